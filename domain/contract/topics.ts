import type { Locale, Text } from '../lib/text.ts';

/** Words by which people look for rules that do not say them. */
export interface Topic {
  readonly words: Text;
  readonly rules: readonly string[];
}

/** Returns the words that find each rule, by its id, in a language. */
export function wordsByRule(topics: readonly Topic[], locale: Locale): { readonly [rule: string]: string } {
  const found = new Map<string, readonly string[]>();
  for (const { words, rules } of topics)
    for (const rule of rules) found.set(rule, [...(found.get(rule) ?? []), words[locale]]);
  return Object.fromEntries([...found].map(([rule, words]) => [rule, words.join(', ')]));
}
