import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { synthesise } from '../../infra/app.ts';
import { settingsSchema } from '../../infra/cloud/settings.ts';
import { deploy } from '../../infra/deploy/deploy.ts';
import { destroy } from '../../infra/deploy/destroy.ts';
import { commandIn, settingsIn, toldOf } from '../../infra/typed-settings.ts';
import { runFolder } from '../kit/built.ts';
import { type Account, accountOf } from './deploy-stack.ts';
import { standIn } from './stand-in.ts';
import { CONTACT } from './template.ts';

// Settings as they are typed for a deployment, and as the next one keeps them; against stand-ins of AWS and the CDK.

const built = standIn();

/** An account to which one deployment after another is made. */
function stage(first: Account = {}) {
  let account = first;
  return async (typed: string, more: Account = {}) => {
    const tried = accountOf({ ...account, ...more });
    let outputs: Record<string, string> = {};
    const make: typeof synthesise = (given, _, folder = '', __, step = {}) => {
      const { contact: ___, ...settings } = given;
      const made = built.made(settings, step);
      outputs = Object.fromEntries(
        Object.entries(made.template.Outputs).flatMap(([name, { Value }]) =>
          typeof Value === 'string' ? [[name, Value]] : [],
        ),
      );
      return { ...made, folder };
    };
    const folder = mkdtempSync(join(runFolder(), 'deploy-'));
    const args = typed === '' ? [] : typed.split(' ');
    const code = await deploy(tried.programs, { args, build: async () => built, folder, region: 'eu-central-1', make });
    if (tried.told.length > 0) account = { stack: 'UPDATE_COMPLETE', outputs };
    return { code, told: tried.told, settings: account.outputs?.Settings, said: tried.said.join('\n') };
  };
}

const CONTACTED = `-c contact=${CONTACT.contact}`;
const SETTING = /-c \S+/g;
const DOMAIN = '-c email=me@example.com -c mail=post@play.example.com -c domain=play.example.com -c zone=Z0123456789';

