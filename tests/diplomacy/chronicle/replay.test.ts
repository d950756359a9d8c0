import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../domain/contract/replay.ts';
import { SPECTATOR } from '../../../domain/lib/ids.ts';
import { sampleSize } from '../../kit/long.ts';
import { misplacedIn, throughout } from '../../kit/replay.ts';
import { playedAs, RECORDED } from '../kit/recorded.ts';

// Games that people played, in frames: with dislodgements, convoys, retreats and builds, which random orders rarely bring.

const framesIn = (table: ReturnType<typeof playedAs>): readonly Frame[] => {
  const frames: Frame[] = [];
  throughout(table, (_, __, play) => frames.push(...play(SPECTATOR).flat()));
  return frames;
};

describe.each(RECORDED.slice(0, sampleSize(1, 3)).map((record) => [record.id, record] as const))(
  '%s, played back',
  (_, record) => {
    const table = playedAs(record);

    it('comes from each board to the next', () => {
      expect(misplacedIn(table)).toEqual([]);
    });

    it('has every kind of frame', () => {
      const frames = framesIn(table);
      const kinds = new Set(frames.map(({ is }) => is));
      expect([...kinds].toSorted()).toEqual(['gone', 'mark', 'move', 'new', 'note', 'track']);
      expect(frames.some((frame) => frame.is === 'move' && frame.path.length > 2)).toBe(true);
      expect(frames.some((frame) => frame.is === 'mark' && frame.order === 'dislodge')).toBe(true);
      expect(frames.filter(({ text }) => text === '')).toEqual([]);
    });
  },
);
