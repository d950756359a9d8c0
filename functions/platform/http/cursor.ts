import { sha256 } from '../../../domain/lib/hash.ts';
import { BadCursor } from '../ports/ports.ts';

/**
 * Returns a cursor: the end of a page, with a checksum over it and the list's name. The checksum detects cursors that
 * were cut or belong to another list. It is no signature, because a forged cursor only leads to another page.
 */
export function cursorOf(list: string, position: string): string {
  return Buffer.from(`${sha256(`${list}\n${position}`).slice(0, 12)}${position}`).toString('base64url');
}

/** Returns the position in a cursor of this list. Throws `BadCursor` for any other text. */
export function positionIn(list: string, cursor: string): string {
  const position = Buffer.from(cursor, 'base64url').toString().slice(12);
  if (cursorOf(list, position) !== cursor) throw new BadCursor('this cursor belongs to another list');
  return position;
}
