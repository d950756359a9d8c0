import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventSchema } from '../../domain/kutuzov/table/events.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { endingOf, eventsIn, KUTUZOV } from './kutuzov.ts';

// The games kept end in the ways they are named after (§19, §20).

/** The folders of the logs of 0.1.0 and 0.2.0, and the facts that these did not know. */
const RELEASES: readonly { readonly folder: string; readonly since: readonly string[] }[] = [
  { folder: 'kutuzov', since: ['reached', 'withdrawn'] },
  { folder: '0.2.0/kutuzov', since: [] },
];

describe.each(RELEASES)('$folder', ({ folder, since }) => {
  const read = (name: string): readonly Commit[] =>
    readFileSync(new URL(`${folder}/${name}.ndjson`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Commit);

  /** The last roll of a log: its reason and result. */
  const lastRoll = (name: string) => eventsIn(read(name)).findLast((event) => event.type === 'rolled');

  describe('who wins, and by what', () => {
    it.each([
      { name: 'imperial-morale', camp: 'tsarist', how: 'morale', rule: '§9.22' },
      { name: 'tsarist-morale', camp: 'imperial', how: 'morale', rule: '§9.22' },
      { name: 'both-capitals', camp: 'imperial', how: 'both-capitals', rule: '§19.22' },
      { name: 'third-conquest-roll', camp: 'imperial', how: 'third-conquest-roll', rule: '§19.22' },
      { name: 'no-keys', camp: 'imperial', how: 'no-keys', rule: '§19.23' },
      { name: 'fourteen-keys', camp: 'tsarist', how: 'fourteen-keys', rule: '§19.3' },
      { name: 'conquest', camp: 'imperial', how: 'conquest', rule: '§19.5' },
      { name: 'defeat', camp: 'tsarist', how: 'defeat', rule: '§19.5' },
      { name: 'peace', camp: 'tsarist', how: 'peace', rule: '§19.6' },
      { name: 'will-to-fight', camp: 'imperial', how: 'will-to-fight', rule: '§19.82' },
      { name: 'points', camp: 'tsarist', how: 'points', rule: '§20.1' },
      { name: 'points-in-retreat', camp: 'imperial', how: 'points', rule: '§20.3' },
    ])('$name: $how ($rule)', ({ name, camp, how }) => {
      expect(endingOf(read(name))).toMatchObject({ camp, how });
    });

    it('resignation: nobody has won by the rules', () => {
      expect(endingOf(read('resignation'))).toBeUndefined();
    });
  });

  describe('the dice that end a game', () => {
    it.each([
      { name: 'conquest', why: 'conquest', least: 9, most: 14 },
      { name: 'defeat', why: 'conquest', least: -9, most: -3 },
      { name: 'peace', why: 'peace', least: 6, most: 6 },
    ])('$name', ({ name, why, least, most }) => {
      const roll = lastRoll(name);
      expect(roll?.why).toBe(why);
      expect(roll?.total).toBeGreaterThanOrEqual(least);
      expect(roll?.total).toBeLessThanOrEqual(most);
    });
  });

  it('the clock answers missed deadlines, more than once, until a Camp has won', () => {
    const commits = read('lapses');
    expect(commits.filter(({ envelope }) => envelope.by === 'clock').length).toBeGreaterThan(5);
    expect(endingOf(commits)).toBeDefined();
  });

  it('all of them together hold every fact that the release knew', () => {
    const events = Object.keys(KUTUZOV).flatMap((name) => eventsIn(read(name)));
    const types = eventSchema.def.options.map(({ shape }) => shape.type.value);
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(
      types.filter((type) => !since.includes(type)).sort(),
    );
  });
});
