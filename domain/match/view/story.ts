import type { Game } from '../../contract/game.ts';
import { type Heard, type Scene, SILENT, type Tales, toldBy } from '../../contract/story.ts';
import { josa } from '../../lib/josa.ts';
import type { Locale, Text } from '../../lib/text.ts';
import type { Commit } from '../../log/commit.ts';
import type { Note } from '../fold/evolve-time.ts';
import type { MatchEvent } from '../state/events.ts';
import { type AnyEvent, isMatchEvent } from '../state/events.ts';
import type { Match } from '../state/state.ts';
import { heard } from './heard.ts';

/** A line of the story: a commit that has something to say. */
export interface Told {
  readonly version: number;
  readonly at: number;
  /** The seat that acted, if one did. */
  readonly seat?: string;
  readonly lines: readonly string[];
}

type Teller = (seen: Commit) => Told | undefined;
type Named = Pick<Match, 'options' | 'chairs'>;

/** The sentences of one event of a commit, among all that its reader has heard of the commit. */
type Narrator = (event: AnyEvent, e: number, all: readonly AnyEvent[]) => readonly string[];

/** What the words of a match need: its options, and the names of the seats in a language. */
export function sceneOf(game: Game, match: Named, locale: Locale): Scene<unknown> {
  const seats = game.names?.(locale, match.options).seats ?? {};
  const chairs = new Map(match.chairs.map(({ seat, name }) => [seat, name]));
  return { options: match.options, seat: (id) => seats[id] ?? chairs.get(id) ?? id };
}

/**
 * Orders that take effect where something begins are no news: every seat has one there. Neither is an answer by such an
 * order that is not told itself: a pass.
 */
export function narratorOf(game: Game, scene: Scene<unknown>, locale: Locale): Narrator {
  const words: Words = { ...scene, title: (game.titles ?? { en: game.title, ko: game.title })[locale] };
  const narrate: Narrator = (event, e, all) => {
    if (e > 0 && event.type === 'match/stood') return [];
    if (isAutomatic(event) && isUntold(all[e + 1], e + 1, all)) return [];
    if (isMatchEvent(event)) return toldBy<MatchEvent, Words>(TALES, event as Heard<MatchEvent>, locale, words);
    return game.tell?.(event, locale, { ...scene, earlier: all.slice(0, e), later: all.slice(e + 1) }) ?? [];
  };
  const isUntold = (answer: AnyEvent | undefined, e: number, all: readonly AnyEvent[]): boolean =>
    answer !== undefined && !isMatchEvent(answer) && narrate(answer, e, all).length === 0;
  return narrate;
}

/** Whether something other than a person answers; that a deadline has passed is told in any case. */
const isAutomatic = (event: AnyEvent): boolean =>
  event.type === 'match/answered' && ('how' in event ? event.how : (event as Heard<typeof event>).secret) !== 'lapse';

/**
 * Tells commits of a match, each as its reader may know it (`seenBy`), from nothing else but the options and the names
 * of the seats.
 */
export function tellerOf(game: Game, match: Named, locale: Locale): Teller {
  const narrate = narratorOf(game, sceneOf(game, match, locale), locale);
  return (seen) => {
    const lines = heard(seen).flatMap(narrate);
    return lines.length === 0 ? undefined : { ...headOf(seen), lines };
  };
}

/** What a line of the story says besides its sentences. */
export function headOf({ envelope: { v, at, by } }: Commit): Omit<Told, 'lines'> {
  return { version: v, at, ...(by.startsWith(SEAT) && { seat: by.slice(SEAT.length) }) };
}

const SEAT = 'seat:';

interface Words extends Scene<unknown> {
  readonly title: string;
}

/** The ways in which any match can end; games have their own words for theirs. */
const ENDINGS: { readonly [how: string]: Text } = {
  'agreed-draw': { en: 'by agreement', ko: '합의' },
  agreed: { en: 'by agreement', ko: '합의' },
  resignation: { en: 'by resignation', ko: '기권' },
  concession: { en: 'by concession', ko: '패배 인정' },
  time: { en: 'on time', ko: '시간 초과' },
  abandoned: { en: 'no player is left', ko: '남은 사람 없음' },
  expired: { en: 'it was not started in time', ko: '제때 시작하지 않음' },
  closed: { en: 'by its owner', ko: '게임을 만든 사람이 닫음' },
  restored: { en: 'its log was restored', ko: '기록이 복원됨' },
};

