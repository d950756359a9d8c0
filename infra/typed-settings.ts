import { type Settings, settingsSchema, type Typed } from './cloud/settings.ts';
import { takenByNpm } from './local/commands/usage.ts';
import { Unusable } from './local/server/data-folder.ts';

/** The flags of a command, and what each of them does. */
export type Flags = { readonly [flag: string]: string };

interface Command {
  readonly typed: Typed;
  readonly has: (flag: string) => boolean;
  /** What `--help` prints; `undefined`: it was not typed. */
  readonly help: string | undefined;
}

const HELP = { '--help': 'prints this' };
const NAMES = Object.keys(settingsSchema.shape);

/**
 * Returns the flags and the settings of `npm run NAME -- ...`. An empty value, as in `-c domain=`, takes a setting
 * back. Throws `Unusable` on anything else, and if npm has taken the arguments for its own.
 */
export function commandIn(
  name: string,
  own: Flags,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Command {
  const flags = { ...own, ...HELP };
  const taken = wronglyTaken(Object.keys(own), env);
  if (taken !== undefined)
    throw new Unusable(`npm took ${taken} for its own. Did you forget "--"? Type npm run ${name} -- before all of it`);
  const given = args.filter((arg) => !Object.hasOwn(flags, arg));
  const unknown = given.find((arg) => arg.startsWith('--'));
  if (unknown !== undefined)
    throw new Unusable(`npm run ${name} has no ${unknown}; it has ${Object.keys(flags).join(', ')}, and -c name=value`);
  return {
    typed: settingsIn(given),
    has: (flag) => args.includes(flag),
    help: args.includes('--help') ? helpOf(name, flags) : undefined,
  };
}

/** Without `--` npm takes `-c`, and any flag that it does not know, such as a mistaken `--stage`. */
function wronglyTaken(flags: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const { npm_config_call: call = '' } = env;
  const own = flags.map((flag) => flag.slice(2)).filter((flag) => flag !== 'yes');
  return takenByNpm([...own, 'stage'], env) ?? (NAMES.includes(call.split('=')[0] ?? '') ? `-c ${call}` : undefined);
}

const helpOf = (name: string, flags: Flags): string =>
  [
    `npm run ${name} -- ${Object.keys(flags)
      .map((flag) => `[${flag}]`)
      .join(' ')} [-c name=value ...]`,
    ...Object.entries(flags).map(([flag, does]) => `  ${flag.padEnd(12)} ${does}`),
    `Settings: ${NAMES.join(', ')}. infra/DEPLOY.md explains them.`,
  ].join('\n');

/** Returns the settings in `-c name=value` arguments. Throws `Unusable` on any other argument. */
export function settingsIn(args: readonly string[]): Typed {
  const given: Record<string, string> = {};
  for (let at = 0; at < args.length; at += 2) {
    const [, name = '', value = ''] = args[at] === '-c' ? (/^([a-zA-Z]+)=(\S*)$/.exec(args[at + 1] ?? '') ?? []) : [];
    if (!NAMES.includes(name)) {
      const wrong = args.slice(at, at + 2).join(' ');
      throw new Unusable(`settings are -c name=value, the names ${NAMES.join(', ')}; not "${wrong}"`);
    }
    if (Object.hasOwn(given, name)) throw new Unusable(`the setting ${name} is typed twice`);
    given[name] = value;
  }
  return given;
}

/** Returns what was typed without the settings that are taken back. */
export const givenIn = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));

/** Returns the default of a setting; `undefined`: it has none. */
export const usualOf = (name: string): unknown =>
  settingsSchema.shape[name as keyof Settings].safeParse(undefined).data;

/** Returns settings as they are typed: `-c name=value -c name=value`. */
const asTyped = (settings: Typed): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** The same with quotes, as a shell takes them. */
export const inShell = (settings: Typed): string =>
  Object.entries(settings)
    .map(([name, value]) => {
      const text = `${name}=${value}`;
      return `-c ${/^[\w=.,:@/+-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`}`;
    })
    .join(' ');

/**
 * Returns what is told of the settings of a stack, without defaults. It leaves out the stage, which is the name of the
 * stack, and `data=new`, which is a step of a first deployment.
 */
export const toldOf = (settings: Settings): string =>
  asTyped(
    Object.fromEntries(
      Object.entries(settings)
        .filter(([name, value]) => name !== 'stage' && value !== undefined && value !== usualOf(name))
        .filter(([name, value]) => name !== 'data' || value !== 'new'),
    ),
  );
