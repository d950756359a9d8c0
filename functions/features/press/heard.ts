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

/** What an entry says of itself beside its text: its author's tenure, the version at which it was written, when. */
export interface Entered extends Said {
  readonly by: string;
  readonly v: number;
  readonly at: number;
}

/** The people to tell of an entry. */
export interface Hearers {
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
  readonly views: Pick<Views, 'projected'>;
  /** Waits before the lists are read again. */
  pause(attempt: number): Promise<void>;
}

type Tenure = ReturnType<typeof tenureIn>;

/** How often the lists are read until they are as new as the entry. */
const LOOKS = 5;

/** Returns an entry without its text; `undefined` if it was not written. */
export async function enteredIn(press: Pick<PressLog, 'read'>, said: Said): Promise<Entered | undefined> {
  const { game, conversation, n } = said;
  const [kept] = await press.read(game, conversation, n - 1, 1);
  if (kept?.entry.n !== n) return undefined;
  const { by, about, at } = kept.entry;
  return { game, conversation, n, by, v: about.v, at };
}

/**
 * Returns the people to tell of an entry: the holders of seats in its conversation once the lists have its version.
 * People who left before, and spectators, are not told. Returns `undefined` if the lists do not get that version soon.
 */
export async function hearersOf(
  { views, pause }: Hearing,
  { game, conversation, by, v, at }: Entered,
): Promise<Hearers | undefined> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const view = (await views.projected(game))?.view;
    if (view !== undefined && view.version >= v) return { at, ...hearersIn(view, conversation, tenureIn(by), v) };
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
