import type { Text } from '../../lib/text.ts';
import { cardRow, leaderRow, spaceRow } from '../edition/edition.ts';
import { editionOf } from '../edition/editions.ts';
import type { FrameOf } from '../frames/frames.ts';
import type { Position } from '../state/state.ts';
import type { Camp, Nation } from '../terms/nations.ts';
import { CAMP_NAMES, NATION_NAMES } from './powers.ts';

/* What pieces, places and cards are called, in every language at once. */

/** A question in every language, and the spaces, pieces and Powers that it is about. */
export interface Question {
  readonly text: Text;
  readonly about: readonly `${'space' | 'piece' | 'power'}:${string}`[];
}

export const ask = (en: string, ko: string, about: Question['about'] = []): Question => ({ text: { en, ko }, about });

export const spaceIn = (position: Position, id: string): Text => spaceRow(editionOf(position), id).name;
export const leaderIn = (position: Position, id: string): Text => leaderRow(editionOf(position), id).name;
export const nationText = (nation: Nation): Text => ({ en: NATION_NAMES.en[nation], ko: NATION_NAMES.ko[nation] });
export const campText = (camp: Camp): Text => ({ en: CAMP_NAMES.en[camp], ko: CAMP_NAMES.ko[camp] });

/** `#36 No Peace` */
export function cardIn(position: Position, number: number): Text {
  const { name } = cardRow(editionOf(position), number);
  return { en: `#${number} ${name.en}`, ko: `#${number} ${name.ko}` };
}

/** Names the pieces that move, before a verb: `Barclay, 4 SP,`. */
function partyText(position: Position, { power, troops, leaders }: FrameOf<'step'>): Text {
  const sp = troops.reduce((sum, each) => sum + each.sp, 0);
  const [first, ...others] = leaders;
  const led = first === undefined ? nationText(troops[0]?.of ?? power) : leaderIn(position, first);
  const en = [led.en, ...(others.length > 0 ? [`${others.length} more`] : []), ...(sp > 0 ? [`${sp} SP`] : [])];
  const ko = [led.ko, ...(others.length > 0 ? [`외 ${others.length}명`] : []), ...(sp > 0 ? [`${sp} SP`] : [])];
  // `Yorck`, but `Barclay, 4 SP,`: what follows is the verb.
  return { en: en.length === 1 ? led.en : `${en.join(', ')},`, ko: ko.join(', ') };
}

/** A move that is declared: `Barclay, 4 SP, marches Dorogobuzh → Smolensk.` */
export function stepText(position: Position, frame: FrameOf<'step'>): Question {
  const { from, to, how, leaders } = frame;
  const [start, end, who] = [spaceIn(position, from), spaceIn(position, to), partyText(position, frame)];
  const [first] = leaders;
  if (how === 'flag')
    return ask(`The flag in ${end.en} is to be taken off.`, `${end.ko}의 깃발을 없애려 합니다.`, [`space:${to}`]);
  const about: Question['about'] = [`space:${from}`, ...(from === to ? [] : ([`space:${to}`] as const))];
  const named: Question['about'] = first === undefined ? about : [...about, `piece:${first}`];
  if (from === to) return ask(`${who.en} attacks in ${end.en}.`, `${who.ko}, ${end.ko}에서 공격합니다.`, named);
  const [goes, moves] = how === 'convoy' ? ['sails', '해상수송'] : ['marches', '행군'];
  return ask(`${who.en} ${goes} ${start.en} → ${end.en}.`, `${who.ko}, ${start.ko} → ${end.ko} ${moves}.`, named);
}
