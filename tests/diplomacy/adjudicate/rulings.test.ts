import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../../domain/diplomacy/state/state.ts';
import { dislodgements, movement, resolved, resultOf } from '../kit/example.ts';

// One example for each ruling of RULINGS.md.

describe('convoy paradoxes', () => {
  it("Pandin's extended paradox: rule 21 leaves the support uncut, so the convoy stands and dislodges it (§11.10)", () => {
    const units = { england: ['F lon', 'F wal'], france: ['A bre', 'F eng', 'F yor'], germany: ['F bel', 'F nth'] };
    const orders = {
      england: ['F lon S F wal - eng', 'F wal - eng'],
      france: ['A bre - lon', 'F eng C A bre - lon', 'F yor S A bre - lon'],
      germany: ['F nth S F bel - eng', 'F bel - eng'],
    };
    const rulebook = movement(units, orders);
    expect(resultOf(rulebook, 'england', 'F lon S F wal - eng')).toMatchObject({
      outcome: 'succeeded',
      rule: '§11.10',
      dislodgedFrom: 'bre',
    });
    expect(rulebook.unitsAfter.france).toEqual(['A lon', 'F eng', 'F yor']);
    expect(Object.keys(dislodgements(rulebook))).toEqual(['F lon']);
    const datc = movement(units, orders, 'datc');
    expect(resultOf(datc, 'france', 'A bre - lon')).toMatchObject({ outcome: 'disrupted', rule: '§11.12' });
    expect(datc.dislodgedAfter).toEqual({});
  });

  it.each(RULINGS)('the betrayal paradox, where rule 21 says nothing: the army stays (§11.12), %s', (rulings) => {
    const units = { england: ['A lon', 'F eng', 'F nth'], france: ['F bel'], germany: ['F hel', 'F ska'] };
    const orders = {
      england: ['F nth C A lon - bel', 'A lon - bel', 'F eng S A lon - bel'],
      france: ['F bel S F nth'],
      germany: ['F hel S F ska - nth', 'F ska - nth'],
    };
    const moved = movement(units, orders, rulings);
    expect(resultOf(moved, 'england', 'A lon - bel')).toMatchObject({
      outcome: 'disrupted',
      rule: '§11.12',
      by: ['nth'],
    });
    expect(resultOf(moved, 'france', 'F bel S F nth')).toMatchObject({ outcome: 'succeeded' });
    expect(moved.dislodgedAfter).toEqual({});
  });

  it.each(RULINGS)('an army with another whole route cuts (§11.11), %s', (rulings) => {
    const units = { france: ['A tun', 'F ion', 'F tys'], italy: ['F nap', 'F rom'] };
    const orders = {
      france: ['A tun - nap', 'F tys C A tun - nap', 'F ion C A tun - nap'],
      italy: ['F rom - tys', 'F nap S F rom - tys'],
    };
    expect(resultOf(movement(units, orders, rulings), 'italy', 'F nap S F rom - tys')).toMatchObject({
      outcome: 'cut',
      by: ['tun'],
    });
  });
});

describe('which way an army goes between neighbours (§11.7)', () => {
  const units = { england: ['A lvp', 'F eng'], france: ['F iri', 'F nth'] };

  it('by land, when its own fleet is on no whole route; DATC takes the convoy order for the intent', () => {
    const orders = { england: ['A lvp - edi', 'F eng C A lvp - edi'] };
    expect(resultOf(movement(units, orders), 'england', 'A lvp - edi')).toMatchObject({ outcome: 'succeeded' });
    expect(resultOf(movement(units, orders, 'datc'), 'england', 'A lvp - edi')).toMatchObject({
      outcome: 'disrupted',
      rule: '§10.8',
    });
  });

  it.each(RULINGS)(
    'by convoy, when its own fleet is on a whole route, even if that fleet is driven out, %s',
    (rulings) => {
      const whole = {
        england: ['A lvp - edi', 'F eng C A lvp - edi'],
        france: ['F iri C A lvp - edi', 'F nth C A lvp - edi'],
        germany: ['F pic - eng', 'F bel S F pic - eng'],
      };
      const moved = movement({ ...units, germany: ['F bel', 'F pic'] }, whole, rulings);
      expect(resultOf(moved, 'england', 'A lvp - edi')).toMatchObject({ outcome: 'disrupted', rule: '§10.9' });
    },
  );

  it.each(RULINGS)('by land, when only foreign fleets carry it, %s', (rulings) => {
    const moved = movement(
      { england: ['A nwy'], germany: ['F ska'], russia: ['F swe'] },
      { england: ['A nwy - swe'], russia: ['F swe - nwy'], germany: ['F ska C A nwy - swe'] },
      rulings,
    );
    expect(resultOf(moved, 'england', 'A nwy - swe')).toMatchObject({ outcome: 'bounced', rule: '§8.13' });
    expect(resultOf(moved, 'germany', 'F ska C A nwy - swe')).toMatchObject({ outcome: 'succeeded', rule: '§11.7' });
  });

  it.each(RULINGS)('via convoy without a convoy order fails, %s', (rulings) => {
    const moved = movement({ france: ['A bel'], england: ['F nth'] }, { france: ['A bel - hol VIA'] }, rulings);
    expect(resultOf(moved, 'france', 'A bel - hol')).toMatchObject({ outcome: 'disrupted', rule: '§10.1' });
  });
});

