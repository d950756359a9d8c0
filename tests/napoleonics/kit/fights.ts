import type { Side } from '../../../domain/napoleonics/army/sides.ts';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import type { CardId, Position, State } from '../../../domain/napoleonics/state/state.ts';
import { at, drawn, type Ground, type Piece } from './drawn.ts';
import { battling, type Happened } from './kit.ts';

/*
 * Fights for the tests of combat: the French (bottom) attack, the British (top) defend. Far away a battery stands
 * beside another one, so that the phase of combat does not end with the fight that is tested.
 */

const ELSEWHERE = [at('b1', 'F-GFA'), at('a1', 'P-FA')];

/** In phase 4 on this ground, with these units of the bottom side ordered by a plain section card. */
export const fight = (
  of: Ground,
  pieces: readonly Piece[],
  ordered: readonly string[],
  facts: Partial<State> = {},
): State => battling(drawn(of, [...pieces, ...ELSEWHERE]), [...ordered, 'F-GFA-1'], facts);

/** Both hands: of the side that defends, and of the one that attacks. */
export const hands = (top: readonly CardId[], bottom: readonly CardId[] = []): Pick<State, 'hands'> => ({
  hands: { top, bottom },
});

export const fire = (unit: string, target: string): Command => ({ type: 'fire', unit, target });
export const melee = (unit: string, target: string, ...artillery: readonly string[]): Command => ({
  type: 'melee',
  unit,
  target,
  artillery,
});
export const react = (card: CardId | null): Command => ({ type: 'react', card });
export const retire = (retire: boolean): Command => ({ type: 'retire', retire });
export const form = (form: boolean): Command => ({ type: 'form-square', form });
export const back = (battle: boolean): Command => ({ type: 'battle-back', battle });
export const ignore = (flags: number): Command => ({ type: 'ignore', flags });
export const retreat = (to: string): Command => ({ type: 'retreat', to });
export const advance = (to: string | null): Command => ({ type: 'advance', to });

/** Where a piece stands, and the blocks of a unit: `e5 4`; `gone`. */
export function where({ units, leaders }: Position, id: string): string {
  const unit = units.find((each) => each.id === id);
  if (unit !== undefined) return `${unit.hex} ${unit.blocks}`;
  return leaders.find((each) => each.id === id)?.hex ?? 'gone';
}

/** The pieces for which a side has banners. */
export const bannersOf = ({ banners }: State, side: Side): readonly string[] => banners[side].map(({ about }) => about);

/** Every roll: its owner, reason and target, and the faces: `square B-LN-1 F-LC-1: FLAG`. */
export const rolls = ({ events }: Happened): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'rolled'
      ? [
          `${event.why} ${[event.piece, event.target].filter((id) => id !== undefined).join(' ')}: ${event.faces.join(' ')}`,
        ]
      : [],
  );
