import { describe, expect, it } from 'vitest';
import { raidBonus } from '../../../domain/kutuzov/deeds/pieces/raids.ts';
import { marchOf } from '../../../domain/kutuzov/map/ground.ts';
import { costOf } from '../../../domain/kutuzov/movement/movement.ts';
import { reinforcementCp } from '../../../domain/kutuzov/orders/reinforcement.ts';
import { beginInterphase } from '../../../domain/kutuzov/procedures/interphase/interphase.ts';
import { makePeace } from '../../../domain/kutuzov/procedures/tracks/peace.ts';
import { closeImpulses, endImpulse } from '../../../domain/kutuzov/procedures/turn/sequence.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { type Table, tableOf } from '../../../domain/kutuzov/table/table.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { modifierOf } from '../../../domain/kutuzov/tracks/conquest.ts';
import { afterEvent, barred, holding, luck, playEvent, whereIs } from '../kit/events.ts';
import { after, asking, dice, noDice, refused, spending, standing, worked } from '../kit/kit.ts';

const effects = (state: State) => state.effects.map(({ id, card, until }) => `${card} ${id} ${until}`);
/** The position after some rule has been at work. */
const done = (state: State, what: (table: Table) => void): State => {
  const table = tableOf(state, noDice);
  what(table);
  return table.state;
};
const cp = (state: State, power: Power) => reinforcementCp(state, power, 3).cp;

describe('reinforcement CP (§17.2)', () => {
  it.each([
    { card: 29, power: 'R1', by: { FN: -3, FS: -3 } },
    { card: 32, power: 'FN', by: { R1: 2 } },
    { card: 45, power: 'R2', by: { FN: -2 } },
  ] as const)('#$card, played by $power', ({ card, power, by }) => {
    const start = holding(power, [card], '');
    const played = afterEvent(start, power, card);
    const change = (['FN', 'R1', 'FS', 'R2'] as const).map((each) => cp(played, each) - cp(start, each));
    expect(change).toEqual(
      (['FN', 'R1', 'FS', 'R2'] as const).map((each) => (by as { [power in Power]?: number })[each] ?? 0),
    );
    expect(effects(played)).toEqual([`${card} reinforcementCP nextInterphase`]);
  });
  it('#32: a resource for each Tsarist Power; #45: two Loss for the Imperials, and the card is out of the game (§5.71)', () => {
    expect(afterEvent(holding('FN', [32]), 'FN', 32).resources).toEqual({ FN: 0, R1: 1, FS: 0, R2: 1 });
    const news = afterEvent(holding('R2', [45]), 'R2', 45);
    expect(news.morale.imperial.loss).toEqual(2 + holding('R2', []).morale.imperial.loss);
    expect(whereIs(news, 45)).toBe('removed');
    expect(whereIs(afterEvent(holding('R2', [45], '', { turn: 1 }), 'R2', 45), 45)).toBe('deck');
  });
});

describe('dice (§4.4, §19.5, §19.6)', () => {
  it('#34: four Gain for the Tsarists, and the conquest die at −1 to the end of the turn', () => {
    const start = holding('R1', [34], '');
    const played = afterEvent(start, 'R1', 34);
    expect(modifierOf(played) - modifierOf(start)).toBe(-1);
    expect(played.morale.tsarist.gain - start.morale.tsarist.gain).toBe(4);
    expect(effects(done(played, beginInterphase))).toEqual([]);
  });
  it('#36: no peace die', () => {
    const played = afterEvent(holding('FN', [36]), 'FN', 36);
    expect(worked(played, makePeace).events).toEqual([]);
    expect(worked(holding('FN', []), makePeace, dice(1)).events).toMatchObject([{ type: 'rolled' }]);
  });
  it('#37: all Cossack dice at −1 for the rest of the game', () => {
    const start = holding('FN', [37], 'minsk: R2 1');
    const played = afterEvent(start, 'FN', 37);
    expect(raidBonus(start, 'borisov')).toBe(1);
    expect(raidBonus(played, 'borisov')).toBe(0);
    expect(effects(done(played, beginInterphase))).toEqual(['37 dieModifier game']);
  });
});

