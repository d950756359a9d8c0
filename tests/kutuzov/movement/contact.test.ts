import { describe, expect, it } from 'vitest';
import { admits, type Legal } from '../../../domain/contract/legal.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { groundFor } from '../../../domain/kutuzov/map/ground.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { field, marked, morale } from '../kit/battles.ts';
import { attack, evade, intercept, move, pass, play, rolls, storm } from '../kit/contacts.ts';
import { asking, drawn, refused, seatOf, spending, standing } from '../kit/kit.ts';

const legalFor = (state: State, power: Power): Legal =>
  kutuzov.legal(kutuzov.view(state, [seatOf(power)]), seatOf(power));
const isOffered = (state: State, power: Power, command: unknown): boolean =>
  admits(legalFor(state, power), command as Json);

describe('nobody controls Moscow while both are there (§3.1)', () => {
  it.each([
    ['an Imperial formation and no flag', drawn('moscow: FN 2')],
    ['an Imperial flag and a Tsarist formation', drawn('moscow: R1 2', { flags: { moscow: 'FN' } })],
  ])('%s', (_, state) => {
    expect(groundFor(state, 'moscow', 'imperial')).toBe('uncontrolled');
    expect(groundFor(state, 'moscow', 'tsarist')).toBe('uncontrolled');
  });
});

it('infantry and artillery without a leader go for 1 CP each, one after the other (§10.11)', () => {
  const start = spending(field('tver: R1 5'), 'R1', 3);
  expect(refused(start, 'R1', move('tver', 'substov', [], { R1: 5 }))).toBe('ONE_COUNTER §10.11');
  const { state } = play(
    start,
    ['R1', move('tver', 'substov', [], { R1: 1 })],
    ['R1', move('tver', 'substov', [], { R1: 4 })],
  );
  expect(standing(state, 'substov')).toBe('R1 5');
  expect(asking(state)).toEqual(['r1 card']);
});

it('any number may stand in a space, but only what its leaders command goes together (§10.2)', () => {
  const state = spending(field('tver: barclay R1 20'), 'R1', 5);
  expect(refused(state, 'R1', move('tver', 'substov', ['barclay'], { R1: 5 }))).toBe('TOO_MANY_SP §1.62');
  expect(isOffered(state, 'R1', move('tver', 'substov', ['barclay'], { R1: 4 }))).toBe(true);
});

describe('the order of a step (§11.11)', () => {
  it('declared and paid, interceptions, attrition, battle', () => {
    const start = spending(
      field('smolensk: barclay R1 4; vyazma: davout FN 4', {
        flags: { vyazma: 'FN', dorogobuzh: 'FN' },
        scorched: ['dorogobuzh'],
      }),
      'R1',
      1,
    );
    const { events } = play(
      start,
      ['R1', move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 })],
      // Attrition of Davout’s 5, of Barclay’s 5; then the battle, which Barclay loses.
      ['FN', intercept('vyazma', ['davout'], { FN: 4 }), '66 11111 11111 11111 51111111'],
    );
    const told = events.flatMap((event) => {
      if (event.type === 'rolled') return [event.why];
      if (event.type === 'moved') return [`${event.how} to ${event.to}`];
      return ['cp-spent', 'answered'].includes(event.type) ? [event.type] : [];
    });
    expect(told.filter((each, i) => each !== told[i - 1])).toEqual([
      'cp-spent',
      'answered',
      'interception',
      'intercept to dorogobuzh',
      'march to dorogobuzh',
      'attrition',
      'battle',
      'retreat to smolensk',
    ]);
  });

  it('a pass and a try look the same until all have answered', () => {
    const state = play(spending(field('smolensk: barclay R1 4; vyazma: davout FN 4; elnya: murat FS 4'), 'R1', 1), [
      'R1',
      move('smolensk', 'dorogobuzh', ['barclay'], { R1: 4 }),
    ]).state;
    const seen = [pass, intercept('vyazma', ['davout'], { FN: 4 })].map((command) => {
      const { state: next, events } = play(state, ['FN', command]);
      return [events.map(({ type }) => type), kutuzov.view(next, ['r1']), kutuzov.asks(next)];
    });
    expect(seen[0]).toEqual(seen[1]);
  });
});

