/** Characters that control a terminal or hide text: controls and invisible marks, except the line feed. */
const OBEYED = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Escapes such characters as JSON does, so that a server's text cannot control the terminal. */
export const shown = (text: string): string =>
  text.replace(OBEYED, (mark) =>
    mark.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
