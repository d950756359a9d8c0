import type { SeatId } from '../lib/ids.ts';
import type { Locale } from '../lib/text.ts';
import type { GameEvent } from './game.ts';

/** An event as one reader may know it. `secret` is its sealed value, for readers who may know it. */
export type Heard<E extends GameEvent> = E extends unknown
  ? Omit<E, 'sealed' | 'opens'> & {
      readonly type: E['type'];
      readonly secret?: (E extends { readonly sealed: { readonly value: infer Value } } ? Value : never) | undefined;
    }
  : never;

/** The context of an event in words: the same at every version of a match. */
export interface Scene<Options> {
  readonly options: Options;
  /** Returns the name of a seat in the language of the story. */
  seat(id: SeatId): string;
  /** What happened in the same commit before the event, and after it. */
  readonly earlier?: readonly { readonly type: string }[];
  readonly later?: readonly { readonly type: string }[];
}

/** Marks events without news for people: steps of the procedure, piles, and facts that the next event repeats. */
export const SILENT = 'silent';

type Sentences = string | readonly string[] | undefined;
type Tale<E, Words> = { readonly [locale in Locale]: (event: E, words: Words) => Sentences };

/** How each type of event is told, in every language; a type that is missing is found by the compiler. */
export type Tales<E extends GameEvent, Words> = {
  readonly [K in E['type']]: Tale<Extract<Heard<E>, { readonly type: K }>, Words> | typeof SILENT;
};

/** The sentences of an event. One of an unknown type, which another release may have written, has none. */
export function toldBy<E extends GameEvent, Words>(
  tales: Tales<E, Words>,
  event: Heard<E>,
  locale: Locale,
  words: Words,
): readonly string[] {
  const tale: Tale<Heard<E>, Words> | typeof SILENT | undefined = (tales as Tales<GameEvent, Words>)[event.type];
  if (tale === undefined || tale === SILENT) return [];
  const said = tale[locale](event, words);
  if (said === undefined) return [];
  return typeof said === 'string' ? [said] : said;
}
