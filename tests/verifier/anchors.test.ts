import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compactVerify, exportJWK, generateKeyPair, importJWK } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { sha256 } from '../../domain/lib/hash.ts';
import { canonical } from '../../domain/log/canonical.ts';
import {
  type Anchor,
  type AnchorProof,
  anchorLeaf,
  anchorTree,
  type Head,
  hashOfAnchor,
  type KeptAnchor,
} from '../../domain/match/audit/anchors.ts';
import type { VerifySignature } from '../../domain/match/audit/kept.ts';
import { jwkSigner } from '../../functions/platform/ports/signer.ts';
import { auditLines } from '../../infra/local/audit/audit.ts';
import { anchorsOf } from '../../infra/local/audit/audit-anchors.ts';
import { duel } from '../kit/duel/index.ts';
import { seated } from '../kit/table.ts';
import { linesOf } from './logs.ts';
import { hasPython, verifier } from './python.ts';

// Anchors beside a log: verify.py and the auditor say the same of honest proofs, of a log that was cut short, and of
// forged proofs.

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-anchors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { privateKey } = await generateKeyPair('ES256', { extractable: true });
const signer = jwkSigner({ ...(await exportJWK(privateKey)), kid: 'k', alg: 'ES256', use: 'sig' });
const verify: VerifySignature = async (head, key) =>
  (await compactVerify(head, await importJWK(key, 'ES256'), { algorithms: ['ES256'] })).payload;

const NONCE = sha256('nonce');
const OTHERS = ['x', 'y', 'z'].map((each) => sha256(each));

async function signed(anchor: Anchor): Promise<KeptAnchor> {
  const hash = hashOfAnchor(anchor);
  return { anchor, hash, signed: await signer.sign({ anchor: anchor.hour, hash }) };
}

/** The anchor of an hour that holds a head, and the proof of it. */
async function proofOf(head: Head, hour: number, before?: KeptAnchor): Promise<AnchorProof> {
  const leaves = [...OTHERS, anchorLeaf(NONCE, head)].sort();
  const place = leaves.indexOf(anchorLeaf(NONCE, head));
  const chained = { before: before?.anchor.hour ?? 0, prev: before?.hash ?? '' };
  const anchor: Anchor = { form: 1, hour, ...chained, leaves: leaves.length, root: anchorTree.rootOf(leaves) };
  const path = [...anchorTree.pathOf(leaves, place)];
  return { v: head.v, hash: head.hash, nonce: NONCE, place, path, in: await signed(anchor) };
}

