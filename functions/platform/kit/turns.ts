/** Maximum time of work before others get a turn, in milliseconds. */
const TURN_MS = 10;

/** Divides long work of this process into turns. `isOver` says when a turn has ended, `next` lets others work. */
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
