import type * as z from 'zod';
import type { Tales } from '../../../contract/story.ts';
import { josa } from '../../../lib/josa.ts';
import type { EventOf } from '../../table/events.ts';
import type { pieceFacts } from '../../table/piece-facts.ts';
import { leaderName } from '../names.ts';
import { costOf, en, GOES, ko, party, place, soldiers, type Words, whereabouts } from './told.ts';

/** `, 1 CP (2 left)` */
function paid(how: EventOf<'moved'>['how'], words: Words): string {
  const cost = how === 'march' ? costOf(words) : undefined;
  if (cost === undefined) return '';
  return { en: `, ${cost.cp} CP (${cost.left} left)`, ko: `, CP ${cost.cp}(${cost.left} 남음)` }[words.locale];
}

/** How facts are told of pieces: where they go, what they suffer, who commands. */
export const pieceTales = {
  moved: {
    en: ({ from, to, troops, leaders, how, rule }, words) => {
      const isOne = leaders.length === 1 || (leaders.length === 0 && new Set(troops.map(({ of }) => of)).size === 1);
      const who = `${party(leaders, troops, words)}${leaders.length > 0 && troops.length > 0 ? ',' : ''}`;
      return `${who} ${GOES[how].en[isOne ? 0 : 1]} ${place(from, words)} → ${place(to, words)}${paid(how, words)}. (${rule})`;
    },
    ko: ({ from, to, troops, leaders, how, rule }, words) =>
      `${party(leaders, troops, words)}: ${place(from, words)} → ${place(to, words)} ${GOES[how].ko}${paid(how, words)}. (${rule})`,
  },
  placed: {
    en: ({ space, of, sp, from, rule }, words) =>
      `${en[of]}: ${sp} SP ${from === 'pool' ? 'placed' : 'regrouped'} in ${place(space, words)}. (${rule})`,
    ko: ({ space, of, sp, from, rule }, words) =>
      `${josa(ko[of], '이/가')} ${place(space, words)}에 ${sp}SP를 ${from === 'pool' ? '놓습니다' : '재편합니다'}. (${rule})`,
  },
  lost: {
    en: ({ space, troops, to, rule }, words) =>
      `${place(space, words)}: ${soldiers(troops, 'en')} ${to === 'pool' ? 'eliminated' : 'to the Regroup Box'}. (${rule})`,
    ko: ({ space, troops, to, rule }, words) =>
      `${place(space, words)}의 ${josa(soldiers(troops, 'ko'), '을/를')} ${to === 'pool' ? '제거합니다' : 'Regroup Box에 놓습니다'}. (${rule})`,
  },
  'regroup-set': {
    en: ({ of, sp, rule }) => `Regroup Box: ${en[of]} ${sp} SP. (${rule})`,
    ko: ({ of, sp, rule }) => `Regroup Box: ${ko[of]} ${sp}SP. (${rule})`,
  },
  'leader-put': {
    en: ({ leader, rule, ...event }, words) =>
      `${leaderName(words.edition, leader, 'en')} ${whereabouts(event.at, words)}. (${rule})`,
    ko: ({ leader, rule, ...event }, words) =>
      `${leaderName(words.edition, leader, 'ko')}: ${whereabouts(event.at, words)}. (${rule})`,
  },
  marked: {
    en: ({ space, troops, leaders, rule }, words) =>
      `${party(leaders, troops, words)} in ${place(space, words)}: under a Battle or Failed Intercept marker. (${rule})`,
    ko: ({ space, troops, leaders, rule }, words) =>
      `${place(space, words)}의 ${party(leaders, troops, words)}에 전투 또는 차단 실패 마커를 놓습니다. (${rule})`,
  },
  halted: {
    en: ({ space, troops, leaders, rule }, words) =>
      `${party(leaders, troops, words)} in ${place(space, words)}: no further move in this impulse. (${rule})`,
    ko: ({ space, troops, leaders, rule }, words) =>
      `${place(space, words)}의 ${josa(party(leaders, troops, words), '은/는')} 이번 Impulse에 더 이동할 수 없습니다. (${rule})`,
  },
  freed: {
    en: ({ space, troops, leaders, rule }, words) =>
      `${party(leaders, troops, words)} in ${place(space, words)}: may move again. (${rule})`,
    ko: ({ space, troops, leaders, rule }, words) =>
      `${place(space, words)}의 ${josa(party(leaders, troops, words), '은/는')} 다시 이동할 수 있습니다. (${rule})`,
  },
  'commander-named': {
    en: ({ space, leader }, words) =>
      leader === null ? undefined : `${leaderName(words.edition, leader, 'en')} commands in ${place(space, words)}.`,
    ko: ({ space, leader }, words) =>
      leader === null
        ? undefined
        : `${josa(leaderName(words.edition, leader, 'ko'), '이/가')} ${place(space, words)}에서 지휘합니다.`,
  },
} satisfies Tales<z.infer<(typeof pieceFacts)[number]>, Words>;
