import { describe, expect, it } from 'vitest';
import { enemyOf, type Side } from '../../../domain/napoleonics/army/sides.ts';
import { CARDS } from '../../../domain/napoleonics/cards/rows.ts';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import type { Hex } from '../../../domain/napoleonics/field/hexes.ts';
import { SECTIONS, type Section } from '../../../domain/napoleonics/field/sections.ts';
import { startOf } from '../../../domain/napoleonics/pieces/start.ts';
import { BATTLES } from '../../../domain/napoleonics/scenarios/index.ts';
import type { CardId, Position, State } from '../../../domain/napoleonics/state/state.ts';
import { at, drawn, leader } from '../kit/drawn.ts';
import { fight, hands, melee } from '../kit/fights.ts';
import { after, type Fate, standing } from '../kit/kit.ts';
import { commandsIn } from '../kit/perft.ts';

// How many commands there are: counted by the rules on the board where that can be done, and by the engine.

describe('moves of one piece on open ground', () => {
  /** In the movement phase, the bottom side's pieces all ordered by a plain card. */
  const moving = (position: Position): State =>
    standing(position, {
      card: { card: 'ATTACK_CENTER', as: 'ATTACK_CENTER', command: 5, slots: [] },
      orders: Object.fromEntries(
        [...position.units, ...position.leaders].map(({ id }) => [id, { ordered: true as const }]),
      ),
      frames: [{ is: 'movement' }],
    });
  const alone = (hex: Hex, type: string) => moving(drawn({}, [at(hex, type)]));

  // Within n hexes of a hex in the open lie 3n(n + 1) others; n is 1, 2 or 3 (§4.2l to §4.2p).
  it.each([
    ['F-LN', 6],
    ['F-LT', 18],
    ['F-HC', 18],
    ['F-LC', 36],
    ['F-FA', 6],
    ['F-HA', 18],
  ])('%s in the middle: %i', (type, moves) => {
    expect(commandsIn(alone('e7', type))).toBe(`move ${moves}, done 1`);
  });

  // In a corner: two of the six sides are on the board; at two hexes it is a triangle cut out of the board's corner.
  it('in a corner: a1 has a2 and b1 beside it; within 2 also a3, b2, c1, c2', () => {
    expect(commandsIn(alone('a1', 'F-LN'))).toBe('move 2, done 1');
    expect(commandsIn(alone('a1', 'F-LT'))).toBe('move 6, done 1');
  });

  it('a leader goes 3 hexes, past his own but not past an enemy', () => {
    const position = drawn({}, [leader('e7', 'bottom'), leader('e8', 'bottom'), at('e10', 'B-LN')]);
    // Of 36 hexes each cannot end in that of the other, nor in e10; and the way from e8 to e11 leads through e10 alone.
    expect(commandsIn(moving(position))).toBe(`move ${34 + 33}, done 1`);
  });

  it('a forest stops: a light unit has the 6 around it and 12 beyond, less what only the forest leads to', () => {
    // From e7 straight through e8 to e9; its other neighbours d8 and f8 lead to c8, d9 and so on, but nothing else
    // leads to e9.
    expect(commandsIn(moving(drawn({ e8: 'FO' }, [at('e7', 'F-LT')])))).toBe('move 17, done 1');
  });
});

describe('a drawn battle in the middle', () => {
  const state = fight(
    {},
    [
      at('e6', 'B-LN', { leader: true }),
      at('e7', 'B-LT'),
      at('f6', 'F-LN'),
      at('f7', 'F-LT'),
      at('f5', 'F-LC'),
      at('e8', 'F-FA'),
      at('c8', 'F-HA'),
    ],
    ['F-LN-1', 'F-LT-1', 'F-LC-1', 'F-FA-1', 'F-HA-1'],
    hands(['FIRST_STRIKE', 'PROBE_LEFT', 'PROBE_LEFT']),
  );

  /*
   * e6 touches d5 d6 e5 e7 f5 f6, and e7 touches d6 d7 e6 e8 f6 f7. The horse guns at c8 are 2 hexes from e7, over d7,
   * and 3 from e6, between d6 and d7: nobody stands there, so they may fire at both, and join in against both. The foot
   * guns at e8 touch e7: they may attack it or join in against it, but not fire.
   *
   * F-LN at e6, F-LC at e6: with the horse guns or without, 2 each. F-LN at e7, F-LT at e7: with either battery, both
   * or none, 4 each. F-FA at e7: nobody joins guns, 1; and 1 for the guard guns elsewhere. 2 + 2 + 4 + 4 + 1 + 1.
   */
  it('each attack with each set of batteries that may join it', () => {
    expect(commandsIn(state)).toBe('melee 14, fire 2, done 1');
  });

  it('First Strike is played, or not', () => {
    expect(commandsIn(after(state, 'bottom', melee('F-LN-1', 'B-LN-1')).state)).toBe('react 2');
  });
});

