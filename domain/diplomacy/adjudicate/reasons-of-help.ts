import { at, numberAt } from '../../lib/sure.ts';
import { numberOf } from '../map/atlas.ts';
import type { Province } from '../map/vocabulary.ts';
import { NOBODY } from './field.ts';
import { cutting, isDislodged, isShielded, NO, type Struggle, YES } from './movement.ts';
import { because, home, piece, type Reason } from './reason-parts.ts';

export function support(struggle: Struggle, s: number): Reason {
  const { field } = struggle;
  const order = at(field.orders, s);
  if (order.order !== 'support') throw new Error('not a support');
  const { of, to } = order;
  const unit = piece(field, s);
  if (field.isMatched[s] === 0)
    return to === undefined
      ? because('void', ['§9.10', '§R8'], { code: 'SUPPORTED_UNIT_MOVES', unit, of }, [of])
      : because('void', ['§9.11', '§R9'], { code: 'OTHER_MOVE_SUPPORTED', unit, of, to }, [of]);
  if (struggle.answer[s] === NO) return cut(struggle, s, of);
  for (
    let a = numberAt(field.firstAttacker, numberAt(field.province, s));
    a !== NOBODY;
    a = numberAt(field.nextAttacker, a)
  ) {
    const attack = { unit, attacker: piece(field, a), of };
    const by = [home(field, a), of];
    if (field.power[a] === field.power[s])
      return because('succeeded', ['§11.5', '§R16'], { code: 'NOT_CUT_BY_OWN_POWER', ...attack }, by);
    if (field.province[a] === field.target[s])
      return because('succeeded', ['§9.19', '§R13'], { code: 'NOT_CUT_FROM_TARGET', ...attack }, by);
    if (isShielded(field, s, a))
      return because('succeeded', ['§11.10', '§R21'], { code: 'NOT_CUT_BY_CONVOYED_ARMY', ...attack }, by);
  }
  return because('succeeded', ['§9.3'], { code: 'SUPPORT_GIVEN', unit, of }, [of]);
}

function cut(struggle: Struggle, s: number, of: Province): Reason {
  const { field } = struggle;
  for (
    let a = numberAt(field.firstAttacker, numberAt(field.province, s));
    a !== NOBODY;
    a = numberAt(field.nextAttacker, a)
  ) {
    if (field.power[a] === field.power[s] || cutting(struggle, s, a) !== YES) continue;
    const attack = { unit: piece(field, s), attacker: piece(field, a), of };
    const by = [home(field, a)];
    if (field.province[a] === field.target[s])
      return because('cut', ['§9.20', '§R14'], { code: 'CUT_BY_DISLODGEMENT', ...attack }, by);
    if (isShielded(field, s, a))
      return because('cut', ['§11.11', '§R22'], { code: 'CUT_BY_CONVOYED_ARMY', ...attack }, by);
    return because(
      'cut',
      isDislodged(struggle, a) === YES ? ['§9.21', '§R15'] : ['§9.18', '§R13'],
      { code: 'CUT', ...attack },
      by,
    );
  }
  throw new Error('a cut support without an attacker');
}

export function convoy(struggle: Struggle, f: number): Reason {
  const { field } = struggle;
  const order = at(field.orders, f);
  if (order.order !== 'convoy') throw new Error('not a convoy');
  const { of, to } = order;
  const unit = piece(field, f);
  const army = field.isMatched[f] === 1 ? numberAt(field.unitIn, numberOf(of)) : NOBODY;
  if (army === NOBODY) return because('void', ['§10.5'], { code: 'OTHER_MOVE_CONVOYED', unit, of, to }, [of]);
  if (field.isConvoyed[army] === 0)
    return because('succeeded', ['§11.7'], { code: 'CONVOY_NOT_NEEDED', unit, of }, [of]);
  if (struggle.isStranded[army] === 1 && isInDoubt(struggle, f))
    return because('disrupted', ['§11.12'], { code: 'CONVOY_IN_DOUBT', unit, of }, [of]);
  return because('succeeded', ['§10.1'], { code: 'CONVOYS', unit, of }, [of]);
}

/** Whether a convoying fleet was attacked at all: one that was not has no part in a paradox. */
const isInDoubt = ({ field }: Struggle, f: number): boolean =>
  field.firstAttacker[numberAt(field.province, f)] !== NOBODY;
