import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { G } from '../../domain/log/times.ts';
import { LIVE } from '../../functions/features/live/contract.ts';
import { countIn } from '../../infra/local/commands/usage.ts';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { localKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { cleanUp, newFolder, type Server, start, stop } from '../http/machine.ts';
import { type Client, client } from '../kit/plain-client.ts';
import { listen } from '../live/listener.ts';
import { endsOf, mailedTo, mailsOf, notificationsOf } from './due-told.ts';
import { writeSection } from './section.ts';

// `npm run bench -- due`: 10,000 battles whose players miss a deadline in the same seconds, on a server as `npm start`
// starts it. Each battle is over then. Connections follow all of them. `npm run bench -- due GAMES`: fewer.

/** Battles of one player, who gets a mail of each. */
const EACH = 50;
/** Requests at once. */
const AT_ONCE = 8;
/**
 * Time for a game to be opened, in milliseconds, and for the last ones to be followed. A slow machine opens fewer until
 * then, and the bench says how many.
 */
const TO_OPEN_MS = 40;
const TO_FOLLOW_MS = 20_000;
const LEAST_MS = 60_000;
/** How long the bench waits for the last one, at least and for each game, and watches the memory after it. */
const MOST_MS = 600_000;
const MOST_EACH_MS = 120;
const SETTLED_MINUTES = 2;
const MINUTE = 60_000;
/** An idle connection is closed. */
const PING_MS = LIVE.idleMs / 5;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, ms)));

/** Times are milliseconds after the deadlines took effect, sorted. */
interface Measured {
  /** Battles that were open in time. */
  readonly count: number;
  /** The load of the machine in the minute before the deadlines, with that of the bench. */
  readonly load: number;
  readonly answered: readonly number[];
  readonly told: readonly number[];
  readonly mailed: readonly number[];
  /** MiB of the server: empty, before the deadlines, at most, and after each minute. */
  readonly memory: { readonly empty: number; readonly before: number; readonly most: number; readonly after: number[] };
  /** What is wrong, in words. */
  readonly wrong: readonly string[];
}

/** A message of the live channel. */
interface Heard {
  readonly game: string;
  readonly version: number;
  readonly at: number;
}

/** Resident memory of a process, in MiB. */
const memoryOf = ({ process: { pid } }: Server): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

async function measure({ report, tell }: ScriptWork, count: number): Promise<number> {
  const folder = await newFolder();
  try {
    const quotas = JSON.stringify({ open: 2000, lobbies: 2000, hourly: 2000, bots: 2000 });
    const server = await start(folder, { env: { FIELDPOST_QUOTAS: quotas } });
    const measured = await measuredOn(server, folder, report(count), count);
    await stop(server);
    await tell(await write(measured), measured);
    return measured.wrong.length === 0 ? 0 : 1;
  } finally {
    await cleanUp();
  }
}

async function measuredOn(
  server: Server,
  folder: string,
  progress: ReturnType<ScriptWork['report']>,
  wanted: number,
): Promise<Measured> {
  const { url } = server;
  const keys = await localKeys(folder);
  const hosts = await Promise.all(
    Array.from({ length: Math.ceil(wanted / EACH) }, async (_, n) => client(url, await tokenFor(keys, `host-${n}`))),
  );
  const empty = memoryOf(server);
  await mailedTo(hosts, folder);
  const due = Date.now() + LEAST_MS + wanted * TO_OPEN_MS;
  const games: string[] = [];
  const messages: Heard[] = [];
  let connections = 0;
  const follow = async (some: readonly string[]): Promise<void> => {
    const token = await tokenFor(keys, `reader-${Math.floor(connections++ / LIVE.connections)}`);
    const listener = await listen(url, ['fieldpost.v1', `bearer.${token}`]);
    await listener.ask({ type: 'subscribe', games: some });
    const pings = setInterval(() => listener.send({ type: 'ping' }), PING_MS);
    listener.socket.on('close', () => clearInterval(pings));
    listener.socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Omit<Heard, 'at'> & { readonly type: string };
      // The lists may show the beginning of a battle after the bench follows it.
      if (message.type === 'game' && message.version > 1) messages.push({ ...message, at: Date.now() });
    });
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let n = lane; n < wanted && Date.now() < due - TO_FOLLOW_MS; n += AT_ONCE) {
        games.push(await battleOf(hosts[n % hosts.length] as Client, due));
        progress.step();
        if (games.length % LIVE.games === 0) await follow(games.slice(-LIVE.games));
      }
    }),
  );
  const count = games.length;
  if (count % LIVE.games > 0) await follow(games.slice(-(count % LIVE.games)));
  progress.end();
  if (Date.now() > due) throw new Error('following the games took too long: measure fewer');

  await sleep(due + G - Date.now());
  const before = memoryOf(server);
  const [load = 0] = loadavg();
  let most = before;
  const told = () => new Set(messages.map(({ game }) => game)).size;
  const last = Date.now() + Math.max(MOST_MS, count * MOST_EACH_MS);
  for (; Date.now() < last; most = Math.max(most, memoryOf(server))) {
    await sleep(1_000);
    if (told() === count && gamesIn(await mailsOf(folder)).length >= count) break;
  }
  const after: number[] = [];
  for (let minute = 0; minute < SETTLED_MINUTES; minute++) {
    await sleep(MINUTE);
    after.push(memoryOf(server));
  }

  const ends = await endsOf(hosts[0] as Client);
  const mails = await mailsOf(folder);
  const wrong = [
    ...unlessOnce(
      'in the list of finished games',
      games,
      ends.map(({ game }) => game),
    ),
    ...unlessOnce(
      'told to its listener',
      games,
      messages.map(({ game }) => game),
    ),
    ...unlessOnce('in a notification', games, await notificationsOf(hosts)),
    ...unlessOnce(
      'in a mail',
      games,
      gamesIn(mails).map(({ game }) => game),
    ),
  ];
  const sorted = (times: readonly number[]): readonly number[] => times.map((at) => at - due - G).sort((a, b) => a - b);
  return {
    count,
    load,
    answered: sorted(ends.map(({ at }) => at)),
    told: sorted(messages.map(({ at }) => at)),
    mailed: sorted(gamesIn(mails).map(({ at }) => at)),
    memory: { empty, before, most, after },
    wrong,
  };
}

