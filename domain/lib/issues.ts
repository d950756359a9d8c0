import type * as z from 'zod';
import type { Text } from './text.ts';

const KINDS: { readonly [kind: string]: string } = {
  string: '문자열',
  number: '수',
  int: '정수',
  boolean: '참이나 거짓',
  object: '객체',
  record: '객체',
  array: '배열',
  null: 'null',
};

const WORDS: { readonly [kind: string]: string } = {
  string: 'text (a string)',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
};

/**
 * Returns what zod found wrong in one place, in English and Korean: the values that are allowed there. A schema's own
 * remark (`refine`, the message of a pattern) is used unchanged, and brings its Korean in `params.ko`.
 */
export const issueText = (issue: z.core.$ZodIssue): Text => ({ en: english(issue), ko: korean(issue) });

const counted = (of: string, number: number | bigint): string =>
  ({ string: `${number} characters`, array: `${number} items`, set: `${number} items` })[of] ?? String(number);

/** Returns whether a value is missing, if zod was asked to report the input (`reportInput`); else false. */
export function isMissing(issue: z.core.$ZodIssue): boolean {
  if (!('input' in issue)) return false;
  const { input } = issue;
  if (issue.code !== 'invalid_union' || issue.discriminator === undefined) return input === undefined;
  return typeof input === 'object' && input !== null && !Object.hasOwn(input, issue.discriminator);
}

const amongEnglish = (issue: z.core.$ZodIssue, values: readonly unknown[]): string =>
  `${isMissing(issue) ? 'is missing: it ' : ''}must be one of: ${values.map(String).join(', ')}`;

const amongKorean = (issue: z.core.$ZodIssue, values: readonly unknown[]): string =>
  `${isMissing(issue) ? '빠져 있습니다. ' : ''}다음 가운데 하나여야 합니다: ${values.map(String).join(', ')}.`;

function english(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && !('received' in issue) && /undefined$/.test(issue.message)
        ? `is missing: it must be ${WORDS[issue.expected] ?? issue.expected}`
        : `must be ${WORDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return amongEnglish(issue, issue.values);
    case 'unrecognized_keys':
      return `unknown here: ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'too_big':
      return `must be at most ${counted(issue.origin, issue.maximum)}`;
    case 'too_small':
      return `must be at least ${counted(issue.origin, issue.minimum)}`;
    case 'invalid_format':
      return issue.message.startsWith('Invalid') ? 'has another form than it must have' : issue.message;
    case 'invalid_union':
      return 'options' in issue && issue.options !== undefined
        ? amongEnglish(issue, issue.options)
        : 'has none of the forms that it may have';
    case 'invalid_key':
      return 'has a key that it may not have';
    case 'custom':
      return issue.message;
    default:
      return 'may not have this value';
  }
}

function korean(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${KINDS[issue.expected] ?? issue.expected} 값이어야 합니다.`;
    case 'invalid_value':
      return amongKorean(issue, issue.values);
    case 'unrecognized_keys':
      return `모르는 항목입니다: ${issue.keys.map((key) => `"${key}"`).join(', ')}.`;
    case 'too_big':
      return `너무 크거나 깁니다. 최대 ${issue.maximum}입니다.`;
    case 'too_small':
      return `너무 작거나 짧습니다. 최소 ${issue.minimum}입니다.`;
    case 'invalid_format':
      return '형식이 맞지 않습니다.';
    case 'invalid_union':
      return 'options' in issue && issue.options !== undefined
        ? amongKorean(issue, issue.options)
        : '쓸 수 있는 형식 가운데 어느 것도 아닙니다.';
    case 'invalid_key':
      return '쓸 수 없는 키입니다.';
    case 'custom':
      return typeof issue.params?.ko === 'string' ? issue.params.ko : '조건에 맞지 않습니다.';
    default:
      return '올바르지 않은 값입니다.';
  }
}
