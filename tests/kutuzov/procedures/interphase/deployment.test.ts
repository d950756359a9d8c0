import { describe, expect, it } from 'vitest';
import { causesOn, waysFrom } from '../../../../domain/kutuzov/orders/deployment.ts';
import { freeSpaces } from '../../../../domain/kutuzov/orders/reinforcement.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import type { Nation, Power } from '../../../../domain/kutuzov/terms/nations.ts';
import { after, asking, dice, drawn, events, framed, refused, standing } from '../../kit/kit.ts';

const poor = { FN: 0, R1: 0, FS: 0, R2: 0 };
const deploying = (pieces: string, power: Power, change: Partial<State> = {}, magazines = {}, free = 8): State =>
  framed(drawn(pieces, { resources: poor, turn: 2, ...change }), [
    { is: 'turn', stage: 'interphase' },
    { is: 'interphase', before: 3, stage: 'reinforcement', order: ['FN'] },
    { is: 'deployment', power, magazines, free, convoy: null },
  ]);
const deploy = (
  piece: { nation: Nation; sp: number } | { leader: string },
  from: string,
  to: string,
  causes = 0,
  by: 'land' | 'sea' = 'land',
) => ({ type: 'deploy', piece, from, to, by, causes }) as const;
const soldiers = (nation: Nation, sp: number) => ({ nation, sp });
const way = (state: State, camp: 'imperial' | 'tsarist', from: string, to: string, free = 8) => {
  const found = waysFrom(state, camp, from, free).get(to);
  return found === undefined ? undefined : [found.length - 1, causesOn(found)];
};

describe('ways (§17.31)', () => {
  it.each([
    { what: 'free', from: 'moscow', to: 'tver', free: 8, expected: [2, 0] },
    { what: 'to the last space', from: 'moscow', to: 'kursk', free: 3, expected: [3, 0] },
    { what: 'beyond it each space is a cause', from: 'moscow', to: 'kursk', free: 1, expected: [3, 2] },
    { what: 'through zones', from: 'kharkov', to: 'ryazan', free: 2, expected: [2, 0] },
  ] as const)('$what: $from to $to, $free free', ({ from, to, free, expected }) => {
    expect(way(drawn(''), 'tsarist', from, to, free)).toEqual(expected);
  });

  it.each([
    { before: 2, camp: 'tsarist', free: 8 },
    { before: 3, camp: 'imperial', free: 8 },
    { before: 4, camp: 'tsarist', free: 6 },
    { before: 4, camp: 'imperial', free: 4 },
  ] as const)('before turn $before the $camp camp has $free spaces (§17.32)', ({ before, camp, free }) => {
    expect(freeSpaces(camp, before)).toBe(free);
  });

  const flags = { grodno: 'FS', slonim: 'FS', brest: 'FS', pinsk: 'FS' } as const;
  it('scorched ground and, for Imperials, marsh cost attrition as well (§17.33): the best way goes round them', () => {
    expect(way(drawn('', { flags }), 'imperial', 'warsaw', 'pinsk')).toEqual([3, 1]);
    expect(way(drawn(''), 'tsarist', 'slonim', 'pinsk')).toEqual([1, 0]);
    expect(way(drawn('', { scorched: ['tver'] }), 'tsarist', 'moscow', 'tver')).toEqual([2, 1]);
    expect(way(drawn('', { scorched: ['borodino', 'substov'] }), 'tsarist', 'moscow', 'vyazma')).toEqual([4, 0]);
  });

  it('only over friendly ground without enemies, where no enemy army could intercept', () => {
    expect(way(drawn('', { flags: { borodino: 'FN' } }), 'tsarist', 'moscow', 'borodino')).toBeUndefined();
    expect(way(drawn('borodino: FN 1'), 'tsarist', 'moscow', 'borodino')).toBeUndefined();
    // soldiers without a leader do not intercept, an army does, but not over a river
    expect(way(drawn('orsha: FN 4'), 'tsarist', 'smolensk', 'vitebsk')).toEqual([1, 0]);
    expect(way(drawn('orsha: ney FN 4'), 'tsarist', 'smolensk', 'vitebsk')).toBeUndefined();
    expect(way(drawn('polotsk: ney FN 4'), 'tsarist', 'smolensk', 'vitebsk')).toEqual([1, 0]);
  });

  it('not through a zone with enemies, nor a besieged fortress', () => {
    expect(way(drawn('riga: yorck PR 1'), 'tsarist', 'moscow', 'riga')).toBeUndefined();
    expect(way(drawn('zone-volga: FN 1'), 'tsarist', 'ryazan', 'zone-volga')).toBeUndefined();
  });
});

