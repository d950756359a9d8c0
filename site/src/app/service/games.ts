import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../session.ts';
import { api } from './api.ts';

/** What the games hosted here are called, by language. */
const known = signal<ReadonlyMap<string, ReadonlyMap<string, string>>>(new Map());
const asked = new Set<string>();

/** What a game is called in the language of the page; its id with a capital while that is read. */
export function useTitleOf(of: string): string {
  const spoken = language.value;
  useEffect(() => {
    if (asked.has(spoken)) return;
    asked.add(spoken);
    api.value.listRules().then(
      ({ rules }) => {
        known.value = new Map([...known.value, [spoken, new Map(rules.map(({ id, title }) => [id, title]))]]);
      },
      // The next caller that needs them requests them again.
      () => asked.delete(spoken),
    );
  }, [spoken]);
  return known.value.get(spoken)?.get(of) ?? capitalised(of);
}

export const capitalised = (of: string): string => `${of[0]?.toUpperCase()}${of.slice(1)}`;
