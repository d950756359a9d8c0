import { useNames } from './names.ts';

/** The sentence of a rule; `undefined` before it is loaded, and for a rule that the game does not have. */
export const useRuleText = (of: string | undefined, rule: string): string | undefined => useNames(of).rules?.[rule];

/** Returns the address of a rule on the page of all rules of its game. */
export const ruleAddress = (of: string, rule: string): string => `/rules/${of}?rule=${encodeURIComponent(rule)}`;
