import * as z from 'zod';
import { sizeOf } from '../../contract/deck.ts';
import type { Viewer } from '../../lib/ids.ts';
import { sure } from '../../lib/sure.ts';
import { type ByPower, byCamp, byPower, POWERS, type Power } from '../terms/nations.ts';
import { byCamp as campSchema, card, count, list, object, power, byPower as powerSchema } from '../terms/schemas.ts';
import { reachSchema } from './plans.ts';
import { readersOf, seatOf } from './seating.ts';
import { type Hand, handSchema, type Position, peekSchema, positionFields, type State } from './state.ts';

export const viewSchema = object({
  ...positionFields,
  hands: z
    .partialRecord(power, handSchema)
    .readonly()
    .meta({ description: 'The cards of your Powers, and of partners with open hands.' }),
  aside: z
    .partialRecord(power, list(card))
    .readonly()
    .meta({ description: 'Cards of those Powers that are left over from the last turn (§17.42).' }),
  held: powerSchema(object({ home: count, other: count, aside: count })).meta({
    description:
      'The number of Home cards, other cards and left-over cards of each Power. Powers with a common hand both list it (§2.32).',
  }),
  chits: campSchema(object({ home: count, other: count })).meta({
    description: 'The number of chits of each Camp. These cards are hidden from all players (§PB6).',
  }),
  drawCount: count.meta({ description: 'Cards in the draw deck.' }),
  homeCount: campSchema(count).meta({ description: 'Home cards that no Power holds or has used.' }),
  peek: peekSchema.nullable().meta({
    description: 'Cards that an event shows to your Powers, or to partners with open hands.',
  }),
  homeTop: campSchema(card.nullable()).meta({
    description: 'The top of each Camp’s used Home cards, the only visible one (§4.21).',
  }),
  reach: z.partialRecord(power, reachSchema).readonly().meta({
    description: 'Answers of your Powers to future windows: how far a pass reaches, and what they play in the battle.',
  }),
  discardTop: card.nullable().meta({ description: 'The top of the discards, the only visible one (§4.21).' }),
});
export type View = z.infer<typeof viewSchema>;

/** What a viewer may know. */
export const view = (state: State, viewer: Viewer): View => ({
  ...positionOf(state),
  hands: ofSeen(state, viewer, state.hands),
  aside: ofSeen(state, viewer, state.aside),
  held: byPower((each) => ({
    home: state.hands[each].home.length,
    other: state.hands[each].other.length,
    aside: state.aside[each].length,
  })),
  chits: byCamp((camp) => ({ home: state.chits[camp].home.length, other: state.chits[camp].other.length })),
  drawCount: sizeOf(state.draw),
  homeCount: byCamp((camp) => sizeOf(state.homeDraw[camp])),
  peek: state.peek?.to.some((power) => isSeen(state, viewer, power)) === true ? state.peek : null,
  homeTop: byCamp((camp) => state.homeUsed[camp].at(-1) ?? null),
  reach: Object.fromEntries(
    Object.entries(state.reach)
      .filter(([each]) => viewer.includes(seatOf(state, each as Power)))
      .map(([each, { topic: _, ...said }]) => [each, said]),
  ),
  discardTop: state.discard.at(-1) ?? null,
});

/** Whether the viewer sees what a Power sees of cards (§2.7). */
const isSeen = (state: State, viewer: Viewer, power: Power): boolean =>
  readersOf(state, power).some((seat) => viewer.includes(seat));

/** Returns what belongs to the Powers with cards that the viewer sees (§2.7). */
const ofSeen = <T>(state: State, viewer: Viewer, of: ByPower<T>): { readonly [power in Power]?: T } =>
  Object.fromEntries(POWERS.filter((each) => isSeen(state, viewer, each)).map((each) => [each, of[each]]));

/** The public part of a state, field by field: what is not named here is not shown. */
const positionOf = (state: State): Position => ({
  edition: state.edition,
  scenario: state.scenario,
  seats: state.seats,
  openHands: state.openHands,
  merged: state.merged,
  singleHand: state.singleHand,
  turn: state.turn,
  lastTurn: state.lastTurn,
  round: state.round,
  marker: state.marker,
  last: state.last,
  began: state.began,
  impulse: state.impulse,
  facts: state.facts,
  troops: state.troops,
  leaders: state.leaders,
  commanders: state.commanders,
  regroup: state.regroup,
  flags: state.flags,
  scorched: state.scorched,
  sacked: state.sacked,
  entrenched: state.entrenched,
  dmc: state.dmc,
  trains: state.trains,
  bridges: state.bridges,
  morale: state.morale,
  attrition: state.attrition,
  resources: state.resources,
  beside: state.beside,
  faceUp: state.faceUp,
  removed: state.removed,
  winter: state.winter,
  attached: state.attached,
  effects: state.effects,
  frames: state.frames,
  lastRoll: state.lastRoll,
  beat: state.beat,
  over: state.over,
});

/** The hand of a Power as its own seat sees it. Throws for a hand that the viewer does not see. */
export const handOf = ({ hands }: Pick<View, 'hands'>, power: Power): Hand =>
  sure(hands[power], `hand of ${power} in the view`);
