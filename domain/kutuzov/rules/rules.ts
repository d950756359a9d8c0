import { BASICS } from './00-03-basics.ts';
import { TURN_AND_CARDS } from './04-05-turn-and-cards.ts';
import { BUILDING_AND_FLAGS } from './06-08-building-and-flags.ts';
import { MORALE } from './09-morale.ts';
import { MOVEMENT } from './10-movement.ts';
import { INTERCEPTION } from './11-interception.ts';
import { BATTLE } from './12-battle.ts';
import { SIEGES } from './13-sieges.ts';
import { ATTRITION_AND_SEA } from './14-15-attrition-and-sea.ts';
import { RESOURCES_AND_INTERPHASE } from './16-17-resources-and-interphase.ts';
import { VICTORY } from './18-20-victory.ts';
import type { Chapter } from './chapter.ts';
import { PLAY_BOOK } from './play-book.ts';

/**
 * The rules by the ids that refusals, results and tests cite, each in words of our own, numbered as in the rulebook
 * (`§PB4.1`: its Play Book). `§0.1` to `§0.3` hold everywhere. `§6`, `§7`, `§9` and `§17` say what holds for a whole
 * chapter. RULINGS.md answers the questions that the rules leave open.
 */
export const RULES: Chapter = {
  ...BASICS,
  ...TURN_AND_CARDS,
  ...BUILDING_AND_FLAGS,
  ...MORALE,
  ...MOVEMENT,
  ...INTERCEPTION,
  ...BATTLE,
  ...SIEGES,
  ...ATTRITION_AND_SEA,
  ...RESOURCES_AND_INTERPHASE,
  ...VICTORY,
  ...PLAY_BOOK,
};
