import type { SeatId } from '../../lib/ids.ts';
import type { Loc, Phase, Power, Province, Season, Unit, UnitType } from '../map/vocabulary.ts';
import type { Order } from './commands.ts';
import type { Why } from './why.ts';

/**
 * A unit that must retreat or disband (§12.2): `from` is the province its attacker came from, `retreats` where it may
 * go.
 */
export interface Dislodged {
  readonly unit: Unit;
  readonly from: Province;
  readonly retreats: readonly Loc[];
}

/** The board at the start of a phase. `contested`: vacant because of a stand-off this turn (§12.4c). */
export interface Position {
  readonly season: Season;
  readonly year: number;
  readonly phase: Phase;
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodged[];
  readonly contested: readonly Province[];
  readonly centres: { readonly [centre: Province]: Power };
  /** Powers that nobody plays: their units hold and are lost when dislodged, they build nothing (§16.2). */
  readonly idle?: readonly Power[];
  /**
   * Powers without a government until the next movement: they lose what is dislodged and build nothing (§15.3, §15.4).
   */
  readonly fallen?: readonly Power[];
  /** Provinces that no unit may enter (§16.7). */
  readonly closed?: readonly Province[];
}

/** The orders of a phase: by power, then by the province of the unit (or of the build). */
export type Orders = { readonly [power in Power]?: { readonly [province: Province]: Order } };

/** Which answer to the questions that the rulebook leaves open: RULINGS.md. */
export const RULINGS = ['rulebook', 'datc'] as const;
export type Rulings = (typeof RULINGS)[number];

/** How long a power that submitted nothing is in civil disorder (§15.1): until the next movement, or for the phase. */
export const DISORDERS = ['round', 'phase'] as const;
type Disorder = (typeof DISORDERS)[number];

/** A played game of Diplomacy: the position, and what each seat has written for this phase. */
export interface State {
  readonly position: Position;
  readonly rulings: Rulings;
  /** Absent: for the phase. */
  readonly disorder?: Exclude<Disorder, 'phase'>;
  /** For how many people the game is (§16.1). */
  readonly players: number;
  /** The last year of a game of limited length (§14.1). */
  readonly endYear?: number;
  readonly seats: { readonly [seat: SeatId]: readonly Power[] };
  /** The power that the coin has won for a seat, until it is played (§16.8). */
  readonly ally?: { readonly power: Power; readonly seat: SeatId };
  /** The orders written so far this phase, with the topic that seals them. */
  readonly written: { readonly [seat: SeatId]: Written };
  /** The last resolved phase, as published. */
  readonly last?: Resolved;
  readonly winner?: Power;
  /** How the game ended, other than by one power's centres. */
  readonly ended?: {
    readonly result: 'won' | 'drawn';
    readonly seats: readonly SeatId[];
    readonly how: 'centres' | 'end-year';
  };
}

export interface Written {
  readonly orders: { readonly [province: Province]: Order };
  readonly ready: boolean;
  readonly topic: string;
  /** Nothing was submitted, so that the government falls (§15.1). */
  readonly none?: true;
}

/** A phase as it was resolved: what everyone ordered, and what became of each order. */
interface Resolved {
  readonly season: Season;
  readonly year: number;
  readonly phase: Phase;
  readonly results: readonly OrderResult[];
}

/** What became of one order: one word, and the rule and the provinces of the units that decided it. */
export interface OrderResult {
  readonly power: Power;
  readonly unit: { readonly type: UnitType; readonly loc: Loc };
  readonly order: Order;
  readonly outcome: OutcomeWord;
  /** The rule that decided it: `§9.18`. */
  readonly rule: string;
  /** The summary rule that says so too, where there is one, as events record it: `R13` for `§R13`. */
  readonly summary?: string;
  /** What decided it, in no language: `explain` puts it into words. */
  readonly why: Why;
  /** Provinces of the units that decided it. */
  readonly by: readonly Province[];
  /** Set when the unit itself was dislodged, with any result of its order: the province its attacker came from. */
  readonly dislodgedFrom?: Province;
  /**
   * The unit leaves the board with it: dislodged with nowhere to go (§12.5), or its retreat cannot be followed (§12.8).
   */
  readonly lost?: true;
  /** It is lost because its power has no government (§15.3). */
  readonly fallen?: true;
}

/**
 * `succeeded`; `held` (a hold, or a unit without an order); `bounced`: stood off or stopped; `cut`: a support; `void`:
 * a support or convoy that matches no such order; `disrupted`: a convoyed move without a whole route; `dislodged`: a
 * hold or convoying fleet driven out; `illegal`: not followed (§7.3); `disbanded`. As the rulebook marks them (§7.11):
 * a support for a move that fails has succeeded, and so has a convoy by a fleet that stays in place.
 */
export const OUTCOME_WORDS = [
  'succeeded',
  'held',
  'bounced',
  'cut',
  'void',
  'disrupted',
  'dislodged',
  'illegal',
  'disbanded',
] as const;
export type OutcomeWord = (typeof OUTCOME_WORDS)[number];
