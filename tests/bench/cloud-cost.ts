import measured from './cloud-units.json' with { type: 'json' };

// What a game costs in the cloud: measured units, listed prices, and assumed habits of people.

/** US dollars, us-east-1, on demand, without free tiers: price lists of November 2025. */
export const PRICES = {
  'write unit of DynamoDB': 0.625e-6,
  'read unit of DynamoDB': 0.125e-6,
  'GB a month in DynamoDB': 0.25,
  'GB a month of recovery': 0.2,
  'GB a month of a backup': 0.1,
  'write on the trail': 1e-6,
  'call of a function': 0.2e-6,
  'GB-second of a function': 13.3334e-6,
  'request to the HTTP API': 1e-6,
  'request to CloudFront': 1e-6,
  'call of the edge function': 0.1e-6,
  'request to WAF': 0.6e-6,
  'GB of logs': 0.5,
  'message of the live channel': 1e-6,
  'minute of a connection': 0.25e-6,
  'mail by SES': 1e-4,
  'request to SQS': 0.4e-6,
  'GB from CloudFront': 0.085,
  'metric of an alarm': 0.1,
  'alarm of alarms': 0.5,
  'key a month': 1,
  'firewall a month': 5,
  'rule of a firewall': 1,
  'dashboard a month': 3,
  'metric a month': 0.3,
} as const;

type Work = keyof typeof measured.units;

/** Gigabytes of a function with one processor. */
const GB = 1.77;
const A_LINE = 0.35e-6 * PRICES['GB of logs'];

const storeOf = ({ reads, writes }: { readonly reads: number; readonly writes: number }): number =>
  reads * PRICES['read unit of DynamoDB'] + writes * PRICES['write unit of DynamoDB'];
/** A function that runs this many milliseconds for each of a batch. */
const run = (ms: number, batch = 1): number =>
  PRICES['call of a function'] / batch + (ms / 1_000) * GB * PRICES['GB-second of a function'];

/** What the stack has, whatever is played: a test counts it in the template. `metrics`: those that the stack makes. */
export const STANDING = {
  alarmed: 135,
  composites: 3,
  keys: 7,
  firewalls: 1,
  rules: 10,
  dashboards: 1,
  metrics: 39,
} as const;

/** Queues that functions read, and requests a minute of those that wait for messages: 5 of 20 seconds (listed). */
const POLLS = 5 * 5 * 3;

/**
 * Fixed costs a month. Every minute two functions look for work, in all partitions, and every five minutes a small game
 * is played.
 */
const FIXED = {
  alarms: STANDING.alarmed * PRICES['metric of an alarm'] + STANDING.composites * PRICES['alarm of alarms'],
  keys: STANDING.keys * PRICES['key a month'],
  firewall: STANDING.firewalls * PRICES['firewall a month'] + STANDING.rules * PRICES['rule of a firewall'],
  dashboards: STANDING.dashboards * PRICES['dashboard a month'],
  metrics: STANDING.metrics * PRICES['metric a month'],
  sweeps: 2 * 43_200 * (run(60) + 136 * PRICES['read unit of DynamoDB']),
  polls: 43_200 * POLLS * PRICES['request to SQS'],
  canary: 8_640 * 60 * 5e-6,
  anchors: 1,
} as const;

/** What work costs in functions and the store. `batch`: how many pieces of it one call does. */
const worked = (work: Work, batch = 1): number => storeOf(measured.units[work]) + run(measured.units[work].ms, batch);

const EDGE = PRICES['request to CloudFront'] + PRICES['call of the edge function'] + PRICES['request to WAF'];
/** The front of a request: by a function URL, or by the HTTP API. */
const FRONTS = { url: EDGE, api: EDGE + PRICES['request to the HTTP API'] + A_LINE } as const;
type Front = keyof typeof FRONTS;

/** Dollars a piece: what happens, and in which parts. */
interface Piece {
  readonly what: string;
  readonly front: number;
  readonly rest: number;
}

