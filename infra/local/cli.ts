import process from 'node:process';
import { endAs } from './ending.ts';

type Run = (args: readonly string[]) => Promise<number>;

const USAGE = `fieldpost: a host of board wargames

  serve                    serve the API on this machine (npm start)
  check                    everything that must hold: lint, types, imports, openapi, tests (npm test)
  demo [GAME]              play a recorded game of Diplomacy over HTTP, check every position, audit its log
  adjudicate [FILE]        resolve positions of Diplomacy: NDJSON in, NDJSON out; --lang ko: reasons in Korean
  audit FILE [--partial]   check an exported log (NDJSON); --partial: the game is not over, or secrets are left out;
                           --receipt GAME:VERSION:HASH, --head JWS --jwks FILE: hold it against what you kept of it;
                           exit 0: it holds, 1: broken, 2: something could not be checked, 64: wrong usage
  token USER               a token of the built-in issuer
  watch GAME               the position in words, now and after each change
  play GAME                the same, and whenever you are asked, the choices; in the terminal

Over the tables that DYNAMODB_ENDPOINT, AWS_REGION or FIELDPOST_DATA name (TABLE_PREFIX), no server needed:

  verify-all               check every game: chains, commitments, commands decided again, snapshots
  rebuild-views            make the lists anew from the log
  export-log               every commit of every game, NDJSON, secrets of running games included
  import-log [FILE] [--overwrite]   put exported commits where they were
  restored [--writers-are-stopped] [--receipt GAME:VERSION:HASH ...]   after a restore, before any writer starts: state it in every game
  set-clock [--the-clock-is-right] [GAME ...]   list games whose newest commit is in the future; set them right by a commit
  erase [USER]             erase a person: names, pseudonyms' owners, texts; without USER all of the journal again, after a restore
  restore-drill [GAMES]    play games (200), export, import into empty tables, compare everything, state it; in memory
`;

/** `serve` is not among them: the launcher starts it from its bundles. */
const COMMANDS: { readonly [name: string]: () => Promise<Run> } = {
  check: async () => (await import('./check.ts')).check,
  demo: async () => (await import('./commands/demo.ts')).demo,
  adjudicate: async () => (await import('./commands/adjudicate.ts')).adjudicateLines,
  audit: async () => (await import('./commands/audit.ts')).auditFile,
  watch: async () => (await import('./commands/watch.ts')).watch,
  play: async () => (await import('./commands/play.ts')).play,
  token: async () => (await import('./commands/token.ts')).printToken,
  'verify-all': async () => (await import('../upkeep/verify-all.ts')).verifyAll,
  'rebuild-views': async () => (await import('../upkeep/rebuild-views.ts')).rebuildViews,
  'export-log': async () => (await import('../upkeep/carry.ts')).exportLog,
  'import-log': async () => (await import('../upkeep/carry.ts')).importLog,
  restored: async () => (await import('../upkeep/restored.ts')).stateRestored,
  'set-clock': async () => (await import('../upkeep/set-clock.ts')).setClock,
  erase: async () => (await import('../upkeep/erase.ts')).erase,
  'restore-drill': async () => (await import('../upkeep/restore-drill.ts')).restoreDrill,
};

const [name = 'help', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command === undefined) {
  const asked = name === 'help' || name === '--help';
  (asked ? process.stdout : process.stderr).write(USAGE);
  process.exitCode = asked ? 0 : 2;
} else await endAs(async () => (await command())(args));
