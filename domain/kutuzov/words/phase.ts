import { shortPhase } from '../../contract/shown.ts';
import { last } from '../../lib/sure.ts';
import type { Locale, Text } from '../../lib/text.ts';
import type { FrameKind } from '../frames/frames.ts';
import type { Position } from '../state/state.ts';
import { momentsIn, turnStep } from './moments.ts';
import { turnName, turnShort } from './names.ts';
import { NATION_NAMES } from './powers.ts';

const OVER: Text = { en: 'the game is over', ko: '게임 종료' };

/** A short name of the moment: the turn, the impulse under way or the step of the turn, and what goes on in it. */
export function phase(position: Position, locale: Locale): string {
  const turn = turnName(position.turn, locale);
  if (position.over !== null) return `${turn}: ${OVER[locale]}`;
  const impulse = position.frames.find(({ is }) => is === 'impulse');
  const within = impulse?.is === 'impulse' ? NATION_NAMES[locale][impulse.power] : turnStep(position, locale);
  return `${turn}: ${[within, ...momentsIn(position, locale).slice(-1)].join(', ')}`;
}

const SHORT: { readonly [kind in FrameKind]: Text } = {
  turn: { en: 'turn', ko: '턴' },
  auction: { en: 'auction', ko: '강국 선택' },
  assign: { en: 'sharing', ko: '자원 나누기' },
  shift: { en: 'sharing', ko: '자원 나누기' },
  mulligan: { en: 'hand', ko: '핸드' },
  preemption: { en: 'impulse', ko: 'Impulse 중' },
  impulse: { en: 'impulse', ko: 'Impulse 중' },
  chit: { en: 'chit', ko: 'Chit 받기' },
  division: { en: 'hand', ko: '핸드' },
  card: { en: 'CP', ko: 'CP 사용' },
  event: { en: 'event', ko: '이벤트' },
  shortage: { en: 'losses', ko: '손실' },
  grant: { en: 'CP', ko: 'CP 사용' },
  'free-march': { en: 'march', ko: '행군' },
  'attrition-step': { en: 'flags', ko: '깃발' },
  aim: { en: 'aim', ko: '목표' },
  withdrawal: { en: 'retreat', ko: '철수' },
  scorching: { en: 'scorch', ko: '초토화' },
  step: { en: 'march', ko: '이동' },
  call: { en: 'battle', ko: '전투' },
  consent: { en: 'consent', ko: '동의' },
  bridgehead: { en: 'bridge', ko: '다리' },
  attrition: { en: 'losses', ko: '손실' },
  losses: { en: 'losses', ko: '피해' },
  battle: { en: 'battle', ko: '전투' },
  retreat: { en: 'retreat', ko: '후퇴' },
  loot: { en: 'loot', ko: '전리품' },
  window: { en: 'answers', ko: '반응' },
  siege: { en: 'siege', ko: '공성' },
  sack: { en: 'sack', ko: '약탈' },
  interphase: { en: 'end', ko: '간기' },
  reinforcement: { en: 'builds', ko: '증원' },
  deployment: { en: 'deploy', ko: '배치' },
  transit: { en: 'deploy', ko: '배치' },
  recall: { en: 'leaders', ko: '리더' },
  excess: { en: 'hand', ko: '핸드' },
  arrival: { en: 'Kutuzov', ko: '쿠투조프' },
  'morale-check': { en: 'morale', ko: '사기' },
  'attrition-check': { en: 'losses', ko: '손실' },
  rise: { en: 'morale', ko: '사기' },
  will: { en: 'morale', ko: '사기' },
  revolt: { en: 'revolt', ko: '반란' },
  recovery: { en: 'track', ko: '응급 사용' },
};

/** `T1 Jun–Jul battle`: what a window asks about, else the last frame. */
export function phaseShort(position: Position, locale: Locale): string {
  const turn = turnShort(position.turn, locale);
  if (position.over !== null) return shortPhase([`${turn} ${{ en: 'over', ko: '끝' }[locale]}`]);
  const { frames } = position;
  const below = frames.at(-2);
  const frame = last(frames).is === 'window' && below !== undefined ? below : last(frames);
  const what = SHORT[frame.is][locale];
  return shortPhase([`${turn} ${what}`, `${turn.split(' ', 1).join()} ${what}`]);
}
