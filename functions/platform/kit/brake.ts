import { LambdaClient, PutFunctionConcurrencyCommand } from '@aws-sdk/client-lambda';

/** Stops functions: no run of them begins. Returns the failures, each with the name of its function. */
export async function stopFunctions(region: string, names: readonly string[]): Promise<readonly string[]> {
  const client = new LambdaClient({ region });
  const stopped = (FunctionName: string) =>
    client.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }));
  const done = await Promise.allSettled(names.map(stopped));
  return done.flatMap((each, i) => (each.status === 'rejected' ? [`${names[i]}: ${each.reason}`] : []));
}
