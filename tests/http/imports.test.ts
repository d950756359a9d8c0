import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Game } from '../../domain/contract/game.ts';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { isCoastal, PROVINCE_IDS } from '../../domain/diplomacy/map/provinces.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { Commit } from '../../domain/log/envelope.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { duel } from '../kit/duel/index.ts';
import { meansOf } from '../kit/engine.ts';
import { hasPython, verifier } from '../verifier/python.ts';
import { act, type CommitsPage, type House, open, SEATS, started } from './kit.ts';

// Games that were played elsewhere go on here as sandboxes, once they were decided again.

let there: House;
let here: House;
beforeAll(async () => {
  [there, here] = [await open(), await open({ quotas: { imports: 200, importsFrom: 200 } })];
});
afterAll(async () => {
  await there.close();
  await here.close();
});

type Coded = { readonly code?: string; readonly detail?: string; readonly game: string; readonly version: number };
const imported = (body: object, who = 'eve', key?: string) =>
  here.as(who).post<Coded>('/v1/imports', body, key === undefined ? {} : { 'idempotency-key': key });
const viewOf = async (house: House, who: string, path: string) => (await house.as(who).get<MatchView>(path)).body;

/** The exported log of a duel that is over, on `there` unless another server is given. */
async function log(house = there, hits = 9): Promise<string> {
  const path = await started(house, { of: 'duel', options: { hits } });
  for (const seat of ['red', 'blue'])
    await act(house.as(seat), path, { type: 'choose', stance: seat === 'red' ? 'low' : 'high' });
  for (const user of ['red', 'blue']) await house.as(user).put(`${path}/votes/draw`, { vote: true });
  return (await house.as(undefined).get(`${path}/log`, { accept: 'application/x-ndjson' })).bytes;
}

describe('a log', () => {
  it('of another house goes on here, at every seat, with its past; closed, it is audited like any other', async () => {
    const file = await log();
    const made = await imported({ file, title: 'From afar' });
    expect(made.status, made.bytes).toBe(201);
    const path = `/v1/games/${made.body.game}`;
    const view = await viewOf(here, 'eve', path);
    expect(view).toMatchObject({ status: 'playing', mine: ['red', 'blue'], origin: { is: 'fork' } });
    const [ask] = view.asks;
    const sent = await here
      .as('eve')
      .post(`${path}/actions`, { seat: ask?.seat, ask: ask?.ask, command: { type: 'rest' } });
    expect(sent.status, sent.bytes).toBe(200);
    expect((await here.as('eve').get(`${path}/state?version=4&as=spectator`)).status).toBe(200);
    expect((await here.as('red').get(path)).status).toBe(404);
    // The game itself is not here.
    expect((await here.as('red').get(`/v1/games/${view.origin?.game}`)).status).toBe(404);
    expect((await here.as('eve').delete(path)).status).toBe(200);
    const { body } = await here.as('eve').get<{ verdict: string; findings: unknown[] }>(`${path}/audit`);
    expect(body).toMatchObject({ verdict: 'holds', findings: [] });
  });

  it('goes on from any version at which it was being played', async () => {
    const file = await log();
    const { body } = await imported({ file, version: 4 });
    expect(body.version).toBe(5);
    expect((await imported({ file, version: 2 })).body.code).toBe('NOT_IN_PLAY');
    expect((await imported({ file, version: 99 })).body.code).toBe('NO_SUCH_VERSION');
  });

  it('is forked like a game of here, before and after it came', async () => {
    const { body } = await imported({ file: await log() });
    const forked = async (version: number) => here.as('eve').post<Coded>(`/v1/games/${body.game}/forks`, { version });
    for (const version of [body.version - 1, body.version]) {
      const { status, body: fork, bytes } = await forked(version);
      expect([status, fork.version], bytes).toEqual([201, version + 1]);
      const { body: view } = await here.as('eve').get<MatchView>(`/v1/games/${fork.game}`);
      expect(view).toMatchObject({ status: 'playing', version: version + 1 });
      // As a process sees it that has not opened it.
      expect((await here.service.log.read(fork.game, 0)).length).toBe(version + 1);
    }
  });

  it('that was changed anywhere is refused with what was found', async () => {
    const lines = (await log()).trimEnd().split('\n');
    const change = (v: number, how: (commit: JsonObject) => void): string => {
      const commit = JSON.parse(lines[v - 1] ?? '') as JsonObject;
      how(commit);
      return `${lines.with(v - 1, canonical(commit)).join('\n')}\n`;
    };
    const forged = [
      change(3, (commit) => Object.assign(commit.envelope as JsonObject, { at: 1 })),
      change(4, (commit) => Object.assign(commit.secrets as JsonObject, { seals: [] })),
      `${lines.slice(0, -1).join('\n')}\n`,
      `${lines.slice(1).join('\n')}\n`,
      `${lines.join('\n')}\n${lines.at(-1)}\n`,
      lines.join('\n').slice(0, -9),
    ];
    for (const file of forged) {
      const { status, body } = await imported({ file });
      expect([status, body.code]).toEqual([409, 'IMPORT_BROKEN']);
      expect(body.detail).toMatch(/version \d+: [A-Z_]+: /);
    }
  });

  it('of another engine, of form 1, or of no game that is hosted here is refused', async () => {
    const old = await readFile(new URL('../golden/diplomacy/agreed-draw.ndjson', import.meta.url), 'utf8');
    expect((await imported({ file: old })).body.code).toBe('FORM_TOO_OLD');
    const released = await readFile(new URL('../golden/kutuzov/points.ndjson', import.meta.url), 'utf8');
    expect((await imported({ file: released })).status).toBe(409);
    const file = await log();
    const other = file.replaceAll('"of":"duel"', '"of":"chess"');
    expect((await imported({ file: other })).status).toBe(409);
  });

  it('is imported once for a key', async () => {
    const file = await log();
    const [first, again] = [await imported({ file }, 'eve', 'once'), await imported({ file }, 'eve', 'once')];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });
});

