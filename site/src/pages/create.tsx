import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { api } from '../app/api.ts';
import { opened, type Wanted } from '../app/new-game.ts';
import { Refusal } from '../app/problem.tsx';
import { type Schema, SchemaForm } from '../app/schema-form.tsx';
import { isSignedIn, language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { Workshop } from '../manners/workshop.tsx';

type Rules = Answered<'getRules'>;
type Listed = Answered<'listRules'>['rules'];

/** Opening a game: which one, which scenario, who sits where, every option with its default explained. */
export function Create() {
  const { query, route } = useLocation();
  const [listed, setListed] = useState<Listed>([]);
  const [rules, setRules] = useState<Rules>();
  const [error, setError] = useState<unknown>();
  const words = texts.value;
  const of = query.of;
  useEffect(() => setTitle(words.newGame, false), [language.value]);
  useEffect(() => {
    api.value.listRules().then(({ rules: all }) => setListed(all), setError);
  }, [api.value]);
  useEffect(() => {
    setRules(undefined);
    if (of !== undefined) api.value.getRules({ rules: of as never }).then(setRules, setError);
  }, [of, api.value]);
  return (
    <main id="content">
      <h1>{words.newGame}</h1>
      <h2>{words.chooseGame}</h2>
      <div class="chips" role="radiogroup" aria-label={words.chooseGame}>
        {listed.map(({ id, title }) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of buttons, each a way to an address
          <button type="button" role="radio" key={id} aria-checked={id === of} onClick={() => route(`/new?of=${id}`, true)}>
            {title}
          </button>
        ))}
      </div>
      <Refusal error={error} />
      {!isSignedIn.value && (
        <p>
          <a href="/me">{words.needsSignIn}</a>
        </p>
      )}
      {of !== undefined && <Workshop of={of} />}
      {rules !== undefined && <Form key={rules.id} rules={rules} onOpened={(game) => route(`/g/${game}`)} />}
    </main>
  );
}

function Form({ rules, onOpened }: { readonly rules: Rules; readonly onOpened: (game: string) => void }) {
  const [wanted, setWanted] = useState<Wanted>({ of: rules.id, options: {}, settings: {}, others: 'bots' });
  const { setups = [], schemas } = rules;
  const [setup, setSetup] = useState(setups[0]?.id);
  const [error, setError] = useState<unknown>();
  const [isOpening, setOpening] = useState(false);
  const words = texts.value;
  const set = (change: Partial<Wanted>): void => setWanted({ ...wanted, ...change });
  const chosen = setups.find(({ id }) => id === setup);
  const schema = (schemas?.options ?? {}) as Schema;
  const options = { ...chosen?.options, ...wanted.options };
  const open = (): void => {
    setOpening(true);
    setError(undefined);
    opened({ ...wanted, options }).then(onOpened, (caught: unknown) => {
      setOpening(false);
      setError(caught);
    });
  };
  return (
    <form
      class="create"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      {setups.length > 0 && (
        <fieldset class="setups">
          <legend>{words.chooseSetup}</legend>
          {setups.map(({ id, name, facts }) => (
            <label key={id} class={id === setup ? 'setup chosen' : 'setup'}>
              <input type="radio" name="setup" value={id} checked={id === setup} onChange={() => setSetup(id)} />
              <strong>{name}</strong>
              <Facts facts={facts} />
            </label>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>{words.options}</legend>
        <SchemaForm
          schema={schema}
          value={wanted.options}
          onValue={(to) => set({ options: to })}
          without={Object.keys(chosen?.options ?? {})}
        />
      </fieldset>
      <fieldset>
        <legend>{words.seats}</legend>
        <div class="field">
          <label for="others">{words.others}</label>
          <select id="others" value={wanted.others} onChange={({ currentTarget }) => set({ others: currentTarget.value as 'bots' })}>
            <option value="bots">{words.otherSeats.bots}</option>
            <option value="open">{words.otherSeats.open}</option>
          </select>
        </div>
        <div class="field">
          <label for="title">{words.title}</label>
          <input
            id="title"
            type="text"
            maxLength={100}
            value={wanted.title ?? ''}
            onInput={({ currentTarget }) => set({ title: currentTarget.value })}
          />
          <small>{words.titleHint}</small>
        </div>
        <div class="field">
          <label for="visibility">{words.visibility}</label>
          <select
            id="visibility"
            value={String(wanted.settings.visibility ?? 'public')}
            onChange={({ currentTarget }) => set({ settings: { ...wanted.settings, visibility: currentTarget.value } })}
          >
            <option value="public">{words.visibilities.public}</option>
            <option value="private">{words.visibilities.private}</option>
          </select>
        </div>
      </fieldset>
      <Refusal error={error} of={rules.id} />
      <button type="submit" class="confirm" disabled={!isSignedIn.value || isOpening} aria-busy={isOpening}>
        {words.create}
      </button>
    </form>
  );
}

/** What people choose a scenario by; what is reconstructed says so. */
function Facts({ facts }: { readonly facts: { readonly [name: string]: unknown } }) {
  const { notes, date, label, edition } = facts;
  return (
    <span class="facts">
      {typeof date === 'string' && (
        <time dateTime={date}>
          {new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}
        </time>
      )}
      {typeof notes === 'string' && <span>{notes}</span>}
      {(label === 'reconstruction' || edition === 'reconstructed') && <small>{texts.value.provenance}</small>}
    </span>
  );
}
