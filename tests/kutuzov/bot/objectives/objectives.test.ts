import { describe, expect, it } from 'vitest';
import { weighed } from '../../../../domain/kutuzov/bot/favourite.ts';
import { objectivesOf } from '../../../../domain/kutuzov/bot/objectives/objectives.ts';
import { pursued } from '../../../../domain/kutuzov/bot/objectives/pursued.ts';
import { routesTo } from '../../../../domain/kutuzov/bot/objectives/routes.ts';
import { sceneOf } from '../../../../domain/kutuzov/bot/scene.ts';
import { editionOf } from '../../../../domain/kutuzov/edition/editions.ts';
import type { Command } from '../../../../domain/kutuzov/frames/commands.ts';
import { controlOf, tsaristKeys } from '../../../../domain/kutuzov/map/ground.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { view } from '../../../../domain/kutuzov/state/view.ts';
import { POWERS, type Power } from '../../../../domain/kutuzov/terms/nations.ts';
import { house, play } from '../../../bench/kutuzov-players.ts';
import { after, drawn, isOffered, spending } from '../../kit/kit.ts';
import { answerOf, HELD, leftOf, placeOf, RETREAT } from '../../kit/objectives.ts';

describe('an objective', () => {
  it('is of a Power, in turns of a scenario, and of places of its map', () => {
    const { space } = editionOf({ edition: 'reconstructed' });
    const of = (scenario: number, turn: number, power: Power) => objectivesOf(drawn('', { scenario, turn }), power, 20);
    const found = [1, 2, 3, 4].flatMap((scenario) =>
      [1, 2, 3, 4].flatMap((turn) => POWERS.flatMap((power) => of(scenario, turn, power))),
    );
    for (const { places, turns } of found) {
      expect(places.every((place) => space.get(place)?.key === true)).toBe(true);
      expect(turns.length).toBeGreaterThan(0);
    }
    expect(of(1, 1, 'FN').map(({ places }) => places)).toEqual([['st-petersburg']]);
    expect(of(1, 3, 'FN')).toEqual([]);
    expect(POWERS.flatMap((power) => of(3, 3, power))).toEqual([]);
  });

  it('of a raid on any near Key leaves that on Poland, where no Key is near', () => {
    const state = spending(drawn('kharkov: bagration R2 6', { ...RETREAT, flags: {} }), 'R2', 3);
    expect([tsaristKeys(state), placeOf(state, 'R2')]).toEqual([13, 'lublin']);
  });

  it('is any Key for both Tsarist Powers in the Retreat from Moscow, once two more win the war (§19.3)', () => {
    const keys = editionOf({ edition: 'reconstructed' }).spaces.flatMap(({ id, key }) => (key ? [id] : []));
    const holding = (many: number) => {
      const flags = Object.fromEntries(keys.map((id, i) => [id, i < many ? 'R1' : 'FN'] as const));
      return drawn('', { ...RETREAT, flags });
    };
    expect([11, 12].map((many) => tsaristKeys(holding(many)))).toEqual([11, 12]);
    const placesOf = (many: number, power: Power, cp = 9) =>
      objectivesOf(holding(many), power, cp).map(({ places }) => places);
    const west = ['minsk', 'grodno', 'brest', 'masuria'];
    const poland = ['lublin', 'krakow', 'warsaw'];
    expect([placesOf(11, 'R1'), placesOf(11, 'R2')]).toEqual([[west], [poland]]);
    expect([placesOf(12, 'R1'), placesOf(12, 'R2')]).toEqual([
      [keys, west],
      [keys, poland],
    ]);
    expect(placesOf(12, 'FN')).toEqual([]);
    // With the last cards, too, however many there are.
    expect([placesOf(9, 'R1', 8), placesOf(9, 'R2', 8)]).toEqual([
      [keys, west],
      [keys, poland],
    ]);
    expect(placesOf(9, 'FN', 8)).toEqual([]);
  });
});

