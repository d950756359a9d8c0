import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Legal } from '../../../domain/contract/legal.ts';
import { sample } from '../../../domain/contract/sampling.ts';
import type { Json, JsonObject } from '../../../domain/lib/json.ts';
import type { MatchView } from '../../../domain/match/view/view.ts';
import type { View } from '../../../domain/napoleonics/state/view.ts';
import { type Below, random } from '../../kit/random.ts';
import { skirmish } from '../../napoleonics/kit/skirmish.ts';
import { type Actions, type Client, type CommitsPage, type House, open, type Sent, started } from '../kit.ts';
import { fight, offered } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const HANGUL = /\p{Script=Hangul}/u;
const KOREAN = { 'accept-language': 'ko' };
/** The labels of a grammar, and the grammar without them. */
const labelsIn = (legal: Legal): readonly string[] =>
  [...JSON.stringify(legal).matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label!);
const unlabelled = (legal: Legal): string => JSON.stringify(legal).replaceAll(/,?"label":"[^"]*"/g, '');
const skirmishing = (): Promise<string> =>
  started(house, { of: 'napoleonics', options: { battle: skirmish as unknown as JsonObject } });
const viewOf = async (client: Client, path: string): Promise<View> =>
  (await client.get<{ view: View }>(`${path}/state`)).body.view;

/**
 * Plays on until a seat is offered commands of a type, for at least this number of pieces: that seat, and one of the
 * commands. While there are other pieces to move, a move does not end the turn.
 */
async function until(path: string, type: string, below: Below, pieces = 1) {
  const question = await fight(house, path, below, (open) => offered(open, type).length >= pieces);
  if (question === undefined) throw new Error(`over, and nobody was offered ${type}`);
  const command = sample(offered(question, type)[0]!, below) as JsonObject;
  return { client: house.as(question.seat), seat: question.seat, ask: question.ask, command };
}

describe('takeback', () => {
  it('undoes orders and moves one by one, as far as the card that was played', async () => {
    const path = await skirmishing();
    const below = random(1);
    const { client, ask, command } = await until(path, 'move', below, 2);
    const ordered = await viewOf(client, path);
    await client.post(`${path}/actions`, { ask, command });
    const moved = await viewOf(client, path);
    expect([moved.units, moved.leaders]).not.toEqual([ordered.units, ordered.leaders]);

    expect((await client.post(`${path}/takebacks`, {})).status).toBe(200);
    expect(await viewOf(client, path)).toEqual(ordered);
    let steps = 0;
    while ((await client.post(`${path}/takebacks`, {})).status === 200) steps++;
    expect(steps).toBe(Object.keys(ordered.orders).length);
    const { card, orders, frames } = await viewOf(client, path);
    expect({ card, orders, frames }).toEqual({ card: ordered.card, orders: {}, frames: [{ is: 'order' }] });
    expect((await client.post(`${path}/takebacks`, {})).body.code).toBe('NOTHING_TO_TAKE_BACK');
  });

  it('ends where dice are rolled', async () => {
    const path = await skirmishing();
    const { client, ask, command } = await until(path, 'fire', random(2));
    expect((await client.post(`${path}/actions`, { ask, command })).status).toBe(200);
    expect((await client.post(`${path}/takebacks`, {})).body.code).toBe('NOTHING_TO_TAKE_BACK');
  });
});

describe('a dry run', () => {
  interface DryRun {
    readonly version: number;
    readonly events: readonly Json[];
    readonly wouldDraw?: string;
    readonly view: View;
  }

  it('of fire says that dice would be rolled, and no more', async () => {
    const path = await skirmishing();
    const { client, ask, command } = await until(path, 'fire', random(3));
    const before = await viewOf(client, path);
    const { body } = await client.post<DryRun>(`${path}/dry-runs`, { ask, command });
    expect(body).toMatchObject({ wouldDraw: 'dice', events: [] });
    expect(body.view).toEqual(before);
    expect(await viewOf(client, path)).toEqual(before);
  });

  it('of a move shows where it leads', async () => {
    const path = await skirmishing();
    const { client, ask, command } = await until(path, 'move', random(4), 3);
    const { body } = await client.post<DryRun>(`${path}/dry-runs`, { ask, command });
    expect(body.events[0]).toMatchObject({ type: 'moved', piece: command.piece, how: 'order' });
    expect([...body.view.units, ...body.view.leaders].find(({ id }) => id === command.piece)?.hex).toBe(command.to);
  });

  it('of a command that no rule allows is refused by the rule, with what would have been right', async () => {
    const path = await skirmishing();
    const { client, ask } = await until(path, 'move', random(5));
    const { status, body } = await client.post(`${path}/dry-runs`, {
      ask,
      command: { type: 'move', piece: 'B-LN-9', to: 'e5' },
    });
    expect([status, body.code, body.rule]).toEqual([422, 'NO_SUCH_PIECE', '§4.1a']);
    expect(body.nearest).toMatchObject({ pointer: expect.any(String) });
  });
});