describe('the settings of a deployment', () => {
  it('are told by the first one, which keeps none', async () => {
    const { code, said, settings } = await stage()(`${CONTACTED} ${DOMAIN}`);
    expect(code).toBe(0);
    expect(said).not.toMatch(/kept from|taken back|does not tell/);
    expect(settings?.match(SETTING)?.sort()).toEqual(`${CONTACTED} ${DOMAIN}`.match(SETTING)?.sort());
  });

  it('are kept by the next one, also by one that only looks', async () => {
    const next = stage();
    const before = await next(`${CONTACTED} ${DOMAIN} -c persons=3`);
    const looked = await next('--preflight -c canary=on');
    expect(looked).toMatchObject({ code: 0, told: [], settings: before.settings });
    const { code, said, settings } = await next('-c canary=on');
    expect(code).toBe(0);
    for (const each of `${CONTACTED} ${DOMAIN} -c persons=3`.match(SETTING) ?? []) {
      expect(said.split('\n')[0]).toContain(each);
      expect(settings).toContain(each);
    }
    expect(said.split('\n')[0]).toMatch(/^ok {4}kept from the deployment before/);
    expect(settings).toContain('-c canary=on');
    expect((await next('')).settings).toBe(settings);
  });

  it('are taken back by an empty value or by the default, with those that belong to them', async () => {
    const next = stage();
    await next(`${CONTACTED} ${DOMAIN} -c canary=on`);
    const { said, settings } = await next('-c domain= -c canary=off');
    expect(said).toMatch(/taken back: -c canary=on -c domain=play.example.com -c zone=Z0123456789$/m);
    expect(settings).not.toMatch(/domain|zone|canary/);
    expect(settings).toContain('-c mail=post@play.example.com');
  });

  it('of another domain or sender are not those of the one before', async () => {
    const next = stage();
    await next(`${CONTACTED} ${DOMAIN} -c mailVerified=yes`);
    expect((await next('-c domain=play.example.com')).settings).toContain('zone=');
    const { settings } = await next('-c domain=other.example.com -c mail=post@other.example.com');
    expect(settings).toContain('-c domain=other.example.com');
    expect(settings).not.toMatch(/zone|mailVerified/);
  });

  it('are not what a step has in their place', async () => {
    const next = stage();
    await next(CONTACTED);
    const cut = await next('-c edge=2', { failing: 2 });
    expect([cut.code, cut.settings]).toEqual([1, `${CONTACTED} -c edge=2`]);
    expect((await next('')).told).toHaveLength(6);
    const { settings, said } = await next('');
    expect(settings).toBe(`${CONTACTED} -c edge=2`);
    expect(said).toContain('step 1: an upgrade');
    expect(said).not.toContain('step 2');
  });

  it('are told without their defaults, the stage, and the first step of a stage', () => {
    const settings = settingsSchema.parse({ ...CONTACT, stage: 'try', size: 'small', data: 'new', retention: '30' });
    expect(toldOf(settings)).toBe(`${CONTACTED} -c retention=30`);
  });

  it('go on with a change of the secret that was cut off', async () => {
    const next = stage({
      stack: 'UPDATE_COMPLETE',
      outputs: { EdgeGeneration: '1,2', Settings: `${CONTACTED} -c edge=2` },
    });
    expect((await next('')).said).toContain('the edge sends secret 2');
  });

  it('protect a stage again that was to be thrown away', async () => {
    const next = stage();
    await next(`${CONTACTED} -c data=destroy`);
    expect((await next('')).said).toContain('note  tables, keys and users go with the stack: -c data=destroy');
    const { said, settings } = await next('-c data=');
    expect(said).toContain('taken back: -c data=destroy');
    expect(settings).toBe(CONTACTED);
  });

  it('of a stack that does not tell them are typed again, as before', async () => {
    const next = stage({ stack: 'UPDATE_COMPLETE', outputs: { EdgeGeneration: '1' } });
    await expect(next('-c canary=on')).rejects.toThrow('wrong settings: contact');
    const { code, said, settings } = await next(`${CONTACTED} -c canary=on`);
    expect(code).toBe(0);
    expect(said).toContain('note  what stands does not tell its settings');
    expect(settings).toBe(`${CONTACTED} -c canary=on`);
  });

  it('are told as a shell takes them', async () => {
    const next = stage();
    const typed = '-c ring=https://pager.example/in?a=1&b=2 -c quotas={"open":5}';
    await next(`${CONTACTED} ${typed}`);
    const { said } = await next('-c quotas= -c ring=');
    const [, line = ''] = /taken back: (.*)/.exec(said) ?? [];
    const { stdout } = spawnSync('sh', ['-c', `printf '%s ' ${line}`], { encoding: 'utf8' });
    expect(stdout.trim()).toBe(typed);
  });

  it('that a newer release knows are told and not kept, so that it can be taken back', async () => {
    const next = stage({ stack: 'UPDATE_COMPLETE', outputs: { Settings: `${CONTACTED} -c colour=red` } });
    const { code, said } = await next('');
    expect([code, said]).toEqual([0, expect.stringContaining('not known to this release, so not kept: -c colour=red')]);
  });

  it.each(['persons', 'seeds', 'signing'])('take no key of %s away', async (name) => {
    const next = stage({ stack: 'UPDATE_COMPLETE', outputs: { Settings: `${CONTACTED} -c ${name}=4` } });
    for (const lower of [`-c ${name}=3`, `-c ${name}=`]) {
      const { code, told, said } = await next(lower);
      expect([code, told]).toEqual([1, []]);
      expect(said).toContain(`type -c ${name}=4, or leave it out`);
    }
    expect((await next(`-c ${name}=5`)).settings).toContain(`-c ${name}=5`);
  });

  it('do not change the master key', async () => {
    const kept = stage({ stack: 'UPDATE_COMPLETE', outputs: { Settings: `${CONTACTED} -c master=keep` } });
    expect(await kept('-c master=none')).toMatchObject({ code: 1, told: [] });
    expect(await kept('')).toMatchObject({ code: 0, settings: `${CONTACTED} -c master=keep` });
  });

  it('with a wrong name or value are refused before AWS is asked', async () => {
    const { programs, asked } = accountOf({});
    const how = { build: async () => built, folder: '', region: 'eu-central-1' };
    for (const args of [['-c', 'domian=play.example.com'], ['-c', 'size=huge'], ['-c', 'stage=Prod'], ['--prefight']])
      await expect(deploy(programs, { ...how, args })).rejects.toThrow(/domian|size|stage|--prefight/);
    expect(asked).toEqual([]);
  });
});

