import { describe, expect, it } from 'vitest';
import { isOf } from '../../../domain/match/decide/command.ts';
import { fold, NOTHING } from '../../../domain/match/fold/evolve.ts';
import { isIdsOf, versionsLike } from '../../../domain/match/state/command-ids.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import { duel } from '../../kit/duel/index.ts';
import { seated } from '../../kit/table.ts';

const red = { user: 'red-person' };
const vote = (value: boolean): MatchCommand => ({ type: 'vote', seat: 'red', kind: 'draw', value });

describe.each([1, 2] as const)('ids of commands in form %i', (form) => {
  const table = seated(duel, { options: { hits: 3 }, form }).send(red, vote(true), 'key-of-a-vote');
  const voted = table.last;
  table.act('blue', { type: 'choose', stance: 'low' });
  const { ids } = table.match;

  it('are found by their first 8 characters', () => {
    expect(versionsLike(ids, ['key-of-a-vote'])).toEqual([voted.envelope.v]);
    expect(versionsLike(ids, ['key-of-a-second vote', 'other'])).toEqual([voted.envelope.v]);
    expect(versionsLike(ids, ['key-of'])).toEqual([]);
    expect(versionsLike(ids, ['ey-of-a-vote'])).toEqual([]);
  });

  it('take 8 characters a commit, and survive JSON and a takeback', () => {
    table.act('red', { type: 'choose', stance: 'high' }).act('red', { type: 'step', to: 0 }).takeBack('red');
    const match = JSON.parse(JSON.stringify(table.match)) as typeof table.match;
    expect(match.ids).toHaveLength(8 * match.v);
    expect(isIdsOf(match.ids, match.v)).toBe(true);
    expect(versionsLike(match.ids, ['key-of-a-vote'])).toEqual([voted.envelope.v]);
  });

  it('are not kept of machines: what those send again has no open question any more', () => {
    const bots = seated(duel, { options: { hits: 3 }, settings: { deadlines: { default: 60 } }, form });
    bots.wait(100).tick();
    expect(bots.match.ids.slice(-8)).toBe('--------');
  });

  it('leave the command itself to its commitment', () => {
    expect(isOf(voted, vote(true), table.seed)).toBe(true);
    expect(isOf(voted, { value: true, kind: 'draw', seat: 'red', type: 'vote' }, table.seed)).toBe(true);
    expect(isOf(voted, vote(false), table.seed)).toBe(false);
  });

  it('come from the log alone', () => {
    expect(table.commits.reduce((match, commit) => fold(duel, match, commit), NOTHING).ids).toBe(table.match.ids);
  });
});

it('an older snapshot holds no ids, and is not used', () => {
  expect(isIdsOf(undefined, 0)).toBe(false);
  expect(isIdsOf('12345678', 2)).toBe(false);
});
