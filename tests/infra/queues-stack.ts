import { describe, expect, it } from 'vitest';
import { WORKERS } from '../../functions/lambdas/sender.ts';
import { QUEUES } from '../../functions/platform/ports/queue.ts';
import { SIZES, type Size, type SizeName } from '../../infra/cloud/sizes.ts';
import { standIn } from './stand-in.ts';
import { all, grantedTo, type Properties } from './template.ts';

// The five queues, in a stack of each size.

const built = standIn();
const sizes = Object.keys(SIZES) as readonly SizeName[];
const idOf = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}Queue`;

/** The mapping of each queue by the template. */
const mappingsIn = (template: Parameters<typeof all>[0]) =>
  new Map(
    Object.values(all(template, 'AWS::Lambda::EventSourceMapping')).map((mapping: Properties) => [
      mapping.EventSourceArn,
      mapping,
    ]),
  );

describe.each(sizes)('the queues of a stack of the size %s', (size) => {
  const { template } = built.made({ size });
  const { queues, reserved, concurrency }: Size = SIZES[size];

  it.each(QUEUES)('%s has as many calls at once as its size says, and ten tries', (name) => {
    const mapping = mappingsIn(template).get(`${idOf(name)}.Arn`);
    expect(mapping?.ScalingConfig).toEqual({ MaximumConcurrency: queues[name] });
    expect(mapping?.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    const { RedrivePolicy } = all(template, 'AWS::SQS::Queue')[idOf(name)] as {
      RedrivePolicy: { readonly maxReceiveCount: number };
    };
    // A throttled call counts as a receive: a new account must not give up what it could not start.
    expect(RedrivePolicy.maxReceiveCount).toBeGreaterThanOrEqual(10);
  });

  it('leave 100 runs at once for all other functions where the quota allows a reservation at all', () => {
    const kept = Object.values(reserved).reduce((sum, each) => sum + each, 0);
    const consumed = Object.values(queues).reduce((sum, each) => sum + each, 0);
    expect(size === 'small' ? kept : kept + consumed + 100).toBeLessThanOrEqual(size === 'small' ? 0 : concurrency);
  });

  it('share what a host gets between the calls that the sender counts with', () => {
    expect(queues.hooks).toBe(WORKERS);
  });
});

it('a small stack has two calls at once of each, the fewest that AWS allows', () => {
  expect(Object.values(SIZES.small.queues)).toEqual(QUEUES.map(() => 2));
});

describe('each queue', () => {
  const { template } = built.made();

  it.each(QUEUES)('%s has one list of senders and one consumer, whose settings name it', (name) => {
    const functions = Object.entries(all(template, 'AWS::Lambda::Function'));
    const setting = `QUEUE_${name.toUpperCase()}`;
    const named = functions.flatMap(([id, { Environment }]) =>
      (Environment as { readonly Variables?: Properties } | undefined)?.Variables?.[setting] === idOf(name) ? [id] : [],
    );
    const allowed = (action: string) =>
      functions.flatMap(([id]) =>
        id.startsWith('Custom') ||
        !grantedTo(template, id.toLowerCase() as never).some(
          ({ actions, on }) => actions.includes(action) && on === `${idOf(name)}.Arn`,
        )
          ? []
          : [id],
      );
    expect(named).toEqual(allowed('sqs:SendMessage'));
    expect(named.length).toBeGreaterThan(0);
    expect(allowed('sqs:ReceiveMessage')).toEqual([mappingsIn(template).get(`${idOf(name)}.Arn`)?.FunctionName]);
  });

  it('is filled by the clock alone with what was stored for later', () => {
    const rules = Object.values(all(template, 'AWS::Events::Rule')).map(({ Targets }) => JSON.stringify(Targets));
    expect(rules.filter((targets) => targets.includes('Sender'))).toEqual([]);
    expect(rules.filter((targets) => targets.includes('Clock'))).toHaveLength(1);
  });
});