describe('movement', () => {
  it('#38: each move into Russia costs a CP more for each army or counter, until the round ends', () => {
    const played = afterEvent(holding('FN', [38], 'kovno: napoleon FN 5; vilna: FN 1'), 'FN', 38);
    const army = { leaders: ['napoleon'], sp: { FN: 5 } } as const;
    expect(costOf(played, army, 'vilna', 'kovno')).toBe(2);
    expect(costOf(played, army, 'konigsberg', 'kovno')).toBe(1);
    const move = { type: 'move', from: 'kovno', to: 'vilna', ...army } as const;
    const muddy = spending(played, 'FN', 3);
    expect(standing(after(muddy, 'FN', move, luck()), 'vilna')).toBe('napoleon, FN 6');
    expect(refused(spending(played, 'FN', 1), 'FN', move)).toBe('NOT_ENOUGH_CP §10.63');
    const frame = { is: 'impulse', power: 'R2', preemptive: false, lone: false, passing: false, stage: 'end' } as const;
    expect(effects(done(played, (table) => endImpulse(table, { ...frame, power: 'FN' })))).toEqual([
      '38 moveSurcharge round',
    ]);
    expect(effects(done(played, (table) => endImpulse(table, frame)))).toEqual([]);
    expect(effects(done(played, closeImpulses))).toEqual([]);
    expect(whereIs(played, 38)).toBe('deck');
  });
  it('#40: in turns 3 and 4 rivers are rough; on turn 1 the card goes back', () => {
    const played = afterEvent(holding('FN', [40]), 'FN', 40);
    const at = (turn: number) => marchOf({ ...played, turn }, 'kovno', 'vilna', 'tsarist');
    const river = marchOf(holding('FN', []), 'konigsberg', 'tilsit', 'tsarist');
    const frozen = (turn: number) => marchOf({ ...played, turn }, 'konigsberg', 'tilsit', 'tsarist');
    expect(river).toBe('river');
    expect(frozen(2)).toBe('river');
    expect(frozen(3)).toBe('rough');
    expect(frozen(4)).toBe('rough');
    expect(at(2) === at(3)).toBe(true);
    const early = afterEvent(holding('FN', [40], '', { turn: 1 }), 'FN', 40);
    expect(effects(early)).toEqual([]);
    expect(whereIs(early, 40)).toBe('deck');
    expect(early.facts.winterCards).toEqual([]);
  });
});

describe('Must Plays that bring winter (§14.62)', () => {
  const winter = (card: number, turn: number, change: Partial<State> = {}): State => {
    const start = holding('FS', [card], 'vitebsk: FN 3; minsk: FS 2; riga: R1 4', { turn, ...change });
    return { ...start, facts: { ...start.facts, ...(change.facts ?? {}) } };
  };
  const used = (card: number): Partial<State> => ({ facts: { ...holding('FS', []).facts, winterCards: [card] } });
  const name = (space: string) => ({ type: 'target', space }) as const;

  it('a card whose event was used before: the Tsarist with the higher die names a space; then it is discarded', () => {
    const start = winter(37, 3, used(37));
    const asked = playEvent(start, 'FS', 37, { faces: [2, 2, 3, 5] });
    expect(asking(asked.state)).toEqual(['r2 event']);
    expect(refused(asked.state, 'R2', name('riga'))).toBe('NOT_A_CHOICE');
    const hit = afterEvent(start, 'FS', 37, { faces: [4, 1, 6, 5, 1], answers: [['R1', name('vitebsk')]] });
    expect(standing(hit, 'vitebsk')).toBe('FN 1');
    expect(hit.regroup).toEqual({ FN: 1 });
    expect(effects(hit)).toEqual([]);
    expect(whereIs(hit, 37)).toBe('discard');
    expect(hit.impulse.mustPlayed).toBe(true);
  });
  it('one never used before has its event first, and is set aside (ruling 33)', () => {
    const played = afterEvent(winter(37, 3), 'FS', 37);
    expect(effects(played)).toEqual(['37 dieModifier game']);
    expect(whereIs(played, 37)).toBe('winter');
    expect(played.facts.winterCards).toEqual([37]);
  });
  it.each([
    { card: 29, turn: 4, change: {} },
    { card: 36, turn: 4, change: {} },
    { card: 34, turn: 4, change: { facts: { ...holding('FS', []).facts, retreat: 'chosen' } } },
  ] as const)('#$card comes too late on turn $turn: nothing but winter', ({ card, turn, change }) => {
    const hit = afterEvent(winter(card, turn, change as Partial<State>), 'FS', card, {
      faces: [4, 1, 1, 1, 1],
      answers: [['R1', name('vitebsk')]],
    });
    expect(effects(hit)).toEqual([]);
    expect(whereIs(hit, card)).toBe('discard');
  });
});

describe('#33: each Imperial Power, FN first, loses a resource or adds two Attrition Loss', () => {
  it('without a resource it must add them', () => {
    const start = holding('R1', [33], '', {
      resources: { FN: 1, R1: 0, FS: 0, R2: 0 },
      attrition: { level: 'difficult', loss: 0, gain: 0 },
    });
    expect(asking(playEvent(start, 'R1', 33).state)).toEqual(['fn event']);
    const paid = afterEvent(start, 'R1', 33, { answers: [['FN', { type: 'option', option: 0 }]] });
    expect(paid.resources.FN).toBe(0);
    expect(paid.attrition.loss).toBe(2);
    expect(asking(paid)).toEqual(['r1 impulse']);
    expect(afterEvent(start, 'R1', 33, { answers: [['FN', { type: 'option', option: 1 }]] }).attrition.loss).toBe(4);
  });
});

it('Must Plays are for everybody, and no condition forbids them', () => {
  for (const card of [25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]) {
    for (const power of ['FN', 'R2'] as const) {
      expect(afterwards(power, card), `${card}`).toBe(true);
    }
  }
});
function afterwards(power: Power, card: number): boolean {
  const start = holding(power, [card], 'vitebsk: FN 1');
  try {
    barred(start, power, card);
    return false;
  } catch {
    return true;
  }
}
