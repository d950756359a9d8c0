import type { DynamoDBRecord } from 'aws-lambda';
import type { Ask } from '../../../domain/contract/game.ts';
import { asksOf, isWaited } from '../../../domain/match/clock/questions.ts';
import { isBots } from '../../../domain/match/state/state.ts';
import { MEMO } from '../../platform/dynamo/lists/memos.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Memos } from '../../platform/ports/ports.ts';
import type { Watch } from '../costs/watch.ts';
import type { Loaded } from '../matches/folded.ts';
import type { Matches } from '../matches/matches.ts';

/** The open question that a bot is to answer first; undefined: none. */
export const botAskedIn = ({ game, match }: Loaded): Ask | undefined =>
  match.paused === undefined && match.chairs.some(({ seat }) => isBots(match, seat))
    ? asksOf(game, match).find((each) => isWaited(each) && isBots(match, each.seat))
    : undefined;

/** Partitions of calls begin so, as the stream of the table `views` shows them; the game follows. */
const CALL = 'call#';
export const CALLS = MEMO + CALL;

/**
 * Calls the bots of a game at a version: a memo, which the stream of `views` brings to them. Where no bot is asked nobody calls. `looked`:
 * when somebody looked, who is why they are called again at a version; the stream shows no memo that stays as it is.
 */
export const call = (memos: Pick<Memos, 'put'>, game: string, version: number, looked?: number): Promise<void> =>
  memos.put(CALL + game, 'bots', { version, ...(looked !== undefined && { looked }) });

/** The game whose bots a record of the stream of `views` calls. */
export const called = ({ eventName, dynamodb }: DynamoDBRecord): string | undefined => {
  const pk = dynamodb?.Keys?.pk?.S;
  return eventName !== 'REMOVE' && pk?.startsWith(CALLS) ? pk.slice(CALLS.length) : undefined;
};

/**
 * Answers for the bots of a game, and for seats that were left if bots see to those, until it waits for people, or for somebody who
 * watches, or at most `most` times: the commits themselves call again. Throws `Busy` while the clock is wrong.
 */
export async function playBots(
  { matches, watch }: { readonly matches: Matches; readonly watch: Watch },
  game: string,
  most = 50,
): Promise<void> {
  for (let played = 0; played < most; played++) {
    const loaded = await matches.load(game);
    if (loaded === undefined) return;
    const { match } = loaded;
    const ask = botAskedIn(loaded);
    if (ask === undefined || (await watch.isPaused(match))) return;
    const command = { type: 'bot', seat: ask.seat, ask: ask.ask } as const;
    const { is } = await matches.execute({ game, by: 'bots', cmdId: `bot-${ask.seat}-${ask.ask}-${match.v}`, command });
    // Nobody calls again for what was not committed: the stream does, until the clock is right.
    if (is === 'clock') throw new Busy(`the clock of this machine is wrong, and bots of ${game} wait`);
  }
}
