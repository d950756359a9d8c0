import * as z from 'zod';
import type { Environment } from '../../platform/dynamo/master.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Issuer } from '../auth/auth.ts';
import { siteSchema } from '../auth/origins.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { QuotasOf } from '../costs/quotas.ts';
import type { Matches } from '../matches/matches.ts';
import type { Persons } from '../people/persons.ts';
import { createAccounts } from './accounts.ts';
import { createBots } from './bots.ts';
import { createEndings } from './ending.ts';
import { createGuests } from './guests.ts';
import { createHandles } from './handles.ts';
import { claimsFor, createSignIn } from './sign-in.ts';

/**
 * `SIGN_IN_CLIENT`: people sign in at the issuer with this client id. `SIGN_IN_NAMES`: people sign in with a name and
 * `SIGN_IN_KEY`; the form offers these names.
 */
const signInSchema = z
  .object({
    SIGN_IN_CLIENT: z.string().min(1).optional(),
    SIGN_IN_NAMES: z.string().min(1).optional(),
    SIGN_IN_KEY: z.string().min(32).optional(),
    ...siteSchema.shape,
  })
  .refine(
    ({ SIGN_IN_NAMES, SIGN_IN_KEY }) => SIGN_IN_NAMES === undefined || SIGN_IN_KEY !== undefined,
    'SIGN_IN_NAMES needs SIGN_IN_KEY',
  );

interface On extends Pick<Ports, 'people' | 'views' | 'keys' | 'subjectOf' | 'now' | 'random'> {
  readonly persons: Persons;
  readonly tokens: Tokens;
  readonly matches: Matches;
  readonly quotas: QuotasOf;
  readonly issuer: Issuer;
  /** Returns the HMAC of a handle's skeleton. */
  claimOf(skeleton: string): Promise<string>;
}

/** Builds accounts, bot accounts, guests and the sign-in from an environment. */
export function accountsFrom(on: On, env: Environment) {
  const { people, persons, tokens, matches, quotas, views, keys, subjectOf, claimOf, issuer, now, random } = on;
  const { SIGN_IN_CLIENT, SIGN_IN_NAMES, SIGN_IN_KEY = '', FIELDPOST_ORIGIN } = signInSchema.parse(env);
  const handles = createHandles({ people, claimOf, now });
  return {
    bots: createBots({ people, persons, tokens, now }),
    guests: createGuests({ people, persons, tokens, matches, quotas, subjectOf, now, random }),
    accounts: createAccounts({ people, persons, handles, endings: createEndings({ people, now }), views, now }),
    signIn: createSignIn({
      issuer: SIGN_IN_CLIENT === undefined ? undefined : { url: issuer.issuer, client: SIGN_IN_CLIENT },
      names:
        SIGN_IN_NAMES === undefined
          ? undefined
          : { offered: SIGN_IN_NAMES.split(','), key: SIGN_IN_KEY, origin: FIELDPOST_ORIGIN },
      tokenFor: (sub, expires) => keys.sign(claimsFor(issuer, sub, now(), expires)),
      now,
    }),
  };
}
