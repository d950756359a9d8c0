import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POWERS } from '../../domain/diplomacy/map/vocabulary.ts';
import { bundle } from '../../infra/bundle.ts';
import { tokenFor } from '../../infra/local/server/keys.ts';
import { startRuntime } from '../../infra/local/server/runtime.ts';
import { client } from '../kit/plain-client.ts';
import { against, measured, type Row } from './measure.ts';

/**
 * The bundles on dynalite in memory, over HTTP, one request at a time: a poll that finds nothing new, and a command.
 */
export async function benchHttp(): Promise<readonly Row[]> {
  const bundles = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  await bundle(bundles);
  // One person opens all of them.
  process.env.FIELDPOST_QUOTAS ??= '{"lobbies":2000}';
  const runtime = await startRuntime({ folder: undefined, port: 0, bundles, sweepEvery: 60_000 });
  try {
    const players = await Promise.all(
      POWERS.map(async (power) => client(runtime.url, await tokenFor(runtime.keys, power))),
    );
    const [host] = players as [(typeof players)[number]];
    const { game } = (await host.post('/v1/games', { of: 'diplomacy' })).body as { game: string };
    for (const [i, power] of POWERS.entries()) await players[i]!.post(`/v1/games/${game}/seats`, { seat: power });
    await host.post(`/v1/games/${game}/start`, {});
    // New orders for a phase are limited; new games are not.
    const create = (): Promise<unknown> => host.post('/v1/games', { of: 'diplomacy' });
    const token = await tokenFor(runtime.keys, POWERS[0]);
    const state = `${runtime.url}/v1/games/${game}/state`;
    const get = async (url: string, headers: Record<string, string>): Promise<Response> => {
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      return answer;
    };

    const health = await measured('GET /healthz', 500, 100, () => get(`${runtime.url}/healthz`, {}));
    const command = await measured('a command (POST games)', 500, 100, create);
    await runtime.idle();
    const full = await measured('GET state', 500, 100, () => get(state, { authorization: `Bearer ${token}` }));
    const tag = (await get(state, { authorization: `Bearer ${token}` })).headers.get('etag')!;
    const unchanged = await measured('GET state that answers 304', 500, 100, async () => {
      const { status } = await get(state, { authorization: `Bearer ${token}`, 'if-none-match': tag });
      if (status !== 304) throw new Error(`304 expected, not ${status}`);
    });
    return [health, against(unchanged, health), against(full, health), against(command, health)];
  } finally {
    await runtime.close();
    await rm(bundles, { recursive: true });
  }
}
