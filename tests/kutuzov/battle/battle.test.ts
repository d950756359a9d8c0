import { describe, expect, it } from 'vitest';
import type { Side } from '../../../domain/kutuzov/battle/battle.ts';
import { battleDice, diceOf, forceOf } from '../../../domain/kutuzov/battle/dice.ts';
import { regroupedOf } from '../../../domain/kutuzov/battle/hits.ts';
import { lootOf, loserOf } from '../../../domain/kutuzov/battle/verdict.ts';
import { type Attack, beginBattle } from '../../../domain/kutuzov/deeds/pieces/attacks.ts';
import type { FrameOf } from '../../../domain/kutuzov/frames/frames.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { commandedIn, troopsIn } from '../../../domain/kutuzov/pieces/pieces.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { tableOf } from '../../../domain/kutuzov/table/table.ts';
import type { MoraleLevel } from '../../../domain/kutuzov/terms/levels.ts';
import type { Camp } from '../../../domain/kutuzov/terms/nations.ts';
import { battleText } from '../../../domain/kutuzov/words/describe/battle.ts';
import { diceFor, field, fight, losses, marked, morale } from '../kit/battles.ts';
import { after, asking, dice, noDice, standing } from '../kit/kit.ts';

/** A battle that is about to begin, or one under way. */
function battleOf(state: State, attack: Pick<Attack, 'space' | 'camp'> & Partial<Attack>): FrameOf<'battle'> {
  const table = tableOf(state, noDice);
  beginBattle(table, { origins: [], failures: 0, ...attack });
  return table.state.frames.at(-1) as FrameOf<'battle'>;
}
const partsOf = (state: State, attack: Pick<Attack, 'space' | 'camp'> & Partial<Attack>, side: Side): string =>
  battleDice(state, battleOf(state, attack), side)
    .map(({ of, dice, rule }) => `${of} ${dice} ${rule}`)
    .join(', ');
const forceIn = (state: State, space: string, camp: Camp): number =>
  diceOf(forceOf(state, { troops: troopsIn(state, space, camp), leaders: commandedIn(state, space, camp) }));

describe('the dice of a side (§12.2)', () => {
  it('Napoleon with 2 SP and Yorck with 4 at Elan: 14, the French bonus (§12.31)', () => {
    const state = field('tilsit: napoleon FN 2, yorck PR 4', { morale: morale('elan-du-guerre') });
    expect(forceIn(state, 'tilsit', 'imperial')).toBe(14);
  });

  it.each<{ readonly what: string; readonly pieces: string; readonly level: MoraleLevel; readonly expected: number }>([
    {
      what: 'half of the dice are not more than half: the bonus of allies',
      pieces: 'yorck PR 3 FN 4',
      level: 'elan-du-guerre',
      expected: 9,
    },
    { what: 'one more is', pieces: 'yorck PR 3 FN 5', level: 'elan-du-guerre', expected: 11 },
    {
      what: 'North and South are one nation (ruling 23)',
      pieces: 'schwarzenberg AU 3 FN 3 FS 3',
      level: 'elan-du-guerre',
      expected: 13,
    },
    { what: 'allies have nothing at Vive L’Empereur', pieces: 'yorck PR 3', level: 'vive-lempereur', expected: 4 },
    { what: 'the French have one', pieces: 'FS 3', level: 'vive-lempereur', expected: 4 },
    { what: 'nothing below', pieces: 'davout FN 3', level: 'marchez-vous', expected: 7 },
  ])('$what (§12.3, §12.31)', ({ pieces, level, expected }) => {
    const state = field(`tilsit: ${pieces}`, { morale: morale(level) });
    expect(forceIn(state, 'tilsit', 'imperial')).toBe(expected);
  });

  it('Russians have two at Elan, one at Vive L’Empereur (§12.3); staff officers count one each', () => {
    const army = 'tver: kutuzov barclay platov R1 5 R2 2';
    const at = (level: MoraleLevel) =>
      forceIn(field(army, { morale: morale('marchez-vous', level) }), 'tver', 'tsarist');
    expect(at('elan-du-guerre')).toBe(15);
    expect(at('vive-lempereur')).toBe(14);
    expect(at('marchez-vous')).toBe(13);
  });

  it('Davout, 4 SP, Elan, 6 disruptions: 4 in the second round, without the two of #51 (§12.53)', () => {
    const state = field('tver: R1 2, davout FN 4', { morale: morale('elan-du-guerre'), flags: { tver: 'FN' } });
    const first = battleOf(state, { space: 'tver', camp: 'tsarist' });
    const second = { ...first, round: 2, defenders: { ...first.defenders, disruptions: 6 } };
    const parts = battleDice(state, second, 'defenders');
    expect(diceOf(parts)).toBe(4);
    expect(diceOf([...parts, { of: 'morale', dice: 2, rule: '§12.1' }])).toBe(6);
    expect(
      diceOf(battleDice(state, { ...second, defenders: { ...first.defenders, disruptions: 12 } }, 'defenders')),
    ).toBe(0);
  });
});

