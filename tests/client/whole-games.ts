import type { NewGame, Receipt } from '../../client/src/index.ts';
import { random } from '../kit/random.ts';
import { badNetwork, badSockets } from './faults.ts';
import type { LiveHouse } from './house.ts';
import { play } from './play.ts';

// Whole games over a bad network: every person has a client of their own, and a network of their own.

export interface Whole {
  readonly new: NewGame;
  readonly seats: readonly string[];
  /** From when on everybody agrees to a draw: the text that the phase then contains. */
  readonly drawnIn?: string;
  /** One in so many requests goes wrong; 6 unless given. */
  readonly wrongIn?: number;
}

interface Played {
  readonly game: string;
  readonly commits: number;
  readonly how: string;
  readonly verdict: string;
  /** Of the network: faults, and connections broken. */
  readonly faults: { readonly [fault: string]: number };
  readonly broken: number;
  /** What was lost or doubled; nothing. */
  readonly wrong: readonly string[];
}

/** One in so many messages goes wrong in each way. */
const MESSAGES = 20;

/** Plays a game to its end, and compares what the clients were told with what stands in the log. */
export async function playWhole(house: LiveHouse, whole: Whole, number: number): Promise<Played> {
  const networks = whole.seats.map((_, i) => badNetwork(random(number * 100 + i), whole.wrongIn ?? 6));
  const sockets = whole.seats.map((_, i) => badSockets(house.channel.WebSocket, random(number * 100 + 50 + i), MESSAGES));
  const clients = whole.seats.map((seat, i) =>
    house.client(seat, {
      fetch: networks[i]!.fetch,
      WebSocket: sockets[i]!.WebSocket,
      retry: { tries: 30, pause: 1, longestPause: 20 },
      poll: { alone: 20, live: 50 },
    }),
  );
  const [owner] = clients as [(typeof clients)[0]];
  const opened = await owner.createGame({ body: whole.new });
  const { game } = opened;
  const joined: Receipt[] = [];
  for (const [i, seat] of whole.seats.entries()) joined.push(await clients[i]!.takeSeat({ game, body: { seat } }));
  const start = await owner.startGame({ game });
  const isTime = ({ phase }: { readonly phase?: string }): boolean => whole.drawnIn !== undefined && (phase ?? '').includes(whole.drawnIn);
  const answers = await Promise.all(clients.map((client) => play(client, game, number, isTime)));
  await Promise.all(networks.map((each) => each.settled()));

  const plain = house.client(whole.seats[0]);
  const [match, audit, log] = [await plain.getGame({ game }), await plain.getAudit({ game }), await house.stores.log.read(game, 0)];
  const wrong: string[] = [];
  for (const { version, hash } of [opened, ...joined, start, ...answers.flat()]) {
    if (log[version - 1]?.hash !== hash) wrong.push(`commit ${version} is not the one of the receipt`);
  }
  for (const [i, seat] of whole.seats.entries()) {
    const [committed, told] = [log.filter(({ secrets }) => isAnswerOf(secrets, seat)).length, answers[i]!.length];
    if (committed !== told) wrong.push(`${seat} sent ${told} answers, ${committed} stand in the log`);
  }
  const versions = answers.flat().map(({ version }) => version);
  if (new Set(versions).size !== versions.length) wrong.push('two answers were one commit');
  return {
    game,
    commits: log.length,
    how: match.outcome?.how ?? match.status,
    verdict: audit.verdict,
    faults: sum(networks.map(({ counts }) => counts)),
    broken: sockets.reduce((all, each) => all + each.broken(), 0),
    wrong,
  };
}

/** Whether a commit is an answer that a seat gave by itself. */
function isAnswerOf(secrets: unknown, seat: string): boolean {
  const { command } = secrets as { readonly command?: { readonly value?: { readonly type?: string; readonly seat?: string } } };
  return command?.value?.type === 'act' && command.value.seat === seat;
}

const sum = (counts: readonly { readonly [fault: string]: number }[]): { readonly [fault: string]: number } =>
  Object.fromEntries(Object.keys(counts[0] ?? {}).map((fault) => [fault, counts.reduce((all, each) => all + (each[fault] ?? 0), 0)]));
