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

const TOKEN =
  'FIELDPOST_TOKEN (instead of --token, for http://localhost:8080 or the PORT that is set; no other --url gets it)';
const TABLES =
  'over the tables that DYNAMODB_ENDPOINT, AWS_REGION or FIELDPOST_DATA name (TABLE_PREFIX), the server stopped';

export const HELP = {
  serve: {
    does: 'serve the API on this machine (npm start)',
    example: 'PORT=8081 FIELDPOST_DATA=/tmp/data fieldpost serve',
  },
  check: {
    does:
      'everything that must hold: lint, types, imports, openapi, tests (npm test);\n' +
      '  --related [REF]: types and tests of the files that differ from the last commit, or from REF',
    example: 'fieldpost check --related main',
    exits: 'the exit code of the first step that fails',
  },
  demo: {
    takes: '[GAME]',
    does: 'play a recorded game of Diplomacy over HTTP, check every position, audit its log',
    example: 'fieldpost demo webdip-cicero-433920',
    exits: '1: something differs',
  },
  adjudicate: {
    takes: '[FILE] [--lang ko]',
    does: 'resolve positions of Diplomacy: NDJSON in, NDJSON out',
    example: 'fieldpost adjudicate positions.ndjson',
    exits: '1: a line is no position that can be resolved; its answer says why',
  },
  audit: {
    takes:
      '[FILE] | GAME --url URL [--token TOKEN] [--engine HASH]… [--trust-engines]\n' +
      '    [--partial] [--lang ko] [--json] [--receipt GAME:VERSION:HASH]… [--head JWS…] [--press FILE] [--jwks FILE]',
    does:
      'check a log, as a file (NDJSON or JSON) or as a service gives it; --partial: not all of it; receipts, heads: what you kept;\n' +
      '  --press: what people said. Engines in engines/engines.json of this folder run as programs of yours. All others run\n' +
      '  confined: those of the data folder, those named by --engine, and with --trust-engines those of the service, whose word is\n' +
      '  no proof: by them a log is unchecked (2), or broken, but never holds.\n' +
      '  Confined: an engine gets the language alone, no file, process or module, and ends with this command, or where that is\n' +
      '  killed, after ten minutes. Not confined: Node 24 has no permission for the network, so only what leads there is taken\n' +
      '  away, and nothing bounds its use of the processor till then. A fault of Node or V8 would let it out: where that\n' +
      '  matters, audit in a container without network',
    example:
      'fieldpost audit game.ndjson --receipt g3b6146915c4ea78fe04a:1:6pw570fiCx3JSBDoL3H-iOkPuBlyVBk2vE513XGWsP4',
    exits:
      '0: it holds; 1: broken; 2: something could not be checked; 3: incomplete, the log stops before its end; 4: unreadable',
    reads:
      `${TOKEN},\n           FIELDPOST_DATA (its folder \`engines\` is searched, .fieldpost unless set),\n` +
      '           FIELDPOST_ENGINES (another folder instead)',
  },
  watch: {
    takes: 'GAME [--as NAME | --token TOKEN] [--url URL] [--lang ko]',
    does: 'the position in words, now and after each change, until the game is over',
    example: 'fieldpost watch g3b6146915c4ea78fe04a --as alice',
    exits: '1: refused, or no such game',
    reads: TOKEN,
  },
  play: {
    takes: 'GAME [--as NAME | --token TOKEN] [--url URL] [--lang ko]',
    does: 'the same, and whenever you are asked, the choices; in the terminal',
    example: 'fieldpost play g3b6146915c4ea78fe04a --as alice',
    exits: '1: refused, or no such game',
    reads: TOKEN,
  },
  token: { takes: 'USER', does: 'a token of the built-in issuer', example: 'fieldpost token alice' },
  'verify-all': {
    takes: '[--json]',
    does: `check every game: chains, commitments, commands decided again, snapshots; ${TABLES}`,
    example: 'fieldpost verify-all --json',
    exits: '1: findings; 2: an engine is not at hand, or there are no tables',
  },
  'rebuild-views': {
    takes: '[--json]',
    does: `rebuild the lists from the log; ${TABLES}`,
    example: 'FIELDPOST_DATA=/tmp/data fieldpost rebuild-views',
    exits: '1: a list is ahead of its log, and was left; 2: there are no tables',
  },
  'export-log': {
    takes: '[--json]',
    does: `every commit of every game, NDJSON, secrets of running games included; ${TABLES}`,
    example: 'fieldpost export-log > log.ndjson',
    exits: '2: there are no tables',
  },
  'import-log': {
    takes: '[FILE] [--overwrite] [--json]',
    does: `put exported commits where they were; ${TABLES}`,
    example: 'fieldpost import-log log.ndjson',
    exits: '1: something else is in a place, or a line is not as it was exported; 2: there are no tables',
  },
  restored: {
    takes: '[--writers-are-stopped] [--receipt GAME:VERSION:HASH …]',
    does: `after a restore, before any writer starts: state it in every game; ${TABLES}`,
    example: 'fieldpost restored --writers-are-stopped',
    exits: '1: a game is stopped, or a receipt is of another history; 2: it did not begin',
  },
  'set-clock': {
    takes: '[--the-clock-is-right] [GAME ...]',
    does: `list games whose newest commit is in the future; set them right by a commit; ${TABLES}`,
    example: 'fieldpost set-clock --the-clock-is-right',
    exits: '1: a game is still in the future, or cannot be read; 2: there are no tables',
  },
  erase: {
    takes: '[USER]',
    does: `erase a person: names, pseudonyms' owners, texts; without USER all of the journal again, after a restore; ${TABLES}`,
    example: 'fieldpost erase alice',
    exits: '1: nobody signs in by that name; 2: there are no tables',
  },
  'restore-drill': {
    takes: '[GAMES] [--json]',
    does: 'play games (200), export, import into empty tables, compare everything, state the restore, play on; in memory',
    example: 'fieldpost restore-drill 20',
    exits: '1: something is not the same afterwards',
  },
} satisfies { readonly [command: string]: Help };

export type CommandName = keyof typeof HELP;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(HELP, name);

/** Returns all commands, one a line. */
export const usage = (): string =>
  `fieldpost: a host of board wargames

${Object.keys(HELP)
  .map((name) => `  ${name.padEnd(14)} ${HELP[name as CommandName].does.split(/[;:]/)[0]}`)
  .join('\n')}

fieldpost COMMAND --help: what it takes, an example, its exit codes.
exit codes: 0 done, or it holds; 1 the work found something wrong; 2 it could not be done, or not all be checked;
64 wrong usage, or a file that cannot be read. (audit: 3 incomplete, 4 unreadable.)
Long work says on standard error how far it is and how long the rest takes; --json: JSON alone, for programs.
Nothing is printed in colours, but by the programs that check runs; they obey NO_COLOR.
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
  exit:    ${codes}; 64: wrong usage${codes.includes('4: unreadable') ? '' : ', or a file that cannot be read'}
${reads === undefined ? '' : `  reads:   ${reads}\n`}`;
}
