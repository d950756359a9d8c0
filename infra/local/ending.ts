import process from 'node:process';
import { inSources } from '../../functions/platform/kit/stack.ts';
import { Unusable } from './server/data-folder.ts';

/** Ends this process with the exit code of some work, or with 1 and one sentence if an input is unusable. */
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
