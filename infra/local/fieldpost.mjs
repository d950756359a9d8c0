#!/usr/bin/env node
// The one way in: plain JavaScript, so that Node 20 can start it on a fresh clone. It installs what is missing, Node 24
// included, then hands over.
//
//   fieldpost.mjs serve        the server, bundled if it was not
//   fieldpost.mjs COMMAND …    a command of cli.ts
//   fieldpost.mjs run FILE …   a script in TypeScript
//   fieldpost.mjs tool NAME …  a program of node_modules/.bin
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { builtServer } from './built.mjs';
import { run } from './child.mjs';
import { nodeProgram, ROOT } from './node.mjs';

/** Whether every package of the lock file that is not optional is installed at its version. */
function isComplete() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const have = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || have[path]?.version === version,
  );
}

/** Ends this process after its parent. npm starts scripts in a shell, and some shells do not pass signals on. */
function followParent() {
  const parent = process.ppid;
  const watch = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(watch, 250).unref();
}

/**
 * Limits memory: the server needs 40 MB. By default Node would use ten times that before collecting garbage, and the
 * system's allocator a pool for each thread.
 */
const SPARING = ['--max-semi-space-size=8', '--max-old-space-size=1024'];

/** @returns {Promise<number>} the exit code */
async function main() {
  if (process.env.npm_lifecycle_event !== undefined) followParent();
  const node = await nodeProgram();
  process.env.FIELDPOST_CWD = process.cwd();
  // Programs of packages start with `#!/usr/bin/env node`.
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  if (!isComplete()) {
    process.stderr.write('installing packages (once) ...\n');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await run('npm', ['ci', ...options], { cwd: ROOT, stdio: ['ignore', process.stderr.fd, 'inherit'] });
    if (code !== 0) return code;
  }
  const [first, second = '', ...rest] = process.argv.slice(2);
  if (first === 'tool') return run(join(ROOT, 'node_modules', '.bin', second), rest, { cwd: ROOT });
  if (first === 'serve' && second === '') {
    const env = { MALLOC_ARENA_MAX: '2', ...process.env };
    return run(node, [...SPARING, await builtServer(node)], { cwd: ROOT, env });
  }
  const script =
    first === 'run'
      ? [join(ROOT, second), ...rest]
      : [join(ROOT, 'infra', 'local', 'cli.ts'), ...process.argv.slice(2)];
  return run(node, script, { cwd: ROOT });
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
