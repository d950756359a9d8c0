import { type Refusal, refusal } from '../../game.ts';
import { constant, fields, int, type Legal } from '../../legal.ts';
import { expire } from '../cards/expiry.ts';
import type { Deed } from '../cards/operations/index.ts';
import type { Answer, Command } from '../commands.ts';
import type { Frame } from '../frames.ts';
import { campOf, otherCamp, POWERS_OF, type Power } from '../map/nations.ts';
import { contactBar, contactChoices, contactPowers, inTurn } from '../movement/contact.ts';
import { settledLosses } from '../pieces/losses.ts';
import type { Position } from '../state.ts';
import { go, type Table } from '../table.ts';
import { halvesFree, spendable, useFreeHalving } from '../tracks/halving.ts';
import { highestBid, takeBids } from '../turn/auction.ts';
import type { View } from '../view.ts';
import type { Point } from './points.ts';

/**
 * A moment at which Powers may react: who is asked, by public facts alone; what they may answer besides a pass; and what the answers do,
 * opened together, once the window has closed. `below` is the frame the window belongs to.
 *
 * Cards: a row names in `reacts` the operations that fit its moment, and everybody who might hold a card with one of them is asked besides
 * (reactions.ts). Such a card is played once the window has closed, as a frame over `below`; what its operations change there they tell by
 * a lasting effect (cards/lasting.ts: `until` roll, step, battleRound, battle) that the procedure of `below` looks up and ends. A Power plays
 * one card an answer: where it may play more (§5.24), or others may answer what was played, `resolve` leaves `below` at the stage that opens
 * the window again, as long as an answer is `react`.
 */
export interface Window {
  readonly reacts?: readonly Deed[];
  /** The Powers that may answer with a card; any, if left out (§5.21). */
  reactors?(position: Position, below: Frame): readonly Power[];
  who(position: Position, below: Frame): readonly Power[];
  choices(view: View, below: Frame, power: Power): readonly Legal[];
  /** Why an answer is none of the choices. */
  against?(view: View, below: Frame, power: Power, command: Command): Refusal | undefined;
  resolve(table: Table, below: Frame, answers: readonly Answer[]): void;
}

/** Windows in which nobody does anything but play cards. */
const cardsOnly = { who: () => [], choices: () => [] } satisfies Pick<Window, 'who' | 'choices'>;
const hasReacted = (answers: readonly Answer[]): boolean => answers.some(({ command }) => command.type === 'react');

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

