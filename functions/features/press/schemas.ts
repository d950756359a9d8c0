import * as z from 'zod';
import { seatId } from '../../../domain/match/state/seat-id.ts';
import { ALL, LOBBY } from '../../../domain/press/conversations.ts';
import { isPlain, UNPLAIN } from '../people/plain-text.ts';
import { conversationSchema, number } from './names.ts';

/** Maximum length of a text. */
const MOST = { points: 2_000, bytes: 8_192, lines: 40 } as const;

const TOO_LONG = `at most ${MOST.points} characters, ${MOST.bytes} bytes and ${MOST.lines} lines`;

/** The text of an entry, in Unicode form NFC, with line feeds as the only controls. Clients convert it. */
const pressText = z
  .string()
  .refine((text) => text.trim() !== '', { error: 'say something', params: { ko: '내용을 쓰세요.' } })
  .refine(
    (text) =>
      [...text].length <= MOST.points && Buffer.byteLength(text) <= MOST.bytes && text.split('\n').length <= MOST.lines,
    {
      error: TOO_LONG,
      params: { ko: `${MOST.points}자, ${MOST.bytes}바이트, ${MOST.lines}줄까지입니다.` },
    },
  )
  .refine((text) => text.isWellFormed() && text.normalize('NFC') === text, {
    error: 'in the Unicode form NFC',
    params: { ko: '유니코드 NFC 형식이어야 합니다.' },
  })
  .refine((text) => isPlain(text.replaceAll('\n', '')), { error: UNPLAIN.en, params: { ko: UNPLAIN.ko } })
  .meta({
    description: `${TOO_LONG}; in NFC; line feeds as the only controls, and no characters that change the direction of text.`,
  });

export const pressRequestSchema = z.strictObject({
  seat: seatId.exactOptional().meta({ description: 'The seat that writes, if you hold several.' }),
  to: z.union([z.literal(ALL), z.literal(LOBBY), z.array(seatId).min(1).max(16)]).meta({
    description: 'Everybody (`all`), the people in the lobby (`lobby`), or these seats. Yours may be left out.',
  }),
  grey: z.literal(true).exactOptional().meta({
    description:
      'Hides the author, if `grey` of `settings.press` allows it. Readers get it at the next full five minutes.',
  }),
  text: pressText,
  after: z
    .int()
    .min(0)
    .exactOptional()
    .meta({
      description:
        'The number of the newest entry of the conversation that you have. The server looks for a retry after it, ' +
        'and does not store it.',
    }),
  corrects: number
    .exactOptional()
    .meta({ description: 'The number of your earlier entry here that this one corrects.' }),
});
export type PressRequest = z.infer<typeof pressRequestSchema>;

const MOST_MARKS = 400;
export const marks = {
  read: z
    .record(conversationSchema, z.int().min(0))
    .meta({ description: 'The number of the newest entry that you have read, by conversation.' }),
  muted: z.array(conversationSchema).max(MOST_MARKS).meta({ description: 'Muted conversations.' }),
  until: z.record(conversationSchema, z.int().min(0)).meta({
    description: 'When muted conversations are heard again. Conversations in `muted` without a time stay muted.',
  }),
  seats: z.array(seatId).max(40).meta({
    description: 'Seats with entries that you want collapsed, whichever player holds them. Others do not learn of it.',
  }),
  drafts: z
    .record(conversationSchema, z.string().max(MOST.points))
    .meta({ description: 'Your drafts, by conversation.' }),
};
/** What a player gets notifications of in one game. */
export const tell = z.enum(['all', 'turns', 'nothing']).meta({
  description:
    '`turns`: your turns, deadlines and the loss of a seat. Absent: everything; if your seats are out of play, only the end.',
});
export const muteSchema = z.strictObject({ tell });

/** Maximum size in bytes of a person's private items beside a game. */
const MOST_KEPT = 32_768;
export const pressMarksRequestSchema = z
  .strictObject({
    read: marks.read.exactOptional(),
    muted: marks.muted.exactOptional(),
    until: marks.until.exactOptional(),
    seats: marks.seats.exactOptional(),
    drafts: marks.drafts.exactOptional(),
  })
  .refine((given) => Buffer.byteLength(JSON.stringify(given)) <= MOST_KEPT, {
    error: `at most ${MOST_KEPT} bytes in all`,
    params: { ko: `모두 합쳐 ${MOST_KEPT}바이트까지입니다.` },
  });
