import type { Facts } from '../../../contract/shown.ts';
import type { Locale } from '../../../lib/text.ts';
import { editionOf } from '../../edition/editions.ts';
import { spaceOf } from '../../map/ground.ts';
import { leaderOf, leaderRow } from '../../pieces/pieces.ts';
import { stacksIn } from '../../pieces/stacks.ts';
import type { View } from '../../state/view.ts';
import { CAMPS, campOf, isNation, type Nation, POWERS } from '../../terms/nations.ts';
import { ATTRITION_NAMES, leaderName, MORALE_NAMES, spaceName } from '../names.ts';
import { CAMP_NAMES, NATION_NAMES } from '../powers.ts';
import { powerLine, tracks } from './describe.ts';
import { attributes, controlIn, formationText, leaderText, linesText, markersIn } from './spaces.ts';
import { WORDS as ALL } from './vocabulary.ts';

const WORDS = {
  en: {
    in: (space: string) => `In: ${space}`,
    sp: (sp: number) => `${sp} SP`,
    of: (leader: string, nation: string) => `${leader} (${nation})`,
    ratings: (battle: number, command: number) => `Battle ${battle}, command ${command}`,
    led: (leaders: string) => `Leaders: ${leaders}`,
    stopped: 'Marches no further in this impulse',
    march: '1 CP moves an army one space. A die for each SP in battle',
    away: { regroup: 'In the Regroup Box', eliminated: 'Eliminated', other: 'Not on the map' },
  },
  ko: {
    in: (space: string) => `위치: ${space}`,
    sp: (sp: number) => `${sp}SP`,
    of: (leader: string, nation: string) => `${leader}(${nation})`,
    ratings: (battle: number, command: number) => `전투능력 ${battle}, 지휘능력 ${command}`,
    led: (leaders: string) => `리더: ${leaders}`,
    stopped: '이번 Impulse에는 더 행군하지 않음',
    march: '1CP로 군 하나가 한 공간 이동. 전투에서는 SP마다 주사위 하나',
    away: { regroup: 'Regroup Box에 있음', eliminated: '제거됨', other: '지도에 없음' },
  },
} as const;

type Line = Facts['lines'][number];

/** Returns what is known of a space, of pieces, or of a Power. All of it is public; hands are numbers. */
export function facts(view: View, name: string, locale: Locale): Facts | undefined {
  const colon = name.indexOf(':');
  const [kind, id] = [name.slice(0, colon), name.slice(colon + 1)];
  if (kind === 'space') return editionOf(view).space.has(id) ? ofSpace(view, id, locale) : undefined;
  if (kind === 'power') return POWERS.some((power) => power === id) ? ofPower(view, id as Nation, locale) : undefined;
  if (kind === 'track') return ofTrack(view, id, locale);
  if (kind !== 'piece') return undefined;
  if (Object.hasOwn(view.leaders, id)) return ofLeader(view, id, locale);
  const [nation = '', space = ''] = id.split('@');
  return isNation(nation) ? ofSoldiers(view, nation, space, locale) : undefined;
}

const told = (lines: readonly string[], rule: string): readonly Line[] =>
  lines.length === 0 ? [] : [{ text: lines.join(', '), rule }];

function ofSpace(view: View, id: string, locale: Locale): Facts {
  return {
    name: spaceName(editionOf(view), id, locale),
    lines: [
      ...told(attributes(spaceOf(view, id), locale), '§1.21'),
      ...told(controlIn(view, id, locale), '§3.1'),
      ...told(markersIn(view, id, locale), '§1.21'),
      ...CAMPS.flatMap((camp) => told([formationText(view, id, camp, locale) ?? []].flat(), '§1.61')),
      { text: linesText(view, id, locale), rule: '§1.22' },
    ],
  };
}

function ofSoldiers(view: View, nation: Nation, space: string, locale: Locale): Facts | undefined {
  const words = WORDS[locale];
  const name = NATION_NAMES[locale][nation];
  if (space === 'regroup') {
    const sp = view.regroup[nation] ?? 0;
    return sp === 0 ? undefined : { name: `${name} ${WORDS[locale].sp(sp)}`, lines: [{ text: words.away.regroup }] };
  }
  if (!editionOf(view).space.has(space)) return undefined;
  const stack = stacksIn(view, space).find((each) => each.nation === nation);
  if (stack === undefined) return undefined;
  const formation = formationText(view, space, campOf(nation), locale);
  const isStopped = (view.troops[space] ?? []).some(({ of, stopped }) => of === nation && stopped);
  return {
    name: `${name} ${words.sp(stack.sp)}`,
    lines: [
      { text: words.in(spaceName(editionOf(view), space, locale)) },
      ...told(
        stack.leaders.length === 0
          ? []
          : [words.led(stack.leaders.map((id) => leaderText(view, id, locale)).join(', '))],
        '§1.6',
      ),
      ...told([formation ?? []].flat(), '§1.61'),
      { text: words.march, rule: '§10.1' },
      ...told(isStopped ? [words.stopped] : [], '§10.1'),
      ...told(stack.marked ? [ALL[locale].marked] : [], '§12.1'),
      { text: linesText(view, space, locale), rule: '§1.22' },
    ],
  };
}

function ofLeader(view: View, id: string, locale: Locale): Facts {
  const words = WORDS[locale];
  const { battle, command } = leaderRow(view, id);
  const { at, of, stopped, marked } = leaderOf(view, id);
  const isOnMap = editionOf(view).space.has(at);
  const away = at === '@regroup' ? 'regroup' : at === '@eliminated' ? 'eliminated' : 'other';
  return {
    name: words.of(leaderName(editionOf(view), id, locale), NATION_NAMES[locale][of]),
    lines: [
      { text: words.ratings(battle, command), rule: '§1.6' },
      { text: isOnMap ? words.in(spaceName(editionOf(view), at, locale)) : words.away[away] },
      ...(isOnMap ? told([formationText(view, at, campOf(of), locale) ?? []].flat(), '§1.61') : []),
      ...told(stopped ? [words.stopped] : [], '§10.1'),
      ...told(marked ? [ALL[locale].marked] : [], '§12.1'),
      ...(isOnMap ? [{ text: linesText(view, at, locale), rule: '§1.22' }] : []),
    ],
  };
}

/** The track of a Camp's morale, or of the Imperial attrition. */
function ofTrack({ morale, attrition }: View, id: string, locale: Locale): Facts | undefined {
  const camp = CAMPS.find((each) => `morale/${each}` === id);
  if (camp === undefined && id !== 'attrition') return undefined;
  const words = ALL[locale];
  const { loss, gain } = camp === undefined ? attrition : morale[camp];
  return {
    name: camp === undefined ? words.attrition : `${CAMP_NAMES[locale][camp]}, ${words.morale}`,
    lines: [
      camp === undefined
        ? { text: ATTRITION_NAMES[locale][attrition.level], rule: '§14.41' }
        : { text: MORALE_NAMES[locale][morale[camp].level], rule: '§9' },
      ...(loss > 0 ? [{ text: `${words.loss} ${loss}` }] : []),
      ...(gain > 0 ? [{ text: `${words.gain} ${gain}` }] : []),
    ],
  };
}

/** A Power, and the tracks of its Camp. */
function ofPower(view: View, power: Nation, locale: Locale): Facts {
  const own = POWERS.find((each) => each === power) ?? POWERS[0];
  return {
    name: NATION_NAMES[locale][power],
    lines: [{ text: powerLine(view, own, locale), rule: '§17.1' }, ...tracks(view, locale).map((text) => ({ text }))],
  };
}
