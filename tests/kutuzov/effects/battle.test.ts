import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { battleText } from '../../../domain/kutuzov/words/describe/battle.ts';
import { react } from '../kit/answers.ts';
import { ARMIES, battleIn, diceIn, fought, play, rolled } from '../kit/battle-cards.ts';
import { field, losses, morale } from '../kit/battles.ts';
import { pass } from '../kit/contacts.ts';
import { whereIs } from '../kit/events.ts';
import { asking, handsOf, refused, spending, standing } from '../kit/kit.ts';

describe('battle cards (§12.1)', () => {
  const pieces = 'substov: davout FN 4, barclay R1 4';

  it('the attackers play theirs, one after the other, then the defenders (§5.3)', () => {
    const start = fought(pieces, { FN: [51, 53], R1: [99] });
    expect(asking(start)).toEqual(['fn window']);
    const one = play(start, [
      ['FN', react(51)],
      ['R1', pass],
    ]).state;
    expect(asking(one)).toEqual(['fn window']);
    expect(diceIn(one, 'attackers')).toBe(10);
    expect(diceIn(one, 'defenders')).toBe(5);
    const two = play(one, [
      ['FN', react(53)],
      ['R1', pass],
    ]).state;
    expect(asking(two)).toEqual(['r1 window']);
    expect(diceIn(two, 'attackers')).toBe(11);
  });

  it('are named where the battle is told', () => {
    const one = play(fought(pieces, { FN: [51, 99] }), [['FN', react(51)]]).state;
    expect(battleText(one, battleIn(one), 'en')).toMatch(
      /10 dice \(SP 4, commander 4, cards 2\).*\. cards in force: #51 /,
    );
    expect(battleText(one, battleIn(one), 'ko')).toMatch(/적용 중인 카드: /);
  });

  it('are for Powers with a piece in the battle (§5.3)', () => {
    const start = fought('substov: davout FN 4, barclay R1 4; vitebsk: bagration R2 3', {
      FS: [51],
      R2: [51],
      FN: [99],
    });
    expect(asking(start)).toEqual(['fn window', 'fs window']);
    expect(refused(start, 'FS', react(51))).toBe('NOT_IN_BATTLE §5.3');
  });

  it('are cancelled by an enemy before they do anything (#81), and lie with the discards', () => {
    const start = fought(pieces, { FN: [51, 99], R1: [81] });
    const asked = play(start, [['FN', react(51)]]).state;
    expect(asking(asked)).toEqual(['r1 window']);
    const cancelled = play(asked, [['R1', react(81)]]).state;
    expect(whereIs(cancelled, 51)).toBe('discard');
    expect(whereIs(cancelled, 81)).toBe('discard');
    expect(diceIn(cancelled, 'attackers')).toBe(8);
    expect(asking(cancelled)).toEqual(['fn window']);
  });
});

