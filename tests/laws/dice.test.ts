import { describe, expect, it } from 'vitest';
import type { Chance } from '../../domain/contract/chance.ts';
import type { Game, GameEvent } from '../../domain/contract/game.ts';
import type { Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import type { DiceAhead, Rolling } from '../../domain/contract/shown.ts';
import type { SeatId } from '../../domain/lib/ids.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { Entry } from '../kit/entry.ts';
import { frozen } from '../kit/frozen.ts';
import { IS_LONG, sampleSize } from '../kit/long.ts';
import { matchesOf, positionsOf } from '../kit/matches.ts';
import { playRandom } from '../kit/play.ts';
import { type Below, random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';
import type { Table } from '../kit/table.ts';

// A forecast of dice is the roll that comes, if nobody else reacts: so many dice, by this player, for this reason. It
// is made of the view of who asks alone, so that what others hold or have sealed cannot be in it.

/** The questions that a forecast passes over, and commands that often lead to dice. */
const PASSED: { readonly [game: string]: readonly string[] } = {
  napoleonics: ['first-strike', 'retire', 'form-square'],
  kutuzov: ['window'],
};
const OFTEN = ['fire', 'melee', 'move', 'siege', 'intercept', 'evade', 'play', 'morale-dice', 'attrition-dice', 'pass'];

interface Rolled {
  readonly by: string;
  readonly why: string;
  readonly faces: readonly unknown[];
  readonly hits: number;
  readonly flags: number;
}

/** A roll as one of the games tells it. */
interface Told {
  readonly by?: string;
  readonly power?: string;
  readonly why: string;
  readonly faces?: readonly unknown[];
  readonly dice?: readonly unknown[];
  readonly hits?: number;
  readonly total?: number;
  readonly flags?: number;
}

/** The rolls of events, as both games tell them. */
const rollsIn = (events: readonly GameEvent[]): readonly Rolled[] =>
  events.flatMap((event) => {
    if (event.type !== 'rolled') return [];
    const { by, power, why, faces, dice, hits, total, flags = 0 } = event as unknown as Told;
    return [{ by: by ?? power ?? '', why, faces: faces ?? dice ?? [], hits: hits ?? total ?? 0, flags }];
  });

/** Any dice; notes what is drawn before the first of them. */
function diced(below: Below): Chance & { readonly drawn: string[] } {
  const drawn: string[] = [];
  return {
    drawn,
    draw(stream, count) {
      if (stream !== 'window') drawn.push(stream);
      return below(count);
    },
  };
}

/** How many commands of a position are tried. */
const TRIED: { readonly [game: string]: number } = IS_LONG
  ? { napoleonics: 60, kutuzov: 12 }
  : { napoleonics: 10, kutuzov: 2 };

/** How many forecasts are held to the rolls that come. */
const FORECASTS = sampleSize(60, 10_000);

/** Further matches have numbers that no entry plays. The most of them is far more than a large sample takes. */
const FURTHER = { first: 1001, most: 60 };

/** The matches that all laws play, and in a large sample as many more as its forecasts take. */
function* tablesFor(entry: Entry, isEnough: () => boolean): Generator<Table> {
  yield* matchesOf(entry);
  for (let more = 0; IS_LONG && !isEnough() && more < FURTHER.most; more++)
    yield playRandom(entry.game, FURTHER.first + more, entry);
}

/** Commands of a seat: some that often lead to dice, and any. */
function commandsOf(legal: Legal, below: Below, count: number): readonly Json[] {
  const rows = legal.is === 'oneOf' ? legal.of : [legal];
  const often = rows.filter(
    (row) => row.is === 'fields' && row.fields.type?.is === 'const' && OFTEN.includes(String(row.fields.type.value)),
  );
  const from = often.length === 0 ? legal : ({ is: 'oneOf', of: often } as const);
  return [legal, ...Array.from({ length: count }, () => from)].flatMap((each) => sample(each, below) ?? []);
}

/** What really comes of a command where all others pass: rolls up to a question of another kind. */
function rollsOf(game: Game, state: unknown, seat: SeatId, command: Json, below: Below): readonly Rolled[] | undefined {
  let now = state;
  let next = { seat, command };
  for (let answers = 0; answers < 60; answers++) {
    const chance = diced(below);
    const decided = game.decide(now, next.seat, next.command, chance);
    if (!decided.ok) throw new Error(decided.error.code);
    const rolls = rollsIn(decided.value);
    if (rolls.length > 0) return chance.drawn[0] === 'dice' ? rolls : undefined;
    if (chance.drawn.length > 0) return undefined;
    now = decided.value.reduce((at, event) => game.evolve(at, event), now);
    const [ask] = game.asks(now);
    if (ask === undefined || !PASSED[game.id]!.includes(ask.kind)) return undefined;
    next = { seat: ask.seat, command: game.lapse(game.view(now, [ask.seat]), ask.seat) as Json };
  }
  return undefined;
}

const isWindowBegun = (state: unknown): boolean => {
  const frame = (state as { readonly frames: readonly { readonly topics?: readonly string[] }[] }).frames.at(-1);
  return (frame?.topics?.length ?? 0) > 0;
};

const told = ({ by, for: why, count }: Rolling) => ({ by, why, dice: count });
const seen = ({ by, why, faces }: Rolled) => ({ by, why, dice: faces.length });

const forecasting = ENTRIES.filter(({ game }) => game.dice !== undefined);

it('of each game that forecasts dice, commands are tried', () => {
  expect(Object.keys(TRIED)).toEqual(expect.arrayContaining(forecasting.map(({ game }) => game.id)));
});

describe.each(forecasting)('the dice forecast of $game.id', (entry) => {
  const { game } = entry;
  const below = random(77);
  const forecasts: DiceAhead[] = [];
  const wrong: unknown[] = [];
  const luck: Record<string, { came: number; mean: number; spread: number }> = {};
  const count = ({ odds }: DiceAhead, { hits, flags }: Rolled): void => {
    for (const { of, chance } of odds) {
      const happened = { hit: hits, flag: flags }[of];
      if (happened === undefined) continue;
      const { came, mean, spread } = luck[of] ?? { came: 0, mean: 0, spread: 0 };
      luck[of] = {
        came: came + Number(happened > 0),
        mean: mean + chance,
        spread: spread + chance * (1 - chance),
      };
    }
  };

  it('is the roll that comes, if nobody else reacts', () => {
    for (const table of tablesFor(entry, () => forecasts.length > FORECASTS))
      for (const match of positionsOf(table)) {
        const state = frozen(match).state;
        for (const { seat } of game.asks(state)) {
          const view = game.view(state, [seat]);
          for (const command of commandsOf(game.legal(view, seat), below, TRIED[game.id] ?? 2)) {
            const ahead = game.dice!(view, seat, command, 'en');
            if (ahead !== undefined) forecasts.push(ahead);
            // A window in which others have answered already may hold more than passes.
            if (isWindowBegun(state)) continue;
            const rolls = rollsOf(game, state, seat, command, below);
            const [first, second] = rolls ?? [];
            if (JSON.stringify(ahead && told(ahead)) !== JSON.stringify(first && seen(first)))
              wrong.push({ command, ahead, first });
            if (ahead !== undefined && first !== undefined) count(ahead, first);
            const paired = ahead?.after[0];
            if (
              first?.why === 'battle' &&
              JSON.stringify(paired && told(paired)) !== JSON.stringify(second && seen(second))
            )
              wrong.push({ command, paired, second });
          }
        }
      }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(forecasts.length).toBeGreaterThan(FORECASTS);
  });

  it('gives chances that are those of the dice', () => {
    // Of all forecasts of one kind together so many succeed as their chances say: within four deviations.
    for (const [what, { came, mean, spread }] of Object.entries(luck)) {
      const off = Math.abs(came - mean) / Math.sqrt(spread);
      expect([what, off < 4]).toEqual([what, true]);
    }
    expect(Object.keys(luck).length).toBeGreaterThan(0);
  });

  it('has parts that come to its dice, and chances between 0 and 1', () => {
    for (const { count, parts, odds } of forecasts.flatMap((each) => [each, ...each.after])) {
      const sum = parts.reduce((total, part) => total + part.count, 0);
      expect(Math.max(0, sum)).toBe(count);
      for (const { chance } of odds) expect(chance >= 0 && chance <= 1).toBe(true);
    }
  });
});
