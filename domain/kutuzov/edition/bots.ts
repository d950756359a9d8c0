/**
 * How often each Camp won when the bot played all seats, of 200 games with the seeds 8000 to 8199: `BALANCE.md`, which says which bot it
 * was, and which a test holds against this.
 */
export const BOT_WINS: { readonly [scenario: number]: { readonly imperial: number; readonly tsarist: number } } = {
  1: { imperial: 69, tsarist: 131 },
  2: { imperial: 58, tsarist: 142 },
  3: { imperial: 117, tsarist: 83 },
  4: { imperial: 183, tsarist: 17 },
};
