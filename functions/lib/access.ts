import { z } from 'zod';
import type { Game } from '../../domain/game.ts';
import type { Viewer } from '../../domain/lib/ids.ts';
import { type Match, maySee, seatsOf } from '../../domain/match/state.ts';
import type { Request } from './endpoint.ts';
import { Problem, unknownGame } from './problem.ts';

/** A match at a version, through the eyes of whoever asks. */
export interface Seen {
  readonly game: Game;
  readonly match: Match;
  readonly viewer: Viewer;
  readonly isPast: boolean;
  /** A past version through eyes that stay the same: people may yet take a seat, and then see more of it. */
  readonly isFixed: boolean;
}

/** Which moment, and through whose eyes: `spectator`, a seat of one's own, or (once the game is over) any seat. */
export const lookQuery = z.strictObject({
  version: z.coerce.number().int().min(1).optional(),
  as: z.string().max(40).optional(),
});
export type Look = z.infer<typeof lookQuery>;

/** The match that a request is about. Throws the same 404 whether it does not exist or is not the reader's to see. */
export async function seen(request: Request, look: Look = {}): Promise<Seen> {
  const { matches } = request.service;
  const now = await matches.load(request.params.game!);
  if (now === undefined || !maySee(now.match, request.user)) throw unknownGame();
  const then = look.version === undefined ? now : await matches.at(now.match.game, look.version);
  if (then === undefined) throw new Problem(404, 'NO_SUCH_VERSION', `the newest version is ${now.match.v}`);
  const isPast = then.match.v !== now.match.v;
  const isFixed = isPast && (look.as !== undefined || request.user === undefined || now.match.status === 'over');
  return { ...then, viewer: eyes(now.match, request.user, look.as), isPast, isFixed };
}

function eyes(match: Match, user: string | undefined, as: string | undefined): Viewer {
  const own = seatsOf(match, user);
  if (as === undefined) return own;
  if (as === 'spectator') return [];
  if (own.includes(as)) return [as];
  if (match.status === 'over' && match.chairs.some(({ seat }) => seat === as)) return [as];
  throw new Problem(403, 'NOT_YOUR_SEAT', 'look as "spectator" or as a seat you hold; once the game is over, as any seat');
}

/** The seat a request is made at: the one named, or the only one its sender holds. */
export function seatFor(match: Match, user: string | undefined, named: string | undefined): string {
  const own = seatsOf(match, user);
  const seat = named ?? own[0];
  if (seat === undefined) throw new Problem(403, 'NOT_SEATED', 'you hold no seat in this game');
  if (!own.includes(seat)) throw new Problem(403, 'NOT_YOUR_SEAT', `you do not hold the seat ${seat}`);
  if (named === undefined && own.length > 1) throw new Problem(400, 'WHICH_SEAT', `you hold ${own.join(', ')}: name the "seat"`);
  return seat;
}
