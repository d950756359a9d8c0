import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../../domain/lib/ids.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { seenBy } from '../../../domain/log/commit.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import type { Settings } from '../../../domain/match/state/settings.ts';
import { chairOf, seatsOf } from '../../../domain/match/state/state.ts';
import { meansOf } from '../../kit/engine.ts';
import { open, refusalOf, type Table } from '../../kit/table.ts';
import { tally, tallyBot } from '../../kit/tally.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'dora', 'eve'];
const lobby = (settings: Partial<Settings>, seed = 1): Table => open(tally, { options: { seats: 5 }, settings, seed });
const wishing = (table: Table, user: string, preferences?: readonly SeatId[]): Table =>
  table.send({ user }, { type: 'join', ...(preferences && { preferences }) });

/** Who sits where: `s0 ann, s1 bob`. */
const seating = ({ match }: Table): readonly string[] =>
  match.chairs.map(
    ({ seat, holder }) => `${seat} ${holder?.kind === 'user' ? holder.user : (holder?.kind ?? 'vacant')}`,
  );
const dealt = (table: Table): Json => table.last.envelope.events.find(({ type }) => type === 'match/dealt')!.from!;

describe('seats dealt at random', () => {
  it('are dealt at the start, from the chance of the match, and differ from match to match', () => {
    const tables = [1, 2, 3, 4, 5].map((seed) => {
      const table = lobby({ seating: 'random' }, seed);
      for (const user of PEOPLE) table.join(user);
      expect(seating(table)).toEqual(PEOPLE.map((user, i) => `s${i} ${user}`));
      return table.start();
    });
    for (const table of tables) {
      expect(table.types.slice(0, 2)).toEqual(['match/dealt', 'match/started']);
      expect(table.match.draws).toEqual({ seating: 8 });
      expect(Object.values(dealt(table) as object).sort()).toEqual(['s0', 's1', 's2', 's3', 's4']);
      for (const user of PEOPLE) expect(seatsOf(table.match, user)).toHaveLength(1);
    }
    expect(new Set(tables.map((table) => seating(table).join())).size).toBe(5);
  });

  it('cannot be chosen in the lobby, but left in play they can', () => {
    const table = lobby({ seating: 'random' });
    expect(refusalOf(() => table.join('ann', 's3'))).toBe('SEATS_ARE_DEALT');
    expect(refusalOf(() => wishing(table, 'ann', ['s3']))).toBe('NO_PREFERENCES');
    for (const user of PEOPLE) table.join(user);
    table.start().leave('s2').join('fay', 's2');
    expect(seatsOf(table.match, 'fay')).toEqual(['s2']);
  });

  it('leave the seats over to bots', () => {
    const table = lobby({ seating: 'random' }).join('ann');
    for (let i = 0; i < 4; i++) table.send({ user: 'ann' }, { type: 'join', bot: true });
    table.start();
    expect([...seating(table)].map((each) => each.slice(3)).sort()).toEqual(['ann', 'bot', 'bot', 'bot', 'bot']);
  });

  it('are dealt too when everybody is ready', () => {
    const table = lobby({ seating: 'random' });
    for (const user of PEOPLE) table.join(user);
    for (const { seat } of table.match.chairs) table.vote(seat, 'ready');
    expect(table.types).toContain('match/dealt');
  });
});

