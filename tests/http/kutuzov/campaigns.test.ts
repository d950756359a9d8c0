import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admits, type Legal } from '../../../domain/contract/legal.ts';
import { sample } from '../../../domain/contract/sampling.ts';
import { cardsOf } from '../../../domain/kutuzov/edition/card.ts';
import type { View } from '../../../domain/kutuzov/state/view.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import type { Json, JsonObject } from '../../../domain/lib/json.ts';
import type { MatchView } from '../../../domain/match/view/view.ts';
import { random } from '../../kit/random.ts';
import {
  type Actions,
  act,
  type Client,
  type CommitsPage,
  type House,
  open,
  SEATS,
  type Sent,
  started,
} from '../kit.ts';
import { campaign, march, type Question } from './kit.ts';

// Campaigns over HTTP by four clients that know the grammar alone, with every command of the log decided again. `npm
// run play-many -- campaigns` plays all four scenarios to their ends.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const HANGUL = /\p{Script=Hangul}/u;
const KOREAN = { 'accept-language': 'ko' };
const viewOf = async (client: Client, path: string): Promise<View> =>
  (await client.get<{ view: View }>(`${path}/state`)).body.view;
const branches = ({ legal }: Question): readonly Legal[] => (legal.is === 'oneOf' ? legal.of : [legal]);
const isOf = (type: string) => (branch: Legal) =>
  branch.is === 'fields' && branch.fields.type?.is === 'const' && branch.fields.type.value === type;

/** A campaign brought to a question in which a seat is offered commands of a type. */
async function until(type: string, number: number, options: JsonObject = { scenario: 4 }) {
  const path = await started(house, { of: 'kutuzov', options });
  const { question } = await march(house, path, random(number), { wanted: (each) => branches(each).some(isOf(type)) });
  if (question === undefined) throw new Error(`over, and nobody was offered ${type}`);
  return { path, question, client: house.as(question.seat), branch: branches(question).find(isOf(type))! };
}

describe('a campaign over HTTP', () => {
  it('scenario 1 as far as 20 commands, and its log holds', async () => {
    const { path, match, commands } = await campaign(house, { scenario: 1 }, 1, 20);
    expect([commands, match.status]).toEqual([20, 'playing']);
    for (const seat of SEATS.kutuzov) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    const { body: audit } = await house.as(undefined).get<{ checks: { redecided: number } }>(`${path}/audit`);
    const { body: over } = await house.as(undefined).get<MatchView>(path);
    expect(over.outcome).toMatchObject({ result: 'drawn' });
    expect(audit).toMatchObject({ ok: true, complete: true, findings: [], checks: { redecided: over.version } });
  });

  it('with Powers to bid for: sealed bids, then the choice, SP off the map, and the deal', async () => {
    const options = { scenario: 4, seating: 'two', powersBy: 'auction' };
    const path = await started(house, { of: 'kutuzov', owner: 'ann', options });
    const bid = async (seat: string, sp: number) => act(house.as(seat), path, { type: 'bid', sp });
    await bid('first', 2);
    const { body: page } = await house.as('second').get<CommitsPage>(`${path}/events`);
    const answered = page.commits.flatMap(({ envelope, secrets }) =>
      envelope.by === 'seat:first' ? [{ envelope, secrets }] : [],
    );
    expect(JSON.stringify(answered)).not.toContain('"bid"');
    await bid('second', 1);
    await act(house.as('first'), path, { type: 'claim', powers: ['R1', 'R2'] });
    const { seats, hands } = await viewOf(house.as('first'), path);
    expect([seats, Object.values(hands).flatMap(({ other }) => other).length]).toEqual([
      { first: ['R1', 'R2'], second: ['FN', 'FS'] },
      0,
    ]);
    await march(house, path, random(11), { most: 25 });
    const begun = await viewOf(house.as('first'), path);
    expect([Object.keys(begun.hands), begun.held.FN.other > 0]).toEqual([['R1', 'R2'], true]);
  });
});

