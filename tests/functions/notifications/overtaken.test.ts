import { beforeEach, expect, it } from 'vitest';
import { jsonOf } from '../../../domain/lib/json.ts';
import { sweepNotifications } from '../../../functions/features/channels/send.ts';
import { followGame } from '../../../functions/features/notifications/follow.ts';
import { keys } from '../../../functions/features/notifications/keys.ts';
import type { Self } from '../../../functions/features/people/persons.ts';
import type { Reason } from '../../../functions/features/people/reasons.ts';
import type { Listed } from '../../../functions/platform/ports/ports.ts';
import { channelsAt, type Desk, desk, listed, projected } from './kit.ts';

// Notifications on their way that a restore, a crash or an answer overtakes: nobody is told what is not so.

const HOOK = 'https://hooks.example/in';
const DAY = 86_400_000;
const SUBJECT = `anna${'x'.repeat(39)}`;

let at: Desk;
let anna: Self;
beforeEach(async () => {
  at = desk();
  anna = await at.person('anna');
});

type More = Partial<Listed> & { waits?: readonly string[] };
const LOST: More = { held: {} };
const viewAt = (version: number, more: More) => {
  const lost = more === LOST ? { lost: { [anna.person]: 'missed' as const } } : {};
  const view = listed({ version, at: at.now, held: { [anna.person]: ['red'] }, ...lost, ...more });
  at.games.set(view.game, view);
  return view;
};
/** Lets the game have a version, and the follower note it. */
const goes = (version: number, more: More = {}, finders: readonly string[] = []) =>
  followGame({ people: at.people }, projected(viewAt(version, more), finders));
/** The same, but the follower dies before it notes what it has queued. */
async function dies(version: number, more: More, finders: readonly string[] = []): Promise<void> {
  const [, sk] = keys.seen('g1');
  const put: Desk['people']['put'] = (...of) =>
    of[1] === sk ? Promise.reject(new Error('killed')) : at.people.put(...of);
  await expect(
    followGame({ people: { ...at.people, put } }, projected(viewAt(version, more), finders)),
  ).rejects.toThrow();
}
/** Takes the game back, as a stated restore does: what was seen of it begins again, in another epoch. */
async function restored(status: 'lobby' | 'playing'): Promise<void> {
  const entry = await at.people.get(...keys.seen('g1'));
  const seen = keys.seen.read(entry!);
  const again = jsonOf({ ...seen, version: 0, status, turns: {}, epoch: Math.floor(at.now / 60_000) });
  await at.people.put(...keys.seen('g1'), again, entry!.rev);
}
const sweep = async (after = 1_000) => {
  at.now += after;
  return sweepNotifications(at.sending);
};
async function hooked(reason: Reason, digest?: number): Promise<void> {
  const hook = { kind: 'webhook', url: HOOK, reasons: [reason], ...(digest !== undefined && { digest }) } as const;
  await channelsAt(at).create(anna, 'a-hook', hook, 'en');
  await sweep(0);
  at.courier.loads.length = 0;
}
/** Sweeps for a while, so that everything has its time. */
async function settles(): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds++) await sweep();
}

it('a lost seat that a restore gave back is not told by a later try', async () => {
  await hooked('removed');
  await goes(10);
  at.courier.says = () => ({ outcome: '5xx' });
  await goes(50, LOST);
  await settles();
  expect(at.courier.loads.length).toBeGreaterThan(0);
  at.courier.says = () => ({ outcome: '2xx' });
  at.courier.loads.length = 0;
  await restored('playing');
  await goes(41);
  await sweep(DAY);
  expect(at.courier.loads).toEqual([]);
});

it.each([
  { what: 'took back', isGone: false },
  { what: 'took away with its game', isGone: true },
])('an invitation that a restore $what is not in a digest', async ({ isGone }) => {
  await hooked('invited', 8);
  await goes(1, { status: 'lobby', held: {} });
  await goes(5, { status: 'lobby', held: {} }, [SUBJECT]);
  await settles();
  if (isGone) {
    at.games.clear();
    await at.people.remove(...keys.seen('g1'));
  } else {
    await restored('lobby');
    await goes(3, { status: 'lobby', held: {} });
  }
  await sweep(DAY);
  expect(at.courier.loads).toEqual([]);
});

it('a lost seat is not told to a player who is back, if the follower died', async () => {
  await hooked('removed');
  await goes(10);
  await dies(50, LOST);
  await goes(52);
  await settles();
  expect(at.courier.loads).toEqual([]);
});

it('a lost seat is told once, if the follower died and the game went on', async () => {
  await hooked('removed');
  await goes(10);
  await dies(50, LOST);
  await sweep();
  await goes(51, LOST);
  await settles();
  expect(at.courier.loads).toHaveLength(1);
});

it('an invitation that was withdrawn is not told, if the follower died', async () => {
  await hooked('invited');
  await goes(1, { status: 'lobby', held: {} });
  await dies(5, { status: 'lobby', held: {} }, [SUBJECT]);
  await goes(7, { status: 'lobby', held: {} });
  await settles();
  expect(at.courier.loads).toEqual([]);
});

it('a turn is not told to a player who answers while their profile is read', async () => {
  await hooked('your-turn');
  await goes(1, { status: 'lobby' });
  await goes(2, { waits: ['red'] });
  await sweep();
  const { vault } = at.sending;
  let calls = 0;
  const slow: typeof vault = {
    ...vault,
    person: async (name) => {
      const found = await vault.person(name);
      if (++calls === 2) {
        at.now += 20_000;
        await goes(3);
      }
      return found;
    },
  };
  at.now += 90_000;
  await sweepNotifications({ ...at.sending, vault: slow });
  expect(calls).toBeGreaterThan(1);
  expect(at.courier.loads).toEqual([]);
});
