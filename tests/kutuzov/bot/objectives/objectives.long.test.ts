import { describe, expect, it } from 'vitest';
import { weighed } from '../../../../domain/kutuzov/bot/favourite.ts';
import { objectivesOf } from '../../../../domain/kutuzov/bot/objectives/objectives.ts';
import { pursued } from '../../../../domain/kutuzov/bot/objectives/pursued.ts';
import { hasFormation } from '../../../../domain/kutuzov/map/ground.ts';
import { view } from '../../../../domain/kutuzov/state/view.ts';
import { POWERS } from '../../../../domain/kutuzov/terms/nations.ts';
import { house, play } from '../../../bench/kutuzov-players.ts';
import { isOffered } from '../../kit/kit.ts';

describe('in whole games', () => {
  it('an objective leaves some of the legal commands, and never none', () => {
    let narrowed = 0;
    for (const scenario of [1, 2, 4])
      play({
        scenario,
        players: { imperial: house, tsarist: house },
        seed: 3,
        most: 400,
        watch(state, seat) {
          const seen = view(state, [seat]);
          const choices = weighed(seen, seat);
          const pursuit = pursued(seen, seat, choices);
          if (pursuit === undefined) return;
          const { left, place } = pursuit;
          expect(
            POWERS.some((power) => objectivesOf(state, power, 0).some(({ places }) => places.includes(place))),
          ).toBe(true);
          narrowed++;
          expect(left.length).toBeGreaterThan(0);
          if (left.length > 1) for (const each of left) expect(choices).toContain(each);
          else expect(isOffered(state, seat, left[0]!.command)).toBe(true);
        },
      });
    expect(narrowed).toBeGreaterThan(100);
  });

  it('Imperials come to the capitals of scenario 1 in its first two turns', () => {
    const reached = [1, 2, 3, 4, 5, 6].filter((seed) => {
      let isThere = false;
      play({
        scenario: 1,
        players: { imperial: house, tsarist: house },
        seed,
        most: 500,
        watch(state) {
          if (state.turn <= 2)
            isThere ||= ['moscow', 'st-petersburg'].some((id) => hasFormation(state, id, 'imperial'));
        },
      });
      return isThere;
    });
    expect(reached.length).toBeGreaterThanOrEqual(5);
  });
});
