import { constant, fields, int } from '../../contract/legal.ts';
import { highestBid, takeBids } from '../deeds/hands/auction.ts';
import { expire } from '../deeds/hands/expiry.ts';
import { halvesFree, spendable, useFreeHalving } from '../deeds/tracks/halving.ts';
import { contactBar, contactChoices, contactPowers, inTurn } from '../movement/contact.ts';
import type { Deed } from '../operations/index.ts';
import { settledLosses } from '../pieces/losses.ts';
import { refusal } from '../refusals.ts';
import { go } from '../table/table.ts';
import { campOf, otherCamp, POWERS_OF } from '../terms/nations.ts';
import type { Moment } from '../terms/points.ts';
import { hasReacted, over, type Window } from './window.ts';

/** What cards do before the dice of a battle, and when it is about to end. */
const BATTLE_CARDS: readonly Deed[] = [
  'extraBattleDice',
  'setLeaderRating',
  'endBattle',
  'forceSecondRound',
  'fightToDecision',
  'disruptionsAreEliminations',
  'cancelHits',
  'routDisruptions',
  'interceptIntoBattle',
];
const VERDICT_CARDS: readonly Deed[] = ['extraRound', 'routMargin'];

/** What cards do in sieges (§13.23). */
const SIEGE_CARDS: readonly Deed[] = ['extraBattleDice', 'siegeDice', 'setLeaderRating', 'siegeRetreat'];

