import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { type Phase, POWERS, type Power, type Season } from '../../domain/diplomacy/map/vocabulary.ts';
import type { State } from '../../domain/diplomacy/state/state.ts';
import { events, fold } from './kit/kit.ts';

// Real games, written by people in notation: read, decided and resolved as a match would, to their end.

interface RealPhase {
  readonly season: Season;
  readonly year: number;
  readonly phase: Phase;
  readonly orders: { readonly [power in Power]?: readonly string[] };
  readonly unitsAfter: { readonly [power in Power]?: readonly string[] };
}

const FOLDER = new URL('./games/', import.meta.url);
const games = readdirSync(FOLDER).map(
  (file) =>
    JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as {
      readonly id: string;
      readonly phases: readonly RealPhase[];
    },
);

const isNow = ({ position }: State, { season, year, phase }: RealPhase): boolean =>
  position.season === season && position.year === year && position.phase === phase;

/** Every seat that is asked hands in what was written; `notes` collects the codes of the remarks. */
function hand(state: State, { orders }: RealPhase, notes: string[]): State {
  return diplomacy.asks(state).reduce((at, { seat }) => {
    const reading = diplomacy.read!(diplomacy.view(at, [seat]), seat, { orders: orders[seat as Power] ?? [] });
    if (!reading.ok) throw new Error(`${seat}: ${reading.error.code}: ${reading.error.detail}`);
    notes.push(...reading.value.notes.map(({ code }) => code));
    return fold(at, events(at, seat, reading.value.command));
  }, state);
}

const units = (state: State, power: Power): readonly string[] =>
  state.position.units.filter((unit) => unit.power === power).map(({ type, loc }) => `${type} ${loc}`);

describe.each(games)('$id', ({ phases }) => {
  it('is played to its end from the orders as written', () => {
    const notes: string[] = [];
    let state = diplomacy.initial({ rulings: 'rulebook' });
    for (const phase of phases) {
      if (diplomacy.outcome(state) !== undefined) break;
      if (!isNow(state, phase)) {
        // Where the record disbands units without a retreat in a separate phase (§12.5).
        expect(phase.phase).toBe('retreat');
        continue;
      }
      state = hand(state, phase, notes);
      for (const power of POWERS) {
        expect(units(state, power).toSorted(), `${phase.season} ${phase.year} ${phase.phase}, ${power}`).toEqual(
          [...(phase.unitsAfter[power] ?? [])].sort(),
        );
      }
    }
    expect(notes.filter((code) => code !== 'SUPPORT_OF_IMPOSSIBLE_MOVE' && code !== 'TOO_MANY_BUILDS')).toEqual([]);
  });
});
