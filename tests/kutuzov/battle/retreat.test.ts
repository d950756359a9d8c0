import { describe, expect, it } from 'vitest';
import { causesOfRetreat } from '../../../domain/kutuzov/battle/retreats.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { diceFor, field, fight, losses, marked, morale } from '../kit/battles.ts';
import { after, asking, dice, refused, standing } from '../kit/kit.ts';

/** The choices of a seat, as they are offered. */
const choices = (state: State, seat: string): string =>
  JSON.stringify(kutuzov.legal(kutuzov.view(state, [seat]), seat));
const spaces = (state: State, seat: string, among: readonly string[]): readonly string[] =>
  among.filter((id) => choices(state, seat).includes(`"${id}"`));

describe('where the inactive side goes (§12.6)', () => {
  // Around Substov: Borodino, Moscow and Byeloi to Vyazma, Tver, Yaroslav (river).
  const AROUND = ['borodino', 'byeloi', 'moscow', 'tver', 'vyazma', 'yaroslav'];
  const attack = { space: 'substov', camp: 'imperial', origins: ['moscow'] } as const;
  const won = (state: State): State => fight(state, 'FN', attack, '51111111', '11111').state;
  const pieces = 'substov: davout FN 4, barclay R1 4';

  it('to friendly spaces, but not where the attackers came from', () => {
    expect(spaces(won(field(pieces)), 'r1', AROUND)).toEqual(['borodino', 'byeloi', 'tver', 'vyazma', 'yaroslav']);
  });

  it('not to enemy or uncontrolled ground while there is friendly', () => {
    const state = won(field(`${pieces}; vyazma: R2 1; borodino: FN 1`, { flags: { vyazma: 'FN', byeloi: 'FN' } }));
    expect(spaces(state, 'r1', AROUND)).toEqual(['tver', 'yaroslav']);
    const there = { type: 'retreat', to: 'byeloi', leaders: ['barclay'], sp: { R1: 4 } } as const;
    expect(refused(state, 'R1', there)).toBe('NOT_A_RETREAT §12.6');
  });

  const allFlagged = { borodino: 'FN', byeloi: 'FN', tver: 'FN', vyazma: 'FN', yaroslav: 'FN' } as const;
  it('without any to uncontrolled ground', () => {
    const state = won(field(`${pieces}; vyazma: R2 1`, { flags: allFlagged }));
    expect(standing(state, 'vyazma')).toBe('barclay, R1 4, R2 1');
  });

  it('without that to enemy ground, which costs attrition (§10.44)', () => {
    const state = won(field(pieces, { flags: allFlagged }));
    expect(spaces(state, 'r1', AROUND)).toEqual(['borodino', 'byeloi', 'tver', 'vyazma', 'yaroslav']);
    const gone = after(
      state,
      'R1',
      { type: 'retreat', to: 'tver', leaders: ['barclay'], sp: { R1: 4 } },
      dice(6, 1, 1, 1, 1),
    );
    expect(standing(gone, 'tver')).toBe('barclay, R1 3');
    expect(gone.lastRoll?.why).toBe('attrition');
    expect(losses(gone)).toEqual([0, 1]);
  });

  it('the lapse takes all to the first of the spaces', () => {
    const state = won(field(pieces));
    expect(kutuzov.lapse(kutuzov.view(state, ['r1']), 'r1')).toEqual({
      type: 'retreat',
      to: 'borodino',
      leaders: ['barclay'],
      sp: { R1: 4 },
    });
  });

  it('may split up, each Power for its own pieces, the commander’s first (§10.65)', () => {
    const both = fight(field('substov: davout FN 4, barclay R1 4, platov R2 2'), 'FN', attack, '51111111', '1*8').state;
    expect(asking(both)).toEqual(['r1 retreat']);
    expect(refused(both, 'R1', { type: 'retreat', to: 'tver', leaders: ['platov'], sp: {} })).toBe(
      'NOT_A_RETREAT §12.6',
    );
    const part = after(both, 'R1', { type: 'retreat', to: 'tver', leaders: [], sp: { R1: 3 } });
    const rest = after(part, 'R1', { type: 'retreat', to: 'byeloi', leaders: ['barclay'], sp: { R1: 1 } });
    expect(standing(rest, 'tver')).toBe('');
    expect(asking(rest)).toEqual(['r2 retreat']);
    const gone = after(rest, 'R2', { type: 'retreat', to: 'byeloi', leaders: ['platov'], sp: { R2: 2 } });
    expect(standing(gone, 'tver')).toBe('R1 3');
    expect(standing(gone, 'byeloi')).toBe('barclay, platov, R1 1, R2 2');
    expect(asking(gone)).toEqual(['fn card']);
  });

  it.each<{
    readonly what: string;
    readonly state: State;
    readonly from: string;
    readonly to: string;
    readonly causes: readonly string[];
  }>([
    { what: 'over a river (§10.44)', state: field(''), from: 'substov', to: 'yaroslav', causes: ['river'] },
    {
      what: 'to scorched ground (§10.45)',
      state: field('', { scorched: ['tver'] }),
      from: 'substov',
      to: 'tver',
      causes: ['scorched'],
    },
    { what: 'Russians over marsh', state: field(''), from: 'pinsk', to: 'slutsk', causes: [] },
  ])('attrition of a retreat $what (§12.62)', ({ state, from, to, causes }) => {
    expect(causesOfRetreat(state, 'tsarist', from, to)).toEqual(causes);
  });
  it('Imperials over marsh; over sea (§10.44)', () => {
    const flags = { slutsk: 'FN' } as const;
    expect(causesOfRetreat(field('', { flags }), 'imperial', 'pinsk', 'slutsk')).toEqual(['marsh']);
    expect(causesOfRetreat(field('konigsberg: PR 1'), 'tsarist', 'riga', 'st-petersburg')).toEqual(['sea']);
  });

  it('hesitant allies do not go to Russian ground without a flag of their Camp: they are regrouped (§9.31)', () => {
    const state = field('memel: yorck PR 3, FS 2, R1 6; libau: R1 1', { flags: { memel: 'PR', konigsberg: 'R1' } });
    const { state: over } = fight(
      state,
      'R1',
      { space: 'memel', camp: 'tsarist', origins: ['schlavii'] },
      '511111',
      '1*7',
      '11',
    );
    expect(standing(over, 'memel')).toBe('R1 6');
    expect(standing(over, 'tilsit')).toBe('FS 2');
    expect(over.regroup).toEqual({ PR: 3 });
    expect(over.leaders.yorck?.at).toBe('@regroup');
  });
});

