import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Party } from '../../../domain/kutuzov/terms/schemas.ts';
import { barred, holding, luck, playEvent, whereIs } from '../kit/events.ts';
import { after, asking, events, facesOf, handsOf, refused, spending, standing } from '../kit/kit.ts';

const sail = (from: string, to: string, leaders: readonly string[], sp: Party['sp'] = {}): Command => ({
  type: 'convoy',
  from,
  to,
  leaders,
  sp,
});
const pass: Command = { type: 'pass' };
const nothing = { FN: [], R1: [], FS: [], R2: [] } as const;
/** Russia 1 plays #21; nobody holds another card. */
const played = (pieces: string, change: Partial<State> = {}): State =>
  playEvent(holding('R1', [], pieces, change, { ...nothing, R1: [21] }), 'R1', 21).state;
const flags = { memel: 'FN' } as const;

describe('#21: an assault from the sea (§15.3)', () => {
  it('up to five SP and leaders to a port that is not friendly, at no CP, instead of a convoy', () => {
    const start = played('riga: kutuzov R1 6; memel: FN 1', { flags: { libau: 'FN' } });
    expect(refused(start, 'R1', sail('riga', 'narva', ['kutuzov'], { R1: 2 }))).toBe('A_FRIENDLY_PORT §15.3');
    expect(refused(start, 'R1', sail('riga', 'memel', ['kutuzov'], { R1: 5 }))).toBe('CONVOY_FULL §15.2');
    expect(refused(start, 'R1', sail('libau', 'memel', [], { R1: 1 }))).toBe('NOT_A_FRIENDLY_PORT §15.2');
    const landed = after(start, 'R1', sail('riga', 'libau', ['kutuzov'], { R1: 4 }), luck([1, 1]));
    expect(standing(landed, 'libau')).toBe('kutuzov, R1 4');
    expect(asking(landed)).toEqual(['r1 impulse']);
    expect(whereIs(landed, 21)).toBe('home');
    const on = spending({ ...landed, hands: handsOf({}) }, 'R1', 5);
    expect(refused(on, 'R1', { type: 'move', from: 'libau', to: 'windau', leaders: ['kutuzov'], sp: {} })).toBe(
      'NOT_ABLE §10.11',
    );
    expect(refused(on, 'R1', sail('riga', 'narva', [], { R1: 2 }))).toBe('CONVOYED §15.2');
  });

  it('the batteries of an enemy port fire with two dice: a 6 eliminates', () => {
    const landed = after(
      played('riga: kutuzov R1 4', { flags }),
      'R1',
      sail('riga', 'memel', ['kutuzov'], { R1: 4 }),
      luck([6, 5]),
    );
    expect(standing(landed, 'memel')).toBe('kutuzov, R1 3');
    expect(landed.lastRoll).toMatchObject({ why: 'batteries', power: 'FN', dice: [6, 5], total: 2, rule: '§15.3' });
    const sunk = after(played('riga: R1 2', { flags }), 'R1', sail('riga', 'memel', [], { R1: 2 }), luck([6, 6]));
    expect(standing(sunk, 'memel')).toBe('');
    expect(standing(sunk, 'riga')).toBe('');
    expect(asking(sunk)).toEqual(['r1 impulse']);
  });

  it('and with scorched ground behind them the survivors suffer (§10.45)', () => {
    const scorched = played('riga: R1 4', { flags, scorched: ['memel'] });
    const landed = after(scorched, 'R1', sail('riga', 'memel', [], { R1: 4 }), luck([6, 1, 6, 1, 1]));
    expect(standing(landed, 'memel')).toBe('R1 2');
  });

  it('an uncontrolled port has none: its enemies evade or fight', () => {
    const met = after(played('riga: kutuzov R1 4; memel: FN 1'), 'R1', sail('riga', 'memel', ['kutuzov'], { R1: 4 }));
    expect(asking(met)).toEqual(['fn window']);
    // Kutuzov 4, 4 SP, Vive 1: 9 dice; the French 1 SP, Elan 2: 3 dice.
    const won = after(met, 'FN', pass, luck([6, ...Array<number>(8).fill(1), 1, 1, 1]));
    expect(standing(won, 'memel')).toBe('kutuzov, R1 4');
    expect(won.lastRoll?.why).toBe('battle');
  });

  describe('enemies behind the batteries', () => {
    const met = after(
      played('riga: kutuzov R1 4; memel: FN 2', { flags }),
      'R1',
      sail('riga', 'memel', ['kutuzov'], { R1: 4 }),
    );
    const rolls = (state: State, faces: readonly number[]) =>
      events(state, 'FN', pass, luck(faces)).flatMap((event) =>
        event.type === 'rolled' ? [`${event.why} ${event.dice.length}`] : [],
      );

    it('fight: the hits of the batteries count in the first round, and take no dice in it', () => {
      // Kutuzov 4, 3 SP, Vive 1: 8 dice; the French 2 SP, Elan 2: 4 dice; then 4 for the way back, halved in a Depot.
      const faces = [6, 5, ...Array<number>(8).fill(1), 1, 1, 1, 1, 1, 1];
      expect(rolls(met, faces)).toEqual(['batteries 2', 'battle 8', 'battle 4', 'attrition 2']);
      const beaten = after(met, 'FN', pass, luck(faces));
      expect(standing(beaten, 'memel')).toBe('FN 2');
      expect(standing(beaten, 'riga')).toBe('kutuzov, R1 3');
    });

    it('beaten by three hits, those of the batteries among them, is routed (§12.7)', () => {
      const routed = after(met, 'FN', pass, luck([6, 5, ...Array<number>(8).fill(1), 5, 1, 1, 1, 1, 1]));
      expect(standing(routed, 'riga')).toBe('kutuzov, R1 1');
    });

    it('disruptions take their dice in the second round (§12.53)', () => {
      expect(rolls(met, facesOf('51 5 1*8 1*4 1*8 1*3 1*2'))).toEqual([
        'batteries 2',
        'battle 9',
        'battle 4',
        'battle 8',
        'battle 3',
        'attrition 2',
      ]);
    });
  });

  describe('before an enemy fortress it is as by land', () => {
    const landed = (faces: readonly number[]): State =>
      after(played('riga: kutuzov R1 4'), 'R1', sail('riga', 'konigsberg', ['kutuzov'], { R1: 4 }), luck(faces));
    const besiege = (state: State, faces: readonly number[]): State =>
      after(state, 'R1', { type: 'siege', space: 'konigsberg', leaders: ['kutuzov'], sp: { R1: 4 } }, luck(faces));
    // Kutuzov 4, 4 SP, Vive 1: 9 dice; the fortress 4.
    const round = [6, ...Array<number>(8).fill(1), 1, 1, 1, 1];

    it('four dice, also for one that friends besiege; a siege may follow', () => {
      const ashore = landed([1, 1, 1, 1]);
      expect(ashore.lastRoll?.dice.length).toBe(4);
      expect(standing(ashore, 'konigsberg')).toBe('kutuzov, R1 4');
      expect(asking(besiege(ashore, round))).toEqual(['r1 siege']);
      const joined = after(
        played('riga: R1 2; konigsberg: R1 1'),
        'R1',
        sail('riga', 'konigsberg', [], { R1: 2 }),
        luck([6, 1, 1, 1]),
      );
      expect(standing(joined, 'konigsberg')).toBe('R1 2');
    });

    it('where the hits of the batteries count in the first round (§13.33)', () => {
      const hurt = landed([5, 1, 1, 1]);
      const over = besiege(hurt, round);
      expect(asking(over)).toEqual(['r1 impulse']);
      expect(over.leaders.kutuzov?.marked).toBe(true);
      const ahead = besiege(hurt, [6, 6, ...Array<number>(7).fill(1), 1, 1, 1, 1]);
      expect(asking(ahead)).toMatchObject(['r1 siege']);
      expect(ahead.frames.at(-1)).toMatchObject({ disrupted: 1 });
      expect(
        events(ahead, 'R1', { type: 'press', fresh: 0 }, luck(Array<number>(12).fill(1))).find(
          ({ type }) => type === 'rolled',
        ),
      ).toMatchObject({
        why: 'siege',
        dice: Array<number>(8).fill(1),
      });
    });
  });

  it('is of Russia 1, once its pieces are in a harbour and have not sailed', () => {
    expect(barred(holding('R2', [21], 'riga: R1 2'), 'R2', 21)).toBe('NOT_FOR_YOU §5.1');
    expect(barred(holding('R1', [21], 'smolensk: R1 2; riga: R2 2'), 'R1', 21)).toBe('NO_TARGET §5.1');
    const start = holding('R1', [21], 'riga: R1 2');
    expect(barred({ ...start, impulse: { ...start.impulse, convoyed: true } }, 'R1', 21)).toBe('NO_TARGET §5.1');
  });
});
