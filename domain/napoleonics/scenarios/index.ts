import { BARROSA } from './battles/barrosa.ts';
import { BUSSACO_NEY } from './battles/bussaco-ney.ts';
import { BUSSACO_REYNIER } from './battles/bussaco-reynier.ts';
import { COA } from './battles/coa.ts';
import { CORUNNA } from './battles/corunna.ts';
import { FUENTES_DE_ONORO } from './battles/fuentes-de-onoro.ts';
import { QUATRE_BRAS } from './battles/quatre-bras.ts';
import { ROLICA_1 } from './battles/rolica-1.ts';
import { ROLICA_2 } from './battles/rolica-2.ts';
import { SALAMANCA_LEFT } from './battles/salamanca-left.ts';
import { SALAMANCA_RIGHT } from './battles/salamanca-right.ts';
import { TALAVERA } from './battles/talavera.ts';
import { VIMEIRO } from './battles/vimeiro.ts';
import { WATERLOO } from './battles/waterloo.ts';
import type { Battle } from './schema.ts';

const ALL: readonly Battle[] = [
  ROLICA_1,
  ROLICA_2,
  VIMEIRO,
  CORUNNA,
  TALAVERA,
  COA,
  BUSSACO_REYNIER,
  BUSSACO_NEY,
  SALAMANCA_LEFT,
  SALAMANCA_RIGHT,
  QUATRE_BRAS,
  WATERLOO,
  BARROSA,
  FUENTES_DE_ONORO,
];

/** The battles of the house, by id. */
export const BATTLES: { readonly [id: string]: Battle } = Object.fromEntries(ALL.map((battle) => [battle.id, battle]));
export const BATTLE_IDS: readonly string[] = ALL.map(({ id }) => id);

/** A battle of the house. Throws on an id without one. */
export function battleOf(id: string): Battle {
  const found = BATTLES[id];
  if (found === undefined) throw new Error(`no battle ${id}`);
  return found;
}