it('a retreat to where the attacker came from: never by the rulebook, for DATC after a convoy (§12.4b)', () => {
  const units = { france: ['A bur', 'A gas', 'F lyo', 'F mao', 'F wes'], italy: ['A mar'] };
  const orders = {
    france: [
      'A gas - mar via convoy',
      'A bur S A gas - mar',
      'F mao C A gas - mar',
      'F wes C A gas - mar',
      'F lyo C A gas - mar',
    ],
  };
  expect(dislodgements(movement(units, orders))).toEqual({ 'A mar': ['pie', 'spa'] });
  expect(dislodgements(movement(units, orders, 'datc'))).toEqual({ 'A mar': ['gas', 'pie', 'spa'] });
});

describe('removals without orders (§15.5)', () => {
  const after = (units: string[], centres: string[], rulings: 'rulebook' | 'datc') =>
    resolved({
      phase: 'adjustment',
      season: 'fall',
      unitsBefore: { russia: units },
      centresBefore: { russia: centres },
      rulings,
    }).unitsAfter.russia;

  it('measures to the home country by the rulebook, to the centres controlled for DATC', () => {
    expect(after(['A mun', 'A ukr'], ['mun'], 'rulebook')).toEqual(['A ukr']);
    expect(after(['A mun', 'A ukr'], ['mun'], 'datc')).toEqual(['A mun']);
  });

  it('takes fleets before armies, then the first by English name', () => {
    expect(after(['A boh', 'F nth', 'F ska'], ['stp', 'war'], 'rulebook')).toEqual(['A boh', 'F ska']);
    expect(after(['A lvn', 'A ukr'], ['mos'], 'rulebook')).toEqual(['A ukr']);
  });

  it('counts seas for armies, which go by convoy, and both coasts for fleets', () => {
    const italy = (units: string[]) =>
      resolved({
        phase: 'adjustment',
        season: 'fall',
        unitsBefore: { italy: units },
        centresBefore: { italy: ['ven', 'rom', 'nap'] },
      }).unitsAfter.italy;
    expect(italy(['A gre', 'A rom', 'A sil', 'A ven'])).toEqual(['A gre', 'A rom', 'A ven']);
    expect(after(['A tyr', 'F bal'], ['stp'], 'rulebook')).toEqual(['F bal']);
    expect(after(['A tyr', 'F ska'], ['stp'], 'rulebook')).toEqual(['F ska']);
  });
});

describe('what no order says', () => {
  it.each(RULINGS)(
    'an impossible order leaves a unit that may be supported in place; a possible one that fails does not (§7.3, §9.10), %s',
    (rulings) => {
      const attack = { turkey: ['F bla - rum', 'A bul S F bla - rum'] };
      const units = { austria: ['A bud'], russia: ['F rum'], turkey: ['A bul', 'F bla'] };
      const impossible = movement(units, { ...attack, austria: ['A bud S F rum'], russia: ['F rum - hol'] }, rulings);
      expect(impossible.dislodgedAfter).toEqual({});
      const failing = movement(units, { ...attack, austria: ['A bud S F rum'], russia: ['F rum - sev'] }, rulings);
      expect(resultOf(failing, 'austria', 'A bud S F rum')).toMatchObject({ outcome: 'void', rule: '§9.10' });
    },
  );

  it.each(RULINGS)('a convoyed attack from where the support is given does not cut it (§9.19), %s', (rulings) => {
    const moved = movement(
      { austria: ['A tri', 'F adr'], italy: ['A ven', 'F alb'] },
      { austria: ['F adr C A tri - ven', 'A tri - ven VIA'], italy: ['A ven S F alb - tri', 'F alb - tri'] },
      rulings,
    );
    expect(resultOf(moved, 'italy', 'A ven S F alb - tri')).toMatchObject({ outcome: 'succeeded', rule: '§9.19' });
    expect(Object.keys(dislodgements(moved))).toEqual(['A tri']);
  });

  it.each(RULINGS)(
    'a unit driven out over sea still holds up others where its attacker came from (§9.15), %s',
    (rulings) => {
      const moved = movement(
        { england: ['A hol', 'A lon', 'A yor', 'F nth'], france: ['A bel', 'F eng'] },
        {
          england: ['F nth C A lon - bel', 'A hol S A lon - bel', 'A yor - lon', 'A lon - bel via convoy'],
          france: ['F eng C A bel - lon', 'A bel - lon via convoy'],
        },
        rulings,
      );
      expect(resultOf(moved, 'england', 'A yor - lon')).toMatchObject({ outcome: 'bounced', by: ['bel'] });
    },
  );

  it('two different orders for one unit are ambiguous, and not followed (§7.3); the same order twice is one', () => {
    const units = { france: ['A par'] };
    expect(resultOf(movement(units, { france: ['A par - bur', 'A par - gas'] }), 'france', 'A par H')).toMatchObject({
      outcome: 'illegal',
      rule: '§7.3',
    });
    expect(movement(units, { france: ['A par - bur', 'Paris - Burgundy'] }).unitsAfter).toEqual({ france: ['A bur'] });
  });

  it('a dislodged unit with nowhere to go is disbanded at once, and the turn goes on (§12.5)', () => {
    const moved = movement(
      { england: ['F por'], france: ['F mao', 'F spa/sc'] },
      { france: ['F spa/sc - por', 'F mao S F spa/sc - por'] },
    );
    expect(moved.dislodgedAfter).toEqual({ england: [{ unit: 'F por', from: 'spa', retreats: [] }] });
    expect(moved.next).toEqual({ season: 'fall', year: 1901, phase: 'movement' });
  });
});
