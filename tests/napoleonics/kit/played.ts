import { DIE } from '../../../domain/napoleonics/army/dice.ts';
import type { Side } from '../../../domain/napoleonics/army/sides.ts';
import { asks } from '../../../domain/napoleonics/asks.ts';
import { decide } from '../../../domain/napoleonics/decide.ts';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import type { CardId, State } from '../../../domain/napoleonics/state/state.ts';
import { at, drawn, type Ground, type Piece } from './drawn.ts';
import { after, type Fate, type Happened, standing } from './kit.ts';

// Tactic cards played: the French (bottom) play them.

/** A British unit that stands far off. */
const FAR = at('a13', 'P-LN');

/** A position in which the French hold the card and nothing else. */
export const holding = (
  card: CardId,
  pieces: readonly Piece[],
  ground: Ground = {},
  facts: Partial<State> = {},
): State => standing(drawn(ground, [...pieces, FAR]), { hands: { bottom: [card], top: ['PROBE_LEFT'] }, ...facts });

/** A position after the French have played the card. */
export const playing = (
  card: CardId,
  pieces: readonly Piece[],
  fate: Fate = {},
  ground: Ground = {},
  facts: Partial<State> = {},
): Happened => after(holding(card, pieces, ground, facts), 'bottom', { type: 'play', card }, fate);

/** Commands of the seats to act; what the last one brings is stated. */
export function go(state: State, commands: readonly Command[], fate: Fate = {}): Happened {
  let so: Happened = { state, events: [] };
  commands.forEach((command, i) => {
    const { state: next, events } = after(
      so.state,
      asks(so.state)[0]!.seat as Side,
      command,
      i === commands.length - 1 ? fate : {},
    );
    so = { state: next, events: [...so.events, ...events] };
  });
  return so;
}

export const order = (piece: string): Command => ({ type: 'order', piece });
export const move = (piece: string, to: string): Command => ({ type: 'move', piece, to });
export const melee = (unit: string, target: string, artillery: readonly string[] = []): Command => ({
  type: 'melee',
  unit,
  target,
  artillery,
});
export const fire = (unit: string, target: string): Command => ({ type: 'fire', unit, target });
export const DONE: Command = { type: 'done' };

/** The dice of an attack, which all show ART: only their number counts. */
export function attackDice(state: State, attack: Command): number {
  const quiet = { ...state, hands: { top: [], bottom: state.hands.bottom } };
  const decided = decide(quiet, 'bottom', attack, { draw: (stream) => (stream === 'dice' ? DIE.indexOf('ART') : 0) });
  if (!decided.ok) throw new Error(`${decided.error.code} ${decided.error.rule}`);
  return decided.value.find((event) => event.type === 'rolled')?.faces.length ?? 0;
}

/** Phase 4, these units ordered by a card. */
export const battlingAs = (
  card: CardId,
  pieces: readonly Piece[],
  ordered: readonly string[],
  ground: Ground = {},
  facts: Partial<State> = {},
): State =>
  standing(drawn(ground, [...pieces, FAR]), {
    hands: { bottom: [], top: [] },
    card: { card, as: card, command: 4, slots: [] },
    orders: Object.fromEntries(ordered.map((id) => [id, { ordered: true }])),
    frames: [{ is: 'combat' }],
    ...facts,
  });
