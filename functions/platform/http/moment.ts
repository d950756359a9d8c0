/** The part of a match in tags: its version, or the name of its face. */
export type Moment = number | string;
