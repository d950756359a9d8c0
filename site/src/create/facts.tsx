import type { Answered } from '@fieldpost/client';
import { wordsOf } from '../app/parts/schema-form.tsx';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { Balance, sharesOf, sidesIn } from './balance.tsx';
import { words } from './words.ts';

type Setup = NonNullable<Answered<'getRules'>['setups']>[number];

/** Shows the facts by which people choose a scenario, in short. Reconstructed facts are marked. */
export function Facts({ facts }: Pick<Setup, 'facts'>) {
  const { date, months, label, edition, bots, supersedes, supersededBy } = facts;
  const all = words.value;
  const { from, to } = (typeof months === 'object' && months !== null ? months : {}) as {
    from?: unknown;
    to?: unknown;
  };
  return (
    <span class="facts">
      {typeof date === 'string' && (
        <time dateTime={date}>
          {new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}
        </time>
      )}
      {typeof from === 'string' && typeof to === 'string' && <span>{`${from} – ${to}`}</span>}
      {(label === 'reconstruction' || String(edition).startsWith('reconstructed')) && (
        <small>{texts.value.provenance}</small>
      )}
      {supersedes !== undefined && <small class="second">{all.second}</small>}
      {supersededBy !== undefined && <small>{all.superseded}</small>}
      {sidesIn(bots).length > 0 && <small>{all.betweenBots(sharesOf(sidesIn(bots)))}</small>}
    </span>
  );
}

/** Shows all facts of the chosen scenario: who begins, what wins, and the source of each fact. */
export function Details({ of, setup: { id, facts, seats } }: { readonly of: string; readonly setup: Setup }) {
  const all = words.value;
  const nameOf = (seat: string): string =>
    seats.find((each) => each.seat === seat || each.holds.includes(seat))?.name ?? seat;
  const bySeat = (value: unknown): string | undefined =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([seat, each]) => `${nameOf(seat)} ${String(each)}`)
          .join(', ')
      : undefined;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [texts.value.seats, seats.map(({ name }) => name).join(', ')],
    [all.first, typeof facts.first === 'string' ? nameOf(facts.first) : undefined],
    [all.banners, bySeat(facts.banners)],
    [all.hands, bySeat(facts.hands)],
  ];
  const [objectives, special] = [textsIn(facts.objectives), textsIn(facts.specialRules)];
  const sources = sourcesIn(facts.provenance);
  return (
    <div class="scenario-details">
      {typeof facts.notes === 'string' && <p>{facts.notes}</p>}
      <dl>
        {rows.map(
          ([name, value]) => value !== undefined && [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>],
        )}
      </dl>
      <Balance of={of} setup={id} bots={facts.bots} nameOf={nameOf} />
      <Lines name={all.objectives} lines={objectives} />
      <Lines name={all.special} lines={special} />
      {sources.length > 0 && (
        <details>
          <summary>{all.sources}</summary>
          <ul>
            {sources.map(([name, status]) => (
              <li key={name}>{`${name}: ${status}`}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const Lines = ({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <>
      <h3>{name}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );

/** Returns the sentences of a list: items are texts, or have a `text`. */
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((each) => String((each as { readonly text?: string }).text ?? each)) : [];

/** Names the source of each fact in a word. */
function sourcesIn(value: unknown): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const status = typeof each === 'string' ? each : (each as { readonly status?: unknown } | null)?.status;
    const { published, reconstructed, partly, known } = words.value;
    const said =
      { published, rulebook: published, reconstructed, reconstruction: reconstructed, partly }[String(status)] ??
      status;
    return typeof said === 'string' ? [[known[name] ?? wordsOf(name), said] as const] : [];
  });
}
