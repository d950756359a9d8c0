/**
 * Whether a key belongs to text that is being composed, as Hangul is: it ends a syllable, and sends nothing. Browsers
 * that do not say so give the key the code 229.
 */
export const isComposing = ({ isComposing: is, keyCode }: KeyboardEvent): boolean => is || keyCode === 229;

/** The letter on a key, as on a Latin keyboard: while Hangul is written the key of F says ㄹ, or nothing. */
export function letterOf({ key, code }: KeyboardEvent): string {
  const isOther = key === 'Process' || /^[\u3131-\u318e\uac00-\ud7a3]$/.test(key);
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return isOther && letter !== undefined ? letter.toLowerCase() : key;
}
