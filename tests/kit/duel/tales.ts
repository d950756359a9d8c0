import { type Scene, SILENT, type Tales } from '../../../domain/contract/story.ts';
import type { Event } from './state.ts';

const shown = (secret: unknown): string => (secret === undefined ? '' : `: ${[secret].flat().join(', ')}`);

/** How the events of the fixture are told: one secret to those who know it, and one to nobody. */
export const TALES = {
  dealt: {
    en: ({ seat, secret }) => `${seat} is dealt two cards${shown(secret)}.`,
    ko: ({ seat, secret }) => `${seat} 카드 두 장${shown(secret)}.`,
  },
  chose: SILENT,
  revealed: {
    en: ({ stances }) => `red ${stances.red}, blue ${stances.blue}.`,
    ko: ({ stances }) => `자세: ${stances.red}, ${stances.blue}.`,
  },
  turned: SILENT,
  stepped: { en: ({ seat, to }) => `${seat} steps to ${to}.`, ko: ({ seat, to }) => `${seat} ${to}번 자리로.` },
  looked: {
    en: ({ seat, secret }) => `${seat} looks at a card${shown(secret)}.`,
    ko: ({ seat, secret }) => `${seat} 카드를 봄${shown(secret)}.`,
  },
  drew: {
    en: ({ seat, secret }) => `${seat} draws${shown(secret)}.`,
    ko: ({ seat, secret }) => `${seat} 카드 한 장${shown(secret)}.`,
  },
  attacked: { en: ({ seat }) => `${seat} attacks.`, ko: ({ seat }) => `${seat} 공격.` },
  reacted: SILENT,
  opened: {
    en: ({ cards }) => `red ${cards.red ?? 'nothing'}, blue ${cards.blue ?? 'nothing'}.`,
    ko: ({ cards }) => `카드: ${cards.red ?? '없음'}, ${cards.blue ?? '없음'}.`,
  },
  struck: {
    en: ({ seat, dice, hits }) => `${seat}: ${dice.join(', ')}, ${hits} hits.`,
    ko: ({ seat, dice, hits }) => `${seat}: ${dice.join(', ')}, 명중 ${hits}.`,
  },
  rested: { en: ({ seat }) => `${seat} rests.`, ko: ({ seat }) => `${seat} 쉼.` },
  cut: SILENT,
  burned: { en: ({ card }) => `${card} is burned.`, ko: ({ card }) => `${card} 버림.` },
  rounded: SILENT,
  finished: SILENT,
} satisfies Tales<Event, Scene<{ hits: number }>>;
