import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../session.ts';
import { api } from './api.ts';

/** The words of a game by kind and id, as the service has them. */
type Names = { readonly [kind: string]: { readonly [id: string]: string } };

/** The games whose words are files of the site (see vite.config.ts). */
declare const WORDED: readonly string[];

/** The words of each requested game and language. */
const known = signal<ReadonlyMap<string, Names>>(new Map());
const asked = new Set<string>();

/** Reads the words of a game: a file of the site, or of another game the answer of the service. */
async function wordsOf(of: string, spoken: string): Promise<Names> {
  if (WORDED.includes(of)) {
    const file = await fetch(`/names/${of}.${spoken}.json`);
    if (file.ok) return (await file.json()) as Names;
  }
  const { names = {} } = await api.value.getRules({ rules: of as never, parts: ['names'] });
  return names as Names;
}

/** The words of a game in the language of the page; none while they are read, and without a game. */
export function useNames(of: string | undefined): Names {
  const key = `${of}/${language.value}`;
  useEffect(() => {
    if (of === undefined || asked.has(key)) return;
    asked.add(key);
    wordsOf(of, language.value).then(
      (names) => {
        known.value = new Map([...known.value, [key, names]]);
      },
      // The next caller that needs them requests them again.
      () => asked.delete(key),
    );
  }, [key]);
  return known.value.get(key) ?? NONE;
}

const NONE: Names = {};