describe('terrain (§12.4)', () => {
  const french = { flags: { moscow: 'FN', pinsk: 'FN', substov: 'FN' } } as const;
  it.each<{
    readonly what: string;
    readonly state: State;
    readonly space: Attack['space'];
    readonly from: string;
    readonly camp: Camp;
    readonly expected: string;
  }>([
    {
      what: 'from Ryazan over the river to Moscow',
      state: field('moscow: R2 2, FN 3', french),
      space: 'moscow',
      from: 'ryazan',
      camp: 'tsarist',
      expected: 'sp 3 §12.2, march 3 §12.43',
    },
    {
      what: 'over rough',
      state: field('substov: R1 1, FN 3', french),
      space: 'substov',
      from: 'borodino',
      camp: 'tsarist',
      expected: 'sp 3 §12.2, march 1 §12.41',
    },
    {
      what: 'over a clear line',
      state: field('substov: R1 1, FN 3', french),
      space: 'substov',
      from: 'moscow',
      camp: 'tsarist',
      expected: 'sp 3 §12.2',
    },
    {
      what: 'over marsh against Tsarists',
      state: field('pinsk: FN 1, R2 3'),
      space: 'pinsk',
      from: 'brest',
      camp: 'imperial',
      expected: 'sp 3 §12.2, march 2 §12.42',
    },
    {
      what: 'the same in winter',
      state: field('pinsk: FN 1, R2 3', { turn: 3 }),
      space: 'pinsk',
      from: 'brest',
      camp: 'imperial',
      expected: 'sp 3 §12.2, march 2 §12.42',
    },
    {
      what: 'over marsh against Imperials',
      state: field('pinsk: R2 1, FN 3', french),
      space: 'pinsk',
      from: 'slutsk',
      camp: 'tsarist',
      expected: 'sp 3 §12.2, march 1 §12.42',
    },
    {
      what: 'the same in winter',
      state: field('pinsk: R2 1, FN 3', { ...french, turn: 3 }),
      space: 'pinsk',
      from: 'slutsk',
      camp: 'tsarist',
      expected: 'sp 3 §12.2',
    },
    {
      what: 'not on ground of the attackers',
      state: field('pinsk: R2 1, FN 3'),
      space: 'pinsk',
      from: 'slutsk',
      camp: 'tsarist',
      expected: 'sp 3 §12.2',
    },
    {
      what: 'in a Russian zone (§12.44)',
      state: field('zone-volga: FN 1, R1 3'),
      space: 'zone-volga',
      from: 'ryazan',
      camp: 'imperial',
      expected: 'sp 3 §12.2, home 1 §12.44',
    },
    {
      what: 'Prussians in theirs',
      state: field('zone-prussia: R1 1, FN 2 PR 1'),
      space: 'zone-prussia',
      from: 'konigsberg',
      camp: 'tsarist',
      expected: 'sp 3 §12.2, home 1 §12.44',
    },
    {
      what: 'French alone in it (ruling 24)',
      state: field('zone-prussia: R1 1, FN 3'),
      space: 'zone-prussia',
      from: 'konigsberg',
      camp: 'tsarist',
      expected: 'sp 3 §12.2',
    },
    {
      what: 'a zone attacked from inside',
      state: field('zone-volga: FN 1, R1 3'),
      space: 'zone-volga',
      from: 'zone-volga',
      camp: 'imperial',
      expected: 'sp 3 §12.2, home 1 §12.44',
    },
  ])('$what', ({ state, space, from, camp, expected }) => {
    expect(partsOf(state, { space, camp, origins: [from] }, 'defenders')).toBe(expected);
  });

  it('a bridge makes the river clear for Imperials, not for Tsarists (§PB4.1)', () => {
    const bridges = [{ owner: 'FS', a: 'ryazan', b: 'moscow', permanent: false }] as const;
    const attack = { space: 'moscow', origins: ['ryazan'] };
    expect(partsOf(field('moscow: FN 2, R1 3', { bridges }), { ...attack, camp: 'imperial' }, 'defenders')).toBe(
      'sp 3 §12.2',
    );
    expect(
      partsOf(field('moscow: R1 2, FN 3', { bridges, ...french }), { ...attack, camp: 'tsarist' }, 'defenders'),
    ).toContain('march 3');
  });

  it('a defender who failed to evade has none, and the attackers have a die for each failure (§11.8); in the first round only', () => {
    const state = field('moscow: R2 2, FN 3', french);
    const attack = { space: 'moscow', camp: 'tsarist', origins: ['ryazan'], failures: 2 } as const;
    expect(partsOf(state, attack, 'defenders')).toBe('sp 3 §12.2');
    expect(partsOf(state, attack, 'attackers')).toBe('sp 2 §12.2, evasions 2 §11.8');
    const second = { ...battleOf(state, { ...attack, failures: 0 }), round: 2 };
    expect(diceOf(battleDice(state, second, 'defenders'))).toBe(3);
    expect(diceOf(battleDice(state, second, 'attackers'))).toBe(2);
  });
});

