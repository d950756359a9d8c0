import type { Locale } from '../../lib/text.ts';
import type { Camp, Nation } from '../terms/nations.ts';

/** Names by language; the compiler finds a missing one. */
export type Nouns<Id extends string> = { readonly [locale in Locale]: { readonly [id in Id]: string } };

export const NATION_NAMES: Nouns<Nation> = {
  en: {
    FN: 'French North',
    R1: 'Russian First Army',
    FS: 'French South',
    R2: 'Russian Second Army',
    PR: 'Prussia',
    AU: 'Austria',
  },
  ko: {
    FN: '프랑스 북부군',
    R1: '러시아 1군',
    FS: '프랑스 남부군',
    R2: '러시아 2군',
    PR: '프로이센',
    AU: '오스트리아',
  },
};

export const CAMP_NAMES: Nouns<Camp> = {
  en: { imperial: 'Imperials', tsarist: 'Tsarists' },
  ko: { imperial: '제국군', tsarist: '차르군' },
};
