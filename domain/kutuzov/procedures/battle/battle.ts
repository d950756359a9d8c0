import { constant, fields, oneOf } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { at, last } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { type Battle, beatenIn, otherSide, powerOfSide } from '../../battle/battle.ts';
import { cancellable } from '../../battle/hits.ts';
import { flagsOf } from '../../battle/verdict.ts';
import { expire } from '../../deeds/hands/expiry.ts';
import { refusal } from '../../refusals.ts';
import { modifiers } from '../../state/lasting.ts';
import { go, type Table } from '../../table/table.ts';
import { openWindow } from '../hands/window.ts';
import { answerCalls } from '../movement/call.ts';
import { fallBack, judge, pause, reckon } from './defeat.ts';
import { closeBattle } from './outcome.ts';
import { cancel, fight, goneIn, nextRound, settle, suffer } from './round.ts';

const NOT_A_FLAG: Refusal = refusal(
  'NOT_A_FLAG',
  { en: 'the winner cannot flag the duchy in this way', ko: '승자는 그곳에 그렇게 깃발을 놓을 수 없습니다.' },
  '§12.9',
);

/**
 * A battle runs by itself (§12.2-§12.9). Two things are asked: which hit an Entrenchment cancels, and which flag an
 * overrun sets up. The stages: `active` and `inactive` (cards before the dice), `round`, `cancel`, `struck` (in merged
 * windows: cards after the dice), `losses`, `decide`, then `active` again for another round, or `verdict` (cards that
 * answer the result), `judge`, `retreat`, `retreated`, `spoils`. `interlude` takes the place of the verdict where a
 * card makes the battle go on.
 */
export const battle: Procedure<Battle> = {
  asks(position, frame) {
    if (cancellable(frame).length > 1) return [powerOfSide(position, frame, 'defenders')];
    return flagsOf(position, frame).length > 1 ? [powerOfSide(position, frame, otherSide(beatenIn(frame)))] : [];
  },
  legal(view, frame) {
    const hits = cancellable(frame).map((hit) => fields({ type: constant('cancel'), hit: constant(hit) }));
    const flags = flagsOf(view, frame).map((flag) =>
      fields({ type: constant('flag'), space: constant(frame.space), flag: constant(flag) }),
    );
    return oneOf([...hits, ...flags]);
  },
  against: (_, __, ___, { type }) => (type === 'flag' ? NOT_A_FLAG : undefined),
  act(table, frame, _, command) {
    if (command.type === 'cancel') cancel(table, frame, command.hit);
    if (command.type === 'flag') closeBattle(table, frame, command.flag);
  },
  run(table, frame) {
    switch (frame.stage) {
      case 'active':
      case 'inactive':
        return goneIn(table.state, frame).length > 0 ? settle(table, frame) : prepare(table, frame);
      case 'round':
        if (answerCalls(table, frame)) return;
        return goneIn(table.state, frame).length > 0 ? settle(table, frame) : fight(table, frame);
      case 'cancel':
        return cancel(table, frame, at(cancellable(frame), 0));
      case 'struck':
        return openWindow(table, 'after-dice');
      case 'losses':
        return suffer(table, frame);
      case 'decide':
        return settle(table, frame);
      case 'verdict':
        if (modifiers(table.state, 'extraRound').length > 0) return resume(table, frame);
        return frame.answered ? go(table, { ...frame, stage: 'judge' }) : openWindow(table, 'verdict');
      case 'judge':
        return judge(table, frame);
      case 'interlude':
        return pause(table, frame);
      case 'retreat':
        return fallBack(table, frame);
      case 'retreated':
        return reckon(table, frame);
      case 'spoils':
        return closeBattle(table, frame, flagsOf(table.state, frame)[0]);
    }
  },
  lapse(view, frame) {
    const [hit] = cancellable(frame);
    return hit === undefined
      ? { type: 'flag', space: frame.space, flag: at(flagsOf(view, frame), 0) }
      : { type: 'cancel', hit };
  },
};

/** Before the dice of a round cards are played, by the attackers first (§12.1); one may end the battle. */
function prepare(table: Table, frame: Battle): void {
  const [ended] = modifiers(table.state, 'battleEnded');
  const first = table.state.merged ? 'before-dice' : 'battle-active';
  if (ended === undefined) openWindow(table, frame.stage === 'active' ? first : 'battle-inactive');
  else {
    const { scorched } = ended;
    expire(table, ['roll'], '§12.1', ({ id }) => id === 'battleEnded');
    go(table, {
      ...frame,
      broken: { scorched, resumed: null },
      loser: scorched ? 'defenders' : 'attackers',
      stage: 'verdict',
    });
  }
}

/** A card adds another round at the end, also to a battle that a card had ended without dice. */
function resume(table: Table, frame: Battle): void {
  const { by } = last(modifiers(table.state, 'extraRound'));
  expire(table, ['roll'], '§12.1', ({ id }) => id === 'extraRound');
  expire(table, ['battleRound'], '§12.1');
  nextRound(table, { ...frame, broken: frame.broken && { ...frame.broken, resumed: by } });
}
