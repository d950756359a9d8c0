/**
 * How often each Camp won when the bot played all seats of the second edition, of games with the seeds from 8000 on.
 * `BALANCE.md` says how many, and which bot it was, and a test holds it against this.
 */
export const BOT_WINS: { readonly [scenario: number]: { readonly imperial: number; readonly tsarist: number } } = {
  1: { imperial: 496, tsarist: 504 },
  2: { imperial: 465, tsarist: 535 },
  3: { imperial: 571, tsarist: 429 },
  4: { imperial: 151, tsarist: 849 },
};