const MODERATED: { readonly [act in Extract<MatchEvent, { type: 'match/moderated' }>['act']]: Text } = {
  close: { en: 'closes the game', ko: '게임을 닫습니다' },
  unseat: { en: 'takes a seat away', ko: '자리를 빼앗습니다' },
  mute: { en: 'mutes a player', ko: '대화를 금지합니다' },
  unmute: { en: 'lets a player speak again', ko: '대화 금지를 풉니다' },
};

const VOTES: { readonly [kind in Extract<MatchEvent, { type: 'match/voted' }>['kind']]: Text } = {
  draw: { en: 'a draw', ko: '무승부' },
  cancel: { en: 'calling the game off', ko: '게임 취소' },
  ready: { en: 'starting', ko: '시작' },
  pause: { en: 'a pause', ko: '일시 정지' },
  extend: { en: 'more time', ko: '기한 연장' },
  concede: { en: 'conceding', ko: '패배 인정' },
  calendar: { en: 'other days and hours', ko: '다른 요일과 시간' },
};

/** Returns what a seat noted where draws are voted on in secret, for readers who may read it. */
function notedIn(secret: unknown): Text {
  const { standing, draw } = secret as Note;
  const en = `${standing === null ? 'no standing orders' : 'standing orders'}, ${draw ? 'a' : 'no'} vote for a draw`;
  const ko = `상시 명령 ${standing === null ? '없음' : '있음'}, 무승부 ${draw ? '찬성' : '찬성 안 함'}으로 적어 둡니다`;
  return { en, ko };
}

