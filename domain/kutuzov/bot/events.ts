import { cardOf } from '../edition/card.ts';
import { eventOf } from '../effects/events.ts';
import type { Command, CommandOf } from '../frames/commands.ts';
import type { FrameOf } from '../frames/frames.ts';
import { battleOf, commandOf } from '../pieces/pieces.ts';
import { heldBy } from '../state/held.ts';
import { CAMPS, type Camp, campOf, NATIONS, type Nation, otherCamp } from '../terms/nations.ts';
import type { RecordedOperation } from '../terms/schemas.ts';
import type { Outlook } from './outlook.ts';
import { attritionDiceWorth } from './rally.ts';
import {
  attritionMarker,
  CARD,
  CP,
  controlWorth,
  lossWorth,
  markerWorth,
  resourceWorth,
  rollWorth,
  SP,
} from './worth.ts';

/* What events are worth to the Power that plays them (§5.1): the sum of what their operations bring its Camp. */

/** The event of a card. */
export const eventWorth = (o: Outlook, card: number): number => worthOf(o, eventOf(o.view, o.power, card).ops);

/** `of`: the Camp that they happen to, if they do not say so. */
const worthOf = (o: Outlook, ops: readonly RecordedOperation[], of: Camp = o.camp): number =>
  ops.reduce((sum, op) => sum + (WEIGHTS[op.op]?.(o, op, of) ?? SLIGHT), 0);

/** Something that nobody has weighed. */
const SLIGHT = 0.2;
/** The rough strength of a piece that is hit, or led somewhere. */
const FORMATION = 6;

