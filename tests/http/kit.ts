import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Ask } from '../../domain/contract/game.ts';
import type { Legal } from '../../domain/contract/legal.ts';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { BOTS, type BotRegistry } from '../../domain/games/bots.ts';
import type { Registry } from '../../domain/games/games.ts';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import { fromBase64url, sha256 } from '../../domain/lib/hash.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { Commit, Commitment } from '../../domain/log/commit.ts';
import type { EventLog } from '../../domain/log/store.ts';
import type { Engines } from '../../domain/match/audit/deciders.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { napoleonics } from '../../domain/napoleonics/index.ts';
import { router } from '../../functions/endpoint/router.ts';
import { createAccounts } from '../../functions/features/accounts/accounts.ts';
import { createBots } from '../../functions/features/accounts/bots.ts';
import { createEndings } from '../../functions/features/accounts/ending.ts';
import { createGuests } from '../../functions/features/accounts/guests.ts';
import { createHandles } from '../../functions/features/accounts/handles.ts';
import { createSignIn } from '../../functions/features/accounts/sign-in.ts';
import { noteHeads } from '../../functions/features/anchors/heads.ts';
import { writeAnchor } from '../../functions/features/anchors/write.ts';
import { authenticator } from '../../functions/features/auth/auth.ts';
import { createCallers } from '../../functions/features/auth/callers.ts';
import { createTokens } from '../../functions/features/auth/tokens.ts';
import { playBots } from '../../functions/features/bots/play-bots.ts';
import { followHooks } from '../../functions/features/channels/hooks/follow.ts';
import { createGameHooks } from '../../functions/features/channels/hooks/game-hooks.ts';
import { createChannels } from '../../functions/features/channels/my-channels.ts';
import { createAudits } from '../../functions/features/costs/audits.ts';
import { auditBudget } from '../../functions/features/costs/budget.ts';
import { createQuotas, type Quotas, quotasSchema } from '../../functions/features/costs/quotas.ts';
import { createWatch } from '../../functions/features/costs/watch.ts';
import { withOrigins } from '../../functions/features/imports/forked-log.ts';
import { project } from '../../functions/features/listing/project.ts';
import { LIVE_PATH } from '../../functions/features/live/contract.ts';
import { liveHandler } from '../../functions/features/live/handler.ts';
import { herald } from '../../functions/features/live/herald.ts';
import type { Receipt } from '../../functions/features/matches/handle-command.ts';
import { createMatches } from '../../functions/features/matches/matches.ts';
import { waitingIn } from '../../functions/features/matches/waiting.ts';
import { followGame } from '../../functions/features/notifications/follow.ts';
import { placesFrom } from '../../functions/features/notifications/settings.ts';
import { createOutages } from '../../functions/features/outages/outages.ts';
import { createPersons } from '../../functions/features/people/persons.ts';
import type { Said } from '../../functions/features/press/heard.ts';
import { createProfiles } from '../../functions/features/ratings/profiles.ts';
import { tellTime } from '../../functions/lambdas/clock.ts';
import { tick } from '../../functions/lambdas/deadlines.ts';
import { OPERATIONS } from '../../functions/operations/index.ts';
import { vapidFrom } from '../../functions/platform/courier/vapid.ts';
import { enginesCodeIn } from '../../functions/platform/engines/engines.ts';
import type { HttpHandler } from '../../functions/platform/http/answers/answering.ts';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import { clockOf } from '../../functions/platform/kit/clock.ts';
import type { Report } from '../../functions/platform/kit/report.ts';
import type { AnchorStore } from '../../functions/platform/ports/anchor-store.ts';
import { addressUnder, claimUnder, keysFrom, subjectUnder } from '../../functions/platform/ports/keys.ts';
import type { OutageLog } from '../../functions/platform/ports/outage-log.ts';
import type { Connections, Memos, People, PressLog, Vault, Views } from '../../functions/platform/ports/ports.ts';
import type { Queues } from '../../functions/platform/ports/queue.ts';
import type { Service } from '../../functions/wiring/service.ts';
import { ENDPOINTS, type Endpoint } from '../../infra/endpoints.ts';
import { KEPT } from '../../infra/engines/keep.ts';
import { gateOf } from '../../infra/local/server/gate/gate.ts';
import { proxiesIn } from '../../infra/local/server/gate/proxies.ts';
import { gateway } from '../../infra/local/server/gateway.ts';
import { AUDIENCE, ISSUER, newKeys, publicKeys, tokenFor } from '../../infra/local/server/keys.ts';
import type { Site } from '../../infra/local/server/site.ts';
import { type Sockets, socketsOn } from '../../infra/local/server/sockets.ts';
import { duel, duelBot } from '../kit/duel/index.ts';
import { ENGINE_OF_TESTS, enginesOfTests, nonces } from '../kit/engine.ts';
import { memoryAnchors } from '../kit/memory-anchors.ts';
import { memoryConnections } from '../kit/memory-connections.ts';
import { memoryEventLog } from '../kit/memory-event-log.ts';
import { memoryMemos } from '../kit/memory-memos.ts';
import { memoryOutages } from '../kit/memory-outages.ts';
import { memoryPeople } from '../kit/memory-people.ts';
import { memoryPressLog } from '../kit/memory-press-log.ts';
import { memoryQueues } from '../kit/memory-queues.ts';
import { memoryVault } from '../kit/memory-vault.ts';
import { memoryViews } from '../kit/memory-views.ts';
import { seedOf } from '../kit/random.ts';
import { NOON } from '../kit/table.ts';
import { conforms, conformsElsewhere, operationAt } from './conformance.ts';

