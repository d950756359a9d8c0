import type { FrameOf } from '../../frames/frames.ts';
import { bridgeChoices, bridgeRefusal } from '../../movement/bridges.ts';
import type { Action } from '../action.ts';

/** The To the Bridges marker of a French Power, at any time of its first impulse (§PB4.1). */
export const bridge: Action<FrameOf<'card' | 'grant' | 'impulse'>, 'bridge'> = {
  type: 'bridge',
  legal: (view, _, power) => bridgeChoices(view, power),
  against: (view, _, power) => bridgeRefusal(view, power),
  act(table, _, owner, { a, b }) {
    table.emit({ type: 'bridge-set', owner, a, b, permanent: false, there: true, rule: '§PB4.1' });
    table.emit({ type: 'noted', facts: { bridgesUsed: [...table.state.facts.bridgesUsed, owner] }, rule: '§PB4.1' });
  },
};
