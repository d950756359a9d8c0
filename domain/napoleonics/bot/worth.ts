import { enemyOf, type Side } from '../army/sides.ts';
import { attachedLeader } from '../pieces/position.ts';
import type { Public, Unit } from '../state/state.ts';

/*
 * The measure of everything is the block: the first ones of a unit are worth about 1, the last one is a banner. Values
 * are what the owner loses with something, and what his enemy gains.
 */

/**
 * What a banner is worth early in the battle, and how much more it is worth when few are missing: the last one wins.
 */
const BANNER = 3;
const TOWARD_VICTORY = 6;

/** What a banner is worth to a side. */
export function bannerWorth({ battle, banners }: Public, side: Side): number {
  const missing = battle.banners[side] - banners[side].length;
  const left = Math.max(1, missing);
  return BANNER + TOWARD_VICTORY / (left * left);
}

/** What the second block of a unit is worth, the third, and the next ones: a unit with few of them is near its end. */
const BLOCKS = [1.4, 1.1];
const LATER_BLOCK = 0.9;

/**
 * Returns what a unit with these blocks is worth to its enemy, by his banners; parts of a block count in proportion.
 */
export function unitWorth(p: Public, unit: Unit, blocks: number = unit.blocks): number {
  let worth = bannerWorth(p, enemyOf(unit.side)) * Math.min(1, blocks);
  for (let block = 1; block < blocks; block++)
    worth += (BLOCKS[block - 1] ?? LATER_BLOCK) * Math.min(1, blocks - block);
  return worth;
}

/** How likely a leader is lost with his unit, and while it lives (§12.1b). */
const LOST_WITH_IT = 1 / 6;
const LOST_FROM_IT = 1 / 36;

/**
 * Returns what its owner loses when a unit loses these blocks: them, and in the mean of all rolls something of its
 * leader.
 */
export function blocksWorth(p: Public, unit: Unit, lost: number): number {
  if (lost <= 0) return 0;
  const left = Math.max(0, unit.blocks - lost);
  const worth = unitWorth(p, unit) - unitWorth(p, unit, left);
  if (attachedLeader(p, unit) === undefined) return worth;
  return worth + bannerWorth(p, enemyOf(unit.side)) * (left === 0 ? LOST_WITH_IT : LOST_FROM_IT);
}
