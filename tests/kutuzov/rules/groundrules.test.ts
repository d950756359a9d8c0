import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../../domain/kutuzov/battle/battle.ts';
import { regroupedOf } from '../../../domain/kutuzov/battle/hits.ts';
import { editionOf } from '../../../domain/kutuzov/edition/editions.ts';
import { neighboursOf } from '../../../domain/kutuzov/map/ground.ts';
import { commandedIn, isGroupOf } from '../../../domain/kutuzov/pieces/pieces.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { campOf, nationsOf, POWERS, POWERS_OF, partnerOf } from '../../../domain/kutuzov/terms/nations.ts';
import { attritionDice, sizeOf } from '../../../domain/kutuzov/tracks/attrition.ts';
import { pointsOf } from '../../../domain/kutuzov/tracks/victory.ts';
import { field } from '../kit/battles.ts';
import { intercept, move, play } from '../kit/contacts.ts';
import { after, dealt, drawn, scenario, spending } from '../kit/kit.ts';

// What all other rules stand on: numbers, who belongs together, the map, and how a scenario begins.

const edition = editionOf({ edition: 'reconstructed' });
const troop = (of: 'FN' | 'FS', sp: number) => ({ of, sp, marched: 0, stopped: false, marked: false });

describe('numbers', () => {
  it('fractions are rounded up, but extra and halved attrition dice down, and half points are kept (§0.1)', () => {
    expect([1, 3, 7].map((disruptions) => regroupedOf('tu-felix-austria', disruptions))).toEqual([1, 2, 4]);
    const difficult = { ...drawn(''), attrition: { level: 'difficult', loss: 0, gain: 0 } } as State;
    expect(attritionDice(difficult, 'imperial', 2, 1, 0)).toBe(2);
    expect(attritionDice(difficult, 'tsarist', 15, 1, 1)).toBe(7);
    const resources = pointsOf(drawn('', { resources: { FN: 3, R1: 0, FS: 0, R2: 0 } }), 'FN').map(
      ({ points }) => points,
    );
    expect(resources).toContain(1.5);
  });
  it('a leader counts as 1 SP (§0.2)', () => {
    expect(strengthOf({ troops: [troop('FN', 4)], leaders: ['davout', 'ney'] })).toBe(6);
    expect(sizeOf([troop('FN', 4)], ['davout'])).toBe(5);
  });
  it('the dice of a test are thrown at once, and their sum counts (§0.3)', () => {
    const start = spending(field('smolensk: barclay R1 4; vyazma: davout FN 4'), 'R1', 1);
    const { events } = play(
      start,
      ['R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 })],
      ['FN', intercept('vyazma', ['davout'], { FN: 4 }), '11'],
    );
    const rolled = events.filter(({ type }) => type === 'rolled');
    expect(rolled).toMatchObject([{ why: 'interception', dice: [1, 1] }]);
  });
});

describe('pieces that belong together', () => {
  it('two Powers to a Camp (§1.1)', () => {
    expect(POWERS_OF).toEqual({ imperial: ['FN', 'FS'], tsarist: ['R1', 'R2'] });
    expect(POWERS.map((power) => campOf(partnerOf(power)) === campOf(power))).toEqual([true, true, true, true]);
  });
  it('French North runs Prussia and French South Austria, which have no hand, no resources and no impulse (§1.2)', () => {
    expect(POWERS.map(nationsOf)).toEqual([['FN', 'PR'], ['R1'], ['FS', 'AU'], ['R2']]);
    const state = dealt(1);
    expect([Object.keys(state.hands), Object.keys(state.resources)].map((keys) => keys.sort())).toEqual([
      [...POWERS].sort(),
      [...POWERS].sort(),
    ]);
  });
  it('of several leaders one commands, and his Power may name another (§1.6)', () => {
    const start = spending(drawn('tver: kutuzov barclay wittgenstein R1 6'), 'R1', 2);
    expect(commandedIn(start, 'tver', 'tsarist')).toEqual(['kutuzov', 'barclay', 'wittgenstein']);
    const named = after(start, 'R1', { type: 'command', space: 'tver', leader: 'barclay' });
    expect(commandedIn(named, 'tver', 'tsarist')).toEqual(['barclay', 'kutuzov', 'wittgenstein']);
  });
  it('armies of two Powers, or more soldiers than the commander leads with another leader there, are a group (§1.63)', () => {
    const state = drawn('');
    expect(isGroupOf(state, [troop('FN', 4), troop('FS', 2)], ['davout', 'murat'])).toBe(true);
    expect(isGroupOf(state, [troop('FN', 4)], ['davout'])).toBe(false);
  });
});

describe('the map', () => {
  it('spaces that one line joins are adjacent, either way, and no others (§1.23)', () => {
    const state = drawn('');
    const joined = new Set(edition.links.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
    const found = edition.spaces.flatMap(({ id }) => neighboursOf(state, id).map((next) => `${id} ${next}`));
    expect([...found].sort()).toEqual([...joined].sort());
  });
  it('eleven zones at the edge, four of them Imperial and joined to one another by clear lines (§1.24)', () => {
    const zones = edition.spaces.filter(({ kind }) => kind === 'zone');
    const imperial = zones.filter(({ home }) => campOf(home === 'RU' ? 'R1' : home) === 'imperial').map(({ id }) => id);
    const between = edition.links.filter(({ a, b }) => imperial.includes(a) && imperial.includes(b));
    expect(zones.length).toBe(11);
    expect(imperial.length).toBe(4);
    expect(between.length).toBe(3);
    expect(between.map(({ march }) => march)).toEqual(['clear', 'clear', 'clear']);
  });
});

describe.each([1, 2, 3, 4])('scenario %i', (id) => {
  const row = edition.scenario.get(id)!;
  const state = scenario(id);

  it('is one of up to four turns (§1.4)', () => {
    expect(state.turn >= 1).toBe(true);
    expect(state.turn <= state.lastTurn).toBe(true);
    expect(state.lastTurn <= 4).toBe(true);
  });
  it('has its pieces on the map (§2.42)', () => {
    const printed = row.units.reduce(
      (sum, { infantry, cavalry, artillery }) => sum + infantry + 2 * cavalry + 4 * artillery,
      0,
    );
    const placed = Object.values(state.troops)
      .flat()
      .reduce((sum, { sp }) => sum + sp, 0);
    expect(placed).toBe(printed);
    for (const { space, leaders } of row.units)
      for (const leader of leaders) expect(state.leaders[leader]!.at).toBe(space);
  });
  it('begins with its tracks and markers (§2.5)', () => {
    expect(state).toMatchObject({
      morale: {
        imperial: { level: row.imperial.morale, loss: row.imperial.loss, gain: 0 },
        tsarist: { level: row.tsarist.morale, loss: row.tsarist.loss, gain: 0 },
      },
      attrition: { level: row.imperial.attrition, loss: row.imperial.attritionLoss, gain: 0 },
      entrenched: row.entrenched,
      resources: row.resources,
    });
    expect([...state.scorched].sort()).toEqual([...row.scorched].sort());
    expect([...state.sacked].sort()).toEqual([...row.sacked].sort());
  });
  it('has Will to Fight markers at the three lowest levels, and a mulligan for every Power (§PB4.5)', () => {
    expect(state.facts.willToFight).toEqual(['les-grognards', 'tu-felix-austria', 'sauve-qui-peut']);
    const begun = dealt(id);
    expect(begun.frames.filter(({ is }) => is === 'mulligan')).toHaveLength(4);
  });
});
