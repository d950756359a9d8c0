import type { Streams } from '../../log/streams.ts';

/** How draws become dice and cards. */
export const streams: Streams = {
  dice: { kind: 'die', faces: [1, 2, 3, 4, 5, 6], shown: { rolled: 'dice' } },
  deck: { kind: 'pile', shown: { drew: 'sealed', 'chits-dealt': 'sealed', peeked: 'sealed' } },
  'deck:*': { kind: 'pile', shown: { drew: 'sealed', 'chits-dealt': 'sealed' } },
  'deck:winter': { kind: 'pile', shown: { 'card-put': 'card' }, mixed: true },
  'hand:*': { kind: 'pile', shown: { picked: 'sealed', returned: 'sealed' } },
  'chits:*': { kind: 'pile', shown: { 'chits-taken': 'sealed' } },
};
