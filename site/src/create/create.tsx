import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Refusal } from '../app/parts/problem.tsx';
import { isShown, type Schema, SchemaForm } from '../app/parts/schema-form.tsx';
import { api } from '../app/service/api.ts';
import { doneAsSomebody } from '../app/service/guest.ts';
import { opened, sandboxed, usually, type Wanted } from '../app/service/new-game.ts';
import { isGuest, isSignedIn, language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { StartPicture } from '../door/pictures.tsx';
import { OPTIONS } from '../manners/options.ts';
import { Workshop } from '../manners/workshop.tsx';
import { Details, Facts } from './facts.tsx';
import { SeatsForm } from './seats.tsx';
import { SettingsForm } from './settings.tsx';
import { Templates } from './templates.tsx';
import { useSeats } from './use-seats.ts';
import { words as own } from './words.ts';

type Rules = Answered<'getRules'>;
type Listed = Answered<'listRules'>['rules'];

/** Opens a game: its rules, its scenario, its seats, every option with its default explained. */
export function Create() {
  const { query, route } = useLocation();
  const [listed, setListed] = useState<Listed>([]);
  const [rules, setRules] = useState<Rules>();
  const [error, setError] = useState<unknown>();
  const words = texts.value;
  const of = query.of ?? listed[0]?.id;
  useEffect(() => setTitle(words.newGame, false), [language.value]);
  useEffect(() => {
    api.value.listRules().then(({ rules: all }) => setListed(all), setError);
  }, [api.value]);
  useEffect(() => {
    const end = new AbortController();
    const parts = ['seats', 'schemas', 'setups', 'deadlines'] as const;
    if (of !== undefined)
      api.value
        .getRules({ rules: of as never, parts: [...parts] }, { signal: end.signal })
        .then(setRules, (caught: unknown) => end.signal.aborted || setError(caught));
    return () => end.abort();
  }, [of, api.value]);
  return (
    <main id="content">
      <h1>{words.newGame}</h1>
      <h2>{words.chooseGame}</h2>
      <div class="chips" role="radiogroup" aria-label={words.chooseGame}>
        {listed.map(({ id, title }) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of buttons, each a way to an address
          <button
            type="button"
            role="radio"
            key={id}
            aria-checked={id === of}
            onClick={() => route(`/new?of=${id}`, true)}
          >
            {title}
          </button>
        ))}
      </div>
      <Refusal error={error} />
      {(!isSignedIn.value || isGuest.value) && (
        <p>
          {own.value.guest} <a href="/me">{words.signIn}</a>
        </p>
      )}
      {of !== undefined && <Workshop of={of} />}
      {rules?.id === of && rules !== undefined && (
        <Form key={rules.id} rules={rules} first={query.setup} onOpened={(game) => route(`/g/${game}`)} />
      )}
    </main>
  );
}

interface Props {
  readonly rules: Rules;
  /** The scenario chosen first. */
  readonly first: string | undefined;
  readonly onOpened: (game: string) => void;
}

function Form({ rules, first, onOpened }: Props) {
  const { setups = [], schemas, seats: usualSeats = [], deadlines = [] } = rules;
  const [setup, setSetup] = useState((setups.find(({ id }) => id === first) ?? setups[0])?.id);
  const chosen = setups.find(({ id }) => id === setup);
  const [wanted, setWanted] = useState<Omit<Wanted, 'seats'>>({ of: rules.id, title: '', options: {}, settings: {} });
  const options = { ...chosen?.options, ...wanted.options };
  const isUsual = Object.keys(wanted.options).length === 0;
  const { specs, isKnown } = useSeats(
    rules.id,
    chosen?.seats ?? usualSeats,
    isUsual ? undefined : JSON.stringify(options),
  );
  const [seats, setSeats] = useState(() => usually(specs));
  const [error, setError] = useState<unknown>();
  const [isOpening, setOpening] = useState(false);
  const words = texts.value;
  const set = (change: Partial<Wanted>): void => setWanted({ ...wanted, ...change });
  const schema = (schemas?.options ?? {}) as Schema;
  const said = OPTIONS[rules.id]?.[language.value] ?? {};
  useEffect(() => setSeats(usually(specs)), [specs.map(({ seat }) => seat).join()]);
  const open = (how: 'game' | 'sandbox'): void => {
    setOpening(true);
    setError(undefined);
    const title = wanted.title.trim() === '' ? (chosen?.name ?? rules.title) : wanted.title.trim();
    const sitters = Object.fromEntries(specs.map(({ seat }) => [seat, seats[seat] ?? 'bot']));
    const all = { ...wanted, title, options, seats: sitters };
    doneAsSomebody(() => (how === 'sandbox' ? sandboxed(all) : opened(all))).then(onOpened, (caught: unknown) => {
      setOpening(false);
      setError(caught);
    });
  };
  return (
    <form
      class="create"
      onSubmit={(event) => {
        event.preventDefault();
        open('game');
      }}
    >
      {setups.length > 0 && (
        <fieldset class="setups">
          <legend>{words.chooseSetup}</legend>
          {setups.map(({ id, name, facts }) => (
            <label key={id} class={id === setup ? 'setup chosen' : 'setup'}>
              <input type="radio" name="setup" value={id} checked={id === setup} onChange={() => setSetup(id)} />
              <strong>{name}</strong>
              <StartPicture of={rules.id} setup={id} />
              <Facts facts={facts} />
            </label>
          ))}
        </fieldset>
      )}
      {chosen !== undefined && (
        <section aria-label={chosen.name}>
          <h2>{chosen.name}</h2>
          <Details of={rules.id} setup={chosen} />
        </section>
      )}
      <SeatsForm specs={specs} value={seats} onValue={setSeats} />
      <Options
        schema={schema}
        value={wanted.options}
        onValue={(options) => set({ options })}
        without={Object.keys(chosen?.options ?? {})}
        words={said}
      />
      {!isGuest.value && <Templates value={wanted.settings} onValue={(settings) => set({ settings })} />}
      <SettingsForm value={wanted.settings} onValue={(settings) => set({ settings })} kinds={deadlines} />
      <div class="field">
        <label for="title">{words.title}</label>
        <input
          id="title"
          type="text"
          maxLength={80}
          placeholder={chosen?.name ?? rules.title}
          value={wanted.title}
          onInput={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        <small>{words.titleHint}</small>
      </div>
      <Refusal error={error} of={rules.id} />
      <button type="submit" class="confirm" disabled={isOpening || !isKnown} aria-busy={isOpening}>
        {words.create}
      </button>
      <p class="alone">
        <button
          type="button"
          disabled={isOpening || !isKnown}
          onClick={({ currentTarget }) => currentTarget.form?.reportValidity() && open('sandbox')}
        >
          {own.value.sandbox}
        </button>{' '}
        <small>{own.value.sandboxHint}</small>
      </p>
    </form>
  );
}

/** Shows the options of the game besides those of the scenario. */
function Options(props: Parameters<typeof SchemaForm>[0]) {
  const { schema, without = [] } = props;
  if (Object.entries(schema.properties ?? {}).every(([name, each]) => without.includes(name) || !isShown(each)))
    return null;
  return (
    <fieldset>
      <legend>{texts.value.options}</legend>
      <SchemaForm {...props} />
    </fieldset>
  );
}