describe('more dice (§12.1)', () => {
  it('#24 brings the Russians four dice and a disruption, in one round (§12.53)', () => {
    const start = fought(ARMIES, { R1: [24] });
    const played = play(start, [['R1', react(24)]], '1*8 5 1*8 1*7 1*4');
    expect(rolled(played)).toEqual([8, 9, 7, 4]);
    expect(standing(played.state, 'moscow')).toBe('davout, FN 4');
    expect(losses(played.state)).toEqual([1, 0]);
    expect(refused(fought(ARMIES, { FN: [24] }), 'FN', react(24))).toBe('NOT_FOR_YOU §5.1');
  });

  it('#24: what it costs is a hit: the Russians may lose by it', () => {
    const lost = play(fought(ARMIES, { R1: [24] }), [['R1', react(24)]], '1*8 1*9').state;
    expect(asking(lost)).toEqual(['r1 retreat']);
    expect(battleIn(lost).defenders.hits).toBe(1);
  });

  it('#51 brings two in every round; Davout with 4 SP at Elan has 6 dice after 6 disruptions (§12.53)', () => {
    const change = { morale: morale('elan-du-guerre') };
    const start = fought('substov: davout FN 4, barclay R1 5', { FN: [51] }, undefined, change);
    const played = play(start, [['FN', react(51)]], '5*6 1*6 5*6 1*6');
    expect(rolled(played)).toEqual([12, 6, 6, 0]);
    expect(played.state.effects).toEqual([]);
  });

  it('#53: a die for each artillery that the side can show, three at most (§1.5)', () => {
    const extra = (pieces: string): number =>
      diceIn(play(fought(pieces, { FN: [53, 99] }), [['FN', react(53)]]).state, 'attackers');
    expect(extra('substov: davout FN 4, R1 1')).toBe(9);
    expect(extra('substov: davout FN 11, R1 1')).toBe(17);
    expect(extra('substov: davout FN 6 FS 8, R1 1')).toBe(21);
    expect(refused(fought('substov: davout FN 3 FS 3, R1 1', { FN: [53] }), 'FN', react(53))).toBe('NO_EFFECT §5.1');
  });

  it('#7: two where Imperials have artillery', () => {
    expect(diceIn(play(fought(ARMIES, { FN: [7, 99] }), [['FN', react(7)]]).state, 'attackers')).toBe(10);
    expect(refused(fought('substov: davout FN 3, R1 1', { FN: [7] }), 'FN', react(7))).toBe('NO_EFFECT §5.1');
  });

  it('#5: two with cavalry, four with Murat; of a routed enemy one SP more is gone (§12.7)', () => {
    expect(
      diceIn(play(fought('substov: murat FS 4, R1 3', { FS: [5, 99] }), [['FS', react(5)]]).state, 'attackers'),
    ).toBe(10);
    const routed = play(
      fought('substov: davout FN 4, barclay R1 6', { FN: [5] }),
      [['FN', react(5)]],
      '5*3 1*7 1*7',
    ).state;
    expect(standing(routed, 'substov')).toBe('davout, barclay, FN 4, R1 2');
    expect(refused(fought('substov: davout FN 1, R1 1', { FN: [5, 99] }), 'FN', react(5))).toBe('NO_COUNTERS §1.5');
  });

  it('#5: the SP more is a soldier, if one is left: no leader falls for it', () => {
    const routed = play(
      fought('substov: davout FN 4, barclay R1 3', { FN: [5] }),
      [['FN', react(5)]],
      '5*3 1*7 1*4',
    ).state;
    expect(standing(routed, 'substov')).toBe('davout, barclay, FN 4');
  });

  it('#23: one in every round, and low morale regroups nobody of the Russians (§12.54)', () => {
    const change = { morale: morale('marchez-vous', 'les-grognards') };
    const played = play(
      fought(ARMIES, { R1: [23] }, undefined, change),
      [['R1', react(23)]],
      '5*2 1*6 5*2 1*4 1*6 1*4',
    );
    expect(rolled(played)).toEqual([8, 6, 6, 4]);
    expect(played.state.regroup).toEqual({});
  });
});

describe('hits', () => {
  it('#84: 5s eliminate on both sides, in this round', () => {
    const played = play(fought(ARMIES, { FN: [84] }), [['FN', react(84)]], '5*2 1*6 5*2 1*3 1*6 1*3');
    expect(rolled(played)).toEqual([8, 5, 6, 3]);
    expect(standing(played.state, 'moscow')).toBe('davout, FN 2');
    expect(standing(played.state, 'substov')).toBe('barclay, R1 2');
  });

  it('#95: up to two disruptions of one’s side are no hits; with #84 the others eliminate', () => {
    const hits = (
      hands: { readonly [power in Power]?: readonly number[] },
      commands: readonly (readonly [Power, Command])[],
    ) => {
      const { defenders } = battleIn(
        play(fought('substov: davout FN 4, barclay R1 6', hands), commands, '5*3 1*5 1*7').state,
      );
      return [defenders.hits, defenders.eliminated];
    };
    expect(hits({ R1: [95] }, [['R1', react(95)]])).toEqual([1, 0]);
    const both: readonly (readonly [Power, Command])[] = [
      ['FN', react(84)],
      ['R1', pass],
      ['R1', react(95)],
    ];
    expect(hits({ FN: [84], R1: [95] }, both)).toEqual([1, 1]);
  });
});

