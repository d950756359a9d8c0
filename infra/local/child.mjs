import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Signals that ask a program to stop. */
const STOPS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program to its end, hands on the signals that ask this process to stop, and gives its exit code; 128 + n when
 * signal n ended it. `options.signal` ends it early.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  // On Windows npm and the programs of packages are scripts, which only a shell can start.
  const shell = process.platform === 'win32' && program !== process.execPath;
  const child = spawn(program, args, { stdio: 'inherit', shell, ...options });
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => child.kill(signal);
  for (const signal of STOPS) process.on(signal, handOn);
  return new Promise((done, fail) => {
    child.once('error', (error) => error.name === 'AbortError' || fail(error));
    child.once('exit', (code, signal) => {
      for (const each of STOPS) process.off(each, handOn);
      done(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}
