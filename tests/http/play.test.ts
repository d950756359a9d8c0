import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../domain/contract/sampling.ts';
import { fromBase64url } from '../../domain/lib/hash.ts';
import type { Json } from '../../domain/lib/json.ts';
import { formOf } from '../../domain/log/forms.ts';
import type { Audit } from '../../domain/match/audit/audit.ts';
import type { Preview } from '../../domain/match/desk/preview.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import type { Receipt } from '../../functions/features/matches/handle-command.ts';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import { random } from '../kit/random.ts';
import { type Actions, type Answer, act, asked, type CommitsPage, type House, open, SEATS, started } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

type State<View> = {
  readonly version: number;
  readonly hash: string;
  readonly viewer: readonly string[];
  readonly view: View;
};
type DuelView = {
  readonly places: { readonly red: number };
  readonly hands: { readonly [seat: string]: readonly string[] };
};
type Sheets = { readonly ask: string; readonly mine: { readonly [seat: string]: { readonly orders: Json } } };
const codeOf = ({ status, body }: Answer<ProblemBody>): string => `${status} ${body?.code}`;
const gameAt = async (path: string): Promise<MatchView> => (await house.as('red').get<MatchView>(path)).body;

/** A duel in which red has the first turn. */
async function duelling(settings: Json = {}): Promise<string> {
  const path = await started(house, { of: 'duel', settings });
  for (const seat of SEATS.duel) await act(house.as(seat), path, { type: 'choose', stance: 'high' });
  return path;
}

/** A game of Diplomacy in which everybody but France has ordered, and is waiting. */
async function waitingForFrance(): Promise<string> {
  const path = await started(house, { of: 'diplomacy' });
  for (const seat of SEATS.diplomacy)
    if (seat !== 'france') await act(house.as(seat), path, { type: 'orders', orders: {} });
  return path;
}

describe('seven people who know no rule of Diplomacy', () => {
  const below = random(1901);
  const receipts: Receipt[] = [];
  let path: string;
  let secretly: string;

  /** Each seat that is asked sends a command of the grammar it was shown; then all say that they are ready. */
  async function playPhase(): Promise<void> {
    const { phase } = await gameAt(path);
    for (const seat of SEATS.diplomacy) {
      const { body } = await house.as(seat).get<Actions>(`${path}/actions`);
      for (const { ask, legal } of body.actions) {
        const sent = await house.as(seat).post(`${path}/actions`, { ask, command: sample(legal, below) });
        expect(sent.status, sent.bytes).toBe(200);
        receipts.push(sent.body);
        if ((await gameAt(path)).phase === phase)
          receipts.push((await house.as(seat).put(`${path}/votes/ready`, { vote: true })).body);
      }
    }
    expect((await gameAt(path)).phase).not.toBe(phase);
  }

  it('play six phases by choosing from /actions', async () => {
    path = await started(house, { of: 'diplomacy' });
    for (let phase = 1; phase <= 6; phase++) await playPhase();
    expect((await gameAt(path)).phase).toMatch(/190[2-9]/);
  });

  it('cannot read the whole log, nor the seed, while they play', async () => {
    expect(codeOf(await house.as('france').get(`${path}/log`))).toBe('409 NOT_OVER');
    expect((await gameAt(path)).seed).toBeUndefined();
    secretly = (await house.as('france').get<CommitsPage>(`${path}/events`)).bytes;
    const { body } = await house.as('france').get<Audit>(`${path}/audit`);
    expect(body).toMatchObject({ verdict: 'unchecked', ok: false, complete: false, findings: [] });
  });

  it('agree to a draw: the last vote ends the game', async () => {
    expect(codeOf(await house.as('stranger').put(`${path}/votes/draw`, { vote: true }))).toBe('403 NOT_SEATED');
    for (const seat of SEATS.diplomacy)
      receipts.push((await house.as(seat).put(`${path}/votes/draw`, { vote: true })).body);
    const game = await gameAt(path);
    expect(game).toMatchObject({ status: 'over', asks: [], outcome: { result: 'drawn', how: 'agreed-draw' } });
    expect(codeOf(await house.as('france').put(`${path}/votes/draw`, { vote: false }))).toBe('409 GAME_OVER');
    expect((await house.as('france').get<Actions>(`${path}/actions`)).body.actions).toEqual([]);
  });

  it('then read everything: the log is open, its seed is the one committed to, and each receipt is in it', async () => {
    const { body } = await house.as(undefined).get<CommitsPage>(`${path}/log`);
    const { seed, seedCommitment, version } = await gameAt(path);
    expect(formOf(2).seedCommitment(fromBase64url(seed!))).toBe(seedCommitment);
    expect(body.commits).toHaveLength(version);
    expect(body.commits.every(({ secrets }) => secrets.command !== undefined)).toBe(true);
    for (const { version, hash } of receipts) expect(body.commits[version - 1]!.hash).toBe(hash);
  });

  it('find nothing wrong: every commitment, every hash, every command decided again', async () => {
    const { body } = await house.as(undefined).get<Audit & { readonly signedHead: string }>(`${path}/audit`);
    const { version, hash, at } = await gameAt(path);
    expect(body).toMatchObject({
      verdict: 'holds',
      ok: true,
      complete: true,
      version,
      hash,
      findings: [],
      checks: { redecided: version },
    });
    const { body: keys } = await house.as(undefined).get<JSONWebKeySet>('/.well-known/jwks.json');
    const { payload } = await jwtVerify(body.signedHead, createLocalJWKSet(keys));
    expect(payload).toEqual({ game: path.slice('/v1/games/'.length), version, hash, at });
    expect(keys.keys[0]).not.toHaveProperty('d');
  });

  it('still get the commits of then as they got them then', async () => {
    const then = JSON.parse(secretly) as CommitsPage;
    const { body } = await house.as('france').get<CommitsPage>(`${path}/events?limit=${then.commits.length}`);
    expect(body.commits).toEqual(then.commits);
  });
});

