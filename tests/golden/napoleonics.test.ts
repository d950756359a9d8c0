import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Commit } from '../../domain/log/commit.ts';
import { eventSchema } from '../../domain/napoleonics/state/events.ts';
import { endingOf, eventsIn, NAPOLEONICS } from './napoleonics.ts';

// The battles kept are won in the ways they are named after (§3.1 to §3.3, §7.5, §12.2).

/** The folders of the logs of 0.1.0 and 0.2.0. */
describe.each(['napoleonics', '0.2.0/napoleonics'])('%s', (folder) => {
  const read = (name: string): readonly Commit[] =>
    readFileSync(new URL(`${folder}/${name}.ndjson`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Commit);

  describe('the last banner', () => {
    it.each([
      ['own-turn', { banner: 'unit', turn: 'own' }],
      ['battle-back', { banner: 'unit', turn: 'enemy', roll: 'battle-back' }],
      ['objective', { banner: 'objective' }],
      ['leader', { banner: 'leader' }],
      ['exit', { banner: 'exit', turn: 'own' }],
    ])('%s', (name, ending) => {
      expect(endingOf(read(name))).toMatchObject(ending);
    });
  });

  it('the clock answers missed deadlines, more than once, until a side has won', () => {
    const commits = read('lapses');
    expect(commits.filter(({ envelope }) => envelope.by === 'clock').length).toBeGreaterThan(5);
    expect(endingOf(commits)).toBeDefined();
  });

  it.each(['resignation', 'agreed-draw'])('%s: nobody has won by banners', (name) => {
    expect(endingOf(read(name))).toBeUndefined();
  });

  describe('all of them together', () => {
    const commits = Object.keys(NAPOLEONICS).flatMap(read);

    it('hold every fact there is, and every way to move', () => {
      const events = eventsIn(commits);
      const { options } = eventSchema.def;
      expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(
        options.map(({ shape }) => shape.type.value).sort(),
      );
      const ways = [...new Set(events.flatMap((event) => (event.type === 'moved' ? [event.how] : [])))];
      expect(ways.sort()).toEqual(['advance', 'bounce', 'order', 'retire', 'retreat', 'supply']);
    });

    it('hold steps that were taken back, and answers of standing orders and of the clock', () => {
      const events = commits.flatMap(({ envelope }) => envelope.events);
      expect(events.filter(({ type }) => type === 'match/took-back').length).toBeGreaterThan(0);
      const answers = events.flatMap(({ type, how }) => (type === 'match/answered' ? [how] : []));
      expect(new Set(answers)).toEqual(new Set(['standing', 'lapse']));
    });
  });
});
