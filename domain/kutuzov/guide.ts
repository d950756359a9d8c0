import { type Guide, type GuideRow, stepsOf } from '../contract/shown.ts';
import type { Locale } from '../lib/text.ts';

const ROWS: readonly GuideRow[] = [
  {
    id: 'sides',
    title: { en: 'Sides and goal', ko: '진영과 목표' },
    say: {
      en: 'You are the Imperials. Take Keys of Russia, above all Moscow. First press Keep this hand, once for each of your two Powers.',
      ko: '나는 제국군입니다. 러시아의 Key, 특히 모스크바를 차지하세요. 먼저 강국 둘의 핸드를 하나씩 그대로 두세요.',
    },
    light: ['space:moscow', 'place:actions'],
    wait: { kinds: ['mulligan'] },
    rule: '§1.1',
  },
  {
    id: 'card',
    title: { en: 'Card or CP', ko: '카드 또는 CP' },
    say: {
      en: 'Each card is an event or a number of CP. Click a card in your hand, then play it for its CP.',
      ko: '카드는 이벤트로 쓰거나 CP로 씁니다. 핸드의 카드를 누르고 CP로 쓰세요.',
    },
    light: ['place:hand'],
    wait: { kinds: ['impulse'], command: { type: 'play' } },
    rule: '§5.1',
  },
  {
    id: 'march',
    title: { en: 'March', ko: '행군' },
    say: {
      en: '1 CP moves an army one space. Click the space of an army of yours, then a lit neighbour, and send the march.',
      ko: '1CP로 군 하나가 한 공간 이동합니다. 내 군이 있는 곳을 누르고 밝아진 이웃을 눌러 행군을 보내세요.',
    },
    light: ['piece:FN@masuria', 'piece:PR@konigsberg'],
    wait: { kinds: ['card'], command: { type: 'move' } },
    rule: '§10.1',
  },
  {
    id: 'window',
    title: { en: 'Window and automatic pass', ko: '반응과 자동 패스' },
    say: {
      en: 'When armies approach, the other side may react. Without a fitting card you pass with one press. More has automatic passes.',
      ko: '군이 다가오면 상대가 반응할 수 있습니다. 쓸 카드가 없으면 한 번 눌러 패스합니다. 자동 패스는 더 보기에서 고르세요.',
    },
    light: ['place:more'],
    rule: '§5.22',
  },
  {
    id: 'battle',
    title: { en: 'Battle card', ko: '전투' },
    say: {
      en: 'Where armies meet, both roll a die for each SP, with more for commander and morale. A battle card lists the dice line by line.',
      ko: '군이 만나면 양쪽이 SP마다 주사위를 굴리고, 사령관과 사기가 더해집니다. 전투 카드가 주사위를 줄마다 보여 줍니다.',
    },
    light: ['piece:R1@tilsit', 'piece:FN@masuria'],
    rule: '§12.2',
  },
  {
    id: 'attrition',
    title: { en: 'Attrition', ko: '손실' },
    say: {
      en: 'Long campaigns cost soldiers: you roll a die for each SP and leader, and each 6 eliminates one.',
      ko: '원정이 길면 병사를 잃습니다. SP와 리더마다 주사위를 굴려 6마다 하나가 제거됩니다.',
    },
    light: ['place:seats'],
    rule: '§14.1',
  },
  {
    id: 'flags',
    title: { en: 'Flags', ko: '깃발' },
    say: {
      en: 'A flag says who controls a duchy. An army that stands in an enemy duchy can set up its flag for CP. Keys count for victory.',
      ko: '깃발은 지역을 누가 제어하는지 나타냅니다. 적 지역에 있는 군은 CP로 깃발을 놓습니다. Key는 승리를 좌우합니다.',
    },
    light: ['space:vilna', 'space:kovno', 'space:tilsit'],
    rule: '§3.1',
  },
  {
    id: 'resources',
    title: { en: 'Resources', ko: '자원' },
    say: {
      en: 'Each Power receives 2 resources a turn, and 1 for each Depot. They pay for soldiers and entrenchments.',
      ko: '강국마다 턴에 자원 둘과 Depot마다 하나를 받습니다. 자원으로 병사와 참호를 만듭니다.',
    },
    light: ['place:seats'],
    rule: '§17.1',
  },
  {
    id: 'interphase',
    title: { en: 'Interphase', ko: '간기' },
    say: {
      en: 'When nobody has cards to play, the turn ends with the interphase: resources, reinforcements, new hands, deployment.',
      ko: '쓸 카드가 없으면 간기로 턴이 끝납니다. 자원, 증원, 새 핸드, 전략배치를 차례로 합니다.',
    },
    light: ['place:steps'],
    rule: '§17.2',
  },
  {
    id: 'morale',
    title: { en: 'Morale', ko: '사기' },
    say: {
      en: 'Lost battles and cities lower morale. A Camp whose morale collapses loses. The tab Players has the tracks. Play on.',
      ko: '전투와 도시를 잃으면 사기가 떨어집니다. 사기가 무너진 진영은 패배합니다. 참가자 탭에 트랙이 있습니다. 이제 마음대로 하세요.',
    },
    light: ['place:players'],
    rule: '§9',
  },
];

/** Returns the first game of a player: the first impulses of the Imperials in June 1812, against a bot. */
export const guide = (locale: Locale): Guide => ({
  options: { scenario: 1, seating: 'two' },
  seat: 'imperial',
  steps: stepsOf(ROWS, locale),
});