describe('an answer', () => {
  it('names the question: a late one does not fit the next', async () => {
    const path = await waitingForFrance();
    const { ask } = await asked(house.as('france'), path);
    const late = { ask, command: { type: 'orders', orders: {} } };
    expect((await house.as('france').post(`${path}/actions`, late)).status).toBe(200);
    const again = await house.as('france').post(`${path}/actions`, late);
    expect(codeOf(again)).toBe('409 STALE_ASK');
    expect(again.body.actions).toBe(`${path}/actions`);
    expect(again.body.detail).toContain('F1901M');
  });

  it('comes from the holder of the seat', async () => {
    const path = await waitingForFrance();
    const action = { ask: 'S1901M', seat: 'france', command: { type: 'orders', orders: {} } };
    expect(codeOf(await house.as('germany').post(`${path}/actions`, action))).toBe('403 NOT_YOUR_SEAT');
    expect(codeOf(await house.as('stranger').post(`${path}/actions`, action))).toBe('403 NOT_YOUR_SEAT');
    expect(codeOf(await house.as('stranger').post(`${path}/actions`, { ...action, seat: undefined }))).toBe(
      '403 NOT_SEATED',
    );
    expect(codeOf(await house.as(undefined).post(`${path}/actions`, action))).toBe('401 UNAUTHORIZED');
    const seat = 'middle';
    for (const user of ['france', 'stranger'])
      for (const [at, body] of [
        ['actions', { ...action, seat }],
        ['dry-runs', { ...action, seat }],
        ['takebacks', { seat }],
      ] as const) {
        const unknown = await house.as(user).post(`${path}/${at}`, body);
        expect(codeOf(unknown), `${user} ${at}`).toBe('409 NO_SUCH_SEAT');
        expect(unknown.body.detail).toBe(`the seats are ${SEATS.diplomacy.join(', ')}`);
      }
    expect((await house.as('france').post(`${path}/actions`, action)).status).toBe(200);
  });

  it('that breaks a rule is refused with the rule, and with what would have been right', async () => {
    const path = await waitingForFrance();
    const orders = { par: { order: 'move', to: 'mos' } };
    const refused = await house
      .as('france')
      .post(`${path}/actions`, { ask: 'S1901M', command: { type: 'orders', orders } });
    expect(refused.status).toBe(422);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(refused.body.rule).toMatch(/^§\d/);
    expect(refused.body.code).toMatch(/^[A-Z_]+$/);
    expect(refused.body.nearest).toMatchObject({ pointer: '/orders/par/to', expected: { is: 'oneOf' } });
    expect(JSON.stringify(refused.body.nearest?.expected)).toContain('"bur"');
    expect(refused.body.actions).toBe(`${path}/actions`);
  });

  it('that is no command of the game at all is a bad request', async () => {
    const path = await waitingForFrance();
    const refused = await house.as('france').post(`${path}/actions`, { ask: 'S1901M', command: { type: 'castle' } });
    expect(codeOf(refused)).toBe('400 BAD_COMMAND');
    expect(refused.body.actions).toBe(`${path}/actions`);
    expect(refused.body.errors?.[0]).toEqual({
      pointer: '/command/type',
      detail: 'is no type of command; possible now: orders; "actions" has their forms',
    });
    const { body: empty } = await house.as('france').post(`${path}/actions`, { ask: 'S1901M', command: {} });
    expect(empty.errors?.map(({ pointer, detail }) => `${pointer} ${detail}`)).toEqual([
      '/command/type is missing; possible now: orders; "actions" has their forms',
      '/command/orders is missing: it must be an object',
    ]);
    const waiting = await house.as('austria').post(`${path}/actions`, { ask: 'S1901M', command: {} });
    expect(waiting.body.detail).toContain('type: is missing; ');
    const both = { ask: 'S1901M', command: { type: 'orders', orders: {} }, written: 'A par - bur' };
    expect(codeOf(await house.as('france').post(`${path}/actions`, both))).toBe('400 BAD_BODY');
  });

  it('may be written as people write, and comes back with notes', async () => {
    const path = await waitingForFrance();
    const written = { orders: ['A Paris - Burgundy', 'F bre - mao', 'A mar - lon'], ready: false };
    const sent = await house
      .as('france')
      .post<Receipt & { notes: readonly { about: string; rule?: string }[] }>(`${path}/actions`, {
        ask: 'S1901M',
        written,
      });
    expect(sent.status).toBe(200);
    expect(sent.body.notes.map(({ about }) => about)).toEqual(['mar']);
    expect(sent.body.notes[0]!.rule).toMatch(/^§/);
    const { body } = await house.as('france').get<State<Sheets>>(`${path}/state`);
    expect(body.view.mine.france!.orders).toEqual({
      par: { order: 'move', to: 'bur' },
      bre: { order: 'move', to: 'mao' },
      mar: { order: 'void', written: 'A mar - lon' },
    });
    const unreadable = await house
      .as('france')
      .post(`${path}/actions`, { ask: 'S1901M', written: { orders: ['attack!'] } });
    expect(unreadable.status).toBe(422);
    expect(unreadable.body).toMatchObject({ rule: '§7.3', actions: `${path}/actions` });
    const malformed = await house.as('france').post(`${path}/actions`, { ask: 'S1901M', written: { by: 'me' } });
    expect(malformed.status).toBe(400);
    expect(malformed.body.errors?.[0]?.pointer).toBe('/written');
    const duel = await duelling();
    const none = await house
      .as('red')
      .post(`${duel}/actions`, { ask: (await asked(house.as('red'), duel)).ask, written: 'step' });
    expect(codeOf(none)).toBe('400 NO_NOTATION');
  });
});