describe('a saved game of Diplomacy', () => {
  /** A game of two years, as it is saved. */
  async function saved(): Promise<JsonObject> {
    const path = await started(there, { of: 'diplomacy' });
    const sheets: readonly { readonly [seat: string]: string }[] = [
      {
        france: 'A par - bur, A mar S A par - bur, F bre - mao',
        germany: 'A mun - bur, F kie - hol',
        turkey: 'A con - bul',
      },
      { france: 'F mao - por, A bur H', turkey: 'A bul - ser, F ank - bla' },
    ];
    for (const sheet of sheets) {
      for (const seat of SEATS.diplomacy) {
        const { asks } = await viewOf(there, seat, path);
        const ask = asks.find((each) => each.seat === seat)?.ask;
        if (ask === undefined) continue;
        const sent = await there
          .as(seat)
          .post(`${path}/actions`, { ask, written: { orders: sheet[seat]?.split(', ') ?? [] } });
        expect(sent.status, sent.bytes).toBe(200);
      }
    }
    return (await there.as(undefined).get<JsonObject>(`${path}/export?format=saved-game`)).body;
  }

  it('is played again, and goes on where the file ends', async () => {
    const game = await saved();
    const made = await imported({ file: JSON.stringify(game) });
    expect(made.status, made.bytes).toBe(201);
    const path = `/v1/games/${made.body.game}`;
    const again = (await here.as('eve').get<JsonObject>(`${path}/export?format=saved-game`)).body;
    const told = ({ phases }: JsonObject): Json =>
      (phases as readonly JsonObject[]).map(({ name, state, orders }) => {
        const { units, centers } = state as JsonObject;
        return { name, units, centers, orders } as unknown as Json;
      });
    expect(told(again)).toEqual(told(game));
    expect((await viewOf(here, 'eve', path)).mine).toEqual(SEATS.diplomacy);
    expect((await here.as('eve').delete(path)).status).toBe(200);
    const commits = (await here.as('eve').get<CommitsPage>(`${path}/log`)).body.commits as readonly Commit[];
    expect((await audit(diplomacy, commits, true, meansOf(diplomacy))).findings).toEqual([]);
    const running = verifier();
    running.give(Buffer.from(commits.map((each) => `${canonical(each as unknown as Json)}\n`).join('')), []);
    const said = await running.said();
    if (hasPython) expect(said.map(({ findings }) => findings)).toEqual([[]]);
  });

  it('in which something comes out otherwise is refused with the phase and the powers', async () => {
    const game = await saved();
    const phases = structuredClone(game.phases) as unknown as { state: { units: { FRANCE: string[] } } }[];
    phases[1]?.state.units.FRANCE.splice(0, 1, 'A PIE');
    const { status, body } = await imported({ file: JSON.stringify({ ...game, phases }) });
    expect([status, body.code, body.detail]).toEqual([
      409,
      'IMPORT_BROKEN',
      'F1901M: by the rules, france have other positions',
    ]);
  });

  it.each(['', '{', '[]', '{"phases":[]}', '{"map":"ancmed","phases":[{}]}', 'A par - bur'])(
    '%s is none',
    async (file) => {
      const { status, body } = await imported({ file });
      expect([status, body.code]).toEqual([400, file === '' ? 'BAD_BODY' : 'BAD_IMPORT']);
    },
  );

  it('of a game with options that nobody can open here is refused, though the engine decides it alike', async () => {
    const options = z.strictObject({ hits: z.int() });
    const lax = { ...duel, schemas: { ...duel.schemas, options } } as unknown as Game;
    const elsewhere = await open({ games: { duel: async () => lax } });
    try {
      const [whole, forged] = [await log(elsewhere), await log(elsewhere, 10)];
      expect((await imported({ file: whole })).status).toBe(201);
      const { status, body } = await imported({ file: forged });
      expect([status, body.code]).toEqual([409, 'IMPORT_BROKEN']);
      expect(body.detail).toContain('BAD_OPTIONS');
    } finally {
      await elsewhere.close();
    }
  });
});

