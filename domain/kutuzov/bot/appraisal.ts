import { raised } from '../../lib/powers.ts';
import { cardOf, isPlus } from '../edition/card.ts';
import { editionOf } from '../edition/editions.ts';
import type { Command, CommandOf } from '../frames/commands.ts';
import type { Frame } from '../frames/frames.ts';
import { costOf as raiseCost } from '../map/building.ts';
import { controlOf, hasFormation, neighboursOf } from '../map/ground.ts';
import { flagCost } from '../movement/flags.ts';
import { costOf as moveCost } from '../movement/movement.ts';
import { battleOf, commanderIn, commandOf, leadersIn, totalOf } from '../pieces/pieces.ts';
import { otherCamp } from '../terms/nations.ts';
import { answerWorth, eventWorth } from './events.ts';
import { isLate } from './extra.ts';
import { type Force, forceOfParty } from './fights/forces.ts';
import { sixes } from './fights/odds.ts';
import {
  attackWorth,
  attritionWorth,
  evadeWorth,
  interceptWorth,
  moveWorth,
  retreatWorth,
  transferWorth,
} from './marches.ts';
import type { Outlook } from './outlook.ts';
import { attritionDiceWorth, moraleDiceWorth, RALLY, RESOURCE_DICE } from './rally.ts';
import { reactWorth } from './reactions.ts';
import { CARD, CP, controlWorth, fortressOf, markerWorth, resourceWorth, SP } from './worth.ts';

/**
 * What a command is worth in a frame, in victory points, for each CP where it costs CP. Undefined: the bot cannot judge
 * it.
 */
type Appraisal = (command: Command) => number | undefined;

/** The dice that a CP or a resource buys (§9.52, §14.46). */
const DICE = { cp: 1, resource: RESOURCE_DICE } as const;
/** A card that is bought in the last turn. */
const LATE_CARD = 2 * CP;

export function appraisalOf(o: Outlook, frame: Frame): Appraisal {
  const { view, power, camp } = o;
  const below = view.frames.at(-2);
  return (command) => {
    if (frame.is === 'event') {
      const worth = answerWorth(o, frame, command);
      if (worth !== undefined) return worth;
    }
    switch (command.type) {
      case 'react':
        return below === undefined ? undefined : reactWorth(o, below, command.card);
      case 'play':
        return playWorth(o, command);
      case 'buy':
        return (view.turn === view.lastTurn ? LATE_CARD : CARD) - 2 * resourceWorth(view, camp);
      case 'move':
        return moveWorth(o, command) / Math.max(1, moveCost(view, command, command.to) ?? 1);
      case 'attack':
        return attackWorth(o, command) / Math.max(1, moveCost(view, command, command.space) ?? 1);
      case 'convoy':
        return transferWorth(o, command, command.from, command.to) / (command.leaders.length + totalOf(command.sp));
      case 'flag':
        return (
          (controlOf(view, command.space) === camp ? 0 : controlWorth(view, command.space)) /
            flagCost(view, command.space) +
          own(command)
        );
      case 'command':
        return commandWorth(o, command);
      case 'build':
      case 'regroup':
        return (
          raiseWorth(o, command) / (frame.is === 'reinforcement' ? 1 : raiseCost(view, command.type, command.piece))
        );
      case 'deploy':
        return deployWorth(o, command);
      case 'establish':
        return 0.1 + nearness(o, command.space);
      case 'siege':
        return siegeWorth(o, command);
      case 'press':
        return 0.1 + command.fresh / 100;
      case 'intercept':
        return below?.is === 'step' ? interceptWorth(o, below, command) : undefined;
      case 'evade':
        return below?.is === 'step' ? evadeWorth(o, below, command) : undefined;
      case 'retreat':
        return 5 + retreatWorth(o, command);
      case 'halve':
        return below?.is === 'attrition' ? halveWorth(o, below, command) : undefined;
      case 'lose':
        return loseWorth(o, command);
      case 'cancel':
        return command.hit === 'elimination' ? 1 : 0.5;
      case 'morale-dice':
        return moraleDiceWorth(view, camp, DICE[command.pay]) - (command.pay === 'cp' ? 0 : resourceWorth(view, camp));
      case 'attrition-dice':
        return attritionDiceWorth(view, DICE[command.pay]) - (command.pay === 'cp' ? 0 : resourceWorth(view, camp));
      case 'recover':
        return frame.is === 'recovery' ? recoverWorth(o, frame, command) : undefined;
      case 'preempt':
        return isLate(view, power) ? 1 : undefined;
      case 'chit':
      case 'rise':
      case 'agree':
        return 1;
      case 'will':
        return command.now ? 1 : 0;
      case 'aim':
        return command.retreat === prospect(o, true) > prospect(o, false) ? 1 : 0;
      case 'entrench':
        return Math.min(1, o.danger(command.space, o.force(command.space, camp))) - resourceWorth(view, camp);
      case 'scorch':
        return scorchWorth(o, command) - resourceWorth(view, camp);
      case 'bridge':
        return 0.5;
      case 'rally':
        return command.how === 'halve' ? view.morale.tsarist.loss / 2 : 4;
      case 'give-up':
        return 1 + (cardOf(view, command.card).cp ?? 0) / 10;
      case 'assign':
        return command.to[power] === undefined ? 0 : 0.1;
      case 'bring-up':
        return below === undefined || frame.is !== 'bridgehead'
          ? undefined
          : transferWorth(o, command, command.from, frame.to);
      default:
        return undefined;
    }
  };
}

/** One's own flag rather than the ally's, and rather than none. */
const own = ({ flag }: CommandOf<'flag'>): number => (flag === 'own' ? 0.02 : flag === 'ally' ? 0.01 : 0);

