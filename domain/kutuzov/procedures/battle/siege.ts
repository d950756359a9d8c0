import { constant, fields, int, oneOf } from '../../../contract/legal.ts';
import { at } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { diceOf } from '../../battle/dice.ts';
import { regroupedOf, strikes } from '../../battle/hits.ts';
import {
  armyOf,
  besiegerDice,
  flagsFor,
  fortressDice,
  freshLimit,
  isCaptured,
  isSiegeOverrun,
  mayPress,
  reserveOf,
  siegeExits,
  strengthOf,
} from '../../battle/siege.ts';
import { expire } from '../../deeds/hands/expiry.ts';
import { placeChosen } from '../../deeds/tracks/flagging.ts';
import type { FrameOf } from '../../frames/frames.ts';
import type { FlagChoice } from '../../movement/flags.ts';
import { leaderOf, leadersIn, minus, plus, spOf, taken, totalOf, troopsIn } from '../../pieces/pieces.ts';
import { refusal } from '../../refusals.ts';
import { modifiers } from '../../state/lasting.ts';
import type { Position } from '../../state/state.ts';
import { enter, go, leave, roll, type Table } from '../../table/table.ts';
import type { Formation, Troop } from '../../terms/schemas.ts';
import { openWindow } from '../hands/window.ts';
import { followOutcome, tendWounded } from './aftermath.ts';
import { beginRetreat } from './retreat.ts';

type Siege = FrameOf<'siege'>;

/** The flags among which the captor chooses; one or none: nothing to choose. */
const flagsOf = (position: Position, { nation, power, space }: Siege): readonly FlagChoice[] =>
  flagsFor(position, nation, power, space);

/** A siege (§13.3): rounds of dice at the same time, for as long as the besieger is ahead and wants to go on. */
export const siege: Procedure<Siege> = {
  asks(position, frame) {
    if (frame.stage !== 'result') return [];
    const isOpen = isCaptured(position, frame) ? flagsOf(position, frame).length > 1 : mayPress(position, frame);
    return isOpen ? [frame.power] : [];
  },
  legal(view, frame) {
    if (isCaptured(view, frame))
      return oneOf(
        flagsOf(view, frame).map((flag) =>
          fields({ type: constant('flag'), space: constant(frame.space), flag: constant(flag) }),
        ),
      );
    return oneOf([
      fields({ type: constant('press'), fresh: int(0, freshLimit(view, frame)) }),
      fields({ type: constant('lift') }),
    ]);
  },
  against: (view, frame, _, command) =>
    command.type === 'press' && !isCaptured(view, frame) && command.fresh > freshLimit(view, frame)
      ? refusal(
          'NO_MORE_FRESH',
          {
            en: 'only lost and disrupted SP are replaced, by SP of another army of the nation',
            ko: '잃거나 혼란된 SP만 같은 국가의 다른 군에서 채울 수 있습니다.',
          },
          '§13.36',
        )
      : undefined,
  act(table, frame, _, command) {
    if (command.type === 'flag') capture(table, frame, command.flag);
    else if (command.type === 'press') press(table, frame, command.fresh);
    else fall(table, frame);
  },
  run(table, frame) {
    if (modifiers(table.state, 'siegeRaised').length > 0) return goAway(table, frame);
    if (frame.stage === 'active') return openWindow(table, table.state.merged ? 'before-siege-dice' : 'siege-active');
    if (frame.stage === 'inactive') return openWindow(table, 'siege-inactive');
    if (frame.stage === 'roll') return fight(table, frame);
    if (isCaptured(table.state, frame)) return capture(table, frame, at(flagsOf(table.state, frame), 0));
    fall(table, frame);
  },
  lapse(view, frame) {
    if (!isCaptured(view, frame)) return { type: 'lift' };
    return { type: 'flag', space: frame.space, flag: at(flagsOf(view, frame), 0) };
  },
};

/**
 * A round (§13.31): of the fortress’s dice the 6s eliminate and its 5s disrupt; of the besieger only 6s count (§13.32).
 */
function fight(table: Table, frame: Siege): void {
  const { power, camp, space } = frame;
  const army = armyOf(table.state, frame);
  const before = modifiers(table.state, 'siegeSixes').reduce((sum, { n }) => sum + n, 0);
  const dice = diceOf(besiegerDice(table.state, frame));
  const { total: sixes } = roll(table, power, dice, { why: 'siege', rule: '§13.31', space, count: sixesIn });
  const { faces } = roll(table, power, fortressDice(table.state, frame), {
    why: 'fortress',
    rule: '§13.31',
    space,
    count: (thrown) => hitsIn(strikes(thrown)),
  });
  const { eliminations, ...hits } = strikes(faces);
  const shelled = shellingOf(table.state, frame);
  const disruptions = hits.disruptions + shelled.disruptions;
  expire(table, ['battleRound'], '§12.1');
  const regroup = regroupedOf(table.state.morale[camp].level, disruptions);
  go(table, {
    ...frame,
    sixes: frame.sixes + before + sixes,
    disrupted: frame.disrupted + disruptions - regroup,
    lost: frame.lost + Math.min(eliminations + regroup, totalOf(spOf(army.troops))),
    ahead: sixes > eliminations + shelled.eliminations + disruptions,
    stage: 'result',
  });
  if (eliminations + regroup === 0) return;
  enter(table, {
    is: 'losses',
    power,
    camp,
    space,
    ...army,
    pool: eliminations,
    regroup,
    shared: false,
    taken: {},
    open: true,
    rule: '§13.32',
  });
}
/**
 * What the coast batteries did to those who landed here in this impulse: it counts as hits of the first round (§15.3).
 */
