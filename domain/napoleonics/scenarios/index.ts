import type { Battle } from '../field/battle.ts';
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
import { COA_SECOND } from './battles/second/coa.ts';
import { ROLICA_1_SECOND } from './battles/second/rolica-1.ts';
import { ROLICA_2_SECOND } from './battles/second/rolica-2.ts';
import { SALAMANCA_RIGHT_SECOND } from './battles/second/salamanca-right.ts';
import { TALAVERA_SECOND } from './battles/second/talavera.ts';
import { VIMEIRO_SECOND } from './battles/second/vimeiro.ts';
import { TALAVERA } from './battles/talavera.ts';
import { VIMEIRO } from './battles/vimeiro.ts';
import { WATERLOO } from './battles/waterloo.ts';

const ALL: readonly Battle[] = [
  ROLICA_1,
  ROLICA_1_SECOND,
  ROLICA_2,
  ROLICA_2_SECOND,
  VIMEIRO,
  VIMEIRO_SECOND,
  CORUNNA,
  TALAVERA,
  TALAVERA_SECOND,
  COA,
  COA_SECOND,
  BUSSACO_REYNIER,
  BUSSACO_NEY,
  SALAMANCA_LEFT,
  SALAMANCA_RIGHT,
  SALAMANCA_RIGHT_SECOND,
  QUATRE_BRAS,
  WATERLOO,
  BARROSA,
  FUENTES_DE_ONORO,
];

/** The shipped battles, by id. */
export const BATTLES: { readonly [id: string]: Battle } = Object.fromEntries(ALL.map((battle) => [battle.id, battle]));
export const BATTLE_IDS: readonly string[] = ALL.map(({ id }) => id);

/**
 * Second reconstructions, each with the first one, which it supersedes: the same battle, in which the bot wins more
 * evenly.
 */
export const SUPERSEDES: { readonly [second: string]: string } = {
  [ROLICA_1_SECOND.id]: ROLICA_1.id,
  [ROLICA_2_SECOND.id]: ROLICA_2.id,
  [VIMEIRO_SECOND.id]: VIMEIRO.id,
  [TALAVERA_SECOND.id]: TALAVERA.id,
  [COA_SECOND.id]: COA.id,
  [SALAMANCA_RIGHT_SECOND.id]: SALAMANCA_RIGHT.id,
};

/** Returns a shipped battle. Throws on an id without one. */
export function battleOf(id: string): Battle {
  const found = BATTLES[id];
  if (found === undefined) throw new Error(`no battle ${id}`);
  return found;
}
