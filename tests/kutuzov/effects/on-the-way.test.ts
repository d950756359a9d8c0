import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { orders, play, react, whys } from '../kit/answers.ts';
import { evade, intercept, move, pass, rolls } from '../kit/contacts.ts';
import { holding, playEvent } from '../kit/events.ts';
import { asking, drawn, framed, handsOf, refused, standing } from '../kit/kit.ts';

const done: Command = { type: 'done' };
/** What the dice of the first round of a battle were. */
const firstRound = (played: Parameters<typeof rolls>[0]) =>
  rolls(played)
    .filter((roll) => roll.startsWith('battle'))
    .slice(0, 2);

describe('against an attack over a river (§12.43)', () => {
  const flags = { yaroslav: 'FN' } as const;
  const pieces = 'yaroslav: napoleon FN 6; substov: barclay R1 4';
  const march = ['FN', move('yaroslav', 'substov', ['napoleon'], { FN: 6 })] as const;
  const fought = (rolls: string, cards: readonly number[], ...answers: readonly (readonly ['FN', Command])[]) =>
    play(orders('FN', pieces, { FN: cards }, { flags }), march, ...answers, ['R1', pass, rolls]);

  it('the defenders have three dice more; one with #56, none with #3', () => {
    expect(firstRound(fought('1*11 1*8 1*11 1*5 1*7', []))).toEqual(['battle: 11 dice', 'battle: 8 dice']);
    expect(firstRound(fought('1*11 1*6 1*11 1*5 1*7', [56], ['FN', react(56)]))).toEqual([
      'battle: 11 dice',
      'battle: 6 dice',
    ]);
    expect(firstRound(fought('1*11 1*5 1*11 1*5', [3], ['FN', react(3)]))).toEqual([
      'battle: 11 dice',
      'battle: 5 dice',
    ]);
  });

  it('#56: that one is all that the ground gives, a home zone included (§12.44)', () => {
    const home = 'kamenets: eugene FS 6; zone-moldavia: bagration R2 4';
    const storm: Command = { ...move('kamenets', 'zone-moldavia', ['eugene'], { FS: 6 }), attack: true } as Command;
    const stormed = (rolls: string, cards: readonly number[], ...answers: readonly (readonly ['FS', Command])[]) =>
      play(orders('FS', home, { FS: cards }, { flags: { kamenets: 'FS' } }), ['FS', storm], ...answers, [
        'R2',
        pass,
        rolls,
      ]);
    expect(firstRound(stormed('1*8 1*11 1*8 1*7', []))[1]).toBe('battle: 11 dice');
    expect(firstRound(stormed('1*8 1*8 1*8 1*7', [56], ['FS', react(56)]))[1]).toBe('battle: 8 dice');
  });
});

describe('a beaten side is told where to go (§12.6, §12.62)', () => {
  const flags = { yaroslav: 'FN' } as const;
  const pieces = 'yaroslav: napoleon FN 6; substov: barclay R1 4';
  const march = ['FN', move('yaroslav', 'substov', ['napoleon'], { FN: 6 })] as const;
  /** A card that the game asks about once more, when the loser is known. */
  const VERDICT = 56;
  // Twice no hit: the attackers go back over the river.
  function beaten(card: number): State {
    const start = orders('FN', pieces, { FN: [card] }, { flags });
    const { state } = play(
      start,
      march,
      ['FN', pass],
      ['R1', pass],
      ['FN', pass, '1*11 1*8'],
      ['FN', pass, '1*11 1*5'],
    );
    return card === VERDICT ? play(state, ['FN', pass]).state : state;
  }

  it('over a river without attrition: #3, #56', () => {
    const worn = play(orders('FN', pieces, {}, { flags }), march, ['R1', pass, '1*11 1*8 1*11 1*5 1*7']);
    expect(whys(worn).at(-1)).toBe('attrition');
    for (const card of [3, 56]) {
      const start = beaten(card);
      expect(asking(start)).toEqual(['fn window']);
      const gone = play(start, ['FN', react(card)]);
      expect(whys(gone)).toEqual([]);
      expect(standing(gone.state, 'yaroslav')).toBe('napoleon, FN 6');
      expect(gone.state.effects.map(({ id }) => id)).toEqual(card === 3 ? ['riverOpened'] : []);
    }
  });
});

