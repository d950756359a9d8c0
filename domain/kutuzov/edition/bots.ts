/**
 * How often each Camp won when the bot played all seats, of 200 games with the seeds 8000 to 8199: `BALANCE.md`, which a test holds against
 * this.
 */
export const BOT_WINS: { readonly [scenario: number]: { readonly imperial: number; readonly tsarist: number } } = {
  1: { imperial: 20, tsarist: 180 },
  2: { imperial: 23, tsarist: 177 },
  3: { imperial: 76, tsarist: 124 },
  4: { imperial: 188, tsarist: 12 },
};
