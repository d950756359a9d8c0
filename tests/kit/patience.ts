/**
 * How long tests wait for what should happen soon, in milliseconds: enough for a machine at a quarter of the usual
 * speed.
 */
export const PATIENCE_MS = 120_000;
