import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { isObject, type Json } from '../../domain/lib/json.ts';
import type { Locale } from '../../domain/lib/text.ts';
import { type Answer, type Client, type CommitsPage, type House, open, SEATS } from './kit.ts';

// One game, played once in English and once in Korean: by notation, from the lobby to a draw. In Korean every text for
// people is Korean; and the logs are the same to the byte, for language never enters them.

type Sheets = { readonly [seat: string]: { readonly [locale in Locale]: readonly string[] } };

const SHEETS: readonly Sheets[] = [
  {
    austria: {
      en: ['A Budapest - Serbia', 'A vie - gal', 'F tri H'],
      ko: ['육, 부다페스트 - 세르비아', '육빈-갈리시아', '해, 트리에스테, 대기'],
    },
    england: {
      en: ['F lon - nth', 'A lvp - yor', 'F edi - nwg'],
      ko: ['해, 런던 - 북해', '육, 리버풀 - 요크셔', '해, 에든버러 - 노르웨이해'],
    },
    france: {
      en: ['A Paris - Burgundy', 'A mar spa', 'F bre - mao'],
      ko: ['육군, 파리 - 버건디', '육, 마르세유, 스페인', '해, 브레스트 - 중대서양'],
    },
    germany: { en: ['A mun - bur'], ko: ['육, 뮌헨 - 버건디'] },
    italy: { en: ['A ven - tyr', 'A rom - ven'], ko: ['육, 베네치아 - 티롤리아', '육, 로마 - 베네치아'] },
    russia: { en: ['A mos H'], ko: ['모스크바, 대기'] },
    turkey: { en: ['A con H'], ko: ['육, 콘스탄티노플 - 대기'] },
  },
  {
    austria: { en: ['A ser H', 'A gal - bud'], ko: ['육, 세르비아, 대기', '육, 갈리시아 - 부다페스트'] },
    england: {
      en: ['A yor - nwy', 'F nth C A yor - nwy'],
      ko: ['육, 요크셔 - 노르웨이', '해, 북해, 호송, 육, 요크셔 - 노르웨이'],
    },
    france: { en: ['A spa H'], ko: ['육, 스페인, 대기'] },
    germany: { en: ['A ber S A mun'], ko: ['육, 베를린, 지원, 육, 뮌헨'] },
    italy: {
      en: ['A tyr - tri', 'A ven S A tyr - tri'],
      ko: ['육, 티롤리아 - 트리에스테', '육, 베네치아, 지원, 육, 티롤리아 - 트리에스테'],
    },
    russia: { en: [], ko: [] },
    turkey: { en: [], ko: [] },
  },
  { austria: { en: ['F tri R alb'], ko: ['해, 트리에스테, 퇴각, 알바니아'] } },
  {
    england: { en: ['Build F lon'], ko: ['해, 런던, 배치'] },
    france: { en: ['A mar B'], ko: ['육, 마르세유, 배치'] },
    italy: { en: ['waive'], ko: ['배치 포기'] },
  },
];

interface Played {
  readonly answers: readonly Answer<unknown>[];
  readonly commits: CommitsPage['commits'];
}

