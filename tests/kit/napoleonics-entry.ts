import type { Game } from '../../domain/contract/game.ts';
import type { Viewer } from '../../domain/lib/ids.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { Match } from '../../domain/match/state/state.ts';
import { enemyOf, SIDES, type Side } from '../../domain/napoleonics/army/sides.ts';
import { typeOf } from '../../domain/napoleonics/army/units.ts';
import { asks } from '../../domain/napoleonics/asks.ts';
import { bot } from '../../domain/napoleonics/bot/bot.ts';
import { DECK } from '../../domain/napoleonics/cards/rows.ts';
import { startOf } from '../../domain/napoleonics/pieces/start.ts';
import { BATTLE_IDS, battleOf } from '../../domain/napoleonics/scenarios/index.ts';
import type { Standing } from '../../domain/napoleonics/standing.ts';
import { sorted } from '../../domain/napoleonics/state/evolve.ts';
import type { CardId, State } from '../../domain/napoleonics/state/state.ts';
import { fray } from '../napoleonics/kit/fray.ts';
import type { Entry, Twin } from './entry.ts';
import { type Below, oneOf, shuffled } from './random.ts';

export const napoleonicsEntry = (game: Game): Entry => ({
  game,
  bot,
  options,
  maxCommits: 140,
  matches: 7,
  twins: 252,
  endsByItself: false,
  standing: (below) => ({
    ...(below(2) === 0 && { firstStrike: oneOf(below, ['play', 'pass']) }),
    ...(below(2) === 0 && { retire: below(2) === 0 }),
    ...(below(2) === 0 && { formSquare: below(2) === 0 }),
    ...(below(3) === 0 && { battleBack: below(2) === 0 }),
    ...(below(3) === 0 && { ignoreFlags: oneOf(below, ['all', 'none']) }),
  }),
  conserved: (state) => conserved(state as unknown as State),
  twin,
});

/** Most begin at close quarters; every fourth is a battle of the tests, to two banners. */
function options(seed: number): Json {
  if (seed % 4 !== 0) return { battle: fray as unknown as Json };
  const battle = battleOf(BATTLE_IDS[(seed / 4) % BATTLE_IDS.length]!);
  return { battle: { ...battle, banners: { top: 2, bottom: 2 } } as unknown as Json };
}

/** What is wrong with cards, blocks, hexes, squares or banners. */
export function conserved(state: State): readonly string[] {
  const { battle, units, leaders, hands, pile, track, scouted, discard, card, banners } = state;
  const cards = [...hands.top, ...hands.bottom, ...pile, ...SIDES.flatMap((side) => Object.values(track[side]))];
  const all = sorted([...cards, ...scouted, ...discard, ...(card ? [card.card] : [])]);
  const twice = (hexes: readonly string[]): readonly string[] => hexes.filter((hex, i) => hexes.indexOf(hex) !== i);
  const start = startOf(battle);
  const gone = <T extends { readonly id: string; readonly side: Side }>(
    before: readonly T[],
    now: readonly T[],
    side: Side,
  ): number => before.filter((piece) => piece.side === side && !now.some(({ id }) => id === piece.id)).length;
  const won = (side: Side, what: string): number => banners[side].filter((banner) => banner.for === what).length;
  return [
    ...(all.join() === DECK.join() ? [] : [`the cards are now ${all.join()}`]),
    ...units
      .filter((unit) => unit.blocks < 1 || unit.blocks > typeOf(unit).blocks)
      .map(({ id, blocks }) => `${id} has ${blocks} blocks`),
    ...twice(units.map(({ hex }) => hex)).map((hex) => `two units in ${hex}`),
    ...twice(leaders.map(({ hex }) => hex)).map((hex) => `two leaders in ${hex}`),
    ...leaders
      .filter(({ hex, side }) => units.some((unit) => unit.hex === hex && unit.side !== side))
      .map(({ id }) => `${id} stands among the enemy`),
    ...SIDES.filter((side) => squares(state, side) !== Object.keys(track[side]).sort().join()).map(
      (side) => `squares and track of ${side}`,
    ),
    ...SIDES.filter(
      (side) => won(enemyOf(side), 'unit') + exits(state, side, 'unit') !== gone(start.units, units, side),
    ).map((side) => `banners for the units of ${side}`),
    ...SIDES.filter((side) => won(enemyOf(side), 'leader') > gone(start.leaders, leaders, side)).map(
      (side) => `banners for the leaders of ${side}`,
    ),
  ];
}

const squares = ({ units }: State, side: Side): string =>
  units
    .flatMap((unit) => (unit.side === side && unit.square !== undefined ? [String(unit.square)] : []))
    .sort()
    .join();

/** Units of a side that left the board for a banner. */
const exits = ({ banners }: State, side: Side, _: 'unit'): number =>
  banners[side].filter((banner) => banner.for === 'exit' && !banner.about.includes('-LD-')).length;

/** The hidden part of a state. */
type Hidden = Pick<State, 'hands' | 'pile' | 'track' | 'scouted'>;

/**
 * Cards that the viewer does not know change places. A card that the next command may show stays where it is: the hand
 * of a seat that plays its card, the two of a Scout, and First Strikes if a question is about one or a standing order
 * plays it.
 */
function twin(match: Match, viewer: Viewer, below: Below): Twin | undefined {
  const others = SIDES.filter((side) => !viewer.includes(side));
  if (others.length === 0 || match.status !== 'playing') return undefined;
  const state = match.state as unknown as State;
  const [ask] = asks(state);
  const shows = (side: Side, kind: string): boolean => others.includes(side) && ask?.seat === side && ask.kind === kind;
  const keepsStrikes =
    others.some((side) => shows(side, 'first-strike')) ||
    others.some((side) => (match.standing[side] as Standing | undefined)?.firstStrike === 'play');
  const isHidden = (card: CardId): boolean => !(keepsStrikes && card === 'FIRST_STRIKE');

  const open = others.filter((side) => !shows(side, 'command'));
  const scouts = others.includes(state.active) && !shows(state.active, 'scout');
  const places = [
    ...open.flatMap((side) => state.hands[side]),
    ...state.pile,
    ...others.flatMap((side) => Object.values(state.track[side])),
    ...(scouts ? state.scouted : []),
  ].filter(isHidden);
  const cards = shuffled(below, places);
  const redeal = (from: readonly CardId[]): readonly CardId[] =>
    sorted(from.map((card) => (isHidden(card) ? cards.pop()! : card)));
  const hands = { ...state.hands, ...Object.fromEntries(open.map((side) => [side, redeal(state.hands[side])])) };
  const pile = redeal(state.pile);
  const redealt = (side: Side) =>
    Object.fromEntries(Object.entries(state.track[side]).map(([slot, card]) => [slot, redeal([card])[0]!]));
  const track = { ...state.track, ...Object.fromEntries(others.map((side) => [side, redealt(side)])) };
  const hidden: Hidden = { hands, pile, track, scouted: scouts ? redeal(state.scouted) : state.scouted };

  const changed = (json: Json): Json => ({ ...(json as object), ...hidden }) as unknown as Json;
  return {
    // Nothing that can be taken back moves a card, so the position before it hides the same.
    match: {
      ...match,
      state: changed(match.state!),
      ...(match.undo && { undo: { ...match.undo, base: changed(match.undo.base) } }),
    },
    mirror: (_, command) => command,
  };
}
