/**
 * Names this code: when the functions are bundled, a hash of all their sources takes the place of the variable. What
 * was worked out under another name is worked out again.
 */
export const BUILD = process.env.FIELDPOST_BUILD ?? 'not bundled';