describe('routes', () => {
  const routes = (pieces: string, place: string, power: Power = 'FN') =>
    routesTo(sceneOf(view(drawn(pieces), []), power), place);

  it('cost a CP for each step, and one for a flag on enemy ground', () => {
    const state = drawn('');
    const ways = routesTo(sceneOf(view(state, []), 'FN'), 'minsk');
    expect(controlOf(state, 'minsk')).toBe('tsarist');
    expect(ways.get('minsk')).toEqual({ cost: 0, next: undefined });
    expect(ways.get('borisov')).toEqual({ cost: 2, next: 'minsk' });
    expect(routesTo(sceneOf(view({ ...state, flags: { minsk: 'FN' } }, []), 'FN'), 'minsk').get('borisov')).toEqual({
      cost: 1,
      next: 'minsk',
    });
    expect(routesTo(sceneOf(view(state, []), 'R1'), 'minsk').get('borisov')).toEqual({ cost: 1, next: 'minsk' });
  });

  it('lead round enemies, whose dice count, and never on through their fortresses (§10.53)', () => {
    const open = routes('', 'moscow');
    const [next] = [open.get('borodino')?.next];
    expect(next).toBe('moscow');
    expect(routes('moscow: R1 4', 'moscow').get('borodino')?.cost).toBeGreaterThan(open.get('borodino')?.cost ?? 0);
    const bySmolensk = (power: Power) =>
      [...routes('', 'moscow', power).values()].filter((route) => route.next === 'smolensk');
    expect(bySmolensk('R1').length).toBeGreaterThan(0);
    expect(bySmolensk('FN')).toEqual([]);
  });

  it('never lead through Austria once it is neutral (§9.3), where nothing is raided any more', () => {
    const state = drawn('kovel: bagration R2 6; lublin: AU 1', { ...RETREAT, flags: { ...HELD, brest: 'R2' } });
    const neutral: State = { ...state, facts: { ...state.facts, austriaNeutral: true } };
    const { space } = editionOf(state);
    const through = (position: State) =>
      [...routesTo(sceneOf(view(position, []), 'R2'), 'warsaw').values()].filter(
        ({ next }) => next !== undefined && space.get(next)?.home === 'AU',
      );
    expect(through(state).length).toBeGreaterThan(0);
    expect(through(neutral)).toEqual([]);
    expect(placeOf(spending(state, 'R2', 3), 'R2')).toBe('lublin');
    expect(placeOf(spending(neutral, 'R2', 3), 'R2')).toBe('warsaw');
  });

  it('never cost less than those of the next space', () => {
    const ways = routes('smolensk: kutuzov R1 6; vyazma: R2 4', 'moscow');
    expect(ways.size).toBeGreaterThan(90);
    for (const { cost, next } of ways.values())
      if (next !== undefined) expect(cost).toBeGreaterThan(ways.get(next)?.cost ?? 99);
  });
});

describe('an army that takes a place', () => {
  it('puts its flag where it stands, so that the next step is no ambush (§10.43), then on the place from beside it (§7.13), or goes on', () => {
    const state = spending(drawn('luga: napoleon FN 8'), 'FN', 4);
    const flag = answerOf(state, 'FN');
    expect(flag).toMatchObject({ type: 'flag', space: 'luga' });
    const step = answerOf(spending(after(state, 'FN', flag), 'FN', 4), 'FN');
    expect(step).toMatchObject({ type: 'flag', space: 'st-petersburg' });
    const guarded = spending(drawn('luga: napoleon FN 8; st-petersburg: R1 2', { flags: { luga: 'FN' } }), 'FN', 4);
    expect(answerOf(guarded, 'FN')).toMatchObject({
      type: 'move',
      from: 'luga',
      to: 'st-petersburg',
      leaders: ['napoleon'],
      sp: { FN: 8 },
    });
  });

  it('stays in the place that it has taken, and leaves the rest of the CP to others', () => {
    const state = spending(
      drawn('st-petersburg: napoleon FN 8; kovno: davout FN 6', { flags: { 'st-petersburg': 'FN' } }),
      'FN',
      3,
    );
    const left = leftOf(state, 'FN') ?? [];
    expect(left.length).toBeGreaterThan(1);
    expect(left.filter((command) => command.type === 'move' && command.from === 'st-petersburg')).toEqual([]);
    expect(left.some((command) => command.type === 'move' && command.from === 'kovno')).toBe(true);
  });

  it('does not set out where it would hardly win', () => {
    const against = (guards: string) =>
      leftOf(spending(drawn(`luga: davout FN 4; st-petersburg: ${guards}`), 'FN', 4), 'FN');
    expect(against('R1 2')).toHaveLength(1);
    expect(against('kutuzov R1 16')).toBeUndefined();
  });

  it('is no small force, and rests after three spaces (§10.42)', () => {
    expect(leftOf(spending(drawn('luga: davout FN 3'), 'FN', 4), 'FN')).toBeUndefined();
    const tired = drawn('pskov: napoleon FN 8', { flags: { pskov: 'FN', luga: 'FN' } });
    const marched = (spaces: number): State => ({
      ...tired,
      leaders: { ...tired.leaders, napoleon: { ...tired.leaders.napoleon!, marched: spaces } },
      troops: { ...tired.troops, pskov: tired.troops.pskov!.map((troop) => ({ ...troop, marched: spaces })) },
    });
    const steps = (state: State) =>
      (leftOf(spending(state, 'FN', 2), 'FN') ?? []).filter(({ type }) => type === 'move');
    expect(steps(marched(2))).toMatchObject([{ from: 'pskov', to: 'luga' }]);
    expect(steps(marched(3)).filter((command) => command.type === 'move' && command.from === 'pskov')).toEqual([]);
  });

  it('is that of the Second Army in the Retreat from Moscow, within reach of Poland', () => {
    expect(
      answerOf(spending(drawn('kovel: bagration R2 6; lublin: AU 1', { ...RETREAT, flags: HELD }), 'R2', 3), 'R2'),
    ).toMatchObject({
      type: 'move',
      from: 'kovel',
      to: 'lublin',
    });
    expect(
      leftOf(
        spending(
          drawn('kovel: bagration R2 6; lublin: FS 16; krakow: AU 8 FS 8; warsaw: FS 16', { ...RETREAT, flags: HELD }),
          'R2',
          3,
        ),
        'R2',
      ),
    ).toBeUndefined();
  });
});

