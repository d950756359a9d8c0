import { readFile, writeFile } from 'node:fs/promises';

const RESULTS = 'tests/bench/RESULTS.md';

/**
 * The sections of RESULTS.md with a separate bench. `npm run bench -- engines` writes the part before the first of
 * them.
 */
const SECTION = /^(?=## )/m;

/** Puts a section into RESULTS.md instead of the one that has its title, or at the end; gives it as it stands there. */
export async function writeSection(title: string, text: string): Promise<string> {
  const section = `## ${title}\n\n${text.trim()}\n`;
  const [first = '', ...others] = (await readFile(RESULTS, 'utf8')).split(SECTION);
  const isThis = (each: string): boolean => each.startsWith(`## ${title}\n`);
  const sections = others.some(isThis) ? others.map((each) => (isThis(each) ? section : each)) : [...others, section];
  await writeFile(
    RESULTS,
    [first, ...sections]
      .map((each) => each.trimEnd())
      .join('\n\n')
      .concat('\n'),
  );
  return section.trimEnd();
}

/** The sections that stand in RESULTS.md now. */
export async function sectionsThere(): Promise<string> {
  return (await readFile(RESULTS, 'utf8')).split(SECTION).slice(1).join('');
}
