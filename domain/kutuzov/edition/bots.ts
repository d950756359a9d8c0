/**
 * How often each Camp won when the bot played all seats of the second edition, of games with the seeds from 8000 on. `BALANCE.md` says how
 * many, and which bot it was, and a test holds it against this.
 */
export const BOT_WINS: { readonly [scenario: number]: { readonly imperial: number; readonly tsarist: number } } = {
  1: { imperial: 198, tsarist: 202 },
  2: { imperial: 194, tsarist: 206 },
  3: { imperial: 339, tsarist: 261 },
  4: { imperial: 62, tsarist: 138 },
};
