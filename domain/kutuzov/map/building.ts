import { among, constant, fields, type Legal } from '../../contract/legal.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { grouped } from '../../lib/grouped.ts';
import { isPlaceable, isShowable, leaderOf, leaderRow, owedBy } from '../pieces/pieces.ts';
import { refusal } from '../refusals.ts';
import { modifiers } from '../state/lasting.ts';
import type { Position } from '../state/state.ts';
import { type Nation, nationsOf, type Power, powerOf } from '../terms/nations.ts';
import type { Piece } from '../terms/schemas.ts';
import { isScorched } from './ground.ts';
import { hasLeft, isInterphase } from './sites.ts';

/*
 * Building and regrouping (§6): what, and for how much. Where is in sites.ts, what follows in deeds/pieces/raising.ts.
 */

/** New or eliminated pieces are built, those of the Regroup Box are regrouped (§6). */
export type Way = 'build' | 'regroup';

/** What limits a Power where it builds: the CP for a nation's pieces, where they may come, and why not elsewhere. */
export interface Terms {
  cp(nation: Nation): number;
  sites(way: Way, nation: Nation): readonly string[];
  siteRefusal(way: Way, nation: Nation, space: string): Refusal | undefined;
}

export const nationOf = (position: Position, piece: Piece): Nation =>
  'leader' in piece ? leaderOf(position, piece.leader).of : piece.nation;

/** CP: an SP is built for 2, a leader for half his printed command rating (§6.1); regrouped each costs 1 (§6.2). */
export function costOf(position: Position, way: Way, piece: Piece): number {
  if (way === 'regroup') return 'leader' in piece ? 1 : piece.sp;
  return 'leader' in piece ? Math.ceil(leaderRow(position, piece.leader).command / 2) : 2 * piece.sp;
}

/** The first turn in which CP build a leader who comes late (§6.35, §6.36). */
const LATE: { readonly [leader: string]: { readonly turn: number; readonly rule: string } } = {
  kutuzov: { turn: 2, rule: '§6.35' },
  tchitchagov: { turn: 3, rule: '§6.36' },
};

/** Why a leader or SP cannot be built or regrouped anywhere (§6). */
function pieceRefusal(position: Position, power: Power, way: Way, piece: Piece): Refusal | undefined {
  const nation = nationOf(position, piece);
  if (powerOf(nation) !== power)
    return refusal(
      'NOT_YOURS',
      { en: 'a Power builds its own and its ally’s pieces', ko: '강국은 자국과 동맹국의 조각만 생산합니다.' },
      '§6',
    );
  if (hasLeft(position, nation))
    return refusal('ALLY_GONE', { en: 'this ally has left the war', ko: '이 동맹국은 전쟁에서 떠났습니다.' }, '§9.3');
  if (owedBy(position, power) > 0)
    return refusal(
      'SP_OWED',
      { en: 'a Power that owes SP places nothing', ko: '제거할 SP가 남은 강국은 생산할 수 없습니다.' },
      '§5.12',
    );
  if ('nation' in piece)
    return way === 'regroup' && (position.regroup[nation] ?? 0) < piece.sp
      ? refusal(
          'NOT_IN_REGROUP_BOX',
          { en: 'not so many SP are in the Regroup Box', ko: 'Regroup Box에 그만큼의 SP가 없습니다.' },
          '§6.2',
        )
      : undefined;
  const { at } = leaderOf(position, piece.leader);
  if (way === 'regroup')
    return at === '@regroup'
      ? undefined
      : refusal(
          'NOT_IN_REGROUP_BOX',
          { en: 'he is not in the Regroup Box', ko: '이 리더는 Regroup Box에 없습니다.' },
          '§6.2',
        );
  if (at !== '@eliminated' && at !== '@unavailable')
    return refusal('NOT_TO_BE_BUILT', { en: 'this leader cannot be built', ko: '이 리더는 생산할 수 없습니다.' }, '§6');
  const late = LATE[piece.leader];
  const isUnlocked = modifiers(position, 'unlocked').some(({ leader }) => leader === piece.leader);
  return late !== undefined && position.turn < late.turn && !isUnlocked
    ? refusal(
        'TOO_EARLY',
        {
          en: `CP build this leader from turn ${late.turn}`,
          ko: `이 리더는 ${late.turn}턴부터 CP로 생산할 수 있습니다.`,
        },
        late.rule,
      )
    : undefined;
}