describe('a dry run', () => {
  it('shows what would come of a command, and commits nothing', async () => {
    const path = await duelling();
    const { ask } = await asked(house.as('red'), path);
    const { version } = await gameAt(path);
    const dry = await house.as('red').post<Preview>(`${path}/dry-runs`, { ask, command: { type: 'step', to: 0 } });
    expect(dry.body).toMatchObject({ events: [{ type: 'stepped', seat: 'red', to: 0 }], view: { places: { red: 0 } } });
    expect((await gameAt(path)).version).toBe(version);
  });

  it('stops where a card would be drawn', async () => {
    const path = await duelling();
    const { ask } = await asked(house.as('red'), path);
    const dry = await house.as('red').post<Preview>(`${path}/dry-runs`, { ask, command: { type: 'draw' } });
    expect(dry.body).toMatchObject({ wouldDraw: 'deck', events: [] });
  });

  it('stops where the orders of the others would be opened', async () => {
    const path = await waitingForFrance();
    const command = { type: 'orders', orders: { par: { order: 'move', to: 'bur' } } };
    const dry = await house.as('france').post<Preview>(`${path}/dry-runs`, { ask: 'S1901M', command });
    expect(dry.body.wouldReveal).toBe(true);
    expect(dry.body.events.map(({ type }) => type)).toEqual(['ordered']);
    const early = await started(house, { of: 'diplomacy' });
    const first = await house.as('france').post<Preview>(`${early}/dry-runs`, { ask: 'S1901M', command });
    expect(first.body.wouldReveal).toBeUndefined();
  });

  it('refuses what the command would be refused with', async () => {
    const path = await duelling();
    const { ask } = await asked(house.as('red'), path);
    const refused = await house
      .as('red')
      .post<ProblemBody>(`${path}/dry-runs`, { ask, command: { type: 'step', to: 5 } });
    expect(codeOf(refused)).toBe('422 NO_STEP');
    expect(refused.body).toMatchObject({ rule: '§3.2', nearest: { pointer: '/to' } });
    expect(codeOf(await house.as('blue').post(`${path}/dry-runs`, { ask, command: { type: 'rest' } }))).toBe(
      '409 NOT_ASKED',
    );
    expect(codeOf(await house.as('red').post(`${path}/dry-runs`, { ask: 'b0', command: { type: 'rest' } }))).toBe(
      '409 STALE_ASK',
    );
    expect(codeOf(await house.as('stranger').post(`${path}/dry-runs`, { ask, command: { type: 'rest' } }))).toBe(
      '403 NOT_SEATED',
    );
  });
});

