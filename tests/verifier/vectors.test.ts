import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { drawWith } from '../../domain/contract/chance.ts';
import { fromBase64url } from '../../domain/lib/hash.ts';
import { checkCards } from '../../domain/log/audit/cards.ts';
import { streamKey } from '../../domain/log/forms.ts';
import { hasPython, VERIFIER } from './python.ts';
import { vectors } from './vectors.ts';

const file = new URL('vectors.json', import.meta.url);
const kept = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof vectors> & {
  readonly heads: readonly { readonly jws: string; readonly jwks: JSONWebKeySet; readonly payload: unknown }[];
};

it('the test vectors are what the code of the service computes (npm run golden -- vectors)', async () => {
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

it('verify.py computes the same', () => {
  const { status, stdout } = spawnSync('python3', [VERIFIER, '--vectors', file.pathname], { encoding: 'utf8' });
  expect([status, stdout]).toEqual(hasPython ? [0, expect.stringMatching(/^\d+ vectors, 0 wrong\n$/)] : [null, null]);
});

it('our audit draws cards that are alike from several piles, in several runs, as the vectors say', () => {
  for (const { seed, epoch, piles, runs } of kept.runs) {
    const shown = runs.flatMap(({ drawn }) => drawn);
    const found = (cards: typeof shown): readonly string[] => {
      const wrong: string[] = [];
      checkCards(
        {
          type: 'drew',
          runs: runs.map(({ drawn: _, ...run }) => ({ ...run, e: 0 })),
          shown: cards,
          table: new Map(Object.entries(piles).map(([pile, there]) => [pile, [...there]])),
          isMixed: false,
          valuesOf: ({ s, i, n, k }) =>
            Array.from({ length: k }, (_, j) => drawWith(streamKey(fromBase64url(seed), s, epoch), i + j, n - j)),
        },
        (code) => wrong.push(code),
      );
      return wrong;
    };
    expect(found(shown)).toEqual([]);
    expect(found(shown.toReversed())).toEqual(['WRONG_DRAWS']);
  }
});
