import { at } from '../../lib/sure.ts';
/** The four Powers, in impulse order (§1.3). */
export const POWERS = ['FN', 'R1', 'FS', 'R2'] as const;
export type Power = (typeof POWERS)[number];

/** Allies have pieces and flags, but no hand, no resources and no impulse (§1.2). */
export const ALLIES = ['PR', 'AU'] as const;
export type Ally = (typeof ALLIES)[number];

export const NATIONS = [...POWERS, ...ALLIES] as const;
export type Nation = (typeof NATIONS)[number];

/** §1.1 */
export const CAMPS = ['imperial', 'tsarist'] as const;
export type Camp = (typeof CAMPS)[number];

export type ByPower<T> = { readonly [power in Power]: T };
export type ByCamp<T> = { readonly [camp in Camp]: T };

export const isPower = (text: string): text is Power => (POWERS as readonly string[]).includes(text);
export const isNation = (text: string): text is Nation => (NATIONS as readonly string[]).includes(text);

export const campOf = (nation: Nation): Camp => (nation === 'R1' || nation === 'R2' ? 'tsarist' : 'imperial');
export const otherCamp = (camp: Camp): Camp => (camp === 'imperial' ? 'tsarist' : 'imperial');

/** In impulse order. */
export const POWERS_OF: ByCamp<readonly [Power, Power]> = { imperial: ['FN', 'FS'], tsarist: ['R1', 'R2'] };
export const NATIONS_OF: ByCamp<readonly Nation[]> = { imperial: ['FN', 'FS', 'PR', 'AU'], tsarist: ['R1', 'R2'] };

const PARTNERS: ByPower<Power> = { FN: 'FS', FS: 'FN', R1: 'R2', R2: 'R1' };
/** The other Power of one's Camp. */
export const partnerOf = (power: Power): Power => PARTNERS[power];

/** The Power that runs a nation's pieces: Prussia's are French North's, Austria's French South's (§1.1). */
export const powerOf = (nation: Nation): Power => (nation === 'PR' ? 'FN' : nation === 'AU' ? 'FS' : nation);

const NATIONS_BY_POWER: ByPower<readonly Nation[]> = { FN: ['FN', 'PR'], FS: ['FS', 'AU'], R1: ['R1'], R2: ['R2'] };
/** A Power and its ally, if it has one. */
export const nationsOf = (power: Power): readonly Nation[] => NATIONS_BY_POWER[power];

/** The Power after this one in impulse order (§1.3). */
export const nextPower = (power: Power): Power => at(POWERS, (POWERS.indexOf(power) + 1) % POWERS.length);

/** All Powers in impulse order, starting with `first`. */
export const powersFrom = (first: Power): readonly Power[] => {
  const at = POWERS.indexOf(first);
  return [...POWERS.slice(at), ...POWERS.slice(0, at)];
};

export const byPower = <T>(of: (power: Power) => T): ByPower<T> => ({
  FN: of('FN'),
  R1: of('R1'),
  FS: of('FS'),
  R2: of('R2'),
});
export const byCamp = <T>(of: (camp: Camp) => T): ByCamp<T> => ({ imperial: of('imperial'), tsarist: of('tsarist') });
