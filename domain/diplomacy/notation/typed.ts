// Orders as phones and word processors write them, put into the characters that the grammar knows. Only the reader does
// this: what a game keeps is the order that was understood.

/** Signs that may stand before an order on its line: quotation marks, bullets and numbers, `1.`, `(2)`, `-`, `>`. */
const BEFORE =
  /^(?:\s+|["'`\u2018-\u201f\u00ab\u00bb\u300c-\u300f]|[-*+>\u00b7\u2022\u2023\u2043\u2219\p{So}]|\(?\d{1,2}[.):]?(?!\d))+/u;
const BEHIND = /[\s"'`\u2018-\u201f\u00ab\u00bb\u300c-\u300f]+$/;
/** Hyphens, dashes and the minus sign. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\uff0d]/g;
const ARROWS = /[-=]+>|[\u2192\u21d2\u27a1]\ufe0f?/g;

/** Whether a text needs none of it: only what the grammar itself knows, and nothing before the order. */
const isPlain = (text: string): boolean => /^[a-z][a-z\s:,.;()/-]*$/i.test(text) && !text.includes('--');

/**
 * An order in the characters of the grammar: compatible forms, dashes and arrows made one, without what stands around
 * it.
 */
export function asTyped(text: string): string {
  if (isPlain(text)) return text;
  return text
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(ARROWS, ' -> ')
    .replace(/-{2,}/g, '-')
    .replace(BEFORE, '')
    .replace(BEHIND, '');
}

/** Marks at which a line may be cut into orders, also the wide ones of Asian keyboards. */
const CUTS = /[,;\uff0c\uff1b]/;

/**
 * Returns the orders in a line. It is one where it reads as one; else it is cut at commas and semicolons where each
 * part reads as a separate order; where that is not so either, it stays whole. A part goes on as long as it reads, so
 * that the commas of the rulebook stay inside: `육, 파리 - 버건디, 육, 마르세유, 지원, 육, 파리 - 버건디` are two.
 */
export function ordersIn(
  line: string,
  isOrder: (text: string) => boolean,
  isPart: (text: string) => boolean,
): readonly string[] {
  const pieces = line.split(CUTS).filter((piece) => piece.trim() !== '');
  if (pieces.length < 2 || isOrder(line)) return [line];
  const parts: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const part = longestPart(pieces.slice(at, at + MOST_PIECES), isPart);
    if (part === undefined) return [line];
    parts.push(part.text.trim());
    at += part.pieces;
  }
  return parts;
}

/** No order has more commas than the six of `프랑스, 해군, 로마, 지원, 해군, 나폴리, 타이레니안해`. */
const MOST_PIECES = 7;

/**
 * The order that some pieces begin with: from the first of them with which it reads, on to the last before it no longer
 * does.
 */
function longestPart(
  pieces: readonly string[],
  isPart: (text: string) => boolean,
): { readonly text: string; readonly pieces: number } | undefined {
  let found: { readonly text: string; readonly pieces: number } | undefined;
  for (let count = 1; count <= pieces.length; count++) {
    const text = pieces.slice(0, count).join(',');
    if (isPart(text)) found = { text, pieces: count };
    else if (found !== undefined) return found;
  }
  return found;
}
