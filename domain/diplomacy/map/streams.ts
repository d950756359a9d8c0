import type { Streams } from '../../contract/streams.ts';

/** How draws become what an event shows: a coin names the side of Italy (§16.8). */
export const streams: Streams = { coin: { kind: 'seat', shown: { 'coin-tossed': 'seat' } } };
