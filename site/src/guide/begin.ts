import { api } from '../app/service/api.ts';
import { doneAsSomebody } from '../app/service/guest.ts';
import { opened } from '../app/service/new-game.ts';
import { keepProgress } from './kept.ts';
import { BEGUN } from './progress.ts';

/** Starts the guided first game of a game against bots. Without an account it is a guest's. Returns its id. */
export const guided = (of: string, title: string): Promise<string> =>
  doneAsSomebody(async () => {
    const { guide } = await api.value.getRules({ rules: of as never, parts: ['guide'] });
    const { options = {}, seat } = guide ?? {};
    const { seats = [] } = await api.value.getRules({
      rules: of as never,
      parts: ['seats'],
      options: JSON.stringify(options),
    });
    const sitters = Object.fromEntries(seats.map((each) => [each.seat, each.seat === seat ? 'me' : 'bot'] as const));
    const settings = { visibility: 'private' };
    const game = await opened({ of, title, options, settings, seats: sitters });
    keepProgress(game, BEGUN);
    return game;
  });
