import { type Refusal, refusal } from '../game.ts';
import { absurd } from '../lib/absurd.ts';
import type { SeatId } from '../lib/ids.ts';
import type { Json } from '../lib/json.ts';
import type { VoteKind } from './commands.ts';
import { type Desk, emit, end, isPerson, play } from './desk.ts';
import { begin } from './lobby.ts';
import { askOf } from './questions.ts';

/**
 * Gives or withdraws a vote. `ready`: start (lobby), or do not wait for me (play); `draw`: all people still in play agree;
 * `cancel`: all people seated agree. A vote stands until it is withdrawn; bots agree to what the people agree on.
 */
export function vote(desk: Desk, seat: SeatId, kind: VoteKind, value: boolean): Refusal | undefined {
  const { game, match } = desk;
  const playing = match.status === 'playing';
  if (kind === 'ready' && playing) return sayReady(desk, seat, value);
  if (kind === 'draw' && !playing) return refusal('NOT_STARTED', 'there is no game to draw yet');
  const parties = kind === 'draw' ? game.parties(match.state) : match.chairs.map((chair) => chair.seat);
  if (!parties.includes(seat)) return refusal('NOT_IN_PLAY', 'only seats still in play vote on a draw');
  emit(desk, { type: 'match/voted', seat, kind, value });
  const agreed = desk.match.votes[kind] ?? [];
  const asked = match.chairs.filter((chair) => isPerson(chair) && parties.includes(chair.seat));
  if (!asked.every((chair) => agreed.includes(chair.seat))) return undefined;
  switch (kind) {
    case 'ready':
      if (match.chairs.every(({ holder }) => holder !== undefined)) begin(desk);
      return undefined;
    case 'cancel':
      end(desk, { result: 'cancelled', seats: [], how: 'agreed' });
      return undefined;
    case 'draw':
      end(desk, { result: 'drawn', seats: [...parties], how: 'agreed-draw' });
      return undefined;
    default:
      return absurd(kind);
  }
}

function sayReady(desk: Desk, seat: SeatId, value: boolean): Refusal | undefined {
  const { game, match } = desk;
  if (game.ready === undefined) return refusal('NO_READY', `${game.title} waits for every answer; there is nothing to be ready for`);
  if (askOf(game, match, seat) === undefined) return refusal('NOT_ASKED', 'there is nothing for this seat to decide now');
  return play(desk, seat, game.ready(game.view(match.state, [seat]), seat, value) as Json);
}
