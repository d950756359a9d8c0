import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { decide } from '../../../domain/kutuzov/decide.ts';
import { forfeit, outcome, win } from '../../../domain/kutuzov/deeds/tracks/ending.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { isSingleHand, SEATING_IDS, type Seating, seatsOf } from '../../../domain/kutuzov/state/seating.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { evolve } from '../../../domain/kutuzov/table/evolve.ts';
import { tableOf } from '../../../domain/kutuzov/table/table.ts';
import { POWERS } from '../../../domain/kutuzov/terms/nations.ts';
import { names } from '../../../domain/kutuzov/words/names.ts';
import { seedOf } from '../../kit/random.ts';
import { asking, dice, drawn, noDice, spending, standing } from '../kit/kit.ts';

const poor = { FN: 0, R1: 0, FS: 0, R2: 0 };

/** A drawn position played by other seats. */
const seated = (state: State, seating: Seating, openHands = false): State => ({
  ...state,
  seats: seatsOf(seating),
  openHands,
});

/** The position after a seat's command, which must be accepted. */
function given(state: State, seat: string, command: Command, ...faces: readonly number[]): State {
  const decided = decide(state, seat, command, dice(...faces));
  if (!decided.ok) throw new Error(`${decided.error.code}: ${decided.error.detail}`);
  return decided.value.reduce(evolve, state);
}

describe('the sides, who win and lose together', () => {
  it.each<{ readonly seating: Seating; readonly sides: readonly (readonly string[])[] }>([
    {
      seating: 'four',
      sides: [
        ['fn', 'fs'],
        ['r1', 'r2'],
      ],
    },
    { seating: 'three-tsarist', sides: [['fn', 'fs'], ['tsarist']] },
    { seating: 'two', sides: [['imperial'], ['tsarist']] },
    { seating: 'two-split', sides: [['fn-r2'], ['fs-r1']] },
  ])('$seating', ({ seating, sides }) => {
    expect(kutuzov.sides?.(kutuzov.initial(kutuzov.schemas.options.parse({ seating })))).toEqual(sides);
  });
});

describe('the seats', () => {
  it.each<{ readonly what: string; readonly seating: Seating; readonly seats: readonly string[] }>([
    {
      what: '§2.1',
      seating: 'four',
      seats: ['French North: FN', 'Russian First Army: R1', 'French South: FS', 'Russian Second Army: R2'],
    },
    { what: '§2.21', seating: 'three-tsarist', seats: ['French North: FN', 'Tsarists: R1 R2', 'French South: FS'] },
    {
      what: '§2.22',
      seating: 'three-imperial',
      seats: ['Imperials: FN FS', 'Russian First Army: R1', 'Russian Second Army: R2'],
    },
    { what: '§2.31', seating: 'two', seats: ['Imperials: FN FS', 'Tsarists: R1 R2'] },
    { what: '§2.32', seating: 'two-single', seats: ['Imperials: FN FS', 'Tsarists: R1 R2'] },
    {
      what: '§2.33',
      seating: 'two-split',
      seats: ['French North + Russian Second Army: FN R2', 'French South + Russian First Army: FS R1'],
    },
  ])('$what: $seating', ({ seating, seats }) => {
    expect(kutuzov.seats({ seating }).map(({ name, holds }) => `${name}: ${holds.join(' ')}`)).toEqual(seats);
  });

  it.each(SEATING_IDS)('%s: each Power is played once, and each seat has a name in both languages', (seating) => {
    const seats = kutuzov.seats({ seating });
    expect(seats.flatMap(({ holds }) => holds).sort()).toEqual([...POWERS].sort());
    for (const { seat, name } of seats) {
      expect(names('en').seats[seat]).toBe(name);
      expect(names('ko').seats[seat]).toMatch(/\p{Script=Hangul}/u);
    }
  });
});

