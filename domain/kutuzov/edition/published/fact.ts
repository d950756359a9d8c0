import type { Edition } from '../edition.ts';

/** A statement of the rulebook about the published game: its id, its words, and whether an edition agrees. */
export interface Fact {
  readonly id: string;
  readonly says: string;
  readonly holds: (edition: Edition) => boolean;
}
