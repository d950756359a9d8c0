import type * as z from 'zod';
import { sure } from '../../lib/sure.ts';
import type { CardOperation } from '../operations/index.ts';
import { campOf, isNation, type Nation } from '../terms/nations.ts';
import type { cardSchema, editionSchema } from './schema.ts';

/*
 * An edition is the game's data: map, pieces, cards and set-ups. The printed map, most card texts and the set-ups are
 * lost, so every datum says whether the rulebook gives it or it was reconstructed; the owner of a game may load exact
 * data in this schema.
 */

export const MARCHES = ['clear', 'marsh', 'river', 'rough'] as const;
export type March = (typeof MARCHES)[number];

export const SOLDIERS = ['infantry', 'cavalry', 'artillery'] as const;

/** A card as it is written, its operations in the language of cards. */
export type CardData = Omit<z.input<typeof cardSchema>, 'ops'> & { readonly ops: readonly CardOperation[] };

/** An edition as it is written: what has its usual value is left out. */
export type EditionData = z.input<typeof editionSchema>;
export type Parsed = z.output<typeof editionSchema>;
export type Space = Parsed['spaces'][number];
export type Link = Parsed['links'][number];
export type LeaderRow = Parsed['leaders'][number];
export type CardRow = Parsed['cards'][number];
export type Scenario = Parsed['scenarios'][number];
export type Counters = Parsed['limits']['soldiers'][Nation];

/** An edition to play with: looked up by id, and each space with the lines that leave it. */
export interface Edition extends Parsed {
  readonly space: ReadonlyMap<string, Space>;
  /** The lines of march of a space: its neighbours, and the march of the line. */
  readonly lines: ReadonlyMap<string, ReadonlyMap<string, March>>;
  readonly leader: ReadonlyMap<string, LeaderRow>;
  readonly card: ReadonlyMap<number, CardRow>;
  readonly scenario: ReadonlyMap<number, Scenario>;
}

/** The row of a space. Throws for an id that is on no map. */
export const spaceRow = ({ space }: Pick<Edition, 'space'>, id: string): Space => sure(space.get(id), `space ${id}`);
export const leaderRow = ({ leader }: Pick<Edition, 'leader'>, id: string): LeaderRow =>
  sure(leader.get(id), `leader ${id}`);
export const cardRow = ({ card }: Pick<Edition, 'card'>, number: number): CardRow =>
  sure(card.get(number), `card #${number}`);

/** Whether a space is printed in a Russian colour. */
export const isRussian = ({ home }: Pick<Space, 'home'>): boolean =>
  home === 'RU' || (isNation(home) && campOf(home) === 'tsarist');
