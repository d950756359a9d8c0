import * as z from 'zod';
import type { SeatId } from '../lib/ids.ts';
import { isObject, jsonOf } from '../lib/json.ts';
import { placesOf } from '../log/audit/places.ts';
import { canonical } from '../log/canonical.ts';
import type { Commit } from '../log/envelope.ts';
import { type PressSettings, pressSettingsSchema } from '../match/state/press-settings.ts';
import { seatsIn } from './conversations.ts';
import { hashOfEntry, pressCommitment, tenureIn } from './entry.ts';
import { isGrey, isGreyBy } from './grey.ts';
import { isOfModerator } from './moderators.ts';
import { heldAt, tenuresIn } from './tenures.ts';
import { conversationsAmong, leafOf, rootBy, type Standing } from './tree.ts';

const hash = z.string().regex(/^[\w-]{43}$/);
const entrySchema = z.strictObject({
  form: z.literal(1),
  game: z.string(),
  conversation: z.string(),
  n: z.int().min(1),
  at: z.int(),
  by: z.string().regex(/^([^/]+\/[1-9]\d*|grey:[\w-]{43}|moderator:m[\w-]{22})$/),
  about: z.strictObject({ v: z.int().min(1), hash }),
  hides: z.int().min(1).exactOptional(),
  commitment: hash,
  box: hash,
  cmdId: z.string(),
  prev: hash.or(z.literal('')),
});

/** A reader's copy of an entry: with text and salt, unless its author was erased. */
export const pressItemSchema = z.strictObject({
  entry: entrySchema,
  hash,
  text: z.string().exactOptional(),
  salt: z
    .string()
    .regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/)
    .exactOptional(),
  corrects: z.int().min(1).exactOptional(),
  /** Its reader has muted its author; the audit ignores that. */
  muted: z.literal(true).exactOptional(),
  /** The number of the entry by which a moderator has hidden it: its text is left out. The audit ignores that too. */
  hidden: z.int().min(1).exactOptional(),
});
export type PressItem = z.infer<typeof pressItemSchema>;

/**
 * What its author has of an entry against everybody; of grey press it has no number, which would count what others
 * wrote.
 */
export const pressReceiptSchema = z.looseObject({ conversation: z.string(), n: z.int().min(1).exactOptional(), hash });
export type PressReceipt = z.infer<typeof pressReceiptSchema>;

/** How a conversation stands, and its way to the root. */
export const pressSetSchema = z.strictObject({
  conversation: z.string(),
  n: z.int().min(0),
  head: hash.or(z.literal('')),
  salt: hash,
  path: z.array(hash),
});
export type PressSet = z.infer<typeof pressSetSchema>;

/** A finding in the press, and the entry where it shows (0: in the conversation). */
interface PressFinding {
  readonly conversation: string;
  readonly n: number;
  readonly code:
    | 'WRONG_GAME'
    | 'WRONG_HASH'
    | 'WRONG_VERSION'
    | 'BROKEN_CHAIN'
    | 'BACK_IN_TIME'
    | 'WRONG_ABOUT'
    | 'WRONG_AUTHOR'
    | 'WRONG_COMMITMENT'
    | 'NOT_AS_KEPT';
  readonly detail: string;
}

export interface PressAudit {
  /**
   * `unchecked`: nothing was found, but texts or conversations are missing that may be missing, or the end is not
   * known.
   */
  readonly verdict: 'holds' | 'broken' | 'unchecked';
  readonly findings: readonly PressFinding[];
  /**
   * Numbers of what was checked. `removed`: entries without their text, erased with its author or withheld, which looks
   * alike. `missing`: possible conversations without a stated end, as for readers who may not read them.
   */
  readonly checks: {
    readonly conversations: number;
    readonly entries: number;
    readonly texts: number;
    readonly removed: number;
    readonly missing: number;
  };
}

interface Given {
  readonly items: readonly PressItem[];
  readonly receipts?: readonly PressReceipt[];
  /** The root that the service signed at the end, and how conversations lead to it. */
  readonly end?: { readonly root: string; readonly sets: readonly PressSet[] };
}

/**
 * Checks a reader's copy of the press against the log of the game: hashes and chains, who held which seat when, the
 * moment of the game that an entry names, texts against their commitments, what its author kept, and that nothing was
 * left out at the end. It takes no rules: it does not check whether the game allowed writing at that time. An entry
 * that is given twice counts once.
 */
