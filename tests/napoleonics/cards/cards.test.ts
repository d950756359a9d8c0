import { describe, expect, it } from 'vitest';
import { CARDS, cardOf, DECK } from '../../../domain/napoleonics/cards/rows.ts';
import { SECTION_CARDS } from '../../../domain/napoleonics/cards/rows-section.ts';
import { TACTIC_CARDS } from '../../../domain/napoleonics/cards/rows-tactic.ts';
import { type Grant, slotSchema } from '../../../domain/napoleonics/cards/schema.ts';

const all = Object.values(CARDS);
const count = (cards: readonly { readonly count: number }[]): number =>
  cards.reduce((sum, card) => sum + card.count, 0);
const grantsOf = (card: string): readonly Grant[] => cardOf(card).uses[0]!.grants;

describe('the deck (§2.4, §14.1, G2)', () => {
  it('has 70 cards: 48 section cards and 22 tactic cards', () => {
    expect([count(SECTION_CARDS), count(TACTIC_CARDS), DECK.length]).toEqual([48, 22, 70]);
    expect(all).toHaveLength(SECTION_CARDS.length + TACTIC_CARDS.length);
    expect(DECK).toEqual([...DECK].sort());
  });

  it.each([
    ['SCOUT', [2, 2, 2]],
    ['PROBE', [4, 6, 4]],
    ['ATTACK', [4, 6, 4]],
    ['ASSAULT', [2, 2, 2]],
  ])('%s: %j for left, center and right', (kind, counts) => {
    expect(['LEFT', 'CENTER', 'RIGHT'].map((section) => cardOf(`${kind}_${section}`).count)).toEqual(counts);
  });

  it.each([
    ['BAYONET_CHARGE', 2],
    ['BOMBARD', 2],
    ['CAVALRY_CHARGE', 3],
    ['COUNTER_ATTACK', 1],
    ['ELAN', 1],
    ['FIRE_AND_HOLD', 2],
    ['FIRST_STRIKE', 2],
    ['FORCE_MARCH', 2],
    ['COLD_STEEL', 1],
    ['LA_GRANDE_MANOEUVRE', 1],
    ['LEADERSHIP', 3],
    ['RALLY', 1],
    ['SHORT_SUPPLY', 1],
  ])('%s is there %i times', (id, times) => {
    expect(DECK.filter((card) => card === id)).toHaveLength(times);
  });

  it('says of each card what it does, in two languages, and where that comes from', () => {
    for (const { id, name, text, provenance } of all) {
      expect([id, /[가-힣]/.test(name.ko), /[가-힣]/.test(text.ko), text.en.endsWith('.')]).toEqual([
        id,
        true,
        true,
        true,
      ]);
      expect([id, provenance.count]).toEqual([id, expect.stringMatching(/^(published|reconstructed)/)]);
    }
  });
});

describe('section cards (§14.2)', () => {
  it.each([
    ['SCOUT_LEFT', { LEFT: 1 }],
    ['PROBE_CENTER', { CENTER: 2 }],
    ['ATTACK_RIGHT', { RIGHT: 3 }],
    // §14.4
    ['ASSAULT_LEFT', { LEFT: 'COMMAND' }],
    ['RECON_IN_FORCE', { LEFT: 1, CENTER: 1, RIGHT: 1 }],
    ['COORDINATED_ADVANCE', { LEFT: 1, CENTER: 2, RIGHT: 1 }],
    ['FLANK_ATTACK', { LEFT: 2, RIGHT: 2 }],
    ['FORWARD', { LEFT: 2, CENTER: 2, RIGHT: 2 }],
  ])('%s orders %j', (id, orders) => {
    expect(Object.fromEntries(cardOf(id).uses[0]!.orders.map((row) => [row.section, row.count]))).toEqual(orders);
  });

  it('order any unit or leader, who may detach (§4.1d), and change nothing else', () => {
    for (const { uses } of SECTION_CARDS) {
      expect(uses).toHaveLength(1);
      expect(uses[0]!.grants).toEqual([]);
      for (const { units, leaders } of uses[0]!.orders) expect([units, leaders]).toEqual([[{}], true]);
    }
  });

  it('let a Scout look at two cards and keep one (§4.3b, §14.3)', () => {
    expect(all.filter(({ draw }) => draw !== undefined).map(({ id }) => id)).toEqual([
      'SCOUT_LEFT',
      'SCOUT_CENTER',
      'SCOUT_RIGHT',
    ]);
    expect(cardOf('SCOUT_LEFT').draw).toEqual({ take: 2, keep: 1 });
  });

  it('have a mirror: left for right, and themselves where there is no other (§14.13)', () => {
    expect([
      cardOf('PROBE_LEFT').mirror,
      cardOf('ATTACK_RIGHT').mirror,
      cardOf('SCOUT_CENTER').mirror,
      cardOf('FORWARD').mirror,
    ]).toEqual(['PROBE_RIGHT', 'ATTACK_LEFT', 'SCOUT_CENTER', 'FORWARD']);
    for (const { id, mirror } of all) expect(cardOf(mirror).mirror).toBe(id);
  });
});

