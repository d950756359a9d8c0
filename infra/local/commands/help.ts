/** What a command takes and does, its synopsis, and its exit codes. */
export interface Help {
  readonly takes?: string;
  readonly does: string;
  readonly example: string;
  /** 0 is success unless it is listed here. 64 is always a wrong command line. */
  readonly exits?: string;
  /** Environment variables that it reads, with their meaning. */
  readonly reads?: string;
}

const TOKEN = 'FIELDPOST_TOKEN (replaces --token; sent only to http://localhost:8080, or to the PORT that is set)';
const TABLES =
  'in the tables of DYNAMODB_ENDPOINT, AWS_REGION or FIELDPOST_DATA (with TABLE_PREFIX); stop the server first';

export const HELP = {
  serve: {
    does: 'serve the API on this machine (npm start)',
    example: 'PORT=8081 FIELDPOST_DATA=/tmp/data fieldpost serve',
  },
  check: {
    does:
      'run all checks: lint, types, imports, openapi, tests (npm test);\n' +
      '  --related [REF]: only types and tests of files that differ from the last commit, or from REF',
    example: 'fieldpost check --related main',
    exits: 'the exit code of the first step that fails',
  },
  demo: {
    takes: '[GAME]',
    does: 'play a recorded game of Diplomacy over HTTP, check every position, audit its log',
    example: 'fieldpost demo webdip-cicero-433920',
    exits: '1: a position or the log differs',
  },
  adjudicate: {
    takes: '[FILE] [--lang ko]',
    does: 'resolve positions of Diplomacy: NDJSON in, NDJSON out',
    example: 'fieldpost adjudicate positions.ndjson',
    exits: '1: a line is not a possible position; its answer has the reason',
  },
  audit: {
    takes:
      '[FILE] | GAME --url URL [--token TOKEN] [--engine HASH]… [--trust-engines]\n' +
      '    [--partial] [--lang ko] [--json] [--receipt GAME:VERSION:HASH]… [--head JWS…] [--press FILE] [--outages FILE]\n' +
      '    [--anchor FILE] [--jwks FILE]',
    does:
      'check a log from a file (NDJSON or JSON) or from a server; --partial: a part of a log; --receipt, --head: your own proofs;\n' +
      '  --press: an export of messages; --outages: pages of /v1/outages; --anchor: pages of …/anchors and of\n' +
      '  /anchors/…, one a line.\n' +
      '  Engines in engines/engines.json of this folder run without limits, as your own programs. All others run confined: those\n' +
      '  of the data folder, those of --engine, and with --trust-engines those of the server. The engines of a server prove\n' +
      '  nothing, so a log is then unchecked (2) or broken (1), and never holds.\n' +
      '  A confined engine has the language, but no file, process or module. It ends with this command, or after ten minutes if\n' +
      '  the command is killed. Node 24 cannot forbid the network, so this command removes every way to it. The use of the\n' +
      '  processor has no limit in that time. A fault of Node or V8 could free an engine: if that matters, audit in a\n' +
      '  container without network',
    example:
      'fieldpost audit game.ndjson --receipt g3b6146915c4ea78fe04a:1:6pw570fiCx3JSBDoL3H-iOkPuBlyVBk2vE513XGWsP4',
    exits:
      '0: it holds; 1: broken; 2: a check was not possible; 3: incomplete, the log stops before its end; 4: unreadable',
    reads:
      `${TOKEN},\n           FIELDPOST_DATA (its folder \`engines\` is searched, .fieldpost unless set),\n` +
      '           FIELDPOST_ENGINES (another folder instead)',
  },
  watch: {
    takes: 'GAME [--as NAME | --token TOKEN] [--url URL] [--lang ko]',
    does: 'print the position in words, now and after each change, until the game is over',
    example: 'fieldpost watch g3b6146915c4ea78fe04a --as alice',
    exits: '1: the server refused, or has no such game',
    reads: TOKEN,
  },
  play: {
    takes: 'GAME [--as NAME | --token TOKEN] [--url URL] [--lang ko]',
    does: 'play in the terminal: print the position after each change, and your choices when it is your turn',
    example: 'fieldpost play g3b6146915c4ea78fe04a --as alice',
    exits: '1: the server refused, or has no such game',
    reads: TOKEN,
  },
  token: { takes: 'USER', does: 'print a token of the built-in issuer', example: 'fieldpost token alice' },
  'verify-all': {
    takes: '[--json]',
    does: `check every game: chains, commitments, commands decided again, snapshots; the table of events is enough; ${TABLES}`,
    example: 'fieldpost verify-all --json',
    exits: '1: findings; 2: an engine is missing, or there are no tables',
  },
  'rebuild-views': {
    takes: '[--again] [--json]',
    does: `rebuild the lists from the log; ${TABLES}`,
    example: 'FIELDPOST_DATA=/tmp/data fieldpost rebuild-views',
    exits: '1: a list is ahead of its log or could not be rebuilt, and was kept; 2: no tables, or a key is missing',
  },
  'export-log': {
    takes: '[--json]',
    does: `print every commit of every game as NDJSON, with the secrets of running games; ${TABLES}`,
    example: 'fieldpost export-log > log.ndjson',
    exits: '2: there are no tables',
  },
  'import-log': {
    takes: '[FILE] [--overwrite] [--json]',
    does: `write exported commits to their places; ${TABLES}`,
    example: 'fieldpost import-log log.ndjson',
    exits: '1: a place has another commit, or a line was changed after its export; 2: there are no tables',
  },
  'export-service': {
    takes: '[--json]',
    does: `print everything of a service as NDJSON: logs, chat, outages, people, and the encrypted vault; ${TABLES}`,
    example: 'fieldpost export-service > service.ndjson',
    exits: '2: there are no tables',
  },
  'import-service': {
    takes: 'FILE --keys FILE [--users FILE] [--dry-run]',
    does:
      'put an exported service into empty tables, and encrypt its vault with the keys of the environment;\n' +
      '  --keys: keys.json of the old data folder; --users: JSON, by name there the user of the new issuer;\n' +
      '  --dry-run: check everything, list accounts without a new name, and write nothing;\n' +
      `  ${TABLES}`,
    example: 'fieldpost import-service service.ndjson --keys .fieldpost/keys.json --users users.json',
    exits:
      '1: the tables are not empty, or a line is of another form; 2: --users names no account, a key is missing, or there\n' +
      '           are no tables',
  },
  restored: {
    takes: '[--writers-are-stopped] [--receipt GAME:VERSION:HASH …]',
    does: `record a restore in every game, before any writer starts; ${TABLES}`,
    example: 'fieldpost restored --writers-are-stopped',
    exits: '1: a game is stopped, or a receipt is of another history; 2: the command did not begin',
  },
  'set-clock': {
    takes: '[--the-clock-is-right] [GAME ...]',
    does: `list games with their newest commit in the future; correct them by a commit; ${TABLES}`,
    example: 'fieldpost set-clock --the-clock-is-right',
    exits: '1: a game is still in the future, or unreadable; 2: there are no tables, or a key is missing',
  },
  outage: {
    takes: '--from TIME --until TIME --why TEXT',
    does: `write an outage that the server could not see into its public record, for all games; ${TABLES}`,
    example: "fieldpost outage --from 2026-01-31T20:00Z --until 2026-01-31T21:30Z --why 'sign-in was down'",
    exits: '1: it is longer or older than 72 hours, or not over; 2: there are no tables, or a key is missing',
  },
  redrive: {
    takes: 'QUEUE [--stage STAGE] [--show]',
    does: 'send the messages that a queue of the cloud gave up back to it, slowly; --show: only count and print them',
    example: 'AWS_REGION=eu-central-1 fieldpost redrive ticks --stage prod --show',
    exits: '2: there is no such queue, or AWS refuses',
    reads: 'AWS_REGION, and the credentials of AWS',
  },
  maintenance: {
    takes: 'on --why TEXT [--until TIME] | off',
    does:
      'refuse commands while you work on the server: reading goes on, and no deadline times out; off gives games the time back;\n' +
      '  in the tables of DYNAMODB_ENDPOINT, AWS_REGION or FIELDPOST_DATA (with TABLE_PREFIX); the server may run',
    example: "fieldpost maintenance on --why 'a new disk' --until 2026-01-31T21:30Z",
    exits: '1: no maintenance is on; 2: there are no tables, or a key is missing',
  },
  'status-page': {
    takes: 'DIR --url URL',
    does: 'ask a service whether it answers, and write index.html and status.json for another host; run it every minute',
    example: 'fieldpost status-page /var/www/status --url https://play.example',
  },
  canary: {
    takes: '[URL] [--token TOKEN | --as NAME] [--deadline SECONDS]',
    does:
      'play a small game of Diplomacy on a running server: a lobby, a phase with orders, a phase that ends by its deadline\n' +
      '  (--deadline: 10 to 120 seconds, 30 unless set); compare its log with the receipts, and have it audited. It is\n' +
      '  private and unrated. On this machine the account is "canary"',
    example: 'fieldpost canary http://localhost:8080',
    exits: '1: the server did not do as it should, the line says what; 2: it is under maintenance',
    reads: TOKEN,
  },
  explain: {
    takes: 'GAME [--seat SEAT] [--json]',
    does: `tell since when seats were asked, what their players were told, and why not; no orders, texts, addresses; ${TABLES}`,
    example: 'fieldpost explain g3b6146915c4ea78fe04a --seat france',
    exits: '1: no such game or seat; 2: there are no tables',
  },
  erase: {
    takes: '[USER]',
    does: `erase a person: name, links to pseudonyms, texts; after a restore, omit USER to repeat the whole journal; ${TABLES}`,
    example: 'fieldpost erase alice',
    exits: '1: no person signs in by that name; 2: there are no tables, or a key is missing',
  },
  'cloud-env': {
    takes: '[--stage STAGE]',
    does:
      'print, for a shell, the variables that commands on the tables of a stage need: TABLE_PREFIX, AWS_REGION, KMS_…, JWT_…,\n' +
      '  ANCHORS_BUCKET, as its functions have them; no key leaves KMS; calls `aws`',
    example: 'fieldpost cloud-env --stage prod',
    exits: '2: AWS does not tell them',
    reads: 'what `aws` reads: AWS_REGION, AWS_PROFILE, its files',
  },
  'stop-writers': {
    takes: '[--stage STAGE] [--purge | --again]',
    does:
      'stop all functions of a stack that write, before a restore; --purge: empty its queues, too;\n' +
      '  --again: start them, on the newest streams of the tables; calls `aws`',
    example: 'fieldpost stop-writers --stage prod --purge',
    exits: '1: AWS refused a step; the lines say which',
    reads: 'what `aws` reads: AWS_REGION, AWS_PROFILE, its files',
  },
  brake: {
    takes: '[--release] [--stage STAGE]',
    does: 'stop costly, guests and bots of a stack, as its alarm on spending does; calls `aws`;\n  --release: let them run again',
    example: 'fieldpost brake --release --stage prod',
    exits: '1: AWS refused a step; the lines say which',
    reads: 'what `aws` reads: AWS_REGION, AWS_PROFILE, its files',
  },
  'restore-drill': {
    takes: '[GAMES] [--json]',
    does: 'play games (200) in memory, export them, import them into empty tables, compare all, record the restore, and play on',
    example: 'fieldpost restore-drill 20',
    exits: '1: a game differs afterwards',
  },
} satisfies { readonly [command: string]: Help };

