import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { byPower, type Power } from '../../../domain/kutuzov/terms/nations.ts';
import { describe as describeGame } from '../../../domain/kutuzov/words/describe/describe.ts';
import { whereIs } from '../kit/events.ts';
import { after, asking, dice, drawn, events, handsOf, refused, spending, standing } from '../kit/kit.ts';

/** A Power’s impulse with pieces before a fortress, and hands. */
function before(
  power: Power,
  pieces: string,
  hands: Parameters<typeof handsOf>[0],
  change: Partial<State> = {},
): State {
  const state = spending(drawn(pieces, { resources: byPower(() => 0), hands: handsOf(hands), ...change }), power, 1);
  return { ...state, frames: state.frames.slice(0, 2) };
}
const react = (card: number): Command => ({ type: 'react', card });
const pass: Command = { type: 'pass' };
const rolls = (state: State, power: Power, command: Command, ...faces: readonly number[]): readonly string[] =>
  events(state, power, command, dice(...faces)).flatMap((event) =>
    event.type === 'rolled' ? [`${event.why} ${event.dice.length}: ${event.total}`] : [],
  );
const faces = (count: number, sixes = 0): readonly number[] =>
  Array.from({ length: count }, (_, i) => (i < sixes ? 6 : 1));

const riga: Command = { type: 'siege', space: 'riga', leaders: ['napoleon'], sp: { FN: 8 } };
const brest: Command = { type: 'siege', space: 'brest', leaders: ['davout'], sp: { FN: 6 } };
const davout = 'brest: davout FN 6';

describe('cards before the dice of a siege (§13.23)', () => {
  const start = after(before('FN', 'riga: napoleon FN 8', { FN: [7, 51] }), 'FN', riga);

  it('four dice before the first round, and two that Riga does not halve (§13.31)', () => {
    expect(asking(start)).toEqual(['fn window']);
    expect(rolls(start, 'FN', react(7), 6, 6, 5, 1)).toEqual(['siege 4: 2']);
    const shot = after(start, 'FN', react(7), dice(6, 6, 5, 1));
    expect(asking(shot)).toEqual(['fn window']);
    expect(whereIs(shot, 7)).toBe('home');
    // Half of 15, rounded up, and 2.
    expect(rolls(shot, 'FN', react(51), ...faces(10), ...faces(4))).toEqual(['siege 10: 0', 'fortress 4: 0']);
  });

  it('their 6s count toward the capture, once the round is fought (§13.32)', () => {
    const shot = after(start, 'FN', react(7), dice(6, 6, 6, 1));
    const over = after(shot, 'FN', react(51), dice(...faces(10, 1), ...faces(4), 1));
    expect(over.flags).toEqual({ riga: 'FN' });
    expect(over.effects).toEqual([]);
  });

  it('but not toward another round: what counts there are the 6s of the round (§13.33)', () => {
    const shot = after(start, 'FN', react(7), dice(6, 6, 6, 1));
    const over = after(shot, 'FN', react(51), dice(...faces(10), ...faces(4)));
    expect(over.flags).toEqual({});
    expect(asking(over)).toEqual(['fn impulse']);
  });

  it('#51 brings two dice in every round, and is over with the siege', () => {
    const open = after(before('FN', davout, { FN: [51] }), 'FN', brest);
    // Davout 4, 6 SP, Elan 2.
    const one = after(open, 'FN', react(51), dice(...faces(14, 1), ...faces(2)));
    expect(asking(one)).toEqual(['fn siege']);
    expect(rolls(one, 'FN', { type: 'press', fresh: 0 }, ...faces(14), ...faces(2))).toEqual([
      'siege 14: 0',
      'fortress 2: 0',
    ]);
    expect(after(one, 'FN', { type: 'lift' }).effects).toEqual([]);
  });

  it('#53 brings one for each artillery counter that the army can be shown with (§1.5), in this round', () => {
    const open = after(before('FN', 'brest: napoleon FN 8', { FN: [53] }), 'FN', {
      ...brest,
      leaders: ['napoleon'],
      sp: { FN: 8 },
    });
    const first = faces(17, 1);
    expect(rolls(open, 'FN', react(53), ...first, ...faces(2))[0]).toBe('siege 17: 1');
    const one = after(open, 'FN', react(53), dice(...first, ...faces(2)));
    expect(rolls(one, 'FN', { type: 'press', fresh: 0 }, ...faces(15), ...faces(2))[0]).toBe('siege 15: 0');
  });

  it('#7 is for the first round alone', () => {
    const open = after(before('FN', davout, { FN: [7] }), 'FN', brest);
    const one = after(open, 'FN', pass, dice(...faces(12, 1), ...faces(2)));
    expect(asking(one)).toEqual(['fn siege']);
    const two = events(one, 'FN', { type: 'press', fresh: 0 }, dice(...faces(12), ...faces(2)));
    expect(two.some(({ type }) => type === 'entered')).toBe(false);
  });

  it('#96 is the besieger’s', () => {
    const open = after(before('FN', davout, { FN: [96] }), 'FN', brest);
    expect(rolls(open, 'FN', react(96), ...faces(15), ...faces(2))[0]).toBe('siege 15: 0');
    const other = after(before('FN', davout, { R2: [96] }), 'FN', brest);
    expect(asking(other)).toEqual(['r2 window']);
    expect(refused(other, 'R2', react(96))).toBe('NO_EFFECT §5.1');
  });
});

