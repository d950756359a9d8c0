import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../session.ts';
import { api } from './api.ts';

/** The words of a game by kind and id, as the service has them. */
type Names = { readonly [kind: string]: { readonly [id: string]: string } };

/** The words of each requested game and language. */
const known = signal<ReadonlyMap<string, Names>>(new Map());
const asked = new Set<string>();

/** The words of a game in the language of the page; none while they are read, and without a game. */
export function useNames(of: string | undefined): Names {
  const key = `${of}/${language.value}`;
  useEffect(() => {
    if (of === undefined || asked.has(key)) return;
    asked.add(key);
    api.value.getRules({ rules: of as never, parts: ['names'] }).then(
      ({ names = {} }) => {
        known.value = new Map([...known.value, [key, names as Names]]);
      },
      // The next caller that needs them requests them again.
      () => asked.delete(key),
    );
  }, [key]);
  return known.value.get(key) ?? NONE;
}

const NONE: Names = {};
