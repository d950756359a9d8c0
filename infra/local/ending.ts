import process from 'node:process';
import { inSources } from '../../functions/platform/kit/stack.ts';
import { Unusable } from './server/data-folder.ts';

/**
 * Ends this process as some work does: with its exit code; with 1 and one sentence where something given to it cannot
 * be used.
 */
export async function endAs(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (caught) {
    if (!(caught instanceof Unusable)) {
      if (caught instanceof Error) caught.stack = inSources(caught.stack) ?? '';
      throw caught;
    }
    process.stderr.write(`${caught.message}\n`);
    process.exit(1);
  }
}
