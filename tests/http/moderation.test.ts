import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../domain/lib/json.ts';
import { formOf } from '../../domain/log/forms.ts';
import type { PressItem } from '../../domain/press/audit.ts';
import { sweepCases } from '../../functions/features/moderation/cases.ts';
import { reasonsOf } from '../../functions/features/moderation/keys.ts';
import { pressReport } from '../../infra/local/audit/audit-press.ts';
import { hasPython, verifier } from '../verifier/python.ts';
import { verifyHead } from './jws.ts';
import { clientOf, type House, lobby, open, SEATS, started } from './kit.ts';

// What people report, and what those do who moderate: each with a reason, recorded, and nothing that is there is
// changed.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface Case {
  readonly id: string;
  readonly state: string;
  readonly reports: number;
  readonly item: PressItem;
  readonly tenure: string;
  readonly verdict: string;
  readonly findings: readonly unknown[];
  readonly reasons: readonly { readonly reason: string }[];
  readonly hidden?: number;
  readonly code?: string;
}
const mod = () => house.as('mod');
const table = (settings: object = {}, owner = 'ann') =>
  started(house, { of: 'diplomacy', owner, settings: { press: { talk: 'both' }, ...settings } as Json });
const say = (path: string, who: string, to: unknown, text: string, more: object = {}) =>
  house.as(who).post<{ n: number; code?: string }>(`${path}/press`, { to, text, ...more });
const report = (path: string, who: string, conversation: string, n: number, more: object = {}) =>
  house.as(who).post<{ id: string; code?: string }>('/v1/me/reports', {
    game: path.slice('/v1/games/'.length),
    conversation,
    n,
    reason: 'An insult.',
    ...more,
  });
const caseOf = async (id: string): Promise<Case> => (await mod().get<Case>(`/v1/moderation/cases/${id}`)).body;
const openCases = async () =>
  (await mod().get<{ cases: readonly { id: string }[] }>('/v1/moderation/cases')).body.cases.map(({ id }) => id);
const act = (path: string, body: object, who = 'mod', key?: string) =>
  house
    .as(who)
    .post(`${path}/moderation`, { reason: 'Insults.', ...body }, key === undefined ? {} : { 'idempotency-key': key });
const itemsOf = async (path: string, who: string | undefined) =>
  (await house.as(who).get<{ entries: readonly (PressItem & { hidden?: number })[] }>(`${path}/press`)).body.entries;

