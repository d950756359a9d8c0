import { batch } from '@preact/signals';
import { refresh, token } from '../session.ts';
import { noting } from './connection.ts';

// Signing in where the issuer asks who one is (OpenID Connect, authorization code with PKCE). The code is exchanged by
// the service, so the page itself talks to no other host. What must be remembered meanwhile stays in this tab.

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

/** Leaves for the issuer's page; one comes back to the page that one left. */
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
 * Comes back from the issuer: gives the page that one had left. Throws where nobody left for it here, or the issuer
 * said no.
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

/** The service says who is signed in. */
export function signedIn(as: SignedIn): void {
  batch(() => {
    refresh.value = as.refresh;
    token.value = as.token;
  });
}

/** A request under no name: the token that one had is not good any more. */
async function asked(body: object): Promise<SignedIn> {
  const headers = { 'content-type': 'application/json' };
  const answer = await noting(`${location.origin}/v1/sign-in`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`signing in was answered by ${answer.status}`);
  return (await answer.json()) as SignedIn;
}

let renewing: Promise<string | undefined> | undefined;

/**
 * Another token instead of one that is not good any more, if one can be had without asking. Many who ask at once ask
 * once.
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
