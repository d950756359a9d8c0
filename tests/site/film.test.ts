import { describe, expect, it } from 'vitest';
import {
  changedIn,
  type Frame,
  filmOf,
  filmSince,
  type Line,
  stepsOf,
  timesOf,
} from '../../site/src/table/replay/film.ts';
import { after, before, isCut, phaseAt, phaseEnd, turnBegan } from '../../site/src/table/replay/phases.ts';
import { type Act, NOTHING, type Player, played, stepOf, waitOf } from '../../site/src/table/replay/player.ts';

const move = (piece: string, group?: number): Frame => ({
  is: 'move',
  piece,
  path: ['a1', 'a2'],
  text: `${piece} moves.`,
  ...(group !== undefined && { group }),
});
const note = (text: string, group?: number): Frame => ({ is: 'note', text, ...(group !== undefined && { group }) });
const DICE: Frame = { is: 'dice', by: 'top', for: 'melee', faces: ['INF'], counts: { hits: 1 }, text: 'Dice.' };
const LOSS: Frame = { is: 'loss', piece: 'B', count: 1, left: 2, text: 'B loses 1.' };
const STRIKE: Frame = { is: 'strike', piece: 'A', target: 'B', how: 'melee', text: 'A hits B.' };

const line = (version: number, frames: readonly Frame[], seat?: string): Line => ({
  version,
  at: 0,
  lines: [],
  frames: [...frames],
  ...(seat !== undefined && { seat }),
});
const kindsOf = (lines: readonly Line[], mine: readonly string[] = ['me']): readonly string[] =>
  filmOf(lines, mine).map(({ frames }) => frames.map(({ is }) => is).join('+'));

