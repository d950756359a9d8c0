import type * as z from 'zod';
import type { Tales } from '../../../contract/story.ts';
import type { groundFacts } from '../../table/ground-facts.ts';
import { CAMP_NAMES } from '../powers.ts';
import { en, ko, place, type Words } from './told.ts';

/** How facts are told of the map: flags and markers. */
export const groundTales = {
  'flag-set': {
    en: ({ space, flag, rule }, words) =>
      `${place(space, words)}: ${flag === null ? 'no flag any more' : `flag of ${en[flag]}`}. (${rule})`,
    ko: ({ space, flag, rule }, words) => `${place(space, words)}: ${flag === null ? '깃발 없앰' : `${ko[flag]} 깃발`}. (${rule})`,
  },
  'scorched-set': {
    en: ({ space, scorched, rule }, words) => `${place(space, words)}: ${scorched ? 'Scorched Earth' : 'no longer scorched'}. (${rule})`,
    ko: ({ space, scorched, rule }, words) => `${place(space, words)}: ${scorched ? '초토화' : '초토화 해제'}. (${rule})`,
  },
  sacked: {
    en: ({ space, rule }, words) => `${place(space, words)} is sacked. (${rule})`,
    ko: ({ space, rule }, words) => `${place(space, words)}: 약탈됨. (${rule})`,
  },
  'entrenched-set': {
    en: ({ space, camp, rule }, words) =>
      `${place(space, words)}: ${camp === null ? 'no Entrenchment' : `Entrenchment of the ${CAMP_NAMES.en[camp]}`}. (${rule})`,
    ko: ({ space, camp, rule }, words) =>
      `${place(space, words)}: ${camp === null ? '참호 없앰' : `${CAMP_NAMES.ko[camp]} 참호`}. (${rule})`,
  },
  'dmc-set': {
    en: ({ space, power, rule }, words) =>
      `${place(space, words)}: ${power === null ? 'no DMC any more' : `DMC of ${en[power]}`}. (${rule})`,
    ko: ({ space, power, rule }, words) => `${place(space, words)}: ${power === null ? 'DMC 없앰' : `${ko[power]} DMC`}. (${rule})`,
  },
  'trains-set': {
    en: ({ camp, space, rule }, words) =>
      `Supply Trains of the ${CAMP_NAMES.en[camp]}: ${space === null ? 'off the map' : place(space, words)}. (${rule})`,
    ko: ({ camp, space, rule }, words) =>
      `${CAMP_NAMES.ko[camp]} 보급 열차: ${space === null ? '지도에서 내림' : place(space, words)}. (${rule})`,
  },
  'bridge-set': {
    en: ({ owner, a, b, there, rule }, words) =>
      `${en[owner]}: ${there ? 'a bridge' : 'no bridge any more'} between ${place(a, words)} and ${place(b, words)}. (${rule})`,
    ko: ({ owner, a, b, there, rule }, words) =>
      `${ko[owner]}: ${place(a, words)}, ${place(b, words)} 사이에 다리${there ? '를 놓음' : ' 없앰'}. (${rule})`,
  },
} satisfies Tales<z.infer<(typeof groundFacts)[number]>, Words>;
