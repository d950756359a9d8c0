import { type Fieldpost, type Game, isRefusal, type Receipt } from '../../client/src/index.ts';
import type { Legal } from '../../domain/contract/legal.ts';
import { sha256 } from '../../domain/lib/hash.ts';
import type { JsonObject } from '../../domain/lib/json.ts';
import { eager } from '../kit/eager.ts';
import { type Below, random } from '../kit/random.ts';

// Players that know nothing but the client and the grammar: they follow their game and answer what they are asked.

/** Codes that say that a question has gone by: it is read again. */
const GONE_BY = ['STALE_ASK', 'GAME_OVER', 'NOT_ASKED', 'MOVED_ON', 'ALREADY_ANSWERED'];

/** An answer that stands: orders of Diplomacy may also be kept open, to be changed. */
const finished = ({ ready, ...command }: JsonObject): JsonObject =>
  command.none === true ? { ...command, ready: ready ?? true } : command;

/** Luck that depends on the question alone, so that a game goes the same way however bad the network is. */
const luckFor = (...what: readonly unknown[]): Below =>
  random(
    Number.parseInt(
      Buffer.from(sha256(JSON.stringify(what)))
        .toString('hex')
        .slice(0, 7),
      16,
    ),
  );

/**
 * Plays for one person until the game is over: every open question gets an answer out of the grammar. `wantsDraw`:
 * whether to agree to a draw now. Gives the receipts of its answers.
 */
export async function play(
  client: Fieldpost,
  game: string,
  number: number,
  wantsDraw: (match: Game) => boolean = () => false,
): Promise<readonly Receipt[]> {
  const receipts: Receipt[] = [];
  let hasVoted = false;
  for await (const match of client.follow(game)) {
    if (match.status !== 'playing') continue;
    if (wantsDraw(match)) {
      if (!hasVoted) await unlessGoneBy(client.castVote({ game, kind: 'draw', body: { vote: true } }));
      hasVoted = true;
      continue;
    }
    const { actions } = await client.getActions({ game });
    for (const { ask, seat, legal, settled } of actions) {
      if (settled === true) continue;
      const command = finished(eager(legal as Legal, luckFor(number, seat, ask)) as JsonObject);
      // What fits the grammar is a command of the game; its type cannot say so.
      const receipt = await unlessGoneBy(client.postAction({ game, body: { ask, seat, command } as never }));
      if (receipt !== undefined) receipts.push(receipt);
    }
  }
  return receipts;
}

async function unlessGoneBy(sent: Promise<Receipt>): Promise<Receipt | undefined> {
  try {
    return await sent;
  } catch (error) {
    if (isRefusal(error) && GONE_BY.includes(error.code)) return undefined;
    throw error;
  }
}
