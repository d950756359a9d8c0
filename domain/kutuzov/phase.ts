import type { Locale, Text } from '../game.ts';
import type { TurnStage } from './frames.ts';
import { NATION_NAMES, turnName } from './names.ts';
import type { Position } from './state.ts';

/** What each stage of a turn is called (§4.1). */
const STAGES: { readonly [stage in TurnStage]: Text } = {
  preparation: { en: 'preparation', ko: '준비' },
  impulses: { en: 'impulses', ko: '임펄스' },
  attrition: { en: 'attrition', ko: '손실' },
  cossacks: { en: 'Cossacks', ko: '코사크' },
  morale: { en: 'morale', ko: '사기' },
  balance: { en: 'resource balancing', ko: '자원 조정' },
  conquest: { en: 'conquest roll', ko: '정복 굴림' },
  peace: { en: 'peace roll', ko: '강화 굴림' },
  interphase: { en: 'interphase', ko: '중간 단계' },
};
const OVER: Text = { en: 'the game is over', ko: '게임 종료' };

/** A short name of the moment: the turn, and the impulse under way or the step of the turn. */
export function phase(position: Position, locale: Locale): string {
  const turn = turnName(position.turn, locale);
  if (position.over !== null) return `${turn}: ${OVER[locale]}`;
  const frame = position.frames.find(({ is }) => is === 'turn');
  const impulse = position.frames.find(({ is }) => is === 'impulse');
  if (impulse?.is === 'impulse') return `${turn}: ${NATION_NAMES[locale][impulse.power]}`;
  return `${turn}: ${STAGES[frame?.is === 'turn' ? frame.stage : 'preparation'][locale]}`;
}
