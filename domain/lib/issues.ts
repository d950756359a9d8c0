import type { z } from 'zod';
import type { Text } from '../game.ts';

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

/**
 * What zod found wrong in one place, in English as it says it, and in Korean. A schema's own remark (`refine`) brings its Korean in
 * `params.ko`.
 */
export const issueText = (issue: z.core.$ZodIssue): Text => ({ en: issue.message, ko: korean(issue) });

function korean(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${KINDS[issue.expected] ?? issue.expected} 값이어야 합니다.`;
    case 'invalid_value':
      return `다음 가운데 하나여야 합니다: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `모르는 항목입니다: ${issue.keys.map((key) => `"${key}"`).join(', ')}.`;
    case 'too_big':
      return `너무 크거나 깁니다. 최대 ${issue.maximum}입니다.`;
    case 'too_small':
      return `너무 작거나 짧습니다. 최소 ${issue.minimum}입니다.`;
    case 'invalid_format':
      return '형식이 맞지 않습니다.';
    case 'invalid_union':
      return '쓸 수 있는 형식 가운데 어느 것도 아닙니다.';
    case 'invalid_key':
      return '쓸 수 없는 키입니다.';
    case 'custom':
      return typeof issue.params?.ko === 'string' ? issue.params.ko : '조건에 맞지 않습니다.';
    default:
      return '올바르지 않은 값입니다.';
  }
}
