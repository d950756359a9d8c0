import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundle } from '../../infra/bundle.ts';
import { nodeProgram } from '../../infra/local/node.mjs';
import { localKeys, tokenFor } from '../../infra/local/server/keys.ts';

/** A server in a separate process, as `npm start` runs it, with a data folder that goes with it. */
export interface Running {
  readonly url: string;
  token(user: string): Promise<string>;
  close(): Promise<void>;
}

export async function running(): Promise<Running> {
  const [bundles, folder] = await Promise.all(
    ['bundles', 'data'].map((what) => mkdtemp(join(tmpdir(), `fieldpost-${what}-`))),
  );
  const keys = await localKeys(folder!);
  await bundle(bundles!);
  const { DYNAMODB_ENDPOINT: _, ...env } = process.env;
  const args = ['tests/http/runtime-process.ts', folder!, bundles!];
  // Its log is of conflicts and retries, which are many here.
  const child = spawn(await nodeProgram(), args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    url,
    token: (user) => tokenFor(keys, user),
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      for (const each of [folder!, bundles!]) await rm(each, { recursive: true });
    },
  };
}
