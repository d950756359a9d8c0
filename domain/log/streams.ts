import type { Json } from '../lib/json.ts';

/** Where an event shows, or seals, what was drawn: by its type, the field, or `sealed` for the value of its seal. */
type Shown = { readonly [type: string]: string };

/**
 * How the draws of a stream become what an event shows. A name that ends in `*` stands for all streams that begin so.
 *
 * `die`: each draw is an index into `faces`. `pile`: each draw is an index into the sorted cards of the piles the draw names, without those
 * drawn before it; `mixed`: events of these types also show cards that nobody drew. `seat`: an index into the seats, sorted by the
 * first thing each plays. `seating`: LOG.md tells its shuffles.
 */
export type Stream =
  | { readonly kind: 'die'; readonly faces: readonly Json[]; readonly shown: Shown }
  | { readonly kind: 'pile'; readonly shown: Shown; readonly mixed?: true }
  | { readonly kind: 'seat'; readonly shown: Shown }
  | { readonly kind: 'seating' };

export type Streams = { readonly [stream: string]: Stream };

/** The streams of every match, whatever is played. */
export const MATCH_STREAMS: Streams = { seating: { kind: 'seating' } };

/** The stream of a name, or of the longest beginning that is listed. */
export function streamOf(streams: Streams, name: string): Stream | undefined {
  const listed = Object.keys(streams)
    .filter((key) => key === name || (key.endsWith('*') && name.startsWith(key.slice(0, -1))))
    .sort((a, b) => b.length - a.length);
  return listed[0] === undefined ? undefined : streams[listed[0]];
}
