import type { Stack } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Settings } from '../settings.ts';

/** The secret of requests through the distribution: what it sends, and what the functions accept. */
export interface EdgeSecret {
  readonly sent: string;
  readonly accepted: string;
}

/**
 * Makes a secret for each generation in the settings. The template has only its name; CloudFormation puts it into the
 * distribution and the functions. Nobody else needs it.
 */
export function edgeSecretIn(stack: Stack, { edge }: Settings): EdgeSecret {
  const secrets = edge.split(',').map((generation) =>
    new Secret(stack, `EdgeSecret${generation}`, {
      description: `Distinguishes requests through the distribution; generation ${generation}`,
      generateSecretString: { passwordLength: 43, excludePunctuation: true },
    }).secretValue.unsafeUnwrap(),
  );
  const [sent = ''] = secrets;
  return { sent, accepted: secrets.join(',') };
}
