#!/usr/bin/env node
// The one way in: plain JavaScript, so that it runs on a fresh clone; it installs what is missing, then hands over.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const here = process.cwd();
const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules', '.package-lock.json');

/** Whether every package of the lock file that is not optional is installed at its version. */
function isComplete() {
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const have = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional }]) => path === '' || optional || have[path]?.version === version);
}

function run(command, args) {
  const { status, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return signal ? 1 : (status ?? 1);
}

if (!isComplete()) {
  process.stderr.write('installing packages (once) ...\n');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', process.stderr.fd, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.FIELDPOST_CWD = here;
// In the cloud the functions run on a newer Node; here the SDK would warn at every start.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.exit(run(process.execPath, ['--import', 'tsx', join(root, 'infra', 'local', 'cli.ts'), ...process.argv.slice(2)]));