export function auditPress(commits: readonly Commit[], { items: given, receipts = [], end }: Given): PressAudit {
  const items = withoutCopies(given);
  const findings: PressFinding[] = [];
  const game = commits[0]?.envelope.game ?? '';
  const tenures = tenuresIn(commits);
  const chains = new Map<string, PressItem[]>();
  for (const item of items) chains.set(item.entry.conversation, [...(chains.get(item.entry.conversation) ?? []), item]);
  for (const [conversation, chain] of chains) {
    const sorted = [...chain].sort((a, b) => a.entry.n - b.entry.n);
    sorted.forEach((item, i) => {
      const find = (code: PressFinding['code'], detail: string): void => {
        findings.push({ conversation, n: item.entry.n, code, detail });
      };
      checkLink(item, sorted[i - 1], i + 1, find);
      checkPlace(item, game, commits, tenures, find);
    });
  }
  for (const { conversation, n, hash: kept } of receipts)
    if (!chains.get(conversation)?.some(({ entry, hash }) => (n === undefined || entry.n === n) && hash === kept))
      findings.push({
        conversation,
        n: n ?? 0,
        code: 'NOT_AS_KEPT',
        detail: 'its author has a receipt of another entry',
      });
  const untold = end === undefined ? [] : conversationsUntold(commits, end);
  if (end !== undefined) findings.push(...checkEnd(game, conversationsIn(commits), chains, end));
  if (isOpenToAll(commits))
    findings.push(
      ...untold.map((each) => unlike(each, 'everybody may read it, and the end does not say how it stands')),
    );
  const texts = items.filter(({ text }) => text !== undefined).length;
  const removed = items.length - texts;
  const isAll = end !== undefined && removed === 0 && untold.length === 0;
  const verdict = findings.length > 0 ? 'broken' : isAll ? 'holds' : 'unchecked';
  return {
    verdict,
    findings,
    checks: { conversations: chains.size, entries: items.length, texts, removed, missing: untold.length },
  };
}

/** Entries without those that are there already: the same entry with the same text, or one of the two without it. */
function withoutCopies(items: readonly PressItem[]): readonly PressItem[] {
  const kept: PressItem[] = [];
  const known = new Map<string, number>();
  for (const item of items) {
    const name = canonical([item.hash, jsonOf(item.entry)]);
    const at = known.get(name);
    const before = at === undefined ? undefined : kept[at];
    if (
      at === undefined ||
      before === undefined ||
      (before.text !== undefined && item.text !== undefined && !isAlike(before, item))
    ) {
      known.set(name, kept.length);
      kept.push(item);
    } else if (before.text === undefined && item.text !== undefined) kept[at] = item;
  }
  return kept;
}

const isAlike = (a: PressItem, b: PressItem): boolean =>
  a.text === b.text && a.salt === b.salt && a.corrects === b.corrects;

/** Returns the possible conversations whose state the end does not give; none in a game without press. */
function conversationsUntold(commits: readonly Commit[], { sets }: NonNullable<Given['end']>): readonly string[] {
  if ((pressIn(commits)?.talk ?? 'none') === 'none') return [];
  const told = new Set(sets.map(({ conversation }) => conversation));
  return conversationsIn(commits).filter((each) => !told.has(each));
}

/** Whether everybody may read everything: so it was set, and the game was won or drawn. */
function isOpenToAll(commits: readonly Commit[]): boolean {
  const outcome = commits
    .flatMap(({ envelope }) => envelope.events)
    .findLast(({ type }) => type === 'match/ended')?.outcome;
  return pressIn(commits)?.opens === 'everyone' && isObject(outcome) && outcome.result !== 'cancelled';
}

type Find = (code: PressFinding['code'], detail: string) => void;

