import { effectBegun } from '../operations/lasting.ts';
import { enter } from '../table/table.ts';
import { BY_EVENT, type EffectOn } from './kit/effect.ts';

/** A lasting effect begins (state/lasting.ts). */
export const lastingEffect: EffectOn<'lastingEffect'> = {
  run: (table, frame, op) => table.emit({ type: 'effect-began', effect: effectBegun(frame, op), rule: BY_EVENT }),
};

/** CP to spend at once (§5.5). */
export const giveCP: EffectOn<'giveCP'> = {
  run: (table, { power, card }, { op: _, n, ...terms }) => enter(table, { is: 'grant', power, card, cp: n, ...terms }),
};