describe('commands', () => {
  it('that move pieces show in a dry run what they cost, and do not happen', async () => {
    const { path, question, client, branch } = await until('move', 5);
    const before = await viewOf(client, path);
    const command = sample(branch, random(5)) as JsonObject;
    const { body } = await client.post<{ events: readonly JsonObject[] }>(`${path}/dry-runs`, {
      ask: question.ask,
      command,
    });
    expect(body.events[0]).toMatchObject({ type: 'cp-spent' });
    expect(await viewOf(client, path)).toEqual(before);
  });

  it('that play a card for its event are refused by a rule where they are not offered, in both languages', async () => {
    const { path, question, client } = await until('play', 6);
    const { hands, seats } = await viewOf(client, path);
    const cards = seats[question.seat]!.flatMap((power: Power) => cardsOf(hands[power]!));
    const refused = [...cards, 111]
      .map((card) => ({ type: 'play', card, as: 'event' }))
      .filter((command) => !admits(question.legal, command as unknown as Json));
    expect(refused.length).toBeGreaterThan(1);
    for (const command of refused) {
      const { status, body } = await client.post(`${path}/dry-runs`, { ask: question.ask, command }, KOREAN);
      expect([status, body.code, body.rule], JSON.stringify(command)).toEqual([
        422,
        expect.any(String),
        expect.stringMatching(/^§/),
      ]);
      expect(body.detail).toMatch(HANGUL);
    }
  });

  it('that nobody offered are refused with what would have been right', async () => {
    const { path, question, client } = await until('move', 7);
    const command = { type: 'move', from: 'atlantis', to: 'moscow', leaders: [], sp: { FN: 1 } };
    const { status, body } = await client.post(`${path}/actions`, { ask: question.ask, command });
    expect([status, body.code, body.rule]).toEqual([422, 'NO_SUCH_SPACE', '§1.21']);
    expect(body.nearest).toMatchObject({ pointer: expect.any(String) });
  });
});

describe('what each viewer sees', () => {
  it('a seat its own hand, a spectator none, everyone the number of cards', async () => {
    const { path } = await until('play', 8);
    const [fn, r2, watcher, nobody] = await Promise.all(
      ['fn', 'r2', 'watcher', undefined].map((user) => viewOf(house.as(user), path)),
    );
    expect([Object.keys(fn!.hands), Object.keys(r2!.hands), watcher!.hands]).toEqual([['FN'], ['R2'], {}]);
    expect(nobody).toEqual(watcher);
    expect(watcher!.held.FN).toMatchObject({ home: fn!.hands.FN!.home.length, other: fn!.hands.FN!.other.length });
    const sealsFor = async (user: string) =>
      (await house.as(user).get<CommitsPage>(`${path}/events`)).body.commits.flatMap(({ secrets }) => secrets.seals);
    expect(await sealsFor('watcher')).toEqual([]);
    expect((await sealsFor('fn')).length).toBeGreaterThan(0);
  });
});

it('in Korean: the moment, the seats, the board, the position told, and the words of the choices', async () => {
  const { path, client } = await until('move', 9);
  const { body: game } = await client.get<MatchView>(path, KOREAN);
  expect(game.phase).toMatch(HANGUL);
  for (const { name } of game.seats) expect(name).toMatch(HANGUL);
  const { bytes: board } = await client.get(`${path}/board.svg`, KOREAN);
  for (const part of ['title', 'desc']) expect(new RegExp(`<${part}[^>]*>([^<]*)`).exec(board)?.[1]).toMatch(HANGUL);
  const choices = async (headers: Sent) =>
    JSON.stringify((await client.get<Actions>(`${path}/actions`, headers)).body.actions[0]!.legal);
  const labels = (legal: string) => [...legal.matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label!);
  const [korean, english] = [await choices(KOREAN), await choices({})];
  expect(labels(korean).length).toBeGreaterThan(0);
  for (const label of labels(korean)) expect(label).toMatch(HANGUL);
  const bare = (legal: string) => legal.replaceAll(/,?"label":"[^"]*"/g, '');
  expect(bare(korean)).toBe(bare(english));
});
