import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../../domain/lib/ids.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { seenBy } from '../../../domain/log/commit.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import { versionsLike } from '../../../domain/match/state/command-ids.ts';
import type { Settings } from '../../../domain/match/state/settings.ts';
import { hiddenPeople } from '../../../domain/match/state/state.ts';
import { viewOf } from '../../../domain/match/view/view.ts';
import { duel } from '../../kit/duel/index.ts';
import { meansOf } from '../../kit/engine.ts';
import { open, type Table } from '../../kit/table.ts';
import { tally } from '../../kit/tally.ts';
import { blind } from '../../kit/twins.ts';

// In an anonymous match nobody may learn which person holds which seat, from no byte of it, until it is over.

const options = { hits: 3 };
const choose = (stance: string): Json => ({ type: 'choose', stance });
const opened = (settings: Partial<Settings> = {}, commitment = blind): Table =>
  open(duel, { options, owner: 'zoe', settings: { anonymous: true, ...settings }, commitment });

/** A match in which `red` sits at red and `blue` at blue: some steps into play, one of them replaced. */
function played(red: string, blue: string, settings?: Partial<Settings>): Table {
  const table = opened(settings);
  const seat = (name: string): { readonly seat?: string } => (settings?.seating === undefined ? { seat: name } : {});
  table.send({ user: red }, { type: 'join', ...seat('red') }).send({ user: blue }, { type: 'join', ...seat('blue') });
  table
    .start('zoe')
    .act('red', choose('high'))
    .vote('blue', 'draw')
    .stand('red', { react: 'pass' })
    .act('blue', choose('low'));
  return table;
}

/** All that a stranger can read of a match: the face it shows, and every commit. */
const shown = (table: Table, user?: string): string =>
  JSON.stringify([
    table.matches.slice(1).map((match) => viewOf(table.game, match, 'en', user)),
    table.commits.map((commit) => seenBy(commit, SPECTATOR)),
  ]);

describe('an anonymous match', () => {
  it.each<[string, Partial<Settings>]>([
    ['chosen', {}],
    ['dealt at random', { seating: 'random' }],
    ['dealt by preference', { seating: 'preferences' }],
  ])('shows the same for any holders; seats are %s', (_, settings) => {
    const [one, two] = [played('ann', 'bob', settings), played('bob', 'ann', settings)];
    expect(shown(one)).toBe(shown(two));
    expect(shown(one)).not.toMatch(/ann|bob/);
    // The holders of some seats see no more of the holders of the others.
    for (const seat of ['red', 'blue']) {
      expect(JSON.stringify(one.commits.map((commit) => seenBy(commit, [seat])))).not.toMatch(/ann|bob/);
    }
  });

  it('shows each person their own seat, and only that', () => {
    const table = played('ann', 'bob');
    expect(viewOf(duel, table.match, 'en', 'ann').seats.map(({ holder }) => holder)).toEqual([
      { kind: 'user', user: 'ann' },
      { kind: 'hidden' },
    ]);
    expect(shown(table, 'ann')).not.toMatch(/bob/);
    expect(hiddenPeople(table.match)).toEqual(['ann', 'bob']);
  });

  it('hides a replacement too, and shows bots as bots', () => {
    const playing = (first: string, second: string): Table => {
      const settings = { anonymous: true };
      const table = open(tally, { options: { seats: 3 }, owner: 'zoe', settings, commitment: blind });
      table.join(first, 's0').join('cid', 's1').seatBot('zoe', 's2').start('zoe').leave('s0').join(second, 's0');
      return table.act('s1', { type: 'count' });
    };
    const [one, two] = [playing('ann', 'bob'), playing('bob', 'ann')];
    expect(shown(one)).toBe(shown(two));
    expect(viewOf(tally, one.match, 'en').seats.map(({ holder }) => holder?.kind)).toEqual(['hidden', 'hidden', 'bot']);
  });

  it('opens who sat where when it is over, however it ends', () => {
    const table = played('ann', 'bob').vote('red', 'draw');
    expect(table.match.outcome?.how).toBe('agreed-draw');
    const end = table.last.envelope.events.at(-1)!;
    expect((end.opens as readonly { readonly value: Json }[]).map(({ value }) => value)).toEqual([
      { kind: 'user', user: 'ann' },
      { kind: 'user', user: 'bob' },
    ]);
    expect(viewOf(duel, table.match, 'en').seats.map(({ holder }) => holder)).toEqual([
      { kind: 'user', user: 'ann' },
      { kind: 'user', user: 'bob' },
    ]);
    expect(hiddenPeople(table.match)).toEqual([]);
    const expired = opened({ lobbyExpires: 600 }).join('ann', 'red').wait(600).tick();
    expect(JSON.stringify(expired.last.envelope.events)).toContain('"user":"ann"');
  });

  it('can be audited: people are known by the seals that are opened', async () => {
    const table = open(duel, { options, owner: 'zoe', settings: { anonymous: true, seating: 'preferences' } });
    table
      .send({ user: 'ann' }, { type: 'join', preferences: ['blue'] })
      .join('bob')
      .start('zoe');
    table.act('red', choose('high')).act('blue', choose('low')).vote('blue', 'cancel').vote('red', 'cancel');
    expect(await audit(duel, table.commits, true, meansOf(duel))).toMatchObject({
      ok: true,
      complete: true,
      checks: { redecided: table.commits.length },
    });
    expect(table.commits.filter(({ envelope }) => envelope.by === 'someone')).toHaveLength(2);
  });

  it('recognises a retry of taking a seat', () => {
    const table = opened().send({ user: 'ann' }, { type: 'join', seat: 'red' }, 'once');
    expect(table.last.envelope).toMatchObject({ by: 'someone', cmdId: 'once' });
    expect(versionsLike(table.match.ids, ['once'])).toEqual([table.match.v]);
  });
});
