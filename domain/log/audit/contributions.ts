import { type Json, same } from '../../lib/json.ts';
import type { Commit, Envelope } from '../envelope.ts';
import type { Finding } from '../finding.ts';
import { contributionOf, is32Bytes, jointSeed } from '../joint.ts';
import { placesFrom } from './places.ts';
import { problemsOfReadiness } from './readiness.ts';

/** The contributions of people to the dice of a match. */
interface Given {
  readonly findings: readonly Finding[];
  /**
   * Returns the seed of all draws, from the seed of the server. `undefined` if the server alone makes the dice, or the
   * match has not started.
   */
  readonly seedOfChance?: (seed: Uint8Array) => Uint8Array;
}

/** The value at a place: text, in a log that nobody forged. */
interface Contribution {
  readonly seat: string;
  readonly contribution: Json;
}

/** A start in progress: what was fixed, by which commit, and what has been revealed of it. */
interface Closed {
  readonly hash: string;
  readonly contributions: readonly Contribution[];
  readonly revealed: Map<string, string>;
}

type Event = Envelope['events'][number];

/**
 * Follows, from the first commit on, what people commit to and reveal. Nothing of it is secret, so it shows at any
 * time.
 */
export function checkContributions(commits: readonly Commit[]): Given {
  const first = commits[0]?.envelope;
  const created = first?.events[0];
  const settings = created?.settings as { readonly entropy?: string } | undefined;
  if (first?.v !== 1) return { findings: [] };
  if (settings?.entropy !== 'joint') return { findings: [...strangers(commits), ...problemsOfReadiness(commits)] };
  let order: readonly string[] = [];
  const findings: Finding[] = [];
  let given = new Map<string, Json>();
  let closed: Closed | undefined;
  let failed = 0;
  let isOpen = true;
  let seedOfChance: Given['seedOfChance'];

  const problemOf = (event: Event, { envelope, hash }: Commit): string | undefined => {
    const seat = String(event.seat);
    order = placesFrom(event)?.map((place) => place.seat) ?? order;
    switch (event.type) {
      case 'match/joined':
      case 'match/contributed':
        if (event.contribution === undefined) return undefined;
        if (!isOpen || closed !== undefined) return `${seat} commits to bytes when it is too late`;
        given.set(seat, event.contribution);
        return undefined;
      case 'match/left':
        given.delete(seat);
        return undefined;
      case 'match/closed': {
        const fixed = order.flatMap((place) =>
          given.has(place) ? [{ seat: place, contribution: given.get(place) ?? null }] : [],
        );
        if (closed !== undefined || !isOpen) return 'the contributions are fixed twice';
        closed = { hash, contributions: fixed, revealed: new Map() };
        return same(event.contributions, fixed.map(asJson)) ? undefined : 'the contributions fixed are not those made';
      }
      case 'match/confirmed':
        return `${seat} confirms where bytes are revealed`;
      case 'match/revealed':
        return reveal(closed, envelope.game, seat, event.bytes);
      case 'match/reopened':
        failed++;
        [given, closed] = [new Map(), undefined];
        return event.failed === failed
          ? undefined
          : `${String(event.failed)} starts are said to have failed, not ${failed}`;
      case 'match/started': {
        isOpen = false;
        const start = closed;
        const missing = start?.contributions.filter((each) => !start.revealed.has(each.seat)) ?? [];
        if (start === undefined || missing.length > 0) return 'the match starts before everything was revealed';
        const revealed = start.contributions.map((each) => String(start.revealed.get(each.seat)));
        seedOfChance = (seed) => jointSeed(seed, revealed, start.hash);
        return undefined;
      }
      default:
        return undefined;
    }
  };

  for (const commit of commits) {
    for (const event of commit.envelope.events) {
      const detail = problemOf(event, commit);
      if (detail !== undefined) findings.push({ v: commit.envelope.v, code: 'WRONG_CONTRIBUTION', detail });
    }
  }
  return { findings, ...(seedOfChance && { seedOfChance }) };
}

/** Events about contributions where there are none. */
const strangers = (commits: readonly Commit[]): readonly Finding[] =>
  commits.flatMap(({ envelope }) =>
    envelope.events
      .filter(
        (event) =>
          JOINT.includes(String(event.type)) || (event.type === 'match/joined' && event.contribution !== undefined),
      )
      .filter(({ type, seats }) => type !== 'match/reopened' && (type !== 'match/closed' || seats === undefined))
      .map(({ type }) => ({
        v: envelope.v,
        code: 'WRONG_CONTRIBUTION',
        detail: `${String(type)}, but only the server makes the dice`,
      })),
  );

const JOINT: readonly string[] = ['match/contributed', 'match/closed', 'match/revealed', 'match/reopened'];

const asJson = ({ seat, contribution }: Contribution) => ({ seat, contribution });

function reveal(closed: Closed | undefined, game: string, seat: string, bytes: Json | undefined): string | undefined {
  const promised = closed?.contributions.find((each) => each.seat === seat);
  if (closed === undefined || promised === undefined || closed.revealed.has(seat))
    return `${seat} reveals what was not asked for`;
  const text = typeof bytes === 'string' && is32Bytes(bytes) ? bytes : '';
  closed.revealed.set(seat, text);
  return text !== '' && contributionOf(game, seat, text) === promised.contribution
    ? undefined
    : `${seat} reveals other bytes than were committed to`;
}
