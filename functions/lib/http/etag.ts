import { ENGINE } from '../../../domain/engine.ts';
import { hmac, toBase64url } from '../../../domain/lib/hash.ts';

interface Tagged {
  readonly game: string;
  readonly user: string;
  readonly version: number;
  readonly locale: string;
  readonly representation: string;
}

/** A strong ETag that only this server can make for this reader and version. */
export const etagOf = (key: Uint8Array, tagged: Tagged): string =>
  `"${toBase64url(hmac(key, JSON.stringify([tagged.game, tagged.user, tagged.version, tagged.locale, tagged.representation, ENGINE]))).slice(0, 27)}"`;
