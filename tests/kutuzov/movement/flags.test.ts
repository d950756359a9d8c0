import { describe, expect, it } from 'vitest';
import { editionOf } from '../../../domain/kutuzov/edition/editions.ts';
import { controlOf, groundFor, holds, tsaristKeys } from '../../../domain/kutuzov/map/ground.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { after, drawn, refused, scenario, spending } from '../kit/kit.ts';

const flag = (space: string, kind: 'own' | 'ally' | 'none' = 'own') => ({ type: 'flag', space, flag: kind }) as const;

describe('control of a space (§3.1)', () => {
  it('Moscow with Imperials and no flag, or with a flag and Tsarists, is uncontrolled', () => {
    const taken = drawn('moscow: davout FN 2');
    const freed = drawn('moscow: barclay R1 2', { flags: { moscow: 'FN' } });
    expect(groundFor(taken, 'moscow', 'imperial')).toBe('uncontrolled');
    expect(groundFor(taken, 'moscow', 'tsarist')).toBe('uncontrolled');
    expect(groundFor(freed, 'moscow', 'imperial')).toBe('uncontrolled');
    expect(groundFor(freed, 'moscow', 'tsarist')).toBe('uncontrolled');
  });

  it('a besieged fortress stays friendly to its owner', () => {
    const state = drawn('riga: yorck PR 4');
    expect(groundFor(state, 'riga', 'tsarist')).toBe('friendly');
    expect(groundFor(state, 'riga', 'imperial')).toBe('uncontrolled');
    expect(groundFor(drawn(''), 'riga', 'imperial')).toBe('enemy');
  });

  it('a zone never changes hands (§3.2)', () => {
    const state = drawn('zone-poland: barclay R1 2');
    expect(controlOf(state, 'zone-poland')).toBe('imperial');
    expect(groundFor(state, 'zone-poland', 'imperial')).toBe('friendly');
    expect(groundFor(state, 'zone-poland', 'tsarist')).toBe('uncontrolled');
  });

  it.each([
    [1, 13],
    [2, 10],
    [3, 8],
    [4, 8],
  ])('scenario %i starts with %i Tsarist Keys (§1.9)', (id, keys) => {
    expect(tsaristKeys(scenario(id))).toBe(keys);
  });

  it('Moscow counts for both Russian Powers, until it is uncontrolled (§17.22)', () => {
    expect((['R1', 'R2', 'FN'] as const).map((power) => holds(drawn(''), 'moscow', power))).toEqual([
      true,
      true,
      false,
    ]);
    expect((['R1', 'R2'] as const).map((power) => holds(drawn('moscow: davout FN 2'), 'moscow', power))).toEqual([
      false,
      false,
    ]);
    expect(
      (['FN', 'FS'] as const).map((power) => holds(drawn('', { flags: { moscow: 'FS' } }), 'moscow', power)),
    ).toEqual([false, true]);
  });
});

