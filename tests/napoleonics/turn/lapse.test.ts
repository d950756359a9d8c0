import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { admits } from '../../../domain/contract/legal.ts';
import { sample } from '../../../domain/contract/sampling.ts';
import { napoleonics } from '../../../domain/napoleonics/index.ts';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import { type FrameKind, frameSchema } from '../../../domain/napoleonics/state/frames.ts';
import { eager } from '../../kit/eager.ts';
import { random, seedOf } from '../../kit/random.ts';
import { fray } from '../kit/fray.ts';

// What silence means at each procedure is a command that the grammar offers and the rules accept, wherever the
// procedure asks.

/** These roll and draw, and ask nobody. */
const NEVER_ASK: readonly FrameKind[] = ['draw', 'leader-check'];

const KINDS = frameSchema.options.map(({ shape }) => shape.is.value);

/** Plays a battle at random to its end: which procedures asked, and what was wrong with silence there. */
function played(number: number): { readonly kinds: readonly FrameKind[]; readonly problems: readonly string[] } {
  const { initial, setup, asks, view, legal, lapse, decide, evolve, outcome } = napoleonics;
  const below = random(number);
  const chance = chanceOf(seedOf(number), {});
  const choose = number % 2 === 0 ? eager : sample;
  const kinds: FrameKind[] = [];
  const problems: string[] = [];
  let state = setup(initial({ battle: fray }), chance).reduce(evolve, initial({ battle: fray }));
  while (outcome(state) === undefined) {
    const frame = state.frames.at(-1);
    const [ask] = asks(state);
    if (frame === undefined || ask === undefined) throw new Error('nobody is asked');
    const seen = view(state, [ask.seat]);
    const grammar = legal(seen, ask.seat);
    const silence = lapse(seen, ask.seat);
    // A separate chance: what is tried out here must not change how the battle goes on.
    const tried = decide(state, ask.seat, silence, chanceOf(seedOf(number), {}));
    kinds.push(frame.is);
    if (!admits(grammar, silence)) problems.push(`${frame.is}: ${JSON.stringify(silence)} is not offered`);
    if (!tried.ok) problems.push(`${frame.is}: ${JSON.stringify(silence)} is refused: ${tried.error.code}`);
    const decided = decide(state, ask.seat, choose(grammar, below) as Command, chance);
    if (!decided.ok) throw new Error(decided.error.code);
    state = decided.value.reduce(evolve, state);
  }
  return { kinds, problems };
}

describe('a missed deadline', () => {
  const battles = [1, 2, 3, 4].map(played);

  it('is a legal command wherever a procedure asks', () => {
    expect(battles.flatMap(({ problems }) => problems)).toEqual([]);
  });
  it('is tried at every procedure that asks', () => {
    const reached = new Set(battles.flatMap(({ kinds }) => kinds));
    expect([...reached].sort()).toEqual(KINDS.filter((kind) => !NEVER_ASK.includes(kind)).sort());
  });
});
