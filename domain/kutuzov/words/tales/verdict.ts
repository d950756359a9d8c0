import { josa } from '../../../lib/josa.ts';
import type { Locale } from '../../../lib/text.ts';
import type { Battle, Fighter, Side } from '../../battle/battle.ts';
import { isBrokenOff, otherSide, SIDES } from '../../battle/battle.ts';
import type { Frame } from '../../frames/frames.ts';
import { CAMP_NAMES } from '../powers.ts';
import { place, type Words } from './told.ts';

/*
 * The end of a battle in one line: who has won, what both sides have suffered, and where the loser goes (§12.6-§12.9).
 */

/** The battle that a frame ends: its losses are taken, its loser has gone, and spoils alone are left. */
export const endedBy = (frame: Frame): Battle | undefined =>
  frame.is === 'battle' && frame.stage === 'spoils' ? frame : undefined;

/** The side that has won; undefined: nobody has. */
export const winnerOf = (battle: Battle): Side | undefined =>
  battle.loser === null || isBrokenOff(battle) ? undefined : otherSide(battle.loser);

/** Tells the end of a battle. */
export const verdict = (battle: Battle, words: Words): string => TOLD[words.locale](battle, words);

/** Where the loser goes; none: it is wiped out, or stays in its zone. */
const placesOf = ({ ways, space }: Battle, words: Words): readonly string[] =>
  [...new Set(ways?.map(({ to }) => to))].filter((to) => to !== space).map((to) => place(to, words));

function inEnglish(battle: Battle, words: Words): string {
  const nameOf = (side: Side): string => CAMP_NAMES.en[battle[side].camp];
  const winner = winnerOf(battle);
  const hitsOf = ({ hits, eliminated }: Fighter): string =>
    hits === 0 ? 'none' : `${hits} (${eliminated} eliminated)`;
  const hits = SIDES.map((side) => `${nameOf(side)} ${hitsOf(battle[side])}`);
  const end = winner === undefined ? 'nobody has won' : `the ${nameOf(winner)} have won`;
  const said = `Battle of ${place(battle.space, words)}: ${end}. Hits taken: ${hits.join(', ')}.`;
  return [said, ...fateInEnglish(battle, words, nameOf), '(§12.52)'].join(' ');
}

function fateInEnglish(battle: Battle, words: Words, nameOf: (side: Side) => string): readonly string[] {
  const { loser, ways } = battle;
  if (loser === null) return ['Both sides are wiped out.'];
  if (ways === null) return [`The ${nameOf(loser)} are wiped out.`];
  const places = placesOf(battle, words);
  const goes = places.length === 0 ? 'stay' : `retreat to ${places.join(' and ')}`;
  return [`The ${nameOf(loser)} ${battle[loser].routed ? 'are routed and ' : ''}${goes}.`];
}

function inKorean(battle: Battle, words: Words): string {
  const nameOf = (side: Side): string => CAMP_NAMES.ko[battle[side].camp];
  const winner = winnerOf(battle);
  const hitsOf = ({ hits, eliminated }: Fighter): string => (hits === 0 ? '없음' : `${hits}(제거 ${eliminated})`);
  const hits = SIDES.map((side) => `${nameOf(side)} ${hitsOf(battle[side])}`);
  const end = winner === undefined ? '승자가 없습니다' : `${josa(nameOf(winner), '이/가')} 이겼습니다`;
  const said = `${place(battle.space, words)} 전투: ${end}. 입은 피해: ${hits.join(', ')}.`;
  return [said, ...fateInKorean(battle, words, nameOf), '(§12.52)'].join(' ');
}

function fateInKorean(battle: Battle, words: Words, nameOf: (side: Side) => string): readonly string[] {
  const { loser, ways } = battle;
  if (loser === null) return ['양측 모두 제거되었습니다.'];
  const who = josa(nameOf(loser), '은/는');
  if (ways === null) return [`${who} 모두 제거되었습니다.`];
  const places = placesOf(battle, words);
  const rout = battle[loser].routed ? '참패하여 ' : '';
  return [
    places.length === 0
      ? `${who} ${rout}그대로 남습니다.`
      : `${who} ${rout}${josa(places.join(', '), '으로/로')} 후퇴합니다.`,
  ];
}

const TOLD: { readonly [locale in Locale]: (battle: Battle, words: Words) => string } = { en: inEnglish, ko: inKorean };
