import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { QUEUES } from '../../functions/platform/ports/queue.ts';
import type { Template } from '../../infra/app.ts';
import { GRANTS } from '../../infra/cloud/grants.ts';
import type { Printed, Programs } from '../../infra/deploy/programs.ts';
import { EMPTIED, emptyQueues, stop, stopWriters, WRITERS } from '../../infra/deploy/stop-writers.ts';
import { FUNCTIONS } from '../../infra/endpoints.ts';
import { Unusable } from '../../infra/local/server/data-folder.ts';
import { all, grantedTo } from './template.ts';

const CHANGES = /^dynamodb:(Put|Delete|Update|BatchWrite)|^s3:Put/;

const template: Template = JSON.parse(readFileSync('tests/infra/template.json', 'utf8'));
/** The stream of a table: the first one, and those of later restores. */
const streamOf = (table: string, n = 1): string =>
  `arn:aws:dynamodb:eu-central-1:1:table/fieldpost-test-${table}/stream/${n}`;
/** What feeds each function, as AWS tells what the template says. The source and the function stand for the id. */
const FEEDS = Object.values(all(template, 'AWS::Lambda::EventSourceMapping')).map((mapping) => {
  const { FunctionName, EventSourceArn: source, Enabled, ...settings } = mapping;
  const [, table] = /^(\w+)Table.StreamArn$/.exec(String(source)) ?? [];
  return {
    ...settings,
    UUID: `${source} to ${FunctionName}`,
    EventSourceArn: table === undefined ? String(source) : streamOf(table.toLowerCase()),
    FunctionArn: `arn:aws:lambda:eu-central-1:1:function:fieldpost-test-${String(FunctionName).toLowerCase()}`,
    State: 'Disabled',
  };
});
type Feed = (typeof FEEDS)[number] & { readonly [setting: string]: unknown };
const isOf = (name: string, { FunctionArn }: Feed): boolean => FunctionArn.endsWith(`-${name}`);