function checkLink(
  { entry, hash: given, ...opened }: PressItem,
  before: PressItem | undefined,
  n: number,
  find: Find,
): void {
  if (hashOfEntry(entry) !== given) find('WRONG_HASH', 'the hash is not that of the entry');
  if (entry.n !== n) find('WRONG_VERSION', `entry ${entry.n} stands where ${n} should`);
  if (entry.prev !== (before?.hash ?? '')) find('BROKEN_CHAIN', 'prev is not the hash of the entry before');
  if (before !== undefined && (entry.at < before.entry.at || entry.about.v < before.entry.about.v))
    find('BACK_IN_TIME', 'it is older than the entry before');
  const { text, salt, corrects } = opened;
  if ((text === undefined) !== (salt === undefined))
    find('WRONG_COMMITMENT', 'a text comes with its salt, or not at all');
  else if (text !== undefined && salt !== undefined) {
    const said = { text, salt, ...(corrects !== undefined && { corrects }) };
    if (pressCommitment(entry, said) !== entry.commitment) find('WRONG_COMMITMENT', 'this text was not committed to');
  }
}

function checkPlace(
  { entry }: PressItem,
  game: string,
  commits: readonly Commit[],
  tenures: ReturnType<typeof tenuresIn>,
  find: Find,
) {
  if (entry.game !== game) find('WRONG_GAME', `it is of the game ${entry.game}`);
  if (commits[entry.about.v - 1]?.hash !== entry.about.hash)
    find('WRONG_ABOUT', `the log has no version ${entry.about.v} of this hash`);
  if (isOfModerator(entry.by) || entry.hides !== undefined) {
    if (!isOfModerator(entry.by) || entry.hides === undefined || entry.hides >= entry.n)
      find('WRONG_AUTHOR', 'a moderator hides an earlier entry, and nobody else does');
    return;
  }
  if (isGrey(entry.conversation) || isGreyBy(entry.by)) {
    if (!isGrey(entry.conversation) || !isGreyBy(entry.by))
      find('WRONG_AUTHOR', `${entry.by} does not write in ${entry.conversation}`);
    return;
  }
  const { seat, since } = tenureIn(entry.by);
  if (!heldAt(tenures, seat, since, entry.about.v))
    find('WRONG_AUTHOR', `nobody held ${entry.by} at version ${entry.about.v}`);
  const seats = seatsIn(entry.conversation);
  if (seats.length > 0 && !seats.includes(seat)) find('WRONG_AUTHOR', `${seat} is not in this conversation`);
}

/** The seats of a game, which do not change after its start. */
const seatsAtStart = (commits: readonly Commit[]): readonly SeatId[] => placesOf(commits).map(({ seat }) => seat);

/** Returns the kinds of press in a game: fixed when it is opened, or forked. */
function pressIn(commits: readonly Pick<Commit, 'envelope'>[]): PressSettings | undefined {
  const events = commits.flatMap(({ envelope }) => envelope.events);
  const settings = events.findLast(({ type }) => type === 'match/created' || type === 'match/forked')?.settings;
  return pressSettingsSchema.safeParse(isObject(settings) ? settings.press : undefined).data;
}

/** More seats than any game has: their conversations are too many to count. */
const MOST_SEATS = 12;

/** Every conversation that a game can have, in the order of the leaves. */
function conversationsIn(commits: readonly Commit[]): readonly string[] {
  const seats = seatsAtStart(commits);
  return seats.length > MOST_SEATS ? [] : conversationsAmong(seats, pressIn(commits)?.grey);
}

const unlike = (conversation: string, detail: string): PressFinding => ({
  conversation,
  n: 0,
  code: 'NOT_AS_KEPT',
  detail,
});

function checkEnd(
  game: string,
  all: readonly string[],
  chains: ReadonlyMap<string, readonly PressItem[]>,
  { root, sets }: NonNullable<Given['end']>,
): readonly PressFinding[] {
  const known = new Set(sets.map(({ conversation }) => conversation));
  const untold = [...chains.keys()]
    .filter((each) => !known.has(each))
    .map((each) => unlike(each, 'the end does not say how it stands'));
  const found = sets.flatMap(({ conversation, n, head, salt, path }) => {
    const chain = [...(chains.get(conversation) ?? [])].sort((a, b) => a.entry.n - b.entry.n);
    const standing: Standing = { conversation, n, head };
    const leads = rootBy(leafOf(game, standing, salt), all.indexOf(conversation), all.length, path);
    if (!all.includes(conversation) || leads !== root)
      return [unlike(conversation, 'what is said of its end does not lead to the root')];
    const last = chain.at(-1);
    return (last?.entry.n ?? 0) === n && (last?.hash ?? '') === head
      ? []
      : [unlike(conversation, `at the end it had ${n} entries, not these`)];
  });
  return [...untold, ...found];
}