const KINDS = ['Diplomacy', 'Napoleonics', 'Kutuzov'] as const;

/** Pieces of at most 10 messages and batches as the stack has them. */
const PROJECTED = 3;
const HERALDED = 5;
const TICKED = 50;
const TOLD = 10;
const SENT = 25;

const commandOf = (kind: (typeof KINDS)[number]): number =>
  worked(`command of ${kind}`) + worked('lists of a command', PROJECTED) + worked('herald of a command', HERALDED);

const UNCHANGED = 'table that is unchanged (304)';
const NEW = 'in a process that has not seen the game';

export const piecesBy = (reads: Front): readonly Piece[] => [
  ...KINDS.map((kind) => ({ what: `command of ${kind}`, front: FRONTS.api, rest: commandOf(kind) })),
  { what: 'dry run while pointing', front: FRONTS.api, rest: worked('dry run') },
  { what: UNCHANGED, front: FRONTS[reads], rest: worked('table, unchanged') },
  { what: 'table', front: FRONTS[reads], rest: worked('table') },
  { what: `${UNCHANGED}, ${NEW}`, front: FRONTS[reads], rest: worked('table, unchanged, new process') },
  { what: `table, ${NEW}`, front: FRONTS[reads], rest: worked('table, new process') },
  { what: 'my games', front: FRONTS[reads], rest: worked('my games') },
  { what: 'thumbnail', front: FRONTS[reads], rest: worked('thumbnail') },
  { what: 'story with frames', front: FRONTS[reads], rest: worked('story with frames') },
  { what: 'past version of a public game, from the edge', front: EDGE, rest: 0 },
  {
    what: 'deadline, with lists and herald',
    front: 0,
    rest:
      worked('deadline', TICKED) +
      worked('lists of a command', 10) +
      worked('herald of a command', HERALDED) +
      (3 * PRICES['request to SQS']) / 100,
  },
  {
    what: 'notification by push',
    front: 0,
    rest: worked('notification', TOLD) + run(8, SENT) + (3 * PRICES['request to SQS']) / 10,
  },
];

/** Habits of people: assumed. */
interface Habits {
  readonly visits: number;
  readonly reads: Front;
  /** Requests of a visit beside the table itself: as many again of everything. */
  readonly requests: number;
  /** The share of tables that a process reads which has not seen the game lately. */
  readonly strange: number;
  readonly dryRuns: number;
  readonly letters: number;
  readonly mailShare: number;
  readonly liveMinutes: number;
  readonly liveMessages: number;
}

export const HABITS: Habits = {
  visits: 10,
  reads: 'url',
  requests: 2.5,
  strange: 1,
  dryRuns: 3,
  letters: 2.5,
  mailShare: 0.3,
  liveMinutes: 20,
  liveMessages: 10,
};

/** Players of a game, days of a month, commands of a game in a month. */
const PLAYERS = 7;
const DAYS = 30;
const COMMANDS = 420;
/** Bytes of a finished game, and of one that is played, in gigabytes. */
const FINISHED_GB = 0.57e-3;
const PLAYED_GB = 0.35e-3;
/** Finished games of a game that is played. */
const FINISHED = 10;
/** Full copies of a table: the last 3 days, and 5 Sundays. */
export const COPIES = 8;
/** Writes of a command to the log and the vault, which the trail has. */
const WRITTEN = 2;
/** How a visit is spread over requests: two fifths unchanged tables, two fifths tables, the rest is divided. */
const mixOf = (strange: number): { readonly [what: string]: number } => ({
  [UNCHANGED]: 0.4 * (1 - strange),
  [`${UNCHANGED}, ${NEW}`]: 0.4 * strange,
  table: 0.4 * (1 - strange),
  [`table, ${NEW}`]: 0.4 * strange,
  'my games': 0.08,
  thumbnail: 0.08,
  'story with frames': 0.04,
});

