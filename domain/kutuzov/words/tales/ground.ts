import type * as z from 'zod';
import type { Tales } from '../../../contract/story.ts';
import { josa } from '../../../lib/josa.ts';
import type { groundFacts } from '../../table/ground-facts.ts';
import { CAMP_NAMES } from '../powers.ts';
import { en, ko, place, type Words } from './told.ts';

/** How facts are told of the map: flags and markers. */
export const groundTales = {
  'flag-set': {
    en: ({ space, flag, rule }, words) =>
      `${place(space, words)}: ${flag === null ? 'no flag any more' : `flag of ${en[flag]}`}. (${rule})`,
    ko: ({ space, flag, rule }, words) =>
      `${place(space, words)}: ${flag === null ? '깃발을 제거합니다' : `${ko[flag]} 깃발을 놓습니다`}. (${rule})`,
  },
  'scorched-set': {
    en: ({ space, scorched, rule }, words) =>
      `${place(space, words)}: ${scorched ? 'Scorched Earth' : 'no longer scorched'}. (${rule})`,
    ko: ({ space, scorched, rule }, words) =>
      `${place(space, words)}: ${scorched ? '초토화합니다' : '초토화를 끝냅니다'}. (${rule})`,
  },
  sacked: {
    en: ({ space, rule }, words) => `${place(space, words)} is sacked. (${rule})`,
    ko: ({ space, rule }, words) => `${place(space, words)}: 약탈합니다. (${rule})`,
  },
  'entrenched-set': {
    en: ({ space, camp, rule }, words) =>
      `${place(space, words)}: ${camp === null ? 'no Entrenchment' : `Entrenchment of the ${CAMP_NAMES.en[camp]}`}. (${rule})`,
    ko: ({ space, camp, rule }, words) =>
      `${place(space, words)}: ${camp === null ? '참호를 제거합니다' : `${CAMP_NAMES.ko[camp]} 참호를 놓습니다`}. (${rule})`,
  },
  'dmc-set': {
    en: ({ space, power, rule }, words) =>
      `${place(space, words)}: ${power === null ? 'no DMC any more' : `DMC of ${en[power]}`}. (${rule})`,
    ko: ({ space, power, rule }, words) =>
      `${place(space, words)}: ${power === null ? 'DMC를 제거합니다' : `${ko[power]} DMC를 놓습니다`}. (${rule})`,
  },
  'trains-set': {
    en: ({ camp, space, rule }, words) =>
      `Supply Trains of the ${CAMP_NAMES.en[camp]}: ${space === null ? 'off the map' : place(space, words)}. (${rule})`,
    ko: ({ camp, space, rule }, words) =>
      `${CAMP_NAMES.ko[camp]} 보급 열차를 ${space === null ? '지도에서 제거합니다' : `${place(space, words)}에 놓습니다`}. (${rule})`,
  },
  'bridge-set': {
    en: ({ owner, a, b, there, rule }, words) =>
      `${en[owner]}: ${there ? 'a bridge' : 'no bridge any more'} between ${place(a, words)} and ${place(b, words)}. (${rule})`,
    ko: ({ owner, a, b, there, rule }, words) =>
      `${josa(ko[owner], '이/가')} ${place(a, words)}, ${place(b, words)} 사이의 다리를 ${there ? '놓습니다' : '제거합니다'}. (${rule})`,
  },
} satisfies Tales<z.infer<(typeof groundFacts)[number]>, Words>;
