import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Legal } from '../../client/src/index.ts';
import { admits } from '../../domain/contract/legal.ts';
import type { Json } from '../../domain/lib/json.ts';
import { choose, Gone } from '../../infra/local/commands/choose.ts';
import { type CommandName, HELP, helpOf, usage } from '../../infra/local/commands/help.ts';
import { nodeProgram } from '../../infra/local/node.mjs';
import { progressOf, workOf } from '../../infra/local/progress.ts';
import { GROUPS, type Group, groupsUsage, groupUsage, scriptsOf } from '../../infra/local/scripts/registry.ts';
import { typed as inProcess } from '../../infra/local/typed.ts';
import { type LiveHouse, openLive } from '../client/house.ts';
import { tokenOf } from '../http/kit.ts';
import { sampleSize } from '../kit/long.ts';

// `fieldpost watch` and `fieldpost play`, as a person types them.

let house: LiveHouse;
beforeAll(async () => {
  house = await openLive();
});
afterAll(() => house.close());

/** What the command line prints when it is given these arguments and told these lines. */
async function typed(args: readonly string[], lines: readonly string[] = []) {
  const { NO_COLOR: _, ...env } = process.env;
  const child = spawn(await nodeProgram(), ['infra/local/fieldpost.mjs', ...args], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const [output, error, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((done) => child.once('exit', done)),
  ]);
  return { output, error, code };
}

/** What a command says in this process; a new one takes a second each time. */
async function said(...args: string[]) {
  const written: string[] = [];
  const { write } = process.stderr;
  // Only this part of a stream is used.
  process.stderr.write = ((words: string) => written.push(words) > 0) as typeof write;
  try {
    return { code: await inProcess(args), error: written.join('') };
  } finally {
    process.stderr.write = write;
  }
}

/** A battle with alice at the bottom, and the arguments that name it. */
async function battle() {
  const alice = house.client('alice');
  const { game } = await alice.createGame({ body: { of: 'napoleonics', options: { scenario: '015' } } });
  await alice.takeSeat({ game, body: { seat: 'bottom' } });
  await alice.takeSeat({ game, body: { seat: 'top', kind: 'bot' } });
  await alice.startGame({ game });
  return { alice, game, args: [game, '--url', house.url, '--token', await tokenOf('alice')] };
}

describe('fieldpost play', () => {
  it('shows the position and the choices, and plays what is chosen', async () => {
    const { alice, game, args } = await battle();
    const [question] = (await alice.getActions({ game })).actions;
    const cards =
      question?.legal.is === 'fields' && question.legal.fields.card?.is === 'oneOf'
        ? question.legal.fields.card.of
        : [];
    const before = (await alice.getGame({ game })).version;
    const { output, code } = await typed(['play', ...args], ['nonsense', '2']);
    expect(output).toContain('Turn 1, French: command card');
    for (const { label } of cards) expect(output).toContain(label!);
    expect([code, (await alice.getGame({ game })).version]).toEqual([0, before + 1]);
    expect((await alice.getState({ game })).view).toMatchObject({
      card: { card: (cards[1] as { value: string }).value },
    });
  });
});

describe('fieldpost watch', () => {
  it('tells where the game stands until it is over', async () => {
    const { alice, game, args } = await battle();
    await alice.castVote({ game, kind: 'cancel', body: { vote: true } });
    const { output, code } = await typed(['watch', ...args]);
    expect(output).toContain(game);
    expect(output).toMatch(/Banners: 0 of/);
    expect(output).toContain('cancelled');
    expect(code).toBe(0);
  });

  it.each([
    { what: 'no game', args: ['watch'], code: 64, error: /which game/ },
    { what: 'an option that it does not have', args: ['watch', 'g1', '--fast'], code: 64, error: /--fast/ },
    {
      what: 'a language that nobody speaks here',
      args: ['play', 'g1', '--lang', 'xx'],
      code: 64,
      error: /--lang is one of/,
    },
  ])('says what is wrong with $what', async ({ args, code, error }) => {
    expect(await said(...args)).toEqual({ code, error: expect.stringMatching(error) });
  });

  it('says that there is no such game', async () => {
    const { code, error } = await typed(['watch', 'g00000000000000000000', '--url', house.url]);
    expect([code, error]).toEqual([1, expect.stringContaining('no such game')]);
  });
});

