import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../domain/contract/sampling.ts';
import { isObject, type Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { Audit } from '../../domain/match/audit/audit.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import { random } from '../kit/random.ts';
import {
  type Actions,
  type Answer,
  act,
  asked,
  type CommitsPage,
  type House,
  lobby,
  open,
  SEATS,
  started,
} from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const codeOf = ({ status, body }: Answer<ProblemBody>): string => `${status} ${body?.code}`;
const NDJSON = { accept: 'application/x-ndjson' };
const READERS = ['red', 'blue', 'spectator', undefined] as const;
type Reader = (typeof READERS)[number];

/** A played duel, and what each reader was shown at each version while it was the newest. */
async function playedDuel(seed: number) {
  const below = random(seed);
  const path = await started(house, { of: 'duel' });
  const shown = new Map<string, string>();
  const show = async (): Promise<MatchView> => {
    const { body } = await house.as('red').get<MatchView>(path);
    for (const reader of READERS) {
      for (const what of ['/state', '/board.svg', '/actions']) {
        shown.set(`${reader} ${body.version} ${what}`, (await house.as(reader).get(path + what)).bytes);
      }
      const { bytes } = await house.as(reader).get(`${path}/events`, NDJSON);
      // What a reader knew of the log is the beginning of what the same reader knows of it now.
      const known = shown.get(`${reader} log`) ?? '';
      expect(bytes.slice(0, known.length), `${reader} at ${body.version}`).toBe(known);
      shown.set(`${reader} log`, bytes);
    }
    return body;
  };
  for (;;) {
    const { status, asks } = await show();
    if (status === 'over') return { path, shown };
    for (const { seat } of asks) {
      const { body } = await house.as(seat).get<Actions>(`${path}/actions`);
      const [question] = body.actions;
      if (question === undefined || question.settled) continue;
      await house.as(seat).post(`${path}/actions`, { ask: question.ask, command: sample(question.legal, below) });
      if (below(4) === 0) await house.as(seat).post(`${path}/takebacks`, {});
    }
  }
}

describe('a played game', () => {
  let path: string;
  let shown: ReadonlyMap<string, string>;
  let last: number;
  beforeAll(async () => {
    ({ path, shown } = await playedDuel(7));
    last = (await house.as('red').get<MatchView>(path)).body.version;
  });

  it('shows each reader every version again, byte for byte as it was then', async () => {
    expect(last).toBeGreaterThan(20);
    let compared = 0;
    for (const [key, bytes] of shown) {
      const [name, version, what] = key.split(' ') as [string, string, string | undefined];
      if (what === undefined || Number(version) === last) continue;
      const reader = (name === 'undefined' ? undefined : name) as Reader;
      expect((await house.as(reader).get(`${path}${what}?version=${version}`)).bytes, key).toBe(bytes);
      compared++;
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('gives commits one a line, or as a page of JSON: the same commits', async () => {
    for (const reader of READERS) {
      const lines = await house.as(reader).get(`${path}/events`, NDJSON);
      const page = await house.as(reader).get<CommitsPage>(`${path}/events`);
      expect(lines.headers.get('content-type')).toBe('application/x-ndjson');
      expect(lines.headers.get('vary')).toContain('accept');
      expect(lines.bytes).toBe(page.body.commits.map((commit) => `${canonical(commit as unknown as Json)}\n`).join(''));
      expect(lines.bytes).toBe(shown.get(`${reader} log`));
      expect(page.body.commits.map(({ envelope }) => envelope.v)).toEqual(
        Array.from({ length: last }, (_, i) => i + 1),
      );
    }
  });

  it('gives the log in pages that follow one another and leave nothing out', async () => {
    for (const log of ['events', 'log']) {
      const whole = (await house.as('red').get<CommitsPage>(`${path}/${log}`)).body.commits;
      const found: unknown[] = [];
      let next: string | undefined = `${path}/${log}?limit=7`;
      while (next !== undefined) {
        const answer: Answer<CommitsPage> = await house.as('red').get(next);
        expect(answer.headers.get('link')).toBe(
          answer.body.next === undefined ? null : `<${answer.body.next}>; rel="next"`,
        );
        expect(answer.body.commits.length).toBeLessThanOrEqual(7);
        found.push(...answer.body.commits);
        next = answer.body.next;
      }
      expect(found).toEqual(whole);
      const allButOne = await house.as('red').get<CommitsPage>(`${path}/${log}?limit=${last - 1}`);
      expect(allButOne.body.next).toBe(`${path}/${log}?limit=${last - 1}&after=${last - 1}`);
    }
  });

  it('gives nothing after its newest commit, and no page of no size', async () => {
    expect((await house.as('red').get<CommitsPage>(`${path}/events?after=${last}`)).body).toEqual({ commits: [] });
    const { version } = (await house.as('red').get<MatchView>(path)).body;
    expect((await house.as('red').get<CommitsPage>(`${path}/events?after=${version}`)).body).toEqual({ commits: [] });
    for (const each of ['events', 'log', 'story'])
      expect((await house.as('red').get(`${path}/${each}?after=${version + 1}`)).body, each).toMatchObject({
        status: 400,
        code: 'BAD_CURSOR',
        detail: expect.stringContaining(`the newest version is ${version}`),
      });
    for (const query of [
      'after=-1',
      'after=x',
      'after=1.5',
      'after=1e400',
      'limit=0',
      'limit=5001',
      'limit=NaN',
      'after=9007199254740993',
    ]) {
      expect(codeOf(await house.as('red').get(`${path}/events?${query}`)), query).toBe('400 BAD_QUERY');
    }
  });

  it('has no version before the first or after the newest', async () => {
    for (const version of ['0', '-1', 'newest', '1.5', '', 'Infinity']) {
      expect(codeOf(await house.as('red').get(`${path}/state?version=${version}`)), version).toBe('400 BAD_QUERY');
    }
    expect(codeOf(await house.as('red').get(`${path}/state?version=${last + 1}`))).toBe('404 NO_SUCH_VERSION');
    expect(codeOf(await house.as('red').get(`${path}?version=99999`))).toBe('404 NO_SUCH_VERSION');
    expect(codeOf(await house.as('red').get(`${path}/state?version=1`))).toBe('409 NOT_STARTED');
    expect((await house.as('red').get<MatchView>(`${path}?version=1`)).body).toMatchObject({
      status: 'lobby',
      version: 1,
    });
  });

  it('now that it is over, is seen through any eyes; the log by all that is in it', async () => {
    const asBlue = await house.as('stranger').get(`${path}/state?as=blue&version=6`);
    expect(asBlue.bytes).toBe(shown.get('blue 6 /state'));
    expect(codeOf(await house.as('red').get(`${path}/state?as=green`))).toBe('403 NOT_YOUR_SEAT');
    const { body } = await house.as(undefined).get<CommitsPage>(`${path}/log`);
    const sealed = body.commits.flatMap(({ envelope }) => envelope.events.filter((event) => isObject(event.sealed)));
    expect(body.commits.flatMap(({ secrets }) => secrets.seals)).toHaveLength(sealed.length);
    expect(codeOf(await house.as('red').get(`${path}/log?as=red`))).toBe('400 BAD_QUERY');
  });
});

describe('while a game is played', () => {
  it('its whole log is closed, and nobody looks through the eyes of others', async () => {
    const path = await started(house, { of: 'duel' });
    await act(house.as('blue'), path, { type: 'choose', stance: 'low' });
    for (const reader of READERS) expect(codeOf(await house.as(reader).get(`${path}/log`))).toBe('409 NOT_OVER');
    for (const what of ['state', 'actions', 'events', 'board.svg', 'state?version=5', 'events?after=3']) {
      const at = `${path}/${what}${what.includes('?') ? '&' : '?'}as=blue`;
      for (const reader of ['red', 'spectator', undefined])
        expect(codeOf(await house.as(reader).get(at)), at).toBe('403 NOT_YOUR_SEAT');
      expect((await house.as('blue').get(at)).status).toBe(200);
    }
  });

  it('a seat may look as a spectator does, and sees no more', async () => {
    const path = await started(house, { of: 'duel' });
    await act(house.as('blue'), path, { type: 'choose', stance: 'low' });
    for (const what of ['state', 'events', 'board.svg', 'actions']) {
      const own = await house.as('blue').get(`${path}/${what}?as=spectator`);
      expect(own.bytes, what).toBe((await house.as(undefined).get(`${path}/${what}`)).bytes);
    }
    const { body } = await house.as('blue').get<Actions>(`${path}/actions?as=spectator`);
    expect(body.actions).toEqual([]);
  });

  it('the audit checks what its reader may know, and no more', async () => {
    const path = await started(house, { of: 'duel' });
    await act(house.as('blue'), path, { type: 'choose', stance: 'low' });
    const checked = async (user: string) => {
      const { body } = await house.as(user).get<Audit>(`${path}/audit`);
      expect(body).toMatchObject({ verdict: 'unchecked', complete: false, findings: [] });
      return body.checks.commitments;
    };
    const [spectator, red, blue] = [await checked('spectator'), await checked('red'), await checked('blue')];
    // Each its hand; blue also its command and its stance.
    expect([red - spectator, blue - spectator]).toEqual([1, 3]);
  });

  it('orders stay closed until the phase is resolved; then a later commit opens them, and the earlier ones stay as they were', async () => {
    const path = await started(house, { of: 'diplomacy' });
    const orders = { par: { order: 'move', to: 'bur' } };
    const { body: written } = await act(house.as('france'), path, { type: 'orders', orders });
    const asEngland = await house.as('england').get(`${path}/events`, NDJSON);
    expect(asEngland.bytes).not.toContain('"bur"');
    for (const seat of SEATS.diplomacy)
      if (seat !== 'france') await act(house.as(seat), path, { type: 'orders', orders: {} });
    const later = await house.as('england').get(`${path}/events`, NDJSON);
    expect(later.bytes.startsWith(asEngland.bytes)).toBe(true);
    const opened = later.bytes.split('\n').at(-2)!;
    expect(opened).toContain(`"v":${written.version}`);
    expect(opened).toContain('"bur"');
  });

  it('a lobby has a log too, and no position', async () => {
    const path = await lobby(house, { of: 'duel' });
    expect((await house.as(undefined).get<CommitsPage>(`${path}/events`)).body.commits).toHaveLength(1);
    for (const what of ['state', 'board.svg'])
      expect(codeOf(await house.as('ann').get(`${path}/${what}`))).toBe('409 NOT_STARTED');
    expect((await house.as('ann').get<Actions>(`${path}/actions`)).body.actions).toEqual([]);
    await expect(asked(house.as('ann'), path)).rejects.toThrow('not asked');
  });
});