const opsOf = (value: unknown): readonly RecordedOperation[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
const count = ({ n }: RecordedOperation): number => numberOf(n, 1);
const spOf = ({ sp, pieces }: RecordedOperation): number => numberOf(sp ?? pieces, 2);

/** Returns 1 for the bot's own Camp, -1 for the enemy. */
const side = ({ camp }: Outlook, of: Camp): number => (of === camp ? 1 : -1);

/** The Camp that an operation is for: that of a Camp, Power or nation by name; a target is an enemy. */
function campFor({ camp }: Outlook, op: RecordedOperation, of: Camp): Camp {
  const name = op.camp ?? op.power ?? (Array.isArray(op.powers) ? op.powers[0] : undefined);
  if (name === 'imperial' || name === 'tsarist') return name;
  if (NATIONS.includes(name as Nation)) return campOf(name as Nation);
  return op.target === undefined || name === 'self' ? of : otherCamp(camp);
}

const WEIGHTS: { readonly [op: string]: (o: Outlook, op: RecordedOperation, of: Camp) => number } = {
  choose: (o, op, of) => Math.max(...opsOf(op.options).map((option) => worthOf(o, opsOf(option), of))),
  forEach: (o, op) =>
    Array.isArray(op.powers) ? op.powers.reduce((sum, of) => sum + worthOf(o, opsOf(op.ops), campOf(of)), 0) : 0,
  byCamp: (o, op) => worthOf(o, opsOf(op[o.camp])),
  ifTurn: (o, op) => worthOf(o, opsOf(op.next)),
  unless: (o, op) => worthOf(o, opsOf(op.next)),

  gainMorale: (o, op, of) => moraleOf(o, op, of),
  loseMorale: (o, op, of) => -moraleOf(o, op, of),
  attritionMarkers: (o, op) =>
    op.dice === undefined
      ? -side(o, 'imperial') * count(op) * attritionMarker(o.view)
      : attritionDiceWorth(o.view, numberOf(op.dice, 0)),
  attritionShift: (o, op) => side(o, 'imperial') * (op.levels === -1 ? -1 : 1) * 6 * attritionMarker(o.view),

  attritionRoll: ({ view, camp }) => FORMATION * rollWorth(view, otherCamp(camp)),
  winterAttrition: (o) => -side(o, 'imperial') * FORMATION * rollWorth(o.view, 'imperial'),

  gainResource: (o, op, of) => resourcesOf(o, op, of),
  loseResource: (o, op, of) => -resourcesOf(o, op, of),
  giveResource: (o, op) => -count(op) * resourceWorth(o.view, o.camp),

  drawCards: (o, op, of) => side(o, campFor(o, op, of)) * count(op) * CARD,
  discardRandom: (o, op, of) => -side(o, campFor(o, op, of)) * CARD,
  discardChosen: () => CARD,
  takeCard: () => 1.5 * CARD,
  peek: () => 0,
  discardChoice: () => 0,
  reshuffle: () => 0,

  buildFree: (o, op, of) => side(o, campFor(o, op, of)) * spOf(op) * 1.5 * SP,
  regroupFree: ({ view, power }, op) => Math.min(spOf(op), view.regroup[power] ?? 0) * SP,
  placeLeader: (o, op, of) => side(o, campFor(o, op, of)) * 3 * SP,
  eliminateSP: (o, op, of) => -side(o, campFor(o, op, of)) * count(op) * lossWorth(o.view, campFor(o, op, of)),
  toRegroup: (o, op, of) => -side(o, campFor(o, op, of)) * SP,
  clear: (o, op, of) => -side(o, campFor(o, op, of)) * SP,

  removeFlag: (o, op) => -side(o, 'imperial') * count(op) * (op.roll === undefined ? 0.4 : 0.2),

  giveCP: (_, op) => count(op) * CP,
  moveFormation: (_, op) => numberOf(op.spaces, 1) * 0.8 * CP,
  lastingEffect: (o, op, of) => lastingWorth(o, op, of),
};

function moraleOf(o: Outlook, op: RecordedOperation, of: Camp): number {
  const camp = campFor(o, op, of);
  return side(o, camp) * count(op) * markerWorth(o.view, camp);
}

function resourcesOf(o: Outlook, op: RecordedOperation, of: Camp): number {
  const camp = campFor(o, op, of);
  return side(o, camp) * count(op) * resourceWorth(o.view, camp);
}

/** Values a lasting effect; in the last turn, one on the interphase is worth nothing. */
function lastingWorth(o: Outlook, op: RecordedOperation, of: Camp): number {
  const { turn, lastTurn } = o.view;
  if (op.until === 'nextInterphase' && turn === lastTurn) return 0;
  if (op.id === 'reinforcementCP')
    return side(o, campFor(o, op, of)) * (Array.isArray(op.powers) ? op.powers.length : 1) * count(op) * CP * 0.7;
  if (op.id === 'atReinforcement') return worthOf(o, opsOf(op.ops), campFor(o, { ...op, power: op.of }, of));
  return SLIGHT;
}

/** Returns the worth of an answer to an event: its target, and its manner. */
export function answerWorth(o: Outlook, frame: FrameOf<'event'>, command: Command): number | undefined {
  const op = frame.ops[0]?.op ?? '';
  switch (command.type) {
    case 'option':
      return 10 + worthOf(o, opsOf(opsOf(frame.ops[0]?.options)[command.option]), campOf(frame.target ?? frame.power));
    case 'target':
      return 10 + targetWorth(o, op, command);
    case 'discard':
      return 1 - command.cards.reduce((sum, card) => sum + cpOf(o, card), 0) / 100;
    case 'take':
      return command.card === undefined ? 0 : 0.1 + cpOf(o, command.card);
    case 'order':
      return 0.1;
    case 'remove':
      return 10 - o.draw(command.space, o.force(command.space, o.camp), command.space).worth;
    default:
      return undefined;
  }
}

const cpOf = ({ view }: Outlook, card: number): number => cardOf(view, card).cp ?? 0;

/** Operations that help pieces where they are; the others hit them. */
const HELPS = ['supplyTrain', 'placeLeader', 'entrench'];

/** Enemies rather than friends: those with most cards and resources, the best leader, the strongest formation. */
function targetWorth(o: Outlook, op: string, { power, camp, space, leader }: CommandOf<'target'>): number {
  const { view } = o;
  const sign = HELPS.includes(op) ? 1 : -1;
  const rich =
    power === undefined
      ? 0
      : 5 * sign * side(o, campOf(power)) + heldBy(view, power).other / 10 + view.resources[power] / 20;
  const meant = camp === undefined ? 0 : 5 * sign * side(o, camp);
  const able = leader === undefined ? 0 : (battleOf(view, leader) + commandOf(view, leader)) / 5;
  if (space === undefined) return rich + meant + able;
  if (op === 'removeFlag') return controlWorth(view, space);
  const hit: readonly Camp[] = camp === undefined ? CAMPS : [camp];
  const strong = hit.reduce((sum, each) => sum + side(o, each) * o.force(space, each).size, 0);
  return able + (sign * strong) / 5 + (HELPS.includes(op) && leader !== undefined ? 2 * o.wanted(space, leader) : 0);
}
