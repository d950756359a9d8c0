import type { DynamoDBRecord } from 'aws-lambda';
import { ALL, LOBBY, seatsIn } from '../../../domain/press/conversations.ts';
import { tenureIn } from '../../../domain/press/entry.ts';
import { GREY } from '../../../domain/press/grey.ts';
import type { Listed, PressLog, Views } from '../../platform/ports/ports.ts';

/** A new entry: its conversation, and its number there. */
export interface Said {
  readonly game: string;
  readonly conversation: string;
  readonly n: number;
}

/** The entry that a record of the stream of `events` says was added; undefined: it is about something else. */
export function saidIn({ eventName, dynamodb }: DynamoDBRecord): Said | undefined {
  const [pk, sk] = [dynamodb?.Keys?.pk?.S ?? '', dynamodb?.Keys?.sk?.S ?? ''];
  const [, game, conversation] = /^P#(g[0-9a-f]{20})#(.+)$/.exec(pk) ?? [];
  if (eventName !== 'INSERT' || game === undefined || conversation === undefined || !sk.startsWith('M#'))
    return undefined;
  return { game, conversation, n: Number(sk.slice('M#'.length)) };
}

/** Who is to hear of an entry. */
interface Hearers {
  /** Who wrote it, as far as they still sit there. */
  readonly author: string | undefined;
  /** The seat that it was written at, since which version its author sat there, and whether the author is masked. */
  readonly seat: string;
  readonly since: number;
  readonly isMasked: boolean;
  /** Everybody who sits in the conversation, its author too: they may be looking at another screen. */
  readonly persons: readonly string[];
  readonly at: number;
}

/** What is asked to find out who hears. Neither a text nor a secret is within its reach. */
export interface Hearing {
  readonly press: Pick<PressLog, 'read'>;
  readonly views: Pick<Views, 'projected'>;
  /** A pause before the lists are looked at once more. */
  pause(attempt: number): Promise<void>;
}

type Tenure = ReturnType<typeof tenureIn>;

const NOBODY: Hearers = { author: undefined, seat: '', since: 0, isMasked: false, persons: [], at: 0 };

/** How often the lists are looked at until they are as new as what was said. */
const LOOKS = 10;

/**
 * Returns the people to tell of an entry: those seated in its conversation as the lists have it, once they have the
 * version that it was written at; so nobody who had left by then. Spectators are not told. Of an entry that was not
 * written after all, nobody is. `undefined`: the lists do not get that version.
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
  // If successors begin without the past, and a new holder may have sat down since, their next look at the table tells
  // it.
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

/** Whether a name in the lists is a person, not the user of a game of form 1. */
const isPerson = (name: string): boolean => /^p[\w-]{20}$/.test(name);
