import type { Chance } from '../../../domain/contract/chance.ts';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { admits } from '../../../domain/contract/legal.ts';
import { decide, run } from '../../../domain/kutuzov/decide.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { Frame } from '../../../domain/kutuzov/frames/frames.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import { initialState } from '../../../domain/kutuzov/setup.ts';
import { seatsOf } from '../../../domain/kutuzov/state/seating.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Event } from '../../../domain/kutuzov/table/events.ts';
import { evolve } from '../../../domain/kutuzov/table/evolve.ts';
import { type Table, tableOf } from '../../../domain/kutuzov/table/table.ts';
import { byPower, NATIONS, type Nation, type Power } from '../../../domain/kutuzov/terms/nations.ts';
import type { Point } from '../../../domain/kutuzov/terms/points.ts';
import type { Troop } from '../../../domain/kutuzov/terms/schemas.ts';
import { partsOf } from '../../../domain/kutuzov/windows/merged.ts';
import { WINDOWS } from '../../../domain/kutuzov/windows/windows.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { ok, type Result } from '../../../domain/lib/result.ts';
import { at } from '../../../domain/lib/sure.ts';
import { type Decider, expectSpent, type Stated, specification } from '../../kit/decider.ts';
import { seedOf } from '../../kit/random.ts';

/**
 * Dice that show these faces, one after the other, and all of them. Any other draw is an error, except the one that
 * closes a window.
 */
export function dice(...faces: readonly number[]): Stated {
  const left = [...faces];
  return {
    draw(stream) {
      if (stream === 'window') return 0;
      const face = left.shift();
      if (face === undefined || stream !== 'dice') throw new Error(`nobody expected a draw from ${stream}`);
      return face - 1;
    },
    left: () => left,
  };
}
export const noDice = dice();

/** Rolls as a test states them: `665111` is six dice, `6*3 1*8` is three 6s and eight 1s. */
export const facesOf = (rolls: string): readonly number[] =>
  rolls
    .split(' ')
    .flatMap((part) =>
      part.includes('*') ? Array<number>(Number(part.slice(2))).fill(Number(part[0])) : [...part].map(Number),
    );

/** The position of a scenario before the deal. */
export const scenario = (id: number): State => initialState('reconstructed', id, seatsOf('four'));

/** A scenario dealt from a seed, up to its first question. */
export function dealt(id: number, seed = 1): State {
  const start = scenario(id);
  return kutuzov.setup(start, chanceOf(seedOf(seed), {})).reduce(evolve, start);
}

/**
 * Scenario 1 with other pieces: `smolensk: barclay R1 4, platov R2 2` puts leaders and SP by nation in a space; the
 * first leader of a Camp commands. Leaders who are not named are off the map, nobody holds cards, flags are as given.
 */