/** A month of a game that seven people play, in dollars, by part. */
export function monthOf(changed: Partial<Habits> = {}): { readonly [part: string]: number } {
  const of = { ...HABITS, ...changed };
  const pieces = new Map(piecesBy(of.reads).map(({ what, front, rest }) => [what, front + rest]));
  const piece = (what: string): number => pieces.get(what) ?? Number.NaN;
  const requests = PLAYERS * of.visits * DAYS * of.requests;
  const storage = PRICES['GB a month in DynamoDB'] + PRICES['GB a month of recovery'];
  return {
    reading: requests * Object.entries(mixOf(of.strange)).reduce((sum, [what, share]) => sum + share * piece(what), 0),
    'dry runs': COMMANDS * of.dryRuns * piece('dry run while pointing'),
    commands: COMMANDS * piece('command of Diplomacy'),
    mail: ((COMMANDS * of.mailShare) / of.letters) * PRICES['mail by SES'],
    'live channel':
      PLAYERS *
      DAYS *
      (of.liveMinutes * PRICES['minute of a connection'] + of.liveMessages * PRICES['message of the live channel']),
    notifications: COMMANDS * piece('notification by push'),
    deadlines: DAYS * piece('deadline, with lists and herald'),
    'storage of this game': PLAYED_GB * storage,
    'storage of ten finished games': FINISHED * FINISHED_GB * storage,
    backups: COPIES * (PLAYED_GB + FINISHED * FINISHED_GB) * PRICES['GB a month of a backup'],
    'trail of writes': (COMMANDS + DAYS) * WRITTEN * PRICES['write on the trail'],
    'files of the site': PLAYERS * DAYS * 0.05e-3 * PRICES['GB from CloudFront'],
    'errors and the rest': 0.0005,
  };
}

export const sum = (parts: { readonly [part: string]: number }): number =>
  Object.values(parts).reduce((all, part) => all + part, 0);

/** Dollars a month of an issuer of tokens, by active people: free to 10,000, then in steps (listed). */
const STEPS = {
  Lite: [
    [1e5, 0.0055],
    [1e6, 0.0046],
    [1e7, 0.00325],
    [Number.POSITIVE_INFINITY, 0.0025],
  ],
  Essentials: [[Number.POSITIVE_INFINITY, 0.015]],
} as const;
const FREE = 1e4;
/** A person plays three games at once. */
const GAMES_A_PERSON = 3;

function issuer(games: number, plan: keyof typeof STEPS): number {
  const people = (games * PLAYERS) / GAMES_A_PERSON;
  let [dollars, from] = [0, FREE];
  for (const [upTo, price] of STEPS[plan]) {
    dollars += Math.max(0, Math.min(people, upTo) - from) * price;
    from = Math.max(from, upTo);
  }
  return dollars;
}

/** Dollars a game and month, with fixed costs and sign-in. */
export function gameOf(
  games: number,
  changed: Partial<Habits> = {},
): { readonly own: number; readonly lite: number; readonly essentials: number } {
  const play = sum(monthOf(changed)) + sum(FIXED) / games;
  return {
    own: play,
    lite: play + issuer(games, 'Lite') / games,
    essentials: play + issuer(games, 'Essentials') / games,
  };
}

export const HABITS_CHANGED: { readonly [what: string]: Partial<Habits> } = {
  'as assumed': {},
  '4 requests a visit, the most that a test allows': { requests: 4 },
  '6 requests a visit': { requests: 6 },
  'every table by a process that has seen the game': { strange: 0 },
  'reads by the HTTP API': { reads: 'api' },
  '6 requests a visit, by the HTTP API': { requests: 6, reads: 'api' },
  '20 visits a day': { visits: 20 },
  '5 visits a day': { visits: 5 },
  '10 dry runs a command': { dryRuns: 10 },
  'a letter tells of one game': { letters: 1 },
  'mail for everybody': { mailShare: 1 },
  '30 live messages a person and day': { liveMessages: 30 },
  'live for two hours a day': { liveMinutes: 120, liveMessages: 60 },
};

export const fixedCosts = FIXED;
export const unitsMeasured = measured;
