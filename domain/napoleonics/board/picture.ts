import type { Picture } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import { findUnitType } from '../army/units.ts';
import type { Battle } from '../field/battle.ts';
import { initialOf } from '../setup.ts';
import { view } from '../state/view.ts';
import { board } from './board.ts';

/** The board of a battle before its first card; units that stand in no table are left out. */
export function pictureOf(battle: Battle, locale: Locale, picture: Picture): string {
  const units = battle.units.filter(({ type }) => findUnitType(type) !== undefined);
  return board(view(initialOf({ ...battle, units }), []), locale, picture);
}
