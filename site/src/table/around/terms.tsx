import type { Game } from '@fieldpost/client';
import { bilingual } from '../../app/texts.ts';

const words = bilingual(
  {
    off: 'Until the game is over, only seated players see the position.',
    delayed: (n: number) =>
      `Spectators see the game ${n === 1 ? 'a turn' : `${n} turns`} later. So does an owner without a seat.`,
    reliability: (n: number) => `To take a seat you need ${n}% of your deadlines met.`,
    games: (n: number) => `To take a seat you need ${n} of these games played.`,
    rating: (least: string, most: string) => `To take a seat you need a rating from ${least} to ${most}.`,
  },
  {
    off: '게임이 끝날 때까지 자리가 있는 사람만 국면을 봅니다.',
    delayed: (n) => `자리가 없는 사람(게임을 만든 사람 포함)은 ${n}턴 늦게 봅니다.`,
    reliability: (n) => `자리를 받으려면 기한을 ${n}% 이상 지켰어야 합니다.`,
    games: (n) => `자리를 받으려면 이 게임을 ${n}번 이상 끝냈어야 합니다.`,
    rating: (least, most) => `자리를 받으려면 레이팅이 ${least}에서 ${most} 사이여야 합니다.`,
  },
);

/** What a game shows to spectators, and its conditions for new players, if they are not the usual ones. */
export function Terms({ settings: { spectators, conditions = {} } }: Pick<Game, 'settings'>) {
  const all = words.value;
  const { reliability, games, rating } = conditions;
  const lines = [
    ...(spectators === undefined ? [] : [spectators.is === 'off' ? all.off : all.delayed(spectators.turns)]),
    ...(reliability === undefined ? [] : [all.reliability(reliability)]),
    ...(games === undefined ? [] : [all.games(games)]),
    ...(rating === undefined ? [] : [all.rating(String(rating.least ?? 0), String(rating.most ?? '∞'))]),
  ];
  return lines.length === 0 ? null : (
    <ul class="terms">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
