import * as z from 'zod';
import { sha256, toBase64url } from '../../lib/hash.ts';
import { jsonOf } from '../../lib/json.ts';
import { canonical } from '../../log/canonical.ts';
import type { Finding } from '../../log/finding.ts';
import { keyFor } from '../../log/forms.ts';
import { merkleOf } from '../../log/merkle.ts';
import type { Kept } from './audit.ts';
import { payloadIn, type VerifySignature } from './kept.ts';

// Anchors (LOG.md, section 14): once an hour the service signs one root over the heads of all games that moved.

export const HOUR_MS = 3_600_000;

/** Fewest leaves of an anchor. Leaves that stand for nothing fill it up, so their number does not tell who played. */
export const LEAST_LEAVES = 32;

const MOST_LEAVES = 1_073_741_824;
const hash = z.string().regex(/^[\w-]{43}$/);
const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;

export const anchorSchema = z.strictObject({
  form: z.literal(1),
  hour: z.int().min(1).meta({ description: 'The last hour that it covers, in hours since 1970 (UTC).' }),
  before: z.int().min(0).meta({ description: 'The hour of the anchor before. 0: it is the first.' }),
  prev: z.string().meta({ description: 'The hash of the anchor before. Empty: it is the first.' }),
  leaves: z
    .int()
    .min(1)
    .max(MOST_LEAVES)
    .refine(isPowerOfTwo)
    .meta({ description: 'Number of leaves: a power of two. Some stand for nothing.' }),
  root: hash.meta({ description: 'The root of the tree of its leaves.' }),
});
export type Anchor = z.infer<typeof anchorSchema>;

export const keptAnchorSchema = z.strictObject({
  anchor: anchorSchema,
  hash: z.string().meta({ description: 'Hash of the anchor, base64url.' }),
  signed: z
    .string()
    .meta({ description: 'A JWS (ES256) of `{ anchor, hash }`, to be verified with a key of /.well-known/jwks.json.' }),
});
export type KeptAnchor = z.infer<typeof keptAnchorSchema>;

export const anchorProofSchema = z.strictObject({
  v: z.int().min(1).meta({ description: 'The version of the game that the anchor holds.' }),
  hash: hash.meta({ description: 'The hash of that commit.' }),
  nonce: hash.meta({ description: 'Hides the leaf from readers who may not read the log.' }),
  place: z.int().min(0).meta({ description: 'The place of the leaf among the leaves, from 0 on.' }),
  path: z.array(hash).meta({ description: 'The neighbours on the way to the root, from below.' }),
  in: keptAnchorSchema,
});
export type AnchorProof = z.infer<typeof anchorProofSchema>;

/** The newest commit of a game at some time. */
export interface Head {
  readonly game: string;
  readonly v: number;
  readonly hash: string;
}

export const hashOfAnchor = (anchor: Anchor): string => sha256(canonical(['fieldpost/anchor/1', jsonOf(anchor)]));

export const anchorLeaf = (nonce: string, { game, v, hash: head }: Head): string =>
  sha256(canonical(['fieldpost/anchor-leaf/1', nonce, game, v, head]));

/** Returns the nonce of a leaf, by a secret of the server. It tells nothing of other hours. */
export const anchorNonce = (secret: Uint8Array, game: string, hour: number): string =>
  toBase64url(keyFor(secret, ['fieldpost/anchor-nonce/1', game, hour]));

/** Returns a leaf that stands for nothing. Without the secret it looks like any other. */
export const emptyLeaf = (secret: Uint8Array, hour: number, i: number): string =>
  toBase64url(keyFor(secret, ['fieldpost/anchor-empty/1', hour, i]));

export const anchorTree = merkleOf('fieldpost/anchor-node/1');

const proofsSchema = z.looseObject({ game: z.string(), anchors: z.array(anchorProofSchema) });
const copySchema = z.looseObject(keptAnchorSchema.shape);
const pageSchema = z.union([proofsSchema, copySchema]);

/** What a person kept of anchors: pages of proofs, and copies of anchors. */
type AnchorPage = z.infer<typeof pageSchema>;

/** Returns a page of proofs or a copy of an anchor. Throws if it is neither. */
export const anchorPageIn = (value: unknown): AnchorPage => pageSchema.parse(value);

/** What pages of anchors say: commits that the log must have, and what is wrong with the pages themselves. */
export interface Anchored {
  readonly kept: readonly Kept[];
  readonly wrong: readonly Finding[];
}

/** Checks pages of anchors. `keys`: the key set that signed them. */
export async function anchoredIn(
  pages: readonly AnchorPage[],
  keys: unknown,
  verify: VerifySignature,
): Promise<Anchored> {
  const kept: Kept[] = [];
  const wrong: Finding[] = [];
  const sound = new Map<string, Anchor>();
  const isSound = async (each: KeptAnchor): Promise<boolean> => {
    const why = await faultOf(each, keys, verify);
    if (why === undefined) sound.set(each.hash, each.anchor);
    else wrong.push({ v: 0, code: 'WRONG_HEAD', detail: `the anchor of hour ${each.anchor.hour}: ${why}` });
    return why === undefined;
  };
  for (const page of pages) {
    if (!('anchors' in page)) {
      await isSound(copySchema.parse(page));
      continue;
    }
    const { game, anchors } = proofsSchema.parse(page);
    for (const proof of anchors) {
      if (!(await isSound(proof.in))) continue;
      const { anchor } = proof.in;
      const leaf = anchorLeaf(proof.nonce, { game, v: proof.v, hash: proof.hash });
      const isThere = proof.place < anchor.leaves;
      if (isThere && anchorTree.rootBy(leaf, proof.place, anchor.leaves, proof.path) === anchor.root)
        kept.push({ game, version: proof.v, hash: proof.hash });
      else
        wrong.push({ v: proof.v, code: 'WRONG_HEAD', detail: `it does not lead to the root of hour ${anchor.hour}` });
    }
  }
  return { kept, wrong: [...wrong, ...unchained(sound)] };
}

async function faultOf(each: KeptAnchor, keys: unknown, verify: VerifySignature): Promise<string | undefined> {
  if (hashOfAnchor(each.anchor) !== each.hash) return 'the hash is not its own';
  try {
    const { anchor, hash: signed } = z
      .object({ anchor: z.int(), hash: z.string() })
      .parse(await payloadIn(each.signed, keys, verify));
    return anchor === each.anchor.hour && signed === each.hash ? undefined : 'the signature is of another anchor';
  } catch (caught) {
    return (caught as Error).message;
  }
}

/** Returns where anchors contradict each other: the service signed two histories. */
function unchained(sound: ReadonlyMap<string, Anchor>): readonly Finding[] {
  const sorted = [...sound].sort(([, a], [, b]) => a.hour - b.hour);
  return sorted.flatMap(([, { hour, before, prev }], i): readonly Finding[] => {
    const [hashBefore, earlier] = sorted[i - 1] ?? [];
    if (earlier === undefined || before > earlier.hour) return [];
    if (earlier.hour !== hour && before === earlier.hour && prev === hashBefore) return [];
    return [
      { v: 0, code: 'NOT_AS_KEPT', detail: `the anchor of hour ${hour} does not follow that of ${earlier.hour}` },
    ];
  });
}
