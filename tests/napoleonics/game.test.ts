import { describe, expect, it } from 'vitest';
import { admits } from '../../domain/contract/legal.ts';
import { SPECTATOR } from '../../domain/lib/ids.ts';
import type { Json } from '../../domain/lib/json.ts';
import { dryRun } from '../../domain/match/desk/preview.ts';
import { bot } from '../../domain/napoleonics/bot/bot.ts';
import { napoleonics } from '../../domain/napoleonics/index.ts';
import { BATTLE_IDS, battleOf } from '../../domain/napoleonics/scenarios/index.ts';
import type { Standing } from '../../domain/napoleonics/standing.ts';
import type { CardId, State } from '../../domain/napoleonics/state/state.ts';
import { refusalOf, seated } from '../kit/table.ts';
import { at, drawn } from './kit/drawn.ts';
import { fray } from './kit/fray.ts';
import { after, battling, standing } from './kit/kit.ts';

const { schemas, seats, view, legal, lapse, answer, outcome, forfeit } = napoleonics;

describe('options', () => {
  const issues = (options: Json): readonly string[] =>
    (schemas.options.safeParse(options).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );

  it('a scenario, a drawn battle, or neither: the first scenario', () => {
    expect([issues({}), issues({ scenario: '015' }), issues({ battle: fray as unknown as Json })]).toEqual([
      [],
      [],
      [],
    ]);
    expect(napoleonics.initial({}).battle.id).toBe('001');
    expect(napoleonics.initial({ battle: fray }).battle).toBe(fray);
  });

  it('not both; an unknown scenario is refused with the list; a battle that cannot be played with what is wrong in it', () => {
    expect(issues({ scenario: '001', battle: fray as unknown as Json })).toEqual([
      'battle: a shipped scenario or a battle of your own, not both',
    ]);
    expect(issues({ scenario: '016' })).toEqual([`scenario: one of ${BATTLE_IDS.join(', ')}`]);
    expect(issues({ battle: { ...fray, units: [...fray.units, fray.units[0]] } as unknown as Json }).join()).toMatch(
      /^battle\.units/,
    );
  });

  it('seats are named after army and commander', () => {
    const { sides } = battleOf('015');
    expect(seats({ scenario: '015' }).map(({ seat, name }) => [seat, name])).toEqual([
      ['top', `${sides.top.army.en} (${sides.top.commander.en})`],
      ['bottom', `${sides.bottom.army.en} (${sides.bottom.commander.en})`],
    ]);
  });
});

describe('the view', () => {
  const secret: State = {
    ...standing(drawn({}, [at('g6', 'F-LN', { square: 2 })]), {
      hands: { bottom: ['BOMBARD'], top: ['ELAN', 'RALLY'] },
    }),
    track: { top: {}, bottom: { 2: 'FORWARD' } },
    scouted: ['PROBE_LEFT', 'SCOUT_LEFT'],
  };

  it('shows a seat its own hand, its cards on the square track and its Scout’s, nothing of the enemy’s (§2.4, §4.3b, §10.2)', () => {
    expect(view(secret, ['bottom'])).toMatchObject({
      hands: { bottom: ['BOMBARD'] },
      track: { bottom: { 2: 'FORWARD' } },
      scouted: ['PROBE_LEFT', 'SCOUT_LEFT'],
    });
    expect(view(secret, ['top'])).toMatchObject({
      hands: { top: ['ELAN', 'RALLY'] },
      track: { top: {} },
      held: { top: 2, bottom: 1 },
      looked: 2,
    });
    const text = JSON.stringify({ ...view(secret, ['top']), battle: {} });
    for (const hidden of ['BOMBARD', 'FORWARD', 'PROBE_LEFT', 'SCOUT_LEFT']) expect(text).not.toContain(hidden);
  });

  it('shows a spectator no card that is not face up', () => {
    const { battle: _, ...seen } = view(secret, SPECTATOR);
    expect(seen).toMatchObject({ hands: {}, track: {} });
    expect(JSON.stringify(seen)).not.toMatch(/BOMBARD|ELAN|RALLY|FORWARD|PROBE|SCOUT_/);
  });
});

describe('a missed deadline', () => {
  it('plays a card, then orders, moves and attacks nothing', () => {
    const table = seated(napoleonics, { options: { scenario: '001' }, settings: { deadlines: { default: 60 } } });
    const first = table.asks()[0]!.seat;
    const turn = () => (table.match.state as unknown as State).turn;
    for (let ticks = 0; turn() === 1; ticks++) {
      expect(ticks).toBeLessThan(6);
      table.wait(60).tick();
    }
    const state = table.match.state as unknown as State;
    expect(state.discard).toHaveLength(1);
    expect(state.orders).toEqual({});
    expect(table.asks()[0]!.seat).not.toBe(first);
  });

  it('puts an enemy out of supply, not a friendly unit (§14.22a)', () => {
    const state = standing(drawn({}, [at('f6', 'F-LN'), at('e6', 'B-LC')]), { frames: [{ is: 'supply' }] });
    expect(lapse(view(state, ['bottom']), 'bottom')).toEqual({ type: 'supply', unit: 'B-LC-1' });
  });

  it('stands against an attack: no card, no retreat, no square; it battles back and ignores what flags it can', () => {
    const pieces = [
      at('f6', 'F-LN'),
      at('f7', 'F-HC'),
      at('e6', 'B-LC'),
      at('e8', 'B-GR'),
      at('f1', 'F-LN'),
      at('e1', 'P-LN'),
    ];
    const fight = battling(drawn({}, pieces), ['F-LN-1', 'F-HC-1', 'F-LN-2'], {
      hands: { top: ['ELAN', 'RALLY', 'FORWARD'], bottom: [] },
    });
    const silent = (state: State) => lapse(view(state, ['top']), 'top');
    const { state: declared } = after(fight, 'bottom', {
      type: 'melee',
      unit: 'F-LN-1',
      target: 'B-LC-1',
      artillery: [],
    });
    expect(silent(declared)).toEqual({ type: 'react', card: null });
    const { state: asked } = after(declared, 'top', { type: 'react', card: null });
    expect(silent(asked)).toEqual({ type: 'retire', retire: false });
    const { state: struck } = after(asked, 'top', { type: 'retire', retire: false }, { dice: 'ART ART ART ART' });
    expect(silent(struck)).toEqual({ type: 'battle-back', battle: true });
    const { state: charged } = after(fight, 'bottom', {
      type: 'melee',
      unit: 'F-HC-1',
      target: 'B-GR-1',
      artillery: [],
    });
    const { state: square } = after(charged, 'top', { type: 'react', card: null });
    expect(silent(square)).toEqual({ type: 'form-square', form: false });
    const { state: flagged } = after(
      square,
      'top',
      { type: 'form-square', form: false },
      { dice: 'FLAG ART ART ART ART' },
    );
    expect(silent(flagged)).toEqual({ type: 'ignore', flags: 1 });
  });
});