describe('a standing order', () => {
  type Events = CommitsPage['commits'][number]['envelope']['events'];

  /** The events of every commit of a battle in which both seats leave this order. */
  async function fought(standing: object, number: number): Promise<readonly Events[]> {
    const path = await skirmishing();
    for (const seat of ['top', 'bottom']) {
      expect((await house.as(seat).put(`${path}/standing-orders`, { standing })).status).toBe(200);
    }
    await fight(house, path, random(number));
    const { body } = await house.as(undefined).get<CommitsPage>(`${path}/log`);
    return body.commits.map(({ envelope }) => envelope.events);
  }
  const INSIDE = ['combat-began', 'match/answered', 'reacted'];
  const typesOf = (events: Events): readonly string[] => events.map(({ type }) => type as string);

  it('plays First Strike inside the commit of the attack', async () => {
    let struck: Events | undefined;
    // The deck decides in which battle a defender holds the card.
    for (let number = 6; struck === undefined && number < 12; number++) {
      const commits = await fought({ firstStrike: 'play' }, number);
      const reactions = commits.filter((events) => typesOf(events).includes('reacted'));
      expect(reactions.length).toBeGreaterThan(0);
      for (const events of reactions) expect(typesOf(events)).toEqual(expect.arrayContaining(INSIDE));
      struck = reactions.find((events) =>
        events.some(({ type, card }) => type === 'reacted' && card === 'FIRST_STRIKE'),
      );
    }
    expect(struck?.find(({ type }) => type === 'rolled')).toMatchObject({ why: 'first-strike', rule: '§14.16a' });
  });

  it('passes in the same way when the card is not to be played', async () => {
    const commits = await fought({ firstStrike: 'pass' }, 7);
    const reactions = commits.filter((events) => typesOf(events).includes('reacted'));
    expect(reactions.length).toBeGreaterThan(0);
    for (const events of reactions) {
      expect(typesOf(events)).toEqual(expect.arrayContaining(INSIDE));
      expect(events.find(({ type }) => type === 'reacted')).toMatchObject({ card: null });
    }
  });

  it('is read by the game: another word is refused, with a pointer', async () => {
    const path = await skirmishing();
    const bad = await house.as('top').put(`${path}/standing-orders`, { standing: { firstStrike: 'maybe' } });
    expect([bad.status, bad.body.code, bad.body.errors?.[0]?.pointer]).toEqual([
      400,
      'BAD_STANDING_ORDER',
      '/standing/firstStrike',
    ]);
  });
});

describe('what each viewer sees', () => {
  it('a seat its own hand, a spectator none, both the number of cards', async () => {
    const path = await skirmishing();
    await until(path, 'fire', random(8));
    const [top, bottom, watcher, nobody] = await Promise.all(
      ['top', 'bottom', 'watcher', undefined].map((user) => viewOf(house.as(user), path)),
    );
    expect([Object.keys(top!.hands), Object.keys(bottom!.hands)]).toEqual([['top'], ['bottom']]);
    expect([watcher!.hands, watcher!.track, watcher!.scouted]).toEqual([{}, {}, undefined]);
    expect(nobody).toEqual(watcher);
    expect(watcher!.held).toEqual({ top: top!.hands.top!.length, bottom: bottom!.hands.bottom!.length });
    const sealsFor = async (user: string) =>
      (await house.as(user).get<CommitsPage>(`${path}/events`)).body.commits.flatMap(({ secrets }) => secrets.seals);
    expect(await sealsFor('watcher')).toEqual([]);
    expect((await sealsFor('top'))[0]).toMatchObject({ value: expect.arrayContaining([expect.any(String)]) });
  });

  it('the board of a past version, for ever', async () => {
    const path = await skirmishing();
    const { client, ask, command } = await until(path, 'move', random(9));
    const { version } = (await client.get<MatchView>(path)).body;
    const watcher = house.as(undefined);
    const shown = (await watcher.get(`${path}/board.svg`)).bytes;
    await client.post(`${path}/actions`, { ask, command });
    const then = await watcher.get(`${path}/board.svg?version=${version}`);
    expect(then.bytes).toBe(shown);
    expect(then.headers.get('cache-control')).toContain('immutable');
    expect((await watcher.get(`${path}/board.svg`)).bytes).not.toBe(shown);
  });
});

describe('in Korean', () => {
  it('the moment, the board, the position told, and why a command is refused', async () => {
    const path = await skirmishing();
    const { client, ask } = await until(path, 'move', random(10));
    const { body: game } = await client.get<MatchView>(path, KOREAN);
    expect(game.phase).toMatch(/프랑스군: 이동|연합군: 이동/);
    for (const { name } of game.seats) expect(name).toMatch(HANGUL);
    const { bytes: board } = await client.get(`${path}/board.svg`, KOREAN);
    for (const part of ['title', 'desc']) expect(new RegExp(`<${part}[^>]*>([^<]*)`).exec(board)?.[1]).toMatch(HANGUL);
    const choices = async (headers: Sent) =>
      (await client.get<Actions>(`${path}/actions`, headers)).body.actions[0]!.legal;
    const [korean, english] = [await choices(KOREAN), await choices({})];
    expect(labelsIn(korean).length).toBeGreaterThan(0);
    for (const label of labelsIn(korean)) expect(label).toMatch(HANGUL);
    expect(unlabelled(korean)).toEqual(unlabelled(english));
    const wrong: readonly JsonObject[] = [
      { type: 'play', card: 'SCOUT_LEFT' },
      { type: 'move', piece: 'B-LN-9', to: 'e5' },
      { type: 'move', piece: 'B-LN-1', to: 'i13' },
      { type: 'move', piece: 'F-LN-1', to: 'a1' },
      { type: 'leave-square', unit: 'F-LN-1' },
      { type: 'exit', unit: 'B-LN-1' },
    ];
    for (const command of wrong) {
      const { status, body } = await client.post(`${path}/actions`, { ask, command }, KOREAN);
      expect([status, body.rule], JSON.stringify(command)).toEqual([422, expect.stringMatching(/^§/)]);
      expect(body.detail).toMatch(HANGUL);
      expect(body.detail).not.toMatch(/[a-z]{2,} [a-z]{2,}/);
    }
  });
});