const COASTAL = PROVINCE_IDS.filter(isCoastal);

/** This number of armies, and with `dislodged` a retreat phase. */
const overfull = (armies: number, dislodged?: readonly string[]) => ({
  unitsBefore: { france: COASTAL.slice(0, armies).map((id) => `A ${id}`) },
  ...(dislodged && { phase: 'retreat', dislodgedBefore: { italy: dislodged } }),
});

/** A position of this number of armies, as a log keeps it. */
const keptWith = (armies: number) => ({
  season: 'spring',
  year: 1904,
  phase: 'movement',
  units: COASTAL.slice(0, armies).map((loc) => ({ power: 'france', type: 'A', loc })),
  dislodged: [],
  contested: [],
  centres: {},
});

describe('a position of Diplomacy', () => {
  // DATC 6.D.1: a supported hold can prevent a dislodgement.
  const position = {
    season: 'spring',
    year: 1904,
    phase: 'movement',
    unitsBefore: { austria: ['F Adr', 'A Tri'], italy: ['A Ven', 'A Tyr'] },
    centresBefore: { austria: ['tri', 'vie'], italy: ['ven', 'rom'] },
  };

  it('is where a sandbox begins, and it is played on from there', async () => {
    const made = await imported({ position, title: 'DATC 6.D.1' });
    expect(made.status, made.bytes).toBe(201);
    const path = `/v1/games/${made.body.game}`;
    const send = async (seat: string, orders: readonly string[]) => {
      const { asks } = await viewOf(here, 'eve', path);
      const sent = await here.as('eve').post(`${path}/actions`, { seat, ask: asks[0]?.ask, written: { orders } });
      expect(sent.status, sent.bytes).toBe(200);
    };
    expect((await viewOf(here, 'eve', path)).asks.map(({ seat, ask }) => `${seat} ${ask}`)).toEqual([
      'austria S1904M',
      'italy S1904M',
    ]);
    await send('austria', ['F Adr S A Tri - Ven', 'A Tri - Ven']);
    await send('italy', ['A Ven H', 'A Tyr S A Ven']);
    expect((await viewOf(here, 'eve', path)).asks[0]?.ask).toBe('F1904M');
    await send('austria', ['F Adr S A Tri - Ven', 'A Tri - Ven']);
    await send('italy', ['A Ven H', 'A Tyr H']);
    expect((await viewOf(here, 'eve', path)).asks.map(({ seat, ask }) => `${seat} ${ask}`)).toEqual(['italy F1904R']);
    expect((await here.as('eve').delete(path)).status).toBe(200);
    expect((await here.as('eve').get(`${path}/audit`)).body).toMatchObject({ verdict: 'holds', findings: [] });
  });

  it('has a unit for each supply centre at most (§2.4)', async () => {
    expect((await imported({ position: { ...position, ...overfull(34) } })).status).toBe(201);
    expect(diplomacy.schemas.options.safeParse({ position: keptWith(34) })).toMatchObject({ success: true });
    expect(diplomacy.schemas.options.safeParse({ position: keptWith(35) })).toMatchObject({ success: false });
  });

  it.each([
    { what: 'no unit', change: { unitsBefore: {} }, pointer: '/position' },
    { what: 'an army at sea', change: { unitsBefore: { italy: ['A Adr'] } }, pointer: '/position/unitsBefore/italy/0' },
    {
      what: 'a province that is not there',
      change: { centresBefore: { italy: ['Atlantis'] } },
      pointer: '/position/centresBefore/italy/0',
    },
    { what: 'no phase', change: { phase: 'lunch' }, pointer: '/position/phase' },
    { what: 'more units than centres', change: overfull(35), pointer: '/position/unitsBefore' },
    {
      what: 'more units than centres, one of them dislodged',
      change: overfull(34, ['F Adr']),
      pointer: '/position/unitsBefore',
    },
    { what: 'adjustments in spring', change: { phase: 'adjustment' }, pointer: '/position/season' },
  ])('with $what is refused, and said where', async ({ change, pointer }) => {
    const { status, body } = await imported({ position: { ...position, ...change } });
    expect([status, body.code, (body as { errors?: { pointer: string }[] }).errors?.[0]?.pointer]).toEqual([
      400,
      'BAD_BODY',
      pointer,
    ]);
  });

  it('comes by import alone, and not with a file', async () => {
    const kept = {
      season: 'spring',
      year: 1904,
      phase: 'movement',
      units: [],
      dislodged: [],
      contested: [],
      centres: {},
    };
    for (const settings of [{}, { sandbox: true }]) {
      const { status, body } = await here
        .as('eve')
        .post<Coded>('/v1/games', { of: 'diplomacy', options: { position: kept }, settings });
      expect([status, body.code]).toEqual([400, 'BAD_OPTIONS']);
    }
    expect((await imported({ position, file: 'x' })).status).toBe(400);
    expect((await imported({})).status).toBe(400);
  });
});