export const GAMES_UNDER_TEST: Registry = {
  diplomacy: async () => diplomacy,
  duel: async () => duel,
  napoleonics: async () => napoleonics,
  kutuzov: async () => kutuzov,
};

export const BOTS_UNDER_TEST: BotRegistry = { ...BOTS, duel: async () => duelBot };

/** The keys of every service in this process: two of them give the same ids, tags and tokens. */
export const KEYS = { ...(await newKeys()), master: sha256('the master key of the tests') };

/** With this key people sign in by name. */
export const SIGN_IN_KEY = 'the-key-of-the-server-of-the-tests';

const TOKENS = new Map<string, { readonly made: number; readonly token: Promise<string> }>();
/** Tokens last longer, but one of a test in virtual time is years old in the next test. */
const FRESH_MS = 20 * 86_400_000;

/** A valid token of the user, the same each time. */
export function tokenOf(user: string): Promise<string> {
  const kept = TOKENS.get(user);
  if (kept !== undefined && Date.now() - kept.made < FRESH_MS) return kept.token;
  const token = tokenFor(KEYS, user);
  TOKENS.set(user, { made: Date.now(), token });
  return token;
}

/** One answer: `body` is the JSON in it, `bytes` what came over the wire. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  readonly bytes: string;
}

/** Request headers by name; a name without a value is not sent. */
export type Sent = { readonly [name: string]: string | undefined };

/** What one person sends. A body that is text or bytes is sent as it is, anything else as JSON. */
export interface Client {
  readonly user: string | undefined;
  get<Body = ProblemBody>(path: string, headers?: Sent): Promise<Answer<Body>>;
  post<Body = Receipt & ProblemBody>(path: string, body?: unknown, headers?: Sent): Promise<Answer<Body>>;
  put<Body = Receipt & ProblemBody>(path: string, body?: unknown, headers?: Sent): Promise<Answer<Body>>;
  patch<Body = Receipt & ProblemBody>(path: string, body?: unknown, headers?: Sent): Promise<Answer<Body>>;
  delete<Body = Receipt & ProblemBody>(path: string, headers?: Sent): Promise<Answer<Body>>;
  send<Body = ProblemBody>(method: string, path: string, body?: unknown, headers?: Sent): Promise<Answer<Body>>;
}

