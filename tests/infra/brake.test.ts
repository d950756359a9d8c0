import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { braked } from '../../infra/deploy/brake.ts';
import { PROGRAMS, type Printed, type Programs } from '../../infra/deploy/programs.ts';
import { Unusable } from '../../infra/local/server/data-folder.ts';

// `fieldpost brake`, against answers of AWS's command line.

function programs(size: string | undefined, refuses = (_: readonly string[]): boolean => false) {
  const asked: string[] = [];
  const said: string[] = [];
  const Outputs = size === undefined ? [] : [{ OutputKey: 'Size', OutputValue: size }];
  const aws = async (...args: readonly string[]): Promise<Printed> => {
    asked.push(args.join(' '));
    if (refuses(args)) return { ok: false, error: 'AccessDenied' };
    return { ok: true, text: args[0] === 'cloudformation' ? JSON.stringify({ Stacks: [{ Outputs }] }) : '{}' };
  };
  const made: Programs = { aws, cdk: async () => 0, say: (line) => void said.push(line) };
  return { made, asked, said };
}
const of = (name: string): string => `--function-name fieldpost-test-${name}`;

it('stops audits, erasures and bots, and nothing that players wait for', async () => {
  const { made, asked, said } = programs('small');
  expect(await braked(made, 'test', false)).toBe(0);
  expect(asked).toEqual(
    ['costly', 'guests', 'bots'].map(
      (name) => `lambda put-function-concurrency ${of(name)} --reserved-concurrent-executions 0`,
    ),
  );
  expect(said).toEqual(['costly: no run begins', 'guests: no run begins', 'bots: no run begins']);
});

it.each([
  { size: 'small', costly: `lambda delete-function-concurrency ${of('costly')}` },
  { size: 'large', costly: `lambda put-function-concurrency ${of('costly')} --reserved-concurrent-executions 50` },
])('released, gives each the runs of size $size', async ({ size, costly }) => {
  const { made, asked, said } = programs(size);
  expect(await braked(made, 'test', true)).toBe(0);
  expect(asked).toEqual([
    'cloudformation describe-stacks --stack-name fieldpost-test',
    costly,
    `lambda delete-function-concurrency ${of('guests')}`,
    `lambda delete-function-concurrency ${of('bots')}`,
  ]);
  expect(said).toEqual(['costly: runs again', 'guests: runs again', 'bots: runs again']);
});

it('says what AWS refused, and goes on', async () => {
  const { made, said } = programs('small', (args) => args.includes('fieldpost-test-costly'));
  expect(await braked(made, 'test', true)).toBe(1);
  expect(said).toEqual(['FAILED: costly: runs again: AccessDenied', 'guests: runs again', 'bots: runs again']);
});

it('releases nothing while it does not know the size', async () => {
  const unknown = programs(undefined);
  await expect(braked(unknown.made, 'test', true)).rejects.toThrow(Unusable);
  const refused = programs('small', (args) => args[0] === 'cloudformation');
  await expect(braked(refused.made, 'test', true)).rejects.toThrow(
    new Unusable('AWS does not say what size fieldpost-test has: AccessDenied'),
  );
  expect([unknown, refused].flatMap(({ asked }) => asked.filter((each) => each.startsWith('lambda')))).toEqual([]);
});

it('asks each version of the AWS command line: no option of the second alone, the region by both names, no pager', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aws-'));
  const says = 'echo "$* | $AWS_REGION | $AWS_DEFAULT_REGION | <$AWS_PAGER>"';
  writeFileSync(join(folder, 'aws'), `#!/bin/sh\n${says}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_DEFAULT_REGION', 'us-west-2');
  const printed = await PROGRAMS.aws('sts', 'get-caller-identity');
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  expect(printed).toEqual({
    ok: true,
    text: 'sts get-caller-identity --output json | eu-central-1 | eu-central-1 | <>\n',
  });
});