it('both find a log that was cut short or rewritten, forged proofs, and anchors that contradict each other', async () => {
  const table = seated(duel, { options: { hits: 3 } });
  const lines = linesOf(table.commits).trimEnd().split('\n');
  const heads = table.commits.map(({ envelope: { game, v }, hash }): Head => ({ game, v, hash }));
  const [first, last] = [heads[0]!, heads.at(-1)!];
  const one = await proofOf(first, 100);
  const two = await proofOf(last, 101, one.in);
  const page = (...anchors: readonly AnchorProof[]) => ({ game: first.game, anchors });
  const change = (proof: AnchorProof, more: Partial<AnchorProof>): AnchorProof => ({ ...proof, ...more });
  const broken = { ...two.in, anchor: { ...two.in.anchor, leaves: 8 } };
  const otherHour = await signed({ ...two.in.anchor, hour: 102 });
  const twice = await signed({ ...two.in.anchor, root: sha256('another history') });
  const unchained = await signed({ ...two.in.anchor, prev: sha256('another history') });
  const later = await signed({ ...two.in.anchor, hour: 109, before: 108, prev: sha256('108') });
  const overlapping = await signed({ ...two.in.anchor, hour: 109, before: 100, prev: one.in.hash });
  const cut = lines.slice(0, -1);
  const files: readonly (readonly [readonly string[], readonly object[], readonly string[]])[] = [
    [lines, [page(one, two)], []],
    [lines, [page(two), page(one)], []],
    [lines, [page(), { ...one.in, leaves: OTHERS }, two.in, later], []],
    [lines, [{ game: first.game, anchors: [one], next: '/next' }], []],
    [cut, [page(one, two)], ['NOT_AS_KEPT']],
    [cut, [page(one)], []],
    [lines, [{ ...page(one), game: 'g-other' }], ['WRONG_HEAD']],
    [lines, [page(await proofOf({ ...last, game: 'g-other' }, 100))], ['WRONG_HEAD']],
    [lines, [page(await proofOf({ ...last, hash: first.hash }, 100))], ['NOT_AS_KEPT']],
    [lines, [{ game: 'g-other', anchors: [await proofOf({ ...last, game: 'g-other' }, 100)] }], ['NOT_AS_KEPT']],
    [lines, [page(change(one, { v: 2 }))], ['WRONG_HEAD']],
    [lines, [page(change(one, { hash: last.hash }))], ['WRONG_HEAD']],
    [lines, [page(change(one, { nonce: sha256('other') }))], ['WRONG_HEAD']],
    [lines, [page(change(one, { place: one.place ^ 1 }))], ['WRONG_HEAD']],
    [lines, [page(change(one, { place: one.place + 4 }))], ['WRONG_HEAD']],
    [lines, [page(change(one, { path: one.path.slice(1) }))], ['WRONG_HEAD']],
    [lines, [page(change(one, { path: [...one.path, sha256('more')] }))], ['WRONG_HEAD']],
    [lines, [page(change(two, { in: broken }))], ['WRONG_HEAD']],
    [lines, [page(change(two, { in: { ...two.in, signed: one.in.signed } }))], ['WRONG_HEAD']],
    [lines, [{ ...otherHour, signed: two.in.signed }], ['WRONG_HEAD']],
    [lines, [{ ...two.in, hash: one.in.hash }], ['WRONG_HEAD']],
    [lines, [page(one, two), twice], ['NOT_AS_KEPT']],
    [lines, [page(one), unchained], ['NOT_AS_KEPT']],
    [lines, [page(one), two.in, overlapping], ['NOT_AS_KEPT']],
  ];
  const none: readonly object[] = [
    {},
    { game: 'g', anchors: [{}] },
    { ...one.in, anchor: { ...one.in.anchor, leaves: 3 } },
    { ...one.in, anchor: { ...one.in.anchor, form: 2 } },
    { game: 'g', anchors: [{ ...one, more: 1 }] },
    { game: 'g', anchors: [{ ...one, place: -1 }] },
    { game: 'g', anchors: [{ ...one, in: { ...one.in, more: 1 } }] },
  ];
  const python = verifier();
  const jwks = join(folder, 'jwks.json');
  writeFileSync(jwks, canonical(JSON.parse(JSON.stringify(await signer.jwks()))));
  const given = (of: readonly string[], pages: readonly object[], name: string): string => {
    const file = join(folder, `${name}.ndjson`);
    writeFileSync(file, pages.map((each) => `${JSON.stringify(each)}\n`).join(''));
    python.give(of.map((line) => `${line}\n`).join(''), ['--partial', '--anchor', file, '--jwks', jwks]);
    return file;
  };
  const named = files.map(([of, pages], i) => given(of, pages, String(i)));
  const unlike = none.map((each, i) => given(lines, [each], `none-${i}`));
  const said = await python.said();
  const keys = await signer.jwks();
  for (const [i, [of, , codes]] of files.entries()) {
    const { kept, wrong } = await anchorsOf(named[i]!, keys, verify);
    const { findings } = await auditLines(of, false, { kept });
    expect([i, [...wrong, ...findings].map(({ code }) => code)]).toEqual([i, codes]);
    if (hasPython) expect([i, said[i]?.findings.map(([, code]) => code)]).toEqual([i, codes]);
  }
  for (const [i, file] of unlike.entries()) {
    await expect(anchorsOf(file, keys, verify), String(i)).rejects.toThrow(/cannot be read as anchors/);
    if (hasPython) expect([i, said[files.length + i]?.verdict]).toEqual([i, 'unreadable']);
  }
});
