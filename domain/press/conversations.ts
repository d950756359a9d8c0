import type { SeatId } from '../lib/ids.ts';
import { greySeatsIn, isGrey } from './grey.ts';

/** Everybody at the table, and the spectators. */
export const ALL = 'all';
/** The people who wait in the lobby. */
export const LOBBY = 'lobby';

/** The readers of an entry: everybody, the lobby, or these seats. */
export type To = typeof ALL | typeof LOBBY | readonly SeatId[];

/** A conversation is a set of seats: its name is their ids in order. The writer is one of them. */
export const conversationOf = (seat: SeatId, to: To): string =>
  typeof to === 'string' ? to : [...new Set([seat, ...to])].sort().join(',');

/** The seats that read a conversation; none: everybody's, or the lobby's. */
export const seatsIn = (conversation: string): readonly SeatId[] => {
  if (isGrey(conversation)) return greySeatsIn(conversation);
  return conversation.includes(',') ? conversation.split(',') : [];
};
