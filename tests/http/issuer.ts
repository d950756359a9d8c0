import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tokenOf } from './kit.ts';

interface Code {
  readonly challenge: string;
  readonly redirect: string;
  readonly user: string;
}

/**
 * An issuer of OpenID Connect: a code is good once, for the challenge that it was asked with and the page that it was
 * sent to.
 */
export interface Issuer {
  readonly url: string;
  readonly codes: Map<string, Code>;
  readonly state: { isIll: boolean; user: string };
  close(): void;
}

/** Its page asks no question: every visitor is `state.user`. */
export async function startIssuer(): Promise<Issuer> {
  const codes = new Map<string, Code>();
  const state = { isIll: false, user: 'carol' };
  const server = createServer((request, response) => {
    const say = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    if (state.isIll) return say(500, {});
    const { pathname, searchParams } = new URL(request.url ?? '/', base);
    if (pathname === '/.well-known/openid-configuration')
      return say(200, {
        authorization_endpoint: `${base}/authorize`,
        token_endpoint: `${base}/token`,
        scopes_supported: ['openid', 'offline_access'],
      });
    if (pathname === '/authorize') {
      const code = randomBytes(9).toString('base64url');
      const redirect = searchParams.get('redirect_uri') ?? '';
      codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', redirect, user: state.user });
      const back = new URL(redirect);
      back.searchParams.set('code', code);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', async () => {
      const sent = new URLSearchParams(text);
      const held = codes.get(sent.get('code') ?? '');
      codes.delete(sent.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(sent.get('code_verifier') ?? '')
        .digest('base64url');
      const isGood =
        sent.get('client_id') === 'the-site' &&
        (sent.get('grant_type') === 'refresh_token'
          ? sent.get('refresh_token') === 'again'
          : held?.challenge === challenge && held.redirect === sent.get('redirect_uri'));
      if (!isGood) return say(400, { error: 'invalid_grant' });
      say(200, { id_token: await tokenOf(held?.user ?? state.user), ...(held && { refresh_token: 'again' }) });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, codes, state, close: () => server.close() };
}