describe('help', () => {
  it.each(Object.keys(HELP).map((name) => ({ name: name as CommandName })))(
    'of $name has an example and exit codes',
    ({ name }) => {
      const help = helpOf(name);
      expect(help).toContain(`example: `);
      expect(help).toMatch(new RegExp(`npm run -s fieldpost -- ${name}`));
      expect(help).toMatch(/exit: +0: /);
      expect(usage()).toContain(`  ${name} `);
    },
  );

  it('is printed instead of the work', async () => {
    expect(await typed(['verify-all', '--help'])).toEqual({ output: helpOf('verify-all'), error: '', code: 0 });
  });

  it.each(
    Object.keys(HELP)
      .filter((name) => name !== 'check' && name !== 'serve')
      .map((name) => ({ name })),
  )('an option that $name does not have is wrong usage', async ({ name }) => {
    const { code, error } = await said(name, '--jsn');
    expect([code, error]).toEqual([64, expect.stringMatching(/'--jsn'.*example: /s)]);
  });

  it.each([
    { args: ['demo', 'no-such-game'] },
    { args: ['demo', 'one', 'two'] },
    { args: ['token'] },
    { args: ['adjudicate', '--lang', 'xx'] },
    { args: ['adjudicate', 'one', 'two'] },
    { args: ['adjudicate', 'no/such/file'] },
    { args: ['audit', 'one', 'two'] },
    { args: ['audit', '--url', 'http://localhost:1'] },
    { args: ['audit', 'g1', '--url', 'nowhere'] },
    { args: ['audit', 'a-file', '--trust-engines'] },
    { args: ['audit', 'a-file', '--engine', 'short'] },
    { args: ['import-log', 'one', 'two'] },
    { args: ['restore-drill', 'some'] },
    { args: ['restore-drill', '0'] },
    { args: ['restored', '--receipt', 'g1:0:x'] },
    { args: ['erase', 'one', 'two'] },
    { args: ['no-such-command'] },
  ])('fieldpost $args is wrong usage', async ({ args }) => {
    expect(await said(...args)).toEqual({ code: 64, error: expect.stringMatching(/\S/) });
  });

  it('a log that cannot be read is unreadable, and no wrong usage', async () => {
    expect(await said('audit', 'no/such/file')).toEqual({
      code: 4,
      error: expect.stringContaining('no/such/file cannot be read'),
    });
  });

  it.each(
    [
      { what: 'an option', args: ['verify-all', '--jsn'] },
      { what: 'a server', args: ['serve', 'somewhere'] },
      { what: 'a script', args: ['run', 'tests/napoleonics/scripts/random-battles.ts', 'many'] },
    ].slice(0, sampleSize(1, 3)),
  )('the launcher hands on that $what was called wrongly', async ({ args }) => {
    expect(await typed(args)).toMatchObject({ output: '', code: 64, error: expect.stringMatching(/\S/) });
  });

  it('a script prints rows alone for programs', async () => {
    const { output, error, code } = await typed(['run', 'tests/napoleonics/scripts/random-battles.ts', '1', '--json']);
    expect([JSON.parse(output), error, code]).toEqual([
      { battles: 1, commands: expect.any(Number), turns: expect.any(Number), wrong: 0 },
      '',
      0,
    ]);
  });
});

/** Scripts that take long, and so show how far they are. */
const LONG = [
  ...Object.entries(GROUPS.bench).filter(([name]) => name !== 'bundle-sizes'),
  ...Object.entries(GROUPS['play-many']).filter(([name]) => name !== 'bot-learning'),
  ['spectral', GROUPS.describe.spectral],
  ['campaign-texts', GROUPS.golden['campaign-texts']],
] as const;