describe('a duchy with enemies (§10.52, §10.71)', () => {
  const pieces = 'tver: barclay R1 4; substov: davout FN 4';
  const start = spending(field(pieces, { flags: { substov: 'FN' } }), 'FN', 3);
  const into = move('substov', 'tver', ['davout'], { FN: 4 });

  it('to enter is to attack, at once; without an overrun both are marked and go no further', () => {
    const back: Command = { type: 'retreat', to: 'valdai', leaders: ['barclay'], sp: { R1: 4 } };
    const { state } = play(start, ['FN', into], ['R1', pass, '51111111 11111'], ['R1', back]);
    expect(standing(state, 'tver')).toBe('davout, FN 4');
    expect(marked(state)).toEqual(['davout', 'barclay', 'valdai R1 4', 'tver FN 4']);
    expect(refused(state, 'FN', move('tver', 'toropets', ['davout'], { FN: 4 }))).toBe('NOT_ABLE §10.11');
  });

  it('an overrun lets them go on', () => {
    const weak = spending(field('tver: R1 1; substov: davout FN 4', { flags: { substov: 'FN' } }), 'FN', 2);
    const { state } = play(weak, ['FN', into], ['R1', pass, '61111111 1']);
    expect(isOffered(state, 'FN', move('tver', 'toropets', ['davout'], { FN: 4 }))).toBe(true);
  });

  it('if all evade there is no battle, and they may go on', () => {
    const { state } = play(start, ['FN', into], ['R1', evade('valdai'), '66']);
    expect(standing(state, 'tver')).toBe('davout, FN 4');
    expect(marked(state)).toEqual([]);
    expect(isOffered(state, 'FN', move('tver', 'toropets', ['davout'], { FN: 4 }))).toBe(true);
  });

  it('nobody goes through enemies (§10.5): those who could not be beaten stand in the way', () => {
    const { state } = play(start, ['FN', into], ['R1', pass, '11111111 51111']);
    expect(standing(state, 'tver')).toBe('barclay, R1 4');
    expect(standing(state, 'substov')).toBe('davout, FN 4');
    expect(refused(state, 'FN', into)).toBe('NOT_ABLE §10.11');
  });

  it('one formation fights before the next one moves (§10.73): counters one after the other', () => {
    const two = spending(field('tver: R1 1; substov: FN 2', { flags: { substov: 'FN' } }), 'FN', 2);
    const first = play(two, ['FN', move('substov', 'tver', [], { FN: 1 })], ['R1', pass, '1 5']);
    expect(rolls(first)).toEqual(['battle: 1 dice', 'battle: 1 dice']);
    expect(standing(first.state, 'substov')).toBe('FN 2');
    const second = play(first.state, ['FN', move('substov', 'tver', [], { FN: 1 })], ['R1', pass, '6 1']);
    expect(standing(second.state, 'tver')).toBe('FN 1');
  });
});

