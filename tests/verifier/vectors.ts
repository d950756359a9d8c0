import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { base64url, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { drawAt, drawWith } from '../../domain/contract/chance.ts';
import { inOrder } from '../../domain/contract/deck.ts';
import type { Card } from '../../domain/contract/piles.ts';
import { fromBase64url, hkdf, sha256, toBase64url } from '../../domain/lib/hash.ts';
import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { formOf, streamKey } from '../../domain/log/forms.ts';
import { contributionOf, jointSeed } from '../../domain/log/joint.ts';
import { type Anchor, anchorLeaf, anchorNonce, anchorTree, hashOfAnchor } from '../../domain/match/audit/anchors.ts';
import { openDesk } from '../../domain/match/desk/desk.ts';
import { NOTHING } from '../../domain/match/fold/evolve.ts';
import { deal } from '../../domain/match/lobby/seating.ts';
import type { Chair } from '../../domain/match/state/state.ts';
import { duel } from '../kit/duel/index.ts';
import { nonceOf } from '../kit/engine.ts';
import { seedOf } from '../kit/random.ts';

const SEED = seedOf(1);
const TEXT = toBase64url(SEED);
const NONCE = nonceOf('vectors');
const VALUES: readonly Json[] = [
  27,
  [1, 2.5, -7, 14.5, 0],
  { b: 1, a: [true, null], '€': '\u0007\n"\\/', '\u{1f600}': 'ü', '\ufb33': '\u007f' },
  '',
  { nested: { z: [], y: {} } },
];
/** 2^32 − 2^16 + 1 outcomes: one draw in 65,000 is rejected, these two among them. */
const MANY = 2 ** 32 - 2 ** 16 + 1;
const REJECTED: readonly number[] = [101_088, 137_306];

const salt = (form: 1 | 2, place: string): string => formOf(form).salt(SEED, { game: 'g1', v: 7, nonce: NONCE, place });

const EPOCH = 28_936_084;
const PLACES = ['red', 'blue', 'green', 'white'];
/** Who waits where in a lobby, and the wishes: the server deals the seats. */
const WISHES: readonly {
  readonly people: readonly string[];
  readonly wishes: { readonly [place: string]: readonly string[] };
}[] = [
  { people: PLACES, wishes: {} },
  { people: ['red', 'green'], wishes: {} },
  { people: ['red', 'blue', 'white'], wishes: { red: ['white'], blue: ['white', 'green'], white: [] } },
];

function dealt({ people, wishes }: (typeof WISHES)[number]) {
  const chairs = PLACES.map((seat): Chair => {
    const seats = wishes[seat];
    const holder: Chair['holder'] = people.includes(seat) ? { kind: 'user', user: seat } : { kind: 'bot' };
    return { seat, name: seat, holds: [seat], holder, ...(seats && { wish: { seats, topic: seat } }) };
  });
  const desk = openDesk(duel, { ...NOTHING, form: 2, epoch: EPOCH, chairs }, SEED);
  deal(desk);
  const [event] = desk.events;
  const from = event !== undefined && 'from' in event ? event.from : {};
  return { seed: TEXT, epoch: EPOCH, places: PLACES, people, wishes, from, draws: desk.chance.draws().seating ?? 0 };
}

/** Cards of numbers, of text, and alike. */
const POOLS: readonly (readonly Card[])[] = [
  [12, 3, 110, 27, 9],
  ['b', 'a', 'B', '\u{1f600}', '\ufb33', 'a'],
  [2, 2, 10, 1],
];

function pooled(cards: readonly Card[]) {
  const left = [...inOrder(cards)];
  const key = streamKey(SEED, 'deck', EPOCH);
  const drawn = [4, 5].flatMap((index) => left.splice(drawWith(key, index, left.length), 1));
  return { seed: TEXT, stream: 'deck', epoch: EPOCH, cards, sorted: inOrder(cards), index: 4, k: 2, drawn, left };
}

/**
 * Two runs for one event, from piles that share a pile and cards that are alike: what they draw, worked out by hand as
 * LOG.md tells.
 */
function inRuns() {
  const piles: { readonly [pile: string]: readonly Card[] } = {
    'hand/a': ['X', 'Y', 'X'],
    'hand/b': ['X', 'Z'],
    'hand/c': ['X', 'X'],
  };
  const left = new Map(Object.entries(piles).map(([pile, cards]) => [pile, [...cards]]));
  const run = (s: string, k: number, from: readonly string[]) => {
    const pool = [...inOrder(from.flatMap((pile) => left.get(pile) ?? []))];
    const n = pool.length;
    const drawn = Array.from({ length: k }, (_, i) => {
      const [card = ''] = pool.splice(drawWith(streamKey(SEED, s, EPOCH), i, pool.length), 1);
      const pile = left.get(from.find((each) => left.get(each)?.includes(card)) ?? '') ?? [];
      pile.splice(pile.indexOf(card), 1);
      return card;
    });
    return { s, i: 0, n, k, from, drawn };
  };
  const runs = [run('hand:a', 3, ['hand/b', 'hand/a']), run('hand:b', 2, ['hand/c', 'hand/b'])];
  return {
    seed: TEXT,
    epoch: EPOCH,
    piles,
    runs,
    left: Object.fromEntries([...left].map(([pile, cards]) => [pile, inOrder(cards)])),
  };
}

/**
 * Everything that a verifier computes, by the code of the service; only what is signed (`heads`) is not the same each
 * time.
 */
export function vectors() {
  const forms = [1, 2] as const;
  return {
    base64url: [
      { text: 'AA', hex: '00' },
      { text: 'AB', hex: null },
      { text: 'A', hex: null },
      { text: 'AA==', hex: null },
      { text: '-_8', hex: 'fbff' },
      { text: '+/8', hex: null },
    ],
    canonical: VALUES.map((value) => ({ value, text: canonical(value) })),
    hashes: VALUES.map((envelope) => ({ envelope, hash: sha256(canonical(envelope)) })),
    hkdf: ['fieldpost/salt', canonical(['fieldpost/salt/2'])].map((info) => ({
      ikm: TEXT,
      info,
      key: toBase64url(hkdf(SEED, info)),
    })),
    seeds: forms.map((form) => ({ form, seed: TEXT, commitment: formOf(form).seedCommitment(SEED) })),
    salts: forms.flatMap((form) =>
      ['0', '12', 'command', 'piles'].map((place) => ({
        form,
        seed: TEXT,
        game: 'g1',
        v: 7,
        nonce: NONCE,
        place,
        salt: salt(form, place),
      })),
    ),
    commitments: forms.flatMap((form) =>
      VALUES.map((value) => ({
        form,
        salt: salt(form, '0'),
        value,
        commitment: formOf(form).commitment(salt(form, '0'), value),
      })),
    ),
    draws: forms.flatMap((form) =>
      [[0, 6], [1, 6], [2, 2], [3, 60], ...[...REJECTED, 0].map((index) => [index, MANY])].map(
        ([index = 0, below = 2]) => ({
          form,
          seed: TEXT,
          stream: 'dice',
          epoch: form === 2 ? 28_936_084 : 0,
          index,
          below,
          draw:
            form === 1
              ? drawAt(SEED, 'dice', index, below)
              : drawWith(streamKey(SEED, 'dice', 28_936_084), index, below),
        }),
      ),
    ),
    contributions: ['red', 'blue'].map((seat) => ({
      game: 'g1',
      seat,
      bytes: TEXT,
      contribution: contributionOf('g1', seat, TEXT),
    })),
    seatings: WISHES.map(dealt),
    pools: POOLS.map(pooled),
    runs: [inRuns()],
    anchors: [1, 5].map(anchoredIn),
    joint: [0, 1, 2].map((many) => {
      const revealed = Array.from({ length: many }, (_, i) => toBase64url(seedOf(10 + i)));
      const closed = sha256('closed');
      return { seed: TEXT, revealed, closed, chanceSeed: toBase64url(jointSeed(SEED, revealed, closed)) };
    }),
  };
}

/** An anchor of four games in an hour, with the path of each. */
function anchoredIn(hour: number) {
  const heads = ['g1', 'g2', 'g3', 'g4'].map((game, i) => ({
    game,
    v: i + 1,
    hash: sha256(`head ${i}`),
    nonce: anchorNonce(SEED, game, hour),
  }));
  const leaves = heads.map((head) => anchorLeaf(head.nonce, head));
  const anchor: Anchor = {
    form: 1,
    hour,
    before: hour - 1,
    prev: hour === 1 ? '' : sha256('before'),
    leaves: leaves.length,
    root: anchorTree.rootOf(leaves),
  };
  const paths = leaves.map((_, place) => anchorTree.pathOf(leaves, place));
  return { heads, leaves, paths, anchor, hash: hashOfAnchor(anchor) };
}

/** Signed heads with the key set they are to be checked with: one that is right, and others that are not. */
async function heads() {
  const payload = { game: 'g1', version: 7, hash: sha256('head'), at: 1_736_164_800_000 };
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(publicKey)), kid: 'k1' };
  const jws = await new SignJWT({ ...payload }).setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign(privateKey);
  const [header = '', body = '', signature = ''] = jws.split('.');
  const bytes = fromBase64url(signature);
  const other = base64url.encode(JSON.stringify({ ...payload, version: 8 }));
  const jwks = { keys: [key] };
  const wrong = [
    [header, other, signature],
    [header, body, toBase64url(bytes.map((byte, i) => (i === 40 ? byte ^ 1 : byte)))],
    [header, body, toBase64url(new Uint8Array(64))],
    [base64url.encode(JSON.stringify({ alg: 'none', kid: 'k1' })), body, ''],
    [base64url.encode(JSON.stringify({ alg: 'ES256', kid: 'k2' })), body, signature],
  ];
  return [
    { jws, jwks, payload },
    ...wrong.map((parts) => ({ jws: parts.join('.'), jwks, payload: null })),
    { jws, jwks: { keys: [{ ...key, y: key.x }] }, payload: null },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = JSON.stringify({ ...vectors(), heads: await heads() }, undefined, 1);
  writeFileSync(new URL('vectors.json', import.meta.url), `${text}\n`);
}
