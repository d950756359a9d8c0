import MailComposer from 'nodemailer/lib/mail-composer';
import type { Locale, Text } from '../../../domain/lib/text.ts';
import type { Letter } from '../../platform/courier/loads.ts';
import type { Told } from '../notifications/threads.ts';
import type { Reason } from '../people/reasons.ts';

/** The sender address of mails and the origin of their links. */
export interface Post {
  /** The address in `From`. */
  readonly from: string;
  /** `https://fieldpost.example` */
  readonly origin: string;
}

/** The reader of a mail: the address, and the channel that has it. */
interface To {
  readonly address: string;
  readonly person: string;
  readonly channel: string;
}

/** The text of each notification. It has no name: mails pass many servers and outlive a deletion. */
const SAID: { readonly [reason in Exclude<Reason, 'removed' | 'paused'>]: Text } = {
  'your-turn': { en: 'It is your turn', ko: '내 차례입니다' },
  deadline: { en: 'A deadline is near', ko: '기한이 다가옵니다' },
  press: { en: 'A player wrote to you', ko: '나에게 온 글이 있습니다' },
  started: { en: 'A game has started', ko: '게임이 시작되었습니다' },
  over: { en: 'A game is over', ko: '게임이 끝났습니다' },
  invited: { en: 'You are invited to a game', ko: '게임에 초대받았습니다' },
  'seat-offered': { en: 'A seat of your game is free: any player may take it', ko: '참여한 게임에 빈자리가 났습니다' },
  vote: { en: 'Other players wait for your vote', ko: '다른 참가자들이 내 투표를 기다립니다' },
};
const PAUSED: { readonly [kind: string]: Text } = {
  paused: { en: 'A game is paused', ko: '게임이 멈추었습니다' },
  resumed: { en: 'A game goes on after its pause', ko: '멈추었던 게임이 다시 시작되었습니다' },
  given: { en: 'A deadline was moved, because the server was away', ko: '서버가 멈춘 시간만큼 기한이 늦추어졌습니다' },
};
const REMOVED: Text = { en: 'You lost your seat in a game', ko: '게임의 자리를 잃었습니다' };
/** How to come back after the loss of a seat. */
const BACK: { readonly [kind: string]: Text } = {
  missed: {
    en: 'You missed deadlines. While the seat is free, open the game and take it again.',
    ko: '기한을 여러 번 넘겼습니다. 아직 빈자리라면 게임을 열어 다시 앉을 수 있습니다.',
  },
  late: {
    en: 'You did not confirm in time. The game has not started: open it and take a seat again.',
    ko: '제때 확인하지 않았습니다. 아직 시작하지 않은 게임이니 열어서 다시 앉을 수 있습니다.',
  },
  host: {
    en: 'The owner of the game removed you. You can come back when they invite you again.',
    ko: '게임을 만든 사람이 내보냈습니다. 다시 초대받으면 돌아올 수 있습니다.',
  },
  moderator: {
    en: 'A moderator removed you. You cannot take a seat in this game again.',
    ko: '운영자가 내보냈습니다. 이 게임에는 다시 앉을 수 없습니다.',
  },
};
const DIGEST: Text = { en: 'News of your games', ko: '내 게임의 소식' };
/** The subject of a letter about several games, if it tells of turns. */
const TURNS: { readonly [locale in Locale]: (turns: number, others: number) => string } = {
  en: (turns, others) =>
    `Your turn in ${turns} ${turns === 1 ? 'game' : 'games'}${others === 0 ? '' : `; other news: ${others}`}`,
  ko: (turns, others) => `게임 ${turns}개가 내 차례입니다${others === 0 ? '' : `. 다른 소식 ${others}개`}`,
};
const LIMIT: Text = {
  en: 'You got 100 messages today. Until 00:00 UTC only turns, deadlines and lost seats come here; the site has all',
  ko: '오늘 알림 100개를 보냈습니다. 세계표준시 0시까지는 차례와 기한, 자리를 잃은 일만 보냅니다. 사이트에서 모두 볼 수 있습니다',
};
/** The names of the games, by their ids. */
const GAMES: { readonly [of: string]: Text } = {
  diplomacy: { en: 'Diplomacy', ko: 'Diplomacy(외교)' },
  napoleonics: { en: 'Commands & Colors: Napoleonics', ko: '커맨드 & 컬러스: 나폴레오닉스' },
  kutuzov: { en: 'Kutuzov 1812', ko: '쿠투조프 1812' },
};
const SERVICE = {
  test: { en: 'A test of this channel', ko: '알림 시험입니다' },
  'channel-off': {
    en: 'A webhook of yours did not return the challenge and is off',
    ko: '웹훅이 확인 값을 돌려보내지 않아 꺼졌습니다',
  },
} satisfies { readonly [what: string]: Text };
const END: Text = { en: 'To stop these mails:', ko: '이 메일을 그만 받으려면:' };
const CONFIRM: { readonly subject: Text; readonly text: Text } = {
  subject: { en: 'Is this your address?', ko: '이 주소가 맞습니까?' },
  text: {
    en: 'A person entered this address for mail from Fieldpost. If it was you, open this page. If not, do nothing: you get no more mail.',
    ko: '누군가 Fieldpost의 메일을 이 주소로 받으려 합니다. 본인이라면 아래 페이지를 여세요. 아니라면 그냥 두세요. 메일이 더 가지 않습니다:',
  },
};

