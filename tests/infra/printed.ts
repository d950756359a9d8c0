import { vi } from 'vitest';
import { typed } from '../../infra/local/typed.ts';

/** What a command of `fieldpost` prints to standard output in this process, and its exit code. */
export async function printed(...args: string[]): Promise<{ readonly code: number; readonly output: string }> {
  const lines: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  try {
    return { code: await typed(args), output: lines.join('') };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}
