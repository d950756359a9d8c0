import * as z from 'zod';
import type { Picture } from '../../../../domain/lib/svg.ts';
import type { Reply } from '../request.ts';

/** How a board is to be drawn. */
export const pictureQuery = z.strictObject({
  panels: z.enum(['0', '1']).optional(),
  board: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,30}$/, 'a letter, then at most 30 letters, digits and hyphens')
    .optional(),
});

/**
 * Returns a picture as requested. Its ids begin with the start of the game's id, so that boards of two games can stand
 * on one page.
 */
export const pictureOf = (
  { panels, board }: z.infer<typeof pictureQuery>,
  { game, ...about }: Pick<Picture, 'version' | 'viewer'> & { readonly game: string },
): Picture => ({ ...about, board: board ?? game.slice(0, 9), panels: panels !== '0' });

export const svgReply = (svg: string): Reply => ({
  body: svg,
  headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
});
