import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { hasPython, VERIFIER } from './python.ts';
import { vectors } from './vectors.ts';

const file = new URL('vectors.json', import.meta.url);
const kept = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof vectors> & {
  readonly heads: readonly { readonly jws: string; readonly jwks: JSONWebKeySet; readonly payload: unknown }[];
};

it('the test vectors are what the code of the house computes (npm run vectors)', async () => {
  const { heads, ...rest } = kept;
  expect(rest).toEqual(vectors());
  for (const { jws, jwks, payload } of heads) {
    const verified = await jwtVerify(jws, createLocalJWKSet(jwks), { algorithms: ['ES256'] }).then(
      (each) => each.payload,
      () => null,
    );
    expect(verified).toEqual(payload);
  }
});

it('verify.py says what README prints', () => {
  const [, command = '', printed = ''] = /\$ (python3 .*)\n(.*)\n/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const { stdout } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(stdout).toBe(hasPython ? `${printed}\n` : '');
});

it('verify.py computes the same', () => {
  const { status, stdout } = spawnSync('python3', [VERIFIER, '--vectors', file.pathname], { encoding: 'utf8' });
  expect([status, stdout]).toEqual(hasPython ? [0, expect.stringMatching(/^\d+ vectors, 0 wrong\n$/)] : [null, null]);
});