describe('the loser (§12.52)', () => {
  it.each<{
    readonly what: string;
    readonly attackers: number;
    readonly defenders: number;
    readonly round: number;
    readonly levels: State['morale'];
    readonly loser: Side | undefined;
  }>([
    { what: 'more hits', attackers: 1, defenders: 0, round: 1, levels: morale(), loser: 'attackers' },
    { what: 'fewer hits', attackers: 0, defenders: 1, round: 1, levels: morale(), loser: 'defenders' },
    { what: 'a tie makes a second round', attackers: 1, defenders: 1, round: 1, levels: morale(), loser: undefined },
    {
      what: 'a second tie is lost by the attackers',
      attackers: 1,
      defenders: 1,
      round: 2,
      levels: morale(),
      loser: 'attackers',
    },
    {
      what: 'at Sauve Qui Peut a tie is lost (§12.61)',
      attackers: 0,
      defenders: 0,
      round: 1,
      levels: morale('marchez-vous', 'sauve-qui-peut'),
      loser: 'defenders',
    },
    {
      what: 'the attackers’ Sauve Qui Peut',
      attackers: 2,
      defenders: 2,
      round: 1,
      levels: morale('sauve-qui-peut', 'marchez-vous'),
      loser: 'attackers',
    },
    {
      what: 'both at it: the active side loses',
      attackers: 2,
      defenders: 2,
      round: 1,
      levels: morale('sauve-qui-peut', 'sauve-qui-peut'),
      loser: 'attackers',
    },
  ])('$what', ({ attackers, defenders, round, levels, loser }) => {
    const state = field('tver: FN 3, R1 3', { morale: levels });
    const battle = battleOf(state, { space: 'tver', camp: 'imperial' });
    const hurt = {
      ...battle,
      round,
      attackers: { ...battle.attackers, hits: attackers },
      defenders: { ...battle.defenders, hits: defenders },
    };
    expect(loserOf(state, hurt)).toBe(loser);
  });
});

