import type { Ask } from '../../../domain/contract/game.ts';
import type { Bot, BotRegistry } from '../../../domain/games/bots.ts';
import type { SeatId } from '../../../domain/lib/ids.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { asksOf, isWaited } from '../../../domain/match/clock/questions.ts';
import { botChance, refuseBot } from '../../../domain/match/decide/bots.ts';
import { isBots } from '../../../domain/match/state/state.ts';
import { Busy } from '../../platform/kit/faults.ts';
import { report } from '../../platform/kit/report.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Queue } from '../../platform/ports/queue.ts';
import { isText, maybe, shapeOf } from '../../platform/ports/shape.ts';
import type { Watch } from '../costs/watch.ts';
import type { Loaded } from '../matches/folded.ts';
import type { Meaning } from '../matches/handle-command.ts';
import type { Matches } from '../matches/matches.ts';

/** Returns the open question that a bot answers next; `undefined` if there is none. */
export const botAskedIn = ({ game, match }: Loaded): Ask | undefined =>
  match.paused === undefined && match.chairs.some(({ seat }) => isBots(match, seat))
    ? asksOf(game, match).find((each) => isWaited(each) && isBots(match, each.seat))
    : undefined;

/** A message that calls the bots of a game. `owner`: as in `call`, for the call that may follow. */
interface Call {
  readonly game: string;
  readonly owner?: string | undefined;
}
export const isCall = shapeOf<Call>({ game: isText, owner: maybe(isText) });

/** Calls the bots of a game. `owner`: the person whose games wait behind each other; a hidden owner has none. */
export const call = (queue: Queue, game: string, owner?: string): Promise<void> =>
  queue.send([{ body: { game, ...(owner !== undefined && { owner }) }, group: owner ?? game }]);

/**
 * Calls the bots of a game after a commit, unless a bot made it: then the process that played it goes on, and another
 * would compute the same answer.
 */
export async function callAfter(
  { log, queues }: Pick<Ports, 'log' | 'queues'>,
  game: string,
  owner: string | undefined,
): Promise<void> {
  if ((await log.head(game))?.envelope.by !== 'bots') await call(queues.bots, game, owner);
}

/** How long a process plays one game, in milliseconds. Then it calls the bots again. */
const PATIENCE_MS = 60_000;

/**
 * Answers for the bots of a game until it waits for people or a viewer, at most `most` times. Also answers for
 * abandoned seats if bots play those. Returns whether bots may have more to answer. Throws `Busy` while the clock is
 * wrong.
 */
export async function playBots(
  { matches, watch, now }: { readonly matches: Matches; readonly watch: Watch; now(): number },
  bots: BotRegistry,
  game: string,
  most = 50,
): Promise<'more' | 'done'> {
  const began = now();
  for (let played = 0; played < most && now() - began < PATIENCE_MS; played++) {
    const loaded = await matches.load(game);
    if (loaded === undefined) return 'done';
    const { match } = loaded;
    const ask = botAskedIn(loaded);
    if (ask === undefined || (await watch.isPaused(match))) return 'done';
    const sent = { game, by: 'bots', cmdId: `bot-${ask.seat}-${ask.ask}-${match.v}` } as const;
    const chosen = await matches.execute({ ...sent, command: meaningOf(ask, choiceOf(await botOf(bots, match.of))) });
    // No commit means no new call. Throwing makes the queue repeat the call until the clock is right.
    if (chosen.is === 'clock') throw new Busy(`the clock of this machine is wrong, and bots of ${game} wait`);
    // The deadline waits for the record of outages. The commit that follows calls the bots again.
    if (chosen.is === 'early') return 'done';
    // Another worker may have answered first. If the question is still open, the bot chose an illegal answer.
    if (chosen.is !== 'refused' || refuseBot(chosen.game, chosen.match, ask.seat, ask.ask) !== undefined) continue;
    report('misplay', { game, seat: ask.seat, ask: ask.ask, code: chosen.refusal.code });
    const { is } = await matches.execute({ ...sent, command: meaningOf(ask, defaultAnswer) });
    if (is === 'refused') throw new Error(`the default answer of ${match.of} is refused`);
  }
  return 'more';
}

/**
 * Plays a called game for its bots. If they have more to answer, calls them again in the group of the same owner, so
 * that other people's games go on meanwhile.
 */
export async function playCalled(
  on: Parameters<typeof playBots>[0] & Pick<Ports, 'queues'>,
  bots: BotRegistry,
  { game, owner }: Call,
  most?: number,
): Promise<void> {
  if ((await playBots(on, bots, game, most)) === 'more') await call(on.queues.bots, game, owner);
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
