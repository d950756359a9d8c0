import { HELP } from './help.ts';
import { shown } from './shown.ts';

/** Says that a command is unknown, and names the nearest one. */
export function unknown(name: string): string {
  const [nearest = ''] = Object.keys(HELP).sort((a, b) => distance(name, a) - distance(name, b));
  const isNear = distance(name, nearest) <= Math.max(2, name.length / 3);
  const hint = isNear ? `did you mean ${nearest}? ` : '';
  return `fieldpost has no command ${shown(name)}; ${hint}npm run -s fieldpost -- --help lists all\n`;
}

/** Returns how many letters are to be put in, left out or changed between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j] ?? 0) + (a[i] === b[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