describe('what is typed', () => {
  it('is a setting a name', () => {
    expect(settingsIn(['-c', 'stage=test', '-c', 'retention=30', '-c', 'domain='])).toEqual({
      stage: 'test',
      retention: '30',
      domain: '',
    });
    for (const name of Object.keys(settingsSchema.shape))
      expect(settingsIn(['-c', `${name}=x`])).toEqual({ [name]: 'x' });
  });

  it.each([
    { args: ['-c', 'colour=red'], why: `${Object.keys(settingsSchema.shape).join(', ')}; not "-c colour=red"` },
    { args: ['-c', 'quotas={"open": 5}'], why: 'not "-c quotas={"open": 5}"' },
    { args: ['stage=test'], why: 'not "stage=test"' },
    { args: ['-c'], why: 'not "-c"' },
    { args: ['-c', 'stage=a', '-c', 'stage=b'], why: 'stage is typed twice' },
  ])('$args is refused', ({ args, why }) => {
    expect(() => settingsIn(args)).toThrow(why);
  });

  it('may ask for help, and a flag that is not there names those that are', () => {
    const flags = { '--preflight': 'looks' };
    const { help } = commandIn('deploy', flags, ['--help'], {});
    for (const word of ['npm run deploy -- ', '--preflight', 'looks', 'mailVerified']) expect(help).toContain(word);
    expect(commandIn('deploy', flags, ['--preflight'], {})).toMatchObject({ help: undefined, typed: {} });
    expect(() => commandIn('deploy', flags, ['--prefight'], {})).toThrow('it has --preflight, --help');
  });

  it.each([
    { env: { npm_config_preflight: 'true' }, took: '--preflight' },
    { env: { npm_config_stage: 'test' }, took: '--stage' },
    { env: { npm_config_call: 'contact=mailto:me@example.com' }, took: '-c contact=' },
  ])('is not what npm has taken without "--": $took', ({ env, took }) => {
    expect(() => commandIn('deploy', { '--preflight': '', '--yes': '' }, [], env)).toThrow(
      new RegExp(`npm took ${took}.*Did you forget "--"\\? Type npm run deploy -- `),
    );
  });

  it('is all that npm leaves to a command', () => {
    for (const call of ['', 'node --test'])
      commandIn('deploy', { '--yes': '' }, [], { npm_config_call: call, npm_config_yes: '' });
  });
});

describe('npm run destroy', () => {
  async function destroyed(typed: string, account: Account = { stack: 'UPDATE_COMPLETE' }) {
    const tried = accountOf(account);
    const made: unknown[] = [];
    const make: typeof synthesise = ({ contact: _, ...settings }) => {
      made.push(settings.stage);
      return { ...built.made(settings), folder: 'F' };
    };
    const how = { args: typed.split(' '), build: async () => built, folder: '', region: 'eu-central-1', make };
    const code = await destroy(tried.programs, how).catch((caught: Error) => caught.message);
    return { code, made, told: tried.told, said: tried.said };
  }

  it.each([
    '-c stge=test',
    '-c contact=mailto:me@example.com',
    '-c stage=',
    '-c stage=Try',
    '-c stage=prod-edge',
    '--all -c stage=try',
  ])('deletes nothing with %s', async (typed) => {
    const { code, made, told } = await destroyed(typed);
    expect([typeof code, made, told]).toEqual(['string', [], []]);
  });

  it('says which stacks it deletes, and lets the CDK ask', async () => {
    const { code, made, told, said } = await destroyed('-c stage=try');
    expect([code, made, told]).toEqual([0, ['try'], ['destroy --all --app F --no-notices']]);
    expect(said).toEqual(['deletes fieldpost-try in eu-central-1 and fieldpost-try-edge in us-east-1']);
    expect((await destroyed('-c stage=try --yes')).told).toEqual(['destroy --all --app F --no-notices --force']);
  });

  it('says whether tables go with it, and that there is no such stack', async () => {
    const standing = (Settings: string): Account => ({ stack: 'UPDATE_COMPLETE', outputs: { Settings } });
    expect((await destroyed('-c stage=try', standing(`${CONTACTED} -c data=destroy`))).said[1]).toMatch(/go with it/);
    expect((await destroyed('-c stage=prod', standing(CONTACTED))).said[1]).toMatch(/stay/);
    expect((await destroyed('-c stage=tset', {})).said[1]).toContain('fieldpost-tset does not stand');
    // In another region than that of the stage, its stack at the edge would be found.
    expect((await destroyed('-c stage=try --yes', {})).told).toEqual(['destroy --all --app F --no-notices']);
  });
});

