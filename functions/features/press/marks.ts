import * as z from 'zod';
import { fromBase64url, toBase64url } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { marksKey } from '../../../domain/press/entry.ts';
import { Problem, unknownGame } from '../../platform/http/problem.ts';
import { decrypt, encrypt } from '../../platform/kit/box.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Entry, People } from '../../platform/ports/ports.ts';
import { opensAs } from '../../platform/ports/stored.ts';
import type { Matches } from '../matches/matches.ts';
import { isAdmitted, meIn } from '../people/me.ts';
import type { Persons, Self } from '../people/persons.ts';
import type { PressMarks } from './answers.ts';
import { keys } from './keys.ts';

// Read positions, muted conversations and drafts. They are private to the person, under their key.

/** The marks of a person who has made none. */
export const NO_MARKS: PressMarks = { read: {}, muted: [], seats: [], drafts: {} };
const marks = opensAs(() =>
  z.object({
    read: z.record(z.string(), z.number()).default({}),
    muted: z.array(z.string()).default([]),
    seats: z.array(z.string()).default([]),
    drafts: z.record(z.string(), z.string()).default({}),
    until: z.record(z.string(), z.number()).exactOptional(),
    tell: z.enum(['all', 'turns', 'nothing']).exactOptional(),
  }),
);
const TRIES = 8;

const nameOf = (game: string): string => `press-marks/${game}`;

type Keeper = Pick<Self, 'person' | 'secret'>;

/** Returns the content of an item of a person's marks. */
export const marksIn = ({ secret }: Pick<Self, 'secret'>, game: string, entry: Entry | undefined): PressMarks =>
  entry === undefined
    ? NO_MARKS
    : marks(
        decrypt(marksKey(secret, game), nameOf(game), fromBase64url(keys.marks.read(entry).box)),
        `${entry.pk} / ${entry.sk}`,
      );

/** Returns a person's private items beside a game, and how often they changed them. */
export async function marksOf(
  people: Pick<People, 'get'>,
  self: Keeper,
  game: string,
): Promise<PressMarks & { readonly rev: number }> {
  const entry = await people.get(...keys.marks(self.person, game));
  return { ...marksIn(self, game, entry), rev: entry?.rev ?? 0 };
}

/** Returns the conversations that are muted at a time. */
export const mutedNow = ({ muted, until = {} }: Pick<PressMarks, 'muted' | 'until'>, now: number): readonly string[] =>
  muted.filter((conversation) => now < (until[conversation] ?? Number.POSITIVE_INFINITY));

/** Marks to replace. `tell: null`: the usual notifications of the game. */
type Given = Partial<Omit<PressMarks, 'tell'>> & { readonly tell?: PressMarks['tell'] | null };

/** Replaces the given marks. Of two read positions the later one is kept. Returns the stored marks. */
export async function keepMarks(
  people: People,
  self: Self,
  game: string,
  { tell, ...given }: Given,
): Promise<PressMarks> {
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...keys.marks(self.person, game));
    const was = marksIn(self, game, entry);
    const read = Object.fromEntries(
      Object.entries({ ...was.read, ...given.read }).map(([name, n]) => [name, Math.max(n, was.read[name] ?? 0)]),
    );
    const { tell: told, until, ...rest } = { ...was, ...given };
    const wanted = tell === undefined ? told : tell;
    // A conversation that is muted no longer has no end of it.
    const ends = Object.entries(until ?? {}).filter(([conversation]) => rest.muted.includes(conversation));
    const next: PressMarks = {
      ...rest,
      read,
      ...(ends.length > 0 && { until: Object.fromEntries(ends) }),
      ...(wanted && { tell: wanted }),
    };
    const box = toBase64url(encrypt(marksKey(self.secret, game), nameOf(game), Buffer.from(canonical({ ...next }))));
    if (await people.put(...keys.marks(self.person, game), { box }, entry?.rev ?? 0)) return next;
  }
  throw new Busy('what this person keeps is being written');
}

/**
 * Stores private marks of a user beside a game. Throws a Problem: 404 if they may not see the game, 403 if they never
 * held a seat in it.
 */
export async function keepMarksAs(
  service: Pick<Ports, 'people'> & { readonly persons: Persons; readonly matches: Pick<Matches, 'load'> },
  user: string,
  game: string,
  given: Given,
): Promise<PressMarks> {
  const match = (await service.matches.load(game))?.match;
  if (match === undefined) throw unknownGame();
  const me = await meIn(service, match, user);
  if (!(await isAdmitted(service, match, user, me))) throw unknownGame();
  if (match.form !== 2 || !(match.sittings ?? []).some((sitting) => sitting.user === me))
    throw new Problem(403, 'NOT_SEATED', {
      en: 'you hold no seat in this game',
      ko: '이 게임에 내 자리가 없습니다.',
    });
  return keepMarks(service.people, await service.persons.selfIn(user, match.game), match.game, given);
}
