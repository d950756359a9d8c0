import { expect, it } from 'vitest';
import { listen } from '../live/listener.ts';
import { asked, newStores, open, started, tokenOf } from './kit.ts';

// The test server behaves as a real server does when two players write at once.

/** Something to wait for. */
function gate() {
  let pass = (): void => undefined;
  const passed = new Promise<void>((done) => {
    pass = done;
  });
  return { pass, passed };
}

it('lists and tells a commit that is written while the one before it is told', async () => {
  const [telling, written, answered] = [gate(), gate(), gate()];
  const stores = newStores();
  let writes: number | undefined;
  const house = await open({
    stores: {
      ...stores,
      log: {
        ...stores.log,
        async append(...of) {
          const done = await stores.log.append(...of);
          if (writes === undefined || ++writes === 1) return done;
          written.pass();
          // Only now does this writer learn that it has written.
          await answered.passed;
          return done;
        },
      },
      connections: {
        ...stores.connections,
        async at(place) {
          if (writes === 1) {
            telling.pass();
            await written.passed;
          }
          return stores.connections.at(place);
        },
      },
    },
  });
  const path = await started(house, { of: 'duel' });
  const game = path.replace('/v1/games/', '');
  const listener = await listen(house.url, ['fieldpost.v1', `bearer.${await tokenOf('red')}`]);
  listener.send({ type: 'subscribe', games: [game] });
  await listener.rest();
  const [red, blue] = [house.as('red'), house.as('blue')];
  const [one, other] = [(await asked(red, path)).ask, (await asked(blue, path)).ask];
  writes = 0;
  const first = red.post(`${path}/actions`, { ask: one, command: { type: 'choose', stance: 'high' } });
  await telling.passed;
  const second = blue.post(`${path}/actions`, { ask: other, command: { type: 'choose', stance: 'low' } });
  await first;
  answered.pass();
  const { version } = (await second).body;
  expect(await stores.views.version(game)).toBe(version);
  expect((await listener.rest()).at(-1)).toMatchObject({ type: 'game', version });
  await listener.close();
  await house.close();
});
