import type { Streams } from '../contract/streams.ts';
import { streams as diplomacy } from '../diplomacy/map/streams.ts';
import { streams as kutuzov } from '../kutuzov/cards/streams.ts';
import { streams as napoleonics } from '../napoleonics/orders/piles.ts';

/** How each game shows its draws, without the game: all that an audit needs besides the engines. */
export const STREAMS: { readonly [game: string]: Streams } = { diplomacy, kutuzov, napoleonics };