describe('tactic cards', () => {
  it('order one unit instead, six of them, and Counter-Attack when nothing was played (§14.7, §14.13, §15.1)', () => {
    const able = all.filter(({ substitute }) => substitute).map(({ id }) => id);
    expect(able).toEqual([
      'BAYONET_CHARGE',
      'BOMBARD',
      'CAVALRY_CHARGE',
      'COUNTER_ATTACK',
      'FIRE_AND_HOLD',
      'FORCE_MARCH',
      'LEADERSHIP',
    ]);
  });

  it('let leaders detach with Leadership, La Grande Manoeuvre and the flags of Élan alone (§4.1d)', () => {
    const able = TACTIC_CARDS.filter(({ uses }) =>
      uses.some(
        ({ orders, roll = {} }) =>
          orders.some(({ leaders }) => leaders) ||
          Object.values(roll).some((effect) => 'order' in effect && effect.order.leaders),
      ),
    );
    expect(able.map(({ id }) => id)).toEqual(['ELAN', 'LA_GRANDE_MANOEUVRE', 'LEADERSHIP']);
  });

  // Dice: normal, guard; in which attacks. §14.8: in a bonus melee only where they count for the entire turn.
  it.each([
    { id: 'BAYONET_CHARGE', normal: 0, guard: 1, attacks: ['melee'] },
    { id: 'BOMBARD', normal: 2, guard: 3, attacks: ['ranged', 'melee'] },
    { id: 'CAVALRY_CHARGE', normal: 1, guard: 2, attacks: ['melee', 'bonus-melee'] },
    { id: 'ELAN', normal: 1, guard: 1, attacks: ['ranged', 'melee', 'bonus-melee'] },
    { id: 'FIRE_AND_HOLD', normal: 1, guard: 1, attacks: ['ranged'] },
    { id: 'COLD_STEEL', normal: 1, guard: 1, attacks: ['melee'] },
    { id: 'LEADERSHIP', normal: 1, guard: 1, attacks: ['ranged', 'melee'] },
  ])('$id: $normal die, the guard $guard, in $attacks (§14.6, §14.8, §15.7)', ({ id, normal, guard, attacks }) => {
    expect(grantsOf(id).flatMap(({ bonus }) => bonus ?? [])).toEqual([
      expect.objectContaining({ normal, guard, attacks }),
    ]);
  });

  it('have no dice but these', () => {
    const able = all.filter(({ uses }) => uses.some(({ grants }) => grants.some(({ bonus }) => bonus)));
    expect(able).toHaveLength(7);
  });

  it('Bayonet Charge: four infantry units, 2 hexes and melee, no fire (§14.10a)', () => {
    expect(cardOf('BAYONET_CHARGE').uses[0]!.orders).toEqual([{ count: 4, units: [{ arms: ['INF'] }] }]);
    expect(grantsOf('BAYONET_CHARGE')[0]).toMatchObject({ move: 2, moveAndBattle: 2, ranged: false });
  });

  it('Bombard: four batteries, 3 hexes or battle (§14.11a, §14.11b)', () => {
    expect(cardOf('BOMBARD').uses[0]!.orders).toEqual([{ count: 4, units: [{ arms: ['ART'] }] }]);
    expect(grantsOf('BOMBARD')[0]).toMatchObject({ move: 3, moveAndBattle: 0 });
  });

  it('Cavalry Charge: cavalry and horse artillery, heavy cavalry 3 hexes (§14.12a-§14.12c)', () => {
    expect(cardOf('CAVALRY_CHARGE').uses[0]!.orders).toEqual([
      { count: 4, units: [{ arms: ['CAV'] }, { arms: ['ART'], classes: ['horse'] }] },
    ]);
    expect(grantsOf('CAVALRY_CHARGE')[0]!.bonus!.notAt).toEqual(['TOWN', 'WINDMILL']);
    expect(grantsOf('CAVALRY_CHARGE')[1]).toEqual({
      to: [{ arms: ['CAV'], classes: ['heavy', 'guard-heavy'] }],
      move: 3,
      moveAndBattle: 3,
      rule: '§14.12b',
    });
  });

  it('Élan: each face orders its arm, a flag a leader or anybody, a saber nobody (§14.14a); the piles are shuffled (§4.3e)', () => {
    const { roll, reshuffle } = cardOf('ELAN').uses[0]!;
    expect(roll).toEqual({
      INF: { order: { units: [{ arms: ['INF'] }] } },
      CAV: { order: { units: [{ arms: ['CAV'] }] } },
      ART: { order: { units: [{ arms: ['ART'] }] } },
      FLAG: { order: { units: [{}], leaders: true } },
    });
    expect(reshuffle).toBe(true);
  });

  it('Fire and Hold and Cold Steel: nobody moves, and one way of battle is barred (§14.15a, §14.15b, §14.18a)', () => {
    expect(cardOf('FIRE_AND_HOLD').uses[0]!.orders).toEqual([
      { count: 4, units: [{ arms: ['INF', 'ART'], adjacent: false }] },
    ]);
    expect(grantsOf('FIRE_AND_HOLD')[0]).toMatchObject({ move: 0, moveAndBattle: 0, melee: false });
    expect(cardOf('COLD_STEEL').uses[0]!.orders).toEqual([{ count: 'ALL', units: [{ adjacent: true }] }]);
    expect(grantsOf('COLD_STEEL')[0]).toMatchObject({ move: 0, moveAndBattle: 0, ranged: false });
  });

  it('First Strike is the only reaction and orders nothing (§14.16a)', () => {
    expect(all.filter(({ reaction }) => reaction).map(({ id }) => id)).toEqual(['FIRST_STRIKE']);
    expect(cardOf('FIRST_STRIKE').uses).toEqual([{ orders: [], grants: [] }]);
  });

  it('Force March: all infantry of a section, some 2 hexes and battle (§14.17a, §14.17b)', () => {
    expect(cardOf('FORCE_MARCH').uses[0]!.orders).toEqual([
      { count: 'ALL', section: 'CHOSEN', units: [{ arms: ['INF'] }] },
    ]);
    expect(grantsOf('FORCE_MARCH')).toEqual([
      { move: 2 },
      { to: [{ classes: ['light', 'rifle-light', 'elite', 'guard', 'guard-light'] }], moveAndBattle: 2 },
      { led: true, moveAndBattle: 2 },
    ]);
  });

  it('La Grande Manoeuvre: four pieces 4 hexes without battle, no squares; or any one unit (§14.19a, §14.19b)', () => {
    const [manoeuvre, single] = cardOf('LA_GRANDE_MANOEUVRE').uses;
    expect(manoeuvre).toMatchObject({
      id: 'manoeuvre',
      orders: [{ count: 4, units: [{ square: false }], leaders: true }],
      grants: [{ move: 4, ranged: false, melee: false }],
      leaderMove: 4,
    });
    expect(single).toMatchObject({ id: 'single', orders: [{ count: 1, units: [{}], plain: true }], grants: [] });
  });

  it('Leadership: all leaders, and the units they stay with (§14.20a, §14.20b)', () => {
    expect(cardOf('LEADERSHIP').uses[0]!.orders).toEqual([{ count: 'ALL', leaders: 'WITH_UNIT' }]);
  });

  it('Rally gives blocks back by arm (§14.21a); Short Supply takes a unit back (§14.22a)', () => {
    expect(cardOf('RALLY').uses[0]!.roll).toEqual({
      INF: { restore: 'INF' },
      CAV: { restore: 'CAV' },
      ART: { restore: 'ART' },
    });
    expect(all.filter(({ uses }) => uses.some(({ recall }) => recall)).map(({ id }) => id)).toEqual(['SHORT_SUPPLY']);
  });

  it('have slots that an event can carry', () => {
    const slots = all.flatMap(({ uses }) =>
      uses.flatMap(({ orders }) =>
        orders.filter(({ leaders, section }) => leaders !== 'WITH_UNIT' && section !== 'CHOSEN'),
      ),
    );
    for (const { count: _, ...slot } of slots) expect(slotSchema.safeParse(slot).success).toBe(true);
  });

  it('knows no other card', () => {
    expect(() => cardOf('TACTICIAN')).toThrow('no card TACTICIAN');
  });
});
