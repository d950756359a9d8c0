/** One participant's chair in a match; it may hold several powers. */
export type SeatId = string;

/** The seats of the viewer. Empty: a spectator. */
export type Viewer = readonly SeatId[];

export const SPECTATOR: Viewer = [];

/** Returns whether a commit by this name is a bot's. Form 1 calls all bots of a game `bots`. */
export const isBot = (by: string): boolean => by === 'bots' || by.startsWith('bot:');

/** Returns whether no person sent a commit by this name. */
export const isMachine = (by: string): boolean => by === 'clock' || by === 'house' || isBot(by);