describe('where the active side goes (§12.6)', () => {
  it('Napoleon and Yorck are beaten at Tilsit, and go back over their bridge without attrition', () => {
    const bridges = [{ owner: 'FN', a: 'konigsberg', b: 'tilsit', permanent: false }] as const;
    const state = field('tilsit: napoleon FN 8, yorck PR 3, R1 2', { bridges, morale: morale('elan-du-guerre') });
    const fought = fight(
      state,
      'FN',
      { space: 'tilsit', camp: 'imperial', origins: ['konigsberg'], failures: 1 },
      '1*20',
      '51',
    );
    expect(diceFor(fought, 'battle')).toEqual([20, 2]);
    expect(standing(fought.state, 'konigsberg')).toBe('napoleon, yorck, FN 8, PR 3');
    expect(diceFor(fought, 'attrition')).toEqual([]);
    // A group with Napoleon retreats: (1 + 1) × 2 (§9.11).
    expect(losses(fought.state)).toEqual([4, 0]);
    expect(marked(fought.state)).toEqual(['napoleon', 'yorck', 'konigsberg FN 8', 'konigsberg PR 3', 'tilsit R1 2']);
  });

  it('suffers attrition when what it left is enemy ground again (§10.44, ruling E21)', () => {
    const fought = fight(
      field('substov: FN 2, R1 3'),
      'FN',
      { space: 'substov', camp: 'imperial', origins: ['moscow'] },
      '11',
      '511',
      '61',
    );
    expect(standing(fought.state, 'moscow')).toBe('FN 1');
    expect(diceFor(fought, 'attrition')).toEqual([2]);
  });

  it('with no way back it is regrouped, and that is an overrun (§12.63)', () => {
    const state = field('riga: kutuzov R1 3, yorck PR 4', { flags: { mitau: 'PR' }, morale: morale('vive-lempereur') });
    const { state: over } = fight(state, 'R1', { space: 'riga', camp: 'tsarist' }, '1*7', '51111', '1');
    expect(standing(over, 'riga')).toBe('yorck, PR 4');
    expect(over.regroup).toEqual({ R1: 3 });
    expect(over.leaders.kutuzov?.at).toBe('@regroup');
    expect(losses(over)).toEqual([0, 3]);
    expect(marked(over)).toEqual([]);
  });
});

