import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';

/** Systems Manager answers at once, or something is wrong with it. */
const PATIENCE = { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true };

/** Returns the value of a parameter of Systems Manager, decrypted. Throws if it is not there. */
export async function parameterIn(region: string, Name: string): Promise<string> {
  const client = new SSMClient({ region, requestHandler: PATIENCE });
  const { Parameter } = await client.send(new GetParameterCommand({ Name, WithDecryption: true }));
  if (Parameter?.Value === undefined) throw new Error(`the parameter ${Name} has no value`);
  return Parameter.Value;
}