describe('hands', () => {
  /** `FN R2: FN R2` by each seat: its Powers, and the Powers with hands that it sees. */
  const seen = (seating: Seating, openHands: boolean): readonly string[] => {
    const state = kutuzov.initial({ scenario: 3, seating, openHands });
    return Object.entries(state.seats).map(([seat, own]) => {
      const { hands, aside } = kutuzov.view(state, [seat]);
      expect(Object.keys(aside)).toEqual(Object.keys(hands));
      return `${own.join(' ')}: ${Object.keys(hands).join(' ')}`;
    });
  };

  it.each<{
    readonly what: string;
    readonly seating: Seating;
    readonly openHands: boolean;
    readonly expected: readonly string[];
  }>([
    {
      what: 'four see their own, not the partner’s (§2.1, §2.7)',
      seating: 'four',
      openHands: false,
      expected: ['FN: FN', 'R1: R1', 'FS: FS', 'R2: R2'],
    },
    { what: 'so do three', seating: 'three-tsarist', openHands: false, expected: ['FN: FN', 'R1 R2: R1 R2', 'FS: FS'] },
    {
      what: 'the two Imperials of three may show them to each other (§2.21)',
      seating: 'three-tsarist',
      openHands: true,
      expected: ['FN: FN FS', 'R1 R2: R1 R2', 'FS: FN FS'],
    },
    {
      what: 'the two Tsarists of three may show them to each other (§2.22)',
      seating: 'three-imperial',
      openHands: true,
      expected: ['FN FS: FN FS', 'R1: R1 R2', 'R2: R1 R2'],
    },
    {
      what: 'two see those of their Camp (§2.31)',
      seating: 'two',
      openHands: false,
      expected: ['FN FS: FN FS', 'R1 R2: R1 R2'],
    },
    {
      what: 'or its single one (§2.32)',
      seating: 'two-single',
      openHands: false,
      expected: ['FN FS: FN FS', 'R1 R2: R1 R2'],
    },
    {
      what: 'two with a Power of each Camp see their own',
      seating: 'two-split',
      openHands: false,
      expected: ['FN R2: FN R2', 'FS R1: R1 FS'],
    },
    {
      what: 'or by agreement all (§2.33)',
      seating: 'two-split',
      openHands: true,
      expected: ['FN R2: FN R1 FS R2', 'FS R1: FN R1 FS R2'],
    },
  ])('$what', ({ seating, openHands, expected }) => {
    expect(seen(seating, openHands)).toEqual(expected);
  });

  it.each([
    [true, ['fn', 'fs']],
    [false, ['fn']],
  ])('so are cards that an event shows French North: open %s, seen by %j', (openHands, expected) => {
    const start = kutuzov.initial({ scenario: 3, seating: 'three-tsarist', openHands });
    const state: State = { ...start, peek: { of: 'R1', to: ['FN'], cards: start.hands.R1.other } };
    expect(['fn', 'tsarist', 'fs'].filter((seat) => kutuzov.view(state, [seat]).peek !== null)).toEqual(expected);
  });

  it('a spectator sees none, open or not', () => {
    const state = kutuzov.initial({ scenario: 3, seating: 'two-split', openHands: true });
    expect(kutuzov.view(state, []).hands).toEqual({});
  });

  it.each(SEATING_IDS)('%s: open where the rules let players agree on it (§2.21, §2.22, §2.33)', (seating) => {
    const { success } = kutuzov.schemas.options.safeParse({ seating, openHands: true });
    expect(success).toBe(!['four', 'two', 'two-single'].includes(seating));
    expect(kutuzov.schemas.options.parse({ seating })).toMatchObject({ seating, openHands: false });
  });

  it.each<{ readonly seating: Seating; readonly openHands: boolean; readonly expected: readonly string[] }>([
    { seating: 'three-tsarist', openHands: false, expected: ['fn', 'tsarist', 'fs', 'tsarist'] },
    { seating: 'three-tsarist', openHands: true, expected: ['fn fs', 'tsarist', 'fs fn', 'tsarist'] },
    { seating: 'two-split', openHands: true, expected: ['fn-r2 fs-r1', 'fs-r1 fn-r2', 'fs-r1 fn-r2', 'fn-r2 fs-r1'] },
  ])(
    'cards dealt are sealed to all who see the hand: $seating, open $openHands',
    ({ seating, openHands, expected }) => {
      const start = kutuzov.initial({ scenario: 4, seating, openHands });
      const drew = kutuzov.setup(start, chanceOf(seedOf(1), {})).filter((event) => event.type === 'drew');
      expect(
        POWERS.map((power) => [
          ...new Set(drew.filter((event) => event.power === power).map(({ sealed }) => sealed.to.join(' '))),
        ]),
      ).toEqual(expected.map((readers) => [readers]));
    },
  );

  it('every Power has the hand of the scenario, for any number of players (§2.6), but with a single hand (§2.32)', () => {
    const counts = SEATING_IDS.filter((seating) => !isSingleHand(seating)).map((seating) => {
      const start = kutuzov.initial({ scenario: 4, seating });
      const { held } = kutuzov.view(kutuzov.setup(start, chanceOf(seedOf(1), {})).reduce(evolve, start), []);
      return POWERS.map((power) => `${held[power].home} + ${held[power].other}`).join(', ');
    });
    expect(new Set(counts).size).toBe(1);
  });
});

