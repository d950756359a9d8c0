import type { Streams } from '../../contract/streams.ts';
import { CAMPS, POWERS } from '../terms/nations.ts';

/** How draws become dice and cards. */
export const streams: Streams = {
  dice: { kind: 'die', faces: [1, 2, 3, 4, 5, 6], shown: { rolled: 'dice' } },
  deck: { kind: 'pile', from: ['deck'], shown: { drew: 'sealed', 'chits-dealt': 'sealed', peeked: 'sealed' } },
  'deck:*': { kind: 'pile', names: CAMPS, from: ['home/*'], shown: { drew: 'sealed', 'chits-dealt': 'sealed' } },
  'deck:winter': { kind: 'pile', from: ['winter'], shown: { 'card-put': 'card' }, mixed: true },
  'hand:*': {
    kind: 'pile',
    names: POWERS,
    from: ['hand/**', 'aside/**', 'chits/**'],
    shown: { picked: 'sealed', returned: 'sealed' },
  },
  'chits:*': {
    kind: 'pile',
    names: CAMPS,
    from: ['chits/*/home', 'chits/*/other'],
    shown: { 'chits-taken': 'sealed' },
  },
};
