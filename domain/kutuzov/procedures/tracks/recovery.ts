import { among, constant, fields, oneOf } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { putAway } from '../../deeds/hands/dealing.ts';
import { DICE_FOR_A_RESOURCE, rallied } from '../../deeds/tracks/rally.ts';
import { checkAttrition, dropAttrition, dropMorale, moveAttrition, moveMorale } from '../../deeds/tracks/tracks.ts';
import { cardOf, cardsOf, cpOf } from '../../edition/card.ts';
import type { CommandOf } from '../../frames/commands.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { refusal } from '../../refusals.ts';
import type { Position, State } from '../../state/state.ts';
import { handOf, type View } from '../../state/view.ts';
import { enter, go, leave, type Table } from '../../table/table.ts';
import { type Camp, POWERS_OF, type Power } from '../../terms/nations.ts';
import { DROP_AT, dropsAtOnce } from '../../tracks/attrition-track.ts';
import { removable } from '../../tracks/morale.ts';

type Recovery = FrameOf<'recovery'>;

/**
 * A Camp's morale is to drop by a check (§9.21), unless it is a later drop of an impulse and averted: `bearable` is
 * what the dice showed.
 */
export function fallMorale(table: Table, camp: Camp, bearable: number, rule: string): void {
  fall(table, { is: 'recovery', camp, track: 'morale', bearable, open: [], rule });
}

/** The attrition level is to drop, unless it is a later drop of an impulse and averted (§14.44). */
export function fallAttrition(table: Table, bearable: number): void {
  fall(table, { is: 'recovery', camp: 'imperial', track: 'attrition', bearable, open: [], rule: '§14.43' });
}

function fall(table: Table, drop: Recovery): void {
  const { impulse } = table.state;
  const drops = drop.track === 'morale' ? impulse.morale[drop.camp].drops : impulse.attrition.drops;
  const open = impulse.power === null || drops === 0 ? [] : ableIn(table.state, drop.camp);
  if (open.length > 0) enter(table, { ...drop, open });
  else carryOut(table, drop);
}

/** Returns the Powers of a Camp that hold resources, or cards of any kind. */
const ableIn = ({ hands, resources }: State, camp: Camp): readonly Power[] =>
  POWERS_OF[camp].filter((power) => resources[power] > 0 || cardsOf(hands[power]).length > 0);

const lossOn = ({ morale, attrition }: Position, { camp, track }: Recovery): number =>
  track === 'morale' ? morale[camp].loss : attrition.loss;

const isAverted = (position: Position, frame: Recovery): boolean => lossOn(position, frame) <= frame.bearable;

function carryOut(table: Table, drop: Recovery): void {
  const removed = removable(lossOn(table.state, drop));
  if (drop.track === 'morale') dropMorale(table, drop.camp, { removed, rule: drop.rule });
  else dropAttrition(table, { removed, rule: drop.rule });
  if (drop.track === 'attrition' && table.state.attrition.loss >= DROP_AT && dropsAtOnce(table.state))
    checkAttrition(table);
}

/** The cards a Power may play for their CP out of turn (§5.23). */
const playable = (view: View, power: Power): readonly number[] =>
  cardsOf(handOf(view, power)).filter((card) => cardOf(view, card).cp !== undefined);

function hindrance(view: View, power: Power, { card }: CommandOf<'recover'>): Refusal | undefined {
  if (card === undefined)
    return view.resources[power] > 0
      ? undefined
      : refusal('NO_RESOURCES', { en: 'no resource is left', ko: '남은 자원이 없습니다.' }, '§5.23');
  return playable(view, power).includes(card)
    ? undefined
    : refusal('NO_CP', { en: 'no card in your hand that has CP', ko: '핸드에 있는 CP 카드가 아닙니다.' }, '§5.23');
}

/**
 * Emergency Recovery (§5.23, §9, §14.44): before a second or later drop of an impulse Powers of the Camp spend cards
 * and resources one at a time, a die for each CP and eight for a resource; each 5 or 6 takes a Loss marker off. It ends
 * when few enough are left, or when one after the other has passed.
 */
export const recovery: Procedure<Recovery> = {
  asks: (position, frame) => (isAverted(position, frame) ? [] : frame.open.slice(0, 1)),
  legal(view, _, power) {
    const recover = { type: constant('recover') };
    const cards = playable(view, power);
    return oneOf([
      ...(cards.length > 0 ? [fields({ ...recover, card: among(cards) })] : []),
      ...(view.resources[power] > 0 ? [fields(recover)] : []),
      fields({ type: constant('pass') }),
    ]);
  },
  against: (view, _, power, command) => (command.type === 'recover' ? hindrance(view, power, command) : undefined),
  act(table, frame, power, command) {
    if (command.type !== 'recover') return go(table, { ...frame, open: frame.open.filter((each) => each !== power) });
    const { card } = command;
    const dice = card === undefined ? DICE_FOR_A_RESOURCE : cpOf(table.state, card);
    if (card === undefined)
      table.emit({ type: 'resources-set', power, to: table.state.resources[power] - 1, rule: '§5.23' });
    else {
      table.emit({ type: 'card-played', power, card, as: 'cp', rule: '§5.23' });
      putAway(table, power, card, 'cp');
    }
    const gain = rallied(table, power, dice, { why: 'recovery', rule: '§5.23' });
    if (frame.track === 'morale') moveMorale(table, frame.camp, { gain }, '§5.23');
    else moveAttrition(table, { gain }, '§5.23');
    go(table, { ...frame, open: ableIn(table.state, frame.camp) });
  },
  run(table, frame) {
    leave(table);
    if (!isAverted(table.state, frame)) carryOut(table, frame);
  },
  lapse: () => ({ type: 'pass' }),
};
