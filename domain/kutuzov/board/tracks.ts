import { sure } from '../../lib/sure.ts';
import { escapeXml, named, type Subject } from '../../lib/svg.ts';
import type { Locale } from '../../lib/text.ts';
import type { Edition } from '../edition/edition.ts';
import { groundFor, tsaristKeys } from '../map/ground.ts';
import { oneForEachHand } from '../state/held.ts';
import type { View } from '../state/view.ts';
import { ATTRITION_LEVELS, MORALE_LEVELS } from '../terms/levels.ts';
import { CAMPS, campOf, type Nation, nationsOf, POWERS, type Power } from '../terms/nations.ts';
import { ATTRITION_NAMES, cardName, leaderName, MORALE_NAMES, monthsOf } from '../words/names.ts';
import { CAMP_NAMES, NATION_NAMES } from '../words/powers.ts';
import { textWidth } from './boxes.ts';
import { at, INK, LIVERIES, placed, soldiersOf } from './liveries.ts';
import { FIGHT_SIGN } from './signs.ts';

const WORDS = {
  en: {
    preemptive: 'pre-emptive',
    morale: 'Morale',
    attrition: 'Attrition',
    loss: 'Loss',
    gain: 'Gain',
    keys: 'Tsarist Keys',
    resources: 'Resources',
    hand: 'Cards + Home',
    chits: 'Chits',
    regroup: 'Regroup Box',
    eliminated: 'Eliminated',
    ports: 'Ports (Imperial : Tsarist)',
    pripyat: 'Pripyat',
    deck: 'Deck',
    top: 'Discards',
    austria: 'Austria neutral',
    prussia: 'Prussia in revolt',
    retreat: 'Retreat from Moscow',
  },
  ko: {
    preemptive: '우선권',
    morale: '사기',
    attrition: '제국손실단계',
    loss: 'Loss',
    gain: 'Gain',
    keys: '차르군 Key',
    resources: '자원',
    hand: '카드 + 본토',
    chits: 'Chit',
    regroup: 'Regroup Box',
    eliminated: '제거됨',
    ports: '항구(제국 : 차르)',
    pripyat: '프리피아트',
    deck: '카드덱',
    top: '버린 카드',
    austria: '오스트리아 중립',
    prussia: '프로이센 반란',
    retreat: '모스크바에서의 후퇴',
  },
} as const;

/** The height of what lies under the map. */
export const PANEL_HEIGHT = 570;
const CELL = { w: 244, h: 62 };
const LEFT = 340;
const SPLIT = 2150;

const words = (text: string, x: number, y: number, size: number, more = ''): string =>
  `<text x="${at(x)}" y="${at(y)}" font-size="${size}" ${more}>${escapeXml(text)}</text>`;
const BOLD = 'font-weight="700"';

/** The turn, the tracks and what each Power has, under the map; `top`: where the map ends. */
export function tracks(position: View, edition: Edition, top: number, locale: Locale): string {
  const w = WORDS[locale];
  const { morale, attrition, facts } = position;
  const rows = [
    ...CAMPS.map((camp) => ({
      name: `${w.morale}: ${CAMP_NAMES[locale][camp]}`,
      levels: MORALE_LEVELS.map((level) => ({
        name: MORALE_NAMES[locale][level],
        isHere: level === morale[camp].level,
        fights: camp === 'tsarist' && facts.willToFight.includes(level),
      })),
      ...morale[camp],
      colour: camp === 'imperial' ? LIVERIES.FN : LIVERIES.R1,
    })),
    {
      name: w.attrition,
      levels: ATTRITION_LEVELS.map((level) => ({
        name: ATTRITION_NAMES[locale][level],
        isHere: level === attrition.level,
        fights: false,
      })),
      ...attrition,
      colour: LIVERIES.FN,
    },
  ];
  const drawn = rows.map(({ name, levels, loss, gain, colour }, i) => {
    const y = 150 + i * (CELL.h + 14);
    const cells = levels.map((level, j) => placed(LEFT + j * CELL.w, y, cell(level, colour)));
    const count = loss > 0 ? `${w.loss} ${loss}` : gain > 0 ? `${w.gain} ${gain}` : '–';
    return [
      words(name, 30, y + 40, 27, BOLD),
      ...cells,
      words(count, LEFT + levels.length * CELL.w + 20, y + 42, 32, `${BOLD}${loss > 0 ? ' fill="#a3121f"' : ''}`),
    ].join('');
  });
  return placed(
    0,
    top,
    [
      `<rect width="${edition.canvas.width}" height="${PANEL_HEIGHT}" fill="#fbf7ec"/>` +
        `<path d="M0 0H${edition.canvas.width}" stroke="${INK}" stroke-width="4"/>`,
      words(HEADING[locale](position.turn, monthsOf(position.turn, locale), position.round), 30, 72, 38, BOLD),
      impulses(position, top, locale),
      ...drawn,
      words(counts(position, edition, locale), 30, 420, 29, BOLD),
      powers(position, edition, top, locale),
    ].join(''),
  );
}

