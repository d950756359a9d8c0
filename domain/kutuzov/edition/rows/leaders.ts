import type { EditionData } from '../edition.ts';

/** The leaders: battle and command rating (§1.6). */
// biome-ignore format: one row a line
export const LEADERS: EditionData['leaders'] = [
  { id: 'napoleon', name: { en: 'Napoleon', ko: '나폴레옹' }, nation: 'FN', battle: 5, command: 8, provenance: { name: 'rulebook', rating: 'rulebook', power: 'rulebook' } },
  { id: 'davout', name: { en: 'Davout', ko: '다부' }, nation: 'FN', battle: 4, command: 6, provenance: { name: 'rulebook', rating: 'rulebook', power: 'rulebook' } },
  { id: 'ney', name: { en: 'Ney', ko: '네' }, nation: 'FN', battle: 3, command: 4, provenance: { name: 'rulebook', rating: 'reconstructed', power: 'rulebook' } },
  { id: 'yorck', name: { en: 'Yorck', ko: '요르크' }, nation: 'PR', battle: 1, command: 4, provenance: { name: 'rulebook', rating: 'rulebook', power: 'rulebook' } },
  { id: 'murat', name: { en: 'Murat', ko: '뮈라' }, nation: 'FS', battle: 2, command: 4, provenance: { name: 'rulebook', rating: 'rulebook', power: 'rulebook' } },
  { id: 'eugene', name: { en: 'Eugène', ko: '외젠' }, nation: 'FS', battle: 2, command: 6, provenance: { name: 'rulebook', rating: 'reconstructed', power: 'rulebook' } },
  { id: 'poniatowski', name: { en: 'Poniatowski', ko: '포니아토프스키' }, nation: 'FS', battle: 2, command: 4, provenance: { name: 'publisher', rating: 'reconstructed', power: 'publisher' } },
  { id: 'schwarzenberg', name: { en: 'Schwarzenberg', ko: '슈바르첸베르크' }, nation: 'AU', battle: 2, command: 4, provenance: { name: 'rulebook', rating: 'rulebook', power: 'rulebook' } },
  { id: 'kutuzov', name: { en: 'Kutuzov', ko: '쿠투조프' }, nation: 'R1', battle: 4, command: 6, provenance: { name: 'rulebook', rating: 'rulebook', power: 'rulebook' } },
  { id: 'barclay', name: { en: 'Barclay de Tolly', ko: '바르클라이 드 톨리' }, nation: 'R1', battle: 1, command: 4, provenance: { name: 'rulebook', rating: 'rulebook', power: 'rulebook' } },
  { id: 'wittgenstein', name: { en: 'Wittgenstein', ko: '비트겐슈타인' }, nation: 'R1', battle: 2, command: 4, provenance: { name: 'rulebook', rating: 'reconstructed', power: 'reconstructed' } },
  { id: 'bagration', name: { en: 'Bagration', ko: '바그라티온' }, nation: 'R2', battle: 3, command: 6, provenance: { name: 'rulebook', rating: 'rulebook', power: 'rulebook' } },
  { id: 'platov', name: { en: 'Platov', ko: '플라토프' }, nation: 'R2', battle: 2, command: 4, provenance: { name: 'rulebook', rating: 'rulebook', power: 'rulebook' } },
  { id: 'tormassov', name: { en: 'Tormassov', ko: '토르마소프' }, nation: 'R2', battle: 1, command: 4, provenance: { name: 'rulebook', rating: 'reconstructed', power: 'reconstructed' } },
  { id: 'tchitchagov', name: { en: 'Tchitchagov', ko: '치차고프' }, nation: 'R2', battle: 1, command: 4, provenance: { name: 'rulebook', rating: 'reconstructed', power: 'reconstructed' } },
];