/** A service of one's own, served over HTTP. */
export interface House {
  readonly url: string;
  readonly service: Service;
  readonly stores: HouseStores;
  /** The same functions without the wire: an event in, a result out. */
  readonly functions: { readonly [name in Endpoint['function']]: HttpHandler };
  readonly sockets: Sockets;
  /** The queues of the service. `sweep` consumes deadlines; calls of bots are consumed with commits. */
  readonly queued: ReturnType<typeof memoryQueues>;
  /** How often each method of the log has been called. */
  readonly calls: { [method in keyof EventLog]: number };
  /** What the clock of the service shows. */
  now: number;
  wait(seconds: number): void;
  as(user: string | undefined): Client;
  /** Looks for deadlines that have passed, as the clock does every minute, and lets them take effect. */
  sweep(): Promise<number>;
  /** Writes the anchor of the last full hour. Returns its hour, unless it is there. */
  anchor(): Promise<number | undefined>;
  close(): Promise<void>;
}

interface Furnishing {
  readonly games?: Registry;
  readonly bots?: BotRegistry;
  readonly commitment?: Commitment;
  /** Signs heads; with the real key unless given. */
  readonly sign?: (payload: object) => Promise<string>;
  /** Lists and bots follow every commit, unless false. */
  readonly following?: boolean;
  /** What another process of the same service is built on: of a house that is open. */
  readonly stores?: HouseStores;
  /** The name of the code. */
  readonly build?: string;
  /** Quotas that are not as usual. */
  readonly quotas?: Partial<Quotas>;
  /** The built site, which is served beside the API. */
  readonly site?: Site | undefined;
  /** People who may sign in by a name alone; `undefined`: nobody. */
  readonly names?: readonly string[] | undefined;
  /** The issuer that people are sent to. */
  readonly signsInAt?: { readonly url: string; readonly client: string };
  /** Receivers of notifications may be on this machine. */
  readonly isLoopbackAllowed?: boolean;
  /** Trusted proxies, as `FIELDPOST_PROXIES` has them. */
  readonly proxies?: string;
  /** How many commits are audited at once. */
  readonly auditsAtOnce?: number;
  /** Where audits find engines, if not in the code under test. */
  readonly engines?: Engines;
  /** How the service waits before it tries again; at once unless given. */
  readonly pause?: (attempt: number) => Promise<void>;
  /** Where its draws begin: processes of one service that begin at the same number draw the same. */
  readonly drawn?: number;
  /** Its queues; in memory unless given. */
  readonly queues?: Queues;
}

/** Where all processes of a service keep what they keep, and what they report. */
export interface HouseStores {
  readonly log: EventLog;
  readonly press: PressLog;
  readonly vault: Vault;
  readonly people: People;
  readonly views: Views;
  readonly memos: Memos;
  readonly record: OutageLog;
  readonly anchors: AnchorStore;
  readonly connections: Connections;
  readonly reports: string[];
}

/** Who moderates there. */
const MODERATORS = ['mod', 'mia'];

export const newStores = (): HouseStores => ({
  log: withOrigins(memoryEventLog()),
  press: memoryPressLog(),
  vault: memoryVault(),
  people: memoryPeople(),
  views: memoryViews(),
  memos: memoryMemos(),
  record: memoryOutages(),
  anchors: memoryAnchors(),
  connections: memoryConnections(),
  reports: [],
});

/**
 * Opens a house: the real functions behind the real gateway on a free port, stores in memory. Lists are up to date, and
 * bots have answered, when a command's answer arrives.
 */
