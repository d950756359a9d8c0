import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Printed, Programs } from '../../infra/deploy/programs.ts';
import { stopWriters, WRITERS } from '../../infra/deploy/stop-writers.ts';
import { FUNCTIONS } from '../../infra/endpoints.ts';
import { grantedTo } from './template.ts';

const CHANGES = /^dynamodb:(Put|Delete|Update|BatchWrite)|^s3:Put/;

/** AWS, as far as it is asked: what it was asked, and what it refuses. */
function programs(refuses = (_: readonly string[]): boolean => false) {
  const asked: string[] = [];
  const said: string[] = [];
  const aws = async (...args: readonly string[]): Promise<Printed> => {
    asked.push(args.join(' '));
    if (refuses(args)) return { ok: false, error: 'AccessDenied' };
    const isFed = args[1] === 'list-event-source-mappings' && args.at(-1)?.endsWith('-projector');
    return { ok: true, text: isFed ? '{"EventSourceMappings":[{"UUID":"m1"},{"UUID":"m2"}]}' : '{}' };
  };
  const made: Programs = { aws, cdk: async () => 0, say: (line) => void said.push(line) };
  return { made, asked, said };
}

it('the writers are the functions whose roles allow any change, as the template has them', () => {
  const template = JSON.parse(readFileSync('tests/infra/template.json', 'utf8'));
  const changing = FUNCTIONS.filter((name) =>
    grantedTo(template, name).some(({ actions }) => actions.some((action) => CHANGES.test(action))),
  );
  expect(WRITERS).toEqual(changing);
  expect(WRITERS).toEqual(expect.arrayContaining(['write', 'press', 'live', 'sender', 'ratings', 'herald', 'anchor']));
  expect(WRITERS).not.toEqual(expect.arrayContaining(['docs']));
});

it('stops each writer and what feeds it, and starts them again', async () => {
  const { made, asked } = programs();
  expect(await stopWriters(made, 'test')).toBe(0);
  for (const name of WRITERS)
    expect(asked).toContain(
      `lambda put-function-concurrency --function-name fieldpost-test-${name} --reserved-concurrent-executions 0`,
    );
  expect(asked.filter((each) => each.includes('update-event'))).toEqual([
    'lambda update-event-source-mapping --uuid m1 --no-enabled',
    'lambda update-event-source-mapping --uuid m2 --no-enabled',
  ]);
  const back = programs();
  expect(await stopWriters(back.made, 'test', true)).toBe(0);
  expect(back.asked.filter((each) => each.includes('delete-function-concurrency'))).toHaveLength(WRITERS.length);
  expect(back.asked).toContain('lambda update-event-source-mapping --uuid m1 --enabled');
});

it('says which step AWS refused, and goes on', async () => {
  const { made, said } = programs((args) => args[0] === 'lambda' && args.includes('fieldpost-prod-write'));
  expect(await stopWriters(made, 'prod')).toBe(1);
  expect(said.filter((line) => line.startsWith('FAILED'))).toEqual([
    'FAILED: write: no run begins: AccessDenied',
    'FAILED: write: what feeds it: AccessDenied',
  ]);
  expect(said).toContain('anchor: no run begins');
});
