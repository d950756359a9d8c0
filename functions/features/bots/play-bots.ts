import type { DynamoDBRecord } from 'aws-lambda';
import type { Ask } from '../../../domain/contract/game.ts';
import type { Bot, BotRegistry } from '../../../domain/games/bots.ts';
import type { SeatId } from '../../../domain/lib/ids.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { asksOf, isWaited } from '../../../domain/match/clock/questions.ts';
import { botChance, refuseBot } from '../../../domain/match/decide/bots.ts';
import { isBots } from '../../../domain/match/state/state.ts';
import { MEMO } from '../../platform/dynamo/lists/memos.ts';
import { Busy } from '../../platform/kit/faults.ts';
import { report } from '../../platform/kit/report.ts';
import type { Memos } from '../../platform/ports/ports.ts';
import type { Watch } from '../costs/watch.ts';
import type { Loaded } from '../matches/folded.ts';
import type { Meaning } from '../matches/handle-command.ts';
import type { Matches } from '../matches/matches.ts';

/** Returns the open question that a bot answers next; `undefined` if there is none. */
export const botAskedIn = ({ game, match }: Loaded): Ask | undefined =>
  match.paused === undefined && match.chairs.some(({ seat }) => isBots(match, seat))
    ? asksOf(game, match).find((each) => isWaited(each) && isBots(match, each.seat))
    : undefined;

/** The prefix of partitions of calls, as the stream of the table `views` shows them. The game's id follows. */
const CALL = 'call#';
export const CALLS = MEMO + CALL;

/**
 * Calls the bots of a game at a version by a memo, which the stream of `views` delivers. Does nothing if no bot has an
 * open question. `looked` makes a second memo at the same version differ, because the stream omits unchanged memos.
 */
export const call = (memos: Pick<Memos, 'put'>, game: string, version: number, looked?: number): Promise<void> =>
  memos.put(CALL + game, 'bots', { version, ...(looked !== undefined && { looked }) });

/** Returns the game with the bots that a record of the stream of `views` calls. */
export const called = ({ eventName, dynamodb }: DynamoDBRecord): string | undefined => {
  const pk = dynamodb?.Keys?.pk?.S;
  return eventName !== 'REMOVE' && pk?.startsWith(CALLS) ? pk.slice(CALLS.length) : undefined;
};

/**
 * Answers for the bots of a game until it waits for people or a viewer, at most `most` times. Also answers for
 * abandoned seats if bots play those. Each commit calls the bots again. Throws `Busy` while the clock is wrong.
 */
export async function playBots(
  { matches, watch }: { readonly matches: Matches; readonly watch: Watch },
  bots: BotRegistry,
  game: string,
  most = 50,
): Promise<void> {
  for (let played = 0; played < most; played++) {
    const loaded = await matches.load(game);
    if (loaded === undefined) return;
    const { match } = loaded;
    const ask = botAskedIn(loaded);
    if (ask === undefined || (await watch.isPaused(match))) return;
    const sent = { game, by: 'bots', cmdId: `bot-${ask.seat}-${ask.ask}-${match.v}` } as const;
    const chosen = await matches.execute({ ...sent, command: meaningOf(ask, choiceOf(await botOf(bots, match.of))) });
    // No commit means no new call. Throwing makes the stream repeat the call until the clock is right.
    if (chosen.is === 'clock') throw new Busy(`the clock of this machine is wrong, and bots of ${game} wait`);
    // The deadline waits for the record of outages. The commit that follows calls the bots again.
    if (chosen.is === 'early') return;
    // Another worker may have answered first. If the question is still open, the bot chose an illegal answer.
    if (chosen.is !== 'refused' || refuseBot(chosen.game, chosen.match, ask.seat, ask.ask) !== undefined) continue;
    report('misplay', { game, seat: ask.seat, ask: ask.ask, code: chosen.refusal.code });
    const { is } = await matches.execute({ ...sent, command: meaningOf(ask, defaultAnswer) });
    if (is === 'refused') throw new Error(`the default answer of ${match.of} is refused`);
  }
}

/** Returns the bot's answer, or the default answer, for a seat. `seed`: the seed of the match. */
type Choice = (loaded: Loaded, seat: SeatId, ask: string, seed: Uint8Array) => Json;

const choiceOf =
  (bot: Bot): Choice =>
  ({ game, match }, seat, ask, seed) =>
    bot(game.view(match.state, [seat]), seat, botChance(match, seed, seat, ask));

const defaultAnswer: Choice = ({ game, match }, seat) => game.lapse(game.view(match.state, [seat]), seat);

/**
 * Returns the command that answers a question. If the question is closed, nothing is chosen and the command is refused.
 */
const meaningOf =
  ({ seat, ask }: Ask, choice: Choice): Meaning =>
  async (loaded, seed) => {
    const isOpen = refuseBot(loaded.game, loaded.match, seat, ask) === undefined;
    return { type: 'act', seat, ask, command: isOpen ? choice(loaded, seat, ask, seed) : null };
  };

const botOf = (bots: BotRegistry, of: string): Promise<Bot> => sure(bots[of], `bot of ${of}`)();
