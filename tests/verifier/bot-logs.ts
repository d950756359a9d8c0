import type { Json } from '../../domain/lib/json.ts';
import { chairOf, isPerson } from '../../domain/match/state/state.ts';
import type { Entry } from '../kit/entry.ts';
import { open, type Table } from '../kit/table.ts';

/** Plays a game of bots to its end. */
export function playedByBots({ game, bot }: Pick<Entry, 'game' | 'bot'>, options: Json, seed = 1): Table {
  const table = open(game, { seed, options });
  for (const { seat } of table.match.chairs) table.seatBot(table.match.owner, seat);
  table.start();
  for (let [asked] = table.waited(); asked !== undefined; [asked] = table.waited()) table.playBot(asked.seat, bot);
  return table;
}

/** Plays a game of bots against one person, who gives default answers, and cancels it after this number of answers. */
export function playedAgainstBots({ game, bot }: Pick<Entry, 'game' | 'bot'>, options: Json, answers: number): Table {
  const table = open(game, { options });
  const [own, ...others] = table.match.chairs.map(({ seat }) => seat);
  table.join('ann', own);
  for (const seat of others) table.seatBot('ann', seat);
  table.start();
  for (let i = 0; i < answers && table.match.status === 'playing'; i++) {
    const asked = table.waited()[i % table.waited().length];
    const seat = asked?.seat ?? '';
    const chair = chairOf(table.match, seat);
    if (chair === undefined || !isPerson(chair)) table.playBot(seat, bot);
    else table.act(seat, game.lapse(game.view(table.match.state, [seat]), seat));
  }
  return table.match.status === 'playing' ? table.vote(own ?? '', 'cancel') : table;
}
