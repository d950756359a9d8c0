import { campOf } from '../../terms/nations.ts';
import { answered, BY_EVENT, type EffectOn, noEffect } from '../kit/effect.ts';

/* Losses of the same Camp are undone before they are taken (§5.21). */

export const cancelLosses: EffectOn<'cancelLosses'> = {
  idle(position, { power }) {
    const losses = answered(position);
    return losses?.is === 'losses' && losses.camp === campOf(power) && losses.rule === '§14.1' ? undefined : noEffect;
  },
  run: (table, { card, power: by }, { n }) =>
    table.emit({ type: 'effect-began', effect: { id: 'lossesCancelled', card, by, until: 'roll', n }, rule: BY_EVENT }),
};

export const eliminatedToRegroup: EffectOn<'eliminatedToRegroup'> = {
  idle(position, { power }) {
    const losses = answered(position);
    const isHit =
      losses?.is === 'losses' && losses.camp === campOf(power) && losses.pool > 0 && losses.troops.length > 0;
    return isHit ? undefined : noEffect;
  },
  run: (table, { card, power: by }, { n }) =>
    table.emit({ type: 'effect-began', effect: { id: 'lossesSaved', card, by, until: 'roll', n }, rule: BY_EVENT }),
};