describe('routs', () => {
  it('#106: half of the disruptions, rounded up, are eliminated (§12.7)', () => {
    const routed = play(
      fought('substov: davout FN 4, barclay R1 6', { R1: [106] }),
      [['R1', react(106)]],
      '5*5 1*3 1*7',
    ).state;
    expect(standing(routed, 'substov')).toBe('davout, barclay, FN 4, R1 3');
  });

  it('#63: the loser is routed by five hits more, and has a Morale Loss less (§12.7, §9.11)', () => {
    const start = fought('substov: davout FN 4, barclay R1 6', { R1: [63] });
    const away: readonly [Power, Command] = [
      'R1',
      { type: 'retreat', to: 'tver', leaders: ['barclay'], sp: { R1: 6 } },
    ];
    const held = play(start, [['R1', pass], ['R1', react(63)], away], '5*4 1*4 1*7').state;
    expect(standing(held, 'tver')).toBe('barclay, R1 6');
    expect(losses(held)).toEqual([0, 0]);
    const routed = play(
      start,
      [
        ['R1', pass],
        ['R1', react(63)],
      ],
      '5*5 1*3 1*7',
    ).state;
    expect(standing(routed, 'substov')).toBe('davout, barclay, FN 4, R1 1');
    const gone = play(
      routed,
      [['R1', { type: 'retreat', to: 'tver', leaders: ['barclay'], sp: { R1: 1 } }]],
      '1',
    ).state;
    expect(losses(gone)).toEqual([0, 1]);
  });

  it('#63 at low morale: what is not routed is regrouped as after any round (§12.54, ruling 27)', () => {
    const low = fought('substov: davout FN 4, barclay R1 6', { R1: [63] }, undefined, {
      morale: morale('marchez-vous', 'tu-felix-austria'),
    });
    const answered = (card: Command) =>
      play(
        low,
        [
          ['R1', pass],
          ['R1', card],
        ],
        '5*4 1*4 1*7',
      ).state;
    expect(standing(answered(react(63)), 'substov')).toBe('davout, barclay, FN 4, R1 4');
    expect(answered(react(63)).regroup).toEqual({ R1: 2 });
    expect(standing(answered(pass), 'substov')).toBe('davout, barclay, FN 4, R1 2');
    expect(answered(pass).regroup).toEqual({});
  });

  it('#63 is for a beaten formation of the same Camp', () => {
    const beaten = fought(ARMIES, { FN: [63], FS: [63], R1: [99] });
    const asked = play(
      beaten,
      [
        ['FN', pass],
        ['FS', pass],
        ['R1', pass],
      ],
      '5 1*7 1*5',
    ).state;
    expect(refused(asked, 'FN', react(63))).toBe('NOT_BEATEN §5.1');
    expect(refused(asked, 'FS', react(63))).toBe('NOT_BEATEN §5.1');
  });

  it('#104: ties go on, and who is beaten by three hits more only retreats: no rout, no loot (§12.52, §12.10)', () => {
    const start = fought('substov: davout FN 4, barclay R1 6', { FN: [104] });
    const played = play(start, [['FN', react(104)]], '1*8 1*7 1*8 1*7 5*3 1*5 1*7');
    expect(rolled(played)).toEqual([8, 7, 8, 7, 8, 7]);
    expect(standing(played.state, 'substov')).toBe('davout, barclay, FN 4, R1 6');
    const gone = play(played.state, [
      ['R1', { type: 'retreat', to: 'tver', leaders: ['barclay'], sp: { R1: 6 } }],
    ]).state;
    expect(losses(gone)).toEqual([0, 1]);
  });

  it('#104 at Sauve Qui Peut too (§12.61); where nobody has a die left the attackers go back', () => {
    const change = { morale: morale('marchez-vous', 'sauve-qui-peut') };
    const desperate = play(
      fought('substov: FN 2, R1 2', { FN: [104] }, undefined, change),
      [['FN', react(104)]],
      '11 11 51 11',
    );
    expect(rolled(desperate)).toEqual([2, 2, 2, 2]);
    expect(standing(desperate.state, 'substov')).toBe('FN 2, R1 1');
    const spent = play(fought('substov: FN 2, R1 2', { FN: [104] }), [['FN', react(104)]], '55 55');
    expect(rolled(spent)).toEqual([2, 2]);
    expect(standing(spent.state, 'moscow')).toBe('FN 2');
    expect(standing(spent.state, 'substov')).toBe('R1 2');
  });
});

describe('battle cards in sieges (§13.23)', () => {
  /** A siege of the French that has begun. */
  const besieged = (
    space: string,
    leader: string,
    sp: number,
    hands: { readonly [power in Power]?: readonly number[] },
  ): State => {
    const start = spending(field(`${space}: ${leader} FN ${sp}`, { hands: handsOf(hands) }), 'FN', 1);
    return play({ ...start, frames: start.frames.slice(0, 2) }, [
      ['FN', { type: 'siege', space, leaders: [leader], sp: { FN: sp } }],
    ]).state;
  };

  it('#71 weakens who commands the besiegers, and on a 6 he is regrouped when the siege is over', () => {
    const over = play(besieged('brest', 'davout', 6, { R1: [71] }), [['R1', react(71)]], '1*8 11 6');
    expect(rolled(over, 'siege')).toEqual([8]);
    expect(over.state.leaders.davout!.at).toBe('@regroup');
    expect(standing(over.state, 'brest')).toBe('FN 6');
    expect(over.state.effects).toEqual([]);
  });

  it('#1 leaves with Napoleon who is eliminated in the siege (§5.72)', () => {
    const over = play(besieged('riga', 'napoleon', 1, { FN: [1] }), [['FN', react(1)]], '1*7 6611').state;
    expect(over.leaders.napoleon!.at).toBe('@eliminated');
    expect(whereIs(over, 1)).toBe('removed');
    expect(whereIs(over, 10)).toBe('removed');
    expect(losses(over)).toEqual([2, 0]);
  });

  it('#81 cancels them too; only an enemy is asked', () => {
    const start = besieged('brest', 'davout', 6, { FN: [51, 99], FS: [81], R2: [99] });
    const asked = play(start, [['FN', react(51)]]).state;
    expect(asking(asked)).toEqual(['r2 window']);
    expect(asking(play(asked, [['R2', pass]]).state)).toEqual(['fn window']);
  });
});
