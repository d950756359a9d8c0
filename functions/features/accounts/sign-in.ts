import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { sha256 } from '../../../domain/lib/hash.ts';
import { Problem } from '../../platform/http/problem.ts';
import { Unreachable } from '../../platform/kit/faults.ts';
import { once } from '../../platform/kit/once.ts';
import { BOT_USER, isGuest } from '../auth/users.ts';
import type { signedInSchema, signInAnswerSchema, signInRequestSchema } from './sign-in-schemas.ts';

type Ways = z.infer<typeof signInAnswerSchema>;
type Asked = z.infer<typeof signInRequestSchema>;
type SignedIn = z.infer<typeof signedInSchema>;

interface Deps {
  /** The issuer of sign-ins and the client id; `undefined` if there is none. */
  readonly issuer: { readonly url: string; readonly client: string } | undefined;
  /** Signing in by name; `undefined` if this server does not offer it. */
  readonly names: ByName | undefined;
  /** Returns a token of the built-in issuer that expires at this time, and says that its holder has the key. */
  tokenFor(user: string, expires: number): Promise<string>;
  now(): number;
}

/** Signing in by a name and the server's key. */
interface ByName {
  /** Names of the demo players. */
  readonly offered: readonly string[];
  /** The secret in the address that `npm start` prints. */
  readonly key: string;
  /** The origin of the site. */
  readonly origin: string;
}

const DAY = 86_400_000;
const PATIENCE_MS = 5_000;

const discoverySchema = z.lazy(() =>
  z.object({
    authorization_endpoint: z.url(),
    token_endpoint: z.url(),
    scopes_supported: z.array(z.string()).optional(),
  }),
);
const grantedSchema = z.lazy(() => z.object({ id_token: z.string(), refresh_token: z.string().optional() }));

/** Signs in people in a browser. The server exchanges the issuer's code, so that the page connects to no other host. */
export function createSignIn({ issuer, names, tokenFor, now }: Deps) {
  const discovered = once(async () => {
    const { url } = issuer ?? elsewhere();
    const told = discoverySchema.safeParse(await sent(`${url.replace(/\/$/, '')}/.well-known/openid-configuration`));
    if (!told.success) throw new Unreachable('the issuer does not say where to sign in');
    return told.data;
  });

  async function ways(): Promise<Ways> {
    const by = names !== undefined && { names: [...names.offered] };
    if (issuer === undefined) return { ...by };
    const { authorization_endpoint: authorize, scopes_supported = [] } = await discovered();
    const scope = ['openid', ...scopes_supported.filter((each) => each === 'offline_access')].join(' ');
    return { issuer: { authorize, client: issuer.client, scope }, ...by };
  }

  /** Throws a Problem (403) if names are disabled, the key is missing or wrong, or the issuer rejects the code. */
  async function signIn(asked: Asked): Promise<SignedIn> {
    if ('name' in asked) return byName(asked.name, asked.key);
    const { client } = issuer ?? elsewhere();
    const grant =
      'code' in asked
        ? {
            grant_type: 'authorization_code',
            code: asked.code,
            code_verifier: asked.verifier,
            redirect_uri: asked.redirect,
          }
        : { grant_type: 'refresh_token', refresh_token: asked.refresh };
    const { token_endpoint: endpoint } = await discovered();
    const granted = grantedSchema.safeParse(await sent(endpoint, new URLSearchParams({ ...grant, client_id: client })));
    if (!granted.success) throw failed();
    const { id_token: token, refresh_token: refresh = 'refresh' in asked ? asked.refresh : undefined } = granted.data;
    return { token, expires: expiryOf(token), ...(refresh !== undefined && { refresh }) };
  }

  /** Checks the key only: any client can write headers, and proxies change them. */
  async function byName(name: string, key: string | undefined): Promise<SignedIn> {
    if (names === undefined || name.startsWith(BOT_USER) || isGuest(name)) throw notByName();
    if (!isSame(key ?? '', names.key)) throw needsKey(names.origin);
    const expires = now() + 30 * DAY;
    return { token: await tokenFor(name, expires), expires };
  }

  return { ways, signIn };
}
interface IssuedBy {
  readonly issuer: string;
  readonly audience: string;
}

/** Returns the claims of a token for a sign-in with the key. */
export const claimsFor = (of: IssuedBy, sub: string, now: number, expires: number) => ({
  sub,
  key: true,
  iss: of.issuer,
  aud: of.audience,
  iat: Math.floor(now / 1000),
  exp: Math.floor(expires / 1000),
});

export type SignIn = ReturnType<typeof createSignIn>;

/** Sends a request to the issuer. Its refusals are the caller's errors. An unreachable issuer is a temporary error. */
async function sent(url: string, body?: URLSearchParams): Promise<unknown> {
  const response = await fetch(url, {
    ...(body && { method: 'POST', body }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((cause: unknown) => {
    throw new Unreachable('the issuer cannot be reached', { cause });
  });
  if (response.status >= 500) throw new Unreachable(`the issuer answered ${response.status}`);
  if (!response.ok) throw failed();
  return response.json().catch(() => {
    throw failed();
  });
}

/** Returns when a token expires. The token comes directly from the issuer, and each later request verifies it. */
function expiryOf(token: string): number {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}');
  return Math.floor(z.object({ exp: z.number() }).parse(claims).exp * 1000);
}

function elsewhere(): never {
  throw new Problem(403, 'SIGN_IN_ELSEWHERE', {
    en: 'this server uses no issuer; `GET /v1/sign-in` says how to sign in',
    ko: '여기서는 발급자에게 보내지 않습니다. 로그인 방법은 `GET /v1/sign-in`에 있습니다.',
  });
}

/** Compares two texts in constant time. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));

const notByName = (): Problem =>
  new Problem(403, 'SIGN_IN_ELSEWHERE', {
    en: 'this server does not accept this name; `GET /v1/sign-in` says how to sign in',
    ko: '이 이름으로는 로그인할 수 없습니다. 로그인 방법은 `GET /v1/sign-in`에 있습니다.',
  });

const needsKey = (origin: string): Problem =>
  new Problem(403, 'SIGN_IN_KEY_NEEDED', {
    en: `to sign in by name, open the address that \`npm start\` printed: ${origin}/#key= and the key; programs send the key too`,
    ko: `이름으로 로그인하려면 \`npm start\`가 출력한 주소(${origin}/#key= 뒤에 키)를 여세요. 프로그램도 키를 보내야 합니다.`,
  });

const failed = (): Problem =>
  new Problem(403, 'SIGN_IN_FAILED', {
    en: 'the issuer no longer accepts this code; sign in again',
    ko: '발급자가 이 코드를 받지 않습니다. 다시 로그인하세요.',
  });
