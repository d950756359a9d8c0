import {
  armyNeighbours,
  fleetNeighbours,
  isSea,
  PROVINCES,
  provinceOf,
} from '../../../domain/diplomacy/map/provinces.ts';
import type { Province, Unit } from '../../../domain/diplomacy/map/vocabulary.ts';
import type { Order } from '../../../domain/diplomacy/state/commands.ts';
import type { Orders, Position, Rulings } from '../../../domain/diplomacy/state/state.ts';

// The adjudicator again, slow and plain: all combinations of answers are tried, and those that satisfy every equation
// of the test cases' chapter 5 are kept. For lawful orders only. It shares nothing with the fast one but the map.

/** Whether each move succeeds and each matched support is given, by the province of its unit. */
export type Answers = { readonly [province: Province]: boolean };

interface Piece {
  readonly unit: Unit;
  readonly at: Province;
  readonly order: Order;
  readonly to: Province | undefined;
}

const touches = (sea: Province, province: Province): boolean =>
  fleetNeighbours(sea).some((loc) => provinceOf(loc) === province);

interface Reference {
  /** Every set of answers that satisfies all equations. */
  readonly solutions: readonly Answers[];
  readonly convoyed: readonly Province[];
  /** Whether the answers satisfy all equations when these convoyed armies have no way. */
  isConsistent(answers: Answers, stranded: readonly Province[]): boolean;
}

