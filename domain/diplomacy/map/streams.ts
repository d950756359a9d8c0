import type { Streams } from '../../contract/streams.ts';

/** How draws become what an event shows: a coin says for whom Italy fights (§16.8). */
export const streams: Streams = { coin: { kind: 'seat', shown: { 'coin-tossed': 'seat' } } };
