import type { Topic } from '../../contract/topics.ts';

/** Words by which players look for the rules of this game. */
export const TOPICS: readonly Topic[] = [
  {
    words: { en: 'supply, starvation, winter losses, march losses', ko: '보급, 손실, 소모, 굶주림' },
    rules: ['§4.3', '§10.4', '§10.42', '§14.1', '§14.2', '§14.3', '§14.41', '§14.61', '§16.4'],
  },
  {
    words: { en: 'reaction, block, intercept', ko: '반응, 차단' },
    rules: ['§11.1', '§11.2', '§11.3', '§11.4', '§11.5', '§11.51', '§11.11'],
  },
  {
    words: { en: 'avoid battle, dodge, withdraw before battle', ko: '회피, 전투 회피' },
    rules: ['§11.6', '§11.7', '§11.8', '§11.9', '§11.10'],
  },
  {
    words: { en: 'number of dice, how many dice, combat strength', ko: '주사위 수, 전투력' },
    rules: ['§0.3', '§12.2', '§12.3', '§12.4', '§12.41', '§12.42', '§12.43', '§12.44', '§12.45', '§14.1'],
  },
  { words: { en: 'combat, hits, casualties', ko: '전투, 명중, 피해' }, rules: ['§12.1', '§12.2', '§12.5', '§12.51', '§12.52', '§12.53'] },
  { words: { en: 'zone of control, blocking', ko: '지배 지역, 통과 금지' }, rules: ['§10.5', '§10.52', '§10.53', '§11.1'] },
  {
    words: { en: 'besiege, storm, fortress assault', ko: '공성, 포위, 요새 공격' },
    rules: ['§13.2', '§13.21', '§13.22', '§13.31', '§13.32', '§13.33', '§13.42'],
  },
  { words: { en: 'naval, ships, sea transport, landing', ko: '해상수송, 해상기습, 상륙' }, rules: ['§15.1', '§15.2', '§15.3', '§17.34'] },
  {
    words: { en: 'stacking, army group, command limit', ko: '군집단, 지휘능력, 묶음' },
    rules: ['§1.6', '§1.62', '§1.63', '§10.2', '§10.6', '§10.63'],
  },
  {
    words: { en: 'recruit, reinforcements, new troops', ko: '증원, 생산, 모집' },
    rules: ['§6', '§6.1', '§6.2', '§6.31', '§17.2', '§17.21', '§17.22'],
  },
  {
    words: { en: 'control, ownership, capture', ko: '제어, 점령, 깃발 놓기' },
    rules: ['§3.1', '§3.2', '§7', '§7.1', '§7.11', '§7.12', '§7.13'],
  },
  {
    words: { en: 'hand limit, draw cards, redraw', ko: '핸드 제한, 카드 받기, 멀리건' },
    rules: ['§2.8', '§17.41', '§17.42', '§17.43', '§17.44'],
  },
  { words: { en: 'victory, how to win, surrender', ko: '승리, 항복' }, rules: ['§4.7', '§4.8', '§9.22', '§16.6'] },
  { words: { en: 'partisans, scorched earth, burning', ko: '초토화지역, 청야' }, rules: ['§10.45', '§16.57', '§16.58', '§17.33'] },
];
