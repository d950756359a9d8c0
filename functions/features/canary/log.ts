import { sha256 } from '../../../domain/lib/hash.ts';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { isJsonObject, isNumber, isText, shapeOf } from '../../platform/ports/shape.ts';

/** What the service acknowledged: the version of a game, and its hash. */
export interface Receipt {
  readonly game: string;
  readonly version: number;
  readonly hash: string;
}
export const isReceipt = shapeOf<Receipt>({ game: isText, version: isNumber, hash: isText });

interface Line {
  readonly envelope: JsonObject;
  readonly hash: string;
}
const isLine = shapeOf<Line>({ envelope: isJsonObject, hash: isText });

/**
 * Returns what is wrong with the log of a game of that version, as a player sees it who kept receipts; `undefined`:
 * nothing. The audit of the service cannot know the receipts.
 */
export function wrongIn(
  lines: readonly unknown[],
  receipts: readonly Pick<Receipt, 'version' | 'hash'>[],
  version: number,
): string | undefined {
  const hashes: string[] = [];
  for (const line of lines) {
    const v = hashes.length + 1;
    if (!isLine(line)) return `line ${v} is no commit`;
    const { envelope, hash } = line;
    if (envelope.v !== v) return `the commit after ${v - 1} is ${String(envelope.v)}`;
    if (envelope.prev !== (hashes.at(-1) ?? '')) return `commit ${v} does not follow the one before it`;
    if (sha256(canonical(envelope)) !== hash) return `commit ${v} does not have its hash`;
    hashes.push(hash);
  }
  const lost = receipts.find((receipt) => hashes[receipt.version - 1] !== receipt.hash);
  if (lost !== undefined) return `commit ${lost.version} is not the one that was acknowledged`;
  return hashes.length === version ? undefined : `it has ${hashes.length} of ${version} commits`;
}
