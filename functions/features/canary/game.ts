import { setTimeout as wait } from 'node:timers/promises';
import {
  isFlag,
  isNumber,
  isRecord,
  isText,
  listOf,
  maybe,
  oneOf,
  type Shape,
  shapeOf,
} from '../../platform/ports/shape.ts';
import { type Calls, callsTo, PAUSE_MS, type Service } from './calls.ts';
import { isReceipt, type Receipt, wrongIn } from './log.ts';
import { Unexpected } from './unexpected.ts';

/** Seconds of a deadline, and how late it may be answered, in milliseconds. The clock looks once a minute. */
const DEADLINE = 30;
const LATE_MS = 120_000;
/** A whole game takes no longer, in milliseconds: the function ends soon after it. */
const LONGEST_MS = 240_000;

const SEAT = 'england';
const BOTS = ['austria', 'france', 'germany', 'italy', 'russia', 'turkey'];
const FIRST = 'S1901M';
/** Orders that no other power can hinder, and where the units are after them. */
const ORDERS = ['F Edinburgh - Norwegian Sea', 'F London - North Sea', 'A Liverpool - Yorkshire'];
const MOVED = ['nth', 'nwg', 'yor'];

interface Match {
  readonly status: 'lobby' | 'playing' | 'over' | 'cancelled';
  readonly version: number;
  readonly due?: number;
  readonly asks: readonly { readonly ask: string; readonly seat: string; readonly settled?: boolean }[];
  readonly seats: readonly {
    readonly seat: string;
    readonly holder?: unknown;
    readonly record?: { readonly answered: number; readonly missed: number };
  }[];
  readonly outcome?: { readonly how: string };
}
const isMatch: Shape<Match> = shapeOf<Match>({
  status: oneOf('lobby', 'playing', 'over', 'cancelled'),
  version: isNumber,
  due: maybe(isNumber),
  asks: listOf(shapeOf<Match['asks'][number]>({ ask: isText, seat: isText, settled: maybe(isFlag) })),
  seats: listOf(
    shapeOf<Match['seats'][number]>({
      seat: isText,
      record: maybe(shapeOf<NonNullable<Match['seats'][number]['record']>>({ answered: isNumber, missed: isNumber })),
    }),
  ),
  outcome: maybe(shapeOf<NonNullable<Match['outcome']>>({ how: isText })),
});

interface Seen {
  readonly view: { readonly units: readonly { readonly power: string; readonly loc: string }[] };
}
const isSeen = shapeOf<Seen>({
  view: shapeOf<Seen['view']>({
    units: listOf(shapeOf<Seen['view']['units'][number]>({ power: isText, loc: isText })),
  }),
});

interface Audited {
  readonly verdict: string;
  readonly complete: boolean;
  readonly version: number;
  readonly hash: string;
  readonly findings: readonly { readonly code: string }[];
}
const isAudited = shapeOf<Audited>({
  verdict: isText,
  complete: isFlag,
  version: isNumber,
  hash: isText,
  findings: listOf(shapeOf<Audited['findings'][number]>({ code: isText })),
});

/** A game that went as it should. `maintenance`: commands are refused on purpose, so nothing was played. */
export type Played =
  | { readonly game: string; readonly version: number; readonly seconds: number }
  | { readonly maintenance: string };

interface Options extends Service {
  /** Seconds of a deadline. */
  readonly deadline?: number;
  /** How late a deadline may be answered, in milliseconds. */
  readonly late?: number;
}

/**
 * Plays a small game of Diplomacy on a service, as one account against six bots: a lobby, a phase with orders, a phase
 * that ends by a deadline. Then compares its log with the receipts, and has it audited. The game is private and
 * unrated. It ends by itself, also if the canary dies. Throws `Unexpected` on anything that no player should see.
 */
export async function playCanary(options: Options): Promise<Played> {
  const calls = callsTo(options);
  const told: { game?: string } = {};
  try {
    return await played(calls, options, told);
  } catch (caught) {
    const why = await maintenanceOf(calls);
    if (why !== undefined) return { maintenance: why };
    if (!(caught instanceof Unexpected)) throw caught;
    throw new Unexpected(caught.step, caught.message.slice(caught.step.length + 2), told.game);
  }
}

/** Returns why it took too long; `undefined`: it did not. */
type Lateness = (match: Match, now: number) => string | undefined;

/** Whether the game waits for the canary, which says nothing. */
const isSilent = ({ asks }: Match): boolean =>
  asks.some(({ seat, ask, settled }) => seat === SEAT && ask !== FIRST && settled !== true);

