import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { router } from '../../functions/endpoint/router.ts';
import { operation } from '../../functions/operations/operation.ts';
import { Problem } from '../../functions/platform/http/problem.ts';
import { gateway } from '../../infra/local/server/gateway.ts';
import { type House, open } from './kit.ts';

// An operation that will go says so in every answer (RFC 9745, RFC 8594), and so does no other.

const shared = { method: 'GET', access: 'anyone', permission: 'read', run: async () => ({ body: {} }) } as const;
const deprecated = { since: '2027-01-31', sunset: '2027-12-01' };
const OWN = [
  operation({ ...shared, id: 'getNew', path: '/new' }),
  operation({ ...shared, id: 'getOld', path: '/old', deprecated }),
  operation({
    ...shared,
    id: 'getPages',
    path: '/pages',
    deprecated,
    run: async () => ({ body: {}, headers: { link: '</pages?2>; rel="next"' } }),
  }),
  operation({
    ...shared,
    id: 'getNone',
    path: '/none',
    deprecated,
    run: async () => {
      throw new Problem(404, 'NONE', { en: 'none', ko: '없음' });
    },
  }),
];

let house: House;
let server: Server;
beforeAll(async () => {
  house = await open();
  const serving = router(OWN, async () => house.service);
  const endpoints = OWN.map(
    ({ method, path }) =>
      ({ method, path, function: 'read', needsToken: false, isForAnyone: true, mostBytes: undefined }) as const,
  );
  server = gateway(endpoints, { read: serving, costly: serving, write: serving, press: serving });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await house.close();
});

const asked = async (path: string) => {
  const { status, headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const [since, until, link] = ['deprecation', 'sunset', 'link'].map((name) => headers.get(name));
  return {
    status,
    since,
    until,
    link,
    shown: headers.get('access-control-expose-headers')?.match(/deprecation|sunset/g),
  };
};

const said = { since: '@1801353600', until: 'Wed, 01 Dec 2027 00:00:00 GMT', shown: ['deprecation', 'sunset'] };
const LINKS = '</docs>; rel="deprecation"; type="text/html", </docs>; rel="sunset"; type="text/html"';

it('since when it is deprecated, until when it stays, and where that is explained', async () => {
  expect(await asked('/old')).toEqual({ ...said, status: 200, link: LINKS });
});

it('a refusal says it too', async () => {
  expect(await asked('/none')).toEqual({ ...said, status: 404, link: LINKS });
  expect(await asked('/old?x=1')).toEqual({ ...said, status: 400, link: LINKS });
});

it('other links stay, before those', async () => {
  expect(await asked('/pages')).toEqual({ ...said, status: 200, link: `</pages?2>; rel="next", ${LINKS}` });
});

it('an operation that stays says nothing of it', async () => {
  expect(await asked('/new')).toMatchObject({ status: 200, since: null, until: null, link: null });
});
