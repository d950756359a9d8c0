import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import type { Json } from '../../domain/lib/json.ts';
import { random } from '../kit/random.ts';
import { type Actions, act, asked, type Client, type House, open, started } from './kit.ts';

// What a client needs to answer a click with one request, and to show a question in one line.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const WANTED = { prefer: 'return=representation' };

type Question = Actions['actions'][number] & { readonly short: string; readonly legal: Legal };
interface Receipt {
  readonly version: number;
  readonly actions?: { readonly actions: readonly Question[]; readonly takeback: number | null };
}
interface DryRun {
  readonly reversible: boolean;
  readonly next: readonly Question[];
  readonly wouldDraw?: string;
}

/**
 * A battle of Napoleonics, and its side that begins, up to the first question of a kind. Which battle it is depends on
 * the deck, so battles are played until one gets there.
 */
async function upTo(kind: string): Promise<{ readonly path: string; readonly mover: Client }> {
  const below = random(3);
  for (let battles = 0; battles < 20; battles++) {
    const path = await started(house, { of: 'napoleonics' });
    const { body } = await house.as('top').get<Actions>(`${path}/actions`);
    const mover = house.as(body.actions.length > 0 ? 'top' : 'bottom');
    for (;;) {
      const { actions } = (await mover.get<Actions>(`${path}/actions`)).body;
      const [question] = actions;
      if (question?.kind === kind) return { path, mover };
      if (question?.kind !== 'command') break;
      await act(mover, path, sample(question.legal, below)!);
    }
  }
  throw new Error(`no question of ${kind}`);
}

describe('the next questions with the receipt', () => {
  it('are those of GET …/actions, to the byte', async () => {
    const path = await started(house, { of: 'duel' });
    const red = house.as('red');
    const { ask } = await asked(red, path);
    const body = { ask, command: { type: 'choose', stance: 'low' } };
    const headers = { ...WANTED, 'idempotency-key': 'one' };
    const given = await red.post<Receipt>(`${path}/actions`, body, headers);
    expect(given.headers.get('preference-applied')).toBe('return=representation');
    const now = await red.get(`${path}/actions?version=${given.body.version}`);
    expect(given.bytes).toContain(`{"actions":${now.bytes},"at":`);
    // A retry after the game has moved on answers the same.
    await act(house.as('blue'), path, { type: 'choose', stance: 'high' });
    const again = await red.post<Receipt>(`${path}/actions`, body, headers);
    expect([again.headers.get('idempotent-replayed'), again.body.actions]).toEqual(['true', given.body.actions]);
  });

  it('come with a takeback too, in the language asked for', async () => {
    const { path, mover } = await upTo('order');
    const { legal } = await asked(mover, path);
    const row = (legal as Extract<Legal, { is: 'oneOf' }>).of.find(({ reversible }) => reversible === true)!;
    const given = await act(mover, path, sample(row, random(1))!, WANTED);
    const { version, actions } = given.body as unknown as Receipt;
    expect(actions?.takeback).toBe(version);
    const back = await mover.post<Receipt>(`${path}/takebacks`, { version }, { ...WANTED, 'accept-language': 'ko' });
    expect(back.headers.get('preference-applied')).toBe('return=representation');
    const now = await mover.get(`${path}/actions?version=${back.body.version}`, { 'accept-language': 'ko' });
    expect(back.bytes).toContain(`{"actions":${now.bytes},"at":`);
    expect(back.body.actions?.actions[0]?.short).toMatch(/[가-힣]/);
  });

  it('are left out where the client does not ask for them', async () => {
    for (const prefer of [undefined, 'return=minimal', 'respond-async, wait=3']) {
      const path = await started(house, { of: 'duel' });
      const given = await act(house.as('red'), path, { type: 'choose', stance: 'low' }, { prefer });
      expect(Object.keys(given.body)).toEqual(['at', 'game', 'hash', 'version']);
      expect(given.headers.get('preference-applied')).toBeNull();
    }
  });
});

describe('a dry run', () => {
  it('says what can be taken back, and has the next questions as they will be', async () => {
    const { path, mover } = await upTo('order');
    const { ask, legal } = await asked(mover, path);
    const of = (legal as Extract<Legal, { is: 'oneOf' }>).of;
    const command = sample(of.find(({ reversible }) => reversible === true)!, random(2))!;
    const dry = await mover.post<DryRun>(`${path}/dry-runs`, { ask, command });
    expect(dry.body).toMatchObject({ reversible: true, next: [{ seat: mover.user }] });
    await act(mover, path, command);
    const { body } = await mover.get<Actions>(`${path}/actions`);
    expect(dry.body.next).toEqual(body.actions);
  });

  it('has none where dice come first, and says that they cannot be taken back', async () => {
    const path = await started(house, { of: 'duel' });
    await act(house.as('red'), path, { type: 'choose', stance: 'low' });
    await act(house.as('blue'), path, { type: 'choose', stance: 'low' });
    const red = house.as('red');
    const { ask } = await asked(red, path);
    const dry = await red.post<DryRun>(`${path}/dry-runs`, { ask, command: { type: 'draw' } });
    expect(dry.body).toMatchObject({ wouldDraw: 'deck', reversible: false, next: [] });
  });

  it('of a sheet of Diplomacy does not repeat the question', async () => {
    const path = await started(house, { of: 'diplomacy' });
    const body: Json = { ask: 'S1901M', command: { type: 'orders', orders: {}, ready: true } };
    const dry = await house.as('france').post<DryRun>(`${path}/dry-runs`, body);
    expect(dry.body).toMatchObject({ reversible: false, next: [] });
  });
});

interface Shown {
  readonly phaseShort?: string;
  readonly offers?: readonly Json[];
}

describe('a game', () => {
  it('has its phase and its questions in short', async () => {
    const path = await started(house, { of: 'diplomacy' });
    const france = house.as('france');
    expect((await france.get<Shown>(path)).body.phaseShort).toBe('Spr 1901, orders');
    expect((await france.get<Shown>(path, { 'accept-language': 'ko' })).body.phaseShort).toBe('1901년 봄, 명령');
    const { body } = await france.get<{ readonly actions: readonly Question[] }>(`${path}/actions`);
    expect(body.actions[0]?.short).toBe('Orders for 3 units.');
  });

  it('has the offers that wait for somebody, and lists have them too', async () => {
    const path = await started(house, { of: 'duel', settings: { visibility: 'public' } });
    const red = house.as('red');
    const offers = async (): Promise<unknown> => (await red.get<Shown>(path)).body.offers;
    expect(await offers()).toBeUndefined();
    await red.put(`${path}/votes/draw`, { vote: true });
    expect(await offers()).toEqual([{ kind: 'draw', by: ['red'], needs: ['blue'] }]);
    const { body } = await red.get<{ readonly games: readonly (Shown & { readonly game: string })[] }>('/v1/games');
    const listed = body.games.find(({ game }) => path.endsWith(game));
    expect(listed?.offers).toEqual([{ kind: 'draw', by: ['red'], needs: ['blue'] }]);
    await red.put(`${path}/votes/draw`, { vote: false });
    expect(await offers()).toBeUndefined();
  });

  it('has no offers of secret votes', async () => {
    const path = await started(house, { of: 'diplomacy', settings: { votes: 'secret' } });
    const france = house.as('france');
    expect((await france.put(`${path}/votes/draw`, { vote: true })).status).toBe(200);
    for (const seat of ['france', 'turkey'])
      expect((await house.as(seat).get<Shown>(path)).body.offers).toBeUndefined();
  });
});