export type CommandName = keyof typeof HELP;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(HELP, name);

/** Returns all commands, one a line. */
export const usage = (): string =>
  `fieldpost: a server of board wargames

${Object.keys(HELP)
  .map((name) => `  ${name.padEnd(14)} ${HELP[name as CommandName].does.split(/[;:]/)[0]}`)
  .join('\n')}

fieldpost COMMAND --help: arguments, an example, exit codes.
exit codes: 0 done, or it holds; 1 the command found a fault; 2 the command could not run, or not check all;
64 wrong usage, or an unreadable file. (audit: 3 incomplete, 4 unreadable.)
Long commands print their progress and remaining time on standard error; --json: only JSON, for programs.
Only the programs that check runs print colours; they obey NO_COLOR.
`;

/** Returns the help of one command. */
export const helpOf = (name: CommandName): string => helpText(`npm run -s fieldpost -- ${name}`, HELP[name]);

/** Returns the help of the command that was typed as `called`. */
export function helpText(called: string, { takes, does, example, exits, reads }: Help): string {
  const name = called.replace('npm run -s fieldpost --', 'fieldpost');
  const codes = exits === undefined || exits.startsWith('0') ? (exits ?? '0: done') : `0: done; ${exits}`;
  return `${name}${takes === undefined ? '' : ` ${takes}`}

  ${does}

  example: ${example.replace(/(^| )fieldpost /, '$1npm run -s fieldpost -- ')}
  exit:    ${codes}; 64: wrong usage${codes.includes('4: unreadable') ? '' : ', or an unreadable file'}
${reads === undefined ? '' : `  reads:   ${reads}\n`}`;
}