describe('a question and a position in words', () => {
  it('says what is asked and what it is about, and shows the text of the board by heading', async () => {
    const path = await duelling();
    const red = house.as('red');
    const { actions } = (
      await red.get<{ actions: readonly { prompt: string; about: readonly string[] }[] }>(`${path}/actions`)
    ).body;
    expect(actions).toMatchObject([{ prompt: 'It is your turn.', about: ['piece:red'] }]);
    const { panels } = (await red.get<{ panels: { readonly [heading: string]: readonly string[] } }>(`${path}/state`))
      .body;
    expect(Object.keys(panels).sort()).toEqual(['Cards', 'Fighters']);
    expect(panels.Fighters).toEqual([expect.stringMatching(/^red: /), expect.stringMatching(/^blue: /)]);
  });
});

describe('taking back', () => {
  it('undoes steps one by one, under a new question each time', async () => {
    const path = await duelling();
    const places = async () => (await house.as('red').get<State<DuelView>>(`${path}/state`)).body.view.places.red;
    const { ask } = await asked(house.as('red'), path);
    for (const to of [0, 1]) await act(house.as('red'), path, { type: 'step', to });
    const takeback = async (user: string) =>
      (await house.as(user).get<{ version: number; takeback: number | null }>(`${path}/actions`)).body;
    const { version } = await takeback('red');
    expect([(await takeback('red')).takeback, (await takeback('blue')).takeback]).toEqual([version, null]);
    expect(codeOf(await house.as('blue').post(`${path}/takebacks`, {}))).toBe('409 NOTHING_TO_TAKE_BACK');
    // Everything in the body is optional, so there may be none.
    expect((await house.as('red').post(`${path}/takebacks`, undefined, { 'content-type': undefined })).status).toBe(
      200,
    );
    expect((await takeback('red')).takeback).not.toBe(version);
    expect(await places()).toBe(0);
    await house.as('red').post(`${path}/takebacks`, {});
    expect(await places()).toBe(1);
    expect(codeOf(await house.as('red').post(`${path}/takebacks`, {}))).toBe('409 NOTHING_TO_TAKE_BACK');
    const late = await house.as('red').post(`${path}/actions`, { ask, command: { type: 'rest' } });
    expect(codeOf(late)).toBe('409 STALE_ASK');
  });

  it('ends where a card was seen', async () => {
    const path = await duelling();
    await act(house.as('red'), path, { type: 'step', to: 0 });
    await act(house.as('red'), path, { type: 'look', count: 1 });
    expect(codeOf(await house.as('red').post(`${path}/takebacks`, {}))).toBe('409 NOTHING_TO_TAKE_BACK');
  });
});

describe('standing orders', () => {
  it('answer in the same commit, are shown to their seat alone, and can be withdrawn', async () => {
    const path = await duelling();
    expect((await house.as('blue').put(`${path}/standing-orders`, { standing: { react: 'pass' } })).status).toBe(200);
    const standing = async (user: string) =>
      (await house.as(user).get<{ standing: Json }>(`${path}/standing-orders`)).body.standing;
    expect(await standing('blue')).toEqual({ blue: { react: 'pass' } });
    expect(await standing('red')).toEqual({});
    const attack = await act(house.as('red'), path, { type: 'attack', card: null });
    const { body } = await house.as('red').get<CommitsPage>(`${path}/events?after=${attack.body.version - 1}`);
    const types = body.commits[0]!.envelope.events.map(({ type }) => type);
    expect(types.slice(0, 5)).toEqual(['attacked', 'match/answered', 'reacted', 'opened', 'struck']);

    expect((await house.as('blue').put(`${path}/standing-orders`, { standing: null })).status).toBe(200);
    expect(await standing('blue')).toEqual({});
    const bad = await house.as('blue').put(`${path}/standing-orders`, { standing: { react: 'flee' } });
    expect(codeOf(bad)).toBe('400 BAD_STANDING_ORDER');
    expect(bad.body.errors?.[0]?.pointer).toBe('/standing/react');
    expect(codeOf(await house.as('stranger').put(`${path}/standing-orders`, { standing: null }))).toBe(
      '403 NOT_SEATED',
    );
  });
});

