import { describe, expect, it } from 'vitest';
import { admits } from '../../domain/contract/legal.ts';
import { stretches } from '../../domain/diplomacy/chronicle/stretches.ts';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import type { Command } from '../../domain/diplomacy/state/commands.ts';
import type { State } from '../../domain/diplomacy/state/state.ts';
import type { Json } from '../../domain/lib/json.ts';
import { seated, type Table } from '../kit/table.ts';
import { events, fold, game, refused, sheet, turn, unitNames } from './kit/kit.ts';

// Civil disorder (§15): a power that hands in nothing for a movement has no government until the next one.

type Position = Parameters<typeof game>;
const round = (...position: Position): State => ({ ...game(...position), disorder: 'round' });
const askedIn = (state: State): readonly string[] => diplomacy.asks(state).map(({ seat }) => seat);
const none: Command = { type: 'orders', orders: {}, ready: true, none: true };

/** Germany drives A bur and F bel out; France has nowhere it must go: gas, par and pic are free. */
const ATTACK = {
  mun: { order: 'move', to: 'bur' },
  ruh: { order: 'support', of: 'mun', to: 'bur' },
} as const;
const ENGLISH = { nth: { order: 'move', to: 'bel' }, hol: { order: 'support', of: 'nth', to: 'bel' } } as const;
const attacked = (phase = 'S1901M') =>
  [phase, { france: 'A bur', germany: 'A mun, A ruh, F bel', england: 'F nth, A hol' }] as const satisfies Position;

describe('a power that hands in nothing for a movement', () => {
  it('loses its dislodged units, though they could retreat, and has no question in the round (§15.3)', () => {
    const after = turn(round(...attacked()), { germany: ATTACK, england: ENGLISH });
    expect(after.position).toMatchObject({ phase: 'retreat', fallen: ['france'] });
    expect(askedIn(after)).toEqual(['germany']);
    expect(after.last?.results.find(({ power }) => power === 'france')).toMatchObject({
      dislodgedFrom: 'mun',
      lost: true,
      fallen: true,
    });
    const next = fold(after, events(after, 'germany', sheet({ bel: { order: 'retreat', to: 'pic' } })));
    expect(next.last?.results.find(({ power }) => power === 'france')).toMatchObject({
      outcome: 'disbanded',
      rule: '§15.3',
      why: { code: 'NO_GOVERNMENT' },
    });
    expect(next.position).toMatchObject({ season: 'fall', phase: 'movement' });
    expect(unitNames(next)).toEqual(['A hol', 'F bel', 'A bur', 'A ruh', 'F pic']);
  });

  it('has no retreat phase held for it alone, and the next movement begins as usual (§15.1)', () => {
    const position = [attacked()[0], { france: 'A bur, F bre', germany: 'A mun, A ruh' }] as const satisfies Position;
    const after = turn(round(...position), { germany: ATTACK });
    expect(after.position).toMatchObject({ season: 'fall', phase: 'movement' });
    expect(after.position).not.toHaveProperty('fallen');
    expect(askedIn(after)).toEqual(['france', 'germany']);
    // By the phase, France would retreat.
    expect(turn(game(...position), { germany: ATTACK }).position).toMatchObject({ phase: 'retreat' });
  });

  it('builds nothing, and is not asked (§15.4)', () => {
    const position = [
      'F1901M',
      { france: 'F spa/sc', germany: 'A mun' },
      { centres: { france: 'par bre mar spa', germany: 'mun ber' } },
    ] as const;
    const after = turn(round(...position), { germany: {} });
    expect(after.position).toMatchObject({ phase: 'adjustment', fallen: ['france'] });
    expect(askedIn(after)).toEqual(['germany']);
    expect(refused(after, 'france', sheet({ par: { order: 'build', unit: 'A' } })).code).toBe('NOT_ASKED');
    const next = fold(after, events(after, 'germany', sheet({ ber: { order: 'build', unit: 'A' } })));
    expect(unitNames(next)).toEqual(['F spa/sc', 'A ber', 'A mun']);
    expect(next.position).toMatchObject({ year: 1902, phase: 'movement' });
  });

  it('has its units removed by §15.5 without being asked, in a phase that nobody waits for', () => {
    const position = [
      'F1901M',
      { france: 'A par, A ukr, F lyo', germany: 'A mun' },
      { centres: { france: 'par bre', germany: 'mun' } },
    ] as const satisfies Position;
    const after = turn(round(...position), { germany: {} });
    expect(after.position).toMatchObject({ year: 1902, phase: 'movement' });
    expect(unitNames(after)).toEqual(['A par', 'F lyo', 'A mun']);
    expect(after.last?.results).toMatchObject([{ unit: { loc: 'ukr' }, outcome: 'disbanded', rule: '§15.5' }]);
    expect(askedIn(turn(game(...position), { germany: {} }))).toEqual(['france']);
  });

  it('falls with all powers of its seat (§16.6)', () => {
    const start: State = { ...diplomacy.initial({ players: 4, disorder: 'round' }) };
    const at = fold(start, events(start, 'austria-france', none));
    expect(at.written['austria-france']).toMatchObject({ none: true, ready: true });
    const rest = ['england', 'germany-turkey', 'italy-russia'];
    const after = rest.reduce((state, seat) => fold(state, events(state, seat, sheet({}))), at);
    expect(after.position).toMatchObject({ season: 'fall', phase: 'movement' });
  });
});

