import type * as z from 'zod';
import type { Locale, Text } from '../../../../domain/lib/text.ts';
import type { MatchView } from '../../../../domain/match/view/view.ts';
import type { Delivery } from '../../../platform/courier/deliver.ts';
import type { People } from '../../../platform/ports/ports.ts';
import { viewIn } from '../../matches/lists.ts';
import type { hookMessageSchema } from '../../notifications/answers.ts';
import { keys } from '../../notifications/keys.ts';
import { type Message, notificationId } from '../../notifications/made.ts';
import type { HookNews } from '../../notifications/queue.ts';
import { type Channel, signingNow } from '../channels.ts';
import { nameOf } from '../mails.ts';
import { linesParcel } from '../receivers/chat.ts';
import { type ChatFormat, escapedFor } from '../receivers/formats.ts';
import { hookParcel } from '../receivers/hooks.ts';
import type { Sending } from '../sending.ts';
import { newsHold, seenOutside } from './outside.ts';

// What a hook of a game is sent: the game as spectators see it. No message names a seat or a player.

type Told = 'phase' | 'seat-offered' | 'vote' | 'over' | 'limit';
type News = Exclude<Told, 'limit'>;

const SAID: { readonly [what in Exclude<Told, 'phase'>]: Text } = {
  'seat-offered': { en: 'A seat is free.', ko: '빈자리가 났습니다.' },
  vote: { en: 'The players vote.', ko: '참가자들이 투표하고 있습니다.' },
  over: { en: 'The game is over.', ko: '게임이 끝났습니다.' },
  limit: {
    en: '100 messages came here today. The next one comes after 00:00 UTC.',
    ko: '오늘 알림 100개를 보냈습니다. 다음 알림은 세계표준시 0시가 지나야 보냅니다.',
  },
};
const VOTES: { readonly [kind: string]: Text } = {
  draw: { en: 'The players vote on a draw.', ko: '참가자들이 무승부를 두고 투표하고 있습니다.' },
  pause: { en: 'The players vote on a pause.', ko: '참가자들이 일시 정지를 두고 투표하고 있습니다.' },
};

/** Returns the id of the message about news: once for each phase and kind. */
export const heraldId = (person: string, channel: string, game: string, { what, of, kind = '' }: HookNews): string =>
  notificationId(person, what, game, `${channel}/${of}/${kind}`);

/** Returns whether a message to a hook still holds: its phase, its vote, or a free seat. The limit of a day does. */
export async function heraldStands(
  people: Pick<People, 'get'>,
  { person, channel, message }: { readonly person: string; readonly channel: string; readonly message: Message },
): Promise<boolean> {
  const { id, game = '', reason, kind } = message;
  if (reason === 'limit') return true;
  const entry = await people.get(...keys.gameHooks(game));
  if (entry === undefined) return false;
  const { seen } = keys.gameHooks.read(entry);
  const news = { what: reason as News, of: seen.since, ...(kind !== undefined && { kind }) };
  return newsHold(news, seen) && (reason !== 'phase' || heraldId(person, channel, game, news) === id);
}

/** Sends a message to the hook of a game. It tells the game as spectators see it at this try. */
export async function heralded(on: Sending, channel: Channel, message: Message): Promise<Delivery> {
  const { place, format, locale } = channel;
  const shown = await on.views.projected(message.game ?? '');
  if (place.kind !== 'webhook' || shown === undefined) return { outcome: 'refused' };
  const view = viewIn(seenOutside(shown.view), locale);
  const url = `${on.origin}/g/${view.game}`;
  const isTimed = message.reason === 'phase' || message.reason === 'vote';
  const due = view.status === 'playing' && isTimed ? view.due : undefined;
  if (format !== undefined) {
    const lines = [linesOf(message, { phase: view.phase, locale, format }), nameOf(view.of, locale), url];
    return on.courier({ parcel: linesParcel({ url: place.url, format, locale }, lines, due) });
  }
  const data = dataOf(message, view, url);
  return on.courier({ parcel: hookParcel(place.url, signingNow(channel, on.now()), message, data, on.now()) });
}

interface Written {
  readonly phase: string | undefined;
  readonly locale: Locale;
  readonly format: ChatFormat;
}

function linesOf({ reason, kind = '' }: Message, { phase = '', locale, format }: Written): string {
  if (reason === 'phase') return escapedFor(format, phase);
  const said = SAID[reason as keyof typeof SAID];
  return (reason === 'vote' ? (VOTES[kind] ?? said) : said)[locale];
}

function dataOf(
  { id, reason, kind }: Message,
  { game, of, version, status, phase, due, seats }: MatchView,
  url: string,
): z.infer<typeof hookMessageSchema>['data'] {
  const isPlayed = status === 'playing';
  return {
    id,
    game,
    of,
    url,
    version,
    status,
    ...(isPlayed && phase !== undefined && { phase }),
    ...(isPlayed && due !== undefined && { due }),
    ...(isPlayed && { vacant: seats.filter(({ holder }) => holder === undefined).length }),
    ...(reason === 'vote' && kind !== undefined && { vote: kind }),
  };
}