/** Returns the games of mails, and when each was mailed. A mail may tell of several. */
const gamesIn = (mails: Awaited<ReturnType<typeof mailsOf>>) =>
  mails.flatMap(({ at, games }) => games.map((game) => ({ game, at })));

/** Returns the games that are not there exactly once. */
function unlessOnce(where: string, games: readonly string[], found: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const game of found) times.set(game, (times.get(game) ?? 0) + 1);
  const wrong = games.filter((game) => times.get(game) !== 1);
  return wrong.length === 0 ? [] : [`${wrong.length} games are not ${where} exactly once, such as ${wrong[0]}`];
}

/** Begins a battle whose first player has as long as until this time, to the second, and loses the seat then. */
async function battleOf(host: Client, due: number): Promise<string> {
  const deadlines = { default: Math.max(10, Math.floor((due - Date.now()) / 1000)) };
  const settings = { deadlines, vacate: { misses: 1 } };
  const seats = { top: 'me', bottom: 'bot' };
  const { body } = await host.post('/v1/games', { of: 'napoleonics', seats, start: true, settings });
  return String(body.game);
}

async function write({ count, load, answered, told, mailed, memory, wrong }: Measured): Promise<string> {
  const at = (times: readonly number[], share: number): string =>
    ((times[Math.ceil(times.length * share) - 1] ?? Number.NaN) / 1000).toFixed(1);
  const row = (what: string, times: readonly number[]): string =>
    `| ${what} | ${times.length} | ${at(times, 0.5)} | ${at(times, 0.99)} | ${at(times, 1)} |`;
  const { empty, before, most, after } = memory;
  const mib = (megabytes: number): string => megabytes.toFixed(0);
  const found = wrong.length === 0 ? 'Each is there exactly once.' : `Wrong: ${wrong.join('; ')}.`;
  return writeSection(
    'Many deadlines at once',
    `\`npm run bench -- due\` wrote this, measured on ${cpus().length} cores, Node ${process.version}, load ${load.toFixed(1)}. In ${count} battles a
player misses a deadline in the same two seconds. The battle is over then, because nobody is left. The server runs as
\`npm start\` runs it, and the bench on the same cores. ${Math.ceil(count / LIVE.games)} connections follow the battles.

- Answered: its commit is in the log, and the list of finished games shows it.
- Told: its listener has the new version, after the lists.
- Mailed: a mail about it is on the disk. Games with more than an hour to think wait 3 min for others. Each player also has one notification of it.

Seconds after the moment at which the deadline takes effect. ${found}

| | games | median | p99 | last |
|---|---|---|---|---|
${row('answered', answered)}
${row('listed and told', told)}
${row('mailed', mailed)}

Resident memory of the server, in MiB:

| empty | before the deadlines | at most | ${after.map((_, i) => `${i + 1} min after`).join(' | ')} |
|---|---|---|${after.map(() => '---|').join('')}
| ${[empty, before, most, ...after].map(mib).join(' | ')} |`,
  );
}

await script(
  {
    name: 'bench -- due',
    takes: '[GAMES] [--json]',
    does: 'let 10,000 deadlines pass at once on a server, and write when each was answered and told into tests/bench/RESULTS.md',
    example: 'npm run bench -- due 1000',
    exits: '1: a game was not answered, listed or told exactly once',
  },
  (work) => measure(work, countIn(work.words[0], 10_000)),
);
