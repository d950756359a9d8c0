import { spawnSync } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import type { Audit } from '../../domain/match/audit/audit.ts';
import { hasPython, VERIFIER } from '../verifier/python.ts';
import type { CommitsPage } from './kit.ts';
import { cleanUp, create, newFolder, said, start, stop } from './machine.ts';

afterAll(cleanUp);

/** Node with a clock that is an hour ahead, also in the header `Date` of what it answers. */
const CLOCK = `const { now } = Date;
  const { toUTCString } = Date.prototype;
  Date.now = () => now() + 3_600_000;
  Date.prototype.toUTCString = function () { return toUTCString.call(new Date(this.getTime() + 3_600_000)); };`;
const AHEAD = ['--import', `data:text/javascript,${encodeURIComponent(CLOCK)}`];

it('a game that a clock an hour ahead has written waits for people, who set it right by a commit', async () => {
  const folder = await newFolder();
  const wrong = await start(folder, { node: AHEAD });
  const { status, body } = await create(wrong, 'ahead');
  expect(status).toBe(201);
  const path = `/v1/games/${body.game}`;
  await stop(wrong);
  const vote = (server: typeof wrong) => server.as('alice').put(`${path}/votes/cancel`, { vote: true });
  const sit = (server: typeof wrong) => server.as('alice').post(`${path}/seats`, { seat: 'france' });

  let server = await start(folder);
  const other = (await create(server, 'in time')).body;
  expect((await sit(server)).body).toMatchObject({ status: 503, code: 'CLOCK' });
  await stop(server);

  const listed = await said(folder, 'set-clock');
  expect(listed.code).toBe(1);
  expect(listed.output).toMatch(
    new RegExp(`^this machine's clock shows 2.*Z\n${body.game}: version 1 is 3[56]\\d\\d s in the future\n`),
  );
  expect(listed.output).not.toContain(other.game);
  expect(await said(folder, 'set-clock', '--now')).toMatchObject({
    code: 64,
    error: expect.stringContaining('--the-clock-is-right'),
  });
  const set = await said(folder, 'set-clock', '--the-clock-is-right');
  expect([set.code, set.output]).toEqual([0, expect.stringContaining(`${body.game}: set right by version 2\n`)]);
  expect((await said(folder, 'set-clock')).code).toBe(0);

  server = await start(folder);
  expect([(await sit(server)).status, (await vote(server)).status]).toEqual([200, 200]);
  const { commits } = (await server.as('alice').get<CommitsPage>(`${path}/events`)).body;
  const [first, second, third] = commits.map(({ envelope }) => envelope);
  expect(second).toMatchObject({
    by: 'house',
    events: [{ type: 'match/clock-set', was: first?.at }, { type: 'match/clock' }],
  });
  expect(first?.at).toBeGreaterThan((second?.at ?? 0) + 3_500_000);
  expect(third?.at).toBeGreaterThanOrEqual(second?.at ?? 0);
  const { findings, says } = (await server.as('alice').get<Audit>(`${path}/audit`)).body;
  expect(findings).toEqual([]);
  expect(says).toContainEqual(
    expect.stringMatching(
      /^Version 2: the server set the time of the game, by -3[56]\d\d s, and its deadline with it\.$/,
    ),
  );
  if (hasPython) {
    const log = await server.as('alice').get(`${path}/events`, { accept: 'application/x-ndjson' });
    const { stdout } = spawnSync('python3', [VERIFIER, '--partial', '-'], {
      encoding: 'utf8',
      input: log.bytes.toString(),
    });
    expect(stdout).toContain('clock set  in the versions 2, by the house\n');
  }
  await stop(server);
});
