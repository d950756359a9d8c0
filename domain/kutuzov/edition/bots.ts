/**
 * How often each Camp won when the bot played all seats, of games with the seeds from 8000 on: a thousand of scenario 1, five hundred of 2,
 * two hundred of 3 and three hundred of 4. `BALANCE.md` says which bot it was, and a test holds it against this.
 */
export const BOT_WINS: { readonly [scenario: number]: { readonly imperial: number; readonly tsarist: number } } = {
  1: { imperial: 190, tsarist: 810 },
  2: { imperial: 166, tsarist: 334 },
  3: { imperial: 121, tsarist: 79 },
  4: { imperial: 214, tsarist: 86 },
};