describe('in a zone the loser may stay (§12.6)', () => {
  const state = field('zone-volga: davout FN 4, barclay R1 4');
  const lost = fight(state, 'FN', { space: 'zone-volga', camp: 'imperial', origins: ['ryazan'] }, '5 1*7', '1*6').state;

  it('which costs no Morale Loss (§12.82, ruling E22); the default answer is to stay', () => {
    const stay = { type: 'retreat', to: 'zone-volga', leaders: ['barclay'], sp: { R1: 4 } } as const;
    expect(kutuzov.lapse(kutuzov.view(lost, ['r1']), 'r1')).toEqual(stay);
    const over = after(lost, 'R1', stay);
    expect(standing(over, 'zone-volga')).toBe('davout, barclay, FN 4, R1 4');
    expect(losses(over)).toEqual([0, 0]);
    expect(asking(over)).toEqual(['fn card']);
    expect(marked(over)).toEqual(['davout', 'barclay', 'zone-volga FN 4', 'zone-volga R1 4']);
  });

  it('or go', () => {
    const over = after(lost, 'R1', { type: 'retreat', to: 'vladimir', leaders: ['barclay'], sp: { R1: 4 } });
    expect(standing(over, 'vladimir')).toBe('barclay, R1 4');
    expect(losses(over)).toEqual([0, 1]);
  });

  it('attackers from inside have nowhere else to go (§10.72)', () => {
    const { state: over } = fight(
      state,
      'FN',
      { space: 'zone-volga', camp: 'imperial', origins: ['zone-volga'] },
      '1*8',
      '511111',
    );
    expect(standing(over, 'zone-volga')).toBe('davout, barclay, FN 4, R1 4');
    expect(losses(over)).toEqual([0, 0]);
  });

  it('pieces of a stack that do not attack are not hit (§10.72)', () => {
    const three = field('zone-volga: davout FN 4, FS 2, barclay R1 4');
    const party = { troops: three.troops['zone-volga']!.filter(({ of }) => of === 'FN'), leaders: ['davout'] };
    const { state: over } = fight(
      three,
      'FN',
      { space: 'zone-volga', camp: 'imperial', origins: ['zone-volga'], party },
      '1*8',
      '666661',
      '1',
    );
    expect(standing(over, 'zone-volga')).toBe('barclay, R1 4, FS 2');
    expect(losses(over)).toEqual([3, 0]);
  });
});

