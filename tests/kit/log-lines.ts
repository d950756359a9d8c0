/** What work of this process writes to its log, line by line. Other lines go where they would. */
export async function linesOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const { write } = process.stderr;
  const lines: string[] = [];
  process.stderr.write = ((text: string, ...more: never[]) => {
    if (!text.startsWith('{"level":')) return write.call(process.stderr, text, ...more);
    lines.push(text.trimEnd());
    return true;
  }) as typeof write;
  try {
    await work();
  } finally {
    process.stderr.write = write;
  }
  return lines;
}

/** The namespace of what functions measure in a stack of the stage `prod`. */
export const NAMESPACE = 'fieldpost-prod-metrics';

/** The same of work that is measured. */
export async function measuredLinesOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const { FIELDPOST_METRICS: before } = process.env;
  process.env.FIELDPOST_METRICS = NAMESPACE;
  try {
    return await linesOf(work);
  } finally {
    if (before === undefined) delete process.env.FIELDPOST_METRICS;
    else process.env.FIELDPOST_METRICS = before;
  }
}