describe('deployment', () => {
  it('takes pieces one by one from the magazine, without CP (§17.31)', () => {
    const start = deploying('moscow: kutuzov R1 5', 'R1', {}, { R1: 'moscow' });
    const some = after(start, 'R1', deploy(soldiers('R1', 2), 'moscow', 'tver'));
    const led = after(some, 'R1', deploy({ leader: 'kutuzov' }, 'moscow', 'smolensk'));
    expect(['moscow', 'tver', 'smolensk'].map((space) => standing(led, space))).toEqual(['R1 3', 'R1 2', 'kutuzov']);
    expect(refused(led, 'R1', deploy(soldiers('R1', 1), 'tver', 'moscow'))).toBe('NO_MAGAZINE §17.31');
    expect(refused(led, 'R1', deploy({ leader: 'kutuzov' }, 'moscow', 'tver'))).toBe('NOT_DEPLOYABLE §17.35');
    expect(refused(led, 'R1', deploy(soldiers('R1', 4), 'moscow', 'tver'))).toBe('NOT_DEPLOYABLE §17.35');
    expect(asking(after(led, 'R1', { type: 'done' }))).toEqual(['r1 recall']);
  });

  it('without a magazine the first piece that deploys makes one', () => {
    const start = deploying('moscow: R1 2; smolensk: R1 2', 'R1');
    const some = after(start, 'R1', deploy(soldiers('R1', 1), 'moscow', 'tver'));
    expect(some.frames.at(-1)).toMatchObject({ magazines: { R1: 'moscow' } });
    expect(refused(some, 'R1', deploy(soldiers('R1', 1), 'smolensk', 'tver'))).toBe('NO_MAGAZINE §17.31');
  });

  it('allies deploy too, from their own magazine or from the Power’s', () => {
    const start = deploying('warsaw: FS 2, AU 1; krakow: AU 2', 'FS', {}, { FS: 'warsaw', AU: 'krakow' });
    const both = after(
      after(start, 'FS', deploy(soldiers('AU', 1), 'warsaw', 'lukow')),
      'FS',
      deploy(soldiers('AU', 2), 'krakow', 'lukow'),
    );
    expect(standing(both, 'lukow')).toBe('AU 3');
    expect(refused(start, 'FS', deploy(soldiers('FN', 1), 'warsaw', 'lukow'))).toBe('NOT_DEPLOYABLE §17.35');
  });

  it('a piece that has deployed to another magazine stays there', () => {
    const start = deploying('warsaw: FS 2', 'FS', {}, { FS: 'warsaw', AU: 'krakow' });
    const there = after(start, 'FS', deploy(soldiers('FS', 2), 'warsaw', 'krakow'));
    expect(standing(there, 'krakow')).toBe('FS 2');
    expect(asking(there)).toEqual(['fn reinforcement']);
  });

  it('a piece regrouped in this step does not deploy (§17.35)', () => {
    const start = framed(drawn('', { resources: poor, turn: 2, regroup: { R1: 2 } }), [
      { is: 'turn', stage: 'interphase' },
      { is: 'interphase', before: 3, stage: 'reinforcement', order: ['FN'] },
      { is: 'reinforcement', power: 'R1', cp: 4, allied: 0, magazines: {}, depots: { fresh: 0, back: 0 }, free: 8 },
    ]);
    const regrouped = after(start, 'R1', { type: 'regroup', piece: { nation: 'R1', sp: 2 }, space: 'moscow' });
    const built = after(regrouped, 'R1', { type: 'build', piece: { nation: 'R1', sp: 1 }, space: 'moscow' });
    expect(standing(built, 'moscow')).toBe('R1 3');
    expect(refused(built, 'R1', deploy(soldiers('R1', 2), 'moscow', 'tver'))).toBe('NOT_DEPLOYABLE §17.35');
    expect(standing(after(built, 'R1', deploy(soldiers('R1', 1), 'moscow', 'tver')), 'moscow')).toBe('R1 2');
  });

  it('the choice names the causes of attrition; each is suffered where it arises', () => {
    // moscow - substov (scorched) - tver, one space free: as many causes as by yaroslav and bezhetsk, but shorter
    const start = deploying('moscow: R1 3', 'R1', { scorched: ['substov'] }, { R1: 'moscow' }, 1);
    expect(refused(start, 'R1', deploy(soldiers('R1', 3), 'moscow', 'tver', 0))).toBe('OTHER_CAUSES §17.33');
    const all = events(start, 'R1', deploy(soldiers('R1', 3), 'moscow', 'tver', 2), dice(6, 1, 1, 1, 2));
    expect(
      all.flatMap((event) => (event.type === 'moved' ? [[event.from, event.to, event.troops[0]?.sp]] : [])),
    ).toEqual([
      ['moscow', 'substov', 3],
      ['substov', 'tver', 2],
    ]);
    const gone = after(start, 'R1', deploy(soldiers('R1', 3), 'moscow', 'tver', 2), dice(6, 6, 6));
    expect(['moscow', 'substov', 'tver'].map((space) => standing(gone, space))).toEqual(['', '', '']);
  });

  it('nine Attrition Loss of the interphase lower the level as in an impulse (ruling 32, §14.43)', () => {
    const change = { scorched: ['ostrolenka'], attrition: { level: 'normal', loss: 8, gain: 0 } } as const;
    const start = deploying('masuria: FN 1', 'FN', change, { FN: 'masuria' });
    const lost = after(start, 'FN', deploy(soldiers('FN', 1), 'masuria', 'ostrolenka', 1), dice(6));
    expect(lost.attrition).toEqual({ level: 'problematic', loss: 0, gain: 0 });
  });

  it('pieces that the counters cannot show are lost where the way ends, not on it (§1.5)', () => {
    // Of 4 infantry and 2 cavalry each single SP takes an infantry: 3 SP go to make 4 in Warsaw, and 2 of them would
    // make 3.
    const prussians = 'masuria: PR 4; warsaw: PR 1; konigsberg: PR 1; zone-prussia: PR 1; zone-poland: PR 1';
    const start = deploying(prussians, 'FN', {}, { PR: 'masuria' }, 0);
    const end = after(start, 'FN', deploy(soldiers('PR', 3), 'masuria', 'warsaw', 2), dice(6, 1, 1, 1));
    expect(['masuria', 'ostrolenka', 'warsaw'].map((space) => standing(end, space))).toEqual(['PR 1', '', 'PR 2']);
  });

  it('a leader who falls on the way goes no further', () => {
    const start = deploying('moscow: barclay', 'R1', { scorched: ['substov'] }, { R1: 'moscow' });
    const gone = after(start, 'R1', deploy({ leader: 'barclay' }, 'moscow', 'substov', 1), dice(6));
    expect(gone.leaders.barclay?.at).toBe('@eliminated');
  });

  it('an Entrenchment that is left goes (§12.45)', () => {
    const start = deploying('moscow: R1 4', 'R1', { entrenched: { moscow: 'tsarist' } }, { R1: 'moscow' });
    expect(after(start, 'R1', deploy(soldiers('R1', 1), 'moscow', 'tver')).entrenched).toEqual({});
  });
});

