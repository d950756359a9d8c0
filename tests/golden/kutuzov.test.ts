import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventSchema } from '../../domain/kutuzov/events.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { endingOf, eventsIn, KUTUZOV } from './kutuzov.ts';

// The games kept end in the ways they are named after (§19, §20).

const read = (name: string): readonly Commit[] =>
  readFileSync(new URL(`kutuzov/${name}.ndjson`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Commit);

/** The last roll of a log: its reason and result. */
const lastRoll = (name: string) => eventsIn(read(name)).findLast((event) => event.type === 'rolled');

describe('who wins, and by what', () => {
  it.each([
    ['imperial-morale', 'tsarist', 'morale', '§9.22'],
    ['tsarist-morale', 'imperial', 'morale', '§9.22'],
    ['both-capitals', 'imperial', 'both-capitals', '§19.22'],
    ['third-conquest-roll', 'imperial', 'third-conquest-roll', '§19.22'],
    ['no-keys', 'imperial', 'no-keys', '§19.23'],
    ['fourteen-keys', 'tsarist', 'fourteen-keys', '§19.3'],
    ['conquest', 'imperial', 'conquest', '§19.5'],
    ['defeat', 'tsarist', 'defeat', '§19.5'],
    ['peace', 'tsarist', 'peace', '§19.6'],
    ['will-to-fight', 'imperial', 'will-to-fight', '§19.82'],
    ['points', 'tsarist', 'points', '§20.1'],
    ['points-in-retreat', 'imperial', 'points', '§20.3'],
  ])('%s: %s', (name, camp, how) => {
    expect(endingOf(read(name))).toMatchObject({ camp, how });
  });

  it('resignation: nobody has won by the rules', () => {
    expect(endingOf(read('resignation'))).toBeUndefined();
  });
});

describe('the dice that end a game', () => {
  it.each([
    ['conquest', 'conquest', 9, 14],
    ['defeat', 'conquest', -9, -3],
    ['peace', 'peace', 6, 6],
  ])('%s', (name, why, least, most) => {
    const roll = lastRoll(name);
    expect(roll?.why).toBe(why);
    expect(roll?.total).toBeGreaterThanOrEqual(least);
    expect(roll?.total).toBeLessThanOrEqual(most);
  });
});

it('silence is answered by the clock, more than once, until a Camp has won', () => {
  const commits = read('lapses');
  expect(commits.filter(({ envelope }) => envelope.by === 'clock').length).toBeGreaterThan(5);
  expect(endingOf(commits)).toBeDefined();
});

it('all of them together hold every fact there is', () => {
  const events = Object.keys(KUTUZOV).flatMap((name) => eventsIn(read(name)));
  const types = eventSchema.def.options.map(({ shape }) => shape.type.value);
  expect([...new Set(events.map(({ type }) => type))].sort()).toEqual([...types].sort());
});