describe('standing orders', () => {
  const pieces = [at('f6', 'F-LN'), at('e6', 'B-LC'), at('f1', 'F-LN'), at('e1', 'P-LN')];
  const declared = (top: readonly CardId[]): State =>
    after(battling(drawn({}, pieces), ['F-LN-1', 'F-LN-2'], { hands: { top, bottom: [] } }), 'bottom', {
      type: 'melee',
      unit: 'F-LN-1',
      target: 'B-LC-1',
      artillery: [],
    }).state;
  const answered = (state: State, orders: Standing) => answer(view(state, ['top']), 'top', orders);

  it('First Strike: never, or whenever it is held; either order answers with any hand (§14.16a)', () => {
    for (const hand of [['ELAN'], ['ELAN', 'FIRST_STRIKE']]) {
      expect(answered(declared(hand), { firstStrike: 'pass' })).toEqual({ type: 'react', card: null });
      expect(answered(declared(hand), {})).toBeUndefined();
    }
    expect(answered(declared(['ELAN']), { firstStrike: 'play' })).toEqual({ type: 'react', card: null });
    expect(answered(declared(['ELAN', 'FIRST_STRIKE']), { firstStrike: 'play' })).toEqual({
      type: 'react',
      card: 'FIRST_STRIKE',
    });
  });

  it('retire and reform, battle back (§9.1, §7.5)', () => {
    const { state } = after(declared(['ELAN']), 'top', { type: 'react', card: null });
    expect(answered(state, { retire: true, battleBack: false })).toEqual({ type: 'retire', retire: true });
    expect(answered(state, { battleBack: false })).toBeUndefined();
    const { state: struck } = after(state, 'top', { type: 'retire', retire: false }, { dice: 'ART ART ART ART' });
    expect(answered(struck, { retire: true, battleBack: false })).toEqual({ type: 'battle-back', battle: false });
  });

  it('say nothing for the other seat, nor at a card to play', () => {
    expect(answer(view(declared(['ELAN']), ['bottom']), 'bottom', { firstStrike: 'pass' })).toBeUndefined();
    const start = standing(drawn({}, pieces), { hands: { bottom: ['ELAN'], top: [] } });
    expect(answer(view(start, ['bottom']), 'bottom', { firstStrike: 'pass' })).toBeUndefined();
  });
});

describe('the end', () => {
  it('a player who leaves for good has lost', () => {
    const table = seated(napoleonics, { options: { scenario: '001' } });
    expect(table.leave('top').match.outcome).toEqual({ result: 'won', seats: ['bottom'], how: 'resignation' });
    expect(forfeit(napoleonics.initial({}), 'a stranger')).toBeUndefined();
  });

  it('by banners, at once: nothing is asked or possible afterwards (§3.1)', () => {
    const state: State = {
      ...standing(drawn({}, [at('g6', 'F-LN')])),
      frames: [],
      over: { winner: 'top', how: 'banners' },
    };
    expect(outcome(state)).toEqual({ result: 'won', seats: ['top'], how: 'banners' });
    expect([napoleonics.asks(state), legal(view(state, ['bottom']), 'bottom')]).toEqual([[], { is: 'oneOf', of: [] }]);
    expect(() => lapse(view(state, ['bottom']), 'bottom')).toThrow(/has nothing to answer/);
    expect(() => bot(view(state, ['bottom']), 'bottom', { draw: () => 0 })).toThrow(/nothing/);
  });
});

describe('a dry run', () => {
  it('tells what a card would order, and stops before dice and draws', () => {
    const table = seated(napoleonics, { options: { battle: fray as unknown as Json } });
    const seat = table.asks()[0]!.seat;
    const hand = (table.match.state as unknown as State).hands[seat as 'top'];
    for (const card of new Set(hand)) {
      const command = { type: 'play', card };
      if (!admits(legal(view(table.match.state as unknown as State, [seat]), seat), command)) continue;
      const told = dryRun(napoleonics, table.match, seat, command);
      expect(told.ok && (told.value.wouldDraw ?? told.value.events[0]?.type)).toMatch(/^(?:card-played|dice|deck)$/);
    }
    expect(refusalOf(() => table.act(seat, { type: 'done' }))).toBe('NOT_NOW');
  });
});
