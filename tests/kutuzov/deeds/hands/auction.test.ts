import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../../domain/contract/chance.ts';
import type { Command } from '../../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../../domain/kutuzov/index.ts';
import { spOnMap } from '../../../../domain/kutuzov/pieces/pieces.ts';
import type { Options } from '../../../../domain/kutuzov/state/options.ts';
import type { State } from '../../../../domain/kutuzov/state/state.ts';
import { evolve } from '../../../../domain/kutuzov/table/evolve.ts';
import { luck } from '../../kit/events.ts';

/** A table with Powers that are to be chosen. */
const seated = (options: Options, chance: Chance = luck()): State => {
  const start = kutuzov.initial({ scenario: 1, powersBy: 'auction', ...options });
  return kutuzov.setup(start, chance).reduce(evolve, start);
};
/** The position after commands of seats, with the dice thrown. */
const given = (start: State, faces: readonly number[], ...commands: readonly (readonly [string, Command])[]): State => {
  const chance = luck(faces);
  return commands.reduce((state, [seat, command]) => {
    const decided = kutuzov.decide(state, seat, command, chance);
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.reduce(evolve, state);
  }, start);
};
const asked = (state: State) => kutuzov.asks(state).map(({ seat, kind }) => `${seat} ${kind}`);
const bid = (sp: number): Command => ({ type: 'bid', sp });
const claim = (...powers: ('FN' | 'R1' | 'FS' | 'R2')[]): Command => ({ type: 'claim', powers });

describe('the auction (§2.34)', () => {
  const all = seated({});
  it('asks every seat at once, before any card is dealt', () => {
    expect(asked(all)).toEqual(['first window', 'second window', 'third window', 'fourth window']);
    expect(Object.values(all.hands).flatMap(({ other }) => other)).toEqual([]);
  });

  const bids = [
    ['first', bid(1)],
    ['second', bid(3)],
    ['third', { type: 'pass' }],
    ['fourth', bid(1)],
  ] as const;
  const choosing = given(all, [2, 5], ...bids);
  it('the highest bid chooses first, equal ones by a die', () => {
    expect(asked(choosing)).toEqual(['second auction']);
    const rest = given(choosing, [], ['second', claim('FN')], ['fourth', claim('R2')], ['first', claim('R1')]);
    expect(rest.seats).toEqual({ second: ['FN'], fourth: ['R2'], first: ['R1'], third: ['FS'] });
  });
  it('only the first removes SP, of the Power it has chosen; then the cards are dealt', () => {
    const chosen = given(choosing, [], ['second', claim('R2')], ['fourth', claim('FN')], ['first', claim('R1')]);
    expect(asked(chosen)).toEqual(['second auction']);
    expect(chosen.hands.FN.other.length).toBe(0);
    const [space] = Object.entries(chosen.troops).find(([, here]) =>
      here.some(({ of, sp }) => of === 'R2' && sp >= 3),
    )!;
    const remove: Command = { type: 'remove', space, nation: 'R2', sp: 3 };
    const begun = given(chosen, [], ['second', remove]);
    expect(spOnMap(begun, 'R2')).toBe(spOnMap(chosen, 'R2') - 3);
    expect(begun.hands.FN.other.length).toBe(5);
    expect(asked(begun)).toEqual(['fourth mulligan']);
  });
  it('nobody bids more than every choice can pay', () => {
    const decided = kutuzov.decide(all, 'first', bid(99), luck());
    expect(!decided.ok && decided.error.code).toBe('BID_TOO_HIGH');
  });
  it('the default answer bids nothing, and takes the first that is left', () => {
    const lapse = (state: State, seat: string) => kutuzov.lapse(kutuzov.view(state, [seat]), seat);
    expect(lapse(all, 'first')).toEqual({ type: 'pass' });
    expect(lapse(choosing, 'second')).toEqual(claim('FN'));
  });
  it('a player who leaves the table meanwhile gives nothing away', () => {
    expect(kutuzov.forfeit(all, 'first')).toBeUndefined();
    expect(kutuzov.forfeit(seated({ seating: 'two' }), 'first')).toMatchObject({
      seats: ['second'],
      how: 'resignation',
    });
  });
});

describe('a die (§2.34)', () => {
  it('is thrown for every seat, again where it is the same; Camps go to two players', () => {
    const state = seated({ powersBy: 'die', seating: 'two' }, luck([4, 4, 2, 6]));
    expect(asked(state)).toEqual(['second auction']);
    const begun = given(state, [], ['second', claim('R1', 'R2')]);
    expect(begun.seats).toEqual({ second: ['R1', 'R2'], first: ['FN', 'FS'] });
    expect(asked(begun)).toEqual(['first mulligan']);
  });
  it('seats are numbered, and hold nothing yet', () => {
    expect(kutuzov.seats({ powersBy: 'die', seating: 'three-tsarist' })).toEqual([
      { seat: 'first', name: 'First player', holds: [] },
      { seat: 'second', name: 'Second player', holds: [] },
      { seat: 'third', name: 'Third player', holds: [] },
    ]);
  });
});