describe('the steps of a replay', () => {
  it('puts the frames of a group together, and those of another version apart', () => {
    expect(
      stepsOf(4, [note('Spring'), move('A', 0), move('B', 0), move('C', 1), move('D')]).map(
        ({ frames }) => frames.length,
      ),
    ).toEqual([1, 2, 1, 1]);
    expect(kindsOf([line(4, [move('A', 0)]), line(5, [move('B', 0)])])).toEqual(['move', 'move']);
  });

  it('takes the times of the design, and 900 ms for many moves at once', () => {
    const times = (frames: readonly Frame[]): readonly number[] => stepsOf(1, frames).map(({ time }) => time);
    const silent = (frame: Frame): Frame => ({ ...frame, text: '' });
    expect(times([move('A'), DICE, LOSS].map(silent))).toEqual([600, 1600, 500]);
    expect(times([move('A', 0), move('B', 0)].map(silent))).toEqual([900]);
    const out: Frame = { is: 'mark', order: 'dislodge', from: 'par', to: 'bur', outcome: 'dislodged', text: '' };
    expect(times([out])).toEqual([600]);
  });

  it('leaves out what the viewer did, and tells what others answer in the same version', () => {
    expect(kindsOf([line(3, [move('A')], 'me')])).toEqual([]);
    expect(kindsOf([line(3, [STRIKE, DICE, LOSS], 'me')])).toEqual(['dice', 'loss']);
    expect(kindsOf([line(3, [move('A')], 'you')])).toEqual(['move']);
    // A step that is taken back moves several pieces at once: all of it is one's own.
    expect(kindsOf([line(3, [move('A', 0), move('B', 0)], 'me')])).toEqual([]);
    // The player who is ready last sees the whole phase.
    expect(
      kindsOf([line(3, [note('Orders are sent.'), note('Spring 1901:', 0), move('A', 1), move('B', 1)], 'me')]),
    ).toEqual(['move+move']);
    expect(filmOf([line(3, [move('A')], 'me'), line(4, [move('B')])], ['me'])[0]?.before).toMatchObject([
      { version: 3, frames: [move('A')] },
    ]);
  });

  it('begins at the board of any version, with what was not told since then', () => {
    const film = filmOf(
      [line(3, [move('A')], 'me'), line(4, [move('B'), move('C')]), line(5, [move('D')], 'me'), line(6, [move('E')])],
      ['me'],
    );
    expect(filmSince(film, 3)).toMatchObject({ skipped: 0, steps: [{ before: [{ version: 3 }] }, {}, {}] });
    expect(filmSince(film, 4).steps[0]).toMatchObject({ frames: [move('B')], before: [] });
    expect(filmSince(film, 5)).toMatchObject({
      skipped: 2,
      steps: [{ frames: [move('E')], before: [{ version: 5 }] }],
    });
    expect(filmSince(film, 6).steps[0]).toMatchObject({ frames: [move('E')], before: [] });
  });

  it('tells nothing where the board would show nothing', () => {
    expect(kindsOf([line(3, [note('Turkey has sent orders.')])])).toEqual([]);
    expect(kindsOf([line(3, [{ is: 'card', card: 3, of: 'me', text: 'A card.' }])])).toEqual([]);
    expect(kindsOf([line(3, [{ is: 'card', card: 3, of: 'you', text: 'A card.' }])])).toEqual(['card']);
  });

  it('names a phase with many moves instead of telling each of them in the bar', () => {
    const moves = ['A', 'B', 'C', 'D'].map((piece) => move(piece, 1));
    const resolved = [note('Turkey has sent orders.'), note('Spring 1901:', 0), ...moves];
    for (const lines of [[line(3, resolved.slice(0, 1)), line(4, resolved.slice(1))], [line(4, resolved)]])
      expect(filmOf(lines, []).map(({ text, frames }) => [text, frames.length])).toEqual([['Spring 1901', 4]]);
    const built = filmOf([line(5, [note('Autumn 1901, adjustments:', 0), move('A', 1)])], []);
    expect(built.map(({ text }) => text)).toEqual(['Autumn 1901, adjustments: A moves.']);
  });

  it('joins the last loss of a piece with its end, and leaves out what nobody can see', () => {
    const fallen: Frame = { ...LOSS, left: 0 } as Frame;
    const gone: Frame = { is: 'gone', piece: 'B', why: 'eliminated', text: 'B loses 1.' };
    const spent: Frame = { is: 'track', track: 'cp', from: 2, to: 1, text: '' };
    const away: Frame = { is: 'card', card: 7, of: 'top', as: 'away', text: 'Card 7 goes to the discards.' };
    const played: Frame = { is: 'card', card: 8, of: 'top', text: 'Card 8.' };
    expect(kindsOf([line(4, [DICE, fallen, gone, spent, move('A'), away, played])])).toEqual([
      'dice',
      'loss+gone',
      'move',
      'card',
    ]);
  });

  it('leaves 1.2 seconds for every sentence, and is over in 12', () => {
    const sum = (times: readonly number[]): number => times.reduce((all, time) => all + time, 0);
    const many = Array.from({ length: 40 }, (_, i) => [move(`${i}`), { ...DICE, text: `Dice ${i}.` }, LOSS]).flat();
    const long = filmOf([line(3, many.slice(0, 60), 'you'), line(4, many.slice(60), 'you')], ['me']);
    const times = timesOf(long);
    expect(Math.round(sum(times))).toBeLessThanOrEqual(12_000);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(1200);
    // Nothing is left out: what is put together follows in parts.
    expect(long.flatMap(({ frames }) => frames)).toEqual(many);
    expect(long.flatMap(({ parts }) => parts.flat())).toEqual(many);
    expect(long.some(({ parts }) => parts.length > 1)).toBe(true);
    const short = filmOf([line(3, [move('A'), LOSS], 'you')], ['me']);
    expect([short.map(({ parts }) => parts.length), timesOf(short)]).toEqual([
      [1, 1],
      [1200, 1200],
    ]);
    const silent = stepsOf(1, [
      { ...move('A'), text: '' },
      { ...DICE, text: '' },
    ]);
    expect(timesOf(silent), 'without sentences as fast as things move').toEqual([600, 1600]);
  });

  it('gives longer sentences and whole phases more time', () => {
    const said = (text: string): number => stepsOf(1, [{ ...move('A'), text }])[0]!.time;
    expect(said('x'.repeat(80))).toBe(2200);
    expect(said('x'.repeat(900))).toBe(4000);
    const bounced: Frame = { is: 'mark', order: 'move', from: 'par', to: 'bur', outcome: 'bounced', text: '' };
    expect(
      stepsOf(
        1,
        [bounced, move('B'), move('C'), move('D')].map((each) => ({ ...each, group: 1 })),
      )[0]!.time,
    ).toBe(3000);
  });

  it('tells of many things first what is about the viewer, and how many more there are', () => {
    const driven = ['Italy', 'France', 'Austria', 'Turkey'].map((name) => note(`${name}: army driven out.`, 2));
    expect(stepsOf(1, driven, ['Austria'])[0]!.text).toBe('Austria: army driven out. Italy: army driven out. (+2)');
  });

  it('knows what stands otherwise at the end', () => {
    const renamed: Frame = { is: 'move', piece: 'par', path: ['par', 'bur'], as: 'bur', text: '' };
    const gone: Frame = { is: 'gone', piece: 'B', why: 'lost', text: '' };
    expect(changedIn(stepsOf(1, [renamed, LOSS, move('C'), gone]))).toEqual(['bur', 'C']);
    // Two units that change places: both stand otherwise.
    const swap = (piece: string, to: string): Frame => ({
      is: 'move',
      piece,
      path: [piece, to],
      as: to,
      group: 0,
      text: '',
    });
    expect(changedIn(stepsOf(1, [swap('a', 'b'), swap('b', 'a')])).toSorted()).toEqual(['a', 'b']);
  });
});

