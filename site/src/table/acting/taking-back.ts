import type { Json } from '@fieldpost/client';
import { api } from '../../app/service/api.ts';
import type { Name } from '../../grammar/node.ts';
import type { Memory } from './memory.ts';
import { type Actions, REPRESENTATION } from './sending.ts';

interface Given {
  readonly game: string;
  readonly seat: string;
  readonly memory: Memory;
  /** The newest step that can be taken back. */
  readonly takeback: number | null | undefined;
}

/**
 * Returns the place in memory of the order of a clicked piece, if it can be taken back: the newest step of the player,
 * or one before steps that each order another piece.
 */
export function orderOf({ memory: { sent }, takeback }: Given, names: readonly Name[]): number | undefined {
  const at = sent.findLastIndex(({ isAlone, subject }) => isAlone && names.includes(subject));
  const isNewest = takeback !== null && takeback !== undefined && sent.at(-1)?.version === takeback;
  return isNewest && at >= 0 && sent.slice(at).every(({ isAlone }) => isAlone) ? at : undefined;
}

/** Takes an order back, and gives the orders after it again. Returns the questions then. */
export async function takeOrderBack(given: Given, at: number): Promise<Actions | undefined> {
  const { game, seat, memory } = given;
  const again = memory.sent.slice(at + 1);
  let actions: Actions | undefined;
  let version = given.takeback;
  for (let left = memory.sent.length - at; left > 0 && version !== null && version !== undefined; left--) {
    ({ actions } = await api.value.postTakeback({ game, body: { version } }, REPRESENTATION));
    memory.sent = memory.sent.slice(0, -1);
    version = actions?.takeback;
  }
  for (const order of again) {
    const ask = actions?.actions.find((each) => each.seat === seat)?.ask;
    if (ask === undefined) break;
    const body = { ask, seat, command: order.command as Json } as never;
    const receipt = await api.value.postAction({ game, body }, REPRESENTATION);
    memory.sent = [...memory.sent, { ...order, version: receipt.version }];
    actions = receipt.actions;
  }
  return actions;
}
