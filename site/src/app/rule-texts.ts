import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from './api.ts';
import { language } from './session.ts';

type Texts = { readonly [id: string]: string };

/** The sentences of rules by their ids, for each game and language that somebody asked about. */
const known = signal<ReadonlyMap<string, Texts>>(new Map());
const asked = new Set<string>();

/** The sentence of a rule; undefined while it is not read, and where the game has none. */
export function useRuleText(of: string | undefined, rule: string | undefined): string | undefined {
  const key = `${of}/${language.value}`;
  useEffect(() => {
    if (of === undefined || rule === undefined || asked.has(key)) return;
    asked.add(key);
    api.value.getRules({ rules: of as never, parts: ['names'] }).then(
      ({ names }) => {
        known.value = new Map([...known.value, [key, (names as { readonly rules?: Texts } | undefined)?.rules ?? {}]]);
      },
      // It is asked for again with the next rule.
      () => asked.delete(key),
    );
  }, [key, rule]);
  return rule === undefined ? undefined : known.value.get(key)?.[rule];
}

/** Where a rule stands among all of its game. */
export const ruleAddress = (of: string, rule: string): string => `/rules/${of}?rule=${encodeURIComponent(rule)}`;