/** The card that brings most; a "+" card beside another one costs nothing. */
function playWorth(o: Outlook, { card, as }: CommandOf<'play'>): number {
  const worth = as === 'event' ? eventWorth(o, card) : (cardOf(o.view, card).cp ?? 0) * CP;
  return 0.01 + worth + (isPlus(o.view, card) ? 0.1 : 0);
}

/** A better commander. */
const commandWorth = ({ view, camp }: Outlook, { space, leader }: CommandOf<'command'>): number => {
  const commander = commanderIn(view, space, camp);
  return commander === undefined ? -1 : 0.1 * (battleOf(view, leader) - battleOf(view, commander)) - 0.01;
};

/** SP where they are of use, and leaders who have soldiers to lead. */
function raiseWorth(o: Outlook, { type, piece, space }: CommandOf<'build'> | CommandOf<'regroup'>): number {
  if ('leader' in piece)
    return (
      0.3 + 0.1 * commandOf(o.view, piece.leader) + 0.1 * battleOf(o.view, piece.leader) + o.wanted(space, piece.leader)
    );
  const { view } = o;
  const nearby = nearness(o, space) + (leadersIn(view, space, o.camp).length > 0 ? 0.05 : 0);
  return (
    piece.sp *
    ((type === 'build' ? NEW[o.camp] : 1) * SP + nearby) *
    (view.turn === view.lastTurn && view.impulse.power !== null ? LATE : 1)
  );
}
/** New soldiers of the Tsarists are near the war; those of the Imperials have a long way to it. */
const NEW = { imperial: 0.85, tsarist: 1.6 } as const;
/** In the impulses of the last turn new soldiers hardly come to anything. */
const LATE = 0.5;

/** A small force. */
const SMALL: Force = { dice: 4, size: 4, sp: 4, room: 0, led: false, napoleon: false };

/** How much a space draws a small force: the front is near. */
const nearness = (o: Outlook, space: string): number => Math.min(0.1, o.draw(space, SMALL, space).worth / 10);

/** To the front by the best way, soldiers to leaders who have room for them. */
function deployWorth(o: Outlook, { piece, from, to, causes }: CommandOf<'deploy'>): number {
  const party =
    'leader' in piece ? { leaders: [piece.leader], sp: {} } : { leaders: [], sp: { [piece.nation]: piece.sp } };
  const isMissed = 'sp' in piece && o.own(from).room < o.own(from).sp;
  const isWanted = 'sp' in piece && o.own(to).room >= o.own(to).sp + piece.sp;
  return transferWorth(o, party, from, to, causes) + (isWanted ? 0.2 : 0) - (isMissed ? 0 : 0.2) - 0.05;
}

function siegeWorth(o: Outlook, { space, leaders, sp }: CommandOf<'siege'>): number {
  const { dice, size } = forceOfParty(o.view, { leaders, sp });
  const strength = fortressOf(o.view, space);
  return sixes(dice, strength) * (controlWorth(o.view, space) + 1) - (strength / 6) * SP + size / 1000;
}

/** SP that are saved, for the resources that are spent. */
function halveWorth(
  o: Outlook,
  { troops, leaders, causes }: Extract<Frame, { is: 'attrition' }>,
  { resources, free }: CommandOf<'halve'>,
): number {
  const size = troops.reduce((sum, { sp }) => sum + sp, 0) + leaders.length;
  const halvings = resources + (free ? 1 : 0);
  return (
    attritionWorth(o, size, causes.length) * (1 - raised(0.5, halvings)) - resources * resourceWorth(o.view, o.camp)
  );
}

/** Soldiers of allies first, leaders by what they can. */
const loseWorth = ({ view }: Outlook, { nation, leader }: CommandOf<'lose'>): number =>
  leader === undefined
    ? 10 + (nation === 'PR' || nation === 'AU' ? 1 : 0)
    : 10 - battleOf(view, leader) - commandOf(view, leader) / 10;

/** A drop that can be averted with what one has left to lose (§5.23). */
function recoverWorth(
  o: Outlook,
  { track, bearable }: Extract<Frame, { is: 'recovery' }>,
  { card }: CommandOf<'recover'>,
): number {
  const { view, camp } = o;
  const loss = track === 'morale' ? view.morale[camp].loss : view.attrition.loss;
  const dice = card === undefined ? RESOURCE_DICE : (cardOf(view, card).cp ?? 0);
  const chance = Math.min(1, (dice * RALLY) / Math.max(1, loss - bearable));
  const price = card === undefined ? resourceWorth(view, camp) : dice * CP;
  return chance * 6 * markerWorth(view, camp) - price;
}

/** What the places of the Imperials count in the end, with the retreat and without (§19.72). */
function prospect({ view }: Outlook, retreat: boolean): number {
  const after = { ...view, facts: { ...view.facts, retreat: retreat ? ('chosen' as const) : ('refused' as const) } };
  return editionOf(view)
    .spaces.filter(({ id, kind }) => kind === 'duchy' && controlOf(view, id) === 'imperial')
    .filter(({ id }) => !(retreat && ['moscow', 'st-petersburg', 'kiev'].includes(id)))
    .reduce((sum, { id }) => sum + controlWorth(after, id), 0);
}

/** Ground before the enemy's armies, while there is time for them to come. */
const scorchWorth = ({ view, camp }: Outlook, { space }: CommandOf<'scorch'>): number =>
  view.turn === view.lastTurn
    ? 0
    : neighboursOf(view, space).filter(
        (id) => hasFormation(view, id, otherCamp(camp)) && leadersIn(view, id, otherCamp(camp)).length > 0,
      ).length * 0.25;
