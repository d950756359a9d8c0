import type { Locale, Text } from '../../../lib/text.ts';
import type { Words } from './told.ts';

/* What a check of a track comes to, which the dice alone do not say (§9.2, §14.43). */

/** What a track does after dice against its Loss markers. */
type Fate = 'holds' | 'falls' | 'may recover' | 'ends';

/** The tracks that are checked, by what the dice are rolled for. */
const TRACKS: { readonly [why: string]: 'morale' | 'attrition' } = {
  'morale-check': 'morale',
  'attrition-check': 'attrition',
};

const FATES: { readonly [track in 'morale' | 'attrition']: { readonly [fate in Fate]: Text } } = {
  morale: {
    holds: { en: 'passed, morale holds', ko: '통과, 사기 유지' },
    falls: { en: 'failed, morale drops a level', ko: '실패, 사기 한 단계 하락' },
    'may recover': { en: 'failed, morale drops unless Loss is cancelled', ko: '실패, Loss를 없애지 못하면 사기 하락' },
    ends: { en: 'failed, morale breaks', ko: '실패, 사기 붕괴' },
  },
  attrition: {
    holds: { en: 'passed, the level holds', ko: '통과, 손실단계 유지' },
    falls: { en: 'failed, the level drops', ko: '실패, 손실단계 하락' },
    'may recover': {
      en: 'failed, the level drops unless Loss is cancelled',
      ko: '실패, Loss를 없애지 못하면 단계 하락',
    },
    ends: { en: 'failed, morale breaks', ko: '실패, 사기 붕괴' },
  },
};

/** What a try to rise does to morale. */
const RISES: { readonly [is in 'yes' | 'no']: Text } = {
  yes: { en: 'success', ko: '성공' },
  no: { en: 'failure, morale stays', ko: '실패, 사기 유지' },
};

/** What a check has come to, by what follows it in the same commit; undefined: the dice are for something else. */
export function checked(why: string, { later }: Words, locale: Locale): string | undefined {
  if (why === 'morale-rise') return RISES[later[0]?.type === 'morale-set' ? 'yes' : 'no'][locale];
  const track = TRACKS[why];
  return track && FATES[track][fateIn(track, later)][locale];
}

/** A drop is noted right after its new level, and a level is set for many other reasons. */
function fateIn(track: 'morale' | 'attrition', later: Words['later']): Fate {
  const [next, noted] = later as readonly Follows[];
  if (next?.type === 'ended') return 'ends';
  if (next?.type === 'entered' && next.frame?.is === 'recovery') return 'may recover';
  return next?.type === `${track}-set` && noted?.impulse?.[track] !== undefined ? 'falls' : 'holds';
}

/** What may follow a check. */
interface Follows {
  readonly type: string;
  readonly frame?: { readonly is: string };
  readonly impulse?: { readonly [track: string]: unknown };
}
