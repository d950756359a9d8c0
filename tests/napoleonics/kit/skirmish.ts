import type { Battle } from '../../../domain/napoleonics/field/battle.ts';

/** A battle of one's own as people would send it: eight units a range apart, two banners. */
export const skirmish: Battle = {
  id: 'bridge-at-dawn',
  slug: 'bridge-at-dawn',
  label: 'custom',
  name: { en: 'A Skirmish', ko: '소규모 교전' },
  date: '1811-05-03',
  notes: { en: 'Two outposts meet.', ko: '두 전초가 마주친다.' },
  sides: {
    top: {
      army: { en: 'Allies', ko: '연합군' },
      nations: ['BRITISH', 'PORTUGUESE'],
      commander: { en: 'Craufurd', ko: '크로퍼드' },
      hand: 5,
    },
    bottom: {
      army: { en: 'French', ko: '프랑스군' },
      nations: ['FRENCH'],
      commander: { en: 'Loison', ko: '루아종' },
      hand: 5,
    },
  },
  first: 'bottom',
  banners: { top: 2, bottom: 2 },
  objectives: [],
  specialRules: [],
  board: [
    '..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '..  ..  FO  ..  ..  ..  HI  ..  ..  ..  ..  ..  ..',
    '  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '..  ..  ..  ..  ..  ..  ..  ..  TO  ..  ..  ..  ..',
    '  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '..  ..  ..  ..  HI  ..  ..  ..  ..  ..  FO  ..  ..',
    '  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
  ],
  water: [],
  fieldWorks: [],
  places: [],
  units: [
    { side: 'top', type: 'B-LN', hex: 'd3' },
    { side: 'top', type: 'B-RL', hex: 'd6' },
    { side: 'top', type: 'B-FA', hex: 'c7' },
    { side: 'top', type: 'P-LC', hex: 'd10' },
    { side: 'bottom', type: 'F-LC', hex: 'f3' },
    { side: 'bottom', type: 'F-LT', hex: 'f6' },
    { side: 'bottom', type: 'F-FA', hex: 'g7' },
    { side: 'bottom', type: 'F-LN', hex: 'f10' },
  ],
  leaders: [
    { side: 'top', nation: 'BRITISH', name: { en: 'Craufurd', ko: '크로퍼드' }, hex: 'd6' },
    { side: 'bottom', nation: 'FRENCH', name: { en: 'Ferey', ko: '페레' }, hex: 'f10' },
  ],
};
