/**
 * How often each Camp won when the bot played all seats, of games with the seeds from 8000 on: a thousand of scenarios 2 and 4, two hundred
 * of 1 and 3. `BALANCE.md` says which bot it was, and a test holds it against this.
 */
export const BOT_WINS: { readonly [scenario: number]: { readonly imperial: number; readonly tsarist: number } } = {
  1: { imperial: 36, tsarist: 164 },
  2: { imperial: 276, tsarist: 724 },
  3: { imperial: 121, tsarist: 79 },
  4: { imperial: 854, tsarist: 146 },
};
