import { type Guide, type GuideRow, stepsOf } from '../contract/shown.ts';
import { type JsonObject, jsonOf } from '../lib/json.ts';
import type { Locale } from '../lib/text.ts';
import type { Battle } from './field/battle.ts';

/** A small battle on open ground: the lines stand two hexes apart, so that the first turn has fire and melee. */
const BATTLE = {
  id: 'G01',
  slug: 'first-battle',
  label: 'reconstruction',
  name: { en: 'First battle', ko: '첫 전투' },
  date: '1811-01-01',
  notes: {
    en: 'Not a battle of history: a field to learn on, with two lines in contact.',
    ko: '역사 속 전투가 아니라 배우기 위한 전장입니다. 두 전열이 마주 서 있습니다.',
  },
  sides: {
    top: {
      army: { en: 'French', ko: '프랑스군' },
      nations: ['FRENCH'],
      commander: { en: 'Foy', ko: '푸아' },
      hand: 4,
    },
    bottom: {
      army: { en: 'British', ko: '영국군' },
      nations: ['BRITISH'],
      commander: { en: 'Hill', ko: '힐' },
      hand: 5,
    },
  },
  first: 'bottom',
  banners: { top: 4, bottom: 4 },
  objectives: [],
  specialRules: [],
  board: [
    '..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '..  ..  ..  ..  ..  ..  ..  HI  ..  ..  ..  ..  ..',
    '  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '..  FO  ..  ..  ..  ..  ..  ..  ..  ..  ..  FO  ..',
    '  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '..  ..  ..  ..  ..  HI  ..  ..  ..  ..  ..  ..  ..',
    '  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
    '..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..',
  ],
  water: [],
  fieldWorks: [],
  places: [],
  units: [
    { side: 'top', type: 'F-LN', hex: 'd3' },
    { side: 'top', type: 'F-LN', hex: 'd6' },
    { side: 'top', type: 'F-LT', hex: 'd7' },
    { side: 'top', type: 'F-LN', hex: 'd10' },
    { side: 'top', type: 'F-LC', hex: 'c11' },
    { side: 'top', type: 'F-FA', hex: 'c8' },
    { side: 'bottom', type: 'B-LN', hex: 'f3' },
    { side: 'bottom', type: 'B-LN', hex: 'f6' },
    { side: 'bottom', type: 'B-LT', hex: 'f7' },
    { side: 'bottom', type: 'B-LN', hex: 'f10' },
    { side: 'bottom', type: 'B-LC', hex: 'g3' },
    { side: 'bottom', type: 'B-FA', hex: 'g6' },
  ],
  leaders: [
    { side: 'top', nation: 'FRENCH', name: { en: 'Foy', ko: '푸아' }, hex: 'd6' },
    { side: 'bottom', nation: 'BRITISH', name: { en: 'Hill', ko: '힐' }, hex: 'f6' },
  ],
} as const satisfies Battle;

const OPTIONS = { battle: jsonOf(BATTLE) } as JsonObject;

const OWN = ['piece:B-LN-1', 'piece:B-LN-2', 'piece:B-LT-1', 'piece:B-LN-3'];

/** Hexes on the lines between the sections. */
const LINES = ['h9', 'f9', 'd9', 'b9', 'h4', 'f4', 'd4', 'b4'].map((hex) => `space:${hex}`);