describe('cards for the fortress (§13.23)', () => {
  it('are played after those of the besieger, by either Power of its Camp, without any formation there', () => {
    const open = after(before('FN', davout, { FN: [96], R1: [70], R2: [98] }), 'FN', brest);
    const second = after(open, 'FN', pass);
    expect(asking(open)).toEqual(['fn window']);
    expect(asking(second)).toEqual(['r1 window', 'r2 window']);
    const answered = after(second, 'R1', pass);
    const reinforced = after(answered, 'R2', react(98));
    // Russia 1 may still hold a card.
    expect(asking(reinforced)).toEqual(['r1 window']);
    expect(whereIs(reinforced, 98)).toBe('discard');
    expect(describeGame(kutuzov.view(reinforced, []), 'en')).toContain(
      'Siege: Brest, strength 2 (3 more dice), round 1 of 2.',
    );
    expect(rolls(reinforced, 'R1', pass, ...faces(12, 1), ...faces(5))).toEqual(['siege 12: 1', 'fortress 5: 0']);
  });

  it('#98 brings three dice, in that round only', () => {
    const open = after(before('FN', davout, { R2: [98] }), 'FN', brest);
    const one = after(open, 'R2', react(98), dice(...faces(12, 1), ...faces(5)));
    expect(rolls(one, 'FN', { type: 'press', fresh: 0 }, ...faces(12), ...faces(2))[1]).toBe('fortress 2: 0');
    const mine = after(before('FN', davout, { FN: [98] }), 'FN', brest);
    expect(refused(mine, 'FN', react(98))).toBe('NO_EFFECT §5.1');
  });

  it('#51 gives the fortress its two dice in every round', () => {
    const open = after(before('FN', davout, { R1: [51] }), 'FN', brest);
    const one = after(open, 'R1', react(51), dice(...faces(12, 1), ...faces(4)));
    expect(rolls(one, 'FN', { type: 'press', fresh: 0 }, ...faces(12), ...faces(4))[1]).toBe('fortress 4: 0');
  });

  it('#53 brings nothing where there is no artillery', () => {
    const open = after(before('FN', davout, { R1: [53] }), 'FN', brest);
    expect(refused(open, 'R1', react(53))).toBe('NO_EFFECT §5.1');
  });

  it('nobody is asked who has no card, nor the besieger’s partner, whose pieces take no part (§5.3)', () => {
    const state = before('FN', davout, { FS: [51] });
    expect(rolls(state, 'FN', brest, ...faces(12), ...faces(2))).toEqual(['siege 12: 0', 'fortress 2: 0']);
  });
});

describe('#71, #74, #1 and #50 in sieges (§13.23)', () => {
  it('#71 lowers the rating of the besieging commander by two; a six sends him to the Regroup Box when it is over', () => {
    const open = after(before('FN', davout, { R1: [71] }), 'FN', brest);
    const over = events(open, 'R1', react(71), dice(...faces(10), ...faces(2), 6));
    expect(over.flatMap((event) => (event.type === 'rolled' ? [event.dice.length] : []))).toEqual([10, 2, 1]);
    const done = after(open, 'R1', react(71), dice(...faces(10), ...faces(2), 6));
    expect(done.leaders.davout?.at).toBe('@regroup');
    expect(done.effects).toEqual([]);
  });

  it('#74: no dice, and the besieger goes to a friendly or uncontrolled space around (§13.34), marked (§13.35)', () => {
    const state = before('FN', davout, { R1: [74] }, { flags: { slonim: 'FN', pinsk: 'FN' } });
    const chosen = after(after(state, 'FN', brest), 'R1', react(74));
    expect(asking(chosen)).toEqual(['fn retreat']);
    const gone = after(chosen, 'FN', { type: 'retreat', to: 'slonim', leaders: ['davout'], sp: { FN: 6 } }, dice());
    expect(standing(gone, 'slonim')).toBe('davout, FN 6');
    expect(gone.leaders.davout?.marked).toBe(true);
    expect(gone.flags.brest).toBe(undefined);
    expect(gone.effects).toEqual([]);
    expect(asking(gone)).toEqual(['fn impulse']);
  });

  it('a wounded commander does not go with the pieces that #74 sends away', () => {
    const state = before('FN', davout, { R1: [71, 74] }, { flags: { slonim: 'FN' } });
    const hurt = after(after(state, 'FN', brest), 'R1', react(71));
    const sent = after(hurt, 'R1', react(74), dice(6));
    const left = sent.frames.at(-1);
    expect(sent.leaders.davout?.at).toBe('@regroup');
    expect(left?.is === 'retreat' && left.leaders).toEqual([]);
  });

  it('#74 is played for the fortress', () => {
    const mine = after(before('FN', davout, { FN: [74] }), 'FN', brest);
    expect(refused(mine, 'FN', react(74))).toBe('NO_EFFECT §5.1');
  });

  it('#1: four dice where Napoleon besieges, after the halving before Riga', () => {
    const open = after(before('FN', 'riga: napoleon FN 8', { FN: [1] }), 'FN', riga);
    expect(rolls(open, 'FN', react(1), ...faces(12), ...faces(4))).toEqual(['siege 12: 0', 'fortress 4: 0']);
    expect(refused(after(before('FN', davout, { FN: [1] }), 'FN', brest), 'FN', react(1))).toBe('NO_LEADER §5.1');
  });

  it('battle cards that do not say so are not played in sieges', () => {
    const open = after(before('FN', davout, { FN: [50, 51] }), 'FN', brest);
    expect(refused(open, 'FN', react(50))).toBe('NOT_IN_SIEGES §13.23');
  });
});