/** Keys, ports and Pripyat duchies that count now (§1.9, §20.3), the decks, and what has changed for good. */
function counts(position: View, edition: Edition, locale: Locale): string {
  const w = WORDS[locale];
  const { facts, drawCount, discardTop } = position;
  const count = (which: 'port' | 'pripyat'): string =>
    CAMPS.map(
      (camp) =>
        edition.spaces.filter((space) => space[which] && groundFor(position, space.id, camp) === 'friendly').length,
    ).join(' : ');
  return [
    `${w.keys} ${tsaristKeys(position)}`,
    `${w.ports} ${count('port')}`,
    `${w.pripyat} ${count('pripyat')}`,
    `${w.deck} ${drawCount}`,
    ...(discardTop === null ? [] : [`${w.top} ${cardName(edition, discardTop, locale)}`]),
    ...(facts.austriaNeutral ? [w.austria] : []),
    ...(facts.prussiaRevolted ? [w.prussia] : []),
    ...(facts.retreat === 'chosen' ? [w.retreat] : []),
  ].join('  ·  ');
}

const HEADING: { readonly [locale in Locale]: (turn: number, months: string, round: number) => string } = {
  en: (turn, months, round) => `Turn ${turn} · ${months} · round ${round}`,
  ko: (turn, months, round) => `${turn}턴 · ${months} · ${round}라운드`,
};

interface Level {
  readonly name: string;
  readonly isHere: boolean;
  /** A Will to Fight marker lies there (§19.81). */
  readonly fights: boolean;
}

/** A level of a track: the marker fills it, a Will to Fight marker stands at its corner. */
function cell(
  { name, isHere, fights }: Level,
  { colour, ink }: { readonly colour: string; readonly ink: string },
): string {
  const width = CELL.w - 8;
  const box =
    `<rect width="${width}" height="${CELL.h}" rx="6" fill="${isHere ? colour : '#fff'}" stroke="${INK}" stroke-width="` +
    `${isHere ? 4 : 2}"/>`;
  const fight = fights ? placed(width - 6, 4, FIGHT_SIGN) : '';
  return `${box}${words(name, width / 2, CELL.h / 2 + 9, 23, `${BOLD} text-anchor="middle" fill="${isHere ? ink : INK}"`)}${fight}`;
}

/** Draws the impulse track: the marker is a triangle over its Power, the active Power has a frame (§1.3, §4.22). */
function impulses({ marker, impulse }: View, top: number, locale: Locale): string {
  const w = WORDS[locale];
  const boxes = POWERS.map((power, i) => {
    const x = 1115 + i * 255;
    const { colour, ink } = LIVERIES[power];
    const isActive = power === impulse.power;
    const frame = isActive
      ? '<rect x="-9" y="-9" width="260" height="70" rx="9" fill="none" stroke="#111" stroke-width="6"/>'
      : '';
    const pointer = power === marker ? `<path d="M105 -34H139L122 -10Z" fill="${INK}"/>` : '';
    const note =
      isActive && impulse.preemptive ? words(w.preemptive, 250, -14, 24, 'text-anchor="end" font-weight="700"') : '';
    return placed(
      x,
      40,
      `${frame}${pointer}${note}<rect width="242" height="52" rx="5" fill="${colour}"/>` +
        `${words(shortPower(power, locale), 121, 36, 24, `${BOLD} text-anchor="middle" fill="${ink}"`)}`,
      named({ kind: 'power', id: power, name: NATION_NAMES[locale][power], at: [x + 121, top + 66] }),
    );
  });
  return boxes.join('');
}

const SHORT: { readonly [locale in Locale]: { readonly [power in Power]: string } } = {
  en: { FN: 'FN French North', R1: 'R1 Russian 1st', FS: 'FS French South', R2: 'R2 Russian 2nd' },
  ko: { FN: 'FN 프랑스 북부군', R1: 'R1 러시아 1군', FS: 'FS 프랑스 남부군', R2: 'R2 러시아 2군' },
};
const shortPower = (power: Power, locale: Locale): string => SHORT[locale][power];

