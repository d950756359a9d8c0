import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { type LocalKeys, localKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { cleanUp, newFolder, start, stop } from '../http/machine.ts';
import { writeSection } from './section.ts';

// `npm run bench -- attack`: one person attacks over 64 connections with 16 tokens (16 spellings of one JWT, personal
// tokens, tokens of bot accounts) while 8 imports wait. Other players send 40 commands, each 1.5 s before its deadline.
// Takes three minutes. Exits with 1 if a command is late. The figures go into RESULTS.md.

const ROUNDS = 8;
const PLAYERS = 5;
const CONNECTIONS = 64;
const TOKENS = 16;
/** With `--no-imports`, the other requests alone. */
const IMPORTS = process.argv.includes('--no-imports') ? 0 : 8;
/** Phases of the saved game that is imported. */
const PHASES = 700;
const DEADLINE_S = 10;
/** When the attack begins and when a command is sent, in milliseconds before the deadline. */
const ATTACK_MS = 4_000;
const BEFORE_MS = 1_500;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, ms)));

type Answer = { readonly status: number; readonly body: Record<string, unknown> };

/** Sends one request. Any status is an answer; a connection that broke is status 0. */
async function send(url: string, token: string, method: string, body?: unknown): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (response === undefined) return { status: 0, body: {} };
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} };
}

/** Sends a request of the preparation until it succeeds. */
async function prepared(url: string, token: string, method: string, body?: unknown): Promise<Answer['body']> {
  let last: Answer | undefined;
  for (let tries = 0; tries < 40; tries++) {
    last = await send(url, token, method, body);
    if (last.status >= 200 && last.status < 300) return last.body;
    await sleep(500);
  }
  throw new Error(`${method} ${url}: ${JSON.stringify(last)}`);
}

/** All units hold. The attacker is never ready, so the question stays open until its deadline. */
const hold = (ask: string, ready: boolean) => ({ ask, command: { type: 'orders', orders: {}, ready } });

const UNITS = {
  AUSTRIA: 'A BUD, A VIE, F TRI',
  ENGLAND: 'A LVP, F EDI, F LON',
  FRANCE: 'A MAR, A PAR, F BRE',
  GERMANY: 'A BER, A MUN, F KIE',
  ITALY: 'A ROM, A VEN, F NAP',
  RUSSIA: 'A MOS, A WAR, F SEV, F STP/SC',
  TURKEY: 'A CON, A SMY, F ANK',
};

/** A saved game of Diplomacy in which every unit holds in every phase: nothing is as long to check. */
function savedGame(): string {
  const units = Object.fromEntries(Object.entries(UNITS).map(([power, text]) => [power, text.split(', ')]));
  const centers = Object.fromEntries(
    Object.entries(units).map(([power, all]) => [power, all.map((each) => each.slice(2, 5))]),
  );
  const orders = Object.fromEntries(
    Object.entries(units).map(([power, all]) => [power, all.map((unit) => `${unit} H`)]),
  );
  const name = (n: number): string => `${n % 2 === 0 ? 'S' : 'F'}${1901 + Math.floor(n / 2)}M`;
  return JSON.stringify({
    phases: Array.from({ length: PHASES }, (_, n) => ({ name: name(n), state: { units, centers }, orders })),
  });
}

/** What the attacker is told: the address of the service, its tokens, and the games with their questions. */
interface Target {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly games: readonly { readonly game: string; readonly ask: string }[];
}

/**
 * The attacker: sends everything that an opponent may send, over and over, from receiving a target until told to stop.
 */
