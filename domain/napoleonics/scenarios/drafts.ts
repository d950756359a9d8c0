import { issueText } from '../../lib/issues.ts';
import { type Battle, draftSchema } from '../field/battle.ts';
import { battleSchema } from './schema.ts';
import { validateBattle } from './validate/index.ts';
import type { Problem } from './validate/problem.ts';

/**
 * A battle as its author has written it so far: everything that is wrong with it, and itself where it has the shape of
 * one.
 */
interface Draft {
  readonly problems: readonly Problem[];
  readonly battle?: Battle;
}

/** Looks at a battle on the way. Without a problem it can be played. */
export function draftOf(given: unknown): Draft {
  const draft = draftSchema.safeParse(given);
  const whole = battleSchema.safeParse(given);
  const shape = (whole.error?.issues ?? []).filter(({ code }) => code !== 'custom');
  const problems = shape.map((issue) => ({ path: issue.path.map(step), code: 'BAD_SHAPE', text: issueText(issue) }));
  return draft.success ? { problems: [...problems, ...validateBattle(draft.data)], battle: draft.data } : { problems };
}

const step = (key: PropertyKey): string | number => (typeof key === 'number' ? key : String(key));
