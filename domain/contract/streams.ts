import type { Json } from '../lib/json.ts';

/** Where an event shows, or seals, its draw: its type and field, or `sealed` for the value of its seal. */
type Shown = { readonly [type: string]: string };

/**
 * Cards drawn from piles. `from`: the piles that it may draw from; in them `*` stands for what it stands for in the
 * name of the stream, and `**` at the end for anything. `names`: what may stand for it: a stream of any other name
 * could be tried out until its cards please.
 */
export interface PileStream {
  readonly kind: 'pile';
  readonly from: readonly string[];
  readonly shown: Shown;
  readonly names?: readonly string[];
  readonly mixed?: true;
}

/**
 * How the draws of a stream become what an event shows. A name that ends in `*` stands for the streams that `names`
 * lists.
 *
 * `die`: each draw is an index into `faces`. `pile`: each draw is an index into the sorted cards of the piles the draw
 * names, without those drawn before it; `mixed`: events of these types also show cards that nobody drew. `seat`: an
 * index into the seats, sorted by the first thing each plays. `seating`: LOG.md tells its shuffles.
 */
export type Stream =
  | { readonly kind: 'die'; readonly faces: readonly Json[]; readonly shown: Shown }
  | PileStream
  | { readonly kind: 'seat'; readonly shown: Shown }
  | { readonly kind: 'seating' };

export type Streams = { readonly [stream: string]: Stream };