describe('Russia 1 by sea (§17.34)', () => {
  const sea = (sp: number, to: string, causes = 0) => deploy(soldiers('R1', sp), 'riga', to, causes, 'sea');
  const port = (pieces: string, change: Partial<State> = {}) => deploying(pieces, 'R1', change, { R1: 'riga' });

  it('from the Key port of the magazine to one friendly port, five in all (§15.2)', () => {
    const some = after(port('riga: barclay R1 8'), 'R1', sea(3, 'st-petersburg'));
    expect(refused(some, 'R1', sea(3, 'st-petersburg'))).toBe('CONVOY_FULL §15.2');
    expect(refused(some, 'R1', sea(1, 'narva'))).toBe('NO_WAY §17.34');
    const more = after(some, 'R1', deploy({ leader: 'barclay' }, 'riga', 'st-petersburg', 0, 'sea'));
    const full = after(more, 'R1', sea(1, 'st-petersburg'));
    expect(standing(full, 'st-petersburg')).toBe('barclay, R1 4');
    expect(standing(full, 'riga')).toBe('R1 4');
    expect(refused(full, 'R1', sea(1, 'st-petersburg'))).toBe('CONVOY_FULL §15.2');
    expect(standing(after(full, 'R1', deploy(soldiers('R1', 4), 'riga', 'wolmar')), 'wolmar')).toBe('R1 4');
  });

  it.each([
    { what: 'an enemy port', pieces: '', to: 'konigsberg' },
    { what: 'what is no port', pieces: '', to: 'moscow' },
    { what: 'one with enemies', pieces: 'narva: FN 1', to: 'narva' },
    { what: 'one where an army could intercept', pieces: 'luga: ney FN 4', to: 'narva' },
  ] as const)('not to $what', ({ pieces, to }) => {
    expect(refused(port(`riga: R1 2; ${pieces}`), 'R1', sea(1, to))).toBe('NO_WAY §17.34');
  });

  it('with attrition on scorched ground; from no other kind of magazine', () => {
    expect(
      standing(after(port('riga: R1 2', { scorched: ['pernau'] }), 'R1', sea(2, 'pernau', 1), dice(6, 1)), 'pernau'),
    ).toBe('R1 1');
    const inland = deploying('moscow: R1 2', 'R1', {}, { R1: 'moscow' });
    expect(refused(inland, 'R1', deploy(soldiers('R1', 1), 'moscow', 'narva', 0, 'sea'))).toBe('NO_WAY §17.34');
  });
});