function shellingOf({ impulse }: Position, { space, round }: Siege): ReturnType<typeof strikes> {
  const { shelled } = impulse;
  return round === 1 && shelled?.space === space ? shelled : { eliminations: 0, disruptions: 0 };
}
const sixesIn = (faces: readonly number[]): number => strikes(faces).eliminations;
const hitsIn = ({ eliminations, disruptions }: ReturnType<typeof strikes>): number => eliminations + disruptions;

/** Another round (§13.33), in which SP of other armies replace lost ones, and then disrupted ones (§13.36). */
function press(table: Table, frame: Siege, fresh: number): void {
  const { nation, apart, lost, disrupted, relieved, round } = frame;
  const refilled = Math.min(fresh, lost);
  const swapped = fresh - refilled;
  const coming = taken(reserveOf(table.state, frame), { [nation]: fresh });
  const going = taken(armyOf(table.state, frame).troops, { [nation]: swapped });
  go(table, {
    ...frame,
    apart: { ...apart, troops: plus(minus(apart.troops, coming), going) },
    lost: lost - refilled,
    disrupted: disrupted - swapped,
    relieved: plus(relieved, going),
    round: round + 1,
    stage: 'active',
  });
}

/** The siege ends without capture: all who took part are marked (§13.35). */
function fall(table: Table, frame: Siege): void {
  close(table, frame);
  mark(table, frame, armyOf(table.state, frame));
}

/** The siege is over, and what cards have changed for it. */
function close(table: Table, frame: Siege): void {
  const { troops, leaders } = armyOf(table.state, frame);
  if (troops.length + leaders.length === 0) followOutcome(table, frame.camp, 'overrun');
  tendWounded(table);
  expire(table, ['battleRound', 'battle'], '§13.23');
  leave(table);
}

/** An event sends the besieger away before the dice: he suffers what that way costs (§13.34). */
function goAway(table: Table, frame: Siege): void {
  const { camp, space } = frame;
  close(table, frame);
  const { troops, leaders } = armyOf(table.state, frame);
  const origins = siegeExits(table.state, frame);
  mark(table, frame, { troops, leaders });
  if (troops.length + leaders.length === 0) return;
  beginRetreat(table, { camp, space, active: true, origins, pieces: { troops: troops.map(marked), leaders } });
}

function mark(table: Table, { space, relieved }: Siege, { troops, leaders }: Formation): void {
  if (troops.length + leaders.length > 0)
    table.emit({ type: 'marked', space, troops: [...troops, ...relieved], leaders, rule: '§13.35' });
}

/**
 * The fortress is flagged, free (§13.34); then the captors are marked, or free to move on after a siege overrun
 * (§13.42); the sack comes last.
 */
function capture(table: Table, frame: Siege, choice: FlagChoice): void {
  const { power, camp, space, round } = frame;
  const { state } = table;
  const isOverrun = isSiegeOverrun(state, frame);
  const depot = state.dmc[space] !== undefined;
  close(table, frame);
  const army = armyOf(table.state, frame);
  if (isOverrun) release(table, frame);
  else mark(table, frame, army);
  if (!state.sacked.includes(space) && army.troops.length + army.leaders.length > 0) {
    const troops = isOverrun ? army.troops.map((troop) => ({ ...troop, stopped: false })) : army.troops.map(marked);
    enter(table, {
      is: 'sack',
      power,
      camp,
      space,
      troops,
      leaders: army.leaders,
      bonus: strengthOf(state, space) - round,
      depot,
      stage: 'roll',
    });
  }
  placeChosen(table, power, space, choice, '§13.34');
}
const marked = (troop: Troop): Troop => ({ ...troop, marked: true });

/** All who had to stop before the fortress may go on (§10.53, §13.42). */
function release(table: Table, { space, camp }: Siege): void {
  const troops = troopsIn(table.state, space, camp).filter(({ stopped }) => stopped);
  const leaders = leadersIn(table.state, space, camp).filter((id) => leaderOf(table.state, id).stopped);
  if (troops.length + leaders.length > 0) table.emit({ type: 'freed', space, troops, leaders, rule: '§13.42' });
}
