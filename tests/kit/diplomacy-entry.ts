import type { Game } from '../../domain/contract/game.ts';
import { bot } from '../../domain/diplomacy/bot/bot.ts';
import { CENTRES, provinceOf } from '../../domain/diplomacy/map/provinces.ts';
import type { State, Written } from '../../domain/diplomacy/state/state.ts';
import type { SeatId, Viewer } from '../../domain/lib/ids.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import type { Match } from '../../domain/match/state/state.ts';
import type { Entry, Twin } from './entry.ts';
import { sampleFor } from './play.ts';
import type { Below } from './random.ts';

export const diplomacyEntry = (game: Game): Entry => ({
  game,
  bot,
  // Seven players, six, five, four, three, two, and so on (§16.1).
  options: (seed) => ({ players: 7 - ((seed - 1) % 6), disorder: seed % 6 === 4 ? 'round' : 'phase' }),
  maxCommits: 120,
  matches: 6,
  twins: 600,
  endsByItself: false,
  standing: (below) => ({
    ...(below(2) === 0 && { retreats: 'disband' }),
    ...(below(2) === 0 && { adjustments: 'waive' }),
  }),
  conserved: (state) => conserved(state as unknown as State),
  twin: (match, viewer, below) => twin(game, match, viewer, below),
});

function conserved({ position }: State): readonly string[] {
  const { units, dislodged, centres } = position;
  const places = units.map(({ loc }) => provinceOf(loc));
  return [
    ...(units.length + dislodged.length > 34 ? [`${units.length + dislodged.length} units for 34 centres`] : []),
    ...places.filter((place, i) => places.indexOf(place) !== i).map((place) => `two units in ${place}`),
    ...Object.keys(centres)
      .filter((centre) => !CENTRES.includes(centre))
      .map((centre) => `${centre} is no centre`),
  ];
}

/** The orders that others have written for this phase differ; everybody knows which seats submitted nothing. */
function twin(game: Game, match: Match, viewer: Viewer, below: Below): Twin | undefined {
  if (match.status !== 'playing') return undefined;
  const state = match.state as unknown as State;
  const other = (seat: SeatId): JsonObject => sampleFor(game, match, seat, below) as JsonObject;
  const written = Object.fromEntries(
    Object.entries(state.written).map(([seat, sheet]): [SeatId, Written] => [
      seat,
      viewer.includes(seat) || sheet.none ? sheet : { ...sheet, orders: other(seat).orders as Written['orders'] },
    ]),
  );
  const values = new Map(Object.values(written).map(({ topic, orders }) => [topic, orders as unknown as Json]));
  const seals = Object.entries(match.seals).map(([topic, seal]) => [
    topic,
    { ...seal, value: values.get(topic) ?? seal.value },
  ]);
  return {
    match: { ...match, state: { ...state, written } as unknown as Json, seals: Object.fromEntries(seals) },
    mirror: (seat, command) =>
      viewer.includes(seat) || (command as JsonObject).none === true
        ? command
        : { ...(command as JsonObject), orders: other(seat).orders! },
  };
}
