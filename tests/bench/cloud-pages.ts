import {
  COPIES,
  fixedCosts,
  gameOf,
  HABITS,
  HABITS_CHANGED,
  monthOf,
  PRICES,
  piecesBy,
  sum,
  unitsMeasured,
} from './cloud-cost.ts';
import { type After, after, before, SENSITIVITIES, SIZES, sizeFor } from './cloud-sim.ts';

// The pages infra/SCALE.md and infra/COST.md, which follow from figures. A test writes them again and compares.

const cells = (row: readonly (string | number)[]): string => `| ${row.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [cells(head), cells(head.map(() => '---')), ...rows.map(cells)].join('\n');

const COLUMNS = 120;

/** Breaks lines of text that figures made too long. */
function wrapped(page: string): string {
  const broken = (line: string): readonly string[] => {
    if (line.length <= COLUMNS || line.startsWith('|')) return [line];
    const [lines, indent] = [[''], line.startsWith('- ') ? '  ' : ''];
    for (const word of line.split(' ')) {
      const last = lines.at(-1) ?? '';
      if (last === '') lines[lines.length - 1] = word;
      else if (last.length + 1 + word.length <= COLUMNS) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(indent + word);
    }
    return lines;
  };
  return page.split('\n').flatMap(broken).join('\n');
}

/** Seconds as a person reads them. */
function time(seconds: number): string {
  if (seconds === Number.POSITIVE_INFINITY) return 'never';
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${(seconds / 60).toFixed(1)} min`;
  return seconds < 172_800 ? `${(seconds / 3_600).toFixed(1)} h` : `${(seconds / 86_400).toFixed(1)} d`;
}
const games = (n: number): string => `10^${Math.log10(n)}`;
const listed = (figures: readonly number[]): string =>
  figures.map((each) => Math.round(each).toLocaleString('en')).join(', ');
const units = ({ units: { events, views, people } }: After): string => listed([events, views, people]);
const reads = ({ reads: { connections, people } }: After): string => listed([connections, people]);

export function scalePage(): string {
  const rows = SIZES.map((size) => [size, before(size), after(size, sizeFor(size))] as const);
  return wrapped(`# How many games one evening carries

\`npm run bench -- cloud\` writes this page, and a test compares it with the simulation. Nothing here was deployed.
Every time below is **simulated**, from work that was **measured** and limits that are **listed**.

At 20:00 a share of 35 % of all active games is due in the same minute. That share is assumed. *Before* is the stack of
release 0.2.0 with one sweep for all games. *After* is the design with queues. Times are those of the last of 99.9 %.

## Before and after

${table(
  ['active games', 'answered', 'lists', 'told', 'pushed', 'mailed', 'reads refused'],
  rows.map(([size, was, now]) => [
    games(size),
    `${time(was.answered)} → ${time(now.answered)}`,
    `${time(was.lists)} → ${time(now.lists)}`,
    `${time(was.told)} → ${time(now.told)}`,
    `${time(was.pushed)} → with told`,
    `${time(was.mailed)} → ${time(now.mailed)}`,
    `${Math.round(was.refused * 100)} % → 0`,
  ]),
)}

What the stack needs for it:

${table(
  [
    'active games',
    'requests a second',
    'functions at once',
    'write units a second on events, views, people',
    'read units a second on connections, people',
  ],
  rows.map(([size, , now]) => [
    games(size),
    Math.round(now.requests),
    Math.round(now.concurrency),
    units(now),
    reads(now),
  ]),
)}

## At a million games, assumed otherwise

${table(
  ['assumed', 'answered', 'lists', 'told', 'functions at once', 'write units a second'],
  Object.entries(SENSITIVITIES).map(([what, changed]) => {
    const then = after(1e6, changed);
    return [what, time(then.answered), time(then.lists), time(then.told), Math.round(then.concurrency), units(then)];
  }),
)}

## Assumptions

- Listed: a partition takes 1,000 write units and 3,000 read units a second. A table takes 40,000 of each until the
  quota is raised.
- Listed: a function takes one request at a time, and one environment ten a second.
- Listed: a queue begins 5 workers and adds 300 a minute. The stack ends at 60 for deadlines and 40 for notifications.
- Measured when the stack was designed: 5.4 requests and 8 ms for a deadline, 5 and 6 ms for its lists, 4 and 3 ms for
  its herald. [Costs](COST.md) has the newest figures.
- Measured now: ${unitsMeasured.units.notification.requests.toFixed(1)} requests, ${unitsMeasured.units.notification.reads.toFixed(1)} read units and ${unitsMeasured.units.notification.writes.toFixed(1)} write units for one person told. All reads count as reads of \`people\`; 4 ms were measured when the stack was designed.
- Assumed: 4 ms for a request to the store, one processor used by 80 %, and 2 % of all deadlines done twice.
- Assumed: 3.5 people are told of each deadline, 30 % of them have mail, and a letter tells of 2.5 games.
- Built: letters of one person that come within 3 min are one. *Mailed* is the time to send them after that wait.
- Assumed: SES sends 14 mails a second up to 10^4 games, 100 at 10^5 and 500 at 10^6.
- Not simulated: bots, cold starts, uneven shards, and faults of the cloud.

## What would change the conclusion

- **Tables that are new** have 4 partitions. Lists then take ${time(after(1e6, { partitions: 4 }).lists)}: pre-warm the tables first.
- **A visibility time of 360 s** for deadlines: with 1 % of batches dying, the last answer takes ${time(
    after(1e6, { die: 0.01, seenAgain: 360 }).answered,
  )}. With 60 s it takes ${time(after(1e6, { die: 0.01, seenAgain: 60 }).answered)}.
- **100 workers for deadlines** bring views to ${Math.round(after(1e6, { ticking: 100 }).units.views).toLocaleString(
    'en',
  )} of 40,000 write units: too near.
- **The quota of read units** of a table limits how fast people are told: with 120,000 instead of 40,000 they are told
  in ${time(after(1e6, { tableReads: 120_000 }).told)} instead of ${time(after(1e6).told)}.
- **The quota of functions at once**: a new account may have 10, and a million games need ${Math.round(
    after(1e6).concurrency,
  ).toLocaleString('en')}.
`);
}

