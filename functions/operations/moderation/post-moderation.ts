import { moderateGame } from '../../features/moderation/acts.ts';
import { moderationRequestSchema } from '../../features/moderation/schemas.ts';
import { operation } from '../operation.ts';

/** Closes a game, takes a seat away, or mutes a person there. */
export const postModeration = operation({
  id: 'postModeration',
  method: 'POST',
  path: '/v1/games/{game}/moderation',
  access: 'people',
  permission: 'write',
  body: moderationRequestSchema,
  run: moderateGame,
});
