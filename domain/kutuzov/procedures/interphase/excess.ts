import { among, constant, fields, oneOf } from '../../../contract/legal.ts';
import { unreachable } from '../../../contract/procedure.ts';
import { at } from '../../../lib/sure.ts';
import { type AnyAction, action, actionOf } from '../../actions/action.ts';
import { atOnePlace, type Purse, raising } from '../../actions/ground/raise.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { attritionDice } from '../../actions/spending/attrition-dice.ts';
import { moraleDice } from '../../actions/spending/morale-dice.ts';
import { cardOf, isMustPlay } from '../../edition/card.ts';
import type { FrameOf } from '../../frames/frames.ts';
import type { Terms } from '../../map/building.ts';
import { buildSiteRefusal, buildSites } from '../../map/sites.ts';
import { refusal } from '../../refusals.ts';
import type { Position } from '../../state/state.ts';
import { handOf, type View } from '../../state/view.ts';
import { go, leave } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';

type Excess = FrameOf<'excess'>;

/** Home sites, for regrouped pieces too. */
const atHome = (position: Position): Pick<Terms, 'sites' | 'siteRefusal'> => ({
  sites: (_, nation) => buildSites(position, nation),
  siteRefusal: (_, nation, space) => buildSiteRefusal(position, nation, space),
});

/** What the CP of a card given up bring comes to one home Key or zone, and does not deploy (§17.43). */
const purse: Purse<Excess> = {
  terms: (position, { cp, magazines }) => ({
    cp: () => cp,
    ...atOnePlace(atHome(position), magazines, ['build', 'regroup']),
  }),
  pay(table, frame, { way, nation, space, cost }) {
    go(table, { ...frame, magazines: { ...frame.magazines, [nation]: space } });
    table.emit({ type: 'cp-spent', cp: cost, left: frame.cp - cost, rule: way === 'build' ? '§6.1' : '§6.2' });
  },
};

const ACTIONS: readonly AnyAction<Excess>[] = [
  action(raising('build', purse)),
  action(raising('regroup', purse)),
  action<Excess, 'morale-dice'>(moraleDice),
  action<Excess, 'attrition-dice'>(attritionDice),
];

/** The cards that may be given up: not Must Plays, unless there are no others (§17.43). */
function spare(view: View, power: Power): readonly number[] {
  const cards = handOf(view, power).other;
  const others = cards.filter((card) => !isMustPlay(view, card));
  return others.length > 0 ? others : cards;
}

/** Cards above the limit are given up one by one, each for its CP (§17.43). */
export const excess: Procedure<Excess> = {
  asks: (_, { power, over, cp }) => (cp > 0 || over > 0 ? [power] : []),
  legal: (view, frame, power) =>
    frame.cp > 0
      ? oneOf([...ACTIONS.flatMap((each) => each.legal(view, frame, power)), fields({ type: constant('done') })])
      : fields({ type: constant('give-up'), card: among(spare(view, power)) }),
  against(view, frame, power, given) {
    if (given.type === 'give-up' && frame.cp === 0)
      return refusal(
        'NOT_TO_BE_GIVEN_UP',
        {
          en: 'give up a card of the hand that is neither a Home card nor a Must Play',
          ko: '핸드 가운데 본토카드도 Must Play도 아닌 카드만 버립니다.',
        },
        '§17.43',
      );
    return frame.cp > 0 ? actionOf(ACTIONS, given)?.against(view, frame, power, given) : undefined;
  },
  act(table, frame, power, given) {
    if (given.type === 'done') return table.emit({ type: 'cp-spent', cp: frame.cp, left: 0, rule: '§17.43' });
    if (given.type !== 'give-up') return (actionOf(ACTIONS, given) ?? unreachable()).act(table, frame, power, given);
    const { card } = given;
    table.emit({ type: 'card-played', power, card, as: 'cp', rule: '§17.43' });
    table.emit({ type: 'card-put', card, to: 'discard', rule: '§17.43' });
    go(table, { ...frame, over: frame.over - 1, cp: cardOf(table.state, card).cp ?? 0, magazines: {} });
  },
  run: leave,
  lapse: (view, { cp }, power) => (cp > 0 ? { type: 'done' } : { type: 'give-up', card: at(spare(view, power), 0) }),
};
