import type { Due, Views } from '../../functions/platform/ports/ports.ts';

/** The games with a deadline by this time, earliest first. */
export async function dueBy({ deadlines }: Views, until: number): Promise<readonly string[]> {
  const all: Due[] = [];
  for (const partition of deadlines.partitions)
    for await (const page of deadlines.between(partition, 0, until))
      for (const due of page) if (await deadlines.stands(due)) all.push(due);
  return all.sort((a, b) => a.due - b.due || (a.game < b.game ? -1 : 1)).map(({ game }) => game);
}
