import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { JsonObject } from '../../../../domain/lib/json.ts';
import { canonical } from '../../../../domain/log/canonical.ts';

// Compresses an answer, some fields of which may not be compressed: in one gzip file (RFC 1952) these fields are stored
// as they are. Every other part is compressed by itself, so its size tells nothing of them.

const deflated = promisify(deflateRaw);

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that ends the file. */
const LAST = Buffer.from([1, 0, 0, 0xff, 0xff]);
const MOST_STORED = 0xffff;

interface Part {
  readonly text: string;
  readonly isStored: boolean;
}

/** Returns a canonical JSON object as gzip, with these fields stored as they are. */
export async function gzippedApart(body: string, fields: readonly string[]): Promise<Buffer> {
  const blocks = partsOf(JSON.parse(body) as JsonObject, fields).map(({ text, isStored }) => {
    const bytes = Buffer.from(text);
    // A full flush ends a part at a whole byte, and what follows refers to nothing before it.
    return isStored ? stored(bytes) : deflated(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  });
  const whole = Buffer.from(body);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(whole), 0);
  end.writeUInt32LE(whole.length, 4);
  return Buffer.concat([HEAD, ...(await Promise.all(blocks)), LAST, end]);
}

function partsOf(answer: JsonObject, fields: readonly string[]): readonly Part[] {
  const parts = Object.keys(answer)
    .sort()
    .flatMap((name, i): readonly Part[] => [
      { text: `${i === 0 ? '{' : ','}${JSON.stringify(name)}:`, isStored: false },
      { text: canonical(answer[name] ?? null), isStored: fields.includes(name) },
    ]);
  return [...parts, { text: '}', isStored: false }];
}

/** Returns bytes as stored blocks (RFC 1951, section 3.2.4). */
function stored(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += MOST_STORED) {
    const block = bytes.subarray(from, from + MOST_STORED);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(MOST_STORED - block.length, 3);
    blocks.push(head, block);
  }
  return Buffer.concat(blocks);
}