describe('an attacked army (§11.6)', () => {
  const flags = { dorogobuzh: 'FN' } as const;
  const pieces = 'dorogobuzh: davout FN 6; elnya: barclay R1 4';
  const march = ['FN', move('dorogobuzh', 'elnya', ['davout'], { FN: 6 })] as const;

  it('#82: a failed evasion gives the attackers no die, but the ground does not help any more (§11.8)', () => {
    const evaded = (cards: readonly number[], ...answers: readonly (readonly ['R1', Command, string?])[]) =>
      play(orders('FN', pieces, { R1: cards }, { flags }), march, ...answers);
    const failed = evaded([], ['R1', evade('smolensk'), '11 1*11 1*5 1*10 1*5']);
    expect(rolls(failed)[0]).toBe('evasion 3');
    expect(firstRound(failed)).toEqual(['battle: 11 dice', 'battle: 5 dice']);
    const aided = evaded([82], ['R1', evade('smolensk')], ['R1', react(82), '11 1*10 1*5 1*10 1*5']);
    expect(rolls(aided)[0]).toBe('evasion 6');
    expect(firstRound(aided)).toEqual(['battle: 10 dice', 'battle: 5 dice']);
  });

  it('#56: evades without attrition (§11.9); nobody may where none is due', () => {
    const start = orders('FN', pieces, { R1: [56] }, { flags, scorched: ['roslavl'] });
    const announced = play(start, march, ['R1', pass], ['R1', evade('roslavl')]).state;
    expect(asking(announced)).toEqual(['r1 window']);
    const gone = play(announced, ['R1', react(56), '66']);
    expect(whys(gone)).toEqual(['evasion']);
    expect(standing(gone.state, 'roslavl')).toBe('barclay, R1 4');
    const free = play(start, march, ['R1', pass], ['R1', evade('smolensk')]).state;
    expect(refused(free, 'R1', react(56))).toBe('NO_TARGET §5.1');
  });

  it('#56 is for the formation that would suffer', () => {
    const two = `${pieces} R2 1`;
    const start = orders('FN', two, { R1: [56] }, { flags, scorched: ['roslavl'] });
    const both = play(start, march, ['R1', pass], ['R1', evade('smolensk')], ['R2', evade('roslavl', { R2: 1 })]).state;
    const gone = play(both, ['R1', react(56), '66 66']);
    expect(whys(gone)).toEqual(['evasion', 'evasion']);
    expect(standing(gone.state, 'roslavl')).toBe('R2 1');
  });

  it('#83: entrenches before the battle (§12.45): a die less for the attackers, and one hit fewer', () => {
    const start = play(orders('FN', pieces, { R1: [83] }, { flags }), march, ['R1', pass]).state;
    expect(asking(start)).toEqual(['r1 window']);
    const fought = play(start, ['R1', react(83), '6 1*8 1*6 1*10 1*5']);
    expect(firstRound(fought)).toEqual(['battle: 9 dice', 'battle: 6 dice']);
    expect(fought.state.entrenched).toEqual({ elnya: 'tsarist' });
    expect(standing(fought.state, 'elnya')).toBe('barclay, R1 4');
    // Not on ground of the enemy.
    const foreign = orders('FN', pieces, { R1: [83] }, { flags: { ...flags, elnya: 'FS' } });
    const asked = play(foreign, march, ['R1', pass]).state;
    expect(refused(asked, 'R1', react(83))).toBe('NO_TARGET §5.1');
    const open = play(asked, ['R1', pass, '1*10 1*5']);
    expect(firstRound(open)).toEqual(['battle: 10 dice', 'battle: 5 dice']);
  });
});

describe('#88: of a group the commander’s army goes alone', () => {
  it('also to intercept; the others cannot in this impulse', () => {
    const flags = { smolensk: 'FN', mstislavl: 'FN' } as const;
    const start = orders('R1', 'elnya: barclay R1 4; smolensk: davout FN 6 murat FS 3', { R1: [88] }, { flags });
    const announced = play(
      start,
      ['R1', move('elnya', 'mstislavl', ['barclay'], { R1: 4 })],
      ['R1', pass],
      ['FN', intercept('smolensk', ['davout', 'murat'], { FN: 6, FS: 3 })],
      ['FS', pass],
    );
    const { state } = play(announced.state, ['R1', react(88), '66']);
    expect(standing(state, 'smolensk')).toBe('murat, FS 3');
    expect(standing(state, 'mstislavl')).toBe('davout, FN 6');
    expect(state.leaders.murat?.stopped).toBe(true);
  });

  it('soldiers of others that the commander leads by #4 go with him, up to his rating (§10.2)', () => {
    const mixed = { id: 'mixedArmy', card: 4, by: 'FN', until: 'turn', leader: 'yorck', nations: ['FN'] } as const;
    const pieces = 'dorogobuzh: yorck davout PR 2 FN 6';
    const start = orders('FN', pieces, { R1: [88] }, { flags: { dorogobuzh: 'FN', vyazma: 'FN' }, effects: [mixed] });
    const order = move('dorogobuzh', 'vyazma', ['yorck', 'davout'], { PR: 2, FN: 6 });
    const { state } = play(start, ['FN', order], ['R1', react(88)]);
    expect(standing(state, 'vyazma')).toBe('yorck, FN 2, PR 2');
    expect(standing(state, 'dorogobuzh')).toBe('davout, FN 4');
  });
});