async function attack(): Promise<void> {
  const told = once(process, 'message');
  process.send?.('ready');
  const [{ url, tokens, games }] = (await told) as [Target];
  const statuses: Record<string, number> = {};
  const count = (what: string, { status }: Answer): void => {
    statuses[`${what} ${status}`] = (statuses[`${what} ${status}`] ?? 0) + 1;
  };
  let isOver = false;
  const stopped = once(process, 'message');
  const file = savedGame();
  const broken = file.replace(/H"(?=[^H]*$)/, 'X"');
  const importing = async (i: number): Promise<void> => {
    while (!isOver) {
      const answer = await send(`${url}/v1/imports`, tokens[i % tokens.length] ?? '', 'POST', {
        file: i % 2 === 0 ? file : broken,
      });
      count('import', answer);
      if (answer.status === 429 || answer.status === 503 || answer.status === 401) await sleep(50);
    }
  };
  const nuisances: readonly ((game: string, ask: string, token: string, n: number) => Promise<Answer>)[] = [
    (game, _, token, n) => send(`${game}/votes/draw`, token, 'PUT', { vote: n % 2 === 0 }),
    (game, ask, token) => send(`${game}/actions`, token, 'POST', hold(ask, false)),
    (game, _, token, n) =>
      send(`${game}/standing-orders`, token, 'PUT', { standing: n % 2 === 0 ? { retreats: 'disband' } : null }),
    (game, _, token) => send(`${game}/state`, token, 'GET'),
    (game, _, token) => send(`${game}/board.svg`, token, 'GET'),
    (game, _, token) => send(`${game}/press/audit`, token, 'GET'),
    (_, __, token) => send(`${url}/v1/me/games`, token, 'GET'),
  ];
  const nuisance = async (i: number): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const at = games[(i + n) % games.length];
      const answer = await nuisances[(i + n) % nuisances.length]?.(
        at?.game ?? '',
        at?.ask ?? '',
        tokens[(i + n) % tokens.length] ?? '',
        n,
      );
      if (answer !== undefined) count('other', answer);
    }
  };
  const connections = Array.from({ length: CONNECTIONS }, (_, i) => (i < IMPORTS ? importing(i) : nuisance(i)));
  await Promise.race([stopped, ...connections]);
  isOver = true;
  process.send?.(statuses, () => process.exit(0));
}

/**
 * All tokens of one person: 16 spellings of a JWT (a server may accept one of them), personal tokens, and tokens of bot
 * accounts.
 */
async function tokensOf(url: string, keys: LocalKeys): Promise<readonly string[]> {
  const jwt = await tokenFor(keys, 'foe');
  await prepared(`${url}/v1/me`, jwt, 'PATCH', { language: 'en' });
  const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].map(
    (last) => jwt.slice(0, -1) + last,
  );
  const taken = (
    await Promise.all(spellings.map(async (each) => [each, (await send(`${url}/v1/me`, each, 'GET')).status] as const))
  )
    .filter(([, status]) => status === 200)
    .map(([each]) => each);
  const scopes = ['games:read', 'games:play', 'me'];
  const personal = await Promise.all(
    Array.from({ length: TOKENS }, (_, n) => prepared(`${url}/v1/me/tokens`, jwt, 'POST', { name: `t${n}`, scopes })),
  );
  const bots = await Promise.all(
    Array.from({ length: 4 }, (_, n) => prepared(`${url}/v1/me/bots`, jwt, 'POST', { name: `bot-${n}` })),
  );
  const ofBots = await Promise.all(
    Array.from({ length: TOKENS }, (_, n) =>
      prepared(`${url}/v1/me/tokens`, jwt, 'POST', { name: `b${n}`, scopes, bot: String(bots[n % bots.length]?.id) }),
    ),
  );
  return [...taken, ...[...personal, ...ofBots].map(({ token }) => String(token))];
}

interface Sent {
  readonly status: number;
  readonly before: number;
  readonly took: number;
}

interface Round {
  readonly sent: readonly Sent[];
  readonly statuses: Readonly<Record<string, number>>;
}

const heard = <T>(from: ChildProcess): Promise<T> =>
  new Promise((done) => from.once('message', (told) => done(told as T)));

