import * as z from 'zod';
import { type Environment, NoKey } from '../../functions/platform/dynamo/master.ts';
import { Unusable } from '../local/server/data-folder.ts';
import { NO_TABLE } from './items.ts';

// Why a command on the tables could not run, in one sentence: what is missing around it, and the remedy.

/** What a command needs from the environment, besides the tables. */
export type Need = 'vault' | 'signing' | 'ending' | 'issuer';

const PRINTED = 'eval "$(npm run -s fieldpost -- cloud-env --stage prod)" sets them for a stage of the cloud';

const SIGNING = '(FIELDPOST_SIGNING_JWK or KMS_SIGNING_KEY)';
const isSigning = (env: Environment): boolean => (env.FIELDPOST_SIGNING_JWK ?? env.KMS_SIGNING_KEY) !== undefined;

const NEEDED: { readonly [need in Need]: { readonly names: string; isMet(env: Environment): boolean } } = {
  vault: {
    names: 'the keys of the vault (FIELDPOST_KEY, or KMS_TAGS_KEY, KMS_PERSONS_KEY_2 and KMS_SEEDS_KEY_2)',
    isMet: (env) =>
      (env.FIELDPOST_KEY ?? env.KMS_MASTER_KEY) !== undefined ||
      ['KMS_TAGS_KEY', 'KMS_PERSONS_KEY_', 'KMS_SEEDS_KEY_'].every((begins) =>
        Object.entries(env).some(([name, key]) => name.startsWith(begins) && key !== undefined),
      ),
  },
  signing: { names: `the key of signatures ${SIGNING}`, isMet: isSigning },
  ending: { names: `for its end, \`maintenance off\`, the key of signatures ${SIGNING}`, isMet: isSigning },
  issuer: {
    names: 'the issuer of tokens (JWT_ISSUER and JWT_AUDIENCE)',
    isMet: (env) => env.JWT_ISSUER !== undefined && env.JWT_AUDIENCE !== undefined,
  },
};

/** Throws `Unusable` if the environment lacks something, before anything is written. */
export function unlessMet(needs: readonly Need[], env: Environment): void {
  const missing = needs.filter((need) => !NEEDED[need].isMet(env)).map((need) => NEEDED[need].names);
  if (missing.length > 0) throw new Unusable(`nothing was done: this command needs ${missing.join(', ')}; ${PRINTED}`);
}

/** Names of errors of AWS about the credentials of the caller, or their rights. */
const REFUSALS: ReadonlySet<string> = new Set([
  'AccessDeniedException',
  'ExpiredTokenException',
  'InvalidSignatureException',
  'MissingAuthenticationTokenException',
  'UnrecognizedClientException',
]);

/** Codes of the system about an address that does not answer. */
const AWAY: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT']);

/** Returns in one sentence why a command could not run; `undefined`: the error is none of its surroundings. */
export function whyUnable(caught: unknown, where: string): string | undefined {
  if (caught instanceof Unusable) return caught.message;
  if (caught instanceof NoKey) return `${caught.message}; ${PRINTED}`;
  if (!(caught instanceof Error)) return undefined;
  const { name, message, code } = caught as Error & { readonly code?: string };
  if (name === NO_TABLE) return `a table of ${where} is not there: check TABLE_PREFIX and the region`;
  if (name === 'CredentialsProviderError')
    return 'there are no credentials of AWS: `aws sts get-caller-identity` shows whether your profile has some';
  if (REFUSALS.has(name)) return `AWS refuses: ${message}`;
  if (code !== undefined && AWAY.has(code)) return `${where} does not answer: ${message}`;
  return caught instanceof z.ZodError ? wrongSetting(caught) : undefined;
}

/** Returns what is wrong with a variable of the environment; `undefined`: the error is about other data. */
function wrongSetting({ issues }: z.ZodError): string | undefined {
  const [wrong] = issues;
  if (wrong === undefined) return undefined;
  const name = String(wrong.path[0] ?? '');
  if (/^[A-Z][A-Z\d_]+$/.test(name)) return `the variable ${name} is missing or wrong: ${wrong.message}; ${PRINTED}`;
  return wrong.message.startsWith('neither ') ? `${wrong.message}; ${PRINTED}` : undefined;
}