/** Resources, hands, and what lies in the Regroup Box or is eliminated, a Power a row. */
function powers(position: View, edition: Edition, top: number, locale: Locale): string {
  const w = WORDS[locale];
  const columns = [SPLIT + 240, SPLIT + 410, SPLIT + 640];
  const heads = [w.resources, w.hand, `${w.regroup} / ${w.eliminated}`].map((word, i) =>
    words(word, sure(columns[i], `column ${i}`), 66, 26, BOLD),
  );
  const rows = POWERS.map((power, i) => {
    const y = 90 + i * 78;
    const { colour, ink } = LIVERIES[power];
    const hand = handText(position, power, locale);
    const off = nationsOf(power).flatMap((nation) => offMap(position, edition, nation, locale));
    return placed(
      SPLIT,
      y,
      [
        `<rect width="222" height="56" rx="5" fill="${colour}"/>` +
          `${words(shortPower(power, locale), 111, 37, 23, `${BOLD} text-anchor="middle" fill="${ink}"`)}`,
        words(String(position.resources[power]), 300, 42, 36, BOLD),
        words(hand, 450, 42, hand.length > 6 ? 28 : 36, BOLD),
        off.length === 0 ? words('–', OFF, 38, OFF_SIZE) : '',
        lineOf(off.slice(0, 2), off.length > 2 ? 24 : 38, top + y, edition),
        lineOf(off.slice(2), 54, top + y, edition),
      ].join(''),
    );
  });
  return [...heads, ...rows].join('');
}

/** `5 + 2`; of a hand that two Powers share with the first, and with the second `Chits 4 + 2` (§PB6). */
function handText(position: View, power: Power, locale: Locale): string {
  const isSecond = !oneForEachHand(position, POWERS).includes(power);
  const { home, other } = isSecond ? position.chits[campOf(power)] : position.held[power];
  return `${isSecond ? `${WORDS[locale].chits} ` : ''}${other} + ${home}`;
}

/** Where in its row a Power's pieces off the map are listed. */
const OFF = 640;
const OFF_SIZE = 23;

/** Words in a line; some of them stand for a piece. */
type Words = readonly { readonly text: string; readonly subject?: Omit<Subject, 'at'> }[];

/** Lists of pieces in a line of a row that begins at `top`. */
function lineOf(lists: readonly Words[], y: number, top: number, { canvas }: Edition): string {
  if (lists.length === 0) return '';
  let x = SPLIT + OFF;
  const spans = joined(lists, '; ').map(({ text, subject }) => {
    const middle = x + textWidth(text, OFF_SIZE) / 2;
    x += textWidth(text, OFF_SIZE);
    if (subject === undefined) return escapeXml(text);
    return `<tspan${named({ ...subject, at: [Math.min(middle, canvas.width - 10), top + y - 8] })}>${escapeXml(text)}</tspan>`;
  });
  return `<text x="${OFF}" y="${y}" font-size="${OFF_SIZE}">${spans.join('')}</text>`;
}

const joined = (lists: readonly Words[], by: string): Words =>
  lists.flatMap((list, i) => (i === 0 ? list : [{ text: by }, ...list]));

/** `PR 2 SP, Yorck` in the Regroup Box; leaders who are eliminated behind a cross. */
function offMap(position: View, edition: Edition, nation: Nation, locale: Locale): readonly Words[] {
  const sp = position.regroup[nation] ?? 0;
  const leaders = (where: string): readonly Words[] =>
    Object.entries(position.leaders)
      .filter(([, { at: place, of }]) => place === where && of === nation)
      .map(([id]) => {
        const name = leaderName(edition, id, locale);
        return [{ text: name, subject: { kind: 'piece', id, name, in: where } }];
      });
  const soldiers: readonly Words[] =
    sp > 0 ? [[{ text: `${sp} SP`, subject: soldiersOf(nation, sp, '@regroup', locale) }]] : [];
  const regrouped = [...soldiers, ...leaders('@regroup')];
  return [
    ...(regrouped.length === 0 ? [] : [[{ text: `${nation} ` }, ...joined(regrouped, ', ')]]),
    ...leaders('@eliminated').map((name) => [{ text: '† ' }, ...name]),
  ];
}
