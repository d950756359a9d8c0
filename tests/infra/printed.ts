import { vi } from 'vitest';
import { typed } from '../../infra/local/typed.ts';

/** What a command of `fieldpost` prints in this process, and its exit code. */
interface Printed {
  readonly code: number;
  readonly output: string;
  /** What it writes to standard error. */
  readonly error: string;
}

/** Runs a command of `fieldpost` in this process. */
export async function printed(...args: string[]): Promise<Printed> {
  const lines: string[] = [];
  const errors: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0);
  try {
    return { code: await typed(args), output: lines.join(''), error: errors.join('') };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}
