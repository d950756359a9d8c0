import { type Fieldpost, fieldpost, type NewGame, type Receipt } from '../../client/src/index.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { random } from '../kit/random.ts';
import { badNetwork } from './faults.ts';
import { play } from './play.ts';
import { proxyTo } from './proxy.ts';
import type { Running } from './running.ts';

// Whole games against a running server through a bad network: every person has a separate client and a separate
// network.

export interface Whole {
  readonly new: NewGame;
  readonly seats: readonly string[];
  /** From when on everybody agrees to a draw: the text that the phase then contains. */
  readonly drawnIn?: string;
  /** One request in this number goes wrong; 6 unless given. */
  readonly wrongIn?: number;
  /** One message in this number goes wrong; 10 unless given. */
  readonly messagesIn?: number;
}

interface Played {
  readonly game: string;
  readonly commits: number;
  readonly how: string;
  readonly verdict: string;
  /** Of the network: how often each thing happened. */
  readonly faults: { readonly [fault: string]: number };
  /** What was lost or doubled; nothing. */
  readonly wrong: readonly string[];
}

/** Plays a game to its end, and compares what the clients were told with what stands in the log. */
export async function playWhole(server: Pick<Running, 'url' | 'token'>, whole: Whole, number: number): Promise<Played> {
  const networks = whole.seats.map((_, i) =>
    badNetwork(random(number * 100 + i), whole.wrongIn ?? 6, whole.messagesIn ?? 10),
  );
  const proxies = await Promise.all(networks.map((network) => proxyTo(server.url, network)));
  const clients = await Promise.all(
    whole.seats.map(async (seat, i) =>
      fieldpost({
        url: proxies[i]!.url,
        token: await server.token(seat),
        retry: { tries: 30, pause: 1, longestPause: 20 },
        poll: { alone: 50, live: 200 },
      }),
    ),
  );
  try {
    const { game, receipts } = await playedBy(clients, whole, number);
    await Promise.all(networks.map((each) => each.settled()));
    const plain = fieldpost({ url: server.url, token: await server.token(whole.seats[0]!) });
    const log = await logOf(plain, game);
    const [match, audit] = [await plain.getGame({ game }), await plain.getAudit({ game })];
    return {
      game,
      commits: log.length,
      how: match.outcome?.how ?? match.status,
      verdict: audit.verdict,
      faults: sum(networks.map(({ counts }) => counts)),
      wrong: wrongIn(log, receipts, whole.seats),
    };
  } finally {
    for (const each of clients) each.close();
    for (const each of proxies) await each.close();
  }
}

/** The whole log, page by page: a campaign is longer than one. */
async function logOf(client: Fieldpost, game: string): Promise<readonly Commit[]> {
  const log: Commit[] = [];
  for (let hasMore = true; hasMore; ) {
    const { text, headers } = await client.raw(
      'getLog',
      { game, after: log.length },
      { accept: 'application/x-ndjson' },
    );
    log.push(
      ...text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Commit),
    );
    hasMore = headers.get('link')?.includes('rel="next"') === true;
  }
  return log;
}

interface Receipts {
  readonly before: readonly Receipt[];
  /** Of the answers of each seat. */
  readonly answers: readonly (readonly Receipt[])[];
}

async function playedBy(
  clients: readonly Fieldpost[],
  whole: Whole,
  number: number,
): Promise<{ game: string; receipts: Receipts }> {
  const [owner] = clients as [Fieldpost];
  const opened = await owner.createGame({ body: whole.new });
  const { game } = opened;
  const joined: Receipt[] = [];
  for (const [i, seat] of whole.seats.entries()) joined.push(await clients[i]!.takeSeat({ game, body: { seat } }));
  const start = await owner.startGame({ game });
  const isTime = ({ phase }: { readonly phase?: string }): boolean =>
    whole.drawnIn !== undefined && (phase ?? '').includes(whole.drawnIn);
  const answers = await Promise.all(clients.map((client) => play(client, game, number, isTime)));
  return { game, receipts: { before: [opened, ...joined, start], answers } };
}

/** What the log has otherwise than the receipts say: lost, doubled, or another commit. */
function wrongIn(log: readonly Commit[], { before, answers }: Receipts, seats: readonly string[]): readonly string[] {
  const wrong: string[] = [];
  for (const { version, hash } of [...before, ...answers.flat()]) {
    if (log[version - 1]?.hash !== hash) wrong.push(`commit ${version} is not the one of the receipt`);
  }
  for (const [i, seat] of seats.entries()) {
    const [committed, told] = [log.filter(({ secrets }) => isAnswerOf(secrets, seat)).length, answers[i]!.length];
    if (committed !== told) wrong.push(`${seat} sent ${told} answers, ${committed} stand in the log`);
  }
  const versions = answers.flat().map(({ version }) => version);
  if (new Set(versions).size !== versions.length) wrong.push('two answers were one commit');
  return wrong;
}

/** Whether a commit is an answer that a seat gave by itself. */
function isAnswerOf(secrets: unknown, seat: string): boolean {
  const { command } = secrets as {
    readonly command?: { readonly value?: { readonly type?: string; readonly seat?: string } };
  };
  return command?.value?.type === 'act' && command.value.seat === seat;
}

const sum = (counts: readonly { readonly [fault: string]: number }[]): { readonly [fault: string]: number } =>
  Object.fromEntries(
    Object.keys(counts[0] ?? {}).map((fault) => [fault, counts.reduce((all, each) => all + (each[fault] ?? 0), 0)]),
  );
