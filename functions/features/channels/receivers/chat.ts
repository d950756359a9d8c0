import type { Locale, Text } from '../../../../domain/lib/text.ts';
import type { Parcel } from '../../../platform/courier/deliver.ts';
import type { Told } from '../../notifications/threads.ts';
import { said } from '../mails.ts';
import { bodyFor, type ChatFormat, escapedFor } from './formats.ts';

const ASKED: Text = {
  en: 'Fieldpost wants to write here. Code {code}',
  ko: 'Fieldpost가 여기에 알림을 보내려고 합니다. 코드 {code}',
};
const UNTIL: Text = { en: 'until {time} UTC', ko: '{time} UTC까지' };
const OF_CHANNEL = {
  test: { en: 'A test by Fieldpost.', ko: 'Fieldpost의 시험입니다.' },
  'channel-off': {
    en: 'A webhook of yours did not return the challenge and is off.',
    ko: '웹훅이 확인 값을 돌려보내지 않아 꺼졌습니다.',
  },
} satisfies { readonly [what: string]: Text };

/** The chat of a parcel. */
interface Chat {
  readonly url: string;
  readonly format: ChatFormat;
  readonly locale: Locale;
}

/** Asks a chat to show a code. */
export const codeParcel = ({ url, format, locale }: Chat, code: string): Parcel =>
  posted(url, format, ASKED[locale].replace('{code}', `${code.slice(0, 3)}-${code.slice(3)}`));

/** Returns a message about a channel for a chat. */
export const serviceLine = ({ url, format, locale }: Chat, what: keyof typeof OF_CHANNEL): Parcel =>
  posted(url, format, OF_CHANNEL[what][locale]);

/** Returns a message for a chat: what happened, in which game, until when, and the link. It names no seat. */
export function chatParcel({ url, format, locale }: Chat, told: Told, origin: string): Parcel {
  const escaped = (title: string): string => escapedFor(format, title);
  return linesParcel({ url, format, locale }, said(told, locale, origin, escaped), told.due);
}

/** Returns lines of text for a chat. `due`: a deadline, as the last line. */
export function linesParcel({ url, format, locale }: Chat, lines: readonly string[], due?: number): Parcel {
  const time = due === undefined ? undefined : new Date(due).toISOString().slice(0, 16).replace('T', ' ');
  const until = time === undefined ? [] : [UNTIL[locale].replace('{time}', time)];
  return posted(url, format, [...lines, ...until].join('\n'));
}

const posted = (url: string, format: ChatFormat, text: string): Parcel => ({
  url,
  headers: { 'content-type': 'application/json', 'user-agent': 'Fieldpost' },
  body: Buffer.from(bodyFor(format, text)).toString('base64'),
});
