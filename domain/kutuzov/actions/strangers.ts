import type { Refusal } from '../../contract/refusal.ts';
import { josa } from '../../lib/josa.ts';
import type { Text } from '../../lib/text.ts';
import { editionOf } from '../edition/editions.ts';
import type { Command } from '../frames/commands.ts';
import { refusal } from '../refusals.ts';
import type { Position } from '../state/state.ts';

/** The fields of a command that name a space, leaders or cards. */
interface Named {
  readonly space?: string;
  readonly from?: string;
  readonly to?: unknown;
  readonly a?: string;
  readonly b?: string;
  readonly leader?: string;
  readonly leaders?: readonly string[];
  readonly piece?: { readonly leader?: string };
  readonly card?: number;
  readonly cards?: readonly number[];
}

/** The refusal of a command that names what is not in the edition: so no rule has to check that again. */
export function strangerIn(position: Position, command: Command): Refusal | undefined {
  const edition = editionOf(position);
  const { space, from, to, a, b, leader, leaders = [], piece, card, cards = [] } = command as Named;
  const isGiven = <T>(name: T | undefined): name is T => name !== undefined;
  const place = [space, from, typeof to === 'string' ? to : undefined, a, b]
    .filter(isGiven)
    .find((id) => !edition.space.has(id));
  if (place !== undefined)
    return refusal(
      'NO_SUCH_SPACE',
      { en: `there is no space ${place}`, ko: `${josa(place, '이라는/라는')} 지역은 없습니다.` },
      '§1.21',
    );
  const person = [leader, piece?.leader, ...leaders].filter(isGiven).find((id) => !edition.leader.has(id));
  if (person !== undefined) return refusal('NO_SUCH_LEADER', noLeader(position, person), '§1.6');
  const number = [card, ...cards].filter(isGiven).find((each) => !edition.card.has(each));
  if (number !== undefined)
    return refusal('NO_SUCH_CARD', { en: `there is no card #${number}`, ko: `#${number} 카드는 없습니다.` }, '§1.10');
  return undefined;
}

/** Soldiers have a name on the board, as `R2@lida`: people read where they are. */
function noLeader(position: Position, id: string): Text {
  const name = editionOf(position).space.get(id.slice(id.indexOf('@') + 1))?.name;
  return name === undefined
    ? { en: `there is no leader ${id}`, ko: `${josa(id, '이라는/라는')} 리더는 없습니다.` }
    : { en: `the soldiers in ${name.en} are no leader`, ko: `${name.ko}의 병사는 리더가 아닙니다.` };
}