/** AWS, as far as it is asked: what it was asked, what it refuses, and which streams the tables have. */
function programs(refuses = (_: readonly string[]): boolean => false, size = 'small') {
  const asked: string[] = [];
  const said: string[] = [];
  const feeds: Feed[] = [...FEEDS];
  const streams = new Map(['events', 'views'].map((table) => [`fieldpost-test-${table}`, streamOf(table)]));
  const aws = async (...args: readonly string[]): Promise<Printed> => {
    asked.push(args.join(' '));
    if (refuses(args)) return { ok: false, error: 'AccessDenied' };
    if (args[1] === 'get-queue-url')
      return { ok: true, text: JSON.stringify({ QueueUrl: `https://sqs/${args.at(-1)}` }) };
    if (args[0] === 'cloudformation')
      return { ok: true, text: JSON.stringify({ Stacks: [{ Outputs: [{ OutputKey: 'Size', OutputValue: size }] }] }) };
    const last = args.at(-1) ?? '';
    if (args[1] === 'describe-table') {
      const LatestStreamArn = streams.get(last);
      const StreamSpecification = { StreamEnabled: true };
      return {
        ok: true,
        text: JSON.stringify({ Table: { ...(LatestStreamArn && { LatestStreamArn, StreamSpecification }) } }),
      };
    }
    if (args[1] === 'create-event-source-mapping') {
      const { FunctionName: FunctionArn, Enabled, ...settings } = JSON.parse(last);
      feeds.push({ ...settings, FunctionArn, UUID: `new ${feeds.length}`, State: Enabled ? 'Creating' : 'Disabled' });
    }
    if (args[1] === 'delete-event-source-mapping')
      feeds.splice(
        0,
        feeds.length,
        ...feeds.map((each) => (each.UUID === last ? { ...each, State: 'Deleting' } : each)),
      );
    const name = last.replace(/^fieldpost-\w+-/, '');
    const listed = { EventSourceMappings: feeds.filter((each) => isOf(name, each)) };
    return { ok: true, text: args[1] === 'list-event-source-mappings' ? JSON.stringify(listed) : '{}' };
  };
  const made: Programs = { aws, cdk: async () => 0, say: (line) => void said.push(line) };
  return { made, asked, said, feeds, streams };
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

describe('after a restore', () => {
  const streaming = FEEDS.filter(({ EventSourceArn }) => EventSourceArn.includes('/stream/'));
  const changes = (asked: readonly string[]) => asked.filter((each) => /(create|delete)-event-source/.test(each));

  it('follows the new stream of a table like the old one, and leaves queues and other streams', async () => {
    const { made, asked, feeds, streams } = programs();
    streams.set('fieldpost-test-events', streamOf('events', 2));
    expect(await stopWriters(made, 'test', true)).toBe(0);
    const old = streaming.filter(({ EventSourceArn }) => EventSourceArn === streamOf('events'));
    expect(old.map(({ UUID }) => UUID)).toEqual([
      'EventsTable.StreamArn to Projector',
      'EventsTable.StreamArn to Herald',
    ]);
    // All that the template says of the old one but its stream, and so what a later release adds.
    expect(feeds.slice(FEEDS.length)).toEqual(
      old.map((each) => ({
        ...each,
        EventSourceArn: streamOf('events', 2),
        UUID: expect.stringMatching(/^new/),
        State: 'Creating',
      })),
    );
    expect(old[0]).toMatchObject({ StartingPosition: 'TRIM_HORIZON', BatchSize: 100, ParallelizationFactor: 4 });
    expect(feeds.filter(({ State }) => State === 'Deleting').map(({ UUID }) => UUID)).toEqual(
      old.map(({ UUID }) => UUID),
    );
    for (const { UUID } of FEEDS)
      expect(asked.includes(`lambda update-event-source-mapping --uuid ${UUID} --enabled`)).toBe(
        !old.some((each) => each.UUID === UUID),
      );
  });

  it('changes nothing when it runs again, and deletes what an aborted run left', async () => {
    const { made, asked, feeds, streams } = programs();
    for (const table of ['events', 'views']) streams.set(`fieldpost-test-${table}`, streamOf(table, 2));
    expect(await stopWriters(made, 'test', true)).toBe(0);
    expect(changes(asked)).toHaveLength(2 * streaming.length);
    expect(await stopWriters(made, 'test', true)).toBe(0);
    expect(changes(asked)).toHaveLength(2 * streaming.length);
    feeds.splice(0, feeds.length, ...feeds.map((each) => ({ ...each, State: 'Enabled' })));
    expect(await stopWriters(made, 'test', true)).toBe(0);
    expect(
      changes(asked)
        .slice(2 * streaming.length)
        .sort(),
    ).toEqual(streaming.map(({ UUID }) => `lambda delete-event-source-mapping --uuid ${UUID}`).sort());
  });

  it('keeps the old mapping where AWS makes no new one, and says which table has no stream', async () => {
    const { made, asked, said, streams } = programs((args) => args[1] === 'create-event-source-mapping');
    streams.set('fieldpost-test-events', streamOf('events', 2));
    streams.delete('fieldpost-test-views');
    expect(await stopWriters(made, 'test', true)).toBe(1);
    expect(asked.filter((each) => each.includes('delete-event-source-mapping'))).toEqual([]);
    expect(said.filter((line) => line.startsWith('FAILED'))).toEqual([
      `FAILED: projector: ${streamOf('events', 2)} feeds it: AccessDenied`,
      'FAILED: herald: fieldpost-test-views has no stream: turn it on (infra/RESTORE.md), and do this again',
      `FAILED: herald: ${streamOf('events', 2)} feeds it: AccessDenied`,
    ]);
  });

  it('every function that follows a stream is a writer, so it is stopped and started', () => {
    for (const name of FUNCTIONS.filter((each) => GRANTS[each].follows.length > 0)) expect(WRITERS).toContain(name);
  });
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
