import { beforeEach, expect, it } from 'vitest';
import { BUNDLED_MS } from '../../../functions/features/channels/bundles.ts';
import { challengeOf } from '../../../functions/features/channels/channels.ts';
import { sweepNotifications } from '../../../functions/features/channels/send.ts';
import { followGame } from '../../../functions/features/notifications/follow.ts';
import { causedAt } from '../../../functions/features/notifications/needs.ts';
import { keys as personKeys } from '../../../functions/features/people/keys.ts';
import type { Self } from '../../../functions/features/people/persons.ts';
import type { Reason } from '../../../functions/features/people/reasons.ts';
import { metered } from '../../../functions/platform/kit/metrics.ts';
import type { Listed } from '../../../functions/platform/ports/ports.ts';
import { metricsIn } from '../../kit/cloudwatch.ts';
import { measuredLinesOf } from '../../kit/log-lines.ts';
import { channelsAt, type Desk, desk, listed, NOON, projected } from './kit.ts';

// How long notifications take, as the sender measures it: from their reason, and not from when they were held until.

const HOUR = 3_600_000;
let at: Desk;
let anna: Self;
let version: number;
beforeEach(async () => {
  [at, version] = [desk(), 0];
  anna = await at.person('anna');
});

async function goes(more: Partial<Listed> & { waits?: readonly string[] }): Promise<void> {
  const view = listed({ version: ++version, at: at.now, held: { [anna.person]: ['red'] }, ...more });
  at.games.set(view.game, view);
  await followGame({ people: at.people }, projected(view));
}

/** Sends what is due after a time, and gives the times that were measured. */
async function sent(after: number): Promise<{ readonly told: readonly number[]; readonly handed: readonly number[] }> {
  at.now += after;
  const found = [...metricsIn(await measuredLinesOf(metered('sender', () => sweepNotifications(at.sending)))).values()];
  const of = (metric: string): readonly number[] => found.find(({ name }) => name === metric)?.values ?? [];
  return { told: of('told'), handed: of('handed') };
}

async function hooked(): Promise<void> {
  const reasons = ['your-turn', 'started'] as const;
  await channelsAt(at).create(anna, 'a-hook', { kind: 'webhook', url: 'https://hooks.example/in', reasons }, 'en');
  await sent(0);
}

it.each<{ readonly reason: Reason; readonly kind?: string; readonly held: number }>([
  { reason: 'your-turn', held: 90_000 },
  { reason: 'press', held: 90_000 },
  { reason: 'seat-offered', held: 90_000 },
  { reason: 'vote', kind: 'draw', held: 90_000 },
  { reason: 'paused', kind: 'paused', held: 90_000 },
  { reason: 'paused', kind: 'resumed', held: 90_000 },
  { reason: 'paused', kind: 'given', held: 0 },
  { reason: 'deadline', held: 0 },
  { reason: 'started', held: 0 },
  { reason: 'over', held: 0 },
  { reason: 'invited', held: 0 },
  { reason: 'removed', kind: 'missed', held: 0 },
])('$reason ($kind) is held for $held ms', ({ held, ...need }) => {
  expect(causedAt({ ...need, at: NOON })).toBe(NOON - held);
});

it('a turn that is told after 100 s took 100 s, and was handed over at once', async () => {
  await hooked();
  await goes({ status: 'lobby' });
  await goes({ waits: ['red'] });
  expect(await sent(80_000)).toEqual({ told: [80_000], handed: [0] });
  expect(await sent(20_000)).toEqual({ told: [100_000], handed: [0] });
});

it('what a receiver takes at the second try counts neither then nor before', async () => {
  await hooked();
  at.courier.says = () => ({ outcome: '5xx' });
  await goes({ status: 'lobby' });
  await goes({});
  expect(await sent(0)).toEqual({ told: [0], handed: [] });
  at.courier.says = () => ({ outcome: '2xx' });
  const sends = at.courier.loads.length;
  expect(await sent(HOUR)).toEqual({ told: [], handed: [] });
  expect(at.courier.loads.length).toBeGreaterThan(sends);
});

it('a letter that waited for others was handed over at once', async () => {
  const channels = channelsAt(at);
  const place = { kind: 'mail', address: 'anna@example.org', reasons: ['started'] } as const;
  const { id } = await channels.create(anna, 'a-mail', place, 'en');
  await channels.confirm(anna, id, challengeOf(anna.secret, id));
  await goes({ status: 'lobby' });
  for (const game of ['g1', 'g2', 'g3']) {
    await goes({ game });
    expect((await sent(0)).handed).toEqual([]);
    expect((await sent(BUNDLED_MS)).handed).toEqual([0]);
  }
});

it('what waits for quiet hours to end is no slowness', async () => {
  await hooked();
  const key = personKeys.profile(anna.person);
  const entry = await at.people.get(...key);
  await at.people.put(...key, { ...entry?.value, quiet: { from: '11:00', to: '14:00' } }, entry?.rev ?? 0);
  await goes({ status: 'lobby' });
  await goes({});
  expect(await sent(0)).toEqual({ told: [0], handed: [] });
  const sends = at.courier.loads.length;
  expect(await sent(3 * HOUR)).toEqual({ told: [], handed: [] });
  expect(at.courier.loads.length).toBeGreaterThan(sends);
});
