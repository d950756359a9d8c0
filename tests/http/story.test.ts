import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../domain/contract/sampling.ts';
import type { Told } from '../../domain/match/view/story.ts';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import { faultsOf } from './conformance.ts';
import { type Answer, act, asked, type House, open, SEATS, started } from './kit.ts';

// A game told in sentences, to one reader. What is said of each kind of event is looked at in
// tests/laws/stories.test.ts.

interface Story {
  readonly game: string;
  readonly version: number;
  readonly lines: readonly (Told & { readonly frames?: readonly object[] })[];
  readonly next?: string;
}

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const codeOf = ({ status, body }: Answer<ProblemBody>): string => `${status} ${body?.code}`;
/** Answers the first open question of a game with the first command of its grammar. */
async function step(path: string): Promise<void> {
  const { asks } = (await house.as(undefined).get<{ readonly asks: readonly { readonly seat: string }[] }>(path)).body;
  const who = String(asks[0]?.seat);
  const { ask, legal } = await asked(house.as(who), path);
  const { status, bytes } = await house
    .as(who)
    .post(`${path}/actions`, { ask, command: sample(legal, () => 0) ?? null });
  expect(status, bytes).toBe(200);
}
const said = ({ lines }: Story): readonly string[] => lines.flatMap((line) => line.lines);

describe('the story of a year of Diplomacy', () => {
  let path: string;
  beforeAll(async () => {
    path = await started(house, { of: 'diplomacy' });
    const move = (to: string) => ({ order: 'move', to });
    await act(house.as('france'), path, { type: 'orders', orders: { par: move('bur'), bre: move('mao') } });
  });

  it('tells a sheet to everyone, and what is in it to its writer alone', async () => {
    const told = async (reader: string | undefined, locale = 'en') =>
      said((await house.as(reader).get<Story>(`${path}/story`, { 'accept-language': locale })).body).at(-1);
    expect(await told('france')).toBe('France has sent 2 orders.');
    expect(await told('italy')).toBe('France has sent orders.');
    expect(await told(undefined)).toBe('France has sent orders.');
    expect(await told('france', 'ko')).toBe('프랑스가 명령 2개를 제출합니다.');
  });

  it('tells each order of a phase with what became of it and by which rule', async () => {
    const germany = { type: 'orders', orders: { mun: { order: 'move', to: 'bur' } } };
    for (const seat of SEATS.diplomacy.filter((each) => each !== 'france'))
      await act(house.as(seat), path, seat === 'germany' ? germany : { type: 'orders', orders: {} });
    const { body, headers } = await house.as('italy').get<Story>(`${path}/story`);
    expect(faultsOf('/components/schemas/StoryAnswer', body)).toEqual([]);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const last = body.lines.at(-1)!;
    expect(last).toMatchObject({ version: body.version, seat: SEATS.diplomacy.at(-1) });
    expect(last.lines).toContain('Spring 1901, movement:');
    expect(last.lines.filter((line) => /Burgundy|Mid/.test(line))).toEqual([
      'France: army Paris to Burgundy, bounced. A Paris (1) and A Munich (1) are equally strong at Burgundy: a stand-off. (§8.10)',
      'France: fleet Brest to Mid-Atlantic Ocean, succeeded.',
      'Germany: army Munich to Burgundy, bounced. A Munich (1) and A Paris (1) are equally strong at Burgundy: a stand-off. (§8.10)',
    ]);
    expect(said(body)[0]).toBe('A game of Diplomacy is opened.');
    expect(said(body)).toContain('The game begins.');
    const korean = await house.as('italy').get<Story>(`${path}/story`, { 'accept-language': 'ko' });
    expect(korean.body.lines.at(-1)!.lines.filter((line) => /버건디|대서양|년/.test(line))).toEqual([
      '1901년 봄, 이동:',
      '프랑스: 육군 파리에서 버건디로 이동, 실패. 버건디에서 파리의 육군(1)과 뮌헨의 육군(1)의 힘이 같아 교착 상태입니다. (§8.10)',
      '프랑스: 해군 브레스트에서 중대서양으로 이동, 성공.',
      '독일: 육군 뮌헨에서 버건디로 이동, 실패. 버건디에서 뮌헨의 육군(1)과 파리의 육군(1)의 힘이 같아 교착 상태입니다. (§8.10)',
    ]);
    for (const line of said(korean.body)) expect(line).toMatch(/[가-힣]/);
  });

  it('has the maps of a replay, each as the board of its version is drawn for the reader', async () => {
    type Boards = Story & { readonly boards?: readonly { readonly version: number; readonly svg: string }[] };
    const battle = await started(house, { of: 'napoleonics', options: { scenario: '015' } });
    const { version } = (await house.as('top').get<Story>(battle)).body;
    for (let n = 0; n < 3; n++) await step(battle);
    const asked = `/story?after=${version}&frames=1&boards=1&from=top`;
    const { lines, boards = [] } = (await house.as('top').get<Boards>(battle + asked)).body;
    const framed = lines.filter(({ frames = [] }) => frames.length > 0).map((line) => line.version);
    expect(boards.map((board) => board.version)).toEqual([
      ...new Set([version, ...framed.flatMap((each) => [each - 1, each])]),
    ]);
    expect(framed.length).toBeGreaterThan(0);
    for (const board of boards) {
      const drawn = await house.as('top').get(`${battle}/board.svg?version=${board.version}&panels=0&from=top`);
      expect(board.svg).toBe(drawn.bytes);
    }
    expect((await house.as('top').get<Boards>(`${battle}/story?frames=1`)).body.boards).toBeUndefined();
    const { boards: few, next } = (await house.as('top').get<Boards>(`${battle + asked}&limit=1`)).body;
    expect(few?.[0]?.version).toBe(version);
    expect(next).toMatch(/&frames=1&boards=1&from=top&limit=1$/);
  });

  it('comes in pages that join to the whole, also over commits that say nothing', async () => {
    const whole = (await house.as('france').get<Story>(`${path}/story?as=france`)).body.lines;
    let next: string | undefined = `${path}/story?as=france&limit=1`;
    const joined: Told[] = [];
    let pages = 0;
    while (next !== undefined) {
      const { body, headers }: Answer<Story> = await house.as('france').get<Story>(next);
      expect(headers.get('link')).toBe(body.next === undefined ? null : `<${body.next}>; rel="next"`);
      joined.push(...body.lines);
      next = body.next;
      pages++;
    }
    expect(joined).toEqual(whole);
    expect(pages).toBe((await house.as('france').get<Story>(path)).body.version);
  });

  it('is not sent again while nothing happens, and refuses what /events refuses', async () => {
    const { headers } = await house.as('france').get<Story>(`${path}/story`);
    const etag = headers.get('etag')!;
    expect((await house.as('france').get(`${path}/story`, { 'if-none-match': etag })).status).toBe(304);
    expect(
      (await house.as('france').get(`${path}/story`, { 'if-none-match': etag, 'accept-language': 'ko' })).status,
    ).toBe(200);
    for (const query of ['?limit=0', '?limit=5001', '?after=-1', '?as=germany', '?x=1']) {
      const refused = await house.as('france').get<ProblemBody>(`${path}/story${query}`);
      expect(codeOf(refused)).toBe(codeOf(await house.as('france').get<ProblemBody>(`${path}/events${query}`)));
      expect(refused.status).toBe(query === '?as=germany' ? 403 : 400);
    }
  });
});