describe('commands that pages print', () => {
  const pages = ['infra/DEPLOY.md', 'docs/running.md'].map((page) => readFileSync(page, 'utf8')).join('\n');
  const found = (pattern: RegExp): readonly string[] => [...pages.matchAll(pattern)].map(([, what = '']) => what);
  const { template, stack, edge } = built.made();

  it('look with the settings of the deployment that follows', () => {
    const [, looks, deploys] = /npm run deploy -- --preflight (.*)\nnpm run deploy -- (.*)/.exec(pages) ?? [];
    expect(deploys).toBeDefined();
    expect(looks).toBe(deploys);
  });

  it('destroy a stage by its name', () => {
    const typed = found(/npm run destroy -- ([^`\n]*)/g);
    expect(typed).toHaveLength(2);
    for (const each of typed) expect(settingsIn(each.split(' '))).toHaveProperty('stage');
  });

  it('name stacks, alarms and outputs that are there', () => {
    const stacks = found(/--stack-name (\S+)/g);
    expect(new Set(stacks)).toEqual(new Set([stack, edge.stack]));
    const alarms = Object.values(template.Resources).map(({ Properties }) => Properties?.AlarmName);
    expect(alarms).toEqual(expect.arrayContaining([...found(/--alarm-name (\S+)/g)]));
    const outputs = found(/\$\(out (\w+)\)/g);
    expect(outputs).toEqual(['SiteUrl', 'Audience']);
    for (const each of outputs) expect(template.Outputs).toHaveProperty(each);
  });

  it('set the variables of a shell that they use', () => {
    const [helper = ''] = /^out\(\) \{[\s\S]*?^SiteUrl=.*$/m.exec(pages) ?? [];
    const aws = 'aws() { printf "%s|" "$@"; }';
    const { stdout } = spawnSync('sh', ['-c', `${aws}\n${helper}\necho "$SiteUrl"\necho "$Audience"`], {
      encoding: 'utf8',
    });
    const asked = (name: string) =>
      'cloudformation|describe-stacks|--stack-name|fieldpost-prod|--output|text|' +
      `--query|Stacks[0].Outputs[?OutputKey=='${name}'].OutputValue|\n`;
    expect(stdout).toBe(asked('SiteUrl') + asked('Audience'));
    const used = found(/\$([A-Z][A-Za-z]+)\b/g).filter((name) => !['A', 'Audience', 'SiteUrl'].includes(name));
    expect(used).toEqual([]);
  });

  it('cost at first what the page about costs says', () => {
    const [, fixed] = /With fixed costs of (\d+) a month/.exec(readFileSync('infra/COST.md', 'utf8')) ?? [];
    expect(found(/^- About (\d+) dollars a month/gm)).toEqual([fixed]);
  });

  it('have no comment after them, which zsh takes for arguments', () => {
    const blocks = found(/^```\n([\s\S]*?)^```$/gm);
    expect(blocks.length).toBeGreaterThan(5);
    for (const block of blocks) expect(block).not.toMatch(/ # /);
  });
});
