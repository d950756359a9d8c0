import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { react } from '../kit/answers.ts';
import { ARMIES, asked, diceIn, fought, type Played, play, rolled } from '../kit/battle-cards.ts';
import { losses, marked, morale } from '../kit/battles.ts';
import { pass } from '../kit/contacts.ts';
import { whereIs } from '../kit/events.ts';
import { asking, refused, standing } from '../kit/kit.ts';

// Cards that lengthen or end a battle, and those that look at its result.

describe('more rounds, or none', () => {
  const gone = { type: 'retreat', to: 'tver', leaders: ['barclay'] } as const;

  it('#57: a battle about to end goes on, with what was suffered (§12.52)', () => {
    const played = play(
      fought(ARMIES, { R1: [57] }),
      [
        ['R1', pass],
        ['R1', react(57)],
      ],
      '5 1*7 1*5 1*8 55 11',
    );
    expect(rolled(played)).toEqual([8, 5, 8, 4]);
    expect(standing(played.state, 'moscow')).toBe('davout, FN 4');
  });

  it('#57: pieces that would have been routed fight on, less those that low morale regroups (§12.54, ruling 27)', () => {
    const low = fought('substov: davout FN 4, barclay R1 6', { R1: [57] }, undefined, {
      morale: morale('marchez-vous', 'tu-felix-austria'),
    });
    const played = play(
      low,
      [
        ['R1', pass],
        ['R1', react(57)],
      ],
      '5*4 1*4 1*7 1*8 1*3',
    );
    // Of four disruptions two are regrouped, so two take a die of the next round, after which the rout is carried out.
    expect(rolled(played)).toEqual([8, 7, 8, 4 + 1 - 2]);
    expect(played.state.regroup).toEqual({ R1: 2 });
    expect(standing(played.state, 'substov')).toBe('davout, barclay, FN 4, R1 2');
  });

  it('#57: where low morale regroups all who are left there is no other round: nobody is there to fight it (§12.52, ruling E158)', () => {
    const low = fought('substov: davout FN 4, R1 3', { R1: [57] }, undefined, {
      morale: morale('marchez-vous', 'tu-felix-austria'),
    });
    const played = play(
      low,
      [
        ['R1', pass],
        ['R1', react(57)],
      ],
      '6 5*4 1*3 1*3',
    );
    // Of three SP one is eliminated; of four disruptions two are regrouped.
    expect(rolled(played)).toEqual([8, 3]);
    expect(played.state.regroup).toEqual({ R1: 2 });
    expect(standing(played.state, 'substov')).toBe('davout, FN 4');
    expect(asking(played.state)).toEqual(['fn card']);
  });

  it('#57: what was played for the round that #74 ended is over with it (§12.1)', () => {
    const start = fought(ARMIES, { R1: [24, 74], FN: [57] });
    const commands: readonly (readonly [Power, Command])[] = [
      ['FN', pass],
      ['R1', react(24)],
      ['FN', pass],
      ['R1', react(74)],
      ['FN', pass],
      ['R1', { type: 'option', option: 0 }],
      ['FN', react(57)],
    ];
    expect(rolled(play(start, commands, '5 1*7 1*5'))).toEqual([8, 5]);
  });

  it('#57 is not offered where a side is gone', () => {
    expect(asked(fought('substov: davout FN 4, R1 1', { R1: [57] }), [['R1', pass]], '6 1*7 1')).toEqual(['fn card']);
  });

  it('#70: a rout of the first round is carried out, with its loot; after another one there is loot for all that fell (§12.10)', () => {
    const start = fought('substov: davout FN 4, barclay R1 6', { FN: [70] });
    const first = play(start, [['FN', react(70)]], '5*3 1*5 1*7 1 6 1*7 1*4');
    expect(rolled(first)).toEqual([8, 7, 8, 4]);
    expect(rolled(first, 'loot')).toEqual([1]);
    expect(losses(first.state)).toEqual([0, 2]);
    const over = play(first.state, [['R1', { ...gone, sp: { R1: 2 } }]], '3 66');
    const loot = over.events.flatMap((event) => (event.type === 'rolled' && event.why === 'loot' ? [event.total] : []));
    expect(loot).toEqual([3 + 4]);
    expect(losses(over.state)).toEqual([0, 2]);
    expect(over.state.resources.FN).toBe(1);
  });

  it('#70: a second round after any result of the first; a side routed in it may win, and keeps the Morale Loss (§9.11)', () => {
    const played = play(
      fought('substov: davout FN 4, barclay R1 6', { FN: [70] }),
      [['FN', react(70)]],
      '5*3 1*5 1*7 1 1*8 6666',
    );
    expect(standing(played.state, 'moscow')).toBe('davout');
    expect(standing(played.state, 'substov')).toBe('barclay, R1 3');
    expect(losses(played.state)).toEqual([1, 2]);
  });

  it('#70 is for the first round', () => {
    const second = play(
      fought(ARMIES, { FN: [70], R1: [99] }),
      [
        ['FN', pass],
        ['R1', pass],
      ],
      '1*8 1*5',
    ).state;
    expect(refused(second, 'FN', react(70))).toBe('NOT_FIRST_ROUND §5.1');
  });

  describe('#74', () => {
    const broken = (option: number, hands = {}) => {
      const start = fought(ARMIES, { R1: [74], ...hands });
      const waiting = 'FN' in hands ? [['FN', pass] as const] : [];
      return play(start, [...waiting, ['R1', react(74)], ...waiting, ['R1', { type: 'option', option }]]).state;
    };

    it('ends the battle without dice, winner and Morale Loss: the attackers go back', () => {
      const over = broken(0);
      expect(standing(over, 'moscow')).toBe('davout, FN 4');
      expect(standing(over, 'substov')).toBe('barclay, R1 4');
      expect(losses(over)).toEqual([0, 0]);
      expect(over.scorched).toEqual([]);
      expect(asking(over)).toEqual(['fn card']);
      expect(marked(over)).toEqual(['davout', 'barclay', 'moscow FN 4', 'substov R1 4']);
    });

    it('or Tsarist defenders go, and scorch the earth behind them', () => {
      const over = play(broken(1), [['R1', { ...gone, sp: { R1: 4 } }]]).state;
      expect(standing(over, 'tver')).toBe('barclay, R1 4');
      expect(standing(over, 'substov')).toBe('davout, FN 4');
      expect(losses(over)).toEqual([0, 0]);
      expect(over.scorched).toEqual(['substov']);
    });

    it('asks nobody in a zone, nor where Imperials defend', () => {
      const zone = fought(
        'zone-volga: davout FN 4, R1 4',
        { FN: [74] },
        { space: 'zone-volga', camp: 'imperial', origins: ['ryazan'] },
      );
      expect(asked(zone, [['FN', react(74)]])).toEqual(['fn retreat']);
      const french = fought(
        'substov: davout FN 4, barclay R1 4',
        { R1: [74] },
        { space: 'substov', camp: 'tsarist' },
        { flags: {} },
      );
      expect(asked(french, [['R1', react(74)]])).toEqual(['r1 card']);
    });

    it('#57 brings a round after all; the earth is scorched only if its player had the better of the first one', () => {
      const verdict = broken(1, { FN: [57] });
      expect(asking(verdict)).toEqual(['fn window']);
      const won = play(
        verdict,
        [
          ['FN', react(57)],
          ['R1', { ...gone, sp: { R1: 4 } }],
        ],
        '5 1*7 1*5',
      ).state;
      expect(won.scorched).toEqual(['substov']);
      expect(losses(won)).toEqual([0, 1]);
      const lost = play(verdict, [['FN', react(57)]], '1*8 5 1*4').state;
      expect(standing(lost, 'moscow')).toBe('davout, FN 4');
      expect(lost.scorched).toEqual([]);
      expect(losses(lost)).toEqual([1, 0]);
      const others = fought(ARMIES, { R1: [74], R2: [57] });
      const byPartner: readonly (readonly [Power, Command])[] = [
        ['R1', react(74)],
        ['R1', { type: 'option', option: 1 }],
        ['R2', react(57)],
        ['R1', { ...gone, sp: { R1: 4 } }],
      ];
      expect(play(others, [['R2', pass], ...byPartner], '5 1*7 1*5').state.scorched).toEqual([]);
    });
  });
});