export const WINDOWS: { readonly [point in Point]: Window } = {
  /** Every seat bids for the choice of Powers (§2.34). */
  auction: {
    who: (_, below) => (below.is === 'auction' ? below.bids.map(({ power }) => power) : []),
    choices: (position, below) =>
      below.is === 'auction' ? [fields({ type: constant('bid'), sp: int(0, highestBid(position, below)) })] : [],
    against: (position, below, _, command) =>
      below.is === 'auction' && command.type === 'bid' && command.sp > highestBid(position, below)
        ? refusal(
            'BID_TOO_HIGH',
            { en: 'more SP than some Power has on the map', ko: '어떤 강국이 지도에 가진 것보다 많은 SP입니다.' },
            '§2.34',
          )
        : undefined,
    resolve(table, below, answers) {
      if (below.is === 'auction') takeBids(table, below, answers);
    },
  },

  /** A move or an attack is paid for and declared, and nobody has gone yet (§11.11). */
  march: {
    ...cardsOnly,
    reacts: ['stopMovement', 'splitGroup', 'noContact', 'guide', 'blockLine', 'setLeaderRating', 'openRiver'],
    resolve(table, below, answers) {
      if (below.is === 'step' && !hasReacted(answers)) go(table, { ...below, stage: 'contact' });
    },
  },

  /** The inactive Camp intercepts and evades when enemies move or attack (§11); what was tried is known before anybody tries again. */
  contact: {
    reacts: ['autoEvade', 'interceptOverRiver', 'openRiver', 'interceptIntoBattle'],
    who: (position, below) => (below.is === 'step' ? contactPowers(position, below) : []),
    choices: (view, below, power) => (below.is === 'step' ? contactChoices(view, below, power) : []),
    against: (view, below, power, command) =>
      below.is === 'step' && (command.type === 'intercept' || command.type === 'evade')
        ? contactBar(view, below, power, command)
        : undefined,
    resolve(table, below, answers) {
      if (below.is !== 'step') return;
      const tries = inTurn(table.state, answers);
      if (tries.length > 0) go(table, { ...below, tries, stage: 'announced' });
      else if (!hasReacted(answers)) go(table, { ...below, stage: 'enter' });
    },
  },

  /** Interceptions and evasions are announced, and are not rolled for yet (§11.4, §11.8). */
  tries: {
    ...cardsOnly,
    reacts: ['cancelIntercept', 'aidTry', 'blockLine', 'splitGroup', 'setLeaderRating', 'guide'],
    resolve(table, below, answers) {
      if (below.is === 'step' && !hasReacted(answers)) go(table, { ...below, stage: 'tries' });
    },
  },

  /** Beaten pieces have been told where to go, and are still there (§12.6). */
  retreat: {
    ...cardsOnly,
    reacts: ['blockLine', 'guide', 'openRiver'],
    resolve(table, below, answers) {
      if (below.is === 'retreat' && !hasReacted(answers)) go(table, { ...below, stage: 'go' });
    },
  },

  /** Imperials may come to threaten an interception where Scorched Earth is announced (§16.57). */
  scorching: {
    ...cardsOnly,
    reacts: ['openRiver'],
    resolve(table, below) {
      if (below.is === 'scorching') go(table, { ...below, stage: 'place' });
    },
  },

  /** A Power or its partner spends resources before an attrition roll of the Camp (§16.4). */
  'halve-attrition': {
    reacts: ['cancelAttrition'],
    who: (position, below) =>
      below.is === 'attrition'
        ? POWERS_OF[below.camp].filter((power) => spendable(position, below, power) > 0 || halvesFree(position, below, power))
        : [],
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
        ? refusal('NOT_FREE', { en: 'no card halves this roll free', ko: '이 굴림을 무료로 절반으로 할 카드가 없습니다.' }, '§16.4')
        : undefined,
    resolve(table, below, answers) {
      if (below.is !== 'attrition') return;
      const spent = answers.flatMap(({ power, command }) => (command.type === 'halve' ? [{ power, ...command }] : []));
      for (const { power, resources, free } of spent) {
        if (resources > 0) table.emit({ type: 'resources-set', power, to: table.state.resources[power] - resources, rule: '§16.4' });
        if (free) useFreeHalving(table, power);
      }
      go(table, {
        ...below,
        halvings: spent.reduce((sum, { resources, free }) => sum + resources + Number(free === true), 0),
        stage: 'roll',
      });
    },
  },

  /** Before the dice of every round the attackers play cards, one after the other (§12.1). */
  'battle-active': {
    reacts: BATTLE_CARDS,
    reactors: (_, below) => (below.is === 'battle' ? POWERS_OF[below.attackers.camp] : []),
    ...cardsOnly,
    resolve(table, below, answers) {
      if (below.is === 'battle' && !hasReacted(answers)) go(table, { ...below, stage: 'inactive' });
    },
  },

  /** After them the defenders do (§12.1). */
  'battle-inactive': {
    reacts: [...BATTLE_CARDS, 'entrench'],
    reactors: (_, below) => (below.is === 'battle' ? POWERS_OF[below.defenders.camp] : []),
    ...cardsOnly,
    resolve(table, below, answers) {
      if (below.is === 'battle' && !hasReacted(answers)) go(table, { ...below, stage: 'round' });
    },
  },

  /** A battle is about to end, with pieces left on both sides. */
  verdict: {
    reacts: VERDICT_CARDS,
    ...cardsOnly,
    resolve(table, below, answers) {
      if (below.is === 'battle' && !hasReacted(answers)) go(table, { ...below, stage: 'judge' });
    },
  },

  /** A battle card has been played for its event, and has done nothing yet: an enemy may cancel it (§5.21). */
  counter: {
    reacts: ['cancelCard'],
    reactors: (_, below) => (below.is === 'event' ? POWERS_OF[otherCamp(campOf(below.power))] : []),
    ...cardsOnly,
    resolve(table, below, answers) {
      if (below.is === 'event' && hasReacted(answers)) go(table, { ...below, ops: [] });
    },
  },

  /** The Camp that has losses to take may undo some of them (§5.21). */
  losses: {
    reacts: ['cancelLosses', 'eliminatedToRegroup'],
    reactors: (_, below) => (below.is === 'losses' ? POWERS_OF[below.camp] : []),
    ...cardsOnly,
    resolve(table, below, answers) {
      if (below.is !== 'losses' || hasReacted(answers)) return;
      go(table, settledLosses(table.state, below));
      expire(table, ['roll'], '§5.21', ({ id }) => id === 'lossesCancelled' || id === 'lossesSaved');
    },
  },

  /** Before the dice of every round of a siege the besieger plays cards (§13.23); each card may be followed by another. */
  'siege-active': {
    reacts: SIEGE_CARDS,
    reactors: (_, below) => (below.is === 'siege' ? [below.power] : []),
    ...cardsOnly,
    resolve(table, below, answers) {
      if (below.is === 'siege' && !hasReacted(answers)) go(table, { ...below, stage: 'inactive' });
    },
  },

  /** After him the Camp that owns the fortress does so, wherever its pieces are (§13.23). */
  'siege-inactive': {
    reacts: SIEGE_CARDS,
    reactors: (_, below) => (below.is === 'siege' ? POWERS_OF[otherCamp(below.camp)] : []),
    ...cardsOnly,
    resolve(table, below, answers) {
      if (below.is === 'siege' && !hasReacted(answers)) go(table, { ...below, stage: 'roll' });
    },
  },
};