describe('changes of an impulse end with it (§5.21)', () => {
  const flags = { dorogobuzh: 'FN', vyazma: 'FN' } as const;
  const group = 'dorogobuzh: davout FN 4 murat FS 3';
  const order = ['FN', move('dorogobuzh', 'vyazma', ['davout', 'murat'], { FN: 4, FS: 3 })] as const;
  const halted = (state: State) => ['davout', 'murat'].filter((id) => state.leaders[id]!.stopped);
  /** The impulse is over; Russia 1 keeps a card, so that the next one is its own. */
  const over = (state: State): State => play(state, ['FN', done], ['FN', { type: 'end' }]).state;

  it.each([
    { card: 20, effects: ['lineBlocked'], stopped: [] },
    { card: 75, effects: ['leaderRating'], stopped: [] },
    { card: 76, effects: [], stopped: ['davout', 'murat'] },
    { card: 88, effects: [], stopped: ['murat'] },
  ] as const)('#$card', ({ card, effects, stopped }) => {
    const start = orders('FN', group, { R1: [card, 60] }, { flags });
    const answers: readonly (readonly ['R1', Command])[] =
      card === 75 ? [['R1', { type: 'target', leader: 'davout' }]] : [];
    const { state } = play(start, order, ['R1', react(card)], ...answers);
    expect(state.effects.map(({ id }) => id)).toEqual(effects);
    expect(halted(state)).toEqual(stopped);
    const next = over(state);
    expect(next.impulse.power).toBe('R1');
    expect(next.effects).toEqual([]);
    expect(halted(next)).toEqual([]);
  });

  it('#3', () => {
    const start = orders('FN', group, { FN: [3], R1: [60] }, { flags });
    const opened = play(start, ['FN', react(3)], ['FN', { type: 'target', space: 'substov', to: 'yaroslav' }]).state;
    expect(opened.effects.map(({ id }) => id)).toEqual(['riverOpened']);
    expect(over(opened).effects).toEqual([]);
  });
});

describe('a march by event is held up (§5.1)', () => {
  const flags = { orsha: 'FN', vitebsk: 'FN', smolensk: 'FN' } as const;
  const order: Command = move('vitebsk', 'orsha', ['davout'], { FN: 6 });
  const heldUp = (card: number): State => {
    const start = holding(
      'FN',
      [8],
      'vitebsk: davout ney FN 8; orsha: murat FS 2',
      { flags },
      { R1: [card], R2: [], FS: [] },
    );
    return play(start, ['FN', { type: 'play', card: 8, as: 'event' }], ['FN', order], ['R1', react(card)]).state;
  };

  it('#20: on another line it may go on, those who were not to go stay', () => {
    const state = heldUp(20);
    expect(asking(state)).toEqual(['fn free-march']);
    expect(state.frames.at(-1)).toEqual(expect.objectContaining({ spaces: 2, at: 'vitebsk' }));
    expect(refused(state, 'FN', order)).toBe('LINE_BLOCKED §5.1');
    expect(refused(state, 'FN', move('vitebsk', 'smolensk', ['ney'], { FN: 2 }))).toBe('NOT_ABLE §10.11');
    const gone = play(state, ['FN', move('vitebsk', 'smolensk', ['davout'], { FN: 6 })]).state;
    expect(standing(gone, 'smolensk')).toBe('davout, FN 6');
    expect(standing(gone, 'vitebsk')).toBe('ney, FN 2');
  });

  it('#76: it is over', () => expect(asking(heldUp(76))).toEqual(['fn impulse']));
});

describe('responses without a trigger come at any moment of the Power’s own impulse (§5.21)', () => {
  it('in the middle of a march by event', () => {
    const flags = { orsha: 'FN', vitebsk: 'FN', borisov: 'FN' } as const;
    const start = holding('FN', [8, 75], 'vitebsk: davout FN 6; tver: kutuzov R1 4', { flags });
    const first = playEvent(start, 'FN', 8, {
      answers: [['FN', move('vitebsk', 'orsha', ['davout'], { FN: 6 })]],
    }).state;
    const { state } = play(first, ['FN', react(75)]);
    expect(asking(state)).toEqual(['fn free-march']);
    expect(state.effects.map(({ id }) => id)).toEqual(['leaderRating']);
    expect(standing(play(state, ['FN', move('orsha', 'borisov', ['davout'], { FN: 6 })]).state, 'borisov')).toBe(
      'davout, FN 6',
    );
  });

  it('before the Retreat from Moscow is carried out (§19.722)', () => {
    const base = drawn('moscow: davout FN 4', {
      turn: 4,
      round: 1,
      marker: 'FN',
      flags: { moscow: 'FN', borodino: 'FN' },
    });
    const hands = handsOf({ FN: [3, 60], R1: [61], FS: [62], R2: [64] });
    const start = framed({ ...base, hands, facts: { ...base.facts, retreat: 'chosen' } }, [
      { is: 'turn', stage: 'impulses' },
    ]);
    const { state } = play(start, ['FN', react(3)], ['FN', { type: 'target', space: 'substov', to: 'yaroslav' }]);
    expect(asking(start)).toEqual(['fn withdrawal']);
    expect(asking(state)).toEqual(['fn withdrawal']);
    expect(state.effects.map(({ id }) => id)).toEqual(['riverOpened']);
  });
});