describe('a seat with two Powers that are asked at once', () => {
  const march = { type: 'move', from: 'tver', to: 'substov', leaders: ['barclay'], sp: { R1: 4 } } as const;
  const start = spending(
    drawn('tver: barclay R1 4', { scorched: ['substov'], resources: { ...poor, R1: 1, R2: 2 } }),
    'R1',
    2,
  );
  const asked = given(seated(start, 'two'), 'tsarist', march);

  it('has one question, of the first Power; then one of the second, which has another name', () => {
    const [first, ...others] = kutuzov.asks(asked);
    expect(first?.seat).toBe('tsarist');
    expect(first?.kind).toBe('window');
    expect(others).toEqual([]);
    const half = given(asked, 'tsarist', { type: 'pass' });
    const [second, ...more] = kutuzov.asks(half);
    expect(second?.seat).toBe('tsarist');
    expect(second?.kind).toBe('window');
    expect(more).toEqual([]);
    expect(second?.ask).not.toBe(first?.ask);
  });

  it('answers for each by what that Power has: R1 1 resource, R2 2', () => {
    const choices = (state: State) => JSON.stringify(kutuzov.legal(kutuzov.view(state, ['tsarist']), 'tsarist'));
    expect(choices(asked)).toContain('"max":1');
    const half = given(asked, 'tsarist', { type: 'halve', resources: 1 });
    expect(choices(half)).toContain('"max":2');
    // 5 dice, halved twice: one is left.
    const over = given(half, 'tsarist', { type: 'halve', resources: 1 }, 6);
    expect(over.resources.R1).toBe(0);
    expect(over.resources.R2).toBe(1);
    expect(over.lastRoll?.dice).toEqual([6]);
    expect(asking(over)).toEqual(['tsarist card']);
  });

  it('keeps the first answer under seal until the second is given', () => {
    const decided = decide(asked, 'tsarist', { type: 'halve', resources: 1 }, noDice);
    expect(decided.ok && decided.value.map((event) => [event.type, 'sealed' in event && event.sealed.to])).toEqual([
      ['answered', ['tsarist']],
      ['reached', ['tsarist']],
    ]);
  });

  it('passes for both Powers at once, where it says so', () => {
    const both = decide(asked, 'tsarist', { type: 'pass', both: true }, { draw: () => 0 });
    expect(
      both.ok && both.value.filter(({ type }) => type === 'answered' || type === 'opened').map(({ type }) => type),
    ).toEqual(['answered', 'answered', 'opened']);
    const one = given(asked, 'tsarist', { type: 'pass' });
    expect(asking(one)).toContain('tsarist window');
    const again = decide(one, 'tsarist', { type: 'pass', both: true }, noDice);
    expect(again.ok ? '' : again.error.code).toBe('NOT_BOTH');
    const planned = decide(asked, 'tsarist', { type: 'pass', both: true, plan: [] }, noDice);
    expect(planned.ok ? '' : planned.error.detail).toBe('a plan is of one Power: pass for each of the two');
  });

  it('its answers are no part of an open hand: a partner does not read them', () => {
    const split = given(seated(start, 'two-split', true), 'fs-r1', march);
    expect(asking(split)).toEqual(['fs-r1 window', 'fn-r2 window']);
    const decided = decide(split, 'fs-r1', { type: 'pass' }, noDice);
    expect(decided.ok && decided.value.map((event) => 'sealed' in event && event.sealed.to)).toEqual([
      ['fs-r1'],
      ['fs-r1'],
    ]);
  });
});

