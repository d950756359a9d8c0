import { type Answered, fieldpost } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { setTitle } from '../app/title.ts';
import { Learn } from '../guide/entry.tsx';
import { Workshop } from '../manners/workshop.tsx';
import { searched, sentenceIn } from './rule-search.ts';

/** §2 comes before §10. */
const ORDER = new Intl.Collator('en', { numeric: true });

/** The rules and topics of a game, by the id of the rule. */
type Named = { readonly [kind in 'rules' | 'topics']?: { readonly [id: string]: string } };

/** Returns the rules and topics of a game in the language that the page does not have. */
async function inOther(of: string): Promise<Named> {
  const other = language.value === 'ko' ? 'en' : 'ko';
  const from = fieldpost({ url: location.origin, language: other });
  const { names = {} } = await from.getRules({ rules: of as never, parts: ['names'] });
  from.close();
  return names as Named;
}

/** The text of a rule with the sentence that fits a search best. */
function Found({
  text,
  search,
  of,
}: {
  readonly text: string;
  readonly search: string;
  readonly of: string | undefined;
}) {
  const [before, sentence, after] = sentenceIn(text, search, of);
  return (
    <>
      {before}
      {sentence !== '' && <mark>{sentence}</mark>}
      {after}
    </>
  );
}

/** Lists the rules of a game by id, and searches while the reader types. A refusal links to its rule here. */
export function Rules() {
  const { params } = useRoute();
  const { query, route } = useLocation();
  const [listed, setListed] = useState<Answered<'listRules'>['rules']>([]);
  const [rules, setRules] = useState<Answered<'getRules'>>();
  const [error, setError] = useState<unknown>();
  const [search, setSearch] = useState(query.search ?? '');
  const [second, setSecond] = useState<Named>({});
  const of = params.of;
  const words = texts.value;
  useEffect(() => setTitle(words.rules, false), [language.value]);
  useEffect(() => {
    api.value.listRules().then(({ rules: all }) => setListed(all), setError);
    if (of !== undefined) api.value.getRules({ rules: of as never }).then(setRules, setError);
  }, [of, api.value]);
  const isSearched = search.trim() !== '';
  useEffect(() => {
    // The words of the other language are needed by a search alone.
    if (of !== undefined && isSearched) inOther(of).then(setSecond, () => undefined);
  }, [of, isSearched, language.value]);
  const { rules: said = {}, topics = {} } = (rules?.names ?? {}) as Named;
  const texted = Object.entries(said)
    .map(([id, text]) => ({
      id,
      text,
      topics: topics[id] ?? '',
      other: [second.rules?.[id], second.topics?.[id]].join(' '),
    }))
    .sort((one, other) => ORDER.compare(one.id, other.id));
  const found = searched(texted, search, of);
  useEffect(() => {
    if (query.rule !== undefined) document.getElementById(query.rule)?.scrollIntoView({ block: 'center' });
  }, [query.rule, texted.length]);
  return (
    <main id="content">
      <h1>{rules?.title ?? words.rules}</h1>
      <div class="chips">
        {listed.map(({ id, title }) => (
          <button type="button" key={id} aria-pressed={id === of} onClick={() => route(`/rules/${id}`)}>
            {title}
          </button>
        ))}
      </div>
      <Refusal error={error} />
      {of === undefined && <p>{words.chooseGame}</p>}
      {of !== undefined && rules?.guide !== undefined && <Learn of={of} title={rules.title} />}
      {of !== undefined && <Workshop of={of} />}
      {rules !== undefined && (
        <>
          <label class="field">
            {words.search}
            <input type="search" value={search} onInput={({ currentTarget }) => setSearch(currentTarget.value)} />
          </label>
          {found.length === 0 && <p role="status">{words.noRule(search.trim())}</p>}
          <dl class="rules">
            {found.map(({ id, text }) => (
              <div key={id} id={id} class={id === query.rule ? 'meant' : ''}>
                <dt>
                  <a href={`/rules/${of}?rule=${encodeURIComponent(id)}`}>{id}</a>
                </dt>
                <dd>{isSearched ? <Found text={text} search={search} of={of} /> : text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </main>
  );
}
