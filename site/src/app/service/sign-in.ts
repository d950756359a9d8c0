import { batch } from '@preact/signals';
import { refresh, token } from '../session.ts';
import { noting } from './connection.ts';

// Signing in at the issuer (OpenID Connect, authorization code with PKCE). The service exchanges the code, so the page
// itself connects to no other host. The tab stores the values needed on return.

interface Issuer {
  readonly authorize: string;
  readonly client: string;
  readonly scope: string;
}
interface SignedIn {
  readonly token: string;
  readonly refresh?: string;
}

const LEFT = 'fieldpost:signing-in';
const redirect = (): string => `${location.origin}/signed-in`;

const encoded = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = (): string => encoded(crypto.getRandomValues(new Uint8Array(32)));

/** Goes to the issuer's page; the reader returns to the current page later. */
export async function leaveFor({ authorize, client, scope }: Issuer, language: string): Promise<void> {
  const [state, verifier] = [random(), random()];
  const challenge = encoded(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
  sessionStorage.setItem(LEFT, JSON.stringify({ state, verifier, from: location.pathname }));
  const to = new URL(authorize);
  const asked = {
    response_type: 'code',
    client_id: client,
    redirect_uri: redirect(),
    scope,
    state,
    ui_locales: language,
    lang: language,
  };
  for (const [name, value] of Object.entries({ ...asked, code_challenge: challenge, code_challenge_method: 'S256' }))
    to.searchParams.set(name, value);
  location.assign(to);
}

/**
 * Completes the sign-in on return from the issuer; returns the page where it began. Throws if it did not begin in this
 * tab, or if the issuer refused.
 */
export async function comeBack(query: URLSearchParams): Promise<string> {
  const left = JSON.parse(sessionStorage.getItem(LEFT) ?? '{}') as { state?: string; verifier?: string; from?: string };
  const code = query.get('code');
  if (code === null || left.state === undefined || query.get('state') !== left.state)
    throw new Error('nobody left for it here');
  sessionStorage.removeItem(LEFT);
  signedIn(await asked({ code, verifier: left.verifier, redirect: redirect() }));
  return left.from ?? '/me';
}

/** Stores the identity that the service returns. */
export function signedIn(as: SignedIn): void {
  batch(() => {
    refresh.value = as.refresh;
    token.value = as.token;
  });
}

/** Sent without a token, because the former one has expired. */
async function asked(body: object): Promise<SignedIn> {
  const headers = { 'content-type': 'application/json' };
  const answer = await noting(`${location.origin}/v1/sign-in`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`signing in was answered by ${answer.status}`);
  return (await answer.json()) as SignedIn;
}

let renewing: Promise<string | undefined> | undefined;

/**
 * Returns a new token for an expired one if the reader need not sign in again. Simultaneous calls share one request.
 */
export function renewed(old: string): Promise<string | undefined> {
  if (token.peek() !== old) return Promise.resolve(token.peek());
  const held = refresh.peek();
  if (held === undefined) return Promise.resolve(undefined);
  renewing ??= asked({ refresh: held })
    .then(
      (as) => {
        signedIn(as);
        return as.token;
      },
      () => undefined,
    )
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
}