describe('the consequences of the result', () => {
  const losing = (loss: number) => ({
    morale: {
      imperial: { level: 'marchez-vous', loss: 0, gain: 0 },
      tsarist: { level: 'marchez-vous', loss, gain: 0 },
    } as const,
  });
  const checks = ({ events: all }: Played) =>
    all.flatMap((event) => (event.type === 'rolled' ? [event.why] : [])).filter((why) => why !== 'battle');

  it('#50: up to three checks of who has lost: by the event, for nine Loss, for loot (§9.4, §9.41, §9.42)', () => {
    const start = fought('substov: davout FN 4, barclay R1 1', { FN: [50] }, undefined, losing(6));
    const three = play(start, [['FN', react(50)]], '66 1*7 11 66 66 6 66');
    expect(checks(three)).toEqual(['morale-check', 'morale-check', 'loot', 'morale-check']);
    expect(losses(three.state)).toEqual([0, 9]);
    const first = play(start, [['FN', react(50)]], '66 1*7 11 11 6');
    expect(checks(first)).toEqual(['morale-check', 'loot']);
    expect(losses(first.state)).toEqual([0, 0]);
  });

  it('#50: nothing of the kind for who does not win; it takes cavalry (§1.5)', () => {
    const lost = play(fought(ARMIES, { FN: [50] }), [['FN', react(50)]], '1*9 5 1*4');
    expect(checks(lost)).toEqual([]);
    expect(refused(fought('substov: davout FN 1, R1 1', { FN: [50] }), 'FN', react(50))).toBe('NO_COUNTERS §1.5');
  });

  it('#71: two less for the enemy commander in this battle; on a 6 he is regrouped after it', () => {
    const start = fought(ARMIES, { FN: [71, 99] });
    const hurt = play(start, [['FN', react(71)]]).state;
    expect(diceIn(hurt, 'defenders')).toBe(4);
    const end = (die: number) =>
      play(
        hurt,
        [
          ['FN', pass],
          ['FN', pass],
        ],
        `1*8 5 1*3 ${die}`,
      ).state;
    expect(standing(end(6), 'substov')).toBe('R1 4');
    expect(end(6).leaders.barclay!.at).toBe('@regroup');
    expect(end(6).effects).toEqual([]);
    expect(standing(end(5), 'substov')).toBe('barclay, R1 4');
  });

  it('#71: Napoleon is weakened, but stays', () => {
    const played = play(fought('substov: napoleon FN 4, barclay R1 4', { R1: [71] }), [['R1', react(71)]], '1*7 5 1*4');
    expect(rolled(played)).toEqual([7, 5]);
    expect(checks(played)).toEqual([]);
    expect(standing(played.state, 'moscow')).toBe('napoleon, FN 4');
  });

  describe('#1', () => {
    const guard = (pieces: string) =>
      fought(pieces, { FN: [1], FS: [10] }, { space: 'substov', camp: 'imperial' }, { effects: [vistula] });
    const vistula = { id: 'dieModifier', roll: 'conquest', amount: 0, card: 10, by: 'FN', until: 'game' } as const;

    it('four dice more where Napoleon fights, for the Imperials', () => {
      const played = play(guard('substov: napoleon FN 4, barclay R1 4'), [['FN', react(1)]], '5 1*12 1*5');
      expect(rolled(played)).toEqual([13, 5]);
      expect(whereIs(played.state, 1)).toBe('beside');
      expect(refused(fought(ARMIES, { FN: [1] }), 'FN', react(1))).toBe('NO_LEADER §5.1');
      expect(refused(fought('substov: napoleon FS 4, R1 1', { FS: [1] }), 'FS', react(1))).toBe('NOT_FOR_YOU §5.1');
    });

    it('leaves the game with #10 when he is routed, and costs two Morale Loss more (§5.72)', () => {
      const routed = play(guard('substov: napoleon FN 8, barclay R1 4'), [['FN', react(1)]], '1*17 5*3 1*2 1').state;
      expect(whereIs(routed, 1)).toBe('removed');
      expect(whereIs(routed, 10)).toBe('removed');
      expect(routed.effects).toEqual([]);
      expect(losses(routed)).toEqual([2 * 2 + 2, 0]);
    });

    it('stays when he merely retreats: nothing is left in force for his death by attrition (§5.72)', () => {
      const beaten = play(guard('substov: napoleon FN 4, barclay R1 4'), [['FN', react(1)]], '1*13 5 1*4').state;
      expect(whereIs(beaten, 1)).toBe('beside');
      expect(losses(beaten)).toEqual([2, 0]);
      expect(beaten.effects).toEqual([vistula]);
    });
  });
});