describe('the first choice of each battle, card by card', () => {
  /**
   * The sections as the bottom side sees them, row by row: `L C R`; `b`, `d` on the lines between left and center,
   * center and right (§1.3).
   */
  const MASK = ['LLLLCCCCCRRRR', 'LLLbCCCCdRRR'];
  const SEEN: { readonly [letter: string]: readonly Section[] } = {
    L: ['LEFT'],
    C: ['CENTER'],
    R: ['RIGHT'],
    b: ['LEFT', 'CENTER'],
    d: ['CENTER', 'RIGHT'],
  };
  const OTHER = { LEFT: 'RIGHT', CENTER: 'CENTER', RIGHT: 'LEFT' } as const;
  function sectionsAt(hex: Hex, side: Side): readonly Section[] {
    const row = hex.charCodeAt(0) - 'a'.charCodeAt(0);
    const seen = SEEN[MASK[row % 2]!.charAt(Number(hex.slice(1)) - 1)]!;
    return side === 'bottom' ? seen : seen.map((section) => OTHER[section]);
  }

  /** What the published counts of pieces say of the side that begins. */
  function armyOf({ counts, sides, first }: Battle) {
    const mine = sides[first].nations.map((nation) => counts!.units[nation] ?? {});
    const all = (...codes: readonly string[]): number =>
      mine.reduce((sum, codesOf) => sum + codes.reduce((own, code) => own + (codesOf[code] ?? 0), 0), 0);
    const guns = ['FA', 'HA', 'GFA', 'GHA'];
    const horse = ['LC', 'HC', 'CU', 'GLC', 'GHC'];
    const total = mine.reduce((sum, codesOf) => sum + Object.values(codesOf).reduce((own, count) => own + count, 0), 0);
    const leaders = all('LEADER');
    return {
      leaders,
      units: total - leaders,
      art: all(...guns),
      cav: all(...horse),
      horseGuns: all('HA', 'GHA'),
      line: total - leaders,
    };
  }

  /**
   * The first question after a card was played, with four others in hand; the enemy's, `play 1`, when it orders nobody.
   */
  function playing(battle: Battle, card: CardId, fate: Fate = {}): string {
    const side = battle.first;
    const own = [card, ...Array.from({ length: 4 }, () => 'PROBE_CENTER')].sort();
    const hand = { ...{ top: [], bottom: [] }, [side]: own, [enemyOf(side)]: ['SCOUT_LEFT'] };
    return commandsIn(
      after(standing({ battle, ...startOf(battle) }, { active: side, hands: hand }), side, { type: 'play', card }, fate)
        .state,
    );
  }

  const FOOT = ['LN', 'LT', 'RL', 'GR', 'OG', 'YG', 'GG', 'MI'];
  const orders = (count: number): string => `order ${count}, done 1`;

  describe.each(Object.values(BATTLES))('$id $name.en', (battle) => {
    const { first: side } = battle;
    const hexes = [...battle.units, ...battle.leaders].filter((piece) => piece.side === side).map(({ hex }) => hex);
    const inSections = (sections: readonly Section[]): number =>
      hexes.filter((hex) => sectionsAt(hex, side).some((section) => sections.includes(section))).length;
    const { units, leaders, art, cav, horseGuns } = armyOf(battle);
    const inf = units - art - cav;
    const foot = battle.units
      .filter((unit) => unit.side === side && FOOT.includes(unit.type.slice(2)))
      .map(({ hex }) => hex);

    it('a section card: the pieces that stand there', () => {
      for (const section of SECTIONS) {
        for (const kind of ['SCOUT', 'PROBE', 'ATTACK', 'ASSAULT']) {
          expect(playing(battle, `${kind}_${section}`), `${kind}_${section}`).toBe(orders(inSections([section])));
        }
      }
      for (const wide of ['RECON_IN_FORCE', 'COORDINATED_ADVANCE', 'FORWARD'])
        expect(playing(battle, wide), wide).toBe(orders(units + leaders));
      expect(playing(battle, 'FLANK_ATTACK')).toBe(orders(inSections(['LEFT', 'RIGHT'])));
    });

    it('a tactic card: the units of its arms', () => {
      const orAnyUnit = (count: number): string => orders(count === 0 ? units : count);
      expect({
        BAYONET_CHARGE: playing(battle, 'BAYONET_CHARGE'),
        BOMBARD: playing(battle, 'BOMBARD'),
        CAVALRY_CHARGE: playing(battle, 'CAVALRY_CHARGE'),
        FIRE_AND_HOLD: playing(battle, 'FIRE_AND_HOLD'),
        COUNTER_ATTACK: playing(battle, 'COUNTER_ATTACK'),
        LA_GRANDE_MANOEUVRE: playing(battle, 'LA_GRANDE_MANOEUVRE'),
        SHORT_SUPPLY: playing(battle, 'SHORT_SUPPLY'),
        FORCE_MARCH: playing(battle, 'FORCE_MARCH'),
        ELAN: playing(battle, 'ELAN', { dice: 'INF CAV ART SABER FLAG' }),
        RALLY: playing(battle, 'RALLY', { dice: 'INF CAV ART SABER FLAG', deck: ['BOMBARD'] }),
        COLD_STEEL: playing(battle, 'COLD_STEEL', { deck: ['BOMBARD'] }),
      }).toEqual({
        BAYONET_CHARGE: orAnyUnit(inf),
        BOMBARD: orAnyUnit(art),
        CAVALRY_CHARGE: orAnyUnit(cav + horseGuns),
        FIRE_AND_HOLD: orAnyUnit(inf + art),
        COUNTER_ATTACK: orders(units),
        LA_GRANDE_MANOEUVRE: 'use 2',
        SHORT_SUPPLY: `supply ${battle.units.length}`,
        FORCE_MARCH: `section ${SECTIONS.filter((section) => foot.some((hex) => sectionsAt(hex, side).includes(section))).length}`,
        // The flag takes any piece, with any other dice.
        ELAN: orders(units + leaders),
        // Nobody has lost a block, and nobody touches an enemy.
        RALLY: 'play 1',
        COLD_STEEL: 'play 1',
      });
    });
  });

  it('First Strike is no card of the player’s own turn, while there is another', () => {
    const waterloo = BATTLES['015']!;
    const holding = (bottom: readonly CardId[]): string =>
      commandsIn(standing({ battle: waterloo, ...startOf(waterloo) }, { hands: { top: [], bottom } }));
    const kinds = Object.keys(CARDS).sort();
    expect([holding(kinds), holding(['FIRST_STRIKE'])]).toEqual([`play ${kinds.length - 1}`, 'play 1']);
  });

  /*
   * Leadership orders every leader and the unit he is with. Counted by hand in 002: the line at b6, b10 and b3 has 3, 4
   * and 5 free hexes beside it, the cavalry at a7 7 within two hexes; Hill, at b6, goes to 5 hexes of row a, 5 of b, 6
   * of c and to d4, d5, d8: rugged hills are closed, forests stop him, and a7 and b3 have leaders. The other counts are
   * the engine's.
   */
  it('Leadership: the moves of the leaders and of their units', () => {
    expect(
      Object.fromEntries(Object.values(BATTLES).map((battle) => [battle.id, playing(battle, 'LEADERSHIP')])),
    ).toMatchInlineSnapshot(`
      {
        "001": "move 71, done 1",
        "001-2": "move 72, done 1",
        "002": "move 100, done 1",
        "002-2": "move 96, done 1",
        "003": "move 89, done 1",
        "003-2": "move 95, done 1",
        "004": "move 87, done 1",
        "005": "move 107, done 1",
        "005-2": "move 87, done 1",
        "006": "move 105, done 1",
        "006-2": "move 111, done 1",
        "007": "move 98, done 1",
        "008": "move 67, done 1",
        "010": "move 95, done 1",
        "011": "move 94, done 1",
        "011-2": "move 83, done 1",
        "014": "move 91, done 1",
        "015": "move 102, done 1",
        "B01": "move 87, done 1",
        "U01": "move 99, done 1",
      }
    `);
  });
});
