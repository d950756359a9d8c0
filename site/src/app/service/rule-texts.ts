import { useNames } from './names.ts';

/** The sentence of a rule; undefined while it is not read, and where the game has none. */
export const useRuleText = (of: string | undefined, rule: string): string | undefined => useNames(of).rules?.[rule];

/** Where a rule stands among all of its game. */
export const ruleAddress = (of: string, rule: string): string => `/rules/${of}?rule=${encodeURIComponent(rule)}`;
