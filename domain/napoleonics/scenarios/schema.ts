import { battleShape } from '../field/battle.ts';
import { validateBattle } from './validate/index.ts';

/** A battle that can be played: its shape, and every check of `validateBattle`. */
export const battleSchema = battleShape.superRefine(
  (battle, context) => {
    for (const { path, code, text: said } of validateBattle(battle)) {
      context.addIssue({ code: 'custom', path: [...path], message: said.en, params: { ko: said.ko, code } });
    }
  },
  { when: ({ issues }) => issues.length === 0 },
);
