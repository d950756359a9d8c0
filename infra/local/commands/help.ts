/** What a command takes and does, as it is typed once, and what its exit codes say. */
interface Help {
  readonly takes?: string;
  readonly does: string;
  readonly example: string;
  /** 0 is that all went well, 64 that it was called wrongly, unless something else stands here. */
  readonly exits?: string;
}

const TABLES = 'over the tables that DYNAMODB_ENDPOINT, AWS_REGION or FIELDPOST_DATA name (TABLE_PREFIX), the server stopped';

export const HELP = {
  serve: { does: 'serve the API on this machine (npm start)', example: 'PORT=8081 FIELDPOST_DATA=/tmp/data fieldpost serve' },
  check: {
    does: 'everything that must hold: lint, types, imports, openapi, tests (npm test)',
    example: 'fieldpost check tests/kutuzov',
    exits: 'the exit code of the first step that fails',
  },
  demo: {
    takes: '[GAME]',
    does: 'play a recorded game of Diplomacy over HTTP, check every position, audit its log',
    example: 'fieldpost demo webdip-cicero-433920',
    exits: '1: something differs; 2: no such record',
  },
  adjudicate: {
    takes: '[FILE] [--lang ko]',
    does: 'resolve positions of Diplomacy: NDJSON in, NDJSON out',
    example: 'fieldpost adjudicate positions.ndjson',
  },
  audit: {
    takes: '[FILE] [--partial] [--lang ko] [--receipt GAME:VERSION:HASH]… [--head JWS… --jwks FILE]',
    does: 'check an exported log (NDJSON); --partial: it is not over, or secrets are left out; receipts, heads: what you kept of it',
    example: 'fieldpost audit game.ndjson --receipt g3b6146915c4ea78fe04a:1:6pw570fiCx3JSBDoL3H-iOkPuBlyVBk2vE513XGWsP4',
    exits: '0: it holds; 1: broken; 2: something could not be checked; 64: wrong usage',
  },
  watch: {
    takes: 'GAME [--as NAME | --token TOKEN] [--url URL] [--lang ko]',
    does: 'the position in words, now and after each change, until the game is over',
    example: 'fieldpost watch g3b6146915c4ea78fe04a --as alice',
    exits: '1: refused, or no such game; 64: wrong usage',
  },
  play: {
    takes: 'GAME [--as NAME | --token TOKEN] [--url URL] [--lang ko]',
    does: 'the same, and whenever you are asked, the choices; in the terminal',
    example: 'fieldpost play g3b6146915c4ea78fe04a --as alice',
    exits: '1: refused, or no such game; 64: wrong usage',
  },
  token: { takes: 'USER', does: 'a token of the built-in issuer', example: 'fieldpost token alice', exits: '2: no name' },
  'verify-all': {
    takes: '[--json]',
    does: `check every game: chains, commitments, commands decided again, snapshots; ${TABLES}`,
    example: 'fieldpost verify-all --json',
    exits: '1: findings; 2: an engine is not at hand, or there are no tables; 64: wrong usage',
  },
  'rebuild-views': {
    takes: '[--json]',
    does: `make the lists anew from the log; ${TABLES}`,
    example: 'FIELDPOST_DATA=/tmp/data fieldpost rebuild-views',
    exits: '1: a list is ahead of its log, and was left; 2: there are no tables; 64: wrong usage',
  },
  'export-log': {
    does: `every commit of every game, NDJSON, secrets of running games included; ${TABLES}`,
    example: 'fieldpost export-log > log.ndjson',
    exits: '2: there are no tables',
  },
  'import-log': {
    takes: '[FILE] [--overwrite]',
    does: `put exported commits where they were; ${TABLES}`,
    example: 'fieldpost import-log log.ndjson',
    exits: '1: something else is in a place, or a line is not as it was exported; 2: there are no tables',
  },
  restored: {
    takes: '[--writers-are-stopped] [--receipt GAME:VERSION:HASH …]',
    does: `after a restore, before any writer starts: state it in every game; ${TABLES}`,
    example: 'fieldpost restored --writers-are-stopped',
    exits: 'not 0: something was lost, stopped, or not stated; what it prints says which',
  },
  'set-clock': {
    takes: '[--the-clock-is-right] [GAME ...]',
    does: `list games whose newest commit is in the future; set them right by a commit; ${TABLES}`,
    example: 'fieldpost set-clock --the-clock-is-right',
    exits: 'not 0: a game is still in the future; what it prints says which',
  },
  erase: {
    takes: '[USER]',
    does: `erase a person: names, pseudonyms' owners, texts; without USER all of the journal again, after a restore; ${TABLES}`,
    example: 'fieldpost erase alice',
    exits: 'not 0: not everything is erased; what it prints says why',
  },
  'restore-drill': {
    takes: '[GAMES]',
    does: 'play games (200), export, import into empty tables, compare everything, state the restore, play on; in memory',
    example: 'fieldpost restore-drill 20',
    exits: '1: something is not the same afterwards',
  },
} satisfies { readonly [command: string]: Help };

export type CommandName = keyof typeof HELP;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(HELP, name);

/** All commands, a line each. */
export const usage = (): string =>
  `fieldpost: a host of board wargames

${Object.keys(HELP)
  .map((name) => `  ${name.padEnd(14)} ${HELP[name as CommandName].does.split(/[;:]/)[0]}`)
  .join('\n')}

fieldpost COMMAND --help: what it takes, an example, its exit codes. Nothing is printed in colours; NO_COLOR changes nothing.
`;

/** What is to be known about one command. */
export function helpOf(name: CommandName): string {
  const { takes, does, example, exits }: Help = HELP[name];
  return `fieldpost ${name}${takes === undefined ? '' : ` ${takes}`}

  ${does}

  example: ${example.replace('fieldpost', 'npm run -s fieldpost --')}
  exit:    ${exits === undefined || exits.startsWith('0') ? (exits ?? '0: done') : `0: done; ${exits}`}
`;
}
