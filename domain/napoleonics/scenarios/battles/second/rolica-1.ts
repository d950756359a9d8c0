import type { Battle } from '../../../field/battle.ts';
import { ROLICA_1 } from '../rolica-1.ts';

/** Roliça, the first position, once more: the guns of the Allied centre stand further back, and both hills on the French baseline lie behind the town. All else is as it was. */
export const ROLICA_1_SECOND = {
  ...ROLICA_1,
  id: '001-2',
  slug: 'rolica-1-second',
  name: { en: 'Roliça (French First Position) – second reconstruction', ko: '롤리사 (프랑스 제1진지) – 두 번째 재구성' },
  objectives: [{ ...ROLICA_1.objectives[0], hexes: ['i6', 'i7'] }],
  board: [
    '..  ..  ..  ..  ..  ..  ..  ..  ..  ST  ..  ..  ..',
    '  ..  ..  ..  ..  ..  ..  ..  ..  ST  ..  FO  ..',
    '..  ..  ..  ..  ..  ..  ..  ..  ST  ..  FO  FO  ..',
    '  ..  FO  ..  ..  ..  ..  ..  ST  ..  FO  ..  HI',
    '..  FO  ..  ..  ..  ..  ..  ..  ST  ..  ..  HI  ..',
    '  HI  ..  ..  HI  HI  HI  HI  ..  ST  ST  ST  ST',
    '..  HI  ..  ..  HI  HI  HI  ..  FO  ..  ..  ..  ST',
    '  ..  ..  HI  HI  ..  TO  TO  ..  HI  HI  ..  ST',
    '..  ..  ..  ..  ..  HI  HI  ..  ..  ..  ..  ST  ..',
  ],
  units: [
    { side: 'top', type: 'B-LN', hex: 'b5' },
    { side: 'top', type: 'B-LN', hex: 'b6' },
    { side: 'top', type: 'B-LN', hex: 'b7' },
    { side: 'top', type: 'B-LN', hex: 'b12' },
    { side: 'top', type: 'B-LN', hex: 'a12' },
    { side: 'top', type: 'B-LT', hex: 'c6' },
    { side: 'top', type: 'B-HC', hex: 'a7' },
    { side: 'top', type: 'B-FA', hex: 'a6' },
    { side: 'top', type: 'B-FA', hex: 'a8' },
    { side: 'top', type: 'B-HA', hex: 'a9' },
    { side: 'top', type: 'P-LN', hex: 'b2' },
    { side: 'top', type: 'P-LN', hex: 'b3' },
    { side: 'top', type: 'P-LT', hex: 'c2' },
    { side: 'top', type: 'P-LC', hex: 'b1' },
    { side: 'bottom', type: 'F-LN', hex: 'f5' },
    { side: 'bottom', type: 'F-LN', hex: 'f7' },
    { side: 'bottom', type: 'F-LN', hex: 'g6' },
    { side: 'bottom', type: 'F-LN', hex: 'h8' },
    { side: 'bottom', type: 'F-LT', hex: 'f4' },
    { side: 'bottom', type: 'F-LT', hex: 'g9' },
    { side: 'bottom', type: 'F-FA', hex: 'f6' },
    { side: 'bottom', type: 'F-LC', hex: 'h2' },
    { side: 'bottom', type: 'F-LC', hex: 'h11' },
  ],
  provenance: {
    ...ROLICA_1.provenance,
    objectives: {
      status: 'published',
      note: 'the rule is published; the columns of the two baseline hills are reconstructed and lie behind Roliça here, and Portuguese units are taken to count as units of the British player',
    },
    board: {
      status: 'reconstructed',
      note: 'the two hills on the French baseline lie 2 and 3 hexes nearer to its middle than in the first reconstruction (001), in i6 and i7',
    },
    placement: {
      status: 'reconstructed',
      note: 'moved from the first reconstruction (001) so that games of the bot come out more even: 4 of 23 units by 1 or 2 hexes, and two hills; the Allies win 230 of 400 games, before 258. Published hints kept: Portuguese on the Allied right, Fergusson and a wood on the left, guns and main body in the centre, hills beside the town near the French baseline',
    },
  },
} as const satisfies Battle;
