import { DynamoDBClient, type QueryCommandInput } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { dynamoPeople } from '../../../functions/platform/dynamo/people.ts';

it.each(['', 'G#'])('no key of the table `people` is compared with an empty text: prefix "%s"', async (prefix) => {
  const sent: QueryCommandInput[] = [];
  const client = new DynamoDBClient({ region: 'eu-central-1' });
  client.send = (async ({ input }: { readonly input: QueryCommandInput }) => {
    sent.push(input);
    return {};
  }) as never;
  expect(await dynamoPeople(client, 'people').list('F#g1', prefix)).toEqual([]);
  const values = sent.flatMap(({ ExpressionAttributeValues = {} }) => Object.values(ExpressionAttributeValues));
  expect(values.map(({ S }) => S)).toEqual(['F#g1', prefix].filter((each) => each !== ''));
  const named = sent.flatMap(({ KeyConditionExpression = '' }) => KeyConditionExpression.match(/:\w+/g) ?? []);
  expect(named).toEqual(sent.flatMap(({ ExpressionAttributeValues = {} }) => Object.keys(ExpressionAttributeValues)));
});
