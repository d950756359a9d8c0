import { drawingProblems } from '../drawing.ts';
import type { Edition } from '../edition.ts';
import { unless } from '../unless.ts';
import { CARD_FACTS } from './cards.ts';
import { MAP_FACTS } from './map.ts';
import { setupProblems } from './setups.ts';

/** Where an edition contradicts what is known of the published game, or cannot be drawn. */
export const publishedProblems = (edition: Edition): readonly string[] => [
  ...[...MAP_FACTS, ...CARD_FACTS].flatMap(({ id, says, holds }) => unless(holds(edition), `${id}: not so: ${says}`)),
  ...setupProblems(edition),
  ...drawingProblems(edition),
];