describe('every long script', () => {
  it.each(LONG)('%s has a bar, --json and --help, under the name that is typed', (name, { runs }) => {
    const source = readFileSync(runs, 'utf8');
    expect(source).toMatch(/await script\(/);
    expect(source).toMatch(new RegExp(`name: '[a-z-]+ -- ${name}'`));
    expect(source).toMatch(/\breport\(/);
    expect(source).toMatch(/takes: '[^']*\[--json\]'/);
  });

  it('says what it takes, and runs nothing', async () => {
    const { output, error, code } = await typed(['run', 'tests/napoleonics/scripts/random-battles.ts', '--help']);
    const taken = 'npm run play-many -- random-battles [BATTLES] [--json]';
    expect([output.split('\n')[0], error, code]).toEqual([taken, '', 0]);
    expect(output).toContain('1: one went wrong');
  });
});

describe('a group of scripts', () => {
  const RUN = 'infra/local/scripts/run.ts';
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: { readonly [name: string]: string };
  };
  const groups = Object.keys(GROUPS) as Group[];

  it('is a script of package.json, which has at most 20', () => {
    const named = Object.entries(scripts).filter(([, typedAs]) => typedAs.includes(RUN));
    expect(named).toEqual(groups.map((group) => [group, `node infra/local/fieldpost.mjs run ${RUN} ${group}`]));
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
  });

  it.each(groups.map((group) => ({ group })))('$group has a file for each of its scripts', ({ group }) => {
    const files = Object.values(scriptsOf(group)).map(({ runs }) => runs.split(' ')[0] ?? '');
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each([
    { what: 'no name', words: [], said: 'no name of a script' },
    {
      what: 'a name that it does not know',
      words: ['figures:chess', '--json'],
      said: 'draw has no script figures:chess',
    },
  ])('given $what prints the names that it knows, and runs nothing', async ({ words, said }) => {
    expect(await typed(['run', RUN, 'draw', ...words])).toEqual({
      output: '',
      error: `${said}\n\n${groupUsage('draw')}`,
      code: 64,
    });
    expect(Object.keys(GROUPS.draw).filter((name) => !groupUsage('draw').includes(`  ${name} `))).toEqual([]);
  });

  it('prints them for --help, and hands on words and the exit code of a script', async () => {
    expect(await typed(['run', RUN, 'describe', '--help'])).toEqual({
      output: groupUsage('describe'),
      error: '',
      code: 0,
    });
    expect(await typed(['run', RUN, 'tables', 'verify-all', '--help'])).toEqual({
      output: helpOf('verify-all'),
      error: '',
      code: 0,
    });
    expect(await typed(['run', RUN, 'play-many', 'random-battles', 'many'])).toMatchObject({ output: '', code: 64 });
  });

  it('is listed by the help of fieldpost', async () => {
    expect((await typed(['--help'])).output).toContain(groupsUsage());
  });
});

describe('long work', () => {
  const stream = (isTTY: boolean) => {
    const said: string[] = [];
    const write = (text: string): boolean => said.push(text) > 0;
    // Only this part of a stream is used.
    return { said, stream: { isTTY, write, columns: 80, on: () => undefined } as unknown as NodeJS.WriteStream };
  };

  it('without a terminal says a line now and then: what is done, of how much, how long the rest takes', () => {
    const { said, stream: none } = stream(false);
    let now = 0;
    const progress = progressOf('verify-all', 100, none, () => now);
    for (let n = 0; n < 50; n++) {
      now += 500;
      progress.step();
    }
    progress.end();
    expect(said).toEqual(['verify-all: 20 of 100, 40 s left\n', 'verify-all: 40 of 100, 30 s left\n']);
  });

  it('with an unknown end says how much is done', () => {
    const { said, stream: none } = stream(false);
    let now = 0;
    const progress = progressOf('import-log: lines', undefined, none, () => now);
    for (let n = 0; n < 3; n++) {
      now += 6_000;
      progress.step(10);
    }
    expect(said).toEqual(['import-log: lines: 20 so far\n']);
  });

  it.each([
    { total: 4, shown: /drill \[=+-+\] 1 of 4, .* left/ },
    { total: undefined, shown: /drill 1 so far/ },
  ])('on a terminal shows a bar, without colours, and makes room for lines ($total)', ({ total, shown }) => {
    const { said, stream: terminal } = stream(true);
    const progress = progressOf('drill', total, terminal);
    progress.step();
    progress.clear();
    progress.end();
    expect(said.join('')).toMatch(shown);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a sequence that colours starts with one
    expect(said.join('')).not.toMatch(/\u001b\[\d*(;\d+)*m/);
  });

  it('for programs says nothing but its rows', async () => {
    const { report, tell } = workOf('drill', true);
    const written: string[] = [];
    const write = process.stdout.write;
    process.stdout.write = ((text: string) => written.push(text) > 0) as typeof write;
    try {
      report(2).step();
      await tell('words');
      await tell('words', { row: 1 });
    } finally {
      process.stdout.write = write;
    }
    expect(written).toEqual(['{"row":1}\n']);
  });
});

describe('a choice of the grammar', () => {
  const GRAMMAR: Legal = {
    is: 'fields',
    fields: {
      type: { is: 'const', value: 'all' },
      one: {
        is: 'oneOf',
        of: [
          { is: 'const', value: 'a', label: 'Ay' },
          { is: 'const', value: 'b' },
        ],
      },
      number: { is: 'int', min: 1, max: 3 },
      some: { is: 'pick', values: ['x', 'y', 'z'], min: 1, max: 2 },
      words: { is: 'text', max: 9 },
      orders: {
        is: 'map',
        entries: { par: { is: 'const', value: 'hold', label: 'A par' }, bre: { is: 'const', value: 'hold' } },
        min: 0,
        max: 2,
      },
      ready: { is: 'const', value: true },
    },
    optional: ['ready'],
  };

  it('is made step by step; what cannot be is asked again', async () => {
    const said = ['3', '2', '0', '2', 'x', '1 1 2 3', '1, 3', 'hello', '1'];
    const asked: string[] = [];
    const command = await choose(GRAMMAR, async (question) => {
      asked.push(question);
      return said.shift();
    });
    expect(command).toEqual({
      type: 'all',
      one: 'b',
      number: 2,
      some: ['x', 'z'],
      words: 'hello',
      orders: { par: 'hold' },
    });
    expect(admits(GRAMMAR as Parameters<typeof admits>[0], command as Json)).toBe(true);
    expect(asked[0]).toContain('1 Ay');
    expect(asked.at(-1)).toContain('1 A par');
  });

  it('ends when nobody is there', async () => {
    await expect(choose(GRAMMAR, async () => undefined)).rejects.toThrow(Gone);
  });
});
