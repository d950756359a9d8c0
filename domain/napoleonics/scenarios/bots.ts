/** How often each side won when the bot played both, of 40 games with the seeds 0 to 39: `BALANCE.md`, which a test holds against this. */
export const BOT_WINS: { readonly [battle: string]: { readonly top: number; readonly bottom: number } } = {
  '001': { top: 23, bottom: 17 },
  '002': { top: 21, bottom: 19 },
  '003': { top: 13, bottom: 27 },
  '004': { top: 17, bottom: 23 },
  '005': { top: 16, bottom: 24 },
  '006': { top: 17, bottom: 23 },
  '007': { top: 24, bottom: 16 },
  '008': { top: 19, bottom: 21 },
  '010': { top: 19, bottom: 21 },
  '011': { top: 28, bottom: 12 },
  '014': { top: 9, bottom: 31 },
  '015': { top: 20, bottom: 20 },
  B01: { top: 23, bottom: 17 },
  U01: { top: 24, bottom: 16 },
};
