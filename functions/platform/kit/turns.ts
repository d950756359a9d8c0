/** How long work goes on at most before others have their turn, in milliseconds. */
const TURN_MS = 10;

/**
 * Divides long work of this process into turns: `isOver` says when one has gone on long enough, `next` lets others work
 * first.
 */
export function inTurns() {
  let began = performance.now();
  return {
    isOver: (): boolean => performance.now() - began > TURN_MS,
    async next(): Promise<void> {
      await new Promise<void>((others) => setImmediate(others));
      began = performance.now();
    },
  };
}
