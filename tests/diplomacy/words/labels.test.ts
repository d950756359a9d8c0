import { describe, expect, it } from 'vitest';
import type { Legal } from '../../../domain/contract/legal.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import type { State } from '../../../domain/diplomacy/state/state.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { game } from '../kit/kit.ts';

const sheet = (state: State, seat: string, locale: Locale = 'en'): Legal => {
  const legal = diplomacy.legal(diplomacy.view(state, [seat]), seat, locale);
  const [only] = legal.is === 'oneOf' ? legal.of : [];
  if (only === undefined) throw new Error(`${seat} is not asked`);
  return only;
};

/** The orders that a province may get. */
const ordersOf = (legal: Legal, province: string): readonly Legal[] => {
  const map = legal.is === 'fields' ? legal.fields.orders : undefined;
  const node = map?.is === 'map' ? map.entries[province] : undefined;
  return node?.is === 'oneOf' ? node.of : [];
};

describe('names in the choices of orders', () => {
  const spring = game('S1905M', { england: 'A lon, F nth', france: 'A pic', russia: 'F stp/nc' });

  it('is units by their provinces, and spaces', () => {
    expect(sheet(spring, 'england')).toMatchObject({
      order: ['orders', 'ready'],
      fields: { orders: { kind: 'piece' } },
    });
    const orders = ordersOf(sheet(spring, 'england'), 'nth');
    expect(orders).toContainEqual(
      expect.objectContaining({
        label: 'convoy the army in London',
        order: ['of', 'to'],
        fields: expect.objectContaining({
          of: { is: 'const', kind: 'space', value: 'lon' },
          to: expect.objectContaining({ kind: 'space' }),
        }),
      }),
    );
  });

  it('is in words where no board shows it: ready or not, by convoy', () => {
    const legal = sheet(spring, 'england', 'ko');
    expect(legal).toMatchObject({
      fields: {
        ready: { kind: 'answer', of: [{ value: true, label: '제출' }, { value: false }] },
      },
    });
    const byConvoy = ordersOf(legal, 'lon').find((each) => each.is === 'fields' && 'via' in each.fields);
    expect(byConvoy).toMatchObject({ order: ['to', 'via'], fields: { via: { value: 'convoy', label: '호송으로' } } });
  });

  it('is rare where an order is written that is not to be followed', () => {
    const rare = ordersOf(sheet(spring, 'england'), 'lon').filter((each) => each.rare);
    expect(rare).toEqual([expect.objectContaining({ label: 'bluff order (the unit holds)' })]);
  });

  it('is the home centre to build in, with the coast in words', () => {
    const autumn = game('F1905A', { russia: 'A mos', england: 'F nth' });
    expect(sheet(autumn, 'russia')).toMatchObject({ fields: { orders: { kind: 'space' } } });
    expect(ordersOf(sheet(autumn, 'russia'), 'stp').at(-1)).toMatchObject({
      order: ['unit', 'coast'],
      fields: {
        unit: { value: 'F', label: 'fleet' },
        coast: {
          kind: 'answer',
          of: [
            { value: 'nc', label: 'north coast' },
            { value: 'sc', label: 'south coast' },
          ],
        },
      },
    });
  });
});