/** Plays the game in a language, and looks at all there is to see on the way. */
async function play(house: House, locale: Locale): Promise<Played> {
  const answers: Answer<unknown>[] = [];
  const headers = { 'accept-language': locale };
  let keys = 0;
  const took = async <A extends Answer<unknown>>(answer: Promise<A>, status = 200): Promise<A> => {
    const got = await answer;
    expect(got.status, got.bytes).toBe(status);
    answers.push(got);
    return got;
  };
  const keyed = () => ({ ...headers, 'idempotency-key': `korean-${++keys}` });
  const as = (seat: string): Client => house.as(seat);
  const owner = as('austria');

  const made = await took(owner.post('/v1/games', { of: 'diplomacy', title: '1901년' }, keyed()), 201);
  const path = `/v1/games/${made.body.game}`;
  for (const seat of SEATS.diplomacy) await took(as(seat).post(`${path}/seats`, { seat }, keyed()));
  await took(as('nobody').post(`${path}/seats`, {}, headers), 409);
  await took(as('france').post(`${path}/start`, undefined, headers), 403);
  await took(owner.post(`${path}/start`, undefined, keyed()));
  await took(owner.put(`${path}/votes/peace`, { vote: true }, headers), 404);

  for (const sheets of SHEETS) {
    const { body: game } = await took(
      owner.get<{ readonly asks: readonly { readonly ask: string; readonly seat: string }[] }>(path, headers),
    );
    const ask = game.asks[0]!.ask;
    for (const [seat, { [locale]: written }] of Object.entries(sheets)) {
      const client = as(seat);
      await took(client.get(`${path}/actions`, headers));
      await took(client.get(`${path}/lapse`, headers));
      await took(client.post(`${path}/dry-runs`, { ask, written }, headers));
      await took(client.post(`${path}/actions`, { ask, written }, keyed()));
    }
    await took(as('france').get(`${path}/state`, headers));
    await took(house.as(undefined).get(`${path}/board.svg`, headers));
    await took(as('france').post(`${path}/actions`, { ask, written: [] }, headers), 409);
  }
  await misunderstandings(as('france'), path, locale, took);
  for (const seat of SEATS.diplomacy) await took(as(seat).put(`${path}/votes/draw`, { vote: true }, keyed()));
  await took(owner.put(`${path}/votes/draw`, { vote: true }, headers), 409);
  for (const page of [path, `${path}/state`, `${path}/phases`, '/v1/games', '/v1/rules', '/v1/rules/diplomacy'])
    await took(owner.get(page, headers));
  await took(owner.get('/v1/me/games', headers));
  // The log is the same in every language: it names the seats as the rules do, and is not told to people.
  const { body } = await owner.get<CommitsPage>(`${path}/log`, headers);
  return { answers, commits: body.commits };
}

/** Everything that people get wrong; nothing of it is committed. */
async function misunderstandings(
  client: Client,
  path: string,
  locale: Locale,
  took: (answer: Promise<Answer<unknown>>, status: number) => Promise<unknown>,
) {
  const headers = { 'accept-language': locale };
  const ask = 'S1902M';
  const { [locale]: unreadable } = { en: ['A pariss - bur'], ko: ['육, 파라 - 버건디'] };
  await took(client.post(`${path}/actions`, { ask, written: unreadable }, headers), 422);
  const orders = (sheet: object) => ({ ask, command: { type: 'orders', orders: sheet } });
  await took(client.post(`${path}/actions`, orders({ mun: { order: 'hold' } }), headers), 422);
  await took(client.post(`${path}/actions`, orders({ spa: { order: 'move', to: 'mos' } }), headers), 422);
  await took(client.post(`${path}/dry-runs`, orders({ spa: { order: 'move', to: 'spa/nc' } }), headers), 422);
  await took(
    client.post(
      `${path}/dry-runs`,
      { ask, written: locale === 'en' ? ['A spa - mos', 'A mun H'] : ['육, 스페인 - 모스크바', '뮌헨, 대기'] },
      headers,
    ),
    200,
  );
  await took(client.post(`${path}/actions`, { ask }, headers), 400);
  await took(
    client.post(`${path}/actions`, { ask, command: { type: 'orders', orders: { spa: { order: 'dance' } } } }, headers),
    400,
  );
  await took(client.post(`${path}/actions`, '{', headers), 400);
  await took(client.post(`${path}/actions`, { ask, seat: 'italy', written: [] }, headers), 403);
  await took(client.get(`${path}?verson=1`, headers), 400);
  await took(client.get(`${path}?version=9999`, headers), 404);
  await took(client.get(`${path}/log`, headers), 409);
  await took(client.get('/v1/games/g00000000000000000000', headers), 404);
  await took(client.get('/v1/nothing', headers), 404);
  await took(client.post(`${path}/takebacks`, {}, headers), 409);
  await took(client.send('PUT', path, {}, headers), 405);
  await took(client.get(path, { ...headers, authorization: 'Bearer nonsense' }), 401);
  const position = { season: 'spring', year: 1901, phase: 'movement', unitsBefore: { france: ['A par', 'F mun'] } };
  await took(client.post('/v1/rules/diplomacy/adjudications', position, headers), 400);
  const adjudicated = {
    ...position,
    unitsBefore: { france: ['A par'], germany: ['A mun'] },
    orders: { france: ['육, 파리 - 버건디', '?'], germany: ['A mun - bur'] },
  };
  await took(client.post('/v1/rules/diplomacy/adjudications', adjudicated, headers), 200);
}

