import * as z from 'zod';
import type { Game } from '../../../domain/contract/game.ts';
import type { Viewer } from '../../../domain/lib/ids.ts';
import type { Newest } from '../../../domain/log/store.ts';
import { heldBy } from '../../../domain/match/fold/sittings.ts';
import { noSuchSeat } from '../../../domain/match/lobby/lobby.ts';
import { faceName, isFaced } from '../../../domain/match/state/face.ts';
import { chairOf, type Match, maySee, seatsOf } from '../../../domain/match/state/state.ts';
import type { Moment } from '../../platform/http/moment.ts';
import { Problem, refused, unknownGame } from '../../platform/http/problem.ts';
import type { InGame, Request } from '../../platform/http/request.ts';
import { wholeNumber } from '../../platform/http/spellings.ts';
import { facedIn, invitedTo } from '../matches/faces.ts';
import { isAdmitted, meIn } from '../people/me.ts';
import type { Looking } from './asked.ts';

/** A match at a version, as the reader may know it. */
export interface Seen {
  readonly game: Game;
  /** The match, or its face for people without a seat. Nothing later can be reached from it. */
  readonly match: Match;
  /** The moment that the entity tag names. */
  readonly moment: Moment;
  /** The reader's name in the log: a pseudonym, or in form 1 the user. */
  readonly me: string | undefined;
  readonly viewer: Viewer;
  readonly isPast: boolean;
  /** Whether this past version never changes for this reader. People who take a seat later see more. */
  readonly isFixed: boolean;
}

/** The moment, and the viewpoint: `spectator`, one of the reader's seats, or (once the game is over) any seat. */
export const lookQuery = z.strictObject({
  version: wholeNumber(1).optional(),
  as: z.string().max(40).optional(),
});
type Look = z.infer<typeof lookQuery>;

/**
 * Returns the match of a request; all reading uses this function. Delayed spectators, and players who look as one, get
 * an earlier version. `what`: `seats` if the answer reveals nothing of a position. `newest`: the head of the log, if
 * this request has read it. Throws the same 404 if the match does not exist and if the reader may not see it.
 */
export async function seen(
  request: Request<Looking> & InGame,
  look: Look = {},
  what: 'position' | 'seats' = 'position',
  newest?: Newest,
): Promise<Seen> {
  const { matches } = request.service;
  const now = await matches.load(request.params.game, newest);
  if (now === undefined) throw unknownGame();
  const me = await meIn(request.service, now.match, request.user);
  if (!(await isAdmitted(request.service, now.match, request.user, me))) throw unknownGame();
  if (request.user !== undefined) await request.service.watch.look(now.match);
  const { face, settings } = now.match;
  const isFacing = face !== undefined && (look.as === 'spectator' || isFaced(now.match, me));
  if (isFacing && what === 'position' && settings.spectators?.is === 'off') throw spectatorsOff();
  const whole = (isFacing ? await facedIn(matches, now) : undefined) ?? now;
  const version = look.version ?? whole.match.v;
  if (version > whole.match.v) throw noSuchVersion(whole.match.v);
  const isPast = version !== whole.match.v;
  const then = isPast ? await matches.past(now, version) : whole;
  const own = eyes(now.match, me, look.as);
  const viewer = heldBy(now.match, own, version);
  // The present holder of a seat sees what it knew before they sat down only after the game is over.
  const isLasting = (look.as !== undefined || request.user === undefined) && viewer.length === own.length;
  const isFixed = isPast && (isLasting || now.match.status === 'over');
  const shown = isFacing && !isPast ? faceName(face) : then.match.v;
  const moment = maySee(now.match, me) ? shown : invitedTo(shown);
  return { ...then, me, moment, viewer, isPast, isFixed };
}

const spectatorsOff = (): Problem =>
  new Problem(403, 'SPECTATORS_OFF', {
    en: 'only seated players see this game until it is over',
    ko: '이 게임은 끝날 때까지 자리가 있는 사람만 볼 수 있습니다.',
  });

/** Returns the refusal of a request for a position before the game has one. */
export const noPosition = (): Problem =>
  new Problem(409, 'NOT_STARTED', {
    en: 'there is no position before the game starts',
    ko: '게임을 시작하기 전에는 국면이 없습니다.',
  });

export const noSuchVersion = (newest: number): Problem =>
  new Problem(404, 'NO_SUCH_VERSION', { en: `the newest version is ${newest}`, ko: `가장 새 버전은 ${newest}입니다.` });

function eyes(match: Match, user: string | undefined, as: string | undefined): Viewer {
  const own = seatsOf(match, user);
  if (as === undefined) return own;
  if (as === 'spectator') return [];
  if (own.includes(as)) return [as];
  if (match.status === 'over' && match.chairs.some(({ seat }) => seat === as)) return [as];
  throw new Problem(403, 'NOT_YOUR_SEAT', {
    en: 'use "spectator" or one of your seats; once the game is over, any seat',
    ko: '"spectator"나 자기 자리로 보세요. 게임이 끝나면 어느 자리로든 볼 수 있습니다.',
  });
}

/**
 * Returns the seat of a request: the named one, or the only one of its sender. Throws a Problem for another seat, and
 * for one that the game does not have.
 */
export function seatFor(match: Match, user: string | undefined, named: string | undefined): string {
  if (named !== undefined && chairOf(match, named) === undefined) throw refused(noSuchSeat(match));
  const own = seatsOf(match, user);
  const seat = named ?? own[0];
  if (seat === undefined)
    throw new Problem(403, 'NOT_SEATED', { en: 'you hold no seat in this game', ko: '이 게임에 내 자리가 없습니다.' });
  if (!own.includes(seat))
    throw new Problem(403, 'NOT_YOUR_SEAT', {
      en: `you do not hold the seat ${seat}`,
      ko: `${seat} 자리는 내 자리가 아닙니다.`,
    });
  if (named === undefined && own.length > 1)
    throw new Problem(400, 'WHICH_SEAT', {
      en: `you hold ${own.join(', ')}: name the "seat"`,
      ko: `내 자리는 ${own.join(', ')}입니다. "seat"를 밝히세요.`,
    });
  return seat;
}