export function reference(position: Position, orders: Orders, rulings: Rulings): Reference {
  const pieces = position.units.map((unit): Piece => {
    const order = orders[unit.power]?.[provinceOf(unit.loc)] ?? { order: 'hold' };
    return { unit, at: provinceOf(unit.loc), order, to: order.order === 'move' ? provinceOf(order.to) : undefined };
  });
  const at = (province: Province): Piece | undefined => pieces.find((piece) => piece.at === province);
  const attackers = (province: Province): readonly Piece[] => pieces.filter((piece) => piece.to === province);
  const carriers = (army: Piece): readonly Piece[] =>
    pieces.filter(({ order }) => order.order === 'convoy' && order.of === army.at && order.to === army.to);

  /** All ways from coast to coast over these fleets that pass no sea twice, shortest cuts only. */
  const routes = (army: Piece, fleets: readonly Piece[]): readonly (readonly Piece[])[] => {
    const found: (readonly Piece[])[] = [];
    const grow = (route: readonly Piece[]): void => {
      const last = route.at(-1)!;
      if (touches(last.at, army.to!)) found.push(route);
      else for (const next of fleets) if (touches(last.at, next.at) && !route.includes(next)) grow([...route, next]);
    };
    for (const first of fleets) if (touches(first.at, army.at)) grow([first]);
    return found.filter(
      (route) => !found.some((other) => other.length < route.length && other.every((fleet) => route.includes(fleet))),
    );
  };

  const isConvoyed = (piece: Piece): boolean => {
    if (piece.unit.type === 'F' || piece.to === undefined) return false;
    if (!armyNeighbours(piece.at).includes(piece.to)) return true;
    if (piece.order.order === 'move' && piece.order.via !== undefined) return true;
    const fleets = carriers(piece);
    if (rulings === 'datc') return fleets.some((fleet) => fleet.unit.power === piece.unit.power);
    return routes(piece, fleets).some((route) => route.some((fleet) => fleet.unit.power === piece.unit.power));
  };
  const convoyedPieces = pieces.filter(isConvoyed);

  const isMatched = ({ order }: Piece): boolean => {
    if (order.order !== 'support') return false;
    const helped = at(order.of)!;
    if (order.to === undefined) return helped.to === undefined;
    if (helped.to !== provinceOf(order.to)) return false;
    return order.to.length === 3 || (helped.order.order === 'move' && helped.order.to === order.to);
  };
  const supports = pieces.filter(isMatched);
  const questions = pieces.filter((piece) => piece.to !== undefined || isMatched(piece));

  const isConsistent = (answers: Answers, stranded: readonly Province[]): boolean => {
    const hasLeft = (piece: Piece): boolean => piece.to !== undefined && answers[piece.at] === true;
    const isDislodged = (piece: Piece): boolean =>
      !hasLeft(piece) && attackers(piece.at).some((attacker) => answers[attacker.at]);
    const hasPath = (piece: Piece, without?: Province): boolean =>
      !convoyedPieces.includes(piece) ||
      (!stranded.includes(piece.at) &&
        routes(
          piece,
          carriers(piece).filter((fleet) => !isDislodged(fleet) && fleet.at !== without),
        ).length > 0);
    const helpers = (piece: Piece): readonly Piece[] =>
      supports.filter((one) => one.order.order === 'support' && one.order.of === piece.at && answers[one.at]);
    const opposes = (a: Piece, b: Piece | undefined): boolean =>
      b !== undefined && b.to === a.at && a.to === b.at && !convoyedPieces.includes(a) && !convoyedPieces.includes(b);

    const hold = (province: Province): number => {
      const piece = at(province);
      if (piece === undefined || hasLeft(piece)) return 0;
      return piece.to !== undefined ? 1 : 1 + helpers(piece).length;
    };
    const attack = (piece: Piece): number => {
      if (!hasPath(piece)) return 0;
      const facing = at(piece.to!);
      if (facing === undefined || (hasLeft(facing) && !opposes(piece, facing))) return 1 + helpers(piece).length;
      if (facing.unit.power === piece.unit.power) return 0;
      return 1 + helpers(piece).filter((one) => one.unit.power !== facing.unit.power).length;
    };
    const defend = (piece: Piece): number => 1 + helpers(piece).length;
    const prevent = (piece: Piece): number => {
      if (!hasPath(piece)) return 0;
      const facing = at(piece.to!);
      return opposes(piece, facing) && answers[facing!.at] ? 0 : 1 + helpers(piece).length;
    };
    const moves = (piece: Piece): boolean => {
      const facing = at(piece.to!);
      const against = opposes(piece, facing) ? defend(facing!) : hold(piece.to!);
      return (
        attack(piece) > against &&
        attackers(piece.to!).every((other) => other === piece || attack(piece) > prevent(other))
      );
    };
    const gives = (piece: Piece): boolean => {
      if (piece.order.order !== 'support') return false;
      const aim = provinceOf(piece.order.to ?? piece.order.of);
      const isForMove = piece.order.to !== undefined;
      return attackers(piece.at).every((attacker) => {
        if (attacker.unit.power === piece.unit.power) return true;
        if (attacker.at === aim) return !answers[attacker.at];
        const isNeeded =
          rulings === 'rulebook' &&
          isForMove &&
          convoyedPieces.includes(attacker) &&
          carriers(attacker).some((fleet) => fleet.at === aim);
        return !hasPath(attacker, isNeeded ? aim : undefined);
      });
    };
    return questions.every((piece) => answers[piece.at] === (piece.to === undefined ? gives(piece) : moves(piece)));
  };

  const solutions: Answers[] = [];
  for (let bits = 0; bits < 2 ** questions.length; bits++) {
    const answers = Object.fromEntries(questions.map((piece, i) => [piece.at, ((bits >> i) & 1) === 1]));
    if (isConsistent(answers, [])) solutions.push(answers);
  }
  return { solutions, convoyed: convoyedPieces.map((piece) => piece.at), isConsistent };
}

/** Land and sea provinces around one sea, for positions in which orders meet. */
export const around = (sea: Province, steps: number): readonly Province[] => {
  const near = new Set([sea]);
  for (let i = 0; i < steps; i++)
    for (const id of [...near]) {
      for (const to of armyNeighbours(id)) near.add(to);
      for (const berth of PROVINCES[id]!.berths)
        for (const loc of fleetNeighbours(berth)) if (i < steps - 1 || !isSea(loc)) near.add(provinceOf(loc));
    }
  return [...near];
};
