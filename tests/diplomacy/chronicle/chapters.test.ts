import { describe, expect, it } from 'vitest';
import { bot } from '../../../domain/diplomacy/bot/bot.ts';
import { chapterSchema, chapters } from '../../../domain/diplomacy/chronicle/chapters.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { POWERS } from '../../../domain/diplomacy/map/vocabulary.ts';
import { parseOrder } from '../../../domain/diplomacy/notation/parse-order.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { sampleSize } from '../../kit/long.ts';
import { matchesOf } from '../../kit/matches.ts';
import { ENTRIES } from '../../kit/registry.ts';
import type { Table } from '../../kit/table.ts';
import { playedAs, published, RECORDED, seven } from '../kit/recorded.ts';

// The story of a game, told from its public commits.

const sorted = (lists: { readonly [power: string]: readonly string[] | undefined }) =>
  Object.fromEntries(Object.entries(lists).map(([power, list]) => [power, [...(list ?? [])].sort()]));

describe.each(RECORDED.slice(0, sampleSize(1, 3)).map((record) => [record.id, record] as const))(
  '%s, told',
  (_, record) => {
    const table = playedAs(record);
    const told = diplomacy.chapters!(published(table), 'en') as ReturnType<typeof chapters>;

    it('has a chapter for each resolved phase, with what stands on the board after it', () => {
      expect(told.length).toBeGreaterThan(10);
      for (const chapter of told) {
        const then = record.phases.find(
          ({ season, year, phase }) => season === chapter.season && year === chapter.year && phase === chapter.phase,
        )!;
        expect(sorted(chapter.units), chapter.name).toEqual(sorted(then.unitsAfter));
        if (then.centresAfter !== undefined)
          expect(sorted(chapter.centres), chapter.name).toEqual(sorted(then.centresAfter));
        expect(chapterSchema.parse(JSON.parse(JSON.stringify(chapter)))).toEqual(chapter);
      }
    });

    it('tells the orders in notation that can be read, with an outcome, a rule and a reason each', () => {
      for (const { phase, orders, results } of told) {
        const listed = Object.values(orders).flat();
        expect(listed).toEqual(results.map(({ order }) => order));
        for (const order of listed) expect(parseOrder(order, { phase }).ok, order).toBe(true);
        for (const { rule, reason } of results) {
          expect(rule).toMatch(/^§\d+\.\d+[abc]?$/);
          expect(reason).not.toBe('');
        }
      }
    });

    it('tells of every unit that comes or goes', () => {
      expect(unaccounted(told)).toEqual([]);
      expect(told.some(({ built }) => built.length > 0)).toBe(true);
      expect(told.some(({ disbanded }) => disbanded.length > 0)).toBe(true);
    });

    it('told from any chapter on, goes on as the whole story does', () => {
      const commits = published(table);
      for (const { version } of told) {
        const rest = chapters(commits.slice(version - 1), 'en').filter((chapter) => chapter.version > version);
        expect(rest).toEqual(told.filter((chapter) => chapter.version > version));
      }
    });
  },
);

/** The chapters after which there are not as many units as came and went. */
function unaccounted(told: ReturnType<typeof chapters>): readonly string[] {
  let before = 22;
  return told.flatMap(({ name, units, dislodged, built, disbanded }) => {
    const expected = before + built.length - disbanded.length;
    before = Object.values(units).flat().length + dislodged.filter(({ retreats }) => retreats.length > 0).length;
    return before === expected ? [] : [`${name}: ${before}, not ${expected}`];
  });
}

describe('random games for two to seven', () => {
  const entry = ENTRIES.find(({ game: { id } }) => id === 'diplomacy')!;

  it('are told like any other', () => {
    for (const table of matchesOf(entry)) {
      const told = chapters(published(table), 'ko');
      expect(unaccounted(told)).toEqual([]);
      for (const chapter of told) expect(chapterSchema.parse(JSON.parse(JSON.stringify(chapter)))).toEqual(chapter);
      const middle = told[Math.floor(told.length / 2)]!.version;
      const rest = chapters(published(table).slice(middle - 1), 'ko').filter(({ version }) => version > middle);
      expect(rest).toEqual(told.filter(({ version }) => version > middle));
    }
  });
});

describe('a chapter says', () => {
  const orders = (of: Json): Json => ({ type: 'orders', orders: of });

  it('which powers wrote, had a bot, a standing order or nothing to say, and which one came last', () => {
    const table = seven({ settings: { deadlines: { default: 3600 } }, bots: ['turkey'] }).playBot('turkey', bot);
    table.act('france', orders({ par: { order: 'move', to: 'bur' } }));
    table.wait(60).act('italy', orders({}));
    table.wait(60).act('france', orders({ par: { order: 'move', to: 'pic' } }));
    expect(chapters(published(table), 'en')).toEqual([]);
    table.wait(3600).tick();
    const [chapter, ...more] = chapters(published(table), 'ko');
    expect(more).toEqual([]);
    expect(chapter).toMatchObject({
      version: table.match.v,
      name: '1901년 봄, 이동',
      orders: { france: ['A mar H', 'A par - pic', 'F bre H'] },
    });
    expect(chapter!.answers.map(({ seat, how }) => `${seat} ${how}`)).toEqual([
      'turkey bot',
      'italy written',
      'france written',
      ...POWERS.filter((power) => !['turkey', 'italy', 'france'].includes(power)).map((power) => `${power} lapse`),
    ]);
    expect(chapter!.answers.map(({ at }) => at)).toEqual(
      [...chapter!.answers.map(({ at }) => at)].sort((a, b) => a - b),
    );
  });

  it('that a standing order answered, also in the commit that closed the phase before', () => {
    const table = seven().stand('germany', { adjustments: 'waive' });
    const spring = { germany: { kie: { order: 'move', to: 'hol' } }, france: { bre: { order: 'move', to: 'mao' } } };
    const fall = { france: { mao: { order: 'move', to: 'por' } } };
    for (const sheets of [spring, fall] as readonly { readonly [seat: string]: Json }[]) {
      for (const { seat } of table.waited()) table.act(seat, orders(sheets[seat] ?? {}));
    }
    const closed = table.match.v;
    table.act('france', orders({ bre: { order: 'build', unit: 'A' } }));
    const winter = chapters(published(table), 'en').at(-1)!;
    expect(winter).toMatchObject({
      name: 'Autumn 1901, adjustments',
      built: [{ power: 'france', unit: 'A bre' }],
      disbanded: [],
    });
    expect(winter.answers.map(({ seat, how }) => `${seat} ${how}`)).toEqual(['germany standing', 'france written']);
    expect(chapters(published(table).slice(closed - 1), 'en').at(-1)).toEqual(winter);
  });

  it('the winner', () => {
    let solo: Table | undefined;
    for (const record of RECORDED) if (solo?.match.outcome?.how !== 'solo') solo = playedAs(record);
    const told = chapters(published(solo!), 'en');
    expect([solo!.match.outcome!.how, told.at(-1)!.winner]).toEqual(['solo', solo!.match.outcome!.seats[0]]);
    expect(told.slice(0, -1).every(({ winner }) => winner === undefined)).toBe(true);
  });
});