/** The fields of answers that people read. */
const TEXTS = ['detail', 'title', 'reason', 'phase', 'label', 'name', 'note'];

/** Ids of phases in a position share a name with a text for people. */
const IDS = ['movement', 'retreat', 'adjustment'];

function textsIn(value: Json, found: string[] = []): readonly string[] {
  if (Array.isArray(value)) for (const each of value) textsIn(each, found);
  else if (isObject(value))
    for (const [key, each] of Object.entries(value)) {
      if (key === 'schemas') continue;
      if (typeof each === 'string' && TEXTS.includes(key) && !IDS.includes(each)) found.push(each);
      else if (key === 'names')
        found.push(
          ...Object.values(each as Record<string, Record<string, string>>).flatMap((words) => Object.values(words)),
        );
      else textsIn(each, found);
    }
  return found;
}

describe('a game in Korean', () => {
  let houses: readonly House[];
  let english: Played;
  let korean: Played;

  beforeAll(async () => {
    const games = { diplomacy: async () => diplomacy };
    houses = [await open({ games }), await open({ games })];
    english = await play(houses[0]!, 'en');
    korean = await play(houses[1]!, 'ko');
  });
  afterAll(async () => {
    for (const house of houses) await house.close();
  });

  const texts = ({ answers }: Played) => [...new Set(answers.flatMap(({ body }) => textsIn((body ?? null) as Json)))];

  it('is told in Korean throughout', () => {
    expect(texts(korean).length).toBeGreaterThan(100);
    expect(texts(korean).filter((text) => !/\p{Script=Hangul}/u.test(text))).toEqual([]);
  });

  it('and nowhere in English, except ids, names of headers and what was sent', () => {
    // Two English words in a row are a phrase; JSON, headers and the notation of an order are not.
    const phrases = texts(korean).filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text.replaceAll(/"[^"]*"|\{.*\}/g, '')));
    expect(phrases).toEqual([]);
  });

  it('names what decided an order, and how a clumsy one was read', () => {
    const said = texts(korean);
    expect(said).toContain('버건디에서 파리의 육군(1)과 뮌헨의 육군(1)의 힘이 같아 교착 상태입니다.');
    expect(said).toContain('"육, 마르세유, 스페인"을 "육, 마르세유 - 스페인"으로 읽었습니다.');
    expect(said).toContain('"파라"라는 지역은 없습니다. 파리입니까?');
    expect(texts(english)).toContain('A Paris (1) and A Munich (1) are equally strong at Burgundy: a stand-off.');
  });

  it('is drawn and labelled in Korean', () => {
    const boards = korean.answers.filter(({ headers }) => headers.get('content-type')?.startsWith('image/svg'));
    expect(boards.length).toBe(SHEETS.length);
    for (const { bytes } of boards) expect(bytes).toMatch(/<title[^>]*>[^<]*\p{Script=Hangul}/u);
  });

  it('gives the same log as in English: language never enters it', () => {
    expect(korean.commits.map(({ hash }) => hash)).toEqual(english.commits.map(({ hash }) => hash));
    expect(JSON.stringify(korean.commits)).toBe(JSON.stringify(english.commits));
    expect(korean.commits.at(-1)!.envelope.events.at(-1)).toMatchObject({
      type: 'match/ended',
      outcome: { result: 'drawn' },
    });
  });
});
