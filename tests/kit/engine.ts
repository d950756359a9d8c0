import type { Game } from '../../domain/contract/game.ts';
import type { Registry } from '../../domain/games/games.ts';
import { hmac, sha256, toBase64url } from '../../domain/lib/hash.ts';
import type { Means } from '../../domain/match/audit/audit.ts';
import type { Engines } from '../../domain/match/audit/deciders.ts';
import { engineOf } from '../../domain/match/decide/engine.ts';

/** The engine that decides in tests: a name that no file has. */
export const ENGINE_OF_TESTS = sha256('the engine of the tests');

/** The same in games of form 1, which a release began. */
export const RELEASE_OF_TESTS = 'fieldpost@0.0.0';

/** The code under test, as the engine of those names. */
export const enginesOfTests =
  (games: Registry): Engines =>
  async (name, of) => {
    const game =
      [ENGINE_OF_TESTS, RELEASE_OF_TESTS].includes(name) && Object.hasOwn(games, of) ? await games[of]?.() : undefined;
    return game && engineOf(game);
  };

/** What an audit needs that decides again by the code under test. */
export const meansOf = (game: Game): Means => ({ engines: enginesOfTests({ [game.id]: async () => game }) });

/** 16 bytes, the same for the same name. */
export const nonceOf = (name: string): string => toBase64url(hmac(new Uint8Array(16), name).subarray(0, 16));

/** Nonces, one after another: the same ones in each test. `drawn`: how many were drawn elsewhere. */
export function nonces(drawn = 0): () => string {
  let given = drawn;
  return () => nonceOf(String(++given));
}

/** The key of the MACs of snapshots. */
export const SNAPSHOT_KEY = new Uint8Array(32).fill(9);