export async function open(furnishing: Furnishing = {}): Promise<House> {
  const {
    games = GAMES_UNDER_TEST,
    bots = BOTS_UNDER_TEST,
    commitment,
    sign,
    following = true,
    stores = newStores(),
    build = 'tests',
    auditsAtOnce,
    site,
    signsInAt,
    quotas = {},
    pause = async () => undefined,
  } = furnishing;
  const names = 'names' in furnishing ? furnishing.names : ['alice', 'bob'];
  const clock = { now: NOON };
  const { vault, people, views, connections, reports } = stores;
  const { press, said } = heard(stores.press);
  const { memos } = stores;
  const queued = memoryQueues(() => clock.now);
  const asked = new Set<string>();
  const { log, calls, changed } = watched(stores.log);
  const report: Report = (what, { message }) => reports.push(`${what} ${message ?? ''}`);
  const keys = keysFrom(fromBase64url(KEYS.master), KEYS.signing);
  const signing = sign === undefined ? keys : { ...keys, sign };
  const [engines, now] = [furnishing.engines ?? enginesOfTests(games), () => clock.now];
  const subjectOf = async (user: string) => subjectUnder(keys.ids, ISSUER, user);
  const spend = auditBudget(now, auditsAtOnce);
  let [seeds, drawn] = [furnishing.drawn ?? 0, furnishing.drawn ?? 0];
  const random = (bytes: number) => seedOf(10_000 + ++drawn).slice(0, bytes);
  const outages = createOutages({
    record: stores.record,
    memos,
    clock: clockOf(now),
    report,
    sign: signing.sign,
    now,
  });
  const matches = createMatches({
    log,
    vault,
    games,
    now: () => clock.now,
    randomSeed: () => seedOf(++seeds),
    randomNonce: nonces(furnishing.drawn),
    engineOf: () => ENGINE_OF_TESTS,
    pause,
    snapshotKey: async () => fromBase64url(KEYS.master),
    snapshotEvery: () => 20,
    waiting: (match) => waitingIn(people, match),
    owed: outages.owed,
    report,
    ...(commitment && { commitment }),
  });
  const persons = createPersons({ people, vault, subjectOf, now, random, areNames: true });
  const claimOf = async (skeleton: string): Promise<string> => claimUnder(keys.ids, skeleton);
  const handles = createHandles({ people, claimOf, now });
  const tokens = createTokens({ people, memos, report, now });
  const counted = createQuotas({ people, matches, quotas: quotasSchema.parse({ lobbies: 2000, ...quotas }), now });
  const isPlace = placesFrom({
    DYNAMODB_ENDPOINT: 'embedded:here',
    ...(furnishing.isLoopbackAllowed === true && { FIELDPOST_LOOPBACK: 'allow' }),
  });
  const markOf = async (address: string) => addressUnder(keys.ids, address);
  const service: Service = {
    games,
    log,
    press,
    views,
    people,
    vault,
    subjectOf,
    random,
    persons,
    matches,
    tokens,
    bots: createBots({ people, persons, tokens, now }),
    accounts: createAccounts({ people, persons, handles, endings: createEndings({ people, now }), views, now }),
    signIn: createSignIn({
      issuer: signsInAt,
      names: names && { offered: names, key: SIGN_IN_KEY, origin: 'http://localhost:8080' },
      tokenFor: (user) => tokenFor(KEYS, user, '30d', { key: true }),
      now,
    }),
    guests: createGuests({ people, persons, tokens, matches, quotas: counted, subjectOf, now, random }),
    profileOf: createProfiles({ people, claimOf, now }),
    gameHooks: createGameHooks({ people, views, now, random, isPlace, markOf }),
    channels: createChannels({
      people,
      vault,
      now,
      random,
      hasMail: true,
      hasPush: true,
      isPlace,
      markOf,
    }),
    vapid: vapidFrom(fromBase64url(KEYS.master), 'mailto:tests@fieldpost.invalid'),
    authenticate: authenticator(
      { issuer: ISSUER, audience: AUDIENCE, jwks: publicKeys(KEYS) },
      tokens.holder,
      MODERATORS,
    ),
    moderators: MODERATORS,
    engines,
    importEngines: engines,
    engineCode: enginesCodeIn([KEPT]),
    memos,
    queues: furnishing.queues ?? queued.queues,
    watch: createWatch({ memos, views, matches, report, now }),
    outages,
    anchors: stores.anchors,
    build,
    keys: signing,
    quotas: counted,
    auditOf: createAudits({ log, memos, engines, key: keys.audits, sign: signing.sign, build, spend, report }),
    live: LIVE_PATH,
    origins: new Set(['https://play.example']),
    now,
  };

  const told = new Map<string, number>();
  /** Follows what was written, one game after another. What is written meanwhile is followed after it. */
  let under: Promise<void> = Promise.resolve();
  const shown = async (game: string): Promise<void> => {
    const head = await project(service, game);
    if (head !== undefined) await noteHeads(memos, [head], clock.now);
  };
  const follow = (): Promise<void> => {
    under = under.catch(() => undefined).then(followed);
    return under;
  };
  async function followed(): Promise<void> {
    for (const game of changed) {
      changed.delete(game);
      if (!following) continue;
      // What bots wrote was followed with the commit that called them.
      if ((await stores.log.newest(game))?.v === told.get(game)) continue;
      const before = await views.projected(game);
      await shown(game);
      for (const call of queued.take('bots')) asked.add(String(call.game));
      if (asked.delete(game)) {
        const now = await views.projected(game);
        // Only queues: clients are told once of what bots add.
        if (now !== undefined) await followGame(telling, now);
        if (now !== undefined) await followHooks(telling, now);
        await playBots(service, bots, game);
        await shown(game);
        asked.delete(game);
      }
      const now = await views.projected(game);
      await heralding.game({ game, ...(before && { before }), ...(now && { now }) });
      told.set(game, now?.view.version ?? 1);
    }
  }
  const serving = (permission: Endpoint['function']): HttpHandler =>
    router(
      OPERATIONS.filter((of) => of.permission === permission),
      async () => service,
    );
  const [write, talk] = [serving('write'), serving('press')];
  const functions: House['functions'] = {
    read: serving('read'),
    costly: serving('costly'),
    press: async (event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyStructuredResultV2> => {
      const result = await talk(event, context);
      for (const each of following ? said.splice(0) : []) {
        await heralding.press(each);
      }
      return result;
    },
    write: async (event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyStructuredResultV2> => {
      const result = await write(event, context);
      await follow();
      return result;
    },
  };

  const gate = gateOf({ callers: createCallers(async () => service), proxies: proxiesIn(furnishing.proxies) });
  const server = gateway(ENDPOINTS, functions, { site, gate });
  const live = liveHandler(async () => ({ service, connections, posts: sockets, now }));
  const sockets = socketsOn(server, live, { gate });
  const telling = { connections, posts: sockets, now, views, people, press, pause: async () => undefined };
  const heralding = herald(telling);
  // Where this process is busy for seconds, as on a slow machine, the server would end a connection that a test is
  // about to use, or give up a request that it has not come to read yet.
  Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0, timeout: 0 });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stores,
    service,
    queued,
    functions,
    sockets,
    calls,
    get now() {
      return clock.now;
    },
    set now(now) {
      clock.now = now;
    },
    wait: (seconds) => {
      clock.now += seconds * 1000;
    },
    as: (user) => clientOf(url, user),
    async sweep() {
      await tellTime(service);
      let ticked = 0;
      for (let due = queued.take('ticks'); due.length > 0; due = queued.take('ticks'))
        for (const message of due) ticked += await tick(service, message);
      await follow();
      return ticked;
    },
    anchor: () => writeAnchor({ anchors: stores.anchors, memos, secret: keys.anchors, sign: signing.sign, now }),
    async close() {
      await sockets.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Notes what was said. */
function heard(press: PressLog) {
  const said: Said[] = [];
  const append: PressLog['append'] = async (kept) => {
    const isNew = await press.append(kept);
    if (isNew) said.push(kept.entry);
    return isNew;
  };
  return {
    press: { ...press, note: press.note, read: press.read, newest: press.newest, noted: press.noted, append },
    said,
  };
}

/** Counts the calls of a log, and notes the games that were written to. */
function watched(log: EventLog) {
  const calls: House['calls'] = {
    append: 0,
    read: 0,
    newest: 0,
    head: 0,
    keep: 0,
    kept: 0,
    snapshot: 0,
    saveSnapshot: 0,
  };
  const changed = new Set<string>();
  const counting: EventLog = {
    append: async (commit, face) => {
      calls.append++;
      try {
        return await log.append(commit, face);
      } finally {
        // Once it is there: who follows another commit at this moment would not find it yet.
        changed.add(commit.envelope.game);
      }
    },
    read: (...of) => {
      calls.read++;
      return log.read(...of);
    },
    newest: (...of) => {
      calls.newest++;
      return log.newest(...of);
    },
    head: (game) => {
      calls.head++;
      return log.head(game);
    },
    keep: (hash, commits) => {
      calls.keep++;
      return log.keep(hash, commits);
    },
    kept: (...of) => {
      calls.kept++;
      return log.kept(...of);
    },
    snapshot: (game, upTo) => {
      calls.snapshot++;
      return log.snapshot(game, upTo);
    },
    saveSnapshot: (game, snapshot) => {
      calls.saveSnapshot++;
      return log.saveSnapshot(game, snapshot);
    },
  };
  return { log: counting, calls, changed };
}

/** A client at `url`; without a user, one that sends no token. */
export function clientOf(
  url: string,
  user: string | undefined,
  token: (user: string) => Promise<string> = tokenOf,
): Client {
  async function send<Body>(method: string, path: string, body?: unknown, headers: Sent = {}): Promise<Answer<Body>> {
    const authorization = user === undefined ? undefined : `Bearer ${await token(user)}`;
    const json = body === undefined ? undefined : 'application/json';
    const wanted = Object.entries({ ...PLAINLY, authorization, 'content-type': json, ...headers }).filter(
      ([, value]) => value !== undefined,
    );
    const response = await fetch(url + path, {
      method,
      headers: Object.fromEntries(wanted) as Record<string, string>,
      ...(body !== undefined && { body: raw(body) }),
    });
    const bytes = await response.text();
    conformsAs(method, path, response, bytes);
    const isJson = /^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '') && bytes !== '';
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(bytes) : undefined) as Body,
      bytes,
    };
  }
  return {
    user,
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
  };
}

