import type { DicePart, Rolling } from '../../contract/shown.ts';
import { atLeastOne, raised, thousandths } from '../../lib/powers.ts';
import type { Locale, Text } from '../../lib/text.ts';
import { DIE, type Face, hitsOn } from '../army/dice.ts';
import { armOf, typeOf } from '../army/units.ts';
import { TERRAINS, type TerrainId } from '../field/terrain.ts';
import { findLeader, findUnit } from '../pieces/position.ts';
import type { Event } from '../state/events.ts';
import type { Public } from '../state/state.ts';
import { ARM_NAMES, pieceName, rollName } from './names.ts';

export type Rolled = Extract<Event, { type: 'rolled' }>;

/** Why dice are more or fewer, by the code of a part. `blocks`: by the arm of who rolls. */
const PARTS: { readonly [why: string]: Text } = {
  moved: { en: 'after moving', ko: '이동 후' },
  battery: { en: 'battery', ko: '포병' },
  type: { en: 'unit type', ko: '유닛 종류' },
  'against-infantry': { en: 'against infantry', ko: '보병 상대' },
  square: { en: 'square', ko: '방진' },
  'against-square': { en: 'against a square', ko: '방진 상대' },
  card: { en: 'card', ko: '카드' },
  command: { en: 'command', ko: '지휘' },
  'hill-to-hill': { en: 'hill to hill', ko: '언덕에서 언덕으로' },
};
const INTO: { readonly [locale in Locale]: (ground: string) => string } = {
  en: (ground) => `into ${ground}`,
  ko: (ground) => `목표 지형 ${ground}`,
};
const FROM: { readonly [locale in Locale]: (ground: string) => string } = {
  en: (ground) => `out of ${ground}`,
  ko: (ground) => `출발 지형 ${ground}`,
};
const CHECK: Text = { en: 'leader check', ko: '리더 피해 확인' };

const ODDS = {
  hit: { en: 'at least one hit', ko: '1개 이상 명중' },
  flag: { en: 'at least one flag', ko: '깃발 1개 이상' },
  kill: { en: 'the leader is lost', ko: '리더를 잃음' },
} as const;

/** Dice about to be rolled at a position, in words: what they come about by, and what they may do. */
export function rolling(p: Public, roll: Rolled, locale: Locale): Rolling {
  const { by, why, faces } = roll;
  return {
    by,
    name: p.battle.sides[by].army[locale],
    for: why,
    text: rollName(why, locale),
    count: faces.length,
    parts: partsOf(p, roll, locale),
    odds: oddsOf(p, roll).map(([of, chance]) => ({ of, text: ODDS[of][locale], chance: thousandths(chance) })),
  };
}

function partsOf(p: Public, { parts, piece, faces }: Rolled, locale: Locale): readonly DicePart[] {
  if (parts.length === 0) return [{ text: CHECK[locale], count: faces.length }];
  return parts.map(({ why, dice, piece: gun }) => {
    const name = why === 'blocks' ? strengthName(p, piece, locale) : partName(why, locale);
    return { text: gun === undefined ? name : `${pieceName(p.battle, gun, locale)}, ${name}`, count: dice };
  });
}

/** The arm whose blocks roll: `infantry`. */
function strengthName(p: Public, piece: string | undefined, locale: Locale): string {
  const unit = piece === undefined ? undefined : findUnit(p, piece);
  return unit === undefined ? '' : ARM_NAMES[armOf(unit)][locale];
}

function partName(why: string, locale: Locale): string {
  const [way, ground] = why.split(':');
  if (ground === undefined) return PARTS[why]?.[locale] ?? why;
  const name = TERRAINS[ground as TerrainId].name[locale];
  return (way === 'into' ? INTO : FROM)[locale](name);
}

/** No saber hits at a distance, or when cavalry retires (§6.5, §9.3). */
export const WITHOUT_SABERS: readonly Rolled['why'][] = ['ranged', 'retire'];

const shareOf = (face: Face): number => DIE.filter((each) => each === face).length / DIE.length;

/** How likely dice hit, show a flag, or kill a leader. */
function oddsOf(p: Public, { why, piece, target, faces }: Rolled): readonly (readonly [keyof typeof ODDS, number])[] {
  const dice = faces.length;
  if (target === undefined) return [];
  if (why === 'leader-check') return [['kill', raised(shareOf('SABER'), dice)]];
  if (findLeader(p, target) !== undefined) return [['kill', atLeastOne(dice, shareOf('SABER'))]];
  const [unit, enemy] = [piece === undefined ? undefined : findUnit(p, piece), findUnit(p, target)];
  if (unit === undefined || enemy === undefined) return [];
  const sabers = !WITHOUT_SABERS.includes(why) && typeOf(unit).saberHits;
  const hit = atLeastOne(dice, hitsOn(armOf(enemy), DIE, sabers) / DIE.length);
  return why === 'retire'
    ? [['hit', hit]]
    : [
        ['hit', hit],
        ['flag', atLeastOne(dice, shareOf('FLAG'))],
      ];
}
