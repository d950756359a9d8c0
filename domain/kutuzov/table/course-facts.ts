import * as z from 'zod';
import { frameSchema as frame } from '../frames/frames.ts';
import { atMove } from '../state/plans.ts';
import { factsFields, impulseFields, overSchema, type Position, type Records, type State } from '../state/state.ts';
import { byCamp, type Power } from '../terms/nations.ts';
import { fact, list, moraleLevel, power, rule } from '../terms/schemas.ts';
import { unmarched } from './piece-facts.ts';

/* Facts of the game's course: the stack of frames, the seats, turns, rounds and impulses, and the end. */

/** A frame is put on the stack, takes the place of the last one, or is left. */
export const flowFacts = [fact('entered', { frame }), fact('went', { frame }), fact('left', {})] as const;

export const seatingFacts = [
  fact('seated', { seats: z.record(z.string(), list(power)).readonly(), rule }).meta({
    description: 'The Power of each player (§2.34).',
  }),
] as const;

export const timeFacts = [
  fact('turn-began', { turn: z.int() }),
  fact('round-began', { round: z.int() }),
  fact('impulse-began', {
    power: power.nullable(),
    preemptive: z.boolean(),
    morale: z.strictObject({ imperial: moraleLevel, tsarist: moraleLevel }),
  }).meta({
    description: 'A new impulse begins: all counts by impulse are reset. Without a Power: the steps between impulses.',
  }),
  fact('impulse-ended', { power, preemptive: z.boolean(), marker: power }).meta({
    description: 'All Battle and Failed Intercept markers are removed. The new position of the impulse marker (§4.2).',
  }),
  fact('passed', { power, marker: power }).meta({ description: 'A Power without cards (§4.23).' }),
  fact('noted', {
    impulse: z.strictObject(impulseFields).partial().exactOptional(),
    facts: z.strictObject(factsFields).partial().exactOptional(),
    rule,
  }).meta({
    description: 'What the game remembers of the impulse, or of the game.',
  }),
  fact('ended', overSchema.unwrap().shape),
] as const;

type Facts = z.infer<(typeof flowFacts)[number] | (typeof seatingFacts)[number] | (typeof timeFacts)[number]>;

export const courseRecords: Records<Facts> = {
  entered: (state, { frame }) => ({
    ...state,
    frames: [...state.frames, frame],
    reach: frame.is === 'step' ? atMove(state.reach, frame) : state.reach,
  }),
  went: (state, { frame }) => ({ ...state, frames: [...state.frames.slice(0, -1), frame] }),
  left: (state) => ({ ...state, frames: state.frames.slice(0, -1) }),

  seated: (state, { seats }) => ({ ...state, seats }),

  'turn-began': (state, { turn }) => ({ ...unmarched(state), turn, round: 1 }),
  'round-began': (state, { round }) => ({ ...state, round }),
  'impulse-began': (state, began) => ({
    ...state,
    impulse: freshImpulse(began),
    began: begun(state, began.power),
    reach: {},
  }),
  'impulse-ended': (state, { power, preemptive, marker }) => ({
    ...unmarched(state),
    marker,
    last: { power, preemptive },
  }),
  passed: (state, { marker }) => ({ ...unmarched(state), marker }),
  noted: (state, { impulse, facts }) => ({
    ...state,
    impulse: merged(state.impulse, impulse),
    facts: merged(state.facts, facts),
  }),
  ended: (state, { camp, powers, how, points }) => ({ ...state, over: { camp, powers, how, points }, frames: [] }),
};

/** When the last impulse of each Power began; the steps between impulses are nobody’s. */
const begun = ({ began, beat }: State, power: Power | null): State['began'] =>
  power === null ? began : { ...began, [power]: beat + 1 };

/** An impulse in which nothing has happened yet. */
export const freshImpulse = ({
  power,
  preemptive,
  morale,
}: Omit<Extract<Facts, { type: 'impulse-began' }>, 'type'>): Position['impulse'] => ({
  power,
  preemptive,
  played: false,
  plus: false,
  mustPlayed: false,
  moved: false,
  convoyed: false,
  series: 'none',
  scorchings: 0,
  builtOnScorched: [],
  landings: [],
  shelled: null,
  besieged: [],
  morale: byCamp((camp) => ({ start: morale[camp], drops: 0 })),
  attrition: { drops: 0, risen: false },
  met: [],
  refusing: [],
  due: [],
});

const merged = <T extends object>(record: T, change: { readonly [K in keyof T]?: T[K] | undefined } | undefined): T =>
  ({ ...record, ...change }) as T;
