import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { fromBase64url, hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { formOf } from '../../../domain/log/forms.ts';
import { commandId, gameSecret, moderatorOf, textsKey } from '../../../domain/log/pseudonyms.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { unknownGame } from '../../platform/http/problem.ts';
import type { Reply, Request } from '../../platform/http/request.ts';
import { decrypt, encrypt } from '../../platform/kit/box.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { People, Vault } from '../../platform/ports/ports.ts';
import { opensAs } from '../../platform/ports/stored.ts';
import { isForVersion } from '../commands/if-match.ts';
import { receiptOf } from '../commands/receipt.ts';
import type { Matches } from '../matches/matches.ts';
import type { Persons } from '../people/persons.ts';
import { unlessOwn } from './hiding.ts';
import { keys } from './keys.ts';
import type { moderationRequestSchema } from './schemas.ts';

const opened = opensAs(() => z.object({ reason: z.string(), salt: z.string() }));

const nameOf = (game: string): string => `reason/${game}`;

type Acting = Request<
  Pick<Ports, 'people' | 'build' | 'keys'> & { readonly matches: Matches; readonly persons: Persons },
  z.infer<typeof moderationRequestSchema>,
  unknown,
  'people',
  '/v1/games/{game}/moderation'
>;

/**
 * Executes a moderator's act in a game. The reason is stored before the commit with its commitment. A retry makes the
 * same commitment.
 */
export async function moderateGame(request: Acting): Promise<Reply> {
  const { service, user, body, idempotencyKey } = request;
  const { people, persons, matches } = service;
  const { game } = request.params;
  const match = (await matches.load(game))?.match;
  if (match === undefined) throw unknownGame();
  await unlessOwn(service, match, user);
  const me = (await persons.noted(user, game)) ?? '';
  const { person, secret } = await persons.self(user);
  const key = idempotencyKey ?? randomUUID();
  const salt = toBase64url(hmac(secret, canonical(['fieldpost/reason/1', game, key])));
  const said = { reason: body.reason };
  const reason = formOf(2).commitment(salt, said);
  const box = toBase64url(encrypt(textsKey(secret, game), nameOf(game), Buffer.from(canonical({ ...said, salt }))));
  const executed = await matches.execute({
    game,
    by: { user: moderatorOf(game, gameSecret(secret, game)) },
    cmdId: commandId(secret, [game, 'moderate', key]),
    arrived: request.arrived,
    isFor: (of) => isForVersion(request, of, me),
    command: { type: 'moderate', act: body.act, ...(body.seat !== undefined && { target: body.seat }), reason },
    before: async () => {
      await people.put(...keys.reasonOf(person, game, reason), {}, 0);
      await people.put(...keys.reason(game, reason), { author: person, box }, 0);
    },
  });
  return receiptOf(executed, request.locale, []);
}

/**
 * Returns the reasons of moderators' acts in a game, by the commitments in its log. Reasons of erased moderators are
 * missing.
 */
export async function reasonsIn(
  { people, vault }: { readonly people: Pick<People, 'get'>; readonly vault: Pick<Vault, 'person'> },
  { game, moderated }: Match,
): Promise<{ readonly [commitment: string]: { readonly reason: string; readonly salt: string } }> {
  const found = await Promise.all(
    (moderated?.reasons ?? []).map(async (commitment) => {
      const entry = await people.get(...keys.reason(game, commitment));
      const kept = entry && keys.reason.read(entry);
      const secret = kept && (await vault.person(kept.author));
      if (kept === undefined || secret === undefined) return [];
      const bytes = decrypt(textsKey(secret, game), nameOf(game), fromBase64url(kept.box));
      return [[commitment, opened(bytes, keys.reason(game, commitment).join(' / '))] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}
