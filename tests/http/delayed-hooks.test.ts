import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Load } from '../../functions/platform/courier/loads.ts';
import { asked, type House, open, started } from './kit.ts';
import { keptIn, sweptIn } from './sweeping.ts';

// The hook of a game whose spectators are delayed, followed from the start of the game to its end.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface Seen {
  readonly version: number;
  readonly status: string;
  readonly phase?: string;
  readonly due?: number;
}
interface Message {
  readonly type: string;
  readonly data: Seen & { readonly challenge?: string };
}

/** A duel with a hook, and what the hook was told. */
async function followed(turns: number) {
  const path = await started(house, {
    of: 'duel',
    options: { hits: 3 },
    settings: { deadlines: { default: 7200 }, spectators: { is: 'delayed', turns } },
  });
  const told: Message[] = [];
  const sweep = async (seconds: number): Promise<readonly Message[]> => {
    const loads: Load[] = [];
    await sweptIn(house, seconds, { courier: keptIn(loads) });
    const all = loads.flatMap((load) =>
      'parcel' in load ? [JSON.parse(Buffer.from(load.parcel.body, 'base64').toString()) as Message] : [],
    );
    const messages = all.filter(({ type }) => type !== 'challenge');
    told.push(...messages);
    return messages;
  };
  const made = await house.as('red').post(`${path}/hooks`, { url: 'https://hook.example/' });
  expect(made.status).toBe(201);
  await sweep(0);
  const seenBy = async (user: string | undefined): Promise<Seen> => (await house.as(user).get<Seen>(path)).body;
  const act = async (seat: string, command: object): Promise<void> => {
    const { ask } = await asked(house.as(seat), path);
    expect((await house.as(seat).post(`${path}/actions`, { ask, command })).status).toBe(200);
  };
  return { path, told, sweep, seenBy, act };
}
type Followed = Awaited<ReturnType<typeof followed>>;

/** One round: both choose, and each rests. `after`: runs after each of these four commands. */
async function round({ act }: Followed, after: () => Promise<void>): Promise<void> {
  for (const seat of ['red', 'blue']) {
    await act(seat, { type: 'choose', stance: 'low' });
    await after();
  }
  for (const seat of ['red', 'blue']) {
    await act(seat, { type: 'rest' });
    await after();
  }
}

describe('the hook of a game with delayed spectators', () => {
  it.each([1, 2])(
    'is told each phase when they see it, in order, and as they see it: %i hidden turns',
    async (turns) => {
      const game = await followed(turns);
      const phases: string[] = [];
      let shown = await game.seenBy(undefined);
      for (let n = 0; n < 4; n++)
        await round(game, async () => {
          const [players, spectators] = [await game.seenBy('red'), await game.seenBy(undefined)];
          const isNew = spectators.phase !== shown.phase;
          shown = spectators;
          expect(await game.sweep(89)).toEqual([]);
          const messages = await game.sweep(2);
          expect(messages.map(({ type }) => type)).toEqual(isNew ? ['phase'] : []);
          for (const { data } of messages) {
            const { version, status, phase = '' } = spectators;
            expect(data).toMatchObject({ version, status, phase });
            expect(data).not.toHaveProperty('due');
            expect(version).toBeLessThan(players.version);
            phases.push(phase);
          }
        });
      expect(phases).toHaveLength(5 - turns);
      const versions = game.told.map(({ data }) => data.version);
      expect(versions).toEqual([...versions].sort((a, b) => a - b));
      expect(new Set(versions).size).toBe(versions.length);

      // The end is open to everybody, and so is it to the hook.
      for (const seat of ['red', 'blue']) await house.as(seat).put(`${game.path}/votes/draw`, { vote: true });
      const [over] = await game.sweep(0);
      const { version, status } = await game.seenBy(undefined);
      expect([over?.type, over?.data.version, over?.data.status]).toEqual(['over', version, status]);
      expect(await game.sweep(200)).toEqual([]);
    },
  );

  it('is not told a phase that they no longer see 90 s later', async () => {
    const game = await followed(1);
    await round(game, async () => void (await game.sweep(1)));
    const first = await game.seenBy(undefined);
    await round(game, async () => void (await game.sweep(1)));
    const second = await game.seenBy(undefined);
    expect(second.version).toBeGreaterThan(first.version);
    await game.sweep(91);
    expect(game.told.map(({ type, data }) => [type, data.version])).toEqual([['phase', second.version]]);
  });
});