/**
 * Unless a test says otherwise, requests have one name, so that equal answers are equal bytes, and are answered without
 * compression.
 */
const PLAINLY: Sent = { 'x-request-id': 'a-request-of-a-test', 'accept-encoding': 'identity' };

/**
 * Holds an answer to openapi.yaml; where no operation is, to what it says of all answers. What a browser opens has a
 * policy.
 */
function conformsAs(method: string, path: string, { status, headers }: Response, body: string): void {
  const policy = headers.get('content-security-policy') ?? '';
  if (/html|svg/.test(headers.get('content-type') ?? '') && !policy.startsWith("default-src 'none'"))
    throw new Error(`no policy: ${path}`);
  const operation = operationAt(method === 'HEAD' ? 'GET' : method, path);
  if (operation !== undefined) conforms(operation, { status, headers, body }, method === 'HEAD');
  else if (!path.startsWith('/docs/')) conformsElsewhere(method, { status, headers, body });
}

const raw = (body: unknown): string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);

/** What GET /actions answers. */
export interface Actions {
  readonly game: string;
  readonly version: number;
  readonly actions: readonly (Ask & { readonly legal: Legal })[];
}

/** What GET /events and /log answer. */
export interface CommitsPage {
  readonly commits: readonly Commit[];
  readonly next?: string;
}

