import * as z from 'zod';
import type { Game } from '../../../../domain/contract/game.ts';
import type { Picture } from '../../../../domain/lib/svg.ts';
import type { Match } from '../../../../domain/match/state/state.ts';
import { Problem } from '../problem.ts';
import type { Reply } from '../request.ts';

/** How a board is to be drawn. */
export const pictureQuery = z.strictObject({
  panels: z.enum(['0', '1']).optional(),
  board: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,30}$/, 'a letter, then at most 30 letters, digits and hyphens')
    .optional(),
});

/** The same for the board of a game, which may be turned to a seat. */
export const turnedQuery = pictureQuery.extend({ from: z.string().max(40).optional() });

/**
 * Returns the seat that a board is turned to; none, if the boards of the game do not turn. Refuses a seat that the game
 * does not have, so that a misspelt name never looks like a board that does not turn.
 */
export function turnedTo({ turns }: Game, { chairs }: Match, from: string | undefined): Pick<Picture, 'from'> {
  if (from === undefined) return {};
  const seats = chairs.map(({ seat }) => seat);
  if (!seats.includes(from))
    throw new Problem(400, 'BAD_QUERY', {
      en: `?from: ${from} is no seat of this game; its seats are ${seats.join(', ')}`,
      ko: `?from: 이 게임에 ${from} 자리는 없습니다. 자리는 ${seats.join(', ')}입니다.`,
    });
  return turns === true ? { from } : {};
}

/**
 * Returns a picture as requested. Its ids begin with the start of the game's id, so that boards of two games can stand
 * on one page.
 */
export const pictureOf = (
  { panels, board }: z.infer<typeof pictureQuery>,
  { game, ...about }: Pick<Picture, 'version' | 'viewer' | 'from'> & { readonly game: string },
): Picture => ({ ...about, board: board ?? game.slice(0, 9), panels: panels !== '0' });

export const svgReply = (svg: string): Reply => ({
  body: svg,
  headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
});