type Items = Told['items'];

function saidOf({ reason, kind = '' }: Items[number], locale: Locale): string {
  if (reason === 'removed') return REMOVED[locale];
  return (reason === 'paused' ? (PAUSED[kind] ?? PAUSED.paused) : SAID[reason])?.[locale] ?? '';
}

/** Returns the name of a game by its id. */
export const nameOf = (of: string, locale: Locale): string => GAMES[of]?.[locale] ?? of;

/** Returns which of the games it is, and its title if its reader chose that. */
function gameOf({ of = '', title }: Items[number], locale: Locale, escaped = asItIs): string {
  const game = nameOf(of, locale);
  return title === undefined ? game : `${game} (${escaped(title)})`;
}
const asItIs = (text: string): string => text;

interface Written {
  readonly origin: string;
  /** The game is over: there is no way back to a seat. */
  readonly isOver: boolean;
}

/** Returns one thing that happened as lines of text: what, in which game, and its link. */
function linesOf({ origin, isOver }: Written, item: Items[number], locale: Locale, escaped = asItIs): string {
  const back = item.reason === 'removed' && !isOver ? BACK[item.kind ?? '']?.[locale] : undefined;
  const said = `${saidOf(item, locale)}.${back === undefined ? '' : ` ${back}`}`;
  return [said, gameOf(item, locale, escaped), `${origin}/g/${item.game}`].filter((line) => line !== '').join('\n');
}

/** Returns a message as lines of text, for a mail or a chat. `escaped`: how a title is written there. */
export const said = (told: Told, locale: Locale, origin: string, escaped = asItIs): readonly string[] =>
  told.items.length > 0
    ? told.items.map((item) => linesOf({ origin, isOver: told.view?.status === 'over' }, item, locale, escaped))
    : [`${LIMIT[locale]}.`];

/** Returns the subject. Of several things in one game it names a turn, or else the last. */
function subjectOf({ reason, items }: Told, locale: Locale): string {
  const turns = items.filter((item) => item.reason === 'your-turn');
  const main = turns[0] ?? items.at(-1);
  if (reason === 'limit') return LIMIT[locale];
  if (main === undefined || items.some(({ game }) => game !== main.game))
    return turns.length > 0
      ? TURNS[locale](turns.length, items.length - turns.length)
      : `${DIGEST[locale]}: ${items.length}`;
  const game = gameOf(main, locale);
  return game === '' ? saidOf(main, locale) : `${saidOf(main, locale)}: ${game}`;
}

/**
 * Returns a message as a mail. `token`: unsubscribes by a link or by one click in the mail program (RFC 8058).
 */
export function notificationLetter(post: Post, to: To, told: Told, token: string, locale: Locale): Promise<Letter> {
  const ending = `${post.origin}/unsubscribe/${token}`;
  const text = [...said(told, locale, post.origin), `${END[locale]}\n${ending}`];
  return letter(post, to, told.id, {
    thread: told.thread,
    subject: subjectOf(told, locale),
    text: `${text.join('\n\n')}\n`,
    headers: { 'List-Unsubscribe': `<${ending}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
}

/** Returns a mail about a channel: a test of this one, or that a webhook is off. */
export const serviceLetter = (
  post: Post,
  to: To,
  { id, what }: { readonly id: string; readonly what: keyof typeof SERVICE },
  token: string,
  locale: Locale,
): Promise<Letter> => {
  const ending = `${post.origin}/unsubscribe/${token}`;
  return letter(post, to, id, {
    subject: SERVICE[what][locale],
    text: `${SERVICE[what][locale]}.\n\n${post.origin}/me\n\n${END[locale]}\n${ending}\n`,
    headers: { 'List-Unsubscribe': `<${ending}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
};

interface AskingRound {
  readonly code: string;
  /** `0`: the first. */
  readonly round: string;
}

/**
 * Asks the reader of an address to confirm it. Each round has another Message-ID, because mail services show one
 * letter of each.
 */
export const askingLetter = (post: Post, to: To, { code, round }: AskingRound, locale: Locale): Promise<Letter> =>
  letter(post, to, round === '0' ? `c${to.channel}` : `c${to.channel}.${round}`, {
    subject: CONFIRM.subject[locale],
    text: `${CONFIRM.text[locale]}\n${post.origin}/me#confirm=${to.channel}.${code}\n`,
    headers: {},
  });

interface Letters {
  /** The thread in which mail programs show it. */
  readonly thread?: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: { readonly [name: string]: string };
}

async function letter(
  { from, origin }: Post,
  { address, ...about }: To,
  id: string,
  { thread, subject, text, headers }: Letters,
): Promise<Letter> {
  const { hostname } = new URL(origin);
  // No mail has this Message-ID: mails that refer to the same one are one thread.
  const references = thread === undefined ? undefined : `<t${thread}@${hostname}>`;
  const message = await new MailComposer({
    from: { name: 'Fieldpost', address: from },
    to: { name: '', address },
    messageId: `<${id}@${hostname}>`,
    ...(references && { references, inReplyTo: references }),
    subject,
    text,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { from, to: address, message: message.toString('base64'), about };
}
