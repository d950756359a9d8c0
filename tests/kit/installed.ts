import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sha256 } from '../../domain/lib/hash.ts';

/** A package by its name. Its types are not at hand here: `T` says what of it is used. */
type Packages = <T>(name: string) => Promise<T>;

/**
 * The packages of a list (a package.json), or that come with them, which a script alone needs: installed on first use,
 * once, below our own packages, so that all use one AWS SDK. `what`: the name of the folder in .build/.
 */
export const installedFrom =
  (list: URL, what: string): Packages =>
  async <T>(name: string) => {
    const found = createRequire(join(installedIn(list, what), 'package.json')).resolve(name);
    const loaded = (await import(pathToFileURL(found).href)) as { readonly default?: T };
    return (loaded.default ?? loaded) as T;
  };

/** Returns the folder in .build/ with these packages. */
export function installedIn(from: URL, what: string): string {
  const list = fileURLToPath(from);
  const hash = sha256(readFileSync(list, 'utf8')).slice(0, 12);
  const at = fileURLToPath(new URL(`../../.build/${what}-${hash}`, import.meta.url));
  if (existsSync(join(at, 'node_modules', '.package-lock.json'))) return at;
  rmSync(at, { recursive: true, force: true });
  mkdirSync(at, { recursive: true });
  cpSync(list, join(at, 'package.json'));
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options], { cwd: at, stdio: ['ignore', process.stderr.fd, 'inherit'] });
  return at;
}
