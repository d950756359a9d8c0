import { rate } from 'openskill';

// How good people are, as the Plackett-Luce model of Weng and Lin estimates it from the order of results.

/** An estimate, and its uncertainty, in millionths: integers, so that repeating a day gives the same. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const MILLION = 1_000_000;
/** The estimate for a person who has played nothing. */
export const UNKNOWN: Skill = { mu: 25 * MILLION, sigma: Math.round((25 / 3) * MILLION) };

/** By how much a guess gets less sure in a day without a game: after a year or so it is provisional again. */
const IDLE = 0.18;
/** A guess that is less sure than this is provisional. */
const SURE = 4 * MILLION;

const kept = (value: number): number => Math.round(value * MILLION);
const model = ({ mu, sigma }: Skill) => ({ mu: mu / MILLION, sigma: sigma / MILLION });

/** Returns an estimate after this many days without a game. */
export function idle({ mu, sigma }: Skill, days: number): Skill {
  const grown = kept(Math.sqrt((sigma / MILLION) ** 2 + Math.max(0, days) * IDLE ** 2));
  return { mu, sigma: Math.min(Math.max(grown, sigma), UNKNOWN.sigma) };
}

/** One who played. */
interface Player {
  readonly side: number;
  readonly place: number;
  readonly before: Skill;
}

/**
 * The guesses after a game, in the order of the players. Those on one side count by their mean: the model adds up the
 * members of a team, so that one against three would gain most for a win that is even. A side came out as the best of
 * its members did, except who left.
 */
export function after(players: readonly Player[]): readonly Skill[] {
  const sides = [...new Set(players.map(({ side }) => side))];
  return players.map((player) => {
    const teams = sides.map((side) => {
      const members = players.filter((each) => each.side === side);
      const best = Math.min(...members.map(({ place }) => place));
      return side === player.side
        ? { place: player.place === LEFT ? LEFT : best, skill: player.before }
        : { place: best, skill: mean(members.map(({ before }) => before)) };
    });
    const rated = rate(
      teams.map(({ skill }) => [model(skill)]),
      { rank: teams.map(({ place }) => place) },
    );
    const [mine] = rated[sides.indexOf(player.side)] ?? [];
    return mine === undefined ? player.before : { mu: kept(mine.mu), sigma: kept(mine.sigma) };
  });
}

/** The place of who left before the end. */
const LEFT = 3;

const mean = (skills: readonly Skill[]): Skill => ({
  mu: Math.round(skills.reduce((sum, { mu }) => sum + mu, 0) / skills.length),
  sigma: Math.round(skills.reduce((sum, { sigma }) => sum + sigma, 0) / skills.length),
});

/** What people see: 1,500 for a person who has played nothing, 400 unsure. */
export const shown = ({ mu, sigma }: Skill) => ({
  rating: Math.round(1500 + (48 * (mu - UNKNOWN.mu)) / MILLION),
  deviation: Math.round((48 * sigma) / MILLION),
  ...(sigma > SURE && { provisional: true as const }),
});
