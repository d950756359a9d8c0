import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { saidIn } from '../../functions/features/press/heard.ts';
import { outboxIn } from '../../infra/local/server/outbox.ts';
import { openStore } from '../../infra/local/server/store.ts';
import { caughtUp, streaming, unseenAs } from '../../infra/local/server/stream.ts';

// What was written and not yet told when the server stopped is told when it starts again.

const TABLES = { events: 'events', views: 'views' };
const ENTRY = { pk: { S: 'P#g0123456789abcdef0123#grey>austria,england' }, sk: { S: 'M#0000000007' } };
const COMMIT = { pk: { S: 'G#g0123456789abcdef0123' }, sk: { S: 'C#0000000003' } };

it.each([
  { what: 'an entry', Item: ENTRY, unseen: 'P#g0123456789abcdef0123#grey>austria,england M#0000000007' },
  { what: 'a commit', Item: COMMIT, unseen: 'g0123456789abcdef0123' },
])('$what is noted before it is written, and until it was told', async ({ Item, unseen }) => {
  const { notes, close } = await openStore({ path: undefined });
  const emitted: DynamoDBRecord[] = [];
  const outbox = outboxIn(notes);
  const left: (readonly string[])[] = [];
  const ask = streaming(
    async () => {
      left.push(await outbox.left());
      return {};
    },
    TABLES,
    { before: outbox.before, emit: (record) => void emitted.push(record), refused: outbox.after },
  );
  await ask('PutItem', { TableName: 'events', Item });
  expect([left, await outbox.left()]).toEqual([[[unseen]], [unseen]]);
  // The server stops here. Another one finds it, and makes the same record of it.
  const [found = ''] = await outboxIn(notes).left();
  const [record] = emitted;
  expect(saidIn(caughtUp(found))).toEqual(record && saidIn(record));
  expect(unseenAs(caughtUp(found))).toBe(unseen);
  // Told, it is noted no more.
  outbox.after(record === undefined ? '' : unseenAs(record));
  await outbox.before('another');
  await outbox.before(unseen);
  outbox.after(unseen);
  await outbox.before('one more');
  expect(await outbox.left()).not.toContain(unseen);
  await close();
});
