import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsSchema as gameSettings } from '../../domain/match/state/settings.ts';
import { quotasSchema } from '../../functions/features/costs/quotas.ts';
import { descriptionAsJson } from '../../functions/platform/http/description.ts';
import { settingsSchema as cloudSettings } from '../../infra/cloud/settings.ts';
import { HELP, helpOf } from '../../infra/local/commands/help.ts';
import { GROUPS } from '../../infra/local/scripts/registry.ts';
import { settingsSchema } from '../../infra/local/settings.ts';
import { madeOnce } from '../kit/built.ts';
import { hasPython } from '../verifier/python.ts';

// What documents print can be typed, and does what they say.

const DOCUMENTS = [
  'README.md',
  'docs/api.md',
  'docs/play.md',
  'docs/operate.md',
  'infra/DEPLOY.md',
  'infra/ACCOUNT.md',
  'infra/RESTORE.md',
  'LOG.md',
  'docs/log-chance.md',
  'docs/log-chat.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
];
const PAGES = [
  ...DOCUMENTS,
  'docs/running.md',
  'domain/README.md',
  'functions/README.md',
  'tests/README.md',
  'tests/kutuzov/README.md',
];
const textOf = (file: string): string => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: { readonly [name: string]: string } };

/** A script as a file names it: `npm run bench -- kill`, with the name of the script in its group. */
const NAMED = /npm run (?:-s )?([a-z][\w:-]*)(?: -- ([a-z][\w:-]*))?/g;
const groups: { readonly [group: string]: object } = GROUPS;

it('each script of npm that a file names is there', () => {
  const files = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.mjs', '*.yaml', '*.json'], {
    encoding: 'utf8',
  }).split('\n');
  const named = files
    .filter((file) => existsSync(file) && file !== 'tests/infra/printed.test.ts')
    .flatMap((file) => [...textOf(file).matchAll(NAMED)].map(([, script = '', name]) => ({ file, script, name })));
  expect(named.length).toBeGreaterThan(100);
  const isThere = ({ script, name }: { readonly script: string; readonly name?: string | undefined }): boolean => {
    const group = groups[script];
    return group === undefined ? scripts[script] !== undefined : name === undefined || Object.hasOwn(group, name);
  };
  expect(named.filter((each) => !isThere(each))).toEqual([]);
});

it('each script of npm is named in a document', () => {
  const all = PAGES.map(textOf).join('\n');
  const started = ['start', 'test', ...Object.keys(GROUPS).filter((group) => group !== 'describe')];
  const inGroups = Object.entries(GROUPS).flatMap(([group, each]) =>
    Object.keys(each).map((name) => `${group} -- ${name}`),
  );
  const named = (name: string): boolean => new RegExp(`[\`\\s]${name}[\`\\s]`).test(all);
  expect([...Object.keys(scripts), ...inGroups].filter((name) => !started.includes(name) && !named(name))).toEqual([]);
});

it('each command of fieldpost that a document prints is there, with its options', () => {
  const printed = PAGES.flatMap((file) =>
    [...textOf(file).matchAll(/npm run -s fieldpost -- ([a-z-]+)([^`\n|]*)/g)].map(([, name = '', rest = '']) => ({
      name,
      options: [...rest.replace(/#.*/, '').matchAll(/--[a-z-]+/g)].map(([option]) => option),
    })),
  ).filter(({ name }) => !name.startsWith('-') && !['run', 'tool'].includes(name));
  expect(printed.length).toBeGreaterThan(10);
  for (const { name, options } of printed) {
    const help = Object.entries(HELP).find(([known]) => known === name)?.[0];
    expect(help, name).toBeDefined();
    for (const option of options) expect(helpOf(help as keyof typeof HELP)).toContain(option);
  }
});

it('commands with what they print stand in README and docs/api.md alone, which tests run word for word', () => {
  expect(PAGES.filter((file) => /^\$ /m.test(textOf(file)))).toEqual(['README.md', 'docs/api.md']);
});

describe('README, "Verify"', () => {
  const part = textOf('README.md').split('### Verify')[1]?.split('\n## ')[0] ?? '';
  const steps = [...part.matchAll(/^\$ (.*)\n(.*)$/gm)].map(([, command = '', printed = '']) => ({ command, printed }));

  it('has a command of each verifier', () => {
    expect(steps.map(({ command }) => command.split(' ')[0])).toEqual(['npm', 'python3']);
  });

  it.each(steps)('$command prints what it says', ({ command, printed }) => {
    const { stdout } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(stdout).toBe(command.startsWith('python3') && !hasPython ? '' : `${printed}\n`);
  });
});

it('each operation that a document names is in the description', async () => {
  const { paths } = JSON.parse(await madeOnce('description', descriptionAsJson)) as {
    readonly paths: { readonly [path: string]: object };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method, path })),
  );
  const shape = (path: string): string => path.replaceAll(/\{[^}]*\}|[A-Z]{2,}/g, '_');
  const named = DOCUMENTS.flatMap((file) => [...textOf(file).matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^`\s?]*)/g)]);
  expect(named.length).toBeGreaterThan(20);
  const unknown = named.filter(
    ([, method = '', path = '']) =>
      !operations.some((each) => each.method === method.toLowerCase() && shape(each.path) === shape(path)),
  );
  expect(unknown.map(([, method, path]) => `${method} ${path}`)).toEqual([]);
});

describe('settings', () => {
  it.each([
    { page: 'docs/operate.md', of: 'the server', names: Object.keys(settingsSchema.shape) },
    { page: 'docs/operate.md', of: 'quotas', names: Object.keys(quotasSchema.shape) },
    { page: 'infra/DEPLOY.md', of: 'the cloud', names: Object.keys(cloudSettings.shape) },
    { page: 'docs/play.md', of: 'a game', names: Object.keys(gameSettings.shape) },
  ])('$page has a row for each setting of $of', ({ page, names }) => {
    const rows = textOf(page)
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split(' | ')[0]);
    expect(names.filter((name) => !rows.some((row) => row?.includes(`\`${name}\``)))).toEqual([]);
  });
});
