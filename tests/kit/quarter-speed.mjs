#!/usr/bin/env node
// Runs a program, and what it starts, at a quarter of the speed of this machine: it is stopped for three quarters of
// each 0.2 s. So tests show whether they rely on being fast: `npm run -s quarter-speed -- npm test`.
import { spawn } from 'node:child_process';

const [program, ...args] = process.argv.slice(2);
if (program === undefined) {
  process.stderr.write('usage: quarter-speed PROGRAM [ARGUMENT ...]\n');
  process.exit(64);
}
const PERIOD_MS = 200;
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
/** @param {NodeJS.Signals} signal */
const signal = (signal) => {
  try {
    process.kill(-Number(child.pid), signal);
  } catch {
    // Its processes have ended.
  }
};
const timer = setInterval(() => {
  signal('SIGSTOP');
  setTimeout(() => signal('SIGCONT'), (PERIOD_MS * 3) / 4);
}, PERIOD_MS);
for (const each of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(each, () => {
    signal('SIGCONT');
    signal(each);
  });
}
child.on('exit', (code) => {
  clearInterval(timer);
  signal('SIGCONT');
  process.exitCode = code ?? 1;
});
