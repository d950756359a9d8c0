import process from 'node:process';
import { type CommandName, helpOf, isCommand, usage } from './commands/help.ts';
import { unknown } from './commands/nearest.ts';
import { asTyped, takenByNpm, WRONG_USAGE } from './commands/usage.ts';
import { groupsUsage } from './scripts/registry.ts';

type Run = (args: readonly string[]) => Promise<number>;

/** `serve` is missing here: the launcher starts it from its bundles. */
const COMMANDS: { readonly [name in Exclude<CommandName, 'serve'>]: () => Promise<Run> } = {
  check: async () => (await import('./check.ts')).check,
  demo: async () => (await import('./commands/demo.ts')).demo,
  adjudicate: async () => (await import('./commands/adjudicate.ts')).adjudicateLines,
  audit: async () => (await import('./audit/audit.ts')).auditFile,
  watch: async () => (await import('./commands/watch.ts')).watch,
  play: async () => (await import('./commands/play.ts')).play,
  token: async () => (await import('./commands/token.ts')).printToken,
  'verify-all': async () => (await import('../upkeep/verify-all.ts')).verifyAll,
  'rebuild-views': async () => (await import('../upkeep/rebuild/rebuild-views.ts')).rebuildViews,
  'export-log': async () => (await import('../upkeep/carry.ts')).exportLog,
  'import-log': async () => (await import('../upkeep/carry.ts')).importLog,
  'export-service': async () => (await import('../upkeep/move/export-service.ts')).exportService,
  'import-service': async () => (await import('../upkeep/move/import-service.ts')).importService,
  restored: async () => (await import('../upkeep/restore/restored.ts')).stateRestored,
  'set-clock': async () => (await import('../upkeep/set-clock.ts')).setClock,
  outage: async () => (await import('../upkeep/outage.ts')).outage,
  redrive: async () => (await import('../upkeep/redrive.ts')).redrive,
  maintenance: async () => (await import('../upkeep/maintenance.ts')).maintenance,
  'status-page': async () => (await import('../upkeep/status-page.ts')).statusPage,
  canary: async () => (await import('../upkeep/canary.ts')).canary,
  explain: async () => (await import('../upkeep/explain/explain.ts')).explain,
  erase: async () => (await import('../upkeep/erase.ts')).erase,
  'cloud-env': async () => (await import('../deploy/cloud-env.ts')).cloudEnv,
  'stop-writers': async () => (await import('../deploy/stop-writers.ts')).stop,
  brake: async () => (await import('../deploy/brake.ts')).brake,
  'restore-drill': async () => (await import('../upkeep/restore/restore-drill.ts')).restoreDrill,
};

/** Options without which a command does something else, or to another stage. */
const WEIGHTY = ['stage', 'again', 'purge', 'dry-run', 'until', 'release', 'writers-are-stopped'];

/** Runs the typed command and returns the exit code. */
export async function typed([name = 'help', ...args]: readonly string[]): Promise<number> {
  const taken = takenByNpm(WEIGHTY, process.env);
  if (taken !== undefined) {
    process.stderr.write(
      `npm took ${taken} for its own. Did you forget "--"? Type npm run fieldpost -- ${name} ${taken}\n`,
    );
    return WRONG_USAGE;
  }
  if (isCommand(name) && args.includes('--help')) process.stdout.write(helpOf(name));
  else if (isCommand(name) && name !== 'serve')
    return asTyped(helpOf(name), async () => (await COMMANDS[name]())(args));
  else {
    const asked = name === 'help' || name === '--help';
    if (asked) process.stdout.write(`${usage()}\n${groupsUsage()}`);
    else process.stderr.write(isCommand(name) ? `${name} takes no words\n\n${helpOf(name)}` : unknown(name));
    return asked ? 0 : WRONG_USAGE;
  }
  return 0;
}
