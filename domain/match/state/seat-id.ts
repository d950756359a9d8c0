import * as z from 'zod';

/** The id of a seat, as requests name it. */
export const seatId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'a seat id as GET /games/{game} lists them');
