import type { AnchorStore } from '../ports/anchor-store.ts';

/** Returns a store that has nothing, and takes nothing: of a server without a data folder. */
export const nowhere = (): AnchorStore => ({
  put: async () => undefined,
  add: async () => false,
  get: async () => undefined,
  hours: async () => [],
  newest: async () => undefined,
});
