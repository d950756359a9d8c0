import { describe, expect, it } from 'vitest';
import { lawful } from '../../domain/diplomacy/adjudicate/lawful.ts';
import type { Order } from '../../domain/diplomacy/commands.ts';
import { type Context, parseOrder, parseUnit, printOrder } from '../../domain/diplomacy/notation.ts';
import { PROVINCE_IDS, PROVINCES, placeName, provinceOf } from '../../domain/diplomacy/provinces.ts';
import { POWERS, type Position } from '../../domain/diplomacy/state.ts';
import { generator, pickOne, randomOrders, randomPosition } from './random-orders.ts';

const read = (text: string, context?: Context) => {
  const parsed = parseOrder(text, context);
  if (!parsed.ok) return parsed.error.code;
  if (parsed.value.is === 'waive') return 'waive';
  const { type, loc, order } = parsed.value;
  return { by: `${type ?? '?'} ${loc}`, ...order };
};

describe('orders in the common notation', () => {
  it.each([
    ['A par - bur', { by: 'A par', order: 'move', to: 'bur' }],
    ['A Paris - Burgundy', { by: 'A par', order: 'move', to: 'bur' }],
    ['A par-bur', { by: 'A par', order: 'move', to: 'bur' }],
    ['A PAR M BUR', { by: 'A par', order: 'move', to: 'bur' }],
    ['army Paris moves to Burgundy', { by: 'A par', order: 'move', to: 'bur' }],
    ['Paris - Burgundy', { by: '? par', order: 'move', to: 'bur' }],
    ['A edi - nwy VIA', { by: 'A edi', order: 'move', to: 'nwy', via: 'convoy' }],
    ['A Edinburgh - Norway via convoy', { by: 'A edi', order: 'move', to: 'nwy', via: 'convoy' }],
    ['A lon - nth - nwy', { by: 'A lon', order: 'move', to: 'nwy', via: 'convoy' }],
    ['F nth C A edi - nwy', { by: 'F nth', order: 'convoy', of: 'edi', to: 'nwy' }],
    ['F North Sea convoys army Edinburgh to Norway', { by: 'F nth', order: 'convoy', of: 'edi', to: 'nwy' }],
    ['A mar S A par - bur', { by: 'A mar', order: 'support', of: 'par', to: 'bur' }],
    ['A mar S A bur', { by: 'A mar', order: 'support', of: 'bur' }],
    ['A Prussia Supports Livonia - Prussia', { by: 'A pru', order: 'support', of: 'lvn', to: 'pru' }],
    ['A tyr R boh', { by: 'A tyr', order: 'retreat', to: 'boh' }],
    ['F nth R hol', { by: 'F nth', order: 'retreat', to: 'hol' }],
    ['A bel D', { by: 'A bel', order: 'disband' }],
    ['Remove A mun', { by: 'A mun', order: 'disband' }],
    ['A par B', { by: 'A par', order: 'build', unit: 'A' }],
    ['Build A par', { by: 'A par', order: 'build', unit: 'A' }],
    ['WAIVE', 'waive'],
    ['par H', { by: '? par', order: 'hold' }],
    ['A par Hold', { by: 'A par', order: 'hold' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('names coasts in every usual way (§8.7)', () => {
    for (const text of ['F bul/ec', 'F Bulgaria (ec)', 'F bul(ec)', 'F bul ec', 'F Bulgaria east coast', 'F Bulgaria/EC'])
      expect(read(`${text} - bla`), text).toEqual({ by: 'F bul/ec', order: 'move', to: 'bla' });
    expect(read('F stp/nc B')).toEqual({ by: 'F stp/nc', order: 'build', unit: 'F', coast: 'nc' });
  });

  it('knows every province by its id, its name and its aliases, in any case and with any accents (§7.7)', () => {
    for (const id of PROVINCE_IDS) {
      const { name, aliases } = PROVINCES[id]!;
      for (const written of [id, name.en, name.en.toUpperCase(), ...aliases]) {
        const unit = parseUnit(written);
        expect(unit.ok && unit.value.loc, written).toBe(id);
      }
    }
    expect(read('A MÜN - Bürgundy')).toEqual({ by: 'A mun', order: 'move', to: 'bur' });
  });

  it('takes a move for a retreat in a retreat phase, and fills in what the position tells (§7.4, §7.6)', () => {
    expect(read('F nth - hol', { phase: 'retreat' })).toEqual({ by: 'F nth', order: 'retreat', to: 'hol' });
    const units = [{ power: 'france', type: 'F', loc: 'gas' } as const, { power: 'france', type: 'F', loc: 'mao' } as const];
    const position: Position = { season: 'spring', year: 1901, phase: 'movement', units, dislodged: [], contested: [], centres: {} };
    expect(read('gas - spa', { position })).toEqual({ by: 'F gas', order: 'move', to: 'spa/nc' });
    // The province tells which unit is meant, whatever letter was written.
    expect(read('A gas - mao', { position })).toEqual({ by: 'F gas', order: 'move', to: 'mao' });
    // Two coasts are possible: nothing is filled in, and the order is not lawful (§8.7).
    expect(read('F mao - spa', { position })).toEqual({ by: 'F mao', order: 'move', to: 'spa' });
    const judged = lawful(position, units[1]!, { order: 'move', to: 'spa' });
    expect(judged).toMatchObject({ ok: false, code: 'COAST_AMBIGUOUS', rule: '§8.7' });
  });

  it('suggests the province that a misspelt name is nearest to', () => {
    const suggestion = (text: string) => {
      const parsed = parseOrder(text);
      return parsed.ok ? undefined : parsed.error.suggestion;
    };
    expect(suggestion('A Pariss - bur')).toBe('Paris');
    expect(suggestion('A par - Burgandy')).toBe('Burgundy');
    expect(suggestion('F Skagerak - nth')).toBe('Skagerrak');
    expect(suggestion('A qqq - bur')).toBeUndefined();
  });

  it.each(['', 'A', 'A par -', 'A par bur', 'A par - bur - mun', 'A par - bur!', 'F nth C A lon', 'A mar S', 'build par', '파리'])(
    'does not read %j',
    (text) => {
      expect(parseOrder(text).ok).toBe(false);
    },
  );
});

describe('printing', () => {
  it('prints short and long', () => {
    const units = [{ type: 'A', loc: 'par' } as const, { type: 'F', loc: 'stp/nc' } as const];
    const mar = { type: 'A', loc: 'mar' } as const;
    const support: Order = { order: 'support', of: 'par', to: 'bur' };
    expect(printOrder(mar, support, 'short', units)).toBe('A mar S A par - bur');
    expect(printOrder(mar, support, 'long', units)).toBe('A Marseilles S A Paris - Burgundy');
    expect(printOrder({ type: 'F', loc: 'nwy' }, { order: 'support', of: 'stp' }, 'long', units)).toBe('F Norway S F St Petersburg (nc)');
    expect(printOrder({ type: 'A', loc: 'edi' }, { order: 'move', to: 'nwy', via: 'convoy' }, 'long')).toBe(
      'A Edinburgh - Norway via convoy',
    );
    expect(printOrder({ type: 'F', loc: 'stp' }, { order: 'build', unit: 'F', coast: 'nc' }, 'short')).toBe('F stp/nc B');
    expect(placeName('stp/nc')).toBe('St Petersburg (nc)');
  });

  it('is read back as it was', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const below = generator(seed);
      const position = randomPosition(PROVINCE_IDS, 30, POWERS, below);
      const orders = randomOrders(position, below);
      for (const unit of position.units) {
        const order = orders[unit.power]?.[provinceOf(unit.loc)] ?? { order: 'hold' };
        for (const style of ['short', 'long'] as const)
          for (const units of [position.units, []]) {
            const text = printOrder(unit, order, style, units);
            const parsed = parseOrder(text);
            expect(parsed, text).toEqual({
              ok: true,
              value: { is: 'order', type: unit.type, province: provinceOf(unit.loc), loc: unit.loc, order },
            });
          }
      }
      const retreat: Order = { order: 'retreat', to: pickOne(position.units, below).loc };
      const written = parseOrder(printOrder(position.units[0]!, retreat, pickOne(['short', 'long'] as const, below)));
      expect(written.ok && written.value.is === 'order' && written.value.order).toEqual(retreat);
    }
  });
});