/** Each player has a game against the attacker; all are due at about the same time. */
async function oneRound(url: string, keys: LocalKeys, tokens: readonly string[], round: number): Promise<Round> {
  const attacker = fork(import.meta.filename, ['attack', ...process.argv.slice(2)]);
  await heard(attacker);
  const foe = await tokenFor(keys, 'foe');
  const games = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, n) => {
      const fair = await tokenFor(keys, `fair-${round}-${n}`);
      const settings = { deadlines: { default: DEADLINE_S } };
      const made = await prepared(`${url}/v1/games`, fair, 'POST', {
        of: 'diplomacy',
        options: { players: 2 },
        settings,
      });
      const game = `${url}/v1/games/${String(made.game)}`;
      for (const token of [fair, foe]) await prepared(`${game}/seats`, token, 'POST', {});
      const started = await prepared(`${game}/start`, fair, 'POST');
      const { actions } = (await prepared(`${game}/actions`, fair, 'GET')) as { actions: readonly { ask: string }[] };
      return { game, fair, ask: actions[0]?.ask ?? '', due: Number(started.at) + DEADLINE_S * 1000 };
    }),
  );
  await sleep(Math.min(...games.map(({ due }) => due)) - ATTACK_MS - Date.now());
  const target: Target = { url, tokens, games };
  attacker.send(target);
  const sent = await Promise.all(
    games.map(async ({ game, fair, ask, due }): Promise<Sent> => {
      await sleep(due - BEFORE_MS - Date.now());
      const [from, before] = [performance.now(), due - Date.now()];
      const { status } = await send(`${game}/actions`, fair, 'POST', hold(ask, true));
      return { status, before, took: performance.now() - from };
    }),
  );
  attacker.send('stop');
  const statuses = await heard<Round['statuses']>(attacker);
  return { sent, statuses };
}

async function measure({ report, tell }: ScriptWork): Promise<number> {
  const progress = report(ROUNDS);
  try {
    const folder = await newFolder();
    const server = await start(folder);
    const keys = await localKeys(folder);
    const tokens = await tokensOf(server.url, keys);
    const rounds: Round[] = [];
    for (let n = 0; n < ROUNDS; n++) {
      rounds.push(await oneRound(server.url, keys, tokens, n));
      progress.step();
    }
    await stop(server);
    progress.end();
    await tell(await write(rounds, tokens.length), { rounds });
    return rounds.every(({ sent }) => sent.every(({ status }) => status === 200)) ? 0 : 1;
  } finally {
    progress.end();
    await cleanUp();
  }
}

async function write(rounds: readonly Round[], tokens: number): Promise<string> {
  const sent = rounds.flatMap((each) => each.sent);
  const took = sent.map((each) => each.took).sort((a, b) => a - b);
  const at = (share: number): string => (took[Math.ceil(took.length * share) - 1] ?? 0).toFixed(0);
  const late = sent.filter(({ status }) => status !== 200).length;
  const answered: Record<string, number> = {};
  for (const { statuses } of rounds)
    for (const [what, count] of Object.entries(statuses)) answered[what] = (answered[what] ?? 0) + count;
  const before = sent.map((each) => each.before);
  return writeSection(
    'An attacker with 64 connections, many tokens and imports',
    `\`npm run bench -- attack\` wrote this: ${cpus().length} cores, Node ${process.version}. The attacker is one person in a separate process. It
has ${CONNECTIONS} connections and ${tokens} valid tokens, and always runs ${IMPORTS} imports of ${PHASES} phases. Goal: no command is late.

| | |
|---|---|
| commands sent ${Math.min(...before)} to ${Math.max(...before)} ms before their deadline | ${sent.length} |
| late | ${late} |
| a command, median | ${at(0.5)} ms |
| a command, slowest | ${at(1)} ms |
| the attacker’s requests, by status | ${Object.entries(answered)
      .sort()
      .map(([what, count]) => `${what}: ${count}`)
      .join(', ')} |`,
  );
}

if (process.argv[2] === 'attack') await attack();
else
  await script(
    {
      name: 'bench -- attack',
      takes: '[--no-imports] [--json]',
      flags: ['no-imports'],
      does: 'measure whether an attacker can make commands late, three minutes, and write it into tests/bench/RESULTS.md',
      example: 'npm run bench -- attack',
      exits: '1: a command was late',
    },
    measure,
  );
