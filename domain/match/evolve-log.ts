import type { GameEvent } from '../game.ts';
import { sure } from '../lib/sure.ts';
import type { Commit, Envelope } from '../log/envelope.ts';
import type { Match } from './state.ts';

// What a match keeps of its log, whatever its events say: the counters of chance, and what is sealed.

/** The counters of the streams: in form 2 they begin anew in each epoch. */
export function drawsAfter(match: Match, envelope: Envelope): Match['draws'] {
  if (envelope.form !== 2) return { ...match.draws, ...envelope.draws };
  const drawn = envelope.draws.map(({ s, i, k }) => [s, i + k] as const);
  return { ...(envelope.epoch === (match.epoch ?? 0) && match.draws), ...Object.fromEntries(drawn) };
}

/** Whether chance was drawn for a commit. */
export const hasDrawn = ({ draws }: Envelope): boolean => (Array.isArray(draws) ? draws : Object.keys(draws)).length > 0;

/** The seals that are not opened to everyone yet. */
export function sealsAfter(match: Match, { envelope, secrets }: Commit, events: readonly { readonly type: string }[]): Match['seals'] {
  const salts = new Map(secrets.seals.map(({ e, salt }) => [e, salt]));
  let seals = match.seals;
  events.forEach((event, e) => {
    const { sealed, opens } = event as GameEvent;
    if (sealed !== undefined)
      seals = { ...seals, [sealed.topic]: { v: envelope.v, e, value: sealed.value, salt: sure(salts.get(e), `salt of ${sealed.topic}`) } };
    for (const { topic, to } of opens ?? []) {
      if (to !== undefined) continue;
      const { [topic]: _, ...closed } = seals;
      seals = closed;
    }
  });
  return seals;
}
