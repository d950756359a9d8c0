import { describe, expect, it } from 'vitest';
import type { Stage } from '../../../domain/contract/replay.ts';
import type { Heard } from '../../../domain/contract/story.ts';
import type { Options } from '../../../domain/napoleonics/play.ts';
import { replay } from '../../../domain/napoleonics/replay.ts';
import type { Event } from '../../../domain/napoleonics/state/events.ts';
import { evolve } from '../../../domain/napoleonics/state/evolve.ts';
import type { State } from '../../../domain/napoleonics/state/state.ts';
import type { View } from '../../../domain/napoleonics/state/view.ts';
import { view } from '../../../domain/napoleonics/state/view.ts';
import { at } from '../kit/drawn.ts';
import { fight, fire, melee } from '../kit/fights.ts';
import { afterAll } from '../kit/kit.ts';

/** The frames of events that follow a state. */
function framesAfter(state: State, events: readonly Event[]) {
  let now = state;
  return events.flatMap((event) => {
    const then = now;
    now = evolve(then, event);
    const stage: Stage<Options, View> = { options: {}, seat: (id) => id, before: () => view(then, []) };
    return replay.play(event as Heard<Event>, 'en', stage);
  });
}

describe('a battle in frames', () => {
  it('who strikes whom, the dice, the loss, the banner', () => {
    const weak = fight({}, [at('e5', 'F-LC'), at('d5', 'B-LN', { blocks: 1 })], ['F-LC-1']);
    const so = afterAll(weak, ['bottom', melee('F-LC-1', 'B-LN-1'), { dice: 'INF CAV CAV CAV' }]);
    expect(framesAfter(weak, so.events)).toEqual([
      { is: 'strike', piece: 'F-LC-1', target: 'B-LN-1', how: 'melee' },
      { is: 'dice', by: 'bottom', for: 'melee', faces: ['INF', 'CAV', 'CAV', 'CAV'], counts: { hits: 1, flags: 0 } },
      { is: 'loss', piece: 'B-LN-1', count: 1, left: 0 },
      { is: 'gone', piece: 'B-LN-1', why: 'eliminated' },
      { is: 'track', track: 'banners', of: 'bottom', from: 0, to: 1 },
    ]);
  });

  it('a loss with what is left of the unit', () => {
    const begun = fight({}, [at('f5', 'F-LN'), at('d5', 'B-LN')], ['F-LN-1']);
    const so = afterAll(begun, ['bottom', fire('F-LN-1', 'B-LN-1'), { dice: 'INF FLAG CAV SABER' }]);
    expect(framesAfter(begun, so.events)).toContainEqual({ is: 'loss', piece: 'B-LN-1', count: 1, left: 3 });
  });

  it('where pieces stand, so that a step that is taken back moves them back', () => {
    const begun = fight({}, [at('f5', 'F-LN'), at('d5', 'B-LN')], ['F-LN-1']);
    const places = replay.places!(view(begun, []));
    expect([places.get('F-LN-1'), places.get('B-LN-1')]).toEqual(['f5', 'd5']);
  });
});
