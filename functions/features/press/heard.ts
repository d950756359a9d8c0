import type { DynamoDBRecord } from 'aws-lambda';
import { ALL, LOBBY, seatsIn } from '../../../domain/press/conversations.ts';
import { tenureIn } from '../../../domain/press/entry.ts';
import { GREY } from '../../../domain/press/grey.ts';
import type { Listed, PressLog, Views } from '../../platform/ports/ports.ts';

/** A new entry: its conversation and its number there. */
export interface Said {
  readonly game: string;
  readonly conversation: string;
  readonly n: number;
}

/** Returns the entry that a record of the stream of `events` added; `undefined` for other records. */
export function saidIn({ eventName, dynamodb }: DynamoDBRecord): Said | undefined {
  const [pk, sk] = [dynamodb?.Keys?.pk?.S ?? '', dynamodb?.Keys?.sk?.S ?? ''];
  const [, game, conversation] = /^P#(g[0-9a-f]{20})#(.+)$/.exec(pk) ?? [];
  if (eventName !== 'INSERT' || game === undefined || conversation === undefined || !sk.startsWith('M#'))
    return undefined;
  return { game, conversation, n: Number(sk.slice('M#'.length)) };
}

/** The people to tell of an entry. */
interface Hearers {
  /** The author, if they still hold the seat. */
  readonly author: string | undefined;
  /** The seat of the entry, since which version its author held it, and whether the author is anonymous. */
  readonly seat: string;
  readonly since: number;
  readonly isMasked: boolean;
  /** Everybody with a seat in the conversation, including the author, who may use another screen. */
  readonly persons: readonly string[];
  readonly at: number;
}

/** What finding the hearers needs. It has no access to texts or secrets. */
export interface Hearing {
  readonly press: Pick<PressLog, 'read'>;
  readonly views: Pick<Views, 'projected'>;
  /** Waits before the lists are read again. */
  pause(attempt: number): Promise<void>;
}

type Tenure = ReturnType<typeof tenureIn>;

const NOBODY: Hearers = { author: undefined, seat: '', since: 0, isMasked: false, persons: [], at: 0 };

/** How often the lists are read until they are as new as the entry. */
const LOOKS = 10;

/**
 * Returns the people to tell of an entry: the holders of seats in its conversation once the lists have its version.
 * People who left before, and spectators, are not told. An entry that was not written has no hearers. Returns
 * `undefined` if the lists do not get that version.
 */
export async function hearersOf(
  { press, views, pause }: Hearing,
  { game, conversation, n }: Said,
): Promise<Hearers | undefined> {
  const [kept] = await press.read(game, conversation, n - 1, 1);
  if (kept?.entry.n !== n) return NOBODY;
  const { by, about, at } = kept.entry;
  for (let looks = 0; looks < LOOKS; looks++) {
    const view = (await views.projected(game))?.view;
    if (view !== undefined && view.version >= about.v)
      return { at, ...hearersIn(view, conversation, tenureIn(by), about.v) };
    await pause(looks);
  }
  return undefined;
}

function hearersIn(view: Listed, conversation: string, { seat, since }: Tenure, version: number): Omit<Hearers, 'at'> {
  const seats = seatsIn(conversation);
  const isFor = (own: readonly string[]): boolean =>
    conversation === ALL || conversation === LOBBY || conversation === GREY || own.some((each) => seats.includes(each));
  const held = Object.entries(view.held ?? {}).filter(([name]) => isPerson(name));
  const author = held.find(([, own]) => own.includes(seat))?.[0];
  // If successors start without the past, a new holder may not see this entry. They learn of it when they look at the
  // table.
  const mayBeNew = view.settings.press?.takeover === 'anew' && view.version > version;
  const isMasked = view.settings.anonymous && view.status !== 'over';
  return {
    author,
    seat,
    since,
    isMasked,
    persons: mayBeNew ? [] : held.filter(([, own]) => isFor(own)).map(([name]) => name),
  };
}

/** Returns whether a name in the lists is a person rather than the user of a game of form 1. */
const isPerson = (name: string): boolean => /^p[\w-]{20}$/.test(name);
