import { asksOf, isWaited } from '../../domain/match/questions.ts';
import { isBots } from '../../domain/match/state.ts';
import type { Background } from './service.ts';

/**
 * Answers for the bots of a game, and for seats that were left if bots see to those, until it waits for people, or for somebody who
 * watches, or at most `most` times: the commits themselves call again.
 */
export async function playBots({ matches, watch }: Pick<Background, 'matches' | 'watch'>, game: string, most = 50): Promise<void> {
  for (let played = 0; played < most; played++) {
    const loaded = await matches.load(game);
    if (loaded === undefined) return;
    const { match } = loaded;
    const ask = asksOf(loaded.game, match).find((each) => isWaited(each) && isBots(match, each.seat));
    if (ask === undefined || (await watch.isPaused(match))) return;
    const command = { type: 'bot', seat: ask.seat, ask: ask.ask } as const;
    await matches.execute({ game, by: 'bots', cmdId: `bot-${ask.seat}-${ask.ask}-${match.v}`, command });
  }
}
