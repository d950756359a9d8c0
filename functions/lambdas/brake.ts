import { LambdaClient, PutFunctionConcurrencyCommand } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { report } from '../platform/kit/report.ts';

/** `BRAKED`: the functions that stop when too much is spent, separated by commas. */
const schema = z.object({ BRAKED: z.string().min(1), AWS_REGION: z.string().min(1) });

/** Called by the alarm on spending: no run of the named functions begins until the operator releases them. */
export async function handler(): Promise<{ readonly braked: readonly string[] }> {
  const { BRAKED, AWS_REGION } = schema.parse(process.env);
  const names = BRAKED.split(',');
  const client = new LambdaClient({ region: AWS_REGION });
  const braked = (FunctionName: string) =>
    client.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }));
  const done = await Promise.allSettled(names.map(braked));
  const failed = done.flatMap((each, i) => (each.status === 'rejected' ? [`${names[i]}: ${each.reason}`] : []));
  report('braked', { message: failed.length === 0 ? names.join(', ') : `FAILED: ${failed.join('; ')}` });
  // Lambda then calls it again. What stands still already stays so.
  if (failed.length > 0) throw new Error(failed.join('; '));
  return { braked: names };
}
