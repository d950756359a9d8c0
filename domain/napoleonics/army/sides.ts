/** A side of the board, and the seat that plays it: the army on the top or on the bottom baseline (§1.5). */
export const SIDES = ['top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };
export const enemyOf = (side: Side): Side => (side === 'top' ? 'bottom' : 'top');
export const isSide = (seat: string): seat is Side => seat === 'top' || seat === 'bottom';
