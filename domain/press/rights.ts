import type { Play } from '../contract/game.ts';
import { type Refusal, refusal } from '../contract/refusal.ts';
import type { SeatId } from '../lib/ids.ts';
import { asksOf } from '../match/clock/questions.ts';
import { isMuted } from '../match/state/moderated.ts';
import type { PressSettings } from '../match/state/press-settings.ts';
import { type Match, type Sitting, seatsOf } from '../match/state/state.ts';
import { ALL, LOBBY, seatsIn, type To } from './conversations.ts';
import { GREY } from './grey.ts';

/** The entries that a reader may read: those written after a version of the game, and before another. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

const EVERYTHING: Span = { from: 0, until: Number.POSITIVE_INFINITY };

/** How one talks in a match; undefined: not at all, as in every game of form 1. */
export const pressOf = ({ form, settings }: Match): PressSettings | undefined =>
  form !== 2 || settings.press === undefined || settings.press.talk === 'none' ? undefined : settings.press;

/** The newest time of a person at a seat that they hold. */
export const sittingAt = ({ sittings = [] }: Match, seat: SeatId): Sitting | undefined =>
  sittings.find((each) => each.seat === seat && each.until === undefined);

/** Returns why the holder of a seat may not write this anonymously now; `undefined` if they may. */
export function refuseGrey(game: Play, match: Match, seat: SeatId, to: To): Refusal | undefined {
  const press = pressOf(match);
  const grey = press?.grey ?? 'off';
  if (press === undefined || grey === 'off' || to === LOBBY)
    return off({ en: 'here one says who one is', ko: '여기서는 누가 쓰는지 밝혀야 합니다.' });
  if (match.status !== 'playing')
    return refuseWriting(game, match, seat, ALL) ?? off({ en: 'not now', ko: '지금은 쓸 수 없습니다.' });
  if ((to === ALL) !== (grey === 'public'))
    return grey === 'public'
      ? off({ en: 'without a name one writes to "all" here', ko: '이름 없이는 "all"에만 쓸 수 있습니다.' })
      : off({ en: 'without a name one writes to seats here', ko: '이름 없이는 자리에만 쓸 수 있습니다.' });
  if (to !== ALL) {
    const refusal = refuseSeats(match, press, seat, to);
    if (refusal !== undefined) return refusal;
  }
  return refuseNow(game, match, press, seat);
}

/** Why the holder of a seat may not write this now; undefined: they may. */
export function refuseWriting(game: Play, match: Match, seat: SeatId, to: To): Refusal | undefined {
  const press = pressOf(match);
  if (press === undefined) return off({ en: 'this game has no press', ko: '이 게임에서는 이야기할 수 없습니다.' });
  if (match.status === 'over')
    return refusal('GAME_OVER', {
      en: 'the game is over; what was said can be read',
      ko: '게임이 끝났습니다. 나눈 말은 읽을 수 있습니다.',
    });
  if (to === LOBBY) return refuseLobby(match) ?? refuseMuted(match, seat);
  if (match.status === 'lobby')
    return refusal('NOT_STARTED', {
      en: 'before the game starts one talks to "lobby"',
      ko: '게임을 시작하기 전에는 "lobby"에만 쓸 수 있습니다.',
    });
  return refuseTo(match, press, seat, to) ?? refuseNow(game, match, press, seat);
}

function refuseLobby({ status, settings }: Match): Refusal | undefined {
  if (status !== 'lobby')
    return refusal('ALREADY_STARTED', {
      en: 'the game has started: talk to "all"',
      ko: '게임이 시작되었습니다. "all"에 쓰세요.',
    });
  if (settings.anonymous)
    return off({
      en: 'the lobby of an anonymous game does not talk',
      ko: '익명 게임의 대기실에서는 이야기할 수 없습니다.',
    });
  return undefined;
}

function refuseMuted(match: Match, seat: SeatId): Refusal | undefined {
  return isMuted(match, seat)
    ? refusal('MUTED', {
        en: 'a moderator has muted you in this game',
        ko: '운영진이 이 게임에서 말할 수 없게 했습니다.',
      })
    : undefined;
}

