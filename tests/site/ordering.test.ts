import { expect, it } from 'vitest';
import type { Node } from '../../site/src/grammar/node.ts';
import { orderable, orderTo } from '../../site/src/grammar/ordering.ts';
import { rowsOf } from '../../site/src/grammar/rows.ts';

// Which units a box drawn over the board orders; `box.long.test.ts` draws one.

const one = (fields: { readonly [name: string]: Node }, isReversible: boolean): Node => ({
  is: 'fields',
  label: Object.keys(fields).join(' '),
  fields: { type: { is: 'const', value: 'x' }, ...fields },
  ...(isReversible && { reversible: true }),
});
const piece = (value: string): Node => ({ is: 'const', kind: 'piece', value });

it('takes commands about a piece alone that can be taken back, and no others', () => {
  const rows = rowsOf({
    is: 'oneOf',
    of: [
      one({ piece: piece('a') }, true),
      one({ piece: piece('b') }, false),
      one({ piece: piece('c'), to: { is: 'const', kind: 'space', value: 'e5' } }, true),
      one({ space: { is: 'const', kind: 'space', value: 'e6' } }, true),
      one({ piece: piece('d') }, true),
      // A click on this piece may mean two things.
      one({ piece: piece('e') }, true),
      one({ piece: piece('e'), to: { is: 'const', kind: 'space', value: 'e7' } }, true),
    ],
  } as Node);
  expect(orderable(rows)).toEqual(['piece:a', 'piece:d']);
  expect(orderTo(rows, 'piece:d')?.command).toEqual({ type: 'x', piece: 'd' });
  expect(orderTo(rows, 'piece:z')).toBeUndefined();
});