describe('a rout (§12.7)', () => {
  it('Barclay’s retreat over the river turns 2 hits into 3: Barclay and one SP survive (§12.62)', () => {
    const state = field('moscow: barclay R1 4, davout FN 4', { flags: { moscow: 'FN' } });
    const fought = fight(
      state,
      'R1',
      { space: 'moscow', camp: 'tsarist', origins: ['ryazan'] },
      '1*5',
      '55 1*9',
      '61111',
      '1',
    );
    expect(standing(fought.state, 'ryazan')).toBe('barclay, R1 1');
    expect(losses(fought.state)).toEqual([0, 2]);
    // The loot die is helped by the 3 SP that were eliminated: 1 + 3.
    expect(fought.state.lastRoll?.why).toBe('loot');
    expect(fought.state.lastRoll?.total).toBe(4);
  });

  it('by dice it takes its toll before the retreat (ruling 29)', () => {
    const state = field('moscow: barclay R1 4, davout FN 4', { flags: { moscow: 'FN' } });
    const fought = fight(
      state,
      'R1',
      { space: 'moscow', camp: 'tsarist', origins: ['ryazan'] },
      '1*5',
      '555 1*8',
      '11',
      '1',
    );
    expect(standing(fought.state, 'ryazan')).toBe('barclay, R1 1');
    expect(losses(fought.state)).toEqual([0, 2]);
  });

  it('all losses of a winter retreat count as hits, for loot the eliminated alone (rulings 28, 30)', () => {
    const state = field('moscow: barclay R1 4, davout FN 4', { flags: { moscow: 'FN' }, turn: 3 });
    const fought = fight(
      state,
      'R1',
      { space: 'moscow', camp: 'tsarist', origins: ['ryazan'] },
      '1*5',
      '55 1*9',
      '51111',
      '1',
    );
    expect(standing(fought.state, 'ryazan')).toBe('barclay, R1 1');
    expect(fought.state.regroup).toEqual({ R1: 1 });
    expect(losses(fought.state)).toEqual([0, 2]);
    expect(fought.state.lastRoll?.total).toBe(1 + 2);
  });

  describe('at low morale (§12.54, ruling 27)', () => {
    const attack = { space: 'moscow', camp: 'tsarist', origins: ['ryazan'] } as const;
    const army = (sp: number) =>
      field(`moscow: barclay R1 ${sp}, davout FN 4`, {
        flags: { moscow: 'FN' },
        morale: morale('marchez-vous', 'tu-felix-austria'),
      });

    it('nothing of the round is regrouped: its disruptions are eliminated', () => {
      const { state } = fight(army(4), 'R1', attack, '1*5', '555 1*8', '11', '1');
      expect(standing(state, 'ryazan')).toBe('barclay, R1 1');
      expect(state.regroup).toEqual({});
    });

    it('pieces that a round before it regrouped stay regrouped', () => {
      // A 5 each, and the Russian one is regrouped; then three more: four hits to one.
      const { state } = fight(army(6), 'R1', attack, '5 1*6', '5 1*10', '1*6', '555 1*4', '111', '1');
      expect(standing(state, 'ryazan')).toBe('barclay, R1 2');
      expect(state.regroup).toEqual({ R1: 1 });
    });

    it('a side that wipes out the enemy at the cost of more hits has won, and regroups as after any round (§12.52)', () => {
      // One French SP takes four disruptions with it.
      const lone = field('moscow: barclay R1 4, FN 1', {
        flags: { moscow: 'FN' },
        morale: morale('marchez-vous', 'tu-felix-austria'),
      });
      const { state } = fight(lone, 'R1', attack, '6 1*4', '5*4');
      expect(standing(state, 'moscow')).toBe('barclay, R1 2');
      expect(state.regroup).toEqual({ R1: 2 });
    });

    it('pieces regrouped before a retreat that turns into a rout stay regrouped', () => {
      const { state } = fight(army(4), 'R1', attack, '1*5', '55 1*9', '6111', '1');
      expect(standing(state, 'ryazan')).toBe('barclay, R1 1');
      expect(state.regroup).toEqual({ R1: 1 });
    });
  });

  it('made by the retreat, it falls on those who split up in the order in which they were sent (ruling E23)', () => {
    const beaten = fight(
      field('substov: davout FN 4, barclay R1 4'),
      'FN',
      { space: 'substov', camp: 'imperial', origins: ['moscow'] },
      '55 1*6',
      '1*5',
    );
    const river = { type: 'retreat', to: 'yaroslav', leaders: [], sp: { R1: 2 } } as const;
    const road = { type: 'retreat', to: 'tver', leaders: ['barclay'], sp: { R1: 2 } } as const;
    // One of two is lost in the river: three hits, a rout; then the two who were disrupted, and the loot die.
    const first = after(after(beaten.state, 'R1', river), 'R1', road, dice(6, 1, 1));
    expect(standing(first, 'yaroslav')).toBe('');
    expect(standing(first, 'tver')).toBe('barclay, R1 1');
    expect(losses(first)).toEqual([0, 2]);
    const last = after(after(beaten.state, 'R1', road), 'R1', river, dice(6, 1, 1));
    expect(standing(last, 'yaroslav')).toBe('R1 1');
    expect(standing(last, 'tver')).toBe('barclay');
    expect(losses(last)).toEqual([0, 2]);
  });

  it('of soldiers without a leader costs no Morale Loss, and there is no loot (§9.11, §12.10)', () => {
    const fought = fight(
      field('tver: R1 4, FN 8'),
      'FN',
      { space: 'tver', camp: 'imperial', origins: ['substov'] },
      '55511111',
      '1*4',
    );
    expect(losses(fought.state)).toEqual([0, 0]);
    expect(diceFor(fought, 'loot')).toEqual([]);
    expect(asking(fought.state)).toEqual(['r1 retreat']);
    expect(standing(fought.state, 'tver')).toBe('FN 8, R1 1');
  });
});

