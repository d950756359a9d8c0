import { LambdaClient, PutFunctionConcurrencyCommand } from '@aws-sdk/client-lambda';

/** Returns what sets how many runs of a function may go on at once. 0: none may begin. */
export function concurrencyIn(region: string): (name: string, runs: number) => Promise<void> {
  const client = new LambdaClient({ region });
  return async (FunctionName, ReservedConcurrentExecutions) => {
    await client.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions }));
  };
}