describe('seats dealt by preference', () => {
  const wishes: { readonly [user: string]: readonly SeatId[] } = {
    ann: ['s4', 's3'],
    bob: ['s4', 's3'],
    cid: ['s0'],
    dora: ['s0', 's1', 's2'],
  };

  function started(seed: number): Table {
    const table = lobby({ seating: 'preferences' }, seed);
    for (const user of PEOPLE) wishing(table, user, wishes[user]);
    return table.start();
  }

  it('give each in turn the best that is free, and what is left to those left over', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const table = started(seed);
      const [ann, bob, cid, dora] = PEOPLE.map((user) => seatsOf(table.match, user)[0]!);
      expect([ann, bob].sort()).toEqual(['s3', 's4']);
      expect(cid === 's0' ? dora : dora === 's0').toBe(cid === 's0' ? 's1' : true);
      orders.add(`${ann} ${dora}`);
    }
    expect(orders.size).toBe(4);
  });

  it('keep the preferences from everybody, also from who waits at the seat, until they are dealt', () => {
    const table = lobby({ seating: 'preferences' });
    for (const user of PEOPLE) wishing(table, user, wishes[user]);
    const everyone = table.match.chairs.map(({ seat }) => seat);
    for (const commit of table.commits.slice(1)) {
      const seen = seenBy(commit, everyone);
      expect(seen.secrets.command).toBeUndefined();
      expect(seen.secrets.seals).toEqual([]);
      expect(seen.envelope.by).toMatch(/^user:/);
      expect(seen.envelope.events.map(({ type }) => type)).toEqual(['match/joined', 'match/preferred']);
    }
    table.start();
    const { opens } = table.last.envelope.events[0]!;
    expect((opens as readonly { value: Json }[]).map(({ value }) => value)).toEqual(
      PEOPLE.map((user) => wishes[user] ?? []),
    );
  });

  it('forget those of who left', () => {
    const table = lobby({ seating: 'preferences' });
    wishing(table, 'fay', ['s1']).leave('s0');
    expect(table.match.status).toBe('over');
    const other = lobby({ seating: 'preferences' }).join('ann');
    wishing(other, 'fay', ['s0']).leave('s1').join('bob');
    for (const user of ['cid', 'dora', 'eve']) other.join(user);
    other.start();
    expect(other.last.envelope.events[0]!.opens).toHaveLength(5);
  });

  it('are refused for seats that are not there, for bots, and for a replacement', () => {
    const table = lobby({ seating: 'preferences' });
    expect(refusalOf(() => wishing(table, 'ann', ['s9']))).toBe('NO_SUCH_SEAT');
    expect(refusalOf(() => table.send({ user: 'ann' }, { type: 'join', bot: true, preferences: ['s0'] }))).toBe(
      'NO_PREFERENCES',
    );
    expect(refusalOf(() => table.join('ann', 's0'))).toBe('SEATS_ARE_DEALT');
    for (const user of PEOPLE) table.join(user);
    table.start().leave('s0');
    expect(refusalOf(() => wishing(table, 'fay', ['s0']))).toBe('NO_PREFERENCES');
  });

  it('stand up to an audit: the order is drawn again', async () => {
    const table = started(3);
    for (const { seat } of table.match.chairs) table.vote(seat, 'cancel');
    expect(await audit(tally, table.commits, true, meansOf(tally))).toMatchObject({
      ok: true,
      complete: true,
      checks: { redecided: table.commits.length },
    });
  });
});

describe('a seat left in play', () => {
  const left = (absent: 'lapse' | 'bot'): Table => {
    const table = lobby({ absent });
    for (const user of PEOPLE) table.join(user);
    return table.start().leave('s2');
  };

  it('gets the default answer at once', () => {
    const table = left('lapse');
    expect(table.types).toEqual(['match/left', 'match/answered', 'counted']);
    expect(refusalOf(() => table.playBot('s2', tallyBot))).toBe('NOT_A_BOT');
  });

  it('or is played by a bot, until a player takes it', () => {
    const table = left('bot');
    expect(table.types).toEqual(['match/left']);
    table.playBot('s2', tallyBot);
    expect(table.last.envelope).toMatchObject({ by: 'bot:s2', events: [{ type: 'counted', seat: 's2' }] });
    for (const seat of ['s0', 's1', 's3', 's4']) table.act(seat, { type: 'count' });
    table.join('fay', 's2');
    expect(refusalOf(() => table.playBot('s2', tallyBot))).toBe('NOT_A_BOT');
    expect(chairOf(table.match, 's2')?.holder).toEqual({ kind: 'user', user: 'fay' });
  });
});
