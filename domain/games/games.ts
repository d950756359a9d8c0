import type { Game } from '../contract/game.ts';

/** The games of the house, each loaded when it is first asked for. */
export type Registry = { readonly [id: string]: () => Promise<Game> };

export const GAMES: Registry = {
  diplomacy: async () => (await import('../diplomacy/index.ts')).diplomacy,
  napoleonics: async () => (await import('../napoleonics/index.ts')).napoleonics,
  kutuzov: async () => (await import('../kutuzov/index.ts')).kutuzov,
};
