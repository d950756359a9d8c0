import * as z from 'zod';

/** The number of an entry of a conversation. */
export const number = z.int().min(1);
/** The name of a conversation. The names depend on the game. */
export const conversationSchema = z
  .string()
  .min(1)
  .max(400)
  .meta({ description: '`all`, `lobby`, or the ids of its seats in order, separated by commas: `austria,england`.' });
