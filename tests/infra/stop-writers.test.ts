import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { QUEUES } from '../../functions/platform/ports/queue.ts';
import type { Template } from '../../infra/app.ts';
import type { Printed, Programs } from '../../infra/deploy/programs.ts';
import { EMPTIED, emptyQueues, stop, stopWriters, WRITERS } from '../../infra/deploy/stop-writers.ts';
import { FUNCTIONS } from '../../infra/endpoints.ts';
import { Unusable } from '../../infra/local/server/data-folder.ts';
import { all, grantedTo } from './template.ts';

const CHANGES = /^dynamodb:(Put|Delete|Update|BatchWrite)|^s3:Put/;

const template: Template = JSON.parse(readFileSync('tests/infra/template.json', 'utf8'));
/** What feeds each function in the template: its name stands for its id. */
const FEEDS = Object.values(all(template, 'AWS::Lambda::EventSourceMapping')).map((mapping) => ({
  UUID: `${mapping.EventSourceArn} to ${mapping.FunctionName}`,
  to: String(mapping.FunctionName).toLowerCase(),
}));
const feedsOf = (name: string) => FEEDS.filter(({ to }) => to === name);

/** AWS, as far as it is asked: what it was asked, and what it refuses. */
function programs(refuses = (_: readonly string[]): boolean => false, size = 'small') {
  const asked: string[] = [];
  const said: string[] = [];
  const aws = async (...args: readonly string[]): Promise<Printed> => {
    asked.push(args.join(' '));
    if (refuses(args)) return { ok: false, error: 'AccessDenied' };
    if (args[1] === 'get-queue-url')
      return { ok: true, text: JSON.stringify({ QueueUrl: `https://sqs/${args.at(-1)}` }) };
    if (args[0] === 'cloudformation')
      return { ok: true, text: JSON.stringify({ Stacks: [{ Outputs: [{ OutputKey: 'Size', OutputValue: size }] }] }) };
    const name = args.at(-1)?.replace(/^fieldpost-\w+-/, '') ?? '';
    const isListed = args[1] === 'list-event-source-mappings';
    return { ok: true, text: isListed ? JSON.stringify({ EventSourceMappings: feedsOf(name) }) : '{}' };
  };
  const made: Programs = { aws, cdk: async () => 0, say: (line) => void said.push(line) };
  return { made, asked, said };
}

it('the writers are the functions whose roles allow any change, as the template has them', () => {
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
  const stopped = asked.filter((each) => each.includes('update-event'));
  expect(stopped.sort()).toEqual(
    FEEDS.map(({ UUID }) => `lambda update-event-source-mapping --uuid ${UUID} --no-enabled`).sort(),
  );
  for (const name of QUEUES)
    expect(stopped.filter((each) => each.toLowerCase().includes(` ${name}queue.arn `))).toHaveLength(1);
  const back = programs();
  expect(await stopWriters(back.made, 'test', true)).toBe(0);
  expect(back.asked.filter((each) => each.includes('delete-function-concurrency'))).toHaveLength(WRITERS.length);
  for (const { UUID } of FEEDS)
    expect(back.asked).toContain(`lambda update-event-source-mapping --uuid ${UUID} --enabled`);
});

it('gives functions the runs that were kept free for them', async () => {
  const { made, asked } = programs(undefined, 'medium');
  expect(await stopWriters(made, 'test', true)).toBe(0);
  expect(asked).toContain(
    'lambda put-function-concurrency --function-name fieldpost-test-write --reserved-concurrent-executions 100',
  );
  expect(asked).toContain('lambda delete-function-concurrency --function-name fieldpost-test-projector');
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

it.each(['You must specify a region.', 'Unable to locate credentials', 'aws does not start: ENOENT'])(
  'stops at the first step if no other will do better: %s',
  async (error) => {
    const { made, said } = programs();
    const asked: string[] = [];
    const aws = async (...args: readonly string[]): Promise<Printed> => {
      asked.push(args.join(' '));
      return { ok: false, error };
    };
    await expect(stopWriters({ ...made, aws }, 'prod')).rejects.toThrow(new Unusable(`AWS cannot be asked: ${error}`));
    expect([asked.length, said]).toEqual([1, []]);
  },
);

it('the emptied queues are those that functions consume, with the messages that were given up', () => {
  const { Resources } = JSON.parse(readFileSync('tests/infra/template.json', 'utf8'));
  const all: readonly { readonly Type: string; readonly Properties: { readonly [name: string]: unknown } }[] =
    Object.values(Resources);
  const queues = all.filter(({ Type }) => Type === 'AWS::SQS::Queue').map(({ Properties }) => Properties.QueueName);
  // Streams that could not be followed have their own, which no function consumes.
  const consumed = queues.filter((name) => name !== 'fieldpost-prod-dead-letters');
  expect(EMPTIED.map((name) => `fieldpost-prod-${name}`).sort()).toEqual(consumed.sort());
});

it('empties each queue, says which AWS refused, and goes on', async () => {
  const { made, asked, said } = programs(
    (args) => args[1] === 'purge-queue' && args.at(-1)?.endsWith('-tells') === true,
  );
  expect(await emptyQueues(made, 'prod')).toBe(1);
  expect(said).toContain('FAILED: tells: emptied: AccessDenied');
  expect(asked.filter((each) => each.startsWith('sqs purge-queue'))).toEqual(
    EMPTIED.map((name) => `sqs purge-queue --queue-url https://sqs/fieldpost-prod-${name}`),
  );
  const { made: other } = programs((args) => args[1] === 'get-queue-url' && args.at(-1)?.endsWith('-ticks') === true);
  expect(await emptyQueues(other, 'prod')).toBe(1);
  expect(await emptyQueues(programs().made, 'prod')).toBe(0);
});

it('empties no queue while writers start', async () => {
  await expect(stop(['--purge', '--again'])).rejects.toThrow('--purge, and later --again');
});