describe('a zone with enemies (§10.71, §10.72)', () => {
  const pieces = 'zone-volga: barclay R1 4; vladimir: davout FN 4';
  const start = spending(field(pieces, { flags: { vladimir: 'FN' } }), 'FN', 2);

  it('one may just be there, side by side', () => {
    const played = play(start, ['FN', move('vladimir', 'zone-volga', ['davout'], { FN: 4 })]);
    expect(rolls(played)).toEqual([]);
    expect(standing(played.state, 'zone-volga')).toBe('davout, barclay, FN 4, R1 4');
    expect(asking(played.state)).toEqual(['fn card']);
  });

  it('but does not attack later in the impulse: entering a zone ends the march (§10.51)', () => {
    const { state } = play(start, ['FN', move('vladimir', 'zone-volga', ['davout'], { FN: 4 })]);
    expect(refused(state, 'FN', attack('zone-volga', ['davout'], { FN: 4 }))).toBe('NOT_ABLE §10.11');
  });

  it('or attack at once', () => {
    // Barclay has a die for the home zone (§12.44).
    const played = play(
      start,
      ['FN', storm('vladimir', 'zone-volga', ['davout'], { FN: 4 })],
      ['R1', pass, '51111111 111111'],
    );
    expect(rolls(played)).toEqual(['battle: 8 dice', 'battle: 6 dice']);
  });

  it('an attack inside it costs as much as a move', () => {
    const group = field('zone-volga: barclay R1 4 davout murat FN 4 FS 4');
    expect(isOffered(spending(group, 'FN', 1), 'FN', attack('zone-volga', ['davout'], { FN: 4 }))).toBe(true);
    expect(refused(spending(group, 'FN', 1), 'FN', attack('zone-volga', ['davout', 'murat'], { FN: 4, FS: 4 }))).toBe(
      'NOT_ENOUGH_CP §10.63',
    );
    expect(isOffered(spending(group, 'FN', 2), 'FN', attack('zone-volga', ['davout', 'murat'], { FN: 4, FS: 4 }))).toBe(
      true,
    );
  });

  it('only those who were sent fight; the others stay apart', () => {
    const state = spending(field('zone-volga: R1 1 davout FN 6'), 'FN', 1);
    const played = play(state, ['FN', attack('zone-volga', ['davout'], { FN: 2 })], ['R1', pass, '611111 11']);
    expect(rolls(played)).toEqual(['battle: 6 dice', 'battle: 2 dice']);
    expect(standing(played.state, 'zone-volga')).toBe('davout, FN 6');
  });

  it.each<{
    readonly what: string;
    readonly drawing: string;
    readonly command: ReturnType<typeof attack>;
    readonly refusal: string;
    readonly change?: Partial<State>;
  }>([
    {
      what: 'where no enemy is',
      drawing: 'zone-volga: davout FN 4',
      command: attack('zone-volga', ['davout'], { FN: 4 }),
      refusal: 'NOBODY_TO_ATTACK §10.72',
    },
    {
      what: 'in a duchy',
      drawing: 'smolensk: R1 1 davout FN 4',
      command: attack('smolensk', ['davout'], { FN: 4 }),
      refusal: 'NOBODY_TO_ATTACK §10.72',
    },
    {
      what: 'more than one counter',
      drawing: 'zone-volga: R1 1 FN 3',
      command: attack('zone-volga', [], { FN: 3 }),
      refusal: 'ONE_COUNTER §10.11',
    },
    {
      what: 'hesitant allies in Russia (§9.31)',
      drawing: 'zone-volga: R1 1 yorck PR 3',
      command: attack('zone-volga', ['yorck'], { PR: 3 }),
      refusal: 'HESITANT_ALLY §9.31',
    },
  ])('refused: $what', ({ drawing, command, refusal, change }) => {
    expect(refused(spending(field(drawing, change), 'FN', 3), 'FN', command)).toBe(refusal);
  });

  it('a formation that intercepts there forces the battle', () => {
    // A zone of their own is friendly: Barclay 1 + 1 and 7. All in the zone are one side.
    const state = spending(
      field('zone-volga: R1 2; ryazan: barclay R1 2; vladimir: davout FN 4', { flags: { vladimir: 'FN' } }),
      'FN',
      1,
    );
    const played = play(
      state,
      ['FN', move('vladimir', 'zone-volga', ['davout'], { FN: 4 })],
      ['R1', intercept('ryazan', ['barclay'], { R1: 2 }), '34 51111111 111111'],
    );
    expect(rolls(played)).toEqual(['interception 9', 'battle: 8 dice', 'battle: 6 dice']);
  });
});

