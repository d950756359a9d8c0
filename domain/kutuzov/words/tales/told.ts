import type { Heard } from '../../../contract/story.ts';
import type { Locale } from '../../../lib/text.ts';
import { type Edition, leaderRow } from '../../edition/edition.ts';
import type { Command } from '../../frames/commands.ts';
import type { Event, EventOf } from '../../table/events.ts';
import type { Nation, Power } from '../../terms/nations.ts';
import type { OFF_MAP, Troop } from '../../terms/schemas.ts';
import { COMMANDS } from '../choices.ts';
import { cardName, leaderName, spaceName } from '../names.ts';
import { NATION_NAMES } from '../powers.ts';

/* The parts of sentences that tell events. */

/** What the words of an event need: names of the edition, and what a seat is called. */
export interface Words {
  readonly edition: Edition;
  readonly locale: Locale;
  readonly seat: (id: string) => string;
  /** What happened in the same commit before the event, and after it. */
  readonly earlier: readonly { readonly type: string }[];
  readonly later: readonly { readonly type: string }[];
}

type Fact<K extends Event['type']> = Heard<EventOf<K>>;

const isFact = <K extends Event['type']>(event: { readonly type: string }, type: K): event is Fact<K> =>
  event.type === type;

/** The CP that a march has cost, where they were spent in the same commit. */
export function costOf({ earlier }: Words): Fact<'cp-spent'> | undefined {
  const event = earlier.findLast(({ type }) => type === 'cp-spent' || type === 'moved');
  return event !== undefined && isFact(event, 'cp-spent') ? event : undefined;
}

/** Whether CP go into a march that is told after them: its sentence names them. */
export function isForMarch({ later }: Words): boolean {
  const event = later.find(({ type }) => type === 'cp-spent' || type === 'moved');
  return event !== undefined && isFact(event, 'moved') && event.how === 'march';
}

/** How pieces go: one of them, several. */
export const GOES: {
  readonly [how in EventOf<'moved'>['how']]: { readonly en: readonly [string, string]; readonly ko: string };
} = {
  march: { en: ['marches', 'march'], ko: '행군' },
  event: { en: ['moves by event', 'move by event'], ko: '이벤트로 이동' },
  intercept: { en: ['intercepts', 'intercept'], ko: '차단' },
  evade: { en: ['evades', 'evade'], ko: '회피' },
  retreat: { en: ['retreats', 'retreat'], ko: '후퇴' },
  convoy: { en: ['goes by sea', 'go by sea'], ko: '해상수송' },
  deploy: { en: ['is deployed', 'are deployed'], ko: '배치' },
  bridge: { en: ['comes to the bridge', 'come to the bridge'], ko: '다리 앞 집결' },
};

const OFF: { readonly [at in (typeof OFF_MAP)[number]]: { readonly [locale in Locale]: string } } = {
  '@eliminated': { en: 'is off the map, to be built again', ko: '지도에서 제거되어 다시 생산할 수 있습니다' },
  '@regroup': { en: 'goes to the Regroup Box', ko: 'Regroup Box로 갑니다' },
  '@unavailable': { en: 'is not available yet', ko: '아직 쓸 수 없습니다' },
  '@removed': { en: 'is out of the game', ko: '게임에서 빠집니다' },
};

/** Where a leader is put: a space, or off the map. */
export function whereabouts(at: string, { edition, locale }: Words): string {
  const off = (OFF as { readonly [at: string]: (typeof OFF)['@removed'] })[at];
  if (off !== undefined) return off[locale];
  const name = spaceName(edition, at, locale);
  return { en: `comes to ${name}`, ko: `${name}에 옵니다` }[locale];
}

type Soldiers = Pick<Troop, 'of' | 'sp'>;

/** `French North 3 SP, Prussia 1 SP`; those who did different things in the impulse are one. */
export function soldiers(troops: readonly Soldiers[], locale: Locale): string {
  const sums = new Map<Nation, number>();
  for (const { of, sp } of troops) sums.set(of, (sums.get(of) ?? 0) + sp);
  return [...sums].map(([of, sp]) => `${NATION_NAMES[locale][of]} ${sp} SP`).join(', ');
}

/** `Barclay, 4 SP`; soldiers without a leader, or of another nation than the first, are named. */
export function party(leaders: readonly string[], troops: readonly Soldiers[], { edition, locale }: Words): string {
  const [first] = leaders;
  const isOwn = first !== undefined && troops.every(({ of }) => of === leaderRow(edition, first).nation);
  const sp = troops.reduce((sum, each) => sum + each.sp, 0);
  const counted = troops.length === 0 ? [] : [isOwn ? `${sp} SP` : soldiers(troops, locale)];
  return [...leaders.map((id) => leaderName(edition, id, locale)), ...counted].join(', ');
}

export const cards = (numbers: readonly number[], { edition, locale }: Words): string =>
  numbers.map((number) => cardName(edition, number, locale)).join(', ');

/** `: #36 No Peace` for those who know the cards. */
export const known = (secret: number | readonly number[] | undefined, words: Words): string =>
  secret === undefined || [secret].flat().length === 0 ? '' : `: ${cards([secret].flat(), words)}`;

/** The answers at a window that do something. */
export const answers = (given: EventOf<'opened'>['answers'], words: Words): readonly string[] =>
  given.filter(({ command }) => command.type !== 'pass').map((each) => answer(each, words));

/** `French North: intercept (Davout, 3 SP; Vilna)` */
function answer({ power, command }: { readonly power: Power; readonly command: Command }, words: Words): string {
  const { edition, locale } = words;
  const place = (id: string): string => spaceName(edition, id, locale);
  const parts: string[] = [];
  if ('leaders' in command && 'sp' in command) parts.push(party(command.leaders, troopsOf(command.sp), words));
  if ('from' in command) parts.push(place(command.from));
  if ('to' in command && typeof command.to === 'string') parts.push(place(command.to));
  if ('space' in command && command.space !== undefined) parts.push(place(command.space));
  if ('card' in command && command.card !== undefined) parts.push(cards([command.card], words));
  if (command.type === 'bid') parts.push(`${command.sp} SP`);
  if (command.type === 'halve') parts.push(String(command.resources));
  const said = `${NATION_NAMES[locale][power]}: ${COMMANDS[command.type][locale]}`;
  return parts.length === 0 ? `${said}.` : `${said} (${parts.join('; ')}).`;
}

const troopsOf = (sp: { readonly [nation in Nation]?: number }): readonly Soldiers[] =>
  Object.entries(sp).map(([of, amount]) => ({ of: of as Nation, sp: amount }));

export const en = NATION_NAMES.en;
export const ko = NATION_NAMES.ko;
export const place = (id: string, { edition, locale }: Words): string => spaceName(edition, id, locale);
export const card = (number: number, { edition, locale }: Words): string => cardName(edition, number, locale);
/** `1 card`, `2 cards` */
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
