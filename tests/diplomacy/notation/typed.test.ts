import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import type { Written } from '../../../domain/diplomacy/notation/read.ts';

// Orders as phones, word processors and mail write them. What is kept is the exact order.

const start = diplomacy.initial({ rulings: 'rulebook' });
const reading = (written: Written, seat = 'france') => diplomacy.read!(diplomacy.view(start, [seat]), seat, written);

function ordersOf(written: Written, seat = 'france') {
  const result = reading(written, seat);
  return result.ok ? result.value.command.orders : result.error.code;
}

const BURGUNDY = { par: { order: 'move', to: 'bur' } };
const SUPPORT = { order: 'support', of: 'par', to: 'bur' };

describe('orders as phones write them (§7.4)', () => {
  it.each([...'‐‑‒–—―−﹘－'].map((dash) => [`U+${dash.codePointAt(0)!.toString(16).toUpperCase()}`, dash]))(
    'take the dash %s for a hyphen',
    (_, dash) => {
      expect(ordersOf(`A par ${dash} bur`)).toEqual(BURGUNDY);
      expect(ordersOf(`육, 파리${dash}버건디`)).toEqual(BURGUNDY);
    },
  );

  it.each(['-->', '->', '=>', '→', '⇒', '—>', '--', '➡️'])('take %s for an arrow', (arrow) => {
    for (const text of [`A par ${arrow} bur`, `A par${arrow}bur`, `육, 파리 ${arrow} 버건디`])
      expect(ordersOf(text), text).toEqual(BURGUNDY);
  });

  it.each([
    '"A par - bur"',
    '“A par – bur”',
    '‘A par – bur’',
    '• A par - bur',
    '- A par - bur',
    '* A par - bur',
    '> A par - bur',
    '1. A par - bur',
    '2) A par - bur',
    '(3) A par - bur',
    '① A par - bur',
    '12 A par - bur',
    '1. “육, 파리 – 버건디”',
    '▶ 육, 파리 - 버건디',
    'Ａ ｐａｒ － ｂｕｒ',
    'A par - bur',
  ])('leave out what stands around %j', (text) => {
    expect(reading([text])).toMatchObject({ ok: true, value: { notes: [] } });
    expect(ordersOf([text])).toEqual(BURGUNDY);
  });

  it.each([
    ['A par - bur, A mar S A par - bur, F bre H', { ...BURGUNDY, mar: SUPPORT, bre: { order: 'hold' } }],
    ['A par - bur; A mar S A par - bur', { ...BURGUNDY, mar: SUPPORT }],
    ['1. A par–bur, 2. A mar S A par–bur', { ...BURGUNDY, mar: SUPPORT }],
    [
      '육, 파리 - 버건디, 육, 마르세유, 지원, 육, 파리 - 버건디, 해, 브레스트, 대기',
      { ...BURGUNDY, mar: SUPPORT, bre: { order: 'hold' } },
    ],
    ['육, 파리 - 버건디， 해, 브레스트, 대기', { ...BURGUNDY, bre: { order: 'hold' } }],
    ['프랑스: 육, 마르세유, 지원, 육, 파리, 버건디, 육, 파리 - 버건디', { ...BURGUNDY, mar: SUPPORT }],
    [
      'A par - bur, via convoy, F bre H',
      { par: { order: 'void', written: 'A par - bur, via convoy' }, bre: { order: 'hold' } },
    ],
  ])('cut %j where each part is a complete order', (text, orders) => {
    expect(ordersOf(text)).toEqual(orders);
    expect(ordersOf([text])).toEqual(orders);
  });

  it.each([
    ['육, 마르세유, 지원, 육, 파리 - 버건디', { mar: SUPPORT }],
    ['육, 파리, 버건디', BURGUNDY],
    ['par, bur', BURGUNDY],
    ['육, 파리, 대기', { par: { order: 'hold' } }],
  ])('leave the commas of %j, which is one order', (text, orders) => {
    expect(ordersOf(text)).toEqual(orders);
  });

  it.each(['A par - bur, mar', 'A par - bur, and so on', 'A par - bur,, B', `${'par H,'.repeat(30)} x`])(
    'refuse %j whole, where a part is no complete order',
    (text) => {
      expect(reading([text.slice(0, 200)])).toMatchObject({ ok: false, error: { code: 'UNREADABLE_ORDER' } });
    },
  );

  it('keep the text of a void order as it was written, each part for itself (§7.3)', () => {
    expect(ordersOf('1. A par – lon, A mar H')).toEqual({
      par: { order: 'void', written: '1. A par – lon' },
      mar: { order: 'hold' },
    });
  });
});
