import type { Game } from '../contract/game.ts';

/** The games of this server, each loaded on its first use. */
export type Registry = { readonly [id: string]: () => Promise<Game> };

export const GAMES: Registry = {
  diplomacy: async () => (await import('../diplomacy/index.ts')).diplomacy,
  napoleonics: async () => (await import('../napoleonics/index.ts')).napoleonics,
  kutuzov: async () => (await import('../kutuzov/index.ts')).kutuzov,
};