describe('the costs of imports', () => {
  it('is counted for each person, an import that is refused like another; a retry of one that was done is free', async () => {
    const house = await open({ quotas: { imports: 3, importsFrom: 5 } });
    const send = (who: string, file: string, key?: string) =>
      house.as(who).post<Coded>('/v1/imports', { file }, key === undefined ? {} : { 'idempotency-key': key });
    const file = await log();
    const made = await send('ann', file, 'once');
    expect(made.status, made.bytes).toBe(201);
    expect((await send('ann', 'no game')).body.code).toBe('BAD_IMPORT');
    expect((await send('ann', '')).body.code).toBe('BAD_BODY');
    const refused = await send('ann', file);
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'QUOTA_EXCEEDED',
      '3600',
    ]);
    expect(refused.headers.get('ratelimit-policy')).toBe('"imports";q=3;w=3600');
    expect((await send('ann', file, 'once')).body).toEqual(made.body);

    // Others from the same address come to the limit of that.
    for (const who of ['ben', 'cid']) expect((await send(who, 'no game')).status).toBe(400);
    expect((await send('dan', file)).headers.get('ratelimit-policy')).toBe('"importsFrom";q=5;w=3600');
    house.wait(3600);
    expect((await send('ann', file)).status).toBe(201);
    await house.close();
  });

  it('is nothing that stays: one that is refused writes nothing but that it came', async () => {
    const house = await open({ quotas: { sandboxes: 1 } });
    const file = await log();
    expect((await house.as('ann').post('/v1/imports', { file })).status).toBe(201);
    const { people, log: events, views } = house.stores;
    const written: string[] = [];
    const noting = (what: string, of: (...given: never[]) => Promise<unknown>) =>
      ((...given: unknown[]) => {
        written.push([what, ...given.filter((each) => typeof each === 'string')].join(' '));
        return of(...(given as never[]));
      }) as never;
    Object.assign(people, { put: noting('people', people.put) });
    Object.assign(views, { put: noting('views', views.put) });
    Object.assign(house.service.log, { keep: noting('keep', events.keep), append: noting('append', events.append) });
    for (const [body, code] of [
      [{ file }, 'QUOTA_EXCEEDED'],
      [{ file, version: 2 }, 'NOT_IN_PLAY'],
      [{ file, version: 99 }, 'NO_SUCH_VERSION'],
      [{ file: file.replace('"at":', '"at":1') }, 'IMPORT_BROKEN'],
      [{ file: '{"phases":[]}' }, 'BAD_IMPORT'],
    ] as const)
      expect((await house.as('ann').post<Coded>('/v1/imports', body)).body.code).toBe(code);
    expect([...new Set(written.map((each) => each.replace(/U#\S+/, 'U#…')))]).toEqual(['people U#… Q']);
    await house.close();
  });

  it('is time, and a command that opens a game is not given up for it: it carries no arrival', async () => {
    const house = await open();
    const { people } = house.stores;
    const { put } = people;
    // The store takes ten seconds for what is written about the game.
    Object.assign(people, {
      put: async (...given: Parameters<typeof put>) => {
        if (given[0].startsWith('T#')) house.wait(10);
        return put(...given);
      },
    });
    const [game, sandbox] = [
      await house.as('ann').post<Coded>('/v1/games', { of: 'duel', options: { hits: 3 } }),
      await house.as('ann').post<Coded>('/v1/imports', { file: await log() }),
    ];
    expect([game.status, sandbox.status], sandbox.bytes).toEqual([201, 201]);
    for (const { body } of [game, sandbox]) {
      const [commit] = await house.service.log.read(body.game, body.version - 1);
      expect(commit?.envelope).not.toHaveProperty('arrived');
    }
    await house.close();
  });
});
