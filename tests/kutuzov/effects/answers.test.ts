import { describe, expect, it } from 'vitest';
import { battleOf } from '../../../domain/kutuzov/pieces/pieces.ts';
import { orders, play, react, whys } from '../kit/answers.ts';
import { marked } from '../kit/battles.ts';
import { evade, intercept, move, pass, rolls } from '../kit/contacts.ts';
import { whereIs } from '../kit/events.ts';
import { asking, refused, standing } from '../kit/kit.ts';

describe('a move is announced (§5.21, §5.22)', () => {
  const march = ['FN', move('dorogobuzh', 'vyazma', ['napoleon'], { FN: 6 })] as const;
  const pieces = 'dorogobuzh: napoleon FN 6';
  const flags = { dorogobuzh: 'FN', vyazma: 'FN' } as const;

  it('#75, then #76, against Napoleon (§5.24): his rating is 0, and he does not move in this impulse', () => {
    const { state } = play(
      orders('FN', pieces, { R1: [75], R2: [76] }, { flags }),
      march,
      ['R1', react(75)],
      ['R2', react(76)],
    );
    expect(battleOf(state, 'napoleon')).toBe(0);
    expect(standing(state, 'dorogobuzh')).toBe('napoleon, FN 6');
    expect(asking(state)).toEqual(['fn card']);
    expect(refused(state, ...march)).toBe('NOT_ABLE §10.11');
    expect(whereIs(state, 75)).toBe('discard');
    expect(state.effects.map(({ id, until }) => `${id} ${until}`)).toEqual(['leaderRating impulse']);
    expect(state.frames.at(-1)).toMatchObject({ is: 'card', cp: 2 });
  });

  it('#76: not against one’s own Camp, nor counters without a leader', () => {
    expect(asking(play(orders('FN', pieces, { FS: [76] }, { flags }), march).state)).toEqual(['fn card']);
    const counter = orders('FN', 'dorogobuzh: FN 1', { R1: [76] }, { flags });
    expect(asking(play(counter, ['FN', move('dorogobuzh', 'vyazma', [], { FN: 1 })]).state)).toEqual(['fn card']);
  });

  it('#88: of a group the commander’s army goes alone', () => {
    const group = orders('FN', 'dorogobuzh: davout FN 4 murat FS 3', { R1: [88] }, { flags });
    const order = move('dorogobuzh', 'vyazma', ['davout', 'murat'], { FN: 4, FS: 3 });
    const { state } = play(group, ['FN', order], ['R1', react(88)]);
    expect(standing(state, 'vyazma')).toBe('davout, FN 4');
    expect(standing(state, 'dorogobuzh')).toBe('murat, FS 3');
    expect(state.leaders.murat?.stopped).toBe(true);
  });

  it('#20: the line is closed to Imperials until the impulse ends; CP are lost', () => {
    const { state } = play(orders('FN', pieces, { R2: [20] }, { flags }), march, ['R2', react(20)]);
    expect(standing(state, 'dorogobuzh')).toBe('napoleon, FN 6');
    expect(refused(state, ...march)).toBe('LINE_BLOCKED §5.1');
    expect(state.effects.map(({ id, until }) => `${id} ${until}`)).toEqual(['lineBlocked impulse']);
  });

  it('#56: no attrition on the way, and nobody is asked where none is due', () => {
    const scorched = orders('FN', pieces, { FN: [56] }, { flags, scorched: ['vyazma'] });
    const played = play(scorched, march, ['FN', react(56)]);
    expect(standing(played.state, 'vyazma')).toBe('napoleon, FN 6');
    expect(whys(played)).toEqual([]);
    expect(played.state.effects).toEqual([]);
    expect(asking(play(orders('FN', pieces, { FN: [56] }, { flags }), march).state)).toEqual(['fn card']);
  });

  it('#69: nobody intercepts or evades (§11.4, §11.8); #19, played later, does all the same (§5.21)', () => {
    const start = orders('FN', 'dorogobuzh: davout FN 6; elnya: barclay R1 4', { FN: [69], R1: [19] }, { flags });
    const order = ['FN', move('dorogobuzh', 'elnya', ['davout'], { FN: 6 })] as const;
    const { state } = play(start, order, ['FN', react(69)]);
    expect(asking(state)).toEqual(['r1 window']);
    expect(refused(state, 'R1', evade('smolensk'))).toBe('SUDDEN §11.8');
    const gone = play(state, ['R1', react(19)], ['R1', { type: 'target', space: 'smolensk' }]);
    expect(standing(gone.state, 'smolensk')).toBe('barclay, R1 4');
    expect(standing(gone.state, 'elnya')).toBe('davout, FN 6');
    expect(whys(gone)).toEqual([]);
    expect(gone.state.morale.tsarist.loss).toBe(0);
  });
});

