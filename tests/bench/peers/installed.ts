import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sha256 } from '../../../domain/lib/hash.ts';

const LIST = fileURLToPath(new URL('package.json', import.meta.url));

/** The folder in which the packages of the list are installed, once. It is below our own packages, so that all use one AWS SDK. */
function folder(): string {
  const at = fileURLToPath(new URL(`../../../.build/peers-${sha256(readFileSync(LIST, 'utf8')).slice(0, 12)}`, import.meta.url));
  if (existsSync(join(at, 'node_modules', '.package-lock.json'))) return at;
  rmSync(at, { recursive: true, force: true });
  mkdirSync(at, { recursive: true });
  cpSync(LIST, join(at, 'package.json'));
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options], { cwd: at, stdio: 'inherit' });
  return at;
}

/**
 * A package of the list, or one that comes with it. Its types are not at hand here: `T` says what of it is used.
 */
export async function peer<T>(name: string): Promise<T> {
  const found = createRequire(join(folder(), 'package.json')).resolve(name);
  const loaded = (await import(pathToFileURL(found).href)) as { readonly default?: T };
  return (loaded.default ?? loaded) as T;
}
