/**
 * Some comparisons need more than Node: a Python, a second Node, the right to mount a disk. Where one is missing they
 * compare what there is, or are skipped; with `WHOLE=1`, for machines that are to have all of it, they fail instead.
 */
export function lacks(what: string): void {
  if (process.env.WHOLE !== undefined) throw new Error(`WHOLE is set, and this machine has no ${what}`);
}
