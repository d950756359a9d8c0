import { describe, expect, it } from 'vitest';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import type { Party } from '../../../domain/kutuzov/terms/schemas.ts';
import { after, asking, dice, drawn, isOffered, refused, spending, standing } from '../kit/kit.ts';

const convoy = (from: string, to: string, leaders: readonly string[], sp: Party['sp'] = {}): Command => ({
  type: 'convoy',
  from,
  to,
  leaders,
  sp,
});
const position = (pieces: string, cp = 5, change: Partial<State> = {}, power: Power = 'R1'): State =>
  spending(drawn(pieces, { resources: { FN: 0, R1: 0, FS: 0, R2: 0 }, ...change }), power, cp);

describe('a convoy (§15.2)', () => {
  const start = position('st-petersburg: kutuzov R1 6');
  const over = after(start, 'R1', convoy('st-petersburg', 'riga', ['kutuzov'], { R1: 4 }));

  it('Kutuzov and two cavalry take 5 CP', () => {
    expect(standing(over, 'riga')).toBe('kutuzov, R1 4');
    expect(standing(over, 'st-petersburg')).toBe('R1 2');
    expect(asking(over)).toEqual(['r1 impulse']);
    expect(
      refused(
        position('st-petersburg: kutuzov R1 6', 4),
        'R1',
        convoy('st-petersburg', 'riga', ['kutuzov'], { R1: 4 }),
      ),
    ).toBe('NOT_ENOUGH_CP §15.2');
  });

  it('carries soldiers without a leader, and a leader without soldiers', () => {
    expect(isOffered(start, 'r1', convoy('st-petersburg', 'riga', [], { R1: 5 }))).toBe(true);
    expect(isOffered(start, 'r1', convoy('st-petersburg', 'riga', ['kutuzov']))).toBe(true);
    expect(isOffered(start, 'r1', convoy('st-petersburg', 'riga', []))).toBe(false);
  });

  it('cannot be combined with a march (§15.2)', () => {
    const landed = after(
      position('st-petersburg: barclay R1 4', 4),
      'R1',
      convoy('st-petersburg', 'riga', ['barclay'], { R1: 2 }),
    );
    expect(refused(landed, 'R1', { type: 'move', from: 'riga', to: 'pernau', leaders: ['barclay'], sp: {} })).toBe(
      'NOT_ABLE §10.11',
    );
    const marched = after(position('narva: barclay R1 2'), 'R1', {
      type: 'move',
      from: 'narva',
      to: 'reval',
      leaders: ['barclay'],
      sp: { R1: 2 },
    });
    expect(refused(marched, 'R1', convoy('reval', 'riga', ['barclay'], { R1: 2 }))).toBe('NOT_ABLE §15.2');
  });

  it('into scorched ground costs attrition (§10.45)', () => {
    const scorched = position('st-petersburg: R1 2', 5, { scorched: ['riga'] });
    const landed = after(scorched, 'R1', convoy('st-petersburg', 'riga', [], { R1: 2 }), dice(6, 1));
    expect(standing(landed, 'riga')).toBe('R1 1');
    expect(landed.lastRoll?.why).toBe('attrition');
  });

  it.each<{ readonly what: string; readonly state: State; readonly command: Command; readonly refusal: string }>([
    {
      what: 'six are too many',
      state: position('riga: barclay wittgenstein R1 6', 6),
      command: convoy('riga', 'narva', ['barclay'], { R1: 5 }),
      refusal: 'CONVOY_FULL §15.2',
    },
    {
      what: 'not to a port under an enemy flag',
      state: position('riga: R1 2', 5, { flags: { memel: 'FN' } }),
      command: convoy('riga', 'memel', [], { R1: 2 }),
      refusal: 'NOT_A_FRIENDLY_PORT §15.2',
    },
    {
      what: 'not to a port with enemies',
      state: position('riga: R1 2; memel: FN 1'),
      command: convoy('riga', 'memel', [], { R1: 2 }),
      refusal: 'NOT_A_FRIENDLY_PORT §15.2',
    },
    {
      what: 'not to a fortress besieged by friends: an assault',
      state: position('riga: R1 2; konigsberg: R1 1'),
      command: convoy('riga', 'konigsberg', [], { R1: 2 }),
      refusal: 'NOT_A_FRIENDLY_PORT §15.2',
    },
    {
      what: 'not inland',
      state: position('riga: R1 2'),
      command: convoy('riga', 'mitau', [], { R1: 2 }),
      refusal: 'NOT_A_FRIENDLY_PORT §15.2',
    },
    {
      what: 'not with pieces of R2',
      state: position('riga: platov R2 2'),
      command: convoy('riga', 'narva', ['platov']),
      refusal: 'NOT_ABLE §15.2',
    },
  ])('$what', ({ state, command, refusal }) => {
    expect(refused(state, 'R1', command)).toBe(refusal);
  });

  it('goes once in an impulse', () => {
    const once = after(position('riga: R1 2; narva: R1 2'), 'R1', convoy('riga', 'reval', [], { R1: 2 }));
    expect(refused(once, 'R1', convoy('narva', 'reval', [], { R1: 2 }))).toBe('CONVOYED §15.2');
  });

  it('is of Russia 1 alone (§15.1)', () => {
    expect(refused(position('riga: platov R2 2', 5, {}, 'R2'), 'R2', convoy('riga', 'narva', ['platov']))).toBe(
      'NO_FLEET §15.1',
    );
  });
});

describe('a convoy into a besieged own fortress (§15.2)', () => {
  const relief = convoy('st-petersburg', 'riga', ['kutuzov'], { R1: 4 });
  const start = position('st-petersburg: kutuzov R1 4; riga: PR 3');

  it('is a battle; beaten back, it returns to its port with attrition (§10.44)', () => {
    // Kutuzov 4, 4 SP, Vive 1: 9 dice; the Prussians 3 SP, Elan 1: 4 dice. Five for the way back, halved in a Depot.
    const faces = [1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1];
    const over = after(start, 'R1', relief, dice(...faces, 6, 1));
    expect(standing(over, 'riga')).toBe('PR 3');
    expect(standing(over, 'st-petersburg')).toBe('kutuzov, R1 3');
    expect(over.leaders.kutuzov?.marked).toBe(true);
  });

  it('beaten back to a port that a line of march joins, it goes by land', () => {
    const faces = [1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1];
    const near = position('pernau: kutuzov R1 4; riga: PR 3');
    const over = after(near, 'R1', convoy('pernau', 'riga', ['kutuzov'], { R1: 4 }), dice(...faces));
    expect(standing(over, 'pernau')).toBe('kutuzov, R1 4');
  });

  it('that is won frees it', () => {
    const faces = [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const over = after(start, 'R1', relief, dice(...faces));
    expect(standing(over, 'riga')).toBe('kutuzov, R1 4');
    expect(standing(over, 'st-petersburg')).toBe('');
  });
});
