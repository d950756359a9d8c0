/**
 * Names this code. Bundling replaces the variable by a hash of all sources. Results of another build are computed
 * again.
 */
export const BUILD = process.env.FIELDPOST_BUILD ?? 'not bundled';
