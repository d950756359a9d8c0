/** What a terminal may obey, or what hides how a text reads: controls and invisible marks, except the line feed. */
const OBEYED = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Writes out, as JSON does, what a terminal would obey in a text of another machine: nothing that a server says may
 * command it.
 */
export const shown = (text: string): string =>
  text.replace(OBEYED, (mark) =>
    mark.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
