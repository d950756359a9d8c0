import type { Legal } from '../../../client/src/index.ts';

/** Asks a person a question; `undefined`: the input has ended. */
export type Asking = (question: string) => Promise<string | undefined>;

/** The input has ended. */
export class Gone extends Error {}

/** Returns a command that a person chooses from a grammar step by step. A single choice is made without a question. */
export async function choose(legal: Legal, ask: Asking, name = ''): Promise<unknown> {
  switch (legal.is) {
    case 'const':
      return legal.value;
    case 'int':
      return numberIn(ask, `${titleOf(legal, name)} (${legal.min} to ${legal.max})`, legal.min, legal.max);
    case 'text':
      return answerTo(ask, titleOf(legal, name));
    case 'oneOf':
      return choose(await among(legal.of, (each) => labelOf(each), ask, titleOf(legal, name)), ask, name);
    case 'pick':
      return several(legal.values, legal.min, legal.max, (each) => String(each), ask, titleOf(legal, name));
    case 'fields': {
      const chosen: [string, unknown][] = [];
      for (const [field, each] of Object.entries(legal.fields)) {
        if (!legal.optional?.includes(field)) chosen.push([field, await choose(each, ask, field)]);
      }
      return Object.fromEntries(chosen);
    }
    case 'map': {
      const keys = Object.keys(legal.entries);
      const label = (key: string): string => legal.entries[key]?.label ?? key;
      const wanted = await several(keys, legal.min, legal.max, label, ask, titleOf(legal, name));
      const chosen: [string, unknown][] = [];
      for (const key of wanted)
        chosen.push([key, await choose(legal.entries[key] ?? { is: 'oneOf', of: [] }, ask, label(key))]);
      return Object.fromEntries(chosen);
    }
  }
}

const titleOf = (legal: Legal, name: string): string => legal.label ?? name;

/** Returns the name of a choice: its label, or its constant. */
function labelOf(legal: Legal): string {
  if (legal.label !== undefined) return legal.label;
  if (legal.is === 'const') return typeof legal.value === 'string' ? legal.value : JSON.stringify(legal.value);
  if (legal.is === 'fields')
    return Object.values(legal.fields)
      .filter(({ is }) => is === 'const')
      .map(labelOf)
      .join(' ');
  return legal.is;
}

async function among<T>(of: readonly T[], label: (each: T) => string, ask: Asking, title: string): Promise<T> {
  const [first] = of;
  if (first === undefined) throw new Error('there is no choice');
  if (of.length === 1) return first;
  const list = of.map((each, i) => `  ${i + 1} ${label(each)}`).join('\n');
  const number = await numberIn(ask, `${list}\n${title}: which (1 to ${of.length})`, 1, of.length);
  return of[number - 1] ?? first;
}

async function several<T>(
  of: readonly T[],
  min: number,
  max: number,
  label: (each: T) => string,
  ask: Asking,
  title: string,
): Promise<T[]> {
  if (min === of.length) return [...of];
  const list = of.map((each, i) => `  ${i + 1} ${label(each)}`).join('\n');
  for (;;) {
    const words = (await answerTo(ask, `${list}\n${title}: choose ${min} to ${max} of them (such as 1 3)`))
      .split(/[\s,]+/)
      .filter(Boolean);
    const chosen = [...new Set(words)].map((word) => of[Number(word) - 1]);
    const known = chosen.filter((each) => each !== undefined);
    if (known.length === chosen.length && known.length >= min && known.length <= max) return known;
  }
}

async function numberIn(ask: Asking, question: string, min: number, max: number): Promise<number> {
  for (;;) {
    const number = Number(await answerTo(ask, question));
    if (Number.isInteger(number) && number >= min && number <= max) return number;
  }
}

async function answerTo(ask: Asking, question: string): Promise<string> {
  const answer = await ask(`${question}? `);
  if (answer === undefined) throw new Gone();
  return answer.trim();
}