export const WINDOWS: { readonly [moment in Moment]: Window } = {
  /** Every seat bids for the choice of Powers (§2.34). */
  auction: over('auction', {
    who: (_, below) => below.bids.map(({ power }) => power),
    choices: (position, below) => [fields({ type: constant('bid'), sp: int(0, highestBid(position, below)) })],
    against: (position, below, _, command) =>
      command.type === 'bid' && command.sp > highestBid(position, below)
        ? refusal(
            'BID_TOO_HIGH',
            { en: 'more SP than some Power has on the map', ko: '지도에 있는 SP보다 많이 입찰했습니다.' },
            '§2.34',
          )
        : undefined,
    resolve(table, below, answers) {
      takeBids(table, below, answers);
    },
  }),

  /** A move or an attack is paid for and declared, and nobody has gone yet (§11.11). */
  march: over('step', {
    reacts: ['stopMovement', 'splitGroup', 'noContact', 'guide', 'blockLine', 'setLeaderRating', 'openRiver'],
    resolve(table, below, answers) {
      if (!hasReacted(answers)) go(table, { ...below, stage: 'contact' });
    },
  }),

  /**
   * The inactive Camp intercepts and evades when enemies move or attack (§11); what was tried is known before anybody
   * tries again.
   */
  contact: over('step', {
    reacts: ['autoEvade', 'interceptOverRiver', 'openRiver', 'interceptIntoBattle'],
    who: (position, below) => contactPowers(position, below),
    choices: (view, below, power) => contactChoices(view, below, power),
    against: (view, below, power, command) =>
      command.type === 'intercept' || command.type === 'evade' ? contactBar(view, below, power, command) : undefined,
    resolve(table, below, answers) {
      const tries = inTurn(table.state, answers);
      if (tries.length > 0) go(table, { ...below, tries, stage: 'announced' });
      else if (!hasReacted(answers)) go(table, { ...below, stage: 'enter' });
    },
  }),

  /** Interceptions and evasions are announced, and are not rolled for yet (§11.4, §11.8). */
  tries: over('step', {
    reacts: ['cancelIntercept', 'aidTry', 'blockLine', 'splitGroup', 'setLeaderRating', 'guide'],
    resolve(table, below, answers) {
      if (!hasReacted(answers)) go(table, { ...below, stage: 'tries' });
    },
  }),

  /** Beaten pieces have been told where to go, and are still there (§12.6). */
  retreat: over('retreat', {
    reacts: ['blockLine', 'guide', 'openRiver'],
    resolve(table, below, answers) {
      if (!hasReacted(answers)) go(table, { ...below, stage: 'go' });
    },
  }),

  /** Imperials may come to threaten an interception where Scorched Earth is announced (§16.57). */
  scorching: over('scorching', {
    reacts: ['openRiver'],
    resolve(table, below) {
      go(table, { ...below, stage: 'place' });
    },
  }),

  /** A Power or its partner spends resources before an attrition roll of the Camp (§16.4). */
  'halve-attrition': over('attrition', {
    reacts: ['cancelAttrition'],
    who: (position, below) =>
      POWERS_OF[below.camp].filter(
        (power) => spendable(position, below, power) > 0 || halvesFree(position, below, power),
      ),
    choices: (position, below, power) => {
      const resources = spendable(position, below, power);
      return [
        ...(resources === 0 ? [] : [fields({ type: constant('halve'), resources: int(1, resources) })]),
        ...(halvesFree(position, below, power)
          ? [fields({ type: constant('halve'), resources: int(0, resources), free: constant(true) })]
          : []),
      ];
    },
    against: (position, below, power, command) =>
      command.type === 'halve' && command.free && !halvesFree(position, below, power)
        ? refusal(
            'NOT_FREE',
            { en: 'no card halves this roll for free', ko: '이 굴림을 무료로 절반으로 할 카드가 없습니다.' },
            '§16.4',
          )
        : undefined,
    resolve(table, below, answers) {
      const spent = answers.flatMap(({ power, command }) => (command.type === 'halve' ? [{ power, ...command }] : []));
      for (const { power, resources, free } of spent) {
        if (resources > 0)
          table.emit({ type: 'resources-set', power, to: table.state.resources[power] - resources, rule: '§16.4' });
        if (free) useFreeHalving(table, power);
      }
      go(table, {
        ...below,
        halvings: spent.reduce((sum, { resources, free }) => sum + resources + Number(free === true), 0),
        stage: 'roll',
      });
    },
  }),

  /** Before the dice of every round the attackers play cards, one after the other (§12.1). */
  'battle-active': over('battle', {
    reacts: BATTLE_CARDS,
    reactors: (_, below) => POWERS_OF[below.attackers.camp],
    resolve(table, below, answers) {
      if (!hasReacted(answers)) go(table, { ...below, stage: 'inactive' });
    },
  }),

  /** After them the defenders do (§12.1). */
  'battle-inactive': over('battle', {
    reacts: [...BATTLE_CARDS, 'entrench'],
    reactors: (_, below) => POWERS_OF[below.defenders.camp],
    resolve(table, below, answers) {
      if (!hasReacted(answers)) go(table, { ...below, stage: 'round' });
    },
  }),

  /** A battle is about to end, with pieces left on both sides. */
  verdict: over('battle', {
    reacts: VERDICT_CARDS,
    resolve(table, below, answers) {
      if (!hasReacted(answers)) go(table, { ...below, stage: 'judge' });
    },
  }),

  /** A battle card has been played for its event, and has done nothing yet: an enemy may cancel it (§5.21). */
  counter: over('event', {
    reacts: ['cancelCard'],
    reactors: (_, below) => POWERS_OF[otherCamp(campOf(below.power))],
    resolve(table, below, answers) {
      if (hasReacted(answers)) go(table, { ...below, ops: [] });
    },
  }),

  /** The Camp that has losses to take may undo some of them (§5.21). */
  losses: over('losses', {
    reacts: ['cancelLosses', 'eliminatedToRegroup'],
    reactors: (_, below) => POWERS_OF[below.camp],
    resolve(table, below, answers) {
      if (hasReacted(answers)) return;
      go(table, settledLosses(table.state, below));
      expire(table, ['roll'], '§5.21', ({ id }) => id === 'lossesCancelled' || id === 'lossesSaved');
    },
  }),

  /**
   * Before the dice of every round of a siege the besieger plays cards (§13.23); each card may be followed by another.
   */
  'siege-active': over('siege', {
    reacts: SIEGE_CARDS,
    reactors: (_, below) => [below.power],
    resolve(table, below, answers) {
      if (!hasReacted(answers)) go(table, { ...below, stage: 'inactive' });
    },
  }),

  /** After him the Camp that owns the fortress does so, wherever its pieces are (§13.23). */
  'siege-inactive': over('siege', {
    reacts: SIEGE_CARDS,
    reactors: (_, below) => POWERS_OF[otherCamp(below.camp)],
    resolve(table, below, answers) {
      if (!hasReacted(answers)) go(table, { ...below, stage: 'roll' });
    },
  }),
};
