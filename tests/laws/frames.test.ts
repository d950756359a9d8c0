import { describe, expect, it } from 'vitest';
import type { Frame } from '../../domain/contract/replay.ts';
import { SPECTATOR } from '../../domain/lib/ids.ts';
import { LOCALES } from '../../domain/lib/text.ts';
import { seenBy } from '../../domain/log/commit.ts';
import { fold, NOTHING } from '../../domain/match/fold/evolve.ts';
import { framerOf } from '../../domain/match/view/frames.ts';
import { heard } from '../../domain/match/view/heard.ts';
import { sampleSize } from '../kit/long.ts';
import { playRandom } from '../kit/play.ts';
import { ENTRIES } from '../kit/registry.ts';
import { misplaced, misplacedIn, piecesOn, played, throughout } from '../kit/replay.ts';

// Frames lead from one board to the next. They show every die and card that their reader may see, and no other.

/** A frame without what it says: its sentence, and the names of its modifiers. */
const withoutTexts = ({ text: _, ...frame }: Frame) =>
  frame.is === 'dice' ? { ...frame, parts: frame.parts?.map(({ count }) => count) } : frame;

/** How many matches of a game: one of Napoleonics may have no dice. */
const matchesOf = (game: string): number => sampleSize(game === 'napoleonics' ? 2 : 1, 24);

describe.each(ENTRIES.filter(({ game }) => game.replay !== undefined))('the frames of $game.id', (entry) => {
  const { game } = entry;
  const short = { ...entry, maxCommits: Math.ceil(entry.maxCommits / sampleSize(2, 1)) };
  const tables = Array.from({ length: matchesOf(game.id) }, (_, i) => playRandom(game, 8100 + i, short));

  it('place every piece where the next board has it', () => {
    const wrong = tables.flatMap(misplacedIn);
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  it('show every draw that the reader may know, and none that is sealed', () => {
    const wrong = new Set<string>();
    let dice = 0;
    let cards = 0;
    for (const table of tables)
      throughout(table, (_, __, play, at) => {
        for (const viewer of [SPECTATOR, [table.match.chairs[0]!.seat]]) {
          const byEvent = play(viewer);
          heard(seenBy(table.commits[at]!, viewer)).forEach((event, e) => {
            const frames = byEvent[e]!;
            for (const stream of Object.values(game.streams)) {
              if (!('shown' in stream)) continue;
              const field = stream.shown[event.type];
              if (field === undefined) continue;
              const value = (event as unknown as Record<string, unknown>)[field === 'sealed' ? 'secret' : field];
              const drawn = value === undefined || value === null ? [] : [value].flat();
              const shown = frames.flatMap((frame) =>
                frame.is === 'card' ? [frame.card] : frame.is === 'dice' ? frame.faces : [],
              );
              if (stream.kind === 'pile') cards += drawn.length;
              else dice += drawn.length;
              if (drawn.some((one) => !shown.includes(one as string))) wrong.add(`${event.type}: ${drawn} not shown`);
              if (field === 'sealed' && drawn.length === 0 && frames.some(({ is }) => is === 'card'))
                wrong.add(`${event.type}: a sealed card is shown`);
            }
          });
        }
      });
    expect([...wrong]).toEqual([]);
    if (Object.values(game.streams).some(({ kind }) => kind === 'die')) expect(dice).toBeGreaterThan(0);
    if (Object.values(game.streams).some(({ kind }) => kind === 'pile')) expect(cards).toBeGreaterThan(0);
  });

  it('have sentences in both languages, as many as each other, and no ids of pieces in them', () => {
    const wrong = new Set<string>();
    for (const table of tables) {
      const framers = LOCALES.map((locale) => framerOf(game, table.match, locale));
      let match = NOTHING;
      for (const commit of table.commits) {
        const [en, ko] = framers.map((play) => play(match, { commit, seen: commit }).flat());
        match = fold(game, match, commit);
        const names = new Set(
          match.state === undefined
            ? []
            : piecesOn(game, match).flatMap(({ name }) => (name && /[-@\d]/.test(name) ? name : [])),
        );
        if (JSON.stringify(en!.map(withoutTexts)) !== JSON.stringify(ko!.map(withoutTexts)))
          wrong.add(`v${match.v}: other frames in Korean`);
        for (const { text } of [...en!, ...ko!])
          if ([...names].some((name) => text.includes(name)) || /\b[A-Z]{1,2}-[A-Z]{2,3}-\d/.test(text))
            wrong.add(text);
      }
    }
    expect([...wrong].slice(0, 10)).toEqual([]);
  });
});

describe('a board that was not reached', () => {
  const start = [
    { name: 'a', at: '1', count: undefined },
    { name: 'b', at: '2', count: undefined },
  ];

  it('is found: a move that is missing, and one of a piece that is not there', () => {
    const swap: readonly Frame[] = [
      { is: 'move', piece: 'a', path: ['1', '2'], group: 0, text: '' },
      { is: 'move', piece: 'b', path: ['2', '1'], group: 0, text: '' },
    ];
    const end = played(start, swap);
    expect(end.map(({ name, at }) => `${name} ${at}`)).toEqual(['a 2', 'b 1']);
    expect(misplaced(played(start, []), end)).toEqual(['a not in 2', 'b not in 1']);
    expect(misplaced(played(start, [{ is: 'gone', piece: 'a', why: '', text: '' }]), start)).toHaveLength(2);
    expect(() => played(start, [{ is: 'gone', piece: 'c', why: '', text: '' }])).toThrow('no piece c');
  });
});

describe('a game without replay', () => {
  it('notes its sentences', () => {
    const entry = ENTRIES.find(({ game }) => game.replay === undefined)!;
    const table = playRandom(entry.game, 8100, entry);
    throughout(table, (_, after, play) => {
      for (const frame of play(SPECTATOR).flat())
        expect({ v: after.v, is: frame.is }).toEqual({ v: after.v, is: 'note' });
    });
  });
});