it.each<{ readonly level: MoraleLevel; readonly disruptions: number; readonly regrouped: number }>([
  { level: 'marchez-vous', disruptions: 5, regrouped: 0 },
  { level: 'les-grognards', disruptions: 4, regrouped: 2 },
  { level: 'tu-felix-austria', disruptions: 5, regrouped: 3 },
  { level: 'sauve-qui-peut', disruptions: 5, regrouped: 4 },
])('at $level of $disruptions disruptions $regrouped are regrouped (§12.54)', ({ level, disruptions, regrouped }) => {
  expect(regroupedOf(level, disruptions)).toBe(regrouped);
});

it.each([
  { die: 1, eliminated: 5, resources: 0 },
  { die: 6, eliminated: 0, resources: 1 },
  { die: 1, eliminated: 6, resources: 1 },
  { die: 5, eliminated: 6, resources: 1 },
  { die: 6, eliminated: 6, resources: 2 },
  { die: 2, eliminated: 12, resources: 2 },
])('loot: a $die with $eliminated eliminated brings $resources (§12.10)', ({ die, eliminated, resources }) => {
  expect(lootOf(die, eliminated)).toBe(resources);
});

describe('a battle of one round (§12.5)', () => {
  const state = field('substov: davout FN 4, barclay R1 4', { flags: { moscow: 'FN' } });
  const attack = { space: 'substov', camp: 'imperial', origins: ['borodino'] } as const;

  it('the side with more hits retreats; both are marked, the loser has a Morale Loss (§12.52, §12.6)', () => {
    // Davout: 4 SP + 4. Barclay: 4 SP + 1 + 1 for the rough line. 6 and 5 against the Russians, a 5 against the French.
    const { state: over } = fight(state, 'FN', attack, '65111111', '511111');
    expect(asking(over)).toEqual(['r1 retreat']);
    const gone = after(over, 'R1', { type: 'retreat', to: 'tver', leaders: ['barclay'], sp: { R1: 3 } });
    expect(standing(gone, 'substov')).toBe('davout, FN 4');
    expect(standing(gone, 'tver')).toBe('barclay, R1 3');
    expect(marked(gone)).toEqual(['davout', 'barclay', 'tver R1 3', 'substov FN 4']);
    expect(losses(gone)).toEqual([0, 1]);
    expect(asking(gone)).toEqual(['fn card']);
  });

  it('a tie makes a second round with fewer dice, another sends the attackers back (§12.53, §12.52)', () => {
    const fought = fight(state, 'FN', { ...attack, origins: ['moscow'] }, '55111111', '55111', '111111', '111');
    expect(diceFor(fought, 'battle')).toEqual([8, 5, 6, 3]);
    expect(standing(fought.state, 'moscow')).toBe('davout, FN 4');
    expect(standing(fought.state, 'substov')).toBe('barclay, R1 4');
    expect(losses(fought.state)).toEqual([1, 0]);
  });

  it('a tie is lost at once at Sauve Qui Peut, and two thirds of the disrupted are regrouped (§12.61, §12.54)', () => {
    const low = { ...state, morale: morale('sauve-qui-peut') };
    const { state: over } = fight(low, 'FN', { ...attack, origins: ['moscow'] }, '55111111', '55111');
    expect(standing(over, 'moscow')).toBe('davout, FN 2');
    expect(over.regroup).toEqual({ FN: 2 });
  });

  it('eliminated first, then what low morale regroups (§12.5, §12.51)', () => {
    const low = field('substov: FN 3, barclay R1 4', { morale: morale('les-grognards'), flags: { moscow: 'FN' } });
    const { state: over } = fight(low, 'FN', { ...attack, origins: ['moscow'] }, '111', '65111');
    expect(standing(over, 'moscow')).toBe('FN 1');
    expect(over.regroup).toEqual({ FN: 1 });
    expect(over.attrition.loss).toBe(1);
  });
});

