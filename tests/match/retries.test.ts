import { describe, expect, it } from 'vitest';
import { earlier } from '../../domain/match/command.ts';
import type { MatchCommand } from '../../domain/match/commands.ts';
import { RECENT } from '../../domain/match/evolve.ts';
import { duel } from '../kit/duel/index.ts';
import { seated, type Table } from '../kit/table.ts';

const ann = { user: 'red-person' };
const vote = (value: boolean): MatchCommand => ({ type: 'vote', seat: 'red', kind: 'draw', value });
const incoming = (table: Table, cmdId: string, command: MatchCommand, by = ann) => ({ game: table.id, at: table.now, cmdId, by, command });
const find = (table: Table, cmdId: string, command: MatchCommand, by = ann) =>
  earlier(table.match, incoming(table, cmdId, command, by), table.seed);

// A client whose connection broke after the commit sends its command again. It must get the first answer, not act twice.
describe('a retry', () => {
  const table = seated(duel, { options: { hits: 3 } }).send(ann, vote(true), 'key-1');
  const { v, hash } = { v: table.match.v, hash: table.last.hash };
  table.act('blue', { type: 'choose', stance: 'low' });

  it('is recognised by its sender and its key, also after other commits', () => {
    expect(find(table, 'key-1', vote(true))).toMatchObject({ reused: false, recent: { v, hash, by: 'seat:red' } });
  });

  it('is not another key', () => {
    expect(find(table, 'key-2', vote(true))).toBeUndefined();
  });

  it('is not another sender’s command under the same key', () => {
    const others = { type: 'vote', seat: 'blue', kind: 'draw', value: true } as const;
    expect(find(table, 'key-1', others, { user: 'blue-person' })).toBeUndefined();
  });

  it('with another body under the same key is told apart', () => {
    expect(find(table, 'key-1', vote(false))).toMatchObject({ reused: true });
  });

  it('is recognised whatever the order of its fields', () => {
    expect(find(table, 'key-1', { value: true, kind: 'draw', seat: 'red', type: 'vote' })).toMatchObject({ reused: false });
  });

  it('is recognised from a snapshot too, and after a takeback', () => {
    const match = JSON.parse(JSON.stringify(table.match));
    expect(earlier(match, incoming(table, 'key-1', vote(true)), table.seed)).toMatchObject({ reused: false });
    table.act('red', { type: 'choose', stance: 'high' }).act('red', { type: 'step', to: 0 }).takeBack('red');
    expect(find(table, 'key-1', vote(true))).toMatchObject({ reused: false });
  });

  it(`is recognised among the last ${RECENT} commands`, () => {
    const busy = seated(duel, { options: { hits: 3 } }).send(ann, vote(true), 'key-1');
    for (let i = 1; i < RECENT; i++) busy.vote('blue', 'cancel', i % 2 === 0);
    expect(find(busy, 'key-1', vote(true))).toBeDefined();
    busy.vote('blue', 'cancel', false);
    expect(find(busy, 'key-1', vote(true))).toBeUndefined();
    expect(busy.match.recent).toHaveLength(RECENT);
  });
});