export const SEATS = {
  duel: ['red', 'blue'],
  diplomacy: ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'],
  napoleonics: ['top', 'bottom'],
  kutuzov: ['fn', 'r1', 'fs', 'r2'],
} as const;

export interface Lobby {
  readonly of: keyof typeof SEATS;
  readonly owner?: string;
  readonly options?: Json;
  readonly settings?: Json;
  /** The start of all idempotency keys, where ids are to be the same in another house. */
  readonly key?: string;
}

const keyed = (key: string | undefined, what: string): Sent =>
  key === undefined ? {} : { 'idempotency-key': `${key}/${what}` };

/**
 * The body with which a player takes a seat. In games that hide the holders, seats are dealt, and the player only
 * wishes for it.
 */
export const sitting = (settings: Json, seat: string): Json =>
  (settings as { readonly anonymous?: boolean }).anonymous === true ? { preferences: [seat] } : { seat };

/**
 * Settings of a test: seats of an anonymous game are dealt by wishes, so that everybody comes to the seat that they
 * want.
 */
const dealt = (settings: Json): Json => {
  const { anonymous, seating, ...rest } = settings as { readonly [name: string]: Json };
  return anonymous === true && seating === undefined ? { ...rest, anonymous, seating: 'preferences' } : settings;
};

/**
 * The path of a new game, `/v1/games/g...`, in its lobby; its owner is `ann` unless another is named. Has no one
 * seated.
 */
