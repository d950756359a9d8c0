/** Returns a function that does `work` on first use, and again only if it failed. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work().catch((caught: unknown) => {
      done = undefined;
      throw caught;
    });
    return done;
  };
}