describe('a report', () => {
  it('opens what was said from the box, with its proof, and nothing else of the conversation', async () => {
    const path = await table();
    await say(path, 'austria', ['england'], 'Good day.');
    await say(path, 'austria', ['england'], 'You are a fool.');
    const sent = await report(path, 'england', 'austria,england', 2);
    expect(sent.status).toBe(201);
    const found = await caseOf(sent.body.id);
    expect(found).toMatchObject({ verdict: 'holds', findings: [], reports: 1, reasons: [{ reason: 'An insult.' }] });
    expect([found.item.text, found.tenure]).toEqual(['You are a fool.', found.item.entry.by]);
    expect(JSON.stringify(found)).not.toContain('Good day.');
    const entries = await house.stores.people.list('M#cases', '');
    expect(JSON.stringify(entries)).not.toMatch(/fool|insult|austria/i);
    const again = await report(path, 'england', 'austria,england', 2, { reason: 'Once more.' });
    expect([again.body.id, (await caseOf(sent.body.id)).reports]).toEqual([sent.body.id, 1]);
    await report(path, 'austria', 'austria,england', 2);
    expect((await caseOf(sent.body.id)).reports).toBe(2);
    const own = await house.as('england').get<{ reports: readonly { id: string; state: string }[] }>('/v1/me/reports');
    expect(own.body.reports).toMatchObject([{ id: sent.body.id, state: 'open' }]);
    expect((await house.as('france').get('/v1/me/reports')).body).toEqual({ reports: [] });
  });

  it('frames nobody: what was not said is refused, and so is what one may not read', async () => {
    const path = await table();
    await say(path, 'austria', ['england'], 'Fine weather.');
    const [item] = await itemsOf(path, 'england');
    const forged = await report(path, 'england', 'austria,england', 1, { text: 'I hate you all.', salt: item?.salt });
    expect([forged.status, forged.body.code]).toEqual([409, 'NOT_SAID']);
    const unsalted = await report(path, 'england', 'austria,england', 1, { text: 'Fine weather.' });
    expect(unsalted.body.code).toBe('NOT_SAID');
    const strange = await report(path, 'england', 'austria,england', 1, { text: 'Fine weather.', salt: 'x' });
    expect(strange.body.code).toBe('NOT_SAID');
    for (const [who, conversation, n] of [
      ['france', 'austria,england', 1],
      ['france', 'austria,germany', 1],
      ['england', 'austria,england', 2],
      ['ann', 'austria,england', 1],
    ] as const) {
      const { status, body } = await report(path, who, conversation, n);
      expect([status, body.code]).toEqual([404, 'NO_SUCH_ENTRY']);
    }
    expect(
      (await report(path, 'england', 'austria,england', 1, { text: 'Fine weather.', salt: item?.salt })).status,
    ).toBe(201);
  });

  it('of what has no name says whose it is, with the opening of the commitment; a block hinders nothing', async () => {
    const path = await table({ press: { talk: 'both', grey: 'public' } });
    await house.as('austria').put('/v1/me/handle', { handle: 'moderated-austria' });
    await house.as('england').put('/v1/me/blocks', { handle: 'moderated-austria' });
    await say(path, 'austria', 'all', 'Nobody knows me.', { grey: true });
    expect((await report(path, 'england', 'grey', 1)).body.code).toBe('NO_SUCH_ENTRY');
    house.wait(300);
    const sent = await report(path, 'england', 'grey', 1);
    const found = await caseOf(sent.body.id);
    expect(found.tenure).toMatch(/^austria\//);
    expect(found.verdict).toBe('holds');
    expect(JSON.stringify(await itemsOf(path, 'england'))).not.toMatch(/austria\//);
  });

  it('stops at 20 a day', async () => {
    const path = await table();
    for (let i = 0; i < 20; i++) await say(path, 'italy', 'all', `${i}`);
    house.wait(61);
    await say(path, 'italy', 'all', 'one more');
    for (let n = 1; n <= 20; n++) expect((await report(path, 'turkey', 'all', n)).status).toBe(201);
    expect((await report(path, 'turkey', 'all', 21)).body.code).toBe('TOO_MANY_REPORTS');
  });

  it('stopped before any write can be sent again, and is one', async () => {
    const path = await table();
    await say(path, 'russia', 'all', 'Crash.');
    const { put } = house.stores.people;
    let left = 0;
    house.stores.people.put = async (...args) => {
      if (left-- === 0) throw new Error('the process has ended');
      return put(...args);
    };
    let status = 0;
    for (let stop = 0; status !== 201; stop++) {
      left = stop;
      status = (await report(path, 'germany', 'all', 1)).status;
      expect(stop).toBeLessThan(8);
    }
    house.stores.people.put = put;
    const { id } = (await report(path, 'germany', 'all', 1)).body;
    expect(await caseOf(id)).toMatchObject({ reports: 1, item: { text: 'Crash.' } });
  });

  it('is closed, opened again by another report, and gone 90 days after it was closed', async () => {
    const path = await table();
    await say(path, 'austria', 'all', 'Rude.');
    const { id } = (await report(path, 'england', 'all', 1)).body;
    const edit = (state: string) => mod().put<{ state: string }>(`/v1/moderation/cases/${id}`, { state });
    expect((await edit('closed')).body.state).toBe('closed');
    expect(await openCases()).not.toContain(id);
    const closed = await mod().get<{ cases: readonly { id: string }[] }>('/v1/moderation/cases?state=closed');
    expect(closed.body.cases.map((each) => each.id)).toContain(id);
    await report(path, 'france', 'all', 1);
    expect(await openCases()).toContain(id);
    await edit('closed');
    await sweepCases(house.stores.people, house.now + 89 * 86_400_000);
    expect((await caseOf(id)).state).toBe('closed');
    await sweepCases(house.stores.people, house.now + 91 * 86_400_000);
    expect((await caseOf(id)).code).toBe('NO_SUCH_CASE');
  });
});

describe('hiding', () => {
  it('adds an entry with its reason; nobody reads the text any more, nobody else is told, and verifiers find the chain whole', async () => {
    const path = await table();
    await say(path, 'austria', ['england'], 'You are a fool.');
    const before = await itemsOf(path, 'england');
    const quiet = async () => (await house.as('france').get(`${path}/press`)).bytes.replaceAll(/"cursor":"[^"]*"/g, '');
    const [third, log] = [await quiet(), (await house.as('france').get(`${path}/events`)).bytes];
    const { id } = (await report(path, 'england', 'austria,england', 1)).body;
    const hiding = await mod().post(`/v1/moderation/cases/${id}/hiding`, { reason: 'An insult.' });
    expect([hiding.status, hiding.body]).toMatchObject([201, { n: 2, hides: 1 }]);
    expect((await mod().post(`/v1/moderation/cases/${id}/hiding`, { reason: 'Again.' })).body).toEqual(hiding.body);
    for (const who of ['austria', 'england']) {
      const items = await itemsOf(path, who);
      expect(items.map(({ text, hidden }) => [text, hidden])).toEqual([
        [undefined, 2],
        ['An insult.', undefined],
      ]);
      expect(items[1]?.entry).toMatchObject({ hides: 1, prev: before[0]?.hash });
      expect(items[1]?.entry.by).toMatch(/^moderator:m[\w-]{22}$/);
    }
    expect([await quiet(), (await house.as('france').get(`${path}/events`)).bytes]).toEqual([third, log]);
    expect((await caseOf(id)).hidden).toBe(2);
    await say(path, 'england', ['austria'], 'Thank you.');
    const items = await itemsOf(path, 'england');
    for (const seat of SEATS.diplomacy) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    const folder = await mkdtemp(join(tmpdir(), 'fieldpost-hidden-'));
    const lines = (await house.as('england').get(`${path}/log?limit=5000`, { accept: 'application/x-ndjson' })).bytes;
    const python = verifier();
    const found: unknown[] = [];
    const framed = items.map((each) => (each.entry.n === 3 ? { ...each, entry: { ...each.entry, hides: 2 } } : each));
    for (const [i, said] of [items, framed].entries()) {
      const file = join(folder, `${i}`);
      await writeFile(file, said.map((each) => JSON.stringify(each)).join('\n'));
      const told = await pressReport(await readFile(file), lines.trim().split('\n'), undefined, verifyHead.bytes);
      found.push([...new Set(told.findings.map(({ code }) => code))].sort());
      python.give(lines, ['--press', file]);
    }
    expect(found).toEqual([[], ['WRONG_AUTHOR', 'WRONG_HASH']]);
    const said = (await python.said()).map(({ findings }) => [...new Set(findings.map(([, code]) => code))].sort());
    expect(said).toEqual(hasPython ? found : []);
    await rm(folder, { recursive: true });
  });

  it('takes a reported entry: of what nobody reported there is no case', async () => {
    const path = await table();
    await say(path, 'austria', 'all', 'Nothing wrong.');
    const { status, body } = await mod().post('/v1/moderation/cases/cnothing/hiding', { reason: 'I do not like it.' });
    expect([status, body.code]).toEqual([404, 'NO_SUCH_CASE']);
  });
});

describe('a moderator', () => {
  it('mutes a seat in one game, and unmutes it; the log has it with the commitment to the reason', async () => {
    const path = await table();
    const done = await act(path, { act: 'mute', seat: 'austria' });
    expect([done.status, done.bytes]).toEqual([200, done.bytes]);
    for (const to of ['all', ['england']]) expect((await say(path, 'austria', to, 'But')).body.code).toBe('MUTED');
    expect((await say(path, 'england', 'all', 'Hm.')).status).toBe(201);
    expect((await say(await table(), 'austria', 'all', 'Elsewhere.')).status).toBe(201);
    expect((await act(path, { act: 'mute', seat: 'austria' })).body.code).toBe('ALREADY_MUTED');
    const { bytes } = await house.as('france').get(`${path}/events?limit=200`);
    const { reason } = JSON.parse(
      /\{"act":"mute","reason":"[\w-]{43}","seat":"austria","type":"match\/moderated"\}/.exec(bytes)?.[0] ?? '{}',
    );
    const { reasons } = (
      await house.as('france').get<{ reasons: Record<string, { reason: string; salt: string }> }>(`${path}/people`)
    ).body;
    expect(reasons[reason]?.reason).toBe('Insults.');
    expect(formOf(2).commitment(reasons[reason]?.salt ?? '', { reason: 'Insults.' })).toBe(reason);
    expect(bytes).not.toContain('Insults');
    expect((await house.as(undefined).get(`${path}/story`)).bytes).toContain('A moderator mutes a player');
    expect((await act(path, { act: 'unmute', seat: 'austria' })).status).toBe(200);
    expect((await say(path, 'austria', 'all', 'Sorry.')).status).toBe(201);
  });

  it('has a profile like anybody else: what they did as one is no record of games', async () => {
    expect((await act(await table(), { act: 'mute', seat: 'austria' })).status).toBe(200);
    expect((await mod().put('/v1/me/handle', { handle: 'fair-moderator' })).status).toBe(200);
    const { status, body } = await house.as('france').get<{ readonly records: unknown }>('/v1/people/fair-moderator');
    expect([status, body.records]).toEqual([200, []]);
  });

  it('has one where earlier previews kept notes of what they did beside records', async () => {
    const { person } = await house.service.persons.self('mod');
    const path = await table();
    expect((await act(path, { act: 'mute', seat: 'austria' })).status).toBe(200);
    const ofGame = (await reasonsOf(house.stores.people, person)).filter(({ reason: [game] }) =>
      path.endsWith(game.slice('Y#'.length)),
    );
    const { note, reason } = ofGame[0]!;
    await house.stores.people.remove(note.pk, note.sk);
    await house.stores.people.put(note.pk, note.sk.replace('W#', 'Y#'), {}, 0);
    expect((await mod().put('/v1/me/handle', { handle: 'old-moderator' })).status).toBe(200);
    const { status, body } = await house.as('france').get<{ readonly records: unknown }>('/v1/people/old-moderator');
    expect([status, body.records]).toEqual([200, []]);
    expect((await reasonsOf(house.stores.people, person)).map((each) => each.reason)).toContainEqual(reason);
  });

  it('takes a seat away for good, in the lobby and in play, and closes a game', async () => {
    const path = await table({ absent: 'wait' });
    expect((await act(path, { act: 'unseat', seat: 'italy' })).status).toBe(200);
    expect((await house.as('italy').post(`${path}/seats`, { seat: 'italy' })).body.code).toBe('UNSEATED');
    expect((await house.as('zoe').post(`${path}/seats`, { seat: 'italy' })).status).toBe(200);
    const waiting = await lobby(house, { of: 'diplomacy' });
    await house.as('bob').post(`${waiting}/seats`, { seat: 'france' });
    await house.as('italy').post(`${waiting}/seats`, { seat: 'italy' });
    expect((await act(waiting, { act: 'unseat', seat: 'italy' })).status).toBe(200);
    expect((await house.as('italy').post(`${waiting}/seats`, { seat: 'turkey' })).body.code).toBe('UNSEATED');
    expect((await act(path, { act: 'close' })).status).toBe(200);
    expect((await house.as(undefined).get(path)).body).toMatchObject({
      status: 'over',
      outcome: { result: 'cancelled' },
    });
    const lines = (await house.as('austria').get(`${path}/log?limit=5000`, { accept: 'application/x-ndjson' })).bytes;
    const audit = (await house.as('austria').get<{ verdict: string; findings: readonly unknown[] }>(`${path}/audit`))
      .body;
    expect([audit.verdict, audit.findings]).toEqual(['holds', []]);
    const python = verifier();
    python.give(lines, []);
    expect((await python.said()).flatMap(({ findings }) => findings)).toEqual([]);
  });

  it.each([
    { what: 'without a reason', body: { act: 'close', reason: undefined }, is: [400, 'BAD_BODY'] },
    { what: 'with an empty one', body: { act: 'close', reason: '  ' }, is: [400, 'BAD_BODY'] },
    { what: 'without a seat', body: { act: 'mute' }, is: [400, 'BAD_BODY'] },
    { what: 'at a seat that is not there', body: { act: 'mute', seat: 'mars' }, is: [409, 'NO_SUCH_SEAT'] },
    { what: 'who is not muted', body: { act: 'unmute', seat: 'france' }, is: [409, 'NOT_MUTED'] },
  ])('does nothing $what', async ({ body, is }) => {
    const answer = await act(await shared(), body);
    expect([answer.status, answer.body.code]).toEqual(is);
  });
  let at: Promise<string> | undefined;
  const shared = (): Promise<string> => (at ??= table());

  it('does nothing in a game in which they are or were, and stands there by another pseudonym than a player', async () => {
    const path = await table();
    await house.as('mia').get(path);
    const done = await act(path, { act: 'mute', seat: 'austria' }, 'mia', 'k');
    expect((await act(path, { act: 'mute', seat: 'austria' }, 'mia', 'k')).body).toEqual(done.body);
    await house.as('austria').delete(`${path}/seats/austria`);
    expect((await house.as('mia').post(`${path}/seats`, { seat: 'austria' })).status).toBe(200);
    const { bytes } = await house.as(undefined).get(`${path}/events?limit=200`);
    const [acted] = /user:(m[\w-]{22})/.exec(bytes)?.slice(1) ?? [];
    const me = await house.service.persons.noted('mia', path.slice('/v1/games/'.length));
    expect([acted?.slice(1) === me?.slice(1), bytes.includes(me ?? '-')]).toEqual([false, true]);
    const own = await act(path, { act: 'close' }, 'mia');
    expect([own.status, own.body.code]).toEqual([403, 'YOUR_OWN_GAME']);
    await say(path, 'england', 'all', 'About you.');
    const { id } = (await report(path, 'france', 'all', 1)).body;
    const hiding = await house.as('mia').post(`/v1/moderation/cases/${id}/hiding`, { reason: 'It is about me.' });
    expect([hiding.status, hiding.body.code]).toEqual([403, 'YOUR_OWN_GAME']);
    const listed = async (who: string) =>
      (await house.as(who).get<{ cases: { id: string }[] }>('/v1/moderation/cases')).body.cases.some(
        (each) => each.id === id,
      );
    expect([await listed('mia'), await listed('mod')]).toEqual([false, true]);
    const read = await house.as('mia').get<Case>(`/v1/moderation/cases/${id}`);
    const closed = await house.as('mia').put<Case>(`/v1/moderation/cases/${id}`, { state: 'closed' });
    for (const { status, body } of [read, closed]) expect([status, body.code]).toEqual([403, 'YOUR_OWN_GAME']);
  });

  it('does nothing in a game in which a program of theirs plays', async () => {
    const path = await lobby(house, { of: 'diplomacy', owner: 'france' });
    const bot = (await house.as('mod').post<{ id: string }>('/v1/me/bots', { name: 'Modling' })).body.id;
    const made = await house
      .as('mod')
      .post<{ token: string }>('/v1/me/tokens', { name: 'b', scopes: ['games:play'], bot });
    const program = clientOf(house.url, 'mod', async () => made.body.token);
    expect((await program.post(`${path}/seats`, { seat: 'austria' })).status).toBe(200);
    const answer = await act(path, { act: 'close' }, 'mod');
    expect([answer.status, answer.body.code]).toEqual([403, 'YOUR_OWN_GAME']);
  });

  it('is one by name: no token of anybody else, and none of theirs for other things, is good for it', async () => {
    const path = await table();
    const token = async (who: string, scopes: readonly string[]) => {
      const made = await house.as(who).post<{ token: string }>('/v1/me/tokens', { name: 'm', scopes });
      return clientOf(house.url, who, async () => made.body.token);
    };
    const can = async (client: { get(path: string): Promise<{ status: number }> }) =>
      (await client.get('/v1/moderation/cases')).status;
    expect(await can(await token('france', ['moderate']))).toBe(403);
    expect(await can(await token('mod', ['games:play', 'me']))).toBe(403);
    expect(await can(await token('mod', ['moderate']))).toBe(200);
    expect((await act(path, { act: 'close' }, 'france')).body.code).toBe('INSUFFICIENT_SCOPE');
    const told = async (who: string) => (await house.as(who).get<{ moderates?: true }>('/v1/me')).body.moderates;
    expect([await told('mod'), await told('france')]).toEqual([true, undefined]);
  });
});
