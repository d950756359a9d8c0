/** One participant's chair in a match; it may hold several powers. */
export type SeatId = string;

/** Whose eyes: the seats a person holds. Empty: a spectator. */
export type Viewer = readonly SeatId[];

export const SPECTATOR: Viewer = [];
