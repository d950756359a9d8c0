import type { Text } from '../../lib/text.ts';

export const NATIONS = ['BRITISH', 'PORTUGUESE', 'FRENCH'] as const;
export type Nation = (typeof NATIONS)[number];

/** The letter that begins the ids of a nation's pieces. */
export const NATION_LETTERS: { readonly [nation in Nation]: string } = { BRITISH: 'B', PORTUGUESE: 'P', FRENCH: 'F' };

export const NATION_NAMES: { readonly [nation in Nation]: Text } = {
  BRITISH: { en: 'British', ko: '영국' },
  PORTUGUESE: { en: 'Portuguese', ko: '포르투갈' },
  FRENCH: { en: 'French', ko: '프랑스' },
};
