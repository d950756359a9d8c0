import { rate } from 'openskill';

// Estimates the skill of people by the Plackett-Luce model of Weng and Lin, from the order of results.

/** An estimate and its uncertainty in millionths. Integers make a repeated day give the same result. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const MILLION = 1_000_000;
/** The estimate of a person without games. */
export const UNKNOWN: Skill = { mu: 25 * MILLION, sigma: Math.round((25 / 3) * MILLION) };

/** How much an estimate becomes less certain in a day without a game. After about a year it is provisional again. */
const IDLE = 0.18;
/** Above this uncertainty an estimate is provisional. */
const SURE = 4 * MILLION;

const kept = (value: number): number => Math.round(value * MILLION);
const model = ({ mu, sigma }: Skill) => ({ mu: mu / MILLION, sigma: sigma / MILLION });

/** Returns an estimate after this many days without a game. */
export function idle({ mu, sigma }: Skill, days: number): Skill {
  const grown = kept(Math.sqrt((sigma / MILLION) ** 2 + Math.max(0, days) * IDLE ** 2));
  return { mu, sigma: Math.min(Math.max(grown, sigma), UNKNOWN.sigma) };
}

/** A player of a rated game. */
interface Player {
  readonly side: number;
  readonly place: number;
  readonly before: Skill;
}

/**
 * Returns the estimates after a game, in the order of the players. People on one side count by their mean. The model
 * adds up the members of a team, so one player against three would gain most from an even win. A side gets the best
 * result of its members, except of those who left.
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

/** The rank of players who left before the end. */
const LEFT = 3;

const mean = (skills: readonly Skill[]): Skill => ({
  mu: Math.round(skills.reduce((sum, { mu }) => sum + mu, 0) / skills.length),
  sigma: Math.round(skills.reduce((sum, { sigma }) => sum + sigma, 0) / skills.length),
});

/** Returns the displayed rating: 1,500 with an uncertainty of 400 for a person without games. */
export const shown = ({ mu, sigma }: Skill) => ({
  rating: Math.round(1500 + (48 * (mu - UNKNOWN.mu)) / MILLION),
  deviation: Math.round((48 * sigma) / MILLION),
  ...(sigma > SURE && { provisional: true as const }),
});