/** How the events of every match are told, in any game. */
export const TALES = {
  'match/created': {
    en: (_, { title }) => `A game of ${title} is opened.`,
    ko: (_, { title }) => `${title} 게임이 열립니다.`,
  },
  'match/forked': {
    en: () => 'From here on this is a separate sandbox, with new chance.',
    ko: () => '여기서부터는 새 난수로 이어 가는 연습 게임입니다.',
  },
  'match/edited': {
    en: () => 'The settings of the game are changed, so no player is ready yet.',
    ko: () => '게임의 조건이 바뀌어 아무도 아직 준비되지 않았습니다.',
  },
  'match/joined': {
    en: (event, { seat }) =>
      'holder' in event && event.holder.kind === 'bot'
        ? `A bot takes ${seat(event.seat)}.`
        : `A person takes ${seat(event.seat)}.`,
    ko: (event, { seat }) =>
      'holder' in event && event.holder.kind === 'bot'
        ? `봇이 ${josa(seat(event.seat), '을/를')} 맡습니다.`
        : `${seat(event.seat)} 자리를 사람이 받습니다.`,
  },
  'match/preferred': SILENT,
  'match/dealt': { en: () => 'The seats are dealt.', ko: () => '자리를 나눕니다.' },
  'match/left': {
    en: ({ how, ...event }, { seat }) =>
      ({
        left: `${seat(event.seat)} is free again.`,
        resigned: `${seat(event.seat)} resigns.`,
        moved: `${seat(event.seat)} is free again: the player takes another seat.`,
        unseated: `${seat(event.seat)} is free again: a moderator removed the player.`,
        removed: `${seat(event.seat)} is free again: the owner removed the player.`,
        unrevealed: `${seat(event.seat)} is free again: the player did not reveal the bytes for the dice.`,
        unconfirmed: `${seat(event.seat)} is free again: the player did not answer the ready check.`,
      })[how],
    ko: ({ how, ...event }, { seat }) =>
      ({
        left: `${seat(event.seat)} 자리가 다시 빕니다.`,
        resigned: `${josa(seat(event.seat), '이/가')} 기권합니다.`,
        moved: `${seat(event.seat)} 자리가 다시 빕니다. 참가자는 자리를 옮깁니다.`,
        unseated: `${seat(event.seat)} 자리가 다시 빕니다. 운영진이 내보냈습니다.`,
        removed: `${seat(event.seat)} 자리가 다시 빕니다. 게임을 만든 사람이 내보냈습니다.`,
        unrevealed: `${seat(event.seat)} 자리가 다시 빕니다. 주사위에 쓸 값을 공개하지 않았습니다.`,
        unconfirmed: `${seat(event.seat)} 자리가 다시 빕니다. 자리에 있는지 확인하지 않았습니다.`,
      })[how],
  },
  'match/contributed': {
    en: (event, { seat }) => `${seat(event.seat)} commits to bytes for the dice.`,
    ko: (event, { seat }) => `${josa(seat(event.seat), '이/가')} 주사위에 쓸 값을 약속합니다.`,
  },
  'match/closed': {
    en: ({ seats }) =>
      seats === undefined
        ? 'The commitments for the dice are fixed.'
        : 'The server asks every player whether they are ready.',
    ko: ({ seats }) =>
      seats === undefined ? '주사위에 쓸 값이 모두 정해졌습니다.' : '모두에게 자리에 있는지 묻습니다.',
  },
  'match/confirmed': {
    en: (event, { seat }) => `${seat(event.seat)} is ready to start.`,
    ko: (event, { seat }) => `${seat(event.seat)}: 자리에 있습니다.`,
  },
  'match/revealed': {
    en: (event, { seat }) => `${seat(event.seat)} reveals the bytes for the dice.`,
    ko: (event, { seat }) => `${josa(seat(event.seat), '이/가')} 주사위에 쓸 값을 공개합니다.`,
  },
  'match/reopened': {
    en: () => 'The start has failed. The lobby is open again, and commitments for the dice are void.',
    ko: () => '시작하지 못했습니다. 대기실이 다시 열리며, 주사위에 쓸 값이 있었다면 무효입니다.',
  },
  'match/started': { en: () => 'The game begins.', ko: () => '게임을 시작합니다.' },
  'match/voted': {
    en: ({ kind, value, ...event }, { seat }) =>
      `${seat(event.seat)} ${value ? 'votes' : 'no longer votes'} for ${VOTES[kind].en}.`,
    ko: ({ kind, value, ...event }, { seat }) =>
      `${josa(seat(event.seat), '이/가')} ${VOTES[kind].ko}${value ? '에 찬성합니다' : ' 찬성을 철회합니다'}.`,
  },
  'match/moderated': {
    en: ({ act, ...event }, { seat }) =>
      `A moderator ${MODERATED[act].en}${event.seat === undefined ? '' : ` (${seat(event.seat)})`}.`,
    ko: ({ act, ...event }, { seat }) =>
      `운영진이 ${event.seat === undefined ? '' : `${seat(event.seat)}: `}${MODERATED[act].ko}.`,
  },
  'match/stood': {
    en: ({ secret, ...event }, { seat }) =>
      `${seat(event.seat)} ${secret === undefined ? 'changes' : secret === null ? 'withdraws' : 'gives'} standing orders.`,
    ko: ({ secret, ...event }, { seat }) =>
      `${josa(seat(event.seat), '이/가')} 상시 명령을 ${secret === undefined ? '바꿉니다' : secret === null ? '거둡니다' : '내립니다'}.`,
  },
  'match/noted': {
    en: ({ secret, ...event }, { seat }) =>
      `${seat(event.seat)}: ${secret === undefined ? 'something noted' : notedIn(secret).en}.`,
    ko: ({ secret, ...event }, { seat }) =>
      `${josa(seat(event.seat), '이/가')} ${secret === undefined ? '무언가를 적어 둡니다' : notedIn(secret).ko}.`,
  },
  'match/paused': { en: () => 'The game is paused.', ko: () => '게임을 일시 정지합니다.' },
  'match/resumed': { en: () => 'The game goes on.', ko: () => '게임을 다시 시작합니다.' },
  'match/extended': {
    en: (event, { seat }) =>
      event.seat === undefined ? 'More time is granted by vote.' : `${seat(event.seat)} extends the deadline.`,
    ko: (event, { seat }) =>
      event.seat === undefined ? '투표로 기한을 연장합니다.' : `${josa(seat(event.seat), '이/가')} 기한을 연장합니다.`,
  },
  'match/away': {
    en: ({ left, ...event }, { seat }) => `${seat(event.seat)} is away. Days left: ${left}.`,
    ko: ({ left, ...event }, { seat }) =>
      `${josa(seat(event.seat), '이/가')} 한동안 자리를 비웁니다. 남은 날: ${left}일.`,
  },
  'match/vacated': {
    en: (event, { seat }) => `${seat(event.seat)} misses too many deadlines: the seat is free.`,
    ko: (event, { seat }) => `${josa(seat(event.seat), '이/가')} 기한을 너무 많이 넘겨 자리가 빕니다.`,
  },
  'match/calendar': {
    en: () => 'Deadlines run by other days and hours.',
    ko: () => '기한을 세는 요일과 시간이 바뀝니다.',
  },
  'match/answered': {
    en: ({ secret, ...event }, { seat }) => {
      const how = 'how' in event ? event.how : secret;
      if (how === undefined) return `${seat(event.seat)} answers.`;
      return how === 'lapse'
        ? `${seat(event.seat)} misses the deadline.`
        : `${seat(event.seat)} answers automatically.`;
    },
    ko: ({ secret, ...event }, { seat }) => {
      const how = 'how' in event ? event.how : secret;
      if (how === undefined) return `${josa(seat(event.seat), '이/가')} 응답합니다.`;
      return how === 'lapse'
        ? `${josa(seat(event.seat), '이/가')} 기한을 넘깁니다.`
        : `${josa(seat(event.seat), '이/가')} 자동으로 응답합니다.`;
    },
  },
  'match/took-back': {
    en: ({ version, ...event }, { seat }) => `${seat(event.seat)} takes back the step of version ${version}.`,
    ko: ({ version, ...event }, { seat }) => `${josa(seat(event.seat), '이/가')} 버전 ${version}의 행동을 되돌립니다.`,
  },
  'match/restored': {
    en: ({ from }) => `The log was restored up to version ${from}; what came after is lost.`,
    ko: ({ from }) => `기록이 버전 ${from}까지 복원되었고, 그 뒤는 없어졌습니다.`,
  },
  'match/clock-set': { en: () => 'The server sets its clock back.', ko: () => '서버의 시계를 되돌립니다.' },
  'match/outage': {
    en: ({ n }) =>
      n === undefined ? 'The server was down, so the deadline moves.' : `Time was given back: outage ${n}.`,
    ko: ({ n }) =>
      n === undefined ? '서버가 멈춰 있었습니다. 기한을 옮깁니다.' : `장애 ${n}번 동안 잃은 시간을 돌려줍니다.`,
  },
  // A new deadline comes with nearly every step: only an extension is worth a sentence.
  'match/clock': {
    en: ({ grace }) => (grace ? 'The deadline has passed. The seat gets the time once more.' : undefined),
    ko: ({ grace }) => (grace ? '기한이 지나 시간을 한 번 더 줍니다.' : undefined),
  },
  'match/ended': {
    en: ({ outcome: { result, seats, how } }, { seat }) => {
      const names = seats.map(seat).join(', ');
      const said = {
        won: `The game is over: ${names} won`,
        drawn: `The game is over: a draw of ${names}`,
        cancelled: 'The game is called off',
      };
      return `${said[result]}${ENDINGS[how] === undefined ? '' : ` (${ENDINGS[how].en})`}.`;
    },
    ko: ({ outcome: { result, seats, how } }, { seat }) => {
      const names = seats.map(seat).join(', ');
      const said = {
        won: `게임 종료: ${names} 승리`,
        drawn: `게임 종료: ${names} 무승부`,
        cancelled: '게임이 취소되었습니다',
      };
      return `${said[result]}${ENDINGS[how] === undefined ? '' : ` (${ENDINGS[how].ko})`}.`;
    },
  },
} satisfies Tales<MatchEvent, Words>;