describe('a place that is held', () => {
  const moscow = (pieces: string, cp = 4, power: Power = 'R2') => spending(drawn(pieces), power, cp);

  it('gets soldiers while an army that may come for it is stronger: from near by, or new ones', () => {
    expect(answerOf(moscow('moscow: R2 2; tula: R2 4; vyazma: eugene FS 6'), 'R2')).toMatchObject({
      type: 'move',
      from: 'tula',
      to: 'moscow',
    });
    expect(answerOf(moscow('moscow: R2 2; kiev: R2 1; vyazma: eugene FS 6'), 'R2')).toMatchObject({
      type: 'build',
      space: 'moscow',
      piece: { nation: 'R2', sp: 2 },
    });
  });

  it('is left by nobody, and left alone where it is strong enough or nobody is near', () => {
    const left = leftOf(moscow('moscow: kutuzov R2 9; tula: R2 4; vyazma: eugene FS 6'), 'R2') ?? [];
    expect(left.length).toBeGreaterThan(1);
    expect(left.filter((command) => command.type === 'move' && command.from === 'moscow')).toEqual([]);
    expect(leftOf(moscow('moscow: R2 2; tula: R2 4; vyazma: FS 4'), 'R2')).toBeUndefined();
  });

  it('is not evaded from: those who are attacked there stand', () => {
    const attacked = (space: string) => {
      const state = spending(
        drawn(`${space === 'moscow' ? 'borodino' : 'vyazma'}: eugene FS 6; ${space}: R2 3`),
        'FS',
        3,
      );
      const from = space === 'moscow' ? 'borodino' : 'vyazma';
      return after(state, 'FS', { type: 'move', from, to: space, leaders: ['eugene'], sp: { FS: 6 } });
    };
    const evasions = (commands: readonly Command[] | undefined) =>
      (commands ?? []).filter(({ type }) => type === 'evade');
    const seen = view(attacked('moscow'), ['r2']);
    expect(weighed(seen, 'r2').some(({ command }) => command.type === 'evade')).toBe(true);
    expect(leftOf(attacked('moscow'), 'R2')?.length).toBeGreaterThan(0);
    expect(evasions(leftOf(attacked('moscow'), 'R2'))).toEqual([]);
    expect(leftOf(attacked('borodino'), 'R2')).toBeUndefined();
  });
});

describe('in a game', () => {
  it('an objective leaves some of the legal commands, and never none', () => {
    let narrowed = 0;
    play({
      scenario: 1,
      players: { imperial: house, tsarist: house },
      seed: 3,
      most: 80,
      watch(state, seat) {
        const seen = view(state, [seat]);
        const choices = weighed(seen, seat);
        const pursuit = pursued(seen, seat, choices);
        if (pursuit === undefined) return;
        const { left, place } = pursuit;
        expect(POWERS.some((power) => objectivesOf(state, power, 0).some(({ places }) => places.includes(place)))).toBe(
          true,
        );
        narrowed++;
        expect(left.length).toBeGreaterThan(0);
        if (left.length > 1) for (const each of left) expect(choices).toContain(each);
        else expect(isOffered(state, seat, left[0]!.command)).toBe(true);
      },
    });
    expect(narrowed).toBeGreaterThan(5);
  });
});
