import { drawingProblems } from './drawing.ts';
import type { Edition } from './edition.ts';
import { CARD_FACTS } from './published/cards.ts';
import { MAP_FACTS } from './published/map.ts';
import { setupProblems } from './published/setups.ts';
import { unless } from './structure.ts';

/** A thing the rulebook tells of the published game: its id, the statement, and whether an edition agrees. */
export interface Fact {
  readonly id: string;
  readonly says: string;
  readonly holds: (edition: Edition) => boolean;
}

/** Where an edition contradicts what is known of the published game, or cannot be drawn. */
export const publishedProblems = (edition: Edition): readonly string[] => [
  ...[...MAP_FACTS, ...CARD_FACTS].flatMap(({ id, says, holds }) => unless(holds(edition), `${id}: not so: ${says}`)),
  ...setupProblems(edition),
  ...drawingProblems(edition),
];