function refuseTo(
  match: Match,
  press: PressSettings,
  seat: SeatId,
  to: Exclude<To, typeof LOBBY>,
): Refusal | undefined {
  const { talk } = press;
  if (to === ALL)
    return talk === 'private'
      ? off({ en: 'this game has talk between seats alone', ko: '이 게임에서는 자리끼리만 이야기합니다.' })
      : undefined;
  if (talk === 'public')
    return off({ en: 'this game has public talk alone: "all"', ko: '이 게임에는 공개 대화("all")만 있습니다.' });
  return refuseSeats(match, press, seat, to);
}

function refuseSeats(
  { chairs }: Match,
  { groups }: PressSettings,
  seat: SeatId,
  to: readonly SeatId[],
): Refusal | undefined {
  const others = to.filter((each) => each !== seat);
  const unknown = others.find((each) => !chairs.some((chair) => chair.seat === each));
  if (unknown !== undefined)
    return refusal('NO_SUCH_SEAT', {
      en: `there is no seat ${unknown} in this game`,
      ko: `이 게임에 ${unknown} 자리는 없습니다.`,
    });
  if (others.length === 0)
    return refusal('NOBODY_TO_TALK_TO', {
      en: 'name a seat that is not yours',
      ko: '자기 자리가 아닌 자리를 밝히세요.',
    });
  if (!groups && new Set(others).size > 1)
    return off({ en: 'in this game two seats talk, no more', ko: '이 게임에서는 둘씩만 이야기합니다.' });
  return undefined;
}

function refuseNow(game: Play, match: Match, { phases, out }: PressSettings, seat: SeatId): Refusal | undefined {
  const muted = refuseMuted(match, seat);
  if (muted !== undefined) return muted;
  if (phases !== undefined && !asksOf(game, match).some(({ kind }) => phases.includes(kind)))
    return refusal('PRESS_CLOSED', {
      en: `one talks while this is open: ${phases.join(', ')}`,
      ko: `이때만 쓸 수 있습니다: ${phases.join(', ')}.`,
    });
  if (!out && !game.parties(match.state).includes(seat))
    return refusal('NOT_IN_PLAY', { en: 'seats out of play write no more', ko: '탈락한 자리는 더 쓸 수 없습니다.' });
  return undefined;
}

const off = (text: { readonly en: string; readonly ko: string }): Refusal => refusal('PRESS_OFF', text);

/** Returns whether everything may be read: never in a cancelled game, else a player would cancel in order to read. */
export function isOpened(match: Match, me: string | undefined): boolean {
  const opens = pressOf(match)?.opens ?? 'never';
  if (match.status !== 'over' || match.outcome === undefined || match.outcome.result === 'cancelled') return false;
  return opens === 'everyone' || (opens === 'players' && seatsOf(match, me).length > 0);
}

/**
 * Returns what a viewer of a match may read of a conversation. A former holder reads up to the version at which they
 * left. A delayed spectator reads what was written up to the version that they see.
 */
export function spansOf(match: Match, me: string | undefined, conversation: string): readonly Span[] {
  const spans = wholeSpansOf(match, me, conversation);
  return match.isFace ? spans.map(({ from, until }) => ({ from, until: Math.min(until, match.v + 1) })) : spans;
}

function wholeSpansOf(match: Match, me: string | undefined, conversation: string): readonly Span[] {
  const press = pressOf(match);
  if (press === undefined) return [];
  if (conversation === ALL || conversation === GREY || isOpened(match, me)) return [EVERYTHING];
  const mine = me === undefined ? [] : (match.sittings ?? []).filter(({ user }) => user === me);
  const until = (sitting: Sitting): number => sitting.until ?? Number.POSITIVE_INFINITY;
  if (conversation === LOBBY) {
    if (me !== undefined && me === match.owner) return [EVERYTHING];
    return mine.map((sitting) => ({ from: 0, until: until(sitting) }));
  }
  return mine
    .filter(({ seat }) => seatsIn(conversation).includes(seat))
    .map((sitting) => ({ from: press.takeover === 'anew' ? sitting.since : 0, until: until(sitting) }));
}

/** Whether an entry about a version lies in one of these spans. */
export const isWithin = (spans: readonly Span[], version: number): boolean =>
  spans.some(({ from, until }) => from <= version && version < until);
