import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../domain/chance.ts';
import { evolve } from '../../domain/kutuzov/evolve.ts';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import type { State } from '../../domain/kutuzov/state.ts';
import { admits, sample } from '../../domain/legal.ts';
import type { Json } from '../../domain/lib/json.ts';
import { kutuzovEntry } from '../kit/kutuzov-entry.ts';
import { random, seedOf } from '../kit/random.ts';
import { scenario } from './kit.ts';

const LONGEST = 600;

/** Plays a scenario by chance alone; `look` sees every position. */
function play(id: number, seed: number, look: (state: State) => void): State {
  const chance = chanceOf(seedOf(seed), {});
  const below = random(seed);
  let state = kutuzov.setup(scenario(id), chance).reduce(evolve, scenario(id));
  for (let i = 0; i < LONGEST; i++) {
    look(state);
    const [ask] = kutuzov.asks(state);
    if (ask === undefined) return state;
    const view = kutuzov.view(state, [ask.seat]);
    const command = kutuzov.schemas.command.parse(sample(kutuzov.legal(view, ask.seat), below));
    const lapse = kutuzov.lapse(view, ask.seat);
    expect(admits(kutuzov.legal(view, ask.seat), lapse as unknown as Json)).toBe(true);
    const decided = kutuzov.decide(state, ask.seat, command, chance);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${decided.error.detail}`);
    for (const event of decided.value) expect(kutuzov.schemas.event.safeParse(event).error).toBeUndefined();
    state = decided.value.reduce(evolve, state);
  }
  return state;
}

describe.each([1, 2, 3, 4])('scenario %i, played by chance', (id) => {
  it('keeps cards, soldiers and leaders, survives JSON, shows what its schema says, and ends', () => {
    let looks = 0;
    const end = play(id, 10 + id, (state) => {
      if (looks++ % 4 > 0) return;
      expect(kutuzovEntry.conserved(state as unknown as Json)).toEqual([]);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      expect(kutuzov.schemas.view.safeParse(kutuzov.view(state, [])).error).toBeUndefined();
    });
    expect(kutuzov.asks(end)).toEqual([]);
  });
});
