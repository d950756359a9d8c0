import type { Luck, Tallied } from '../../contract/shown.ts';
import type { Heard } from '../../contract/story.ts';
import type { Locale } from '../../lib/text.ts';
import { DIE, hitsOn } from '../army/dice.ts';
import { SIDES, type Side } from '../army/sides.ts';
import { typeOf } from '../army/units.ts';
import type { Event } from '../state/events.ts';
import type { View } from '../state/view.ts';
import { seatName } from './names.ts';
import { WITHOUT_SABERS } from './rolling.ts';

const NAMES = {
  en: { banners: 'Banners', blocks: 'Strength in blocks' },
  ko: { banners: '승리 깃발', blocks: '남은 블록' },
} as const;

/** Banners and blocks of each side. */
export function tally({ battle, banners, units }: View, locale: Locale): readonly Tallied[] {
  const lines = (count: (side: Side) => number) =>
    SIDES.map((side) => ({ line: side, name: seatName(battle, side, locale), value: count(side) }));
  const blocksOf = (side: Side): number => units.reduce((sum, unit) => sum + (unit.side === side ? unit.blocks : 0), 0);
  return [
    { chart: 'banners', name: NAMES[locale].banners, lines: lines((side) => banners[side].length) },
    { chart: 'blocks', name: NAMES[locale].blocks, lines: lines(blocksOf) },
  ];
}

/**
 * Hits on a unit, against those that as many dice bring on average: each face of a die as often as it stands on one
 * (§17.1).
 */
export function luck(event: Heard<Event>, { units }: View): Luck | undefined {
  if (event.type !== 'rolled') return undefined;
  const [unit, target] = [event.piece, event.target].map((id) => units.find((each) => each.id === id));
  if (unit === undefined || target === undefined) return undefined;
  const sabers = !WITHOUT_SABERS.includes(event.why) && typeOf(unit).saberHits;
  const ofOne = hitsOn(typeOf(target).arm, DIE, sabers) / DIE.length;
  return { line: event.by, got: event.hits, expected: ofOne * event.faces.length };
}
