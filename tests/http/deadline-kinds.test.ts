import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import { type Answer, type House, open } from './kit.ts';

// `settings.deadlines`: which kinds of questions may have one.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const codeOf = ({ status, body }: Answer<ProblemBody>): string => `${status} ${body?.code}`;

const OPENED = [
  { of: 'duel', options: { hits: 3 } },
  { of: 'diplomacy', options: {} },
  { of: 'napoleonics', options: {} },
  { of: 'kutuzov', options: {} },
];

describe('deadlines', () => {
  it.each(OPENED)('of $of may be of each kind that its rules list, and of no other', async ({ of, options }) => {
    const { deadlines } = (
      await house.as(undefined).get<{ deadlines: { kind: string; name: string }[] }>(`/v1/rules/${of}`)
    ).body;
    const kinds = deadlines.map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(1);
    const each = Object.fromEntries([...kinds, 'default', 'reveal'].map((kind) => [kind, 60]));
    expect((await house.as('ann').post('/v1/games', { of, options, settings: { deadlines: each } })).status).toBe(201);
    for (const wrong of ['constructor', 'order-s', 'match']) {
      const refused = await house
        .as('ann')
        .post('/v1/games', { of, options, settings: { deadlines: { default: 60, [wrong]: 60 } } });
      const detail = `this game has no such kind of question; use one of ${[...kinds, 'default', 'reveal'].join(', ')}`;
      expect(codeOf(refused)).toBe('400 BAD_BODY');
      expect(refused.body).toMatchObject({
        detail: `settings/deadlines/${wrong}: ${detail}`,
        errors: [{ pointer: `/settings/deadlines/${wrong}`, detail }],
      });
    }
  });

  it('have names, and refusals words, in Korean', async () => {
    const korean = { 'accept-language': 'ko' };
    const { body } = await house.as(undefined).get('/v1/rules/diplomacy?parts=deadlines', korean);
    expect(body).toMatchObject({ id: 'diplomacy', rules: 'diplomacy@1' });
    expect((body as { deadlines?: unknown }).deadlines).toEqual([
      { kind: 'orders', name: '명령' },
      { kind: 'retreats', name: '퇴각' },
      { kind: 'adjustments', name: '부대 가감' },
    ]);
    const refused = await house
      .as('ann')
      .post('/v1/games', { of: 'diplomacy', settings: { deadlines: { turn: 60 } } }, korean);
    expect(refused.body.detail).toBe(
      'settings/deadlines/turn: 이 게임에 없는 질문 종류입니다. 다음 중 하나입니다: orders, retreats, adjustments, default, reveal.',
    );
  });
});
