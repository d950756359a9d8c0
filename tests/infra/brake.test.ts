import { expect, it } from 'vitest';
import { braked } from '../../infra/deploy/brake.ts';
import type { Printed, Programs } from '../../infra/deploy/programs.ts';

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
  await expect(braked(unknown.made, 'test', true)).rejects.toThrow('has no output Size');
  const refused = programs('small', (args) => args[0] === 'cloudformation');
  await expect(braked(refused.made, 'test', true)).rejects.toThrow('AccessDenied');
  expect([unknown, refused].flatMap(({ asked }) => asked.filter((each) => each.startsWith('lambda')))).toEqual([]);
});
