import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** Where a Chrome or Chromium of the system is, if there is one. */
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * One process for all would end with the first window that is closed; and tests look at nothing but their own machine.
 */
const ARGS = ['--no-sandbox', '--disable-quic', '--disable-gpu', '--no-first-run', '--disable-sync'];

/** A real browser: the system's, else the one that a package carries, with the libraries that it needs. */
export async function startBrowser(): Promise<Browser> {
  const system = SYSTEM.find((path) => existsSync(path));
  if (system !== undefined) return playwright.launch({ executablePath: system, args: ARGS });
  // The package unpacks its own libraries only where it believes to be in the cloud.
  if (!hasLibraries()) process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x';
  return playwright.launch({ executablePath: await chromium.executablePath(), args: ARGS });
}

let shared: Promise<Browser> | undefined;

/** The browser of this process, which ends with it: a browser takes longer to start than most tests to run. */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= startBrowser();
  return shared;
};

function hasLibraries(): boolean {
  try {
    return execFileSync('ldconfig', ['-p'], { encoding: 'utf8' }).includes('libnss3.so');
  } catch {
    return false;
  }
}