describe('a flag (§7)', () => {
  it('costs 1 CP, 2 on scorched ground (§7.1)', () => {
    const plain = after(spending(drawn('kovno: davout FN 2'), 'FN', 3), 'FN', flag('kovno'));
    expect(plain.flags).toEqual({ kovno: 'FN' });
    expect(plain.frames.at(-1)).toEqual({ is: 'card', power: 'FN', card: 99, cp: 2 });
    const scorched = spending(drawn('kovno: davout FN 2', { scorched: ['kovno'] }), 'FN', 1);
    expect(refused(scorched, 'FN', flag('kovno'))).toBe('NOT_ENOUGH_CP §7.1');
  });

  it('is only taken off on one’s own home duchy (§7)', () => {
    const state = spending(drawn('vilna: platov R2 2', { flags: { vilna: 'FN' } }), 'R2', 2);
    expect(after(state, 'R2', flag('vilna')).flags).toEqual({});
  });

  it('on a partner’s home duchy one puts one’s own or gives it back (§8.1)', () => {
    const state = spending(drawn('minsk: barclay R1 2', { flags: { minsk: 'FN' } }), 'R1', 2);
    expect(after(state, 'R1', flag('minsk')).flags).toEqual({ minsk: 'R1' });
    expect(after(state, 'R1', flag('minsk', 'none')).flags).toEqual({});
  });

  it('Prussians place a Prussian flag (§7.11)', () => {
    const state = spending(drawn('tilsit: yorck PR 2'), 'FN', 2);
    expect(after(state, 'FN', flag('tilsit', 'ally')).flags).toEqual({ tilsit: 'PR' });
    expect(refused(state, 'FN', flag('tilsit'))).toBe('NOBODY_TO_FLAG §7.13');
  });

  it.each<{
    readonly what: string;
    readonly pieces: string;
    readonly power: Power;
    readonly command: ReturnType<typeof flag>;
    readonly refusal: string;
    readonly change?: Partial<State>;
  }>([
    {
      what: 'not in a zone',
      pieces: 'zone-rus: davout FN 2',
      power: 'FN',
      command: flag('zone-rus'),
      refusal: 'NO_FLAG_IN_ZONE §1.7',
    },
    {
      what: 'not on a fortress',
      pieces: 'riga: davout FN 2',
      power: 'FN',
      command: flag('riga'),
      refusal: 'FLAG_BY_SIEGE §7.12',
    },
    {
      what: 'not on a partner’s duchy',
      pieces: 'kovno: davout FN 2',
      power: 'FN',
      command: flag('kovno'),
      refusal: 'ALREADY_OURS §8.1',
      change: { flags: { kovno: 'FS' } },
    },
    {
      what: 'not where nobody is',
      pieces: 'warsaw: davout FN 2',
      power: 'FN',
      command: flag('smolensk'),
      refusal: 'FLAG_BY_SIEGE §7.12',
    },
    {
      what: 'not beside soldiers without a leader',
      pieces: 'tilsit: FN 2',
      power: 'FN',
      command: flag('schlavii'),
      refusal: 'NOBODY_TO_FLAG §7.13',
      change: { flags: { tilsit: 'FN' } },
    },
    {
      what: 'not beside an army in enemy ground',
      pieces: 'tilsit: davout FN 2',
      power: 'FN',
      command: flag('schlavii'),
      refusal: 'NOBODY_TO_FLAG §7.13',
    },
    {
      what: 'not where an enemy stands',
      pieces: 'tilsit: davout FN 2; schlavii: R1 1',
      power: 'FN',
      command: flag('schlavii'),
      refusal: 'ENEMY_IN_DUCHY §7.11',
      change: { flags: { tilsit: 'FN' } },
    },
    {
      what: 'not where an enemy army could intercept',
      pieces: 'tilsit: davout FN 2; mitau: barclay R1 2',
      power: 'FN',
      command: flag('schlavii'),
      refusal: 'INTERCEPTORS_NEAR §7.13',
      change: { flags: { tilsit: 'FN' } },
    },
  ])('$what', ({ pieces, power, command, refusal, change }) => {
    expect(refused(spending(drawn(pieces, change), power, 3), power, command)).toBe(refusal);
  });

  it('an army flags the duchy beside its friendly one (§7.13)', () => {
    const state = spending(drawn('tilsit: davout FN 2', { flags: { tilsit: 'FN' } }), 'FN', 3);
    expect(after(state, 'FN', flag('schlavii')).flags).toEqual({ tilsit: 'FN', schlavii: 'FN' });
  });

  it('is not there when all of its pool are placed (§1.7)', () => {
    const many = Object.fromEntries(
      editionOf(drawn(''))
        .spaces.slice(20, 31)
        .map(({ id }) => [id, 'PR'] as const),
    );
    const state = spending(drawn('tilsit: yorck PR 2', { flags: many }), 'FN', 3);
    expect(refused(state, 'FN', flag('tilsit', 'ally'))).toBe('NO_FLAG_LEFT §1.7');
  });
});
