import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { last } from '../../domain/lib/sure.ts';
import type { Commit } from '../../domain/log/commit.ts';

// The logs of form 2 that are kept for each kind of game hold what they are named after.

/** Types of events, or of actors, that each kind holds. */
const HOLDS: { readonly [kind: string]: readonly string[] } = {
  fork: ['match/forked', 'match/edited', 'match/restored'],
  'fork-of-a-fork': ['match/forked', 'match/revealed'],
  'joint-dice': ['match/contributed', 'match/closed', 'match/revealed', 'match/edited', 'match/restored'],
  'ready-check': ['match/closed', 'match/confirmed', 'match/restored', 'match/stood'],
  restored: ['match/restored', 'match/edited'],
  outages: ['match/outage', 'match/paused', 'match/resumed', 'match/extended', 'match/answered', 'clock', 'house'],
  moderated: ['match/moderated', 'match/left'],
  bots: ['bot', 'seat'],
};

describe.each(['diplomacy', 'napoleonics', 'kutuzov'])('%s', (game) => {
  const read = (kind: string): readonly Commit[] =>
    readFileSync(new URL(`0.2.0/${game}/${kind}.ndjson`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Commit);

  it.each(Object.keys(HOLDS))('%s', (kind) => {
    const commits = read(kind);
    const held = commits.flatMap(({ envelope: { by, events } }) => [
      by.replace(/:.*/, ''),
      ...events.map(({ type }) => String(type)),
    ]);
    expect(held).toEqual(expect.arrayContaining([...(HOLDS[kind] ?? [])]));
    expect(commits.every(({ envelope }) => envelope.form === 2)).toBe(true);
  });

  it('outages are both those that the clock noticed and one of the record', () => {
    const outages = read('outages').flatMap(({ envelope: { by, events } }) =>
      events.flatMap(({ type, n }) => (type === 'match/outage' ? [`${by} ${n ?? ''}`] : [])),
    );
    expect(outages).toEqual(['clock ', 'house 4', 'clock ']);
  });

  it('a fork of a fork has three parts', () => {
    const games = new Set(read('fork-of-a-fork').map(({ envelope }) => envelope.game));
    expect([...games].length).toBe(3);
    expect(last(read('fork-of-a-fork')).envelope.events.at(-1)?.type).toBe('match/ended');
  });
});
