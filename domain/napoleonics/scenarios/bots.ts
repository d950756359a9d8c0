/**
 * How often each side won when the bot played both, of 400 games, seeds 0 to 399: `BALANCE.md`, which a test holds
 * against this.
 */
export const BOT_WINS: { readonly [battle: string]: { readonly top: number; readonly bottom: number } } = {
  '001': { top: 258, bottom: 142 },
  '001-2': { top: 230, bottom: 170 },
  '002': { top: 248, bottom: 152 },
  '002-2': { top: 205, bottom: 195 },
  '003': { top: 145, bottom: 255 },
  '003-2': { top: 188, bottom: 212 },
  '004': { top: 168, bottom: 232 },
  '005': { top: 141, bottom: 259 },
  '005-2': { top: 177, bottom: 223 },
  '006': { top: 128, bottom: 272 },
  '006-2': { top: 171, bottom: 229 },
  '007': { top: 209, bottom: 191 },
  '008': { top: 213, bottom: 187 },
  '010': { top: 203, bottom: 197 },
  '011': { top: 319, bottom: 81 },
  '011-2': { top: 217, bottom: 183 },
  '014': { top: 161, bottom: 239 },
  '015': { top: 173, bottom: 227 },
  B01: { top: 222, bottom: 178 },
  U01: { top: 191, bottom: 209 },
};
