import { returned } from '../features/channels/receivers/returned.ts';
import { dynamoPeople } from '../platform/dynamo/people.ts';
import { storesAt } from '../platform/dynamo/where.ts';
import { metered } from '../platform/kit/metrics.ts';
import type { People } from '../platform/ports/ports.ts';

let people: People | undefined;

function peopleFrom(env: typeof process.env): People {
  const { client, tables } = storesAt(env);
  return dynamoPeople(client, tables.people);
}

/** Is called for each bounce and complaint of SES, and turns the channel of the mail off. */
export const handler = metered('returned', async (event: unknown): Promise<void> => {
  people ??= peopleFrom(process.env);
  await returned(people, event);
});