async function played(
  calls: Calls,
  { deadline = DEADLINE, late = LATE_MS, pause = PAUSE_MS }: Options,
  told: { game?: string },
): Promise<Played> {
  const begun = Date.now();
  const receipts: Receipt[] = [];
  async function commit(step: string, path: string, body: object): Promise<Receipt> {
    const receipt = await calls.send(step, path, body, isReceipt);
    if (receipt.version <= (receipts.at(-1)?.version ?? 0))
      throw new Unexpected(step, `version ${receipt.version} follows ${receipts.at(-1)?.version}`);
    receipts.push(receipt);
    return receipt;
  }

  const { game } = await commit('open', '/v1/games', {
    of: 'diplomacy',
    title: 'Canary',
    options: { endYear: 1901 },
    settings: {
      visibility: 'private',
      deadlines: { default: deadline },
      lobbyExpires: 600,
      press: { talk: 'none' },
    },
  });
  told.game = game;
  const path = `/v1/games/${game}`;
  for (const seat of BOTS) await commit('seat a bot', `${path}/seats`, { seat, kind: 'bot' });
  await commit('take a seat', `${path}/seats`, { seat: SEAT });
  const lobby = await calls.read('look at the lobby', path, isMatch);
  if (lobby.status !== 'lobby' || lobby.seats.some(({ holder }) => !isRecord(holder)))
    throw new Unexpected('look at the lobby', `it is ${lobby.status}, or a seat is free`);
  const status = await calls.stranger('look without a token', path);
  if (status !== 404) throw new Unexpected('look without a token', `a private game answers ${status}`);

  await commit('start', `${path}/start`, {});
  const { due } = await calls.read('start', path, isMatch);
  await commit('send orders', `${path}/actions`, { ask: FIRST, written: ORDERS });
  /** Looks at the game until it is as it should be. */
  async function until(step: string, isSo: (match: Match) => boolean, lateness: Lateness): Promise<Match> {
    for (;;) {
      const match = await calls.read(step, path, isMatch);
      const now = Date.now();
      const why = now - begun > LONGEST_MS ? `the game takes longer than ${LONGEST_MS / 1000} s` : lateness(match, now);
      if (why !== undefined) throw new Unexpected(step, why);
      if (isSo(match)) return match;
      // Until the deadline nothing happens.
      const left = isSilent(match) && match.due !== undefined ? match.due - now : 0;
      await wait(Math.max(pause, left));
    }
  }
  await until(
    'wait for the bots',
    ({ asks }) => asks.every(({ ask }) => ask !== FIRST),
    (_, now) => (due === undefined || now > due ? 'a bot did not answer before the deadline' : undefined),
  );
  const { view } = await calls.read('look at the board', `${path}/state`, isSeen);
  const units = view.units.flatMap(({ power, loc }) => (power === SEAT ? [loc] : [])).sort();
  if (units.join() !== MOVED.join())
    throw new Unexpected('look at the board', `the units of ${SEAT} are in ${units.join(', ')}`);

  const over = await until(
    'wait for the deadline',
    (match) => match.status === 'over',
    (match, now) =>
      match.due !== undefined && now > match.due + late
        ? `it passed ${late / 1000} s ago, and the game goes on`
        : undefined,
  );
  const record = over.seats.find(({ seat }) => seat === SEAT)?.record;
  if (record?.answered !== 1 || record.missed < 1 || over.outcome?.how !== 'end-year')
    throw new Unexpected('look at the end', `${over.outcome?.how}; ${JSON.stringify(record)}`);

  const lines = await calls.lines('read the log', `${path}/log`);
  const wrong = wrongIn(lines, receipts, over.version);
  if (wrong !== undefined) throw new Unexpected('read the log', wrong);
  const audit = await calls.read('audit', `${path}/audit`, isAudited);
  const codes = audit.findings.map(({ code }) => code).join(', ');
  if (audit.verdict !== 'holds' || !audit.complete || audit.version !== over.version)
    throw new Unexpected('audit', `${audit.verdict}, ${audit.version} of ${over.version} commits: ${codes}`);
  if (wrongIn(lines, [audit], over.version) !== undefined)
    throw new Unexpected('audit', `it has another commit ${audit.version} than the log`);
  return { game, version: over.version, seconds: Math.round((Date.now() - begun) / 1000) };
}

const isRecordOfOutages = shapeOf<{ readonly maintenance?: { readonly why: string } }>({
  maintenance: maybe(shapeOf<{ readonly why: string }>({ why: isText })),
});

/** Returns why the service refuses commands on purpose; `undefined`: it does not, or does not answer. */
const maintenanceOf = (calls: Calls): Promise<string | undefined> =>
  calls.read('look for maintenance', '/v1/outages', isRecordOfOutages).then(
    ({ maintenance }) => maintenance?.why,
    () => undefined,
  );
