import type { Topic } from '../../contract/topics.ts';

const SIGHT = ['§5.1', '§5.2', '§5.3', '§5.4a', '§5.4b', '§5.4c', '§5.4d', '§5.5', '§5.6', '§6.1'];

/** Words by which players look for the rules of this game. */
export const TOPICS: readonly Topic[] = [
  { words: { en: 'line of sight, LOS, visible, blocked view', ko: '조준선, 시야, 시선, 보이는지' }, rules: SIGHT },
  {
    words: { en: 'combined arms, combined combat, artillery support', ko: '연합 전투, 제병 협동, 포병 지원' },
    rules: ['§8.1', '§8.2', '§8.3', '§8.4', '§8.5', '§8.6', '§10.3c'],
  },
  {
    words: { en: 'shoot, shooting, ranged combat, volley', ko: '사격, 원거리 공격, 쏘기' },
    rules: ['§6.1', '§6.1a', '§6.2', '§6.3', '§6.3a', '§6.4a', '§6.4b', '§6.4c', '§6.4d', '§6.4e', '§6.5', '§6.6'],
  },
  {
    words: { en: 'number of dice, how many dice, combat strength', ko: '주사위 수, 전투력' },
    rules: ['§6.4a', '§6.4b', '§6.4d', '§7.3a', '§7.3b', '§7.3c', '§7.3d', '§7.3f', '§14.6'],
  },
  {
    words: { en: 'close combat, hand to hand, assault', ko: '근접 전투, 백병전' },
    rules: ['§7.1', '§7.2', '§7.2a', '§7.3a', '§7.3b', '§7.4', '§7.6'],
  },
  {
    words: { en: 'counterattack, strike back, fight back', ko: '반격' },
    rules: ['§7.5', '§7.5a', '§7.5b', '§7.5c', '§8.4', '§14.13'],
  },
  {
    words: { en: 'evade, retire and reform, run away', ko: '퇴각 및 재편성, 회피' },
    rules: ['§9.1', '§9.2', '§9.3', '§9.4'],
  },
  {
    words: { en: 'infantry square, hedgehog', ko: '방진' },
    rules: ['§10.1', '§10.2', '§10.3a', '§10.3b', '§10.4a', '§10.5', '§10.6a', '§10.7', '§10.8', '§10.10', '§6.4f'],
  },
  {
    words: { en: 'morale, flags, rout, fall back', ko: '사기, 깃발, 후퇴' },
    rules: ['§11.1', '§11.2', '§11.4', '§11.5a', '§11.5b', '§11.5c', '§11.5d', '§11.5e', '§11.6'],
  },
  {
    words: { en: 'leader casualty, general killed, commander loss', ko: '리더 피해 확인, 지휘관, 장군 전사' },
    rules: ['§12.1a', '§12.1b', '§12.1c', '§12.2', '§12.3a', '§12.4', '§7.6'],
  },
  {
    words: {
      en: 'breakthrough, take ground, advance after combat, bonus attack',
      ko: '위치 확보, 돌파, 추가 근접 공격, 전진',
    },
    rules: ['§13.1', '§13.2', '§13.3', '§13.4a', '§13.4b', '§13.4c', '§13.4d'],
  },
  { words: { en: 'winning, victory points', ko: '승리, 승점, 승리 깃발' }, rules: ['§3.1', '§3.2', '§12.2'] },
];
