import type { Topic } from '../../contract/topics.ts';

const STAND_OFFS = ['§8.10', '§8.11', '§8.12', '§9.5', '§9.13', '§9.14', '§11.3', '§11.4', '§R3', '§R4', '§R5'];
const CUTS = [
  '§9.17',
  '§9.18',
  '§9.19',
  '§9.20',
  '§9.21',
  '§11.5',
  '§11.10',
  '§11.11',
  '§R13',
  '§R14',
  '§R15',
  '§R16',
  '§R21',
  '§R22',
];

/** Words by which players look for the rules of this game. */
export const TOPICS: readonly Topic[] = [
  { words: { en: 'attack, invade, advance', ko: '공격, 침공, 진격' }, rules: ['§8.1', '§8.2', '§8.4'] },
  { words: { en: 'bounce, standoff, beleaguered garrison', ko: '교착 상태, 튕김, 스탠드오프' }, rules: STAND_OFFS },
  { words: { en: 'swap, exchange, trade places', ko: '자리 교환, 맞교환' }, rules: ['§8.13', '§11.8', '§R6', '§R19'] },
  {
    words: { en: 'paradox, Szykman, Pandin, convoy disruption', ko: '역설, 패러독스, 모순, 지크만' },
    rules: ['§11.9', '§11.10', '§11.11', '§11.12', '§R20', '§R21', '§R22'],
  },
  { words: { en: 'cut support, support cutting', ko: '지원 차단, 지원 끊기' }, rules: CUTS },
  {
    words: { en: 'self-dislodgement, own unit, friendly fire', ko: '자국 부대 축출, 아군 공격' },
    rules: ['§11.1', '§11.2', '§11.3', '§11.6', '§R12'],
  },
  { words: { en: 'split coasts, two coasts', ko: '양쪽 해안, 해안 구분' }, rules: ['§8.6', '§8.7', '§9.7', '§13.9'] },
  { words: { en: 'canal', ko: '운하' }, rules: ['§8.8'] },
  {
    words: { en: 'ship, transport, ferry, amphibious', ko: '수송, 상륙, 바다 건너기' },
    rules: ['§8.3', '§10.1', '§10.2', '§10.3', '§10.4', '§10.6', '§10.8', '§10.9'],
  },
  {
    words: {
      en: 'NMR, no moves received, missed deadline, civil disorder, abandoned',
      ko: '사회 혼란, 미제출, 무응답, 시간 초과',
    },
    rules: ['§7.10', '§12.8', '§15.1', '§15.2', '§15.3', '§15.4', '§15.5', '§15.6'],
  },
  { words: { en: 'victory, solo, how to win', ko: '승리, 단독 승리' }, rules: ['§1.3', '§5.4', '§16.9'] },
  { words: { en: 'draw, shared victory', ko: '무승부, 공동 승리' }, rules: ['§1.4'] },
  {
    words: { en: 'press, negotiation, chat, lying', ko: '협상, 외교, 대화, 거짓말' },
    rules: ['§6.1', '§6.2', '§6.3', '§14.3'],
  },
  {
    words: { en: 'misorder, typo, invalid order', ko: '잘못된 명령, 오타, 무효' },
    rules: ['§7.2', '§7.3', '§7.4', '§7.6'],
  },
  {
    words: { en: 'build, winter, adjustment, new unit', ko: '배치, 건설, 부대 가감, 겨울' },
    rules: ['§5.3', '§13.4', '§13.5', '§13.6', '§13.8', '§13.9', '§13.10', '§13.12', '§13.13'],
  },
  {
    words: { en: 'flee, retreat, disband', ko: '후퇴, 퇴각, 해산' },
    rules: ['§12.2', '§12.3', '§12.5', '§12.7', '§12.8', '§12.9'],
  },
];
