import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { fromBase64url, sha256, toBase64url } from '../../../../domain/lib/hash.ts';
import type { Projected } from '../../ports/ports.ts';
import type { Told } from '../../ports/told.ts';
import { type Item, jsonIn, shaped, textIn } from '../items.ts';
import { LISTS, type Place } from './places.ts';
import { isListed, isNames, isProjected } from './view-shape.ts';

/** A stored view. `mark` identifies exactly this one. */
export interface Kept extends Projected {
  readonly mark?: string;
  /** The form of the lists (`LISTS`) in which its pointers were written. */
  readonly lists?: string;
}

/** The sort key of a view. */
export const VIEW = 'V';
export const partitionOf = (game: string): string => `G#${game}`;
export const keyOf = ({ pk, sk }: Place): Item => ({ pk: { S: pk }, sk: { S: sk } });

/**
 * The common content of views, which is not written with each. Another text needs another form of the lists (`LISTS`).
 */
const USUAL = Buffer.from(
  [
    '"entropy":{"failed":0,"contributed":[],"revealed":[],"awaited":[]},"outcome":{"how":"agreed","seats":[]},"grace":true,"settled":true,',
    '"visibility":"private","invited":[],"holder":{"kind":"hidden"},"holder":{"kind":"bot"},"status":"lobby","status":"over",',
    '"options":{"scenario":""},"seating":"preferences","seed":"","ko":{"phase":"년 봄, 이동","seats":[{"seat":"{"view":{"game":"g",',
    '"of":"diplomacy","rules":"diplomacy@1","owner":"u","status":"playing","phase":"Spring 1901, movement","version":1,"hash":"",',
    '"createdAt":17,"at":17,"options":{"rulings":"rulebook","players":7},"settings":{"visibility":"public","deadlines":{"default":86400},',
    '"grace":0,"draw":"unanimous","anonymous":false,"seating":"choose","absent":"lapse","entropy":"house","lobbyExpires":604800},',
    '"seats":[{"seat":"austria","name":"Austria","holds":["austria"],"holder":{"kind":"user","user":"u"}},{"ask":"S1901M",',
    '"seat":"england","kind":"orders"}],"due":17,"votes":{},"seedCommitment":"","people":{"u":""},"title":"A","held":{"p":["france"]}},',
    '"hidden":["p"],"who":""}',
  ].join(''),
);

/** Characters of a mark. It only tells whether a view is the one that was read. */
const MARK = 16;

/**
 * Returns a view as an item, compressed because writes cost by the kilobyte. Equal views give equal items. A salt does
 * not compress, so its bytes are apart.
 */
export function itemOf({ view, hidden, who, told }: Projected): Item & { readonly mark: { readonly S: string } } {
  const [salt, more] = apart(told);
  const text = JSON.stringify({ view, hidden, who, ...(more && { told: more }) });
  return {
    ...keyOf({ pk: partitionOf(view.game), sk: VIEW }),
    version: { N: String(view.version) },
    lists: { S: LISTS },
    mark: { S: sha256(text + toBase64url(salt ?? new Uint8Array())).slice(0, MARK) },
    kept: { B: deflateRawSync(text, { dictionary: USUAL, level: 9 }) },
    ...(salt && { salt: { B: salt } }),
  };
}

/** Returns the bytes of a salt, and what is told beside it; `undefined`: nothing. */
function apart(told: Told | undefined): readonly [salt: Uint8Array | undefined, more: Told | undefined] {
  if (told?.salt === undefined) return [undefined, told];
  const { salt, ...more } = told;
  const bytes = fromBase64url(salt);
  if (toBase64url(bytes) !== salt) return [undefined, told];
  return [bytes, Object.keys(more).length === 0 ? undefined : more];
}

/** Returns the view in an item. Items of earlier releases have no mark. */
export function keptIn(item: Item): Kept {
  if (item.kept?.B === undefined)
    return {
      view: jsonIn(item, 'view', isListed),
      hidden: shaped(item, 'hidden', item.hidden?.S ?? '[]', isNames),
    };
  const text = inflateRawSync(item.kept.B, { dictionary: USUAL }).toString('utf8');
  const kept = shaped(item, 'kept', text, isProjected);
  return {
    ...kept,
    ...(item.salt?.B !== undefined && { told: { salt: toBase64url(item.salt.B), ...kept.told } }),
    mark: textIn(item, 'mark'),
    ...(item.lists?.S !== undefined && { lists: item.lists.S }),
  };
}
