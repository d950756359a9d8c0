import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a program printed, or why it failed. */
export type Printed = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };

/** Whether no other step will do better: `aws` does not start, or knows no region or no credentials. */
export const isHopeless = (error: string): boolean =>
  /does not start|specify a region|locate credentials|ExpiredToken|InvalidClientTokenId|UnrecognizedClient/.test(error);

/** The programs that a deployment calls. */
export interface Programs {
  /** Asks AWS by its command line, which finds your credentials. */
  aws(...args: readonly string[]): Promise<Printed>;
  /** Runs the CDK's command line in this terminal, where it asks before it widens rights. Returns its exit code. */
  cdk(...args: readonly string[]): Promise<number>;
  /** Writes a line to the terminal. */
  say(line: string): void;
}

/** No pager waits for a key. Version 1 of AWS's command line knows a region by this name only. */
function environment(): NodeJS.ProcessEnv {
  const region = process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION;
  return { ...process.env, AWS_PAGER: '', ...(region && { AWS_DEFAULT_REGION: region }) };
}

async function output(command: string, args: readonly string[]): Promise<Printed> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment() });
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return code === 0
      ? { ok: true, text: Buffer.concat(out).toString('utf8') }
      : { ok: false, error: Buffer.concat(err).toString('utf8').trim() };
  } catch (caught) {
    return { ok: false, error: `${command} does not start: ${(caught as Error).message}` };
  }
}

/** The programs of this machine. `cdk` is that of the packages. */
export const PROGRAMS: Programs = {
  aws: (...args) => output('aws', [...args, '--output', 'json']),
  async cdk(...args) {
    const child = spawn('node_modules/.bin/cdk', args, { stdio: 'inherit' });
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  },
  say: (line) => void process.stdout.write(`${line}\n`),
};
