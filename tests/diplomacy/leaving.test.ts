import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import type { Json } from '../../domain/lib/json.ts';
import { seenBy } from '../../domain/log/commit.ts';
import { asksOf } from '../../domain/match/clock/questions.ts';
import { viewOf } from '../../domain/match/view/view.ts';
import { seated, type Table } from '../kit/table.ts';
import { blind } from '../kit/twins.ts';
import { type Sheet, sheet } from './kit/kit.ts';

// What a player wrote before leaving (§15.1): others never learn any of it.

const DAY = 86_400;

/**
 * France writes these orders, saves or submits them, and leaves. The others go on, with another player at the seat or
 * with a vacant one.
 */
function left(orders: Sheet, ready: boolean, isFollowed: boolean): Table {
  const table = seated(diplomacy, { commitment: blind, settings: { deadlines: { default: DAY }, absent: 'wait' } });
  table.act('france', sheet(orders, ready) as Json).leave('france');
  if (isFollowed) table.join('carol', 'france');
  for (const { seat } of table.match.chairs) if (seat !== 'france') table.act(seat, sheet({}) as Json);
  if (table.waited().length > 0) table.wait(DAY).tick();
  return table;
}

/** All that the holder of these seats is shown, version by version. */
const shown = ({ matches, commits }: Table, viewer: readonly string[]) =>
  matches.slice(1).map((match, i) => {
    const state = match.state === undefined ? undefined : diplomacy.view(match.state as never, viewer);
    return JSON.stringify([
      state,
      asksOf(diplomacy, match),
      match.due,
      viewOf(diplomacy, match, 'en'),
      seenBy(commits[i]!, viewer),
    ]);
  });

describe('the orders of a player who left', () => {
  const plan: Sheet = { par: { order: 'move', to: 'bur' }, mar: { order: 'support', of: 'par', to: 'bur' } };
  const hold: Sheet = { bre: { order: 'hold' } };

  it.each([
    { ready: true, isFollowed: true },
    { ready: true, isFollowed: false },
    { ready: false, isFollowed: true },
    { ready: false, isFollowed: false },
  ])(
    'show others nothing, then or after the phase: equal bytes (ready: $ready, followed: $isFollowed)',
    ({ ready, isFollowed }) => {
      const [one, other] = [left(plan, ready, isFollowed), left(hold, ready, isFollowed)];
      expect(one.match.state).toMatchObject({ position: { season: 'fall' } });
      expect(JSON.stringify(one.match.state)).not.toContain('"to":"bur"');
      for (const viewer of [[], ['germany']]) expect(shown(one, viewer)).toEqual(shown(other, viewer));
    },
  );

  it('stand in form 1, whose logs know no such fact', () => {
    const table = seated(diplomacy, { form: 1, settings: { deadlines: { default: DAY }, absent: 'wait' } });
    table.act('france', sheet(plan) as Json).leave('france');
    expect(table.types).not.toContain('withdrawn');
    expect(table.waited().map(({ seat }) => seat)).not.toContain('france');
  });
});