describe('an Entrenchment (§12.45)', () => {
  const state = field('moscow: davout FN 4, barclay R1 4', {
    entrenched: { moscow: 'tsarist' },
    flags: { borodino: 'FN' },
  });
  const attack = { space: 'moscow', camp: 'imperial', origins: ['borodino'] } as const;

  it('takes a die of the attackers, and of the hits the one that the defender chooses', () => {
    const { state: asked } = fight(state, 'FN', attack, '6511111', '51111');
    expect(asking(asked)).toEqual(['r1 battle']);
    expect(kutuzov.lapse(kutuzov.view(asked, ['r1']), 'r1')).toEqual({ type: 'cancel', hit: 'elimination' });
    // 1 against 1: a second round, in which the French have their eighth die again, except the one that is disrupted.
    const second = after(asked, 'R1', { type: 'cancel', hit: 'elimination' }, dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
    expect(standing(second, 'borodino')).toBe('davout, FN 4');
    expect(standing(second, 'moscow')).toBe('barclay, R1 4');
  });

  it('is not asked about hits of one kind', () => {
    const { state: over } = fight(state, 'FN', attack, '5511111', '11111');
    expect(asking(over)).toEqual(['r1 retreat']);
    expect(standing(over, 'moscow')).toBe('davout, barclay, FN 4, R1 4');
  });

  it('its defenders are routed by 5 hits more, not by 3 (§12.7)', () => {
    const many = field('moscow: davout FN 4, barclay R1 6', { entrenched: { moscow: 'tsarist' } });
    const held = fight(many, 'FN', attack, '5555511', '1111111').state;
    expect(asking(held)).toEqual(['r1 retreat']);
    expect(standing(held, 'moscow')).toBe('davout, barclay, FN 4, R1 6');
    const routed = fight(many, 'FN', attack, '5555551', '1111111').state;
    expect(asking(routed)).toEqual(['r1 retreat']);
    expect(standing(routed, 'moscow')).toBe('davout, barclay, FN 4, R1 1');
  });

  it('nobody flags by overrun where the enemy was entrenched (§12.9), and it is gone with its last defenders', () => {
    const { state: over } = fight(state, 'FN', attack, '6666666', '11111', '1');
    expect(standing(over, 'moscow')).toBe('davout, FN 4');
    expect(over.flags.moscow).toBe(undefined);
    expect(over.entrenched).toEqual({});
  });

  it('is of no use without an army or 4 SP', () => {
    const few = field('moscow: FN 2, R1 3', { entrenched: { moscow: 'tsarist' } });
    expect(fight(few, 'FN', attack, '55', '111').state.troops.moscow).toHaveLength(2);
  });
});

describe('a battle in words', () => {
  const state = field('tilsit: napoleon FN 8, yorck PR 3, R1 2', {
    bridges: [{ owner: 'FN', a: 'konigsberg', b: 'tilsit', permanent: false }],
  });
  const battle = battleOf(state, { space: 'tilsit', camp: 'imperial', origins: ['konigsberg'], failures: 1 });

  it('says who attacks from where, and with which dice', () => {
    expect(battleText(state, battle, 'en')).toBe(
      'Battle: Tilsit, round 1. Imperials attack from Königsberg (clear), 18 dice (SP 11, staff officers 1, commander 5, failed evasions 1). Tsarists defend, 2 dice (SP 2)',
    );
    expect(battleText(state, battle, 'ko')).toContain('제국군 공격 쾨니히스베르크');
  });
});