/** Why SP cannot come to a space, though others might: counters (§1.5), scorched ground (§6.31). */
function sizeRefusal(position: Position, way: Way, nation: Nation, sp: number, space: string): Refusal | undefined {
  if (way === 'build' && sp > 1 && isLimited(position, space))
    return refusal(
      'SCORCHED_KEY',
      {
        en: 'only one SP or leader an impulse is built on scorched ground',
        ko: '초토화지역에서는 Impulse마다 1SP나 리더 하나만 생산합니다.',
      },
      '§6.31',
    );
  const fits =
    way === 'build' ? isPlaceable(position, nation, space, sp) : isShowable(position, nation, { [space]: sp });
  return fits
    ? undefined
    : refusal('NO_COUNTERS', { en: 'no counters are left for them', ko: '남은 조각이 없습니다.' }, '§1.5');
}

/** Scorched Keys take one piece an impulse, without limit in the interphase (§6.31). */
export const isLimited = (position: Position, space: string): boolean =>
  isScorched(position, space) && !isInterphase(position);

/** Why a Power may not build or regroup a piece in a space, by these terms. */
export function raiseRefusal(
  position: Position,
  power: Power,
  terms: Terms,
  way: Way,
  piece: Piece,
  space: string,
): Refusal | undefined {
  const nation = nationOf(position, piece);
  const cost = costOf(position, way, piece);
  return (
    pieceRefusal(position, power, way, piece) ??
    terms.siteRefusal(way, nation, space) ??
    ('nation' in piece ? sizeRefusal(position, way, nation, piece.sp, space) : undefined) ??
    (cost > terms.cp(nation)
      ? refusal(
          'NOT_ENOUGH_CP',
          { en: `this takes ${cost} CP`, ko: `여기에는 ${cost}CP가 필요합니다.` },
          way === 'build' ? '§6.1' : '§6.2',
        )
      : undefined)
  );
}

/** The grammar of all that a Power may build or regroup, by these terms. */
export const raiseChoices = (position: Position, power: Power, terms: Terms, way: Way): readonly Legal[] =>
  nationsOf(power)
    .filter((nation) => !hasLeft(position, nation) && owedBy(position, power) === 0)
    .flatMap((nation) => {
      const cp = terms.cp(nation);
      const spaces = cp === 0 ? [] : terms.sites(way, nation);
      return spaces.length === 0
        ? []
        : [
            ...leaderChoices(position, power, way, nation, cp, spaces),
            ...soldierChoices(position, way, nation, cp, spaces),
          ];
    });

const raiseOf = (way: Way, piece: Legal, spaces: readonly string[]): Legal =>
  fields({ type: constant(way), piece, space: among(spaces) });

/** The grammar of a nation's leaders for CP, in these spaces. */
export function leaderChoices(
  position: Position,
  power: Power,
  way: Way,
  nation: Nation,
  cp: number,
  spaces: readonly string[],
): readonly Legal[] {
  const leaders = Object.keys(position.leaders).filter(
    (leader) =>
      leaderOf(position, leader).of === nation &&
      pieceRefusal(position, power, way, { leader }) === undefined &&
      costOf(position, way, { leader }) <= cp,
  );
  return leaders.length === 0 ? [] : [raiseOf(way, fields({ leader: among(leaders) }), spaces)];
}

/** SP as many as the CP and the counters go to, in the places that take as many. */
export function soldierChoices(
  position: Position,
  way: Way,
  nation: Nation,
  cp: number,
  spaces: readonly string[],
): readonly Legal[] {
  const most = way === 'build' ? Math.floor(cp / 2) : Math.min(cp, position.regroup[nation] ?? 0);
  const isPossible = (sp: number, space: string) => sizeRefusal(position, way, nation, sp, space) === undefined;
  return bySizes(spaces, most, isPossible).map(({ sizes, ends }) =>
    raiseOf(way, fields({ nation: constant(nation), sp: sizes }), ends),
  );
}

/** Spaces to which the same numbers of SP, 1 to `most`, may come; those to which none may are left out. */
export function bySizes(
  spaces: readonly string[],
  most: number,
  isPossible: (sp: number, space: string) => boolean,
): readonly { readonly sizes: Legal; readonly ends: readonly string[] }[] {
  const sizesAt = (space: string) =>
    Array.from({ length: most }, (_, i) => i + 1).filter((sp) => isPossible(sp, space));
  return [...grouped(spaces, (space) => sizesAt(space).join())].flatMap(([sizes, ends]) =>
    sizes === '' ? [] : [{ sizes: among(sizes.split(',').map(Number)), ends }],
  );
}