describe('the partner’s consent (§10.61)', () => {
  const group = spending(drawn('substov: kutuzov platov R1 6 R2 4', { resources: poor }), 'R2', 4);
  const order = {
    type: 'move',
    from: 'substov',
    to: 'borodino',
    leaders: ['platov', 'kutuzov'],
    sp: { R1: 6, R2: 4 },
  } as const;

  it.each<[Seating, string]>([
    ['two', 'tsarist'],
    ['three-tsarist', 'tsarist'],
  ])('has no question where one player runs both Powers: %s', (seating, seat) => {
    expect(standing(given(seated(group, seating), seat, order), 'borodino')).toBe('kutuzov, platov, R1 6, R2 4');
  });

  it.each<{ readonly seating: Seating; readonly seat: string; readonly question: string }>([
    { seating: 'three-imperial', seat: 'r2', question: 'r1 consent' },
    { seating: 'two-split', seat: 'fn-r2', question: 'fs-r1 consent' },
  ])('has a question where two do: $seating', ({ seating, seat, question }) => {
    expect(asking(given(seated(group, seating), seat, order))).toEqual([question]);
  });
});

it('an event serves its Camp by the judgement of the player: a Power has the same choices with any player (§2.33)', () => {
  const choices = (seating: Seating) => {
    const start = kutuzov.initial({ scenario: 1, seating });
    const state = kutuzov.setup(start, chanceOf(seedOf(1), {})).reduce(evolve, start);
    const [{ seat } = { seat: '' }] = kutuzov.asks(state);
    return kutuzov.legal(kutuzov.view(state, [seat]), seat);
  };
  for (const seating of SEATING_IDS) expect(choices(seating)).toEqual(choices('four'));
});

describe('the winner (§20.5)', () => {
  /** Moscow makes FS the better Imperial, nine resources make R2 the better Tsarist. */
  const end = (seating: Seating, camp: 'imperial' | 'tsarist'): readonly string[] | undefined => {
    const table = tableOf(
      seated(drawn('', { resources: { ...poor, R2: 9 }, flags: { moscow: 'FS' } }), seating),
      noDice,
    );
    win(table, camp, 'points');
    return outcome(table.state)?.seats;
  };

  it.each<{ readonly seating: Seating; readonly imperial: readonly string[]; readonly tsarist: readonly string[] }>([
    { seating: 'four', imperial: ['fs'], tsarist: ['r2'] },
    { seating: 'three-tsarist', imperial: ['fs'], tsarist: ['tsarist'] },
    { seating: 'three-imperial', imperial: ['imperial'], tsarist: ['r2'] },
    { seating: 'two', imperial: ['imperial'], tsarist: ['tsarist'] },
    // Only the Powers of the Camp that won are compared (§2.33): FS with FN, R2 with R1.
    { seating: 'two-split', imperial: ['fs-r1'], tsarist: ['fn-r2'] },
  ])('$seating: of the Imperials $imperial, of the Tsarists $tsarist', ({ seating, imperial, tsarist }) => {
    expect(end(seating, 'imperial')).toEqual(imperial);
    expect(end(seating, 'tsarist')).toEqual(tsarist);
  });
});

describe('a seat that is left for good', () => {
  const left = (seating: Seating, seat: string): readonly string[] | undefined =>
    forfeit(seated(drawn('', { resources: { ...poor, R2: 9 }, flags: { moscow: 'FN' } }), seating), seat)?.seats;

  it.each<{ readonly seating: Seating; readonly seat: string; readonly winners: readonly string[] | undefined }>([
    { seating: 'four', seat: 'r1', winners: undefined },
    { seating: 'three-tsarist', seat: 'fn', winners: undefined },
    { seating: 'three-tsarist', seat: 'tsarist', winners: ['fn'] },
    { seating: 'three-imperial', seat: 'imperial', winners: ['r2'] },
    { seating: 'two', seat: 'imperial', winners: ['tsarist'] },
    { seating: 'two-split', seat: 'fs-r1', winners: ['fn-r2'] },
  ])('$seating, $seat: the game goes to $winners', ({ seating, seat, winners }) => {
    expect(left(seating, seat)).toEqual(winners);
  });
});