describe('an overrun (§12.8)', () => {
  const attack = { space: 'schlavii', camp: 'imperial', origins: ['kovno'] } as const;
  const army = 'schlavii: napoleon FN 8, wittgenstein R1 4';

  it('leaves the winner without a mark, and costs the loser 3 alone (§12.82)', () => {
    const { state } = fight(field(army), 'FN', attack, '6*5 1*8', '6*1 1*5', '1');
    expect(standing(state, 'schlavii')).toBe('napoleon, FN 7');
    expect(marked(state)).toEqual([]);
    expect(losses(state)).toEqual([0, 3]);
    expect(state.flags.schlavii).toBe(undefined);
    expect(state.attrition.loss).toBe(1);
    expect(state.leaders.wittgenstein?.at).toBe('@eliminated');
  });

  it('with one elimination more flags the duchy (§12.9)', () => {
    const { state } = fight(field(army), 'FN', attack, '6*6 1*7', '1*6', '1');
    expect(state.flags.schlavii).toBe('FN');
  });

  it.each([
    [6, undefined],
    [7, 'FN'],
  ])('on scorched ground %i eliminations: flag %s', (sixes, flag) => {
    const state = field(army, { scorched: ['schlavii'] });
    expect(fight(state, 'FN', attack, `6*${sixes} 1*${13 - sixes}`, '1*6', '1').state.flags.schlavii).toBe(flag);
  });

  it('eliminations of a rout count for it as well (ruling E24)', () => {
    const { state } = fight(field('schlavii: napoleon FN 8, wittgenstein R1 3'), 'FN', attack, '66555 1*8', '1*5', '1');
    expect(standing(state, 'schlavii')).toBe('napoleon, FN 8');
    expect(state.flags.schlavii).toBe('FN');
    expect(losses(state)).toEqual([0, 3]);
  });

  it('a Russian winner gives the partner’s home back, or flags it: he chooses (§7, §8.1)', () => {
    const state = field('ryazan: FN 1, barclay R1 4', { flags: { ryazan: 'FN' } });
    const asked = fight(state, 'R1', { space: 'ryazan', camp: 'tsarist', origins: ['zone-volga'] }, '66111', '1').state;
    expect(asking(asked)).toEqual(['r1 battle']);
    expect(refused(asked, 'R1', { type: 'flag', space: 'ryazan', flag: 'ally' })).toBe('NOT_A_FLAG §12.9');
    expect(after(asked, 'R1', { type: 'flag', space: 'ryazan', flag: 'own' }).flags.ryazan).toBe('R1');
    expect(after(asked, 'R1', kutuzov.lapse(kutuzov.view(asked, ['r1']), 'r1')).flags.ryazan).toBe('R1');
    expect(after(asked, 'R1', { type: 'flag', space: 'ryazan', flag: 'none' }).flags.ryazan).toBeUndefined();
  });

  it('no fortress is flagged by it', () => {
    const { state } = fight(
      field('riga: napoleon FN 8, R1 1'),
      'FN',
      { space: 'riga', camp: 'imperial', origins: ['wolmar'] },
      '6*5 1*8',
      '1',
    );
    expect(standing(state, 'riga')).toBe('napoleon, FN 8');
    expect(state.flags.riga).toBe(undefined);
  });

  it('both sides wiped out: no winner, no loot, and each takes the Loss (ruling 26)', () => {
    const state = field('tver: davout FN 1, barclay R1 1');
    const fought = fight(state, 'FN', { space: 'tver', camp: 'imperial', origins: ['substov'] }, '66111', '66');
    expect(standing(fought.state, 'tver')).toBe('');
    expect(losses(fought.state)).toEqual([3, 3]);
    expect(diceFor(fought, 'loot')).toEqual([]);
  });

  it('by the attrition of the retreat (§12.8)', () => {
    const state = field('moscow: barclay, davout FN 4', { flags: { moscow: 'FN' } });
    const fought = fight(
      state,
      'R1',
      { space: 'moscow', camp: 'tsarist', origins: ['ryazan'] },
      '1',
      '5 1*10',
      '6',
      '1',
    );
    expect(fought.state.leaders.barclay?.at).toBe('@eliminated');
    expect(losses(fought.state)).toEqual([0, 3]);
    expect(marked(fought.state)).toEqual([]);
  });
});

