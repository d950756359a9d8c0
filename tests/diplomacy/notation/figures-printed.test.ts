import { expect, it } from 'vitest';
import { parseOrder, type WrittenOrder } from '../../../domain/diplomacy/notation/parse-order.ts';
import figures from '../figures.json' with { type: 'json' };
import printed from '../figures-printed.json' with { type: 'json' };

// Every order that the rulebook prints with its figures, as it is printed.

const read = (text: string): WrittenOrder | undefined => {
  const parsed = parseOrder(text);
  return parsed.ok && parsed.value.is === 'order' ? parsed.value : undefined;
};

/** What an order says, without the kind of the unit where it is left out. */
const said = (order: WrittenOrder | undefined): string => JSON.stringify([order?.province, order?.order]);

/** Orders that are in no figure as printed: a slip of the translation, or an example of the text beneath the figure. */
const OTHERWISE = [
  '7 육군, 네덜란드 - 베를린',
  '7 해군, 베를린 - 북해',
  '15 육군, 바르샤바 - 실레지아',
  '19 육군, 피카르디, 브레스트',
  '19 육군, 런던, 지원, 육군, 피카르디 - 브레스트',
  '19 해군, 영국 해협, 호송, 육군, 런던 해협, 지원, 육군, 피카르디 - 브레스트',
  '19 해군, 브레스트 - 대기',
];

it('every order printed with a figure is read as the figure shows it (§7.4, §7.6)', () => {
  const differing = printed.filter(([figure, power, text]) => {
    const shown = figures.find((each) => each.figure === String(figure))?.orders.filter(([who]) => who === power) ?? [];
    return !shown.some(([, order]) => said(read(order ?? '')) === said(read(String(text))));
  });
  expect(printed.length).toBe(122);
  expect(differing.map(([figure, , text]) => `${figure} ${text}`)).toEqual(OTHERWISE);
});

it('only one is not read: it carries a support over sea, as none can be (§10.7)', () => {
  const unread = printed.map(([, , text]) => String(text)).filter((text) => read(text) === undefined);
  expect(unread).toEqual(['해군, 영국 해협, 호송, 육군, 런던 해협, 지원, 육군, 피카르디 - 브레스트']);
});

it('the slip of figure 20, the western Atlantic, is the Western Mediterranean, and is remarked upon (§7.4, §10.8)', () => {
  expect(read('해군, 서대서양, 호송, 영국군, 런던 - 튀니스')).toMatchObject({
    type: 'F',
    province: 'wes',
    order: { order: 'convoy', of: 'lon', to: 'tun' },
    isClumsy: true,
  });
});
