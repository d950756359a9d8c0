import MailComposer from 'nodemailer/lib/mail-composer';
import type { Locale, Text } from '../../../domain/lib/text.ts';
import type { Letter } from '../../platform/courier/courier.ts';
import type { Told } from '../notifications/threads.ts';
import type { Reason } from '../people/reasons.ts';

/** The sender address of mails and the origin of their links. */
export interface Post {
  /** The address in `From`. */
  readonly from: string;
  /** `https://fieldpost.example` */
  readonly origin: string;
}

/**
 * The text of each notification. It has no title and no name, because mails pass many servers and outlive a deletion.
 */
const SAID: { readonly [reason in Reason]: Text } = {
  'your-turn': { en: 'It is your turn', ko: '내 차례입니다' },
  deadline: { en: 'A deadline is near', ko: '기한이 다가옵니다' },
  press: { en: 'A player wrote to you', ko: '새 글이 있습니다' },
  started: { en: 'A game has started', ko: '게임이 시작되었습니다' },
  over: { en: 'A game is over', ko: '게임이 끝났습니다' },
  invited: { en: 'You are invited to a game', ko: '게임에 초대받았습니다' },
  'seat-offered': {
    en: 'A seat of your game is offered to others',
    ko: '참여한 게임의 자리가 다른 사람에게 열렸습니다',
  },
};
const OPEN: Text = { en: 'The game:', ko: '게임:' };
const END: Text = { en: 'To stop these mails:', ko: '이 메일을 그만 받으려면:' };
const CONFIRM: { readonly subject: Text; readonly text: Text } = {
  subject: { en: 'Is this your address?', ko: '이 주소가 맞습니까?' },
  text: {
    en: 'A person entered this address for mail from Fieldpost. If it was you, open this page. If not, do nothing: you get no more mail.',
    ko: '누군가 Fieldpost의 메일을 이 주소로 받으려 합니다. 본인이라면 아래 페이지를 여세요. 아니라면 그냥 두세요. 메일이 더 가지 않습니다:',
  },
};

/** Returns a notification as a mail. `token`: unsubscribes by a link or by one click in the mail program (RFC 8058). */
export function notificationLetter(post: Post, to: string, told: Told, token: string, locale: Locale): Promise<Letter> {
  const ending = `${post.origin}/unsubscribe/${token}`;
  return letter(post, to, told.id, {
    thread: told.thread,
    subject: SAID[told.reason][locale],
    text: `${SAID[told.reason][locale]}.\n\n${OPEN[locale]}\n${post.origin}/g/${told.game}\n\n${END[locale]}\n${ending}\n`,
    headers: { 'List-Unsubscribe': `<${ending}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
}

/** Asks the reader of an address to confirm it. */
export const askingLetter = (post: Post, to: string, channel: string, code: string, locale: Locale): Promise<Letter> =>
  letter(post, to, `c${channel}`, {
    subject: CONFIRM.subject[locale],
    text: `${CONFIRM.text[locale]}\n${post.origin}/me#confirm=${channel}.${code}\n`,
    headers: {},
  });

interface Written {
  /** The thread in which mail programs show it. */
  readonly thread?: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: { readonly [name: string]: string };
}

async function letter(
  { from, origin }: Post,
  to: string,
  id: string,
  { thread, subject, text, headers }: Written,
): Promise<Letter> {
  const { hostname } = new URL(origin);
  // No mail has this Message-ID: mails that refer to the same one are one thread.
  const references = thread === undefined ? undefined : `<t${thread}@${hostname}>`;
  const message = await new MailComposer({
    from: { name: 'Fieldpost', address: from },
    to: { name: '', address: to },
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
  return { from, to, message: message.toString('base64') };
}
