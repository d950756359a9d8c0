import { describe, expect, it } from 'vitest';
import { at } from '../../domain/lib/sure.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { sampleSize } from '../kit/long.ts';
import { oneOf } from '../kit/random.ts';
import { asSeen, type Forged, forgedOften, houseOf, PLAYED, served, TIMES, tally } from './forged.ts';
import { copied, type Draft, type Forger } from './forger.ts';
import { type Forgery, lineOf, spliced, WITHOUT_RULES } from './forgeries.ts';
import { IN_THE_LOBBY } from './lobbies.ts';
import type { Played } from './logs.ts';
import { type Said, verifier } from './python.ts';
import { AT_THE_END, IN_BYTES, IN_PUBLIC } from './subtle.ts';

// Every kind of forgery, each many times, on random games of all kinds: verify.py, the command line and the server must
// all find it.

const others = (of: Played): readonly Played[] => PLAYED.filter(({ game, id }) => game === of.game && id !== of.id);

const inPublic = { ...IN_PUBLIC, ...IN_THE_LOBBY };

const withoutRules = {
  ...WITHOUT_RULES,
  ...inPublic,
  ...AT_THE_END,
  ...IN_BYTES,
  spliced: (forger: Forger) => {
    const other = oneOf(forger.below, others(forger.played));
    return spliced(forger, { ...forger, played: other, log: copied(other.commits) });
  },
};

const codesOf = ({ findings }: Said): readonly string[] => findings.map(([, code]) => code);
const python = { has: false };

/**
 * Gives every log to verify.py and to the auditor without engines; the rows of those that one of them has not found.
 */
async function missedOf(
  kinds: readonly (readonly [kind: string, logs: readonly Forged[]])[],
  whole: boolean,
): Promise<readonly string[]> {
  const running = verifier();
  const rows: { kind: string; numbers: readonly number[]; house: readonly (readonly string[])[] }[] = [];
  for (const [kind, logs] of kinds) {
    const numbers = logs.map(({ bytes }) => running.give(bytes, whole ? [] : ['--partial']));
    const house: (readonly string[])[] = [];
    for (const number of numbers)
      house.push((await houseOf(running.fileOf(number), whole)).findings.map(({ code }) => code));
    rows.push({ kind, numbers, house });
  }
  const said = await running.said();
  python.has = said.length > 0;
  const codes = (number: number): readonly string[] => (python.has ? codesOf(at(said, number)) : ['not run']);
  console.info(
    rows
      .map(
        ({ kind, numbers, house }) =>
          `${kind}\n    verify.py: ${tally(numbers.map(codes))}\n    the house: ${tally(house)}`,
      )
      .join('\n'),
  );
  return rows.flatMap(({ kind, numbers, house }) => {
    const missed = [
      numbers.filter((n) => codes(n).length === 0).length,
      house.filter((each) => each.length === 0).length,
    ];
    return missed.some((count) => count > 0) ? [`${kind}: ${missed.join(' by verify.py, ')} by the house`] : [];
  });
}

/** A forged log as a spectator or a seat reads it; undefined where they cannot see what was forged. */
function seenForged(forger: Forger, forge: Forgery, honest: readonly Commit[]): readonly unknown[] | undefined {
  const isSeat = forger.below(2) === 0;
  const made = forge(forger);
  if (made === undefined || typeof made[0] === 'string') return made;
  const seen = asSeen(made as readonly Draft[], forger.played, isSeat);
  return seen.map(lineOf).join() === asSeen(honest, forger.played, isSeat).map(lineOf).join() ? undefined : seen;
}

describe('forgeries without rules', () => {
  it(`are found in finished games, each kind ${TIMES} times, by verify.py and by the command line`, async () => {
    const kinds = Object.entries(withoutRules).map(([kind, forge]) => [kind, forgedOften(kind, forge)] as const);
    expect(await missedOf(kinds, true)).toEqual([]);
  });

  it(`are found in games that go on, as a spectator and a seat read them, each kind ${TIMES} times`, async () => {
    const middle = ({ commits, middle: v }: Played) => commits.slice(0, v);
    const kinds = Object.entries(inPublic).map(
      ([kind, forge]) =>
        [
          kind,
          forgedOften(`${kind} in the middle`, (forger) => seenForged(forger, forge, middle(forger.played)), middle),
        ] as const,
    );
    expect(await missedOf(kinds, false)).toEqual([]);
  });

  // Each kind goes through the same auditor above: here every fourth in `npm test`.
  it(`are found by GET /audit, where a store can have them`, async () => {
    const wrong: string[] = [];
    let answered = 0;
    const kinds = Object.entries(withoutRules).filter((_, i) => i % sampleSize(8, 1) === 0);
    for (const [kind, forge] of kinds) {
      if (Object.hasOwn(IN_BYTES, kind)) continue;
      for (const { bytes } of forgedOften(kind, forge, undefined, Math.max(2, Math.ceil(TIMES / 5)))) {
        const answer = await served(bytes);
        if (answer !== undefined) answered++;
        if (answer !== undefined && answer.verdict !== 'broken')
          wrong.push(`${kind}: ${answer.status} ${answer.verdict}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(kinds.length);
  });
});
