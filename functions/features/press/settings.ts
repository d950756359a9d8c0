import type { Game } from '../../../domain/contract/game.ts';
import { type PressSettings, pressSettingsSchema } from '../../../domain/match/state/press-settings.ts';
import { named, Problem } from '../../platform/http/problem.ts';

/** Returns the default press settings of a game, as its players expect. */
export const pressIn = ({ talks }: Game): PressSettings =>
  pressSettingsSchema.parse({ talk: talks === 'privately' ? 'both' : 'public' });

/**
 * Throws a Problem (400) if press is limited to a question that the game never asks: then no player could ever write.
 */
export function unlessKnown({ kinds }: Game, press: PressSettings | undefined): void {
  const i = (press?.phases ?? []).findIndex((kind) => !kinds.includes(kind));
  if (i < 0) return;
  const pointer = `/settings/press/phases/${i}`;
  const list = kinds.join(', ');
  const detail = {
    en: `this game has no such kind of question; use one of ${list}`,
    ko: `이 게임에 없는 질문 종류입니다. 다음 중 하나입니다: ${list}.`,
  };
  throw new Problem(400, 'BAD_BODY', named(pointer, detail), { errors: [{ pointer, detail }] });
}
