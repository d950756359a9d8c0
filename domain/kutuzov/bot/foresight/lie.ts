import { once } from '../../../lib/memo.ts';
import { sure } from '../../../lib/sure.ts';
import { editionOf } from '../../edition/editions.ts';
import { groundFor, spaceOf } from '../../map/ground.ts';
import { battleOf, commandOf, leadersIn, spIn } from '../../pieces/pieces.ts';
import type { Position } from '../../state/state.ts';
import { CAMPS, type Camp, NATIONS_OF, otherCamp } from '../../terms/nations.ts';

/* The lie of a position: controllers, pieces, and distances. */

/** What a position is described by: numbers by name, each of the order of 1. */
export type Traits = { readonly [name: string]: number };

/** The pieces of a Camp in a space. */
export interface Stack {
  readonly camp: Camp;
  readonly at: string;
  readonly sp: number;
  /** The SP that its leaders can lead. */
  readonly room: number;
  /** About the dice that it brings to a battle. */
  readonly strength: number;
}

export interface Lie {
  readonly position: Position;
  readonly stacks: readonly Stack[];
  /** 1: the Imperials control a space, -1: the Tsarists; 0: nobody. */
  readonly control: ReadonlyMap<string, number>;
}

/** SP that march without a leader (§1.5), and what those count that nobody can lead. */
const UNLED = 4;
const BEHIND = 0.3;

export function lieOf(position: Position): Lie {
  const spaces = editionOf(position).spaces.map(({ id }) => id);
  return {
    position,
    stacks: CAMPS.flatMap((camp) => spaces.flatMap((at) => stackIn(position, camp, at))),
    control: new Map(spaces.map((id) => [id, controlIn(position, id)])),
  };
}

function stackIn(position: Position, camp: Camp, at: string): readonly Stack[] {
  const sp = position.troops[at] === undefined ? 0 : spIn(position, at, NATIONS_OF[camp]);
  if (sp === 0) return [];
  const leaders = leadersIn(position, at, camp);
  const room = leaders.reduce((sum, id) => sum + commandOf(position, id), 0);
  const led = Math.min(sp, leaders.length === 0 ? UNLED : room);
  const best = Math.max(0, ...leaders.map((id) => battleOf(position, id)));
  return [{ camp, at, sp, room, strength: led + BEHIND * (sp - led) + best }];
}

function controlIn(position: Position, id: string): number {
  if (position.facts.austriaNeutral && position.flags[id] === undefined && spaceOf(position, id).home === 'AU')
    return 0;
  const ground = groundFor(position, id, 'imperial');
  return ground === 'uncontrolled' ? 0 : ground === 'friendly' ? 1 : -1;
}

/** 1 for the Imperials, -1 for the Tsarists. */
export const sign = (camp: Camp): number => (camp === 'imperial' ? 1 : -1);

/** Returns how many lines it is from a space to every other, by the shortest way, past all pieces. */
export const waysFrom = (position: Position, from: string): ReadonlyMap<string, number> => ways(position.edition)(from);
const ways = once((edition: Position['edition']) => once((from: string) => waysIn(edition, from)));

function waysIn(edition: Position['edition'], from: string): ReadonlyMap<string, number> {
  const { lines } = editionOf({ edition });
  const away = new Map([[from, 0]]);
  for (const [space, steps] of away)
    for (const next of lines.get(space)?.keys() ?? []) if (!away.has(next)) away.set(next, steps + 1);
  return away;
}

/** Returns the strongest stack of a Camp with a leader within this many lines of a space, except in that space. */
function strongestNear({ position, stacks }: Lie, at: string, camp: Camp, lines: number): number {
  const away = waysFrom(position, at);
  return stacks.reduce((best, stack) => {
    const isAble = stack.camp === camp && stack.room > 0 && stack.at !== at;
    return isAble && stack.strength > best && sure(away.get(stack.at), `way to ${stack.at}`) <= lines
      ? stack.strength
      : best;
  }, 0);
}

/** How far the enemies near a stack outnumber it: 0 to 1. */
export function exposure(lie: Lie, { camp, at, strength }: Stack, lines: number): number {
  const enemy = strongestNear(lie, at, otherCamp(camp), lines);
  return Math.max(0, (enemy - strength) / (enemy + strength));
}
