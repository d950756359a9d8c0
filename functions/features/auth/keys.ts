import * as z from 'zod';
import { SCOPES } from '../../platform/ports/scope.ts';
import { readsAs, rows } from '../../platform/ports/stored.ts';
import { personalTokenSchema } from './schemas.ts';

export const keys = rows({
  /** The user of a personal token, by the token's hash. */
  token: {
    pk: 'K#{hash}',
    sk: 'K',
    value: readsAs(() =>
      z.object({
        user: z.string(),
        scopes: z.array(z.enum(SCOPES)).readonly(),
        expires: z.number(),
        revoked: z.literal(true).optional(),
      }),
    ),
  },
  /** A personal token in the list of its owner. */
  tokenOf: {
    pk: 'U#{person}',
    sk: 'T#{id}',
    value: readsAs(() => personalTokenSchema.extend({ hash: z.string(), revoked: z.literal(true).optional() })),
  },
});