describe('a missed deadline', () => {
  type Lapses = { readonly due: number; readonly lapses: readonly { readonly seat: string; readonly command: Json }[] };

  it('answers as /lapse foretold, once the deadline has passed, by the sweep', async () => {
    const path = await duelling({ deadlines: { default: 60 } });
    const { body } = await house.as('red').get<Lapses>(`${path}/lapse`);
    expect(body).toMatchObject({ due: house.now + 60_000, lapses: [{ seat: 'red', command: { type: 'rest' } }] });
    expect((await house.as('blue').get<Lapses>(`${path}/lapse`)).body.lapses).toEqual([]);
    house.wait(62);
    expect(await house.sweep()).toBe(0);
    house.wait(1);
    expect(await house.sweep()).toBe(1);
    expect((await gameAt(path)).asks).toMatchObject([{ seat: 'blue', kind: 'turn' }]);
    const { bytes } = await house.as(undefined).get(`${path}/events`);
    expect(bytes).toContain('"how":"lapse"');
    expect(bytes).toContain('"by":"clock"');
  });

  it('answers before a command that comes too late', async () => {
    const path = await duelling({ deadlines: { turn: 60 } });
    const { ask } = await asked(house.as('red'), path);
    const { version } = await gameAt(path);
    house.wait(64);
    const late = await house.as('red').post(`${path}/actions`, { ask, command: { type: 'draw' } });
    expect(late.status).toBe(409);
    const game = await gameAt(path);
    expect(game).toMatchObject({ version: version + 1, asks: [{ seat: 'blue' }] });
  });

  it('need not be waited for: everyone may say so', async () => {
    const path = await waitingForFrance();
    await act(house.as('france'), path, {
      type: 'orders',
      orders: { par: { order: 'move', to: 'bur' } },
      ready: false,
    });
    expect((await gameAt(path)).phase).toBe('Spring 1901, movement');
    await house.as('france').put(`${path}/votes/ready`, { vote: true });
    expect((await gameAt(path)).phase).toBe('Autumn 1901, movement');
    const duel = await duelling();
    expect(codeOf(await house.as('red').put(`${duel}/votes/ready`, { vote: true }))).toBe('409 NO_READY');
  });
});

describe('resigning', () => {
  it('ends a duel: the other seat has won', async () => {
    const path = await duelling();
    expect((await house.as('red').delete(`${path}/seats/red`)).status).toBe(200);
    expect(await gameAt(path)).toMatchObject({
      status: 'over',
      outcome: { result: 'won', seats: ['blue'], how: 'resignation' },
    });
    expect(codeOf(await house.as('blue').post(`${path}/takebacks`, {}))).toBe('409 GAME_OVER');
  });

  it('leaves a seat of Diplomacy vacant; their orders are withdrawn, and a replacement does not see them', async () => {
    const path = await started(house, { of: 'diplomacy' });
    const orders = { par: { order: 'move', to: 'bur' } };
    const { body: written } = await act(house.as('france'), path, { type: 'orders', orders, ready: false });
    await house.as('france').delete(`${path}/seats/france`);
    const sheetsOf = async (user: string) => (await house.as(user).get<State<Sheets>>(`${path}/state`)).body.view.mine;
    const secretsOf = async (user: string) => {
      const { body } = await house.as(user).get<CommitsPage>(`${path}/events?after=${written.version - 1}&limit=1`);
      return body.commits[0]!.secrets;
    };
    expect(await sheetsOf('france')).toEqual({});
    expect(codeOf(await house.as('germany').post(`${path}/seats`, { seat: 'france' }))).toBe('409 ALREADY_SEATED');
    expect((await house.as('frank').post(`${path}/seats`, { seat: 'france' })).status).toBe(200);
    expect(await sheetsOf('frank')).toEqual({});
    for (const user of ['frank', 'france', 'germany']) expect(await secretsOf(user)).toEqual({ seals: [], opened: [] });
    expect((await act(house.as('frank'), path, { type: 'orders', orders: {} })).status).toBe(200);
  });
});
