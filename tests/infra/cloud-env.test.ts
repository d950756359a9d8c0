import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Template } from '../../infra/app.ts';
import { ASKED, linesFor, WANTED } from '../../infra/deploy/cloud-env.ts';
import type { Printed } from '../../infra/deploy/programs.ts';
import { FUNCTIONS } from '../../infra/endpoints.ts';
import { Unusable } from '../../infra/local/server/data-folder.ts';
import { typed } from '../../infra/local/typed.ts';
import { unlessMet } from '../../infra/upkeep/unable.ts';
import { all } from './template.ts';

// `fieldpost cloud-env`, against answers of AWS's command line, with the variables of the template.

const template: Template = JSON.parse(readFileSync('tests/infra/template.json', 'utf8'));
const variablesOf = (name: string): Record<string, string> => {
  const found = Object.values(all(template, 'AWS::Lambda::Function')).find(
    ({ FunctionName }) => FunctionName === `fieldpost-prod-${name}`,
  )!;
  const { Variables } = found.Environment as { readonly Variables: Record<string, unknown> };
  // A reference of the template stands for the value that AWS would have.
  return Object.fromEntries(Object.entries(Variables).map(([key, value]) => [key, JSON.stringify(value)]));
};

const asked: string[] = [];
const aws = async (...args: readonly string[]): Promise<Printed> => {
  asked.push(args.join(' '));
  const [, , , called = ''] = args;
  const FunctionArn = `arn:aws:lambda:eu-central-1:123456789012:function:${called}`;
  const Environment = { Variables: variablesOf(called.replace('fieldpost-prod-', '')) };
  return { ok: true, text: JSON.stringify({ FunctionArn, Environment, Role: 'any' }) };
};

describe('the lines', () => {
  it('have every key and issuer that any function has, the tables and the region, and no other variable', async () => {
    const lines = await linesFor({ aws }, 'prod');
    const exported = lines.map((line) => /^export (\w+)='/.exec(line)?.[1]);
    const wanted = FUNCTIONS.flatMap((name) => Object.keys(variablesOf(name))).filter((name) =>
      /^(TABLE_|ANCHORS_|KMS_|JWT_)/.test(name),
    );
    expect(exported).toEqual([...new Set(['AWS_REGION', ...wanted])].sort());
    expect(lines).toContain("export AWS_REGION='eu-central-1'");
    expect(exported).toEqual(expect.arrayContaining(['KMS_SIGNING_KEY', 'KMS_SEEDS_KEY_2', 'JWT_AUDIENCE']));
    expect(asked).toEqual(
      ASKED.map((name) => `lambda get-function-configuration --function-name fieldpost-prod-${name}`),
    );
  });

  it('are enough for every command on the tables', async () => {
    const lines = await linesFor({ aws }, 'prod');
    const env = Object.fromEntries(lines.map((line) => line.replace('export ', '').split('=')));
    expect(() => unlessMet(['vault', 'signing', 'ending', 'issuer'], env)).not.toThrow();
    for (const name of ['KMS_SEEDS_KEY_2', 'KMS_SIGNING_KEY', 'JWT_AUDIENCE'])
      expect(() => unlessMet(['vault', 'signing', 'issuer'], { ...env, [name]: undefined })).toThrow(Unusable);
  });

  it('remove what is of another stage or of one machine, and nothing else', async () => {
    const env = { KMS_PERSONS_KEY_3: 'of another', FIELDPOST_KEY: 'k', JWT_ISSUER: 'i', PORT: '8081', HOME: '/' };
    const lines = await linesFor({ aws }, 'prod', env);
    expect(lines.filter((line) => line.startsWith('unset'))).toEqual([
      'unset FIELDPOST_KEY',
      'unset KMS_PERSONS_KEY_3',
    ]);
  });

  it('are read by a shell as they are', async () => {
    const odd = `a b'c"$(exit 1)\`\\`;
    const FunctionArn = 'arn:aws:lambda:us-west-2:1:function:f';
    const answer = async (): Promise<Printed> => ({
      ok: true,
      text: JSON.stringify({ FunctionArn, Environment: { Variables: { JWT_ISSUER: odd } } }),
    });
    const lines = await linesFor({ aws: answer }, 'prod');
    const script = `${lines.join('\n')}\nprintf %s "$JWT_ISSUER"`;
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(odd);
  });

  it('are none if AWS refuses', async () => {
    const refused = async (): Promise<Printed> => ({ ok: false, error: 'AccessDenied' });
    await expect(linesFor({ aws: refused }, 'test')).rejects.toThrow(
      new Unusable('AWS does not tell the variables of fieldpost-test-write: AccessDenied'),
    );
    expect(WANTED.test('FIELDPOST_EDGE')).toBe(false);
  });
});

describe('the command', () => {
  let folder: string;
  let out: string[];
  let err: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aws-'));
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    [out, err] = [[], []];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('leaves a shell that evaluates it without tables, if AWS refuses', async () => {
    writeFileSync(join(folder, 'aws'), '#!/bin/sh\necho You must specify a region. >&2; exit 253\n', { mode: 0o755 });
    expect(await typed(['cloud-env'])).toBe(2);
    expect([out, err]).toEqual([
      ['unset TABLE_PREFIX AWS_REGION\n', 'false\n'],
      ['AWS does not tell the variables of fieldpost-prod-write: You must specify a region.\n'],
    ]);
  });

  it('sets the variables of the shell as infra/RESTORE.md prints it', () => {
    const [, line = ''] = /^(eval .* cloud-env .*)$/m.exec(readFileSync('infra/RESTORE.md', 'utf8')) ?? [];
    const answer = (name: string): string => {
      const FunctionArn = `arn:aws:lambda:us-west-2:1:function:fieldpost-prod-${name}`;
      return JSON.stringify({
        FunctionArn,
        Environment: { Variables: { [name]: 'x', KMS_TAGS_KEY: `key of ${name}` } },
      });
    };
    for (const name of ASKED) writeFileSync(join(folder, name), answer(name));
    writeFileSync(join(folder, 'aws'), `#!/bin/sh\ncat ${folder}/\${4#fieldpost-prod-}\n`, { mode: 0o755 });
    const script = `export FIELDPOST_KEY=old\n${line}\nprintf '%s|' "$AWS_REGION" "$KMS_TAGS_KEY" "$FIELDPOST_KEY"`;
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe('us-west-2|key of costly||');
  });

  it('fails in the shell too if AWS refuses, and names no tables of before', () => {
    const [, line = ''] = /^(eval .* cloud-env .*)$/m.exec(readFileSync('infra/RESTORE.md', 'utf8')) ?? [];
    writeFileSync(join(folder, 'aws'), '#!/bin/sh\nexit 253\n', { mode: 0o755 });
    const script = `export TABLE_PREFIX=fieldpost-test-\n${line} 2>/dev/null\nprintf '%s|' $? "$TABLE_PREFIX"`;
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe('1||');
  });

  it('asks for the stage that is named', async () => {
    const answer = { FunctionArn: 'arn:aws:lambda:us-west-2:1:function:f', Environment: { Variables: {} } };
    writeFileSync(join(folder, 'aws'), `#!/bin/sh\necho "$*" >> ${folder}/asked; echo '${JSON.stringify(answer)}'\n`, {
      mode: 0o755,
    });
    expect(await typed(['cloud-env', '--stage', 'try'])).toBe(0);
    expect(out.filter((line) => line.startsWith('export'))).toEqual(["export AWS_REGION='us-west-2'\n"]);
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain('--function-name fieldpost-try-costly');
  });
});