export async function lobby(
  house: House,
  { of, owner = 'ann', options = of === 'duel' ? { hits: 3 } : {}, settings = {}, key }: Lobby,
) {
  const title = `A game of ${of}`;
  const made = await house
    .as(owner)
    .post('/v1/games', { of, title, options, settings: dealt(settings) }, keyed(key, 'create'));
  if (made.status !== 201) throw new Error(`no lobby: ${made.bytes}`);
  return `/v1/games/${made.body.game}`;
}

/** The path of a game that has started; each seat is held by the person of its name. */
export async function started(house: House, how: Lobby): Promise<string> {
  const { of, key, owner = SEATS[of][0] } = how;
  const path = await lobby(house, { ...how, owner });
  const { body } = await house.as(owner).get<MatchView>(path);
  for (const { seat } of body.seats)
    await house.as(seat).post(`${path}/seats`, sitting(how.settings ?? {}, seat), keyed(key, 'join'));
  const start = await house.as(owner).post(`${path}/start`, undefined, keyed(key, 'start'));
  if (start.status !== 200) throw new Error(`no start: ${start.bytes}`);
  return path;
}

/** The first of these seats that is asked something, as everybody sees it. */
export async function firstAsked<Seat extends string>(
  house: House,
  path: string,
  seats: readonly Seat[],
): Promise<Seat | undefined> {
  const { body } = await house.as(seats[0]).get<MatchView>(path);
  return seats.find((seat) => body.asks.some((ask) => ask.seat === seat));
}

/** The first open question to a client's seat, with its grammar. Throws when there is none. */
export async function asked(client: Client, path: string): Promise<Actions['actions'][number]> {
  const { body } = await client.get<Actions>(`${path}/actions`);
  if (body.actions[0] === undefined) throw new Error(`${client.user} is not asked`);
  return body.actions[0];
}

/** Answers the client's open question. */
export async function act(
  client: Client,
  path: string,
  command: Json,
  headers: Sent = {},
): Promise<Answer<Receipt & ProblemBody>> {
  const { ask } = await asked(client, path);
  return client.post(`${path}/actions`, { ask, command }, headers);
}

/** What GET /people answers a reader. */
interface PeopleAnswer {
  readonly game: string;
  readonly people: { readonly [pseudonym: string]: string };
  readonly title?: string;
  readonly names: { readonly [pointer: string]: string };
  readonly salt?: string;
  readonly invited?: readonly string[];
}

/** Who is who in the game at a path, as a reader may know it. */
export const peopleOf = async (house: House, path: string, reader?: string): Promise<PeopleAnswer> =>
  (await house.as(reader).get<PeopleAnswer>(`${path}/people`)).body;