describe('armies of the partner go along if he agrees (§10.61)', () => {
  const meeting = spending(field('tver: kutuzov R1 6; substov: platov R2 2'), 'R1', 5);
  const both = move('substov', 'borodino', ['kutuzov', 'platov'], { R1: 6, R2: 2 });
  const met = play(meeting, ['R1', move('tver', 'substov', ['kutuzov'], { R1: 6 })]).state;

  it('those met on the way: he is asked, and nothing is paid before he agrees', () => {
    const { state, events } = play(met, ['R1', both]);
    expect(asking(state)).toEqual(['r2 consent']);
    expect(events.some(({ type }) => type === 'cp-spent')).toBe(false);
  });

  it('he agrees: they go together, and further without another question', () => {
    const { state } = play(met, ['R1', both], ['R2', { type: 'agree' }]);
    expect(standing(state, 'borodino')).toBe('kutuzov, platov, R1 6, R2 2');
    const on = play(state, ['R1', move('borodino', 'vyazma', ['kutuzov', 'platov'], { R1: 6, R2: 2 })]);
    expect(standing(on.state, 'vyazma')).toBe('kutuzov, platov, R1 6, R2 2');
  });

  it('he refuses: they stay in this impulse, and are not asked again', () => {
    const { state } = play(met, ['R1', both], ['R2', { type: 'refuse' }]);
    expect(asking(state)).toEqual(['r1 card']);
    expect(standing(state, 'substov')).toBe('kutuzov, platov, R1 6, R2 2');
    expect(refused(state, 'R1', both)).toBe('NOT_ABLE §10.11');
    expect(isOffered(state, 'R1', move('substov', 'borodino', ['kutuzov'], { R1: 6 }))).toBe(true);
  });

  it('the one who has the command moves the whole group without a question (§10.64)', () => {
    const group = spending(field('substov: kutuzov platov R1 6 R2 2'), 'R1', 2);
    expect(standing(play(group, ['R1', both]).state, 'borodino')).toBe('kutuzov, platov, R1 6, R2 2');
  });

  it('by agreement the other takes the command, and keeps it until a leader joins (§10.62)', () => {
    const group = spending(field('substov: kutuzov platov R1 6 R2 2'), 'R2', 4);
    const order = move('substov', 'borodino', ['platov', 'kutuzov'], { R1: 6, R2: 2 });
    const { state } = play(group, ['R2', order], ['R1', { type: 'agree' }]);
    expect(state.commanders).toEqual({ borodino: { tsarist: 'platov' } });
    const on = play(state, ['R2', move('borodino', 'vyazma', ['platov', 'kutuzov'], { R1: 6, R2: 2 })]);
    expect(standing(on.state, 'vyazma')).toBe('kutuzov, platov, R1 6, R2 2');
  });

  it('only those who are able, with a leader of theirs', () => {
    const tired = { ...met, leaders: { ...met.leaders, platov: { ...met.leaders.platov!, marked: true } } };
    expect(refused(tired, 'R1', both)).toBe('NOT_ABLE §10.11');
    expect(refused(met, 'R1', move('substov', 'borodino', ['kutuzov'], { R1: 6, R2: 2 }))).toBe('NOT_ABLE §10.11');
  });

  it('a player of both Powers is not asked', () => {
    const one = { ...met, seats: { imperial: ['FN', 'FS'], r1: ['R1', 'R2'] } } as const;
    expect(standing(play(one, ['R1', both]).state, 'borodino')).toBe('kutuzov, platov, R1 6, R2 2');
  });
});

it('a group takes the field with the morale of its Camp, and its evasion is one try (§11.6)', () => {
  const start = spending(
    field('tver: kutuzov platov R1 6 R2 4; substov: davout FN 4', { flags: { substov: 'FN' }, morale: morale() }),
    'FN',
    1,
  );
  const played = play(start, ['FN', move('substov', 'tver', ['davout'], { FN: 4 })], ['R1', evade('valdai'), '22']);
  // Kutuzov 4 and 1 for friendly ground; the attempt of a group costs 2.
  expect(rolls(played)).toEqual(['evasion 9']);
  expect(standing(played.state, 'valdai')).toBe('kutuzov, platov, R1 6, R2 4');
  expect(played.state.morale.tsarist.loss).toBe(2);
});