const ROWS: readonly GuideRow[] = [
  {
    id: 'flags-to-win',
    title: { en: 'Goal flags', ko: '승리 깃발' },
    say: {
      en: 'You are the British, at the lower edge. Each enemy unit that you destroy earns a banner. The first side with 4 banners wins.',
      ko: '나는 아래쪽의 영국군입니다. 적 유닛을 하나 전멸시킬 때마다 승리 깃발을 얻습니다. 먼저 4개를 얻으면 승리합니다.',
    },
    light: ['place:seats'],
    rule: '§3.1',
  },
  {
    id: 'card',
    title: { en: 'A card', ko: '지휘 카드' },
    say: {
      en: 'A turn begins with a card. Click one in your hand, then the button that plays it. Its text says how many units it orders.',
      ko: '턴은 카드로 시작합니다. 핸드의 카드를 누르고 쓰기 버튼을 누르세요. 몇 개의 유닛에 명령하는지 카드에 적혀 있습니다.',
    },
    light: ['place:hand'],
    wait: { kinds: ['command'] },
    rule: '§4.0a',
  },
  {
    id: 'sections',
    title: { en: 'Sections', ko: '구역' },
    say: {
      en: 'Two dotted lines part the field into left, center and right. A section card orders units in its section alone.',
      ko: '점선 두 개가 전장을 좌측, 중앙, 우측으로 나눕니다. 구역 카드는 그 구역의 유닛에만 명령합니다.',
    },
    light: LINES,
    rule: '§1.2',
  },
  {
    id: 'order',
    title: { en: 'Order', ko: '명령' },
    say: {
      en: 'Click the ringed units that shall act. Only ordered units move and battle. Undo takes a click back.',
      ko: '움직일 유닛을 표시된 것 가운데 누르세요. 명령받은 유닛만 이동하고 전투합니다. 무르기로 되돌릴 수 있습니다.',
    },
    light: OWN,
    wait: { kinds: ['order'], command: { type: 'order' } },
    rule: '§4.1a',
  },
  {
    id: 'move',
    title: { en: 'Move', ko: '이동' },
    say: {
      en: 'Click a hex for the unit in hand, or end the moves. Line infantry goes 1 hex, light infantry 2. Fire reaches 2 hexes.',
      ko: '고른 유닛이 갈 칸을 누르거나 이동을 끝내세요. 전열 보병은 1칸, 경보병은 2칸 갑니다. 두 칸 떨어지면 사격하고, 붙으면 근접 전투를 합니다.',
    },
    light: OWN,
    wait: { kinds: ['movement'] },
    rule: '§4.2a',
  },
  {
    id: 'range',
    title: { en: 'Range', ko: '사거리' },
    say: {
      en: 'Rest the pointer on a unit, or press it long: the card shows its strength, and the board how many dice it rolls where.',
      ko: '유닛 위에 포인터를 두거나 길게 누르면 힘이 보이고, 게임판에는 어디에 주사위를 몇 개 굴리는지 보입니다.',
    },
    light: ['piece:B-FA-1', 'piece:F-LN-2'],
    rule: '§6.1a',
  },
  {
    id: 'dice',
    title: { en: 'Dice', ko: '주사위' },
    say: {
      en: 'Click a lit enemy. First its forecast is shown, the next click rolls. Each die with the symbol of the target removes a block.',
      ko: '밝아진 적을 누르세요. 먼저 예측이 보이고, 한 번 더 누르면 주사위를 굴립니다. 목표의 기호가 나오면 블록을 하나 없앱니다.',
    },
    light: ['piece:F-LN-1', 'piece:F-LN-2', 'piece:F-LT-1', 'piece:F-LN-3'],
    wait: { kinds: ['combat'] },
    rule: '§6.0',
  },
  {
    id: 'retreat',
    title: { en: 'Flags and retreat', ko: '깃발과 후퇴' },
    say: {
      en: 'A flag on a die sends the target back one hex toward its own edge. A unit that cannot go back loses a block instead.',
      ko: '주사위에 깃발이 나오면 목표는 자기 쪽 지도 끝으로 1칸 후퇴합니다. 물러날 수 없으면 대신 블록을 잃습니다.',
    },
    light: ['place:log'],
    rule: '§11.1',
  },
  {
    id: 'battle-back',
    title: { en: 'Battle back', ko: '반격' },
    say: {
      en: 'In a melee a defender that holds its hex may battle back with its own dice. Strong units make poor targets.',
      ko: '근접 전투에서 자리를 지킨 방어 유닛은 자기 주사위로 반격할 수 있습니다. 강한 유닛은 좋은 목표가 아닙니다.',
    },
    light: ['piece:F-LN-2', 'piece:B-LN-2'],
    rule: '§7.5',
  },
  {
    id: 'end',
    title: { en: 'End of the turn', ko: '턴 끝' },
    say: {
      en: 'End your turn when you are done: you draw a card, and the bot has its turn on the board. Then play on as you like.',
      ko: '마쳤으면 턴을 끝내세요. 카드를 한 장 받고, 봇의 턴이 게임판에 보입니다. 그다음은 마음대로 하세요.',
    },
    light: ['place:actions', 'place:steps'],
    rule: '§4.3a',
  },
];

/** Returns the first game of a player: a turn of the British against a bot, from card to draw. */
export const guide = (locale: Locale): Guide => ({
  options: OPTIONS,
  seat: 'bottom',
  steps: stepsOf(ROWS, locale),
});