const dollars = (value: number): string => value.toFixed(4);
const millions = (value: number): string => (value * 1e6).toFixed(2);

export function costPage(): string {
  const { date, commit, units: measured } = unitsMeasured;
  const month = monthOf();
  return wrapped(`# What a game costs

\`npm run bench -- cloud\` writes this page, and a test computes its tables again. Nothing here was deployed: the first
bill is compared with it line by line. All amounts are US dollars. Goal: at most 0.05 per active game and month.

## Measured: units of work

Mean request units of DynamoDB and processor time, on ${date} at commit ${commit}. The store ran in the same process,
so times include its work and are upper bounds.

${table(
  ['work', 'read units', 'write units', 'requests', 'processor, ms'],
  Object.entries(measured).map(([work, { reads, writes, requests, ms }]) => [
    work,
    reads.toFixed(1),
    writes.toFixed(1),
    requests.toFixed(1),
    ms.toFixed(1),
  ]),
)}

## Listed: prices

Region us-east-1, on demand, without free tiers, as listed in November 2025. Look them up again before you rely on them.

${table(
  ['what', 'dollars a million, or a piece'],
  Object.entries(PRICES).map(([what, price]) => [what, price < 0.01 ? (price * 1e6).toFixed(3) : price.toFixed(3)]),
)}

## Dollars a million

Reads come by a function URL, or by the HTTP API (\`reads=api\`, the default until an account has shown the other way).

${table(
  ['what happens', 'front', 'functions and store', 'in all', 'in all by the HTTP API'],
  piecesBy('url').map(({ what, front, rest }, i) => {
    const api = piecesBy('api')[i];
    return [what, millions(front), millions(rest), millions(front + rest), millions((api?.front ?? 0) + rest)];
  }),
)}

## A month of a game with seven players

Assumed: ${HABITS.visits} visits a day and player, ${HABITS.requests} requests a visit, 420 commands with ${HABITS.dryRuns} dry runs each, and mail for ${HABITS.mailShare * 100} %.
The stack joins letters of one person that come within 3 minutes. One is assumed to tell of ${HABITS.letters} games.
Each table is read by a process that has not seen the game. Each notification is counted as one push, also where a letter tells it.

${table(
  ['part', 'dollars'],
  [
    ...Object.entries(month).map(([part, value]) => [part, dollars(value)] as const),
    ['in all, without sign-in', dollars(sum(month))] as const,
  ],
)}

With fixed costs of ${Math.round(sum(fixedCosts))} a month, and with the issuer of tokens:

${table(
  ['active games', 'own issuer', 'Cognito Lite', 'Cognito Essentials'],
  [1e3, 1e4, 1e5, 1e6, 1e7].map((n) => {
    const { own, lite, essentials } = gameOf(n);
    return [games(n), dollars(own), dollars(lite), dollars(essentials)];
  }),
)}

## Assumed otherwise

${table(
  ['assumed', 'dollars a game and month, without sign-in'],
  Object.entries(HABITS_CHANGED).map(([what, changed]) => [what, dollars(sum(monthOf(changed)))]),
)}

## What would change the conclusion

- **Habits of people** are assumed. Visits a day and requests a visit are most of the bill: measure them in the first
  month. A test allows at most four requests a visit.
- **Processes that have not seen a game** read its match first. At a million games nearly all are such, so each table
  is counted so. It costs ${measured['table, new process'].reads.toFixed(1)} read units there and ${measured.table.reads.toFixed(1)} in others, and ${measured['table, unchanged, new process'].reads.toFixed(1)} and ${measured['table, unchanged'].reads.toFixed(1)} if it is unchanged.
- **Chat**: a table that has changed costs one read unit more for each conversation of its reader. The measured games
  have none but the public ones.
- **Sign-in by Cognito Essentials** costs ${dollars(gameOf(1e6).essentials - gameOf(1e6).own)} a game at a million games, which alone takes most of the goal.
- **Reads by the HTTP API** are the default until an account has shown \`reads=url\`. At a million games a game then costs
  ${dollars(gameOf(1e6, { reads: 'api' }).own)}, and by a function URL ${dollars(gameOf(1e6).own)}. With Cognito Lite it is ${dollars(gameOf(1e6, { reads: 'api' }).lite)} and ${dollars(gameOf(1e6).lite)}: above the goal.
- **Backups** are full copies of all tables, and 8 of each are kept. With 35 daily ones a game would cost
  ${dollars(((monthOf().backups ?? Number.NaN) * (35 - COPIES)) / COPIES)} more.
- **Dry runs** are not in the limit of writes, and they always come by the HTTP API.
`);
}