describe('loot (§12.10)', () => {
  const state = field('schlavii: murat FS 8, wittgenstein R1 4', {
    morale: { ...morale(), imperial: { level: 'marchez-vous', loss: 3, gain: 0 } },
  });
  const attack = { space: 'schlavii', camp: 'imperial', origins: ['kovno'] } as const;

  it('goes to the winning commander’s Power, and takes off a Loss for each resource; the loser checks its morale (§9.42)', () => {
    const fought = fight(state, 'FN', attack, '6*5 1*5', '1*6', '2', '66');
    expect(fought.state.resources).toEqual({ FN: 0, R1: 0, FS: 1, R2: 0 });
    expect(losses(fought.state)).toEqual([2, 3]);
    expect(diceFor(fought, 'morale-check')).toEqual([2]);
  });

  it('with 12 there are two; with 6 or less only a natural 6 brings one', () => {
    expect(fight(state, 'FN', attack, '6*5 1*5', '1*6', '1').state.resources.FS).toBe(0);
    const few = field('tver: murat FS 4, wittgenstein');
    const bare = { space: 'tver', camp: 'imperial', origins: ['substov'] } as const;
    expect(fight(few, 'FN', bare, '6 1*5', '1*2', '6', '66').state.resources.FS).toBe(1);
  });

  it('two or more Gain are an opportunity to rise (§9.53)', () => {
    const ahead = { ...state, morale: { ...morale(), imperial: { level: 'marchez-vous', loss: 0, gain: 2 } } } as const;
    expect(asking(fight(ahead, 'FN', attack, '6*5 1*5', '1*6', '4', '66').state)).toEqual(['fn rise']);
  });
});

it('Prussians who revolt fight the French beside them, where no ground helps (§9.3)', () => {
  const nations = { attackers: ['PR'], defenders: ['FN', 'FS', 'AU'] } as const;
  const state = field('konigsberg: yorck PR 4, FN 2', { morale: morale('sauve-qui-peut') });
  const fought = fight(state, 'FN', { space: 'konigsberg', camp: 'tsarist', nations }, '6*3 1*2', '11');
  expect(diceFor(fought, 'battle')).toEqual([5, 2]);
  expect(standing(fought.state, 'konigsberg')).toBe('yorck, PR 4');
});
