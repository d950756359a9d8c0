import { type Anchored, anchoredIn, anchorPageIn } from '../../../domain/match/audit/anchors.ts';
import { jsonIn, type VerifySignature } from '../../../domain/match/audit/kept.ts';
import { Unreadable } from '../commands/usage.ts';
import { bytesOf } from './audit-source.ts';

/** Returns what a file of anchors says: pages of proofs and copies of anchors, one a line. `keys`: what signed them. */
export async function anchorsOf(file: string, keys: unknown, verify: VerifySignature): Promise<Anchored> {
  const bytes = Buffer.from(await bytesOf(file));
  try {
    const lines = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).split('\n').filter(Boolean);
    return anchoredIn(
      lines.map((line) => anchorPageIn(jsonIn(Buffer.from(line)))),
      keys,
      verify,
    );
  } catch (caught) {
    throw new Unreadable(`${file} cannot be read as anchors: ${(caught as Error).message}`);
  }
}