describe('a government stands', () => {
  const france = (command: Command): State => {
    const start = round(...attacked());
    const at = fold(start, [
      ...events(start, 'germany', sheet(ATTACK)),
      ...events(fold(start, events(start, 'germany', sheet(ATTACK))), 'england', sheet(ENGLISH)),
    ]);
    return fold(at, events(at, 'france', command));
  };
  const silence = (state: State): Command => diplomacy.lapse(diplomacy.view(state, ['france']), 'france');

  it('though its sheet has no orders: it may order none of its units (§7.8)', () => {
    const after = france(sheet({}));
    expect(after.position).not.toHaveProperty('fallen');
    expect(askedIn(after)).toContain('france');
  });

  it('though its orders were saved and not submitted', () => {
    const saved = france(sheet({}, false));
    expect(silence(saved)).toEqual({ type: 'orders', orders: {}, ready: true });
    const after = fold(saved, events(saved, 'france', silence(saved)));
    expect(askedIn(after)).toContain('france');
    // Had nothing been saved:
    expect(silence(round(...attacked()))).toEqual(none);
  });

  it('in every log that does not name the option, and under `datc`', () => {
    const { parse } = diplomacy.schemas.options;
    expect(parse({})).toMatchObject({ rulings: 'rulebook', disorder: 'round' });
    expect(parse({ rulings: 'datc' })).toMatchObject({ disorder: 'phase' });
    expect(parse({ rulings: 'datc', disorder: 'round' })).toMatchObject({ disorder: 'round' });
    const old = diplomacy.initial({ rulings: 'rulebook', players: 7 });
    expect(old).not.toHaveProperty('disorder');
    expect(diplomacy.lapse(diplomacy.view(old, ['france']), 'france')).toEqual({
      type: 'orders',
      orders: {},
      ready: true,
    });
    expect(diplomacy.initial({ disorder: 'phase' })).toEqual(diplomacy.initial({}));
  });

  it('not at retreats and builds alone: there a missed deadline has its usual answer (§12.8, §13.12)', () => {
    const at = france(sheet({}));
    expect(at.position.phase).toBe('retreat');
    expect(silence(at)).toEqual({ type: 'orders', orders: {}, ready: true });
  });
});

it('`none` is for a movement phase of such a game, and goes with nothing else', () => {
  const start = round(...attacked());
  const commands: readonly Command[] = [
    none,
    { type: 'orders', orders: {}, none: true },
    { ...none, ready: false },
    { ...none, orders: { bur: { order: 'hold' } } },
  ];
  const menu = diplomacy.legal(diplomacy.view(start, ['france']), 'france');
  expect(commands.map((command) => admits(menu, command as Json))).toEqual([true, false, false, false]);
  for (const command of commands.slice(1))
    expect(refused(start, 'france', command)).toMatchObject({ code: 'NOT_NONE', rule: '§15.1' });
  expect(refused(game(...attacked()), 'france', none).code).toBe('NOT_NONE');
});

describe('a round in which a seat is silent', () => {
  const HOUR = 3600;

  /** Everybody but Italy submits empty orders until the year is over. */
  function year(disorder: 'round' | 'phase'): Table {
    const table = seated(diplomacy, { options: { disorder }, settings: { deadlines: { default: HOUR } } });
    while ((table.match.state as unknown as State).position.year === 1901) {
      const others = table.waited().filter(({ seat }) => seat !== 'italy');
      for (const { seat } of others)
        if (table.waited().some((each) => each.seat === seat)) table.act(seat, sheet({}) as Json);
      if (table.waited().some(({ seat }) => seat === 'italy')) table.wait(HOUR).tick();
    }
    return table;
  }

  it('is one deadline missed, told in the story and by the view (§15.1)', () => {
    const table = year('round');
    const missed = table.match.tenures?.find(({ seat }) => seat === 'italy')?.missed;
    expect(missed).toBe(2);
    const silent = stretches(table.commits.map(({ envelope }) => ({ ...envelope, events: envelope.events }))).map(
      ({ answers }) => answers.find(({ seat }) => seat === 'italy')?.how,
    );
    expect(silent).toEqual(['lapse', 'lapse']);
    const view = diplomacy.view(
      { ...game('F1901A', { france: 'A par' }), position: { ...game('F1901A', {}).position, fallen: ['italy'] } },
      [],
    );
    expect(diplomacy.describe(view, 'en')).toContain('Without a government until the next movement: Italy.');
    expect(diplomacy.describe(view, 'ko')).toContain('다음 명령 단계까지 사회 혼란인 국가: 이탈리아.');
  });
});
