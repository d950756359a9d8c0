import { sha256 } from '../../../domain/lib/hash.ts';
import { BadCursor } from '../ports/ports.ts';

/**
 * A cursor: where a page of a list ended, and a checksum over that and the list's name. The checksum finds cursors that
 * were cut, or taken from another list; it is no signature, because a forged cursor leads only to another page of the
 * same list.
 */
export function cursorOf(list: string, position: string): string {
  return Buffer.from(`${sha256(`${list}\n${position}`).slice(0, 12)}${position}`).toString('base64url');
}

/** The position in a cursor of this list. Throws `BadCursor` for any other text. */
export function positionIn(list: string, cursor: string): string {
  const position = Buffer.from(cursor, 'base64url').toString().slice(12);
  if (cursorOf(list, position) !== cursor) throw new BadCursor('this cursor was not made by this list');
  return position;
}
