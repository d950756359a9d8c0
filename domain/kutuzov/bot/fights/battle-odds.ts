import { successes } from './odds.ts';

/* What a battle comes to, by the dice and the pieces of both sides (§12.5-§12.8). */

/** What a side may expect. */
interface SideOdds {
  /** How many of its pieces are eliminated, on average. */
  readonly lost: number;
  /** How likely it retreats, is routed, or has nobody left. */
  readonly retreats: number;
  readonly routed: number;
  readonly overrun: number;
}

export interface BattleOdds {
  /** How likely the attackers win. */
  readonly won: number;
  readonly attackers: SideOdds;
  readonly defenders: SideOdds;
}

/** A 5 and a 6 hit, and half of the hits eliminate (§12.5). */
const HIT = 1 / 3;
/** A loser with this many hits more is routed (§12.7): what disrupted it eliminates. */
const ROUT = 3;
/** Greater sides count as if they had this many dice or pieces. */
const MOST = 40;
/** Less likely results are left out. */
const RARE = 1e-6;

type Draft = { -readonly [field in keyof SideOdds]: number };
const nothing = (): Draft => ({ lost: 0, retreats: 0, routed: 0, overrun: 0 });

const HITS: (readonly number[])[] = [];
/** Returns how likely this many dice hit 0, 1, 2 … times. */
const hitsOf = (dice: number): readonly number[] => (HITS[dice] ??= successes(dice, HIT, dice + 1));

/** What hits do to a side while nobody is routed. */
interface Toll {
  /** How likely nobody is left. */
  readonly gone: number;
  readonly lost: number;
}
/** Returns how many are eliminated on average if any are left. */
const killedOf = ({ gone, lost }: Toll, size: number): number =>
  gone === 1 ? size : (lost - gone * size) / (1 - gone);

const TOLLS = new Map<number, Toll>();

function tollOf(hits: number, size: number): Toll {
  const key = hits * (MOST + 1) + size;
  const known = TOLLS.get(key);
  if (known !== undefined) return known;
  const kills = successes(hits, 1 / 2, hits + 1);
  const toll = {
    gone: kills.reduce((sum, chance, n) => (n >= size ? sum + chance : sum), 0),
    lost: kills.reduce((sum, chance, n) => sum + chance * Math.min(n, size), 0),
  };
  TOLLS.set(key, toll);
  return toll;
}

const KNOWN = new Map<string, BattleOdds>();
/** This many are kept: some megabytes. */
const MOST_KNOWN = 10_000;

/**
 * Returns the odds of a battle between sides of these dice and pieces. A tie leads to a second round, with a die less
 * for each disruption, and the attackers lose a second tie (§12.52, §12.53). Cards, Entrenchments and losses on the way
 * of a retreat are left out.
 */
export function battleOdds(attackers: Pieces, defenders: Pieces): BattleOdds {
  return oddsOf(rounded(attackers), rounded(defenders), 1);
}

interface Pieces {
  readonly dice: number;
  readonly size: number;
}
const within = (n: number): number => Math.max(0, Math.min(MOST, Math.round(n)));
const rounded = ({ dice, size }: Pieces): Pieces => ({ dice: within(dice), size: within(size) });

function oddsOf(a: Pieces, d: Pieces, round: 1 | 2): BattleOdds {
  const key = `${a.dice} ${a.size} ${d.dice} ${d.size} ${round}`;
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const [attackers, defenders] = [nothing(), nothing()];
  let won = 0;
  hitsOf(a.dice).forEach((byAttackers, onDefenders) => {
    hitsOf(d.dice).forEach((byDefenders, onAttackers) => {
      const chance = byAttackers * byDefenders;
      if (chance >= RARE) won += resolved(chance, onAttackers, onDefenders);
    });
  });
  const odds: BattleOdds = { won, attackers, defenders };
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, odds);
  return odds;

  /** Adds up what these hits on each side lead to; returns how likely the attackers win by them. */
  function resolved(chance: number, onAttackers: number, onDefenders: number): number {
    const [ofAttackers, ofDefenders] = [tollOf(onAttackers, a.size), tollOf(onDefenders, d.size)];
    const both = chance * ofAttackers.gone * ofDefenders.gone;
    const defendersGone = chance * ofDefenders.gone - both;
    attackers.overrun += chance * ofAttackers.gone;
    defenders.overrun += chance * ofDefenders.gone;
    const left = chance * (1 - ofAttackers.gone) * (1 - ofDefenders.gone);
    if (onAttackers === onDefenders && round === 1) {
      attackers.lost += chance * ofAttackers.lost;
      defenders.lost += chance * ofDefenders.lost;
      return defendersGone + (left < RARE ? 0 : again(left, onAttackers, ofAttackers, ofDefenders));
    }
    const isWon = onDefenders > onAttackers;
    const [loser, hits, size, toll] = isWon
      ? ([defenders, onDefenders, d.size, ofDefenders] as const)
      : ([attackers, onAttackers, a.size, ofAttackers] as const);
    const [winner, other] = isWon ? ([attackers, ofAttackers] as const) : ([defenders, ofDefenders] as const);
    winner.lost += chance * other.lost;
    loser.lost += chance * toll.lost;
    if (Math.abs(onDefenders - onAttackers) < ROUT) loser.retreats += left;
    else {
      loser.lost += left * (Math.min(hits, size) - killedOf(toll, size));
      loser[hits >= size ? 'overrun' : 'routed'] += left;
    }
    return defendersGone + (isWon ? left : 0);
  }

  /**
   * Returns the second round, after these hits on both sides: half of them have disrupted, and eliminate in a rout like
   * those of that round.
   */
  function again(chance: number, hits: number, ofAttackers: Toll, ofDefenders: Toll): number {
    const after = ({ dice, size }: Pieces, { lost }: Toll): Pieces =>
      rounded({ dice: dice - hits / 2, size: size - lost });
    const next = oddsOf(after(a, ofAttackers), after(d, ofDefenders), 2);
    for (const [side, more] of [
      [attackers, next.attackers],
      [defenders, next.defenders],
    ] as const) {
      side.lost += chance * (more.lost + (more.routed * hits) / 2);
      side.retreats += chance * more.retreats;
      side.routed += chance * more.routed;
      side.overrun += chance * more.overrun;
    }
    return chance * next.won;
  }
}
