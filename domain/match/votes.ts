import { type Refusal, refusal } from '../game.ts';
import type { SeatId } from '../lib/ids.ts';
import type { Json } from '../lib/json.ts';
import type { VoteKind } from './commands.ts';
import { type Desk, emit, end, isPerson, notAsked, play } from './desk.ts';
import { startOrClose } from './lobby.ts';
import { askOf } from './questions.ts';

/**
 * Gives or withdraws a vote. `ready`: start (lobby), or do not wait for me (play); `draw`: all people still in play agree;
 * `cancel`: all people seated agree. A vote stands until it is withdrawn; bots agree to what the people agree on.
 */
export function vote(desk: Desk, seat: SeatId, kind: VoteKind, value: boolean): Refusal | undefined {
  const { match } = desk;
  const playing = match.status === 'playing';
  if (kind === 'ready' && playing) return sayReady(desk, seat, value);
  if (kind === 'draw' && match.settings.draw === 'off')
    return refusal('DRAWS_OFF', { en: 'this game has no draw by agreement', ko: '이 게임에는 합의 무승부가 없습니다.' });
  if (kind === 'draw' && !playing) return refusal('NOT_STARTED', { en: 'there is no game to draw yet', ko: '아직 비길 게임이 없습니다.' });
  if (!partiesOf(desk, kind).includes(seat))
    return refusal('NOT_IN_PLAY', {
      en: 'only seats still in play vote on a draw',
      ko: '아직 게임에 남아 있는 자리만 무승부에 투표합니다.',
    });
  emit(desk, { type: 'match/voted', seat, kind, value });
  return undefined;
}

/** Does what all people asked agree on: by the newest vote, or because somebody who did not agree has left or is out of play. */
export function agree(desk: Desk): void {
  if (isAgreed(desk, 'cancel')) end(desk, { result: 'cancelled', seats: [], how: 'agreed' });
  else if (desk.match.status === 'playing' && isAgreed(desk, 'draw')) {
    end(desk, { result: 'drawn', seats: [...partiesOf(desk, 'draw')], how: 'agreed-draw' });
  } else if (desk.match.status === 'lobby' && isAgreed(desk, 'ready') && desk.match.chairs.every(({ holder }) => holder !== undefined)) {
    // As long as it cannot start, the votes stand.
    startOrClose(desk);
  }
}

const partiesOf = ({ game, match }: Desk, kind: VoteKind): readonly SeatId[] =>
  kind === 'draw' ? game.parties(match.state) : match.chairs.map(({ seat }) => seat);

function isAgreed(desk: Desk, kind: VoteKind): boolean {
  const agreed = desk.match.votes[kind] ?? [];
  if (desk.match.status === 'over' || agreed.length === 0) return false;
  const parties = partiesOf(desk, kind);
  const asked = desk.match.chairs.filter((chair) => isPerson(chair) && parties.includes(chair.seat));
  return asked.length > 0 && asked.every(({ seat }) => agreed.includes(seat));
}

function sayReady(desk: Desk, seat: SeatId, value: boolean): Refusal | undefined {
  const { game, match } = desk;
  if (game.ready === undefined)
    return refusal('NO_READY', {
      en: `${game.title} waits for every answer; there is nothing to be ready for`,
      ko: '이 게임은 모든 답을 기다립니다. 준비를 알릴 것이 없습니다.',
    });
  if (askOf(game, match, seat) === undefined) return notAsked();
  return play(desk, seat, game.ready(game.view(match.state, [seat]), seat, value) as Json);
}
