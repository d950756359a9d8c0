import { sweepNotifications } from '../../functions/features/channels/send.ts';
import { rateDays } from '../../functions/features/ratings/daily.ts';
import { vapidFrom } from '../../functions/platform/courier/vapid.ts';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { type House, open } from '../http/kit.ts';
import { startDynalite } from '../kit/dynalite.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { metered, type Units } from '../kit/units.ts';
import { writeSection } from './section.ts';

// `npm run bench -- people`: what people cost, in request units of DynamoDB, followers and lists included. Counted, not
// timed.

const PLAYERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
const HOUR = 3_600;
const DAY = 24 * HOUR;

interface Row extends Units {
  readonly what: string;
}

async function counted(tick: () => void): Promise<readonly Row[]> {
  const dynamo = await startDynalite();
  const meter = metered(dynamo.client);
  const house = await open({ stores: dynamoStores(meter.client, dynamo.tables) });
  const rows: Row[] = [];
  const count = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    meter.take();
    await work();
    rows.push({ what, ...meter.take() });
    tick();
  };
  const settings = {
    rated: true,
    seating: 'random',
    deadlines: { default: DAY },
    press: { talk: 'both', opens: 'never' },
  };
  const start = async (): Promise<string> => {
    const { game } = (await house.as('austria').post<{ game: string }>('/v1/games', { of: 'diplomacy', settings }))
      .body;
    for (const who of PLAYERS) await house.as(who).post(`/v1/games/${game}/seats`, {});
    await house.as('austria').post(`/v1/games/${game}/start`, {});
    return `/v1/games/${game}`;
  };

  await count('a first sign-in that writes: a language is chosen', () =>
    house.as('new').patch('/v1/me', { language: 'en' }),
  );
  await count('a handle taken', () => house.as('new').put('/v1/me/handle', { handle: 'new-of-the-bench' }));
  for (const who of PLAYERS)
    await house.as(who).post('/v1/me/channels', { kind: 'webhook', url: 'https://hooks.example/in' });
  await sent(house);
  const path = await start();
  await sent(house);
  await count('the notifications of a beginning, for each of seven: made, and brought by a webhook', () =>
    sent(house, 91),
  );
  const said = (text: string, to: unknown) => house.as('austria').post(`${path}/press`, { to, text });
  const seats = await Promise.all(
    PLAYERS.map(async (who) => (await house.as(who).get<{ mine: readonly string[] }>(path)).body.mine[0]),
  );
  await said('The first word opens the conversation.', [seats[1]]);
  await sent(house, DAY);
  await count('80 letters to one other, with what follows it', () => said('a'.repeat(80), [seats[1]]));
  await count('its notice, by a hook', () => sent(house, 91));
  await count('80 letters to one who has not read the last ones', () => said('b'.repeat(80), [seats[1]]));
  await count('200 syllables of Hangul to one other', () => said('가'.repeat(200), [seats[1]]));
  await count('2,000 letters to all seven', () => said('c'.repeat(2_000), 'all'));
  for (let lapse = 0; lapse < 6; lapse++) {
    house.wait(DAY + 10);
    await house.sweep();
  }
  for (const who of PLAYERS) await house.as(who).put(`${path}/votes/draw`, { vote: true });
  house.wait(2 * DAY);
  await count('a game of seven rated, the day it ended on with it', () => rateDays(house.service, house.now));
  house.wait(DAY);
  await count('a day without a game', () => rateDays(house.service, house.now));
  await house.close();
  await dynamo.stop();
  return rows;
}

/** Makes what is due, and has it brought to a receiver that takes everything. */
async function sent(house: House, seconds = 0): Promise<void> {
  house.wait(seconds);
  await sweepNotifications({
    people: house.stores.people,
    views: house.stores.views,
    vault: house.stores.vault,
    origin: 'https://fieldpost.example',
    courier: async () => ({ outcome: '2xx', echoed: true }),
    vapid: async () => vapidFrom(new Uint8Array(32), 'mailto:bench@fieldpost.invalid'),
    post: undefined,
    now: () => house.now,
    random: () => 0.5,
  });
}

async function measure({ report, tell }: ScriptWork): Promise<number> {
  const progress = report(10);
  const rows = await counted(() => progress.step());
  progress.end();
  const lines = rows.map(({ what, requests, reads, writes }) => `| ${what} | ${requests} | ${reads} | ${writes} |`);
  const section = await writeSection(
    'What people cost',
    `\`npm run bench -- people\` wrote this. Request units of DynamoDB for all requests of the functions, with lists and
followers. A write unit is 1 KB, a read unit 4 KB.

| | requests | read | write |
|---|---|---|---|
${lines.join('\n')}`,
  );
  await tell(section, { rows });
  return 0;
}

await script(
  {
    name: 'bench -- people',
    takes: '[--json]',
    does: 'count what messages, notifications and ratings cost, and write it into tests/bench/RESULTS.md',
    example: 'npm run bench -- people',
  },
  measure,
);
