import * as z from 'zod';
import type { Frame } from '../frames/frames.ts';
import type { Records } from '../state/state.ts';
import { attritionLevel, camp, count, fact, list, moraleLevel, power, rule, space } from '../terms/schemas.ts';

/* Facts of the tracks, of resources and CP, and of dice. */

export const trackFacts = [
  fact('morale-set', { camp, level: moraleLevel, loss: count, gain: count, rule }),
  fact('attrition-set', { level: attritionLevel, loss: count, gain: count, rule }),
  fact('resources-set', { power, to: count, rule }),
  fact('cp-spent', { cp: count, left: count, rule }),
  fact('rolled', {
    why: z.string(),
    power,
    dice: list(z.int().min(1).max(6)),
    total: z.int(),
    rule,
    space: space.exactOptional(),
  }).meta({
    description: '`total`: the sum with all modifiers, or the number of dice that count, depending on the rule.',
  }),
] as const;

export const trackRecords: Records<z.infer<(typeof trackFacts)[number]>> = {
  'morale-set': (state, { camp, level, loss, gain }) => ({
    ...state,
    morale: { ...state.morale, [camp]: { level, loss, gain } },
  }),
  'attrition-set': (state, { level, loss, gain }) => ({ ...state, attrition: { level, loss, gain } }),
  'resources-set': (state, { power, to }) => ({ ...state, resources: { ...state.resources, [power]: to } }),
  'cp-spent': (state, { left }) => ({ ...state, frames: withCp(state.frames, left) }),
  rolled: (state, { type: _, ...lastRoll }) => ({ ...state, lastRoll }),
};

/** The CP of the last frame that has any: those of a card are spent to the end before others. */
function withCp(frames: readonly Frame[], cp: number): readonly Frame[] {
  const at = frames.findLastIndex((frame) => 'cp' in frame);
  const frame = frames[at];
  return frame !== undefined && 'cp' in frame ? frames.with(at, { ...frame, cp }) : frames;
}
