import type { GameEvent } from '../../contract/game.ts';
import { sure } from '../../lib/sure.ts';
import type { Commit, Envelope, OpenSeal } from '../../log/envelope.ts';
import type { Match } from '../state/state.ts';

// What a match keeps of its log, independent of the kind of events: the counters of chance, and what is sealed.

/** Returns the counters of the streams; in form 2 they begin again in each epoch. */
export function drawsAfter(match: Match, envelope: Envelope): Match['draws'] {
  if (envelope.form !== 2) return { ...match.draws, ...envelope.draws };
  const drawn = envelope.draws.map(({ s, i, k }) => [s, i + k] as const);
  return { ...(envelope.epoch === (match.epoch ?? 0) && match.draws), ...Object.fromEntries(drawn) };
}

/** Whether chance was drawn for a commit. */
export const hasDrawn = ({ draws }: Envelope): boolean =>
  (Array.isArray(draws) ? draws : Object.keys(draws)).length > 0;

/**
 * Returns the seals that are not opened to everyone yet, copied once a commit: a war of Kutuzov ends with 1,200. They
 * are put in one by one, which makes V8 keep a table; a spread for each event left it a hidden class for each.
 */
export function sealsAfter(match: Match, { envelope, secrets }: Commit, events: readonly GameEvent[]): Match['seals'] {
  if (events.every(({ sealed, opens }) => sealed === undefined && opens === undefined)) return match.seals;
  const salts = new Map(secrets.seals.map(({ e, salt }) => [e, salt]));
  const seals: { [topic: string]: OpenSeal } = {};
  for (const topic of Object.keys(match.seals)) seals[topic] = sure(match.seals[topic], topic);
  events.forEach(({ sealed, opens = [] }, e) => {
    if (sealed !== undefined)
      seals[sealed.topic] = {
        v: envelope.v,
        e,
        value: sealed.value,
        salt: sure(salts.get(e), `salt of ${sealed.topic}`),
      };
    for (const { topic, to } of opens) if (to === undefined) delete seals[topic];
  });
  return seals;
}