describe('interceptions and evasions (§11)', () => {
  const flags = { smolensk: 'FN', mstislavl: 'FN' } as const;
  const pieces = 'elnya: barclay R1 4; smolensk: davout FN 6';
  const declare = ['R1', move('elnya', 'mstislavl', ['barclay'], { R1: 4 })] as const;
  const announce = ['FN', intercept('smolensk', ['davout'], { FN: 6 })] as const;

  it('#55: it is called off before the dice: no marker, and no second try against the same move', () => {
    const called = play(orders('R1', pieces, { R1: [55] }, { flags }), declare, announce, ['R1', react(55)]);
    expect(whys(called)).toEqual([]);
    expect(marked(called.state)).toEqual([]);
    expect(standing(called.state, 'mstislavl')).toBe('barclay, R1 4');
  });

  it('#55: nor by another leader of the same formation', () => {
    const two = orders('R1', 'elnya: barclay R1 4; smolensk: davout FN 6 ney', { R1: [55] }, { flags });
    const called = play(two, declare, announce, ['R1', react(55)]);
    expect(asking(called.state)).toEqual(['r1 card']);
    expect(standing(called.state, 'mstislavl')).toBe('barclay, R1 4');
  });

  it('#82: three more; #20: over a closed line nobody comes', () => {
    const aided = play(orders('R1', pieces, { FN: [82] }, { flags }), declare, announce, [
      'FN',
      react(82),
      '11 11111 51111111111',
    ]);
    expect(rolls(aided)[0]).toBe('interception 9');
    const closed = play(orders('R1', pieces, { R1: [20] }, { flags }), declare, announce, ['R1', react(20)]);
    expect(whys(closed)).toEqual([]);
    expect(marked(closed.state)).toEqual([]);
    expect(standing(closed.state, 'mstislavl')).toBe('barclay, R1 4');
  });

  it('#3: over the river that it opens Imperials intercept, as over a clear line', () => {
    const start = orders('R1', 'tver: R1 1; yaroslav: napoleon FN 6', { FN: [3] }, { flags: { yaroslav: 'FN' } });
    const { state } = play(start, ['R1', move('tver', 'substov', [], { R1: 1 })]);
    const army = intercept('yaroslav', ['napoleon'], { FN: 6 });
    expect(refused(state, 'FN', army)).toBe('OVER_RIVER §11.3');
    const tried = play(state, ['FN', react(3)], ['FN', army, '11']);
    expect(rolls(tried)).toEqual(['interception 7']);
    expect(standing(tried.state, 'substov')).toBe('R1 1');
  });

  it('#65: once over a river, with one more', () => {
    const start = orders(
      'FN',
      'vyazma: davout FN 4; yaroslav: kutuzov R1 4',
      { R1: [65] },
      { flags: { vyazma: 'FN' } },
    );
    const { state } = play(start, ['FN', move('vyazma', 'substov', ['davout'], { FN: 4 })]);
    expect(refused(state, 'R1', intercept('yaroslav', ['kutuzov'], { R1: 4 }))).toBe('OVER_RIVER §11.3');
    const crossing = play(state, ['R1', react(65)]).state;
    const tried = play(crossing, ['R1', intercept('yaroslav', ['kutuzov'], { R1: 4 }), '11']);
    // Kutuzov 4, +1 into a friendly space, and 1: 8.
    expect(rolls(tried)).toEqual(['interception 8']);
    expect(tried.state.effects).toEqual([]);
  });
});

it('#20: a beaten side needs another way, or is regrouped: an overrun (§12.63)', () => {
  const pieces =
    'mstislavl: napoleon FN 6; smolensk: barclay R1 4; gomel: R1 1; roslavl: R1 1; elnya: R1 1; starodub: R1 1; mogilev: R1 1';
  const low = {
    imperial: { level: 'sauve-qui-peut', loss: 0, gain: 0 },
    tsarist: { level: 'marchez-vous', loss: 0, gain: 0 },
  } as const;
  const start = orders('R1', pieces, { R2: [20] }, { morale: low });
  // A tie is lost at Sauve Qui Peut; Orsha is the only way.
  const beaten = play(
    start,
    ['R1', move('smolensk', 'mstislavl', ['barclay'], { R1: 4 })],
    ['FN', pass, '51111 51111111111'],
  );
  expect(asking(beaten.state)).toEqual(['r2 window']);
  expect(standing(beaten.state, 'mstislavl')).toBe('napoleon, barclay, FN 5, R1 4');
  const { state } = play(beaten.state, ['R2', react(20), '1']);
  expect(standing(state, 'orsha')).toBe('');
  expect(state.leaders.napoleon?.at).toBe('@regroup');
  expect(state.regroup.FN).toBe(6);
  expect(state.morale.imperial.loss).toBe(6);
});

describe('responses in the Power’s own impulse (§5.21)', () => {
  it('#75: any enemy leader; it counts neither as the card nor as "+" (§5.6)', () => {
    const start = orders('FN', 'tver: kutuzov barclay R1 4', { FN: [75] });
    const { state } = play(start, ['FN', react(75)], ['FN', { type: 'target', leader: 'kutuzov' }]);
    expect(battleOf(state, 'kutuzov')).toBe(0);
    expect(battleOf(state, 'barclay')).toBe(1);
    expect(asking(state)).toEqual(['fn card']);
    expect(refused(start, 'FN', react(76))).toBe('NOT_IN_HAND §5.2');
  });

  it('#83: an Entrenchment without a resource (§12.45)', () => {
    const { state } = play(orders('R1', 'tver: barclay R1 4', { R1: [83] }), ['R1', react(83)]);
    expect(state.entrenched).toEqual({ tver: 'tsarist' });
    expect(whereIs(state, 83)).toBe('discard');
  });

  it('#3: a river is clear for Imperials; where it lets them intercept nothing is scorched, nor paid for (§16.57)', () => {
    const resources = { FN: 0, R1: 1, FS: 0, R2: 0 };
    const start = orders('R1', 'chudovo: davout FN 4', { FN: [3] }, { resources });
    const announced = play(start, ['R1', { type: 'scorch', space: 'staraya-russa' }]).state;
    expect(asking(announced)).toEqual(['fn window']);
    const spared = play(announced, ['FN', react(3)]).state;
    expect(spared.scorched).toEqual(announced.scorched);
    expect(spared.resources.R1).toBe(1);
    expect(asking(spared)).toEqual(['r1 card']);
    const burnt = play(announced, ['FN', pass]).state;
    expect(burnt.scorched.includes('staraya-russa')).toBe(true);
    expect(burnt.resources.R1).toBe(0);
  });
});
