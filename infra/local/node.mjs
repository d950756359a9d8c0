import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './child.mjs';

// Everything runs on Node 24, as in the cloud. If the machine's Node is too old, Node 24 comes as a package of npm,
// into a separate folder: `npm ci` would remove it from node_modules.

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VERSION = '24.21.0';

/** The systems with a package of the version above. */
const PACKAGED = ['linux-x64', 'linux-arm64'];

/**
 * Whether a Node of this version runs TypeScript by itself.
 * @param {string} version as in `process.versions.node`
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 ? major > 23 || minor >= 6 : major === 22 && minor >= 18;
}

/**
 * What to do about a Node of this version on this system: nothing, install a package, or tell the user.
 * @param {string} version
 * @param {string} system platform and architecture: `linux-x64`
 * @returns {{ readonly use: 'this' } | { readonly use: 'package', readonly name: string } | { readonly use: 'none',
 *   readonly say: string }}
 */
export function choice(version, system) {
  if (isNewEnough(version)) return { use: 'this' };
  if (PACKAGED.includes(system)) return { use: 'package', name: `node-${system}` };
  return {
    use: 'none',
    say: `Fieldpost runs on Node 24; this is Node ${version}. Install Node 24 from https://nodejs.org and try again.`,
  };
}

/**
 * The path of the Node that runs everything; installs it when it is missing. Throws where it cannot.
 * @param {string} [version] the version of the Node at hand
 * @returns {Promise<string>}
 */
export async function nodeProgram(version = process.versions.node) {
  const chosen = choice(version, `${process.platform}-${process.arch}`);
  if (chosen.use === 'this') return process.execPath;
  if (chosen.use === 'none') throw new Error(chosen.say);
  const folder = join(ROOT, '.build', `node-${VERSION}`);
  const program = join(folder, 'node_modules', chosen.name, 'bin', 'node');
  if (!existsSync(program)) await install(`${chosen.name}@${VERSION}`, folder);
  return program;
}

/**
 * Installs a package into a folder that is either whole or absent, also if other processes do the same at this moment.
 * @param {string} name
 * @param {string} folder
 */
async function install(name, folder) {
  process.stderr.write(`installing Node ${VERSION} for this folder (once) ...\n`);
  await mkdir(join(ROOT, '.build'), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  const options = [
    '--prefix',
    fresh,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const code = await run('npm', ['install', ...options, name], {
    cwd: fresh,
    stdio: ['ignore', process.stderr.fd, 'inherit'],
  });
  if (code !== 0) throw new Error(`npm could not install ${name}; install Node 24 from https://nodejs.org instead.`);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true });
  }
}
