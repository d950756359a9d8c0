import { expect, it } from 'vitest';
import { keys } from '../../functions/features/notifications/keys.ts';
import type { Letter } from '../../functions/platform/courier/loads.ts';
import { Unreachable } from '../../functions/platform/kit/faults.ts';
import { NOON } from '../kit/table.ts';
import { inVirtualTime } from '../kit/virtual-time.ts';
import { type Mails, mailsTo } from './letters.ts';

// A letter may come once more if its process died or got no answer before the outcome was noted, and in no other case.

const letterOf = (id: string): Letter => ({
  from: 'fieldpost@fieldpost.invalid',
  to: 'fn@players.invalid',
  message: Buffer.from(`Message-ID: <${id}@fieldpost.example>\r\n\r\nIt is your turn`).toString('base64'),
  about: { person: 'p1', channel: 'c1' },
});

type Key = readonly [string, string];
const rowOf = ([pk, sk]: Key, state: string) => ({
  pk: { S: pk },
  sk: { S: sk },
  value: { S: `{"state":"${state}"}` },
});

/** Runs a story about a mail service that never fails by chance. `unanswered`: the hand-over whose answer is lost. */
async function withMails(
  story: (mails: Mails, dead: Set<string>, hand: (by: string) => Promise<unknown>) => Promise<void>,
  { id = 'n1', unanswered = 0 } = {},
): Promise<void> {
  const dead = new Set<string>();
  let handed = 0;
  const below = (most: number): number => (most === 40 && ++handed === unanswered ? 0 : most - 1);
  const mails = mailsTo(below, (region) => dead.has(region));
  const hand = (by: string) => mails.courierOf(by)({ letter: letterOf(id) });
  await inVirtualTime({ start: NOON, seed: 1 }, () => story(mails, dead, hand));
}

it('a copy is allowed after the process of the first died, and after no other', async () => {
  await withMails(async (mails, dead, hand) => {
    await hand('one');
    dead.add('one');
    await hand('two');
    expect([mails.letters.length, mails.repeated.length]).toEqual([1, 1]);
    await hand('three');
    expect([mails.letters.length, mails.repeated.length]).toEqual([2, 1]);
  });
});

it('a copy is allowed if the answer to the first was lost', async () => {
  const story = async (mails: Mails, _: unknown, hand: (by: string) => Promise<unknown>) => {
    await expect(hand('one')).rejects.toThrow(Unreachable);
    await hand('one');
    expect([mails.letters.length, mails.repeated.length]).toEqual([1, 1]);
  };
  await withMails(story, { unanswered: 1 });
});

it('a copy is allowed of a letter that was dropped before, and then waited again', async () => {
  await withMails(async (mails, dead, hand) => {
    const key = keys.delivery('p1', 'c1', 'n1');
    for (const state of ['dropped', 'waiting']) mails.wrote(rowOf(key, state));
    await hand('one');
    dead.add('one');
    await hand('two');
    expect([mails.letters.length, mails.repeated.length]).toEqual([1, 1]);
  });
});

it.each<{ what: string; id: string; key: Key }>([
  { what: 'a notification', id: 'n1', key: keys.delivery('p1', 'c1', 'n1') },
  { what: 'the first code', id: 'cc1', key: keys.said('p1', 'c1', 'c0') },
  { what: 'a second code', id: 'cc1.r2', key: keys.said('p1', 'c1', 'cr2') },
  { what: 'a test', id: 'c1.t1', key: keys.said('p1', 'c1', 't1') },
])('no copy of $what is allowed once its outcome is noted, though its process died', async ({ id, key }) => {
  await withMails(
    async (mails, dead, hand) => {
      mails.wrote(rowOf(key, 'waiting'));
      await hand('one');
      mails.wrote(rowOf(key, 'sent'));
      dead.add('one');
      await hand('two');
      expect([mails.letters.length, mails.repeated.length]).toEqual([2, 0]);
    },
    { id },
  );
});
