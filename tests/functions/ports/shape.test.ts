import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import type { Commit } from '../../../domain/log/commit.ts';
import { type Audit, audit } from '../../../domain/match/audit/audit.ts';
import { NOTHING } from '../../../domain/match/fold/evolve.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { isAudit } from '../../../functions/features/costs/audit-shape.ts';
import { isListed, isProjected } from '../../../functions/platform/dynamo/lists/view-shape.ts';
import { isCommit, isEnvelope, isSecrets } from '../../../functions/platform/ports/commit-shape.ts';
import { isMatch } from '../../../functions/platform/ports/match-shape.ts';
import { isText, listOf, maybe, oneOf, type Shape, shapeOf } from '../../../functions/platform/ports/shape.ts';
import { duel } from '../../kit/duel/index.ts';
import { seated } from '../../kit/table.ts';
import { viewAt } from './contracts.ts';

// Stored items are read by their shapes: what this code or an earlier release wrote fits, a damaged item does not.

const golden = (path: string): readonly unknown[] =>
  readFileSync(`tests/golden/${path}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Copies of an object, each without one of its fields. */
const lacking = (value: object): readonly (readonly [field: string, copy: unknown])[] =>
  Object.keys(value).map((field) => [
    field,
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== field)),
  ]);

/** The fields of an object that a shape does not ask for. */
const unasked = (isIt: Shape<unknown>, value: object): readonly string[] =>
  lacking(value).flatMap(([field, copy]) => (isIt(copy) ? [field] : []));

describe('a shape', () => {
  it('asks for each named field, and leaves the others unchecked', () => {
    const isPoint = shapeOf<{ readonly x: string; readonly y?: string; readonly z: number }>({
      x: isText,
      y: maybe(isText),
    });
    expect([{ x: 'a' }, { x: 'a', y: 'b' }, { x: 'a', z: null }].map(isPoint)).toEqual([true, true, true]);
    expect([{}, { x: 1 }, { x: 'a', y: 1 }, [], null, 'x', undefined].map(isPoint)).not.toContain(true);
  });

  it('of a list asks for each element', () => {
    const isWords = listOf(oneOf('yes', 'no'));
    expect([[], ['yes', 'no']].map(isWords)).toEqual([true, true]);
    expect([['yes', 'maybe'], { 0: 'yes' }, 'yes'].map(isWords)).not.toContain(true);
  });
});

describe('a commit', () => {
  const FILES = ['diplomacy', 'kutuzov', 'napoleonics'].flatMap((of) =>
    readdirSync(`tests/golden/${of}`).flatMap((file) => (file.endsWith('.ndjson') ? [`${of}/${file}`] : [])),
  );

  it.each(FILES)('of the golden log %s fits', (file) => {
    const commits = golden(file);
    expect(commits.length).toBeGreaterThan(0);
    expect(commits.every(isCommit)).toBe(true);
  });

  it('of form 2 fits', async () => {
    const table = seated(duel, { options: { hits: 1 } });
    expect(table.commits.length).toBeGreaterThan(0);
    expect(table.commits.every(isCommit)).toBe(true);
  });

  it('without one of its fields does not fit', () => {
    const [first] = golden('diplomacy/solo.ndjson');
    const { envelope, secrets, hash } = first as Commit;
    expect(unasked(isCommit, { envelope, secrets, hash })).toEqual([]);
    // Absent where a commit answers no question, or has no command of a player.
    expect(unasked(isEnvelope, envelope)).toEqual([]);
    expect(unasked(isSecrets, secrets)).toEqual(['command']);
  });

  it('does not fit with an event that has no type, or draws of another form', () => {
    const { envelope, ...rest } = golden('diplomacy/solo.ndjson')[0] as Commit;
    const withPart = (part: object) => isCommit({ ...rest, envelope: { ...envelope, ...part } });
    expect(
      [{ events: [{}] }, { events: {} }, { draws: [] }, { form: 2 }, { form: 3 }, { v: '1' }].map(withPart),
    ).toEqual(Array(6).fill(false));
  });
});

describe('a match', () => {
  it('fits after it was stored, and not without what each match has', () => {
    const { match } = seated(duel, { options: { hits: 1 } });
    const stored = JSON.parse(JSON.stringify(match)) as Match;
    expect(isMatch(stored)).toBe(true);
    const needed = lacking(NOTHING).map(([field]) => field);
    expect(needed.filter((field) => unasked(isMatch, stored).includes(field))).toEqual([]);
  });
});

describe('a view in the lists', () => {
  const view = viewAt('g', 1, { users: ['ann'] });

  it('fits, also as earlier releases wrote it', () => {
    expect(isListed(view)).toBe(true);
    expect(isProjected({ view, hidden: [] })).toBe(true);
    expect(isListed({ ...view, others: { view, since: { v: 1, at: 1 } }, held: { ann: ['seat-0'] } })).toBe(true);
  });

  it('does not fit without what lists sort and filter by', () => {
    expect(unasked(isListed, view)).toEqual(['title', 'votes', 'seedCommitment']);
    expect(isProjected({ view })).toBe(false);
    expect(isListed({ ...view, others: { view: {}, since: { v: 1, at: 1 } } })).toBe(false);
  });
});

describe('an audit', () => {
  it('fits, and not without one of its fields', async () => {
    const commits = golden('diplomacy/solo.ndjson') as readonly Commit[];
    const made = await audit(diplomacy, commits, true, { engines: async () => undefined });
    const stored = JSON.parse(JSON.stringify(made)) as Audit;
    expect(isAudit(stored)).toBe(true);
    expect(unasked(isAudit, stored)).toEqual(stored.reason === undefined ? [] : ['reason']);
    expect(isAudit({ ...stored, verdict: 'fine' })).toBe(false);
  });
});
