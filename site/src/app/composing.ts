/**
 * Returns whether a key belongs to text that is being composed, such as Hangul: it ends a syllable and sends nothing.
 * Browsers without that flag give the key the code 229.
 */
export const isComposing = ({ isComposing: is, keyCode }: KeyboardEvent): boolean => is || keyCode === 229;

/** Returns the letter of a key on a Latin keyboard: in Korean input the key F reports ㄹ, or nothing. */
export function letterOf({ key, code }: KeyboardEvent): string {
  const isOther = key === 'Process' || /^[\u3131-\u318e\uac00-\ud7a3]$/.test(key);
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return isOther && letter !== undefined ? letter.toLowerCase() : key;
}
