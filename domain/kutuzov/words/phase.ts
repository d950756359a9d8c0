import type { Locale, Text } from '../../lib/text.ts';
import type { Position } from '../state/state.ts';
import { momentsIn, turnStep } from './moments.ts';
import { turnName } from './names.ts';
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