describe('the replay of several seats', () => {
  const lines = ['b', 'c', 'd'].flatMap((seat, i) =>
    Array.from({ length: 8 }, (_, j) => line(8 * i + j + 1, [move(`${seat}${j}`)], seat)),
  );

  it('is told whole to who watched, and from the last turn on to who comes back', () => {
    expect([isCut(lines.length, true), isCut(lines.length, false), isCut(5, false)]).toEqual([false, true, false]);
  });

  it('takes longer than that of one seat, and shows each seat apart', () => {
    const steps = filmOf(lines, ['a']);
    expect(steps).toHaveLength(15);
    const seatsOf = (step: (typeof steps)[number]) =>
      new Set(step.frames.map((frame) => (frame.is === 'move' ? frame.piece[0] : '')));
    expect(steps.map((step) => seatsOf(step).size)).toEqual(steps.map(() => 1));
    expect(filmOf(lines.slice(0, 16), ['a'])).toHaveLength(10);
  });
});

describe('the player', () => {
  const steps = stepsOf(1, [move('A'), DICE, LOSS]);
  const after = (...acts: readonly (Act | Act['do'])[]): Player =>
    acts.reduce<Player>((player, act) => played(player, typeof act === 'string' ? ({ do: act } as Act) : act), NOTHING);
  const start: Act = { do: 'start', steps };
  const brief = ({ at, mode }: Player): string => `${mode} ${at}`;

  it('goes from the board before to the end, each step for its time', () => {
    expect(brief(after(start))).toBe('playing 0');
    expect([waitOf(after(start)), waitOf(after(start, 'next')), waitOf(after(start, 'next', 'next'))]).toEqual([
      0, 1200, 1600,
    ]);
    expect(stepOf(after(start, 'next'))?.text).toBe('A moves.');
    expect(brief(after(start, 'next', 'next', 'next'))).toBe('playing 3');
    expect(brief(after(start, 'next', 'next', 'next', 'next'))).toBe('over 3');
  });

  it('is skipped, shown again, paused, and goes on', () => {
    expect(brief(after(start, 'next', 'skip'))).toBe('over 3');
    expect(brief(after(start, 'skip', 'again'))).toBe('playing 0');
    expect(brief(after(start, 'next', 'pause', 'next'))).toBe('paused 1');
    expect(brief(after(start, 'next', 'pause', 'resume', 'next'))).toBe('playing 2');
    expect(brief(after('again', 'skip', 'next', 'forth', 'back', 'pause', 'resume'))).toBe('over 0');
  });

  it('is skipped to the end of a phase, and goes on from there', () => {
    expect(brief(after(start, 'next', { do: 'skip', to: 2 }))).toBe('playing 2');
    expect(brief(after(start, 'next', { do: 'skip', to: 2 }, 'next'))).toBe('playing 3');
    expect(brief(after(start, 'next', { do: 'skip', to: 3 }))).toBe('over 3');
  });

  it('goes by hand frame by frame, from the end back too, and out of the end', () => {
    expect(brief(after(start, 'skip', 'back'))).toBe('paused 2');
    expect(brief(after(start, 'skip', 'back', 'back', 'back', 'back'))).toBe('paused 0');
    expect(brief(after(start, 'skip', 'forth'))).toBe('paused 1');
    expect(brief(after(start, 'skip', 'back', 'forth', 'forth'))).toBe('over 3');
    expect([after(start, 'skip', 'forth').moves, after(start, 'skip', 'back').moves]).toEqual([true, false]);
  });
});

describe('the phases', () => {
  const phases = [
    { version: 9, name: 'Spring' },
    { version: 16, name: 'Autumn' },
    { version: 30, name: 'Winter' },
  ];
  it('a past phase is shown as it ended', () => {
    expect(before(phases, undefined)).toEqual({ name: 'Autumn', version: 30 });
    expect(before(phases, 30)).toEqual({ name: 'Spring', version: 16 });
    expect(before(phases, 16)).toBe(undefined);
    expect(after(phases, 16)).toEqual({ name: 'Autumn', version: 30 });
    expect(after(phases, 30)).toBe(undefined);
    expect([12, 16, 17, 30, 31].map((version) => phaseAt(phases, version)?.name)).toEqual([
      'Spring',
      'Spring',
      'Autumn',
      'Autumn',
      'Winter',
    ]);
    expect([turnBegan(phases), turnBegan([])]).toEqual([16, undefined]);
    const steps = [10, 16, 17, 30, 31].map((version) => ({ version }));
    expect([0, 1, 2, 3, 4, 5].map((at) => phaseEnd(phases, steps, at))).toEqual([2, 2, 2, 4, 4, undefined]);
    expect(phaseEnd([], steps, 1)).toBeUndefined();
  });
});
