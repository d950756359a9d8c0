import * as z from 'zod';
import { stopFunctions } from '../platform/kit/brake.ts';
import { metered } from '../platform/kit/metrics.ts';
import { report } from '../platform/kit/report.ts';

/** `BRAKED`: the functions that stop when too much is spent, separated by commas. */
const schema = z.object({ BRAKED: z.string().min(1), AWS_REGION: z.string().min(1) });

/** Called by the alarm on spending: no run of the named functions begins until the operator releases them. */
export const handler = metered('brake', async (): Promise<{ readonly braked: readonly string[] }> => {
  const { BRAKED, AWS_REGION } = schema.parse(process.env);
  const names = BRAKED.split(',');
  const failed = await stopFunctions(AWS_REGION, names);
  report('braked', { message: failed.length === 0 ? names.join(', ') : `FAILED: ${failed.join('; ')}` });
  // Lambda then calls it again. What stands still already stays so.
  if (failed.length > 0) throw new Error(failed.join('; '));
  return { braked: names };
});
