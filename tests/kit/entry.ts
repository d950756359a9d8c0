import type { Game } from '../../domain/contract/game.ts';
import type { Bot } from '../../domain/games/bots.ts';
import type { SeatId, Viewer } from '../../domain/lib/ids.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { Match } from '../../domain/match/state/state.ts';
import type { Below } from './random.ts';

/** A match that differs from another only in what a viewer may not know, and the commands that differ only in that. */
export interface Twin {
  readonly match: Match;
  /**
   * The command that `seat` gives in the twin where it gives `command` in the original: the same to the viewer's eyes.
   */
  mirror(seat: SeatId, command: Json): Json;
  /** The next action may rightly show what is different: the seat chooses among cards that the viewer does not see. */
  readonly isChoosing?: boolean;
}

/** What the laws need to know of a game that the contract does not say. */
export interface Entry {
  readonly game: Game;
  readonly bot: Bot;
  /** The same for all matches, or by the number of the match. */
  readonly options: Json | ((seed: number) => Json);
  /** After how many commits a random match is ended by agreement. */
  readonly maxCommits: number;
  /** How many random matches the laws play, and how many twins they compare. */
  readonly matches: number;
  readonly twins: number;
  /** Whether random play always reaches a regular end. */
  readonly endsByItself: boolean;
  standing(below: Below): Json;
  /** What never comes into being or vanishes; gives back what is wrong. */
  conserved(state: Json): readonly string[];
  /** Permutes what `viewer` may not know; undefined when it knows everything. */
  twin(match: Match, viewer: Viewer, below: Below): Twin | undefined;
}
