import { randomInt, randomUUID } from 'node:crypto';
import type { Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import { at, sure } from '../../domain/lib/sure.ts';
import type { Commit } from '../../domain/log/commit.ts';
import type { Audit } from '../../domain/match/audit/audit.ts';
import type { Receipt } from '../../functions/features/matches/handle-command.ts';
import { localKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { type Client, client } from '../kit/plain-client.ts';
import { kill, newFolder, type Server, start, stop } from './machine.ts';

// A server that is killed again and again while many people play: all that it acknowledged must be there, once.

const TABLE = ['top', 'bottom'] as const;

interface Plan {
  /** An even number: two at each table. */
  readonly writers: number;
  readonly kills: number;
  /** How long the server lives before it is killed, in milliseconds: from, to. */
  readonly lives: readonly [number, number];
  /** Told of each time. */
  readonly step?: () => void;
}

/** What came of it: numbers of commands, and what should not be. */
interface Outcome {
  readonly acknowledged: number;
  /** Commands that were sent again, since the server died before it answered. */
  readonly again: number;
  /** Of these, how many had been committed before it died. */
  readonly repeated: number;
  readonly lost: number;
  readonly doubled: number;
  /** Findings of the audits of all games. */
  readonly findings: readonly string[];
}

/** The server is gone, or busy: the same again may work. A refusal stays one. */
const isPassing = ({ name, message }: Error): boolean => name === 'TypeError' || /: 50[37] /.test(message);

/**
 * A writer's way to a server that comes and goes: it sends every command until it is answered, always with the same
 * key.
 */
function persistent(address: () => string, token: string, isOver: () => boolean) {
  const sent = { receipts: [] as Receipt[], again: 0, repeated: 0 };
  const patiently = async <T>(ask: (to: Client) => Promise<T>, again = (): void => undefined): Promise<T> => {
    for (;;) {
      try {
        return await ask(client(address(), token));
      } catch (caught) {
        if (!isPassing(caught as Error)) throw caught;
        again();
        await new Promise((done) => setTimeout(done, 20));
      }
    }
  };
  return {
    sent,
    isOver,
    get: (path: string) => patiently((to) => to.get(path)),
    async post(path: string, body: object): Promise<Receipt> {
      const key = { 'idempotency-key': randomUUID() };
      let isAgain = false;
      const { body: answer, headers } = await patiently(
        (to) => to.post(path, body, key),
        () => {
          sent.again += isAgain ? 0 : 1;
          isAgain = true;
        },
      );
      if (headers.has('idempotent-replayed')) sent.repeated++;
      const receipt = answer as Receipt;
      sent.receipts.push(receipt);
      return receipt;
    },
  };
}
type Writer = ReturnType<typeof persistent>;

/** Two people play a battle of Napoleonics with anything the grammar offers, each when asked. */
async function battle(writers: readonly [Writer, Writer]): Promise<void> {
  const [first] = writers;
  const { game } = await first.post('/v1/games', {
    of: 'napoleonics',
    title: 'A battle',
    options: { scenario: '015' },
  });
  const path = `/v1/games/${game}`;
  for (const [i, seat] of TABLE.entries()) await at(writers, i).post(`${path}/seats`, { seat });
  await first.post(`${path}/start`, {});
  await Promise.all(writers.map((writer) => play(writer, path)));
}

async function play(writer: Writer, path: string): Promise<void> {
  while (!writer.isOver()) {
    const { actions } = (await writer.get(`${path}/actions`)).body as {
      actions: readonly { ask: string; legal: Legal }[];
    };
    const [action] = actions;
    const command = action && sample(action.legal, (below) => randomInt(below));
    if (action === undefined || command === undefined) await new Promise((done) => setTimeout(done, 20));
    else await writer.post(`${path}/actions`, { ask: action.ask, command });
  }
}

/**
 * Lets people play on a server that is killed this number of times, then compares its log with what it acknowledged.
 */
export async function killed({
  writers: count,
  kills,
  lives: [shortest, longest],
  step = () => undefined,
}: Plan): Promise<Outcome> {
  const folder = await newFolder();
  let server: Server = await start(folder);
  let isOver = false;
  const keys = await localKeys(folder);
  const tokens = await Promise.all(Array.from({ length: count }, (_, n) => tokenFor(keys, `writer-${n}`)));
  const writers = tokens.map((token) =>
    persistent(
      () => server.url,
      token,
      () => isOver,
    ),
  );
  const battles = Array.from({ length: count / 2 }, (_, n) => battle([at(writers, 2 * n), at(writers, 2 * n + 1)]));
  const playing = Promise.all(battles);
  for (let n = 0; n < kills; n++) {
    await Promise.race([
      playing,
      new Promise((done) => setTimeout(done, shortest + randomInt(longest - shortest + 1))),
    ]);
    await kill(server);
    server = await start(folder);
    step();
  }
  isOver = true;
  await playing;
  await stop(server);
  server = await start(folder);
  const outcome = await compared(server.url, at(tokens, 0), writers);
  await stop(server);
  return outcome;
}

async function compared(url: string, token: string, writers: readonly Writer[]): Promise<Outcome> {
  const receipts = writers.flatMap(({ sent }) => sent.receipts);
  const reader = client(url, token);
  let [lost, commits] = [0, 0];
  const findings: string[] = [];
  for (const game of new Set(receipts.map((receipt) => receipt.game))) {
    const log = await logOf(reader, game);
    commits += log.length;
    for (const { version, hash } of receipts.filter((receipt) => receipt.game === game))
      if (log[version - 1]?.hash !== hash) lost++;
    const { body } = await reader.get(`/v1/games/${game}/audit`);
    findings.push(...(body as unknown as Audit).findings.map(({ v, code }) => `${game} ${v} ${code}`));
  }
  const of = (count: (sent: Writer['sent']) => number): number =>
    writers.reduce((sum, { sent }) => sum + count(sent), 0);
  return {
    acknowledged: receipts.length,
    again: of(({ again }) => again),
    repeated: of(({ repeated }) => repeated),
    lost,
    // Every command was acknowledged in the end, and nothing else commits here: more commits than receipts were
    // committed twice.
    doubled: commits - receipts.length,
    findings,
  };
}

async function logOf(reader: Client, game: string): Promise<readonly Commit[]> {
  const commits: Commit[] = [];
  for (;;) {
    const { body } = await reader.get(`/v1/games/${game}/events?after=${commits.length}&limit=100`);
    const page = sure(body.commits, 'commits') as readonly Commit[];
    if (page.length === 0) return commits;
    commits.push(...page);
  }
}
