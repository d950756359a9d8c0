/** What tags name of a match: its version, or the name of its face. */
export type Moment = number | string;