export function drawn(pieces: string, change: Partial<State> = {}): State {
  const base = scenario(1);
  const troops: Record<string, Troop[]> = {};
  const leaders: Record<string, State['leaders'][string]> = Object.fromEntries(
    Object.entries(base.leaders).map(([id, leader]) => [id, { ...leader, at: '@eliminated' }]),
  );
  const commanders: Record<string, Record<string, string>> = {};
  for (const line of pieces
    .split(/[\n;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const [space, text] = line.split(':') as [string, string];
    const words = text.trim().split(/[\s,]+/);
    for (let i = 0; i < words.length; i++) {
      const word = words[i]!;
      if (isNation(word)) {
        troops[space] = [
          ...(troops[space] ?? []),
          { of: word, sp: Number(words[++i]), marched: 0, stopped: false, marked: false },
        ];
      } else {
        const leader = leaders[word]!;
        leaders[word] = { ...leader, at: space };
        const camp = leader.of === 'R1' || leader.of === 'R2' ? 'tsarist' : 'imperial';
        const others = Object.values(leaders).filter(
          ({ at, of }) => at === space && (of === 'R1' || of === 'R2') === (camp === 'tsarist'),
        );
        if (others.length === 1) commanders[space] = { ...commanders[space], [camp]: word };
      }
    }
    troops[space]?.sort((a, b) => NATIONS.indexOf(a.of) - NATIONS.indexOf(b.of));
  }
  const crowded = Object.entries(commanders).map(([space, named]) => {
    const isCrowded = (camp: string) =>
      Object.values(leaders).filter(
        ({ at, of }) => at === space && (of === 'R1' || of === 'R2') === (camp === 'tsarist'),
      ).length > 1;
    return [space, Object.fromEntries(Object.entries(named).filter(([camp]) => isCrowded(camp)))] as const;
  });
  return {
    ...base,
    troops,
    leaders,
    commanders: Object.fromEntries(crowded.filter(([, named]) => Object.keys(named).length > 0)),
    entrenched: {},
    hands: handsOf({}),
    ...change,
  };
}
/** Hands of these cards, none for a Power that is not named. */
export const handsOf = (cards: { readonly [power in Power]?: readonly number[] }): State['hands'] =>
  byPower((power) => {
    const held = cards[power] ?? [];
    return { home: held.filter((card) => card <= 24), other: held.filter((card) => card > 24) };
  });

const isNation = (word: string): word is Nation => (NATIONS as readonly string[]).includes(word);

/** The position in a Power's impulse, with CP of a card to spend (#99 unless another card is named). */
export function spending(state: State, power: Power, cp: number, card = 99): State {
  const frames: readonly Frame[] = [
    { is: 'turn', stage: 'impulses' },
    { is: 'impulse', power, preemptive: false, lone: false, passing: false, stage: 'play' },
    { is: 'card', power, card, cp },
  ];
  return {
    ...state,
    marker: power,
    impulse: { ...state.impulse, power, played: true },
    draw: { known: [], rest: state.draw.rest.filter((each) => each !== card) },
    frames,
  };
}

/** The table at which something has been worked out; all the dice that are stated must be thrown. */
export function worked(state: State, what: (table: Table) => void, chance: Chance = noDice): Table {
  const table = tableOf(state, chance);
  what(table);
  expectSpent(chance);
  return table;
}

/** A position with these frames on the stack, run on to its first question. */
export const framed = (state: State, frames: readonly Frame[], chance: Chance = noDice): State =>
  worked({ ...state, frames }, run, chance).state;

/**
 * Whether a seat's own view offers it a command. A command is data, although its type has fields that may be missing.
 */
export const isOffered = (state: State, seat: string, command: Command): boolean =>
  admits(kutuzov.legal(kutuzov.view(state, [seat]), seat), command as unknown as Json);

export const seatOf = (power: Power): string => power.toLowerCase();

/** Kutuzov, with automatic passes of Powers that are asked only about cards that they do not have. */
const quietly: Decider<State, Command, Event> = {
  decide(state, seat, command, chance) {
    const decided = decide(state, seat, command, chance);
    if (!decided.ok) return decided;
    const next = decided.value.reduce(evolve, state);
    const helpless = helplessIn(next);
    return helpless === undefined
      ? decided
      : following(decided.value, quietly.decide(next, seatOf(helpless), { type: 'pass' }, chance));
  },
  evolve,
};

/** Kutuzov, with automatic passes of all Powers at windows that only take cards. */
const undisturbedly: Decider<State, Command, Event> = {
  decide(state, seat, command, chance) {
    const decided = quietly.decide(state, seat, command, chance);
    if (!decided.ok) return decided;
    const next = decided.value.reduce(evolve, state);
    const frame = next.frames.at(-1);
    if (
      frame?.is !== 'window' ||
      partsOf(next, frame.point).some(({ moment, position, below }) => WINDOWS[moment].who(position, below).length > 0)
    )
      return decided;
    return following(decided.value, undisturbedly.decide(next, seatOf(at(frame.waiting, 0)), { type: 'pass' }, chance));
  },
  evolve,
};

const following = <E>(events: readonly Event[], more: Result<readonly Event[], E>): Result<readonly Event[], E> =>
  more.ok ? ok([...events, ...more.value]) : more;

const given = specification(quietly);
const givenUndisturbed = specification(undisturbedly);

/**
 * The events of a command that must be accepted, and of the passes of Powers that are asked only about cards that they
 * do not have.
 */
export const events = (state: State, power: Power, command: Command, chance: Chance = noDice): readonly Event[] =>
  given(state).when(seatOf(power), command, chance).events;

/** The cards for windows at which everybody is asked who might hold one. */
const ANSWERS: { readonly [point in Point]?: readonly number[] } = {
  losses: [73, 85],
  march: [3, 20, 56, 69, 75, 76, 88],
  tries: [20, 55, 56, 75, 82, 88],
  retreat: [3, 20, 56],
  scorching: [3],
};

/** The next Power at a window for cards that nobody there has. */
function helplessIn({ frames, hands }: State): Power | undefined {
  const frame = frames.at(-1);
  const cards = frame?.is === 'window' ? ANSWERS[frame.point] : undefined;
  if (frame?.is !== 'window' || cards === undefined) return undefined;
  const isAble = (power: Power): boolean =>
    [...hands[power].home, ...hands[power].other].some((card) => cards.includes(card));
  return frame.waiting.some(isAble) ? undefined : frame.waiting[0];
}

/** What happens after a command when nobody answers with a card: all Powers pass at windows that only take cards. */
export const undisturbed = (state: State, power: Power, command: Command, chance: Chance = noDice): readonly Event[] =>
  givenUndisturbed(state).when(seatOf(power), command, chance).events;

/** The position after a command that must be accepted, when nobody answers with a card. */
export const afterUndisturbed = (state: State, power: Power, command: Command, chance: Chance = noDice): State =>
  givenUndisturbed(state).when(seatOf(power), command, chance).state;

/** The position after a command that must be accepted. */
export const after = (state: State, power: Power, command: Command, chance: Chance = noDice): State =>
  given(state).when(seatOf(power), command, chance).state;

/** The code and the rule of a refusal; throws when the command is accepted. */
export const refused = (state: State, power: Power, command: Command): string =>
  given(state).when(seatOf(power), command).refusal;

/** What stands in a space, as `drawn` reads it. */
export function standing(state: State, space: string): string {
  const leaders = Object.keys(state.leaders).filter((id) => state.leaders[id]!.at === space);
  const sp = NATIONS.flatMap((nation) => {
    const here = (state.troops[space] ?? [])
      .filter(({ of }) => of === nation)
      .reduce((sum, troop) => sum + troop.sp, 0);
    return here === 0 ? [] : [`${nation} ${here}`];
  });
  return [...leaders, ...sp].join(', ');
}

/** Who is asked, and about what. */
export const asking = (state: State): readonly string[] =>
  kutuzov.asks(state).map(({ seat, kind }) => `${seat} ${kind}`);
