import * as z from 'zod';
import { UNPLAIN, unplainIn } from '../../features/people/plain-text.ts';
import { pictureQuery, svgReply } from '../../platform/http/answers/picture.ts';
import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

export const battleQuestionSchema = z
  .strictObject({
    scenario: z.string().max(40).exactOptional().meta({ description: 'A published battle, by its id.' }),
    battle: z.record(z.string(), z.unknown()).exactOptional().meta({
      description: 'Your own battle, as in `options.battle` of a new game. It may be unfinished.',
    }),
  })
  .refine(({ scenario, battle }) => (scenario === undefined) !== (battle === undefined), {
    message: 'send either "scenario" or "battle"',
    params: { ko: '"scenario"와 "battle" 가운데 하나를 보내세요.' },
  });

/** Checks and draws a battle of Napoleonics without a game. Stores nothing. */
export const checkBattle = operation({
  id: 'checkBattle',
  method: 'POST',
  path: '/v1/rules/napoleonics/battles',
  access: 'anyone',
  permission: 'read',
  types: ['application/json', 'image/svg+xml'],
  query: pictureQuery,
  body: battleQuestionSchema,
  run: async ({ body, locale, type, query: { panels, board } }) => {
    // A separate part of the bundle, which other requests do not load.
    const { draftOf } = await import('../../../domain/napoleonics/scenarios/drafts.ts');
    const { pictureOf } = await import('../../../domain/napoleonics/board/picture.ts');
    const { BATTLES } = await import('../../../domain/napoleonics/scenarios/index.ts');
    const { textsOf } = await import('../../../domain/napoleonics/scenarios/texts.ts');
    const given = body.scenario === undefined ? body.battle : housed(BATTLES, body.scenario);
    const { problems, battle } = draftOf(given);
    const wrong = problems.map(({ path, code, text }) => ({
      pointer: path.map((key) => `/${key}`).join(''),
      code,
      detail: text,
    }));
    if (type === 'image/svg+xml') {
      if (battle === undefined)
        throw new Problem(400, 'BAD_BATTLE', NO_SHAPE, { errors: wrong.map(({ code: _, ...rest }) => rest) });
      return svgReply(pictureOf(battle, locale, { panels: panels !== '0', board: board ?? 'battle' }));
    }
    const unseen = body.battle === undefined || battle === undefined ? undefined : unplainIn(textsOf(battle), '');
    const unplain =
      unseen === undefined ? [] : [{ pointer: unseen.replace(/^\/battle/, ''), code: 'UNPLAIN', detail: UNPLAIN }];
    return {
      body: {
        problems: [...wrong, ...unplain].map(({ detail, ...rest }) => ({ ...rest, detail: detail[locale] })),
        ...(body.scenario !== undefined && { battle: given }),
      },
    };
  },
});

function housed<T>(battles: { readonly [id: string]: T }, id: string): T {
  const battle = Object.hasOwn(battles, id) ? battles[id] : undefined;
  if (battle !== undefined) return battle;
  const detail = {
    en: `the shipped battles: ${Object.keys(battles).join(', ')}`,
    ko: `제공하는 시나리오: ${Object.keys(battles).join(', ')}.`,
  };
  throw new Problem(400, 'BAD_BODY', detail, { errors: [{ pointer: '/scenario', detail }] });
}

const NO_SHAPE = {
  en: 'the body is not a battle, so it cannot be drawn',
  ko: '전투의 형식이 아니어서 그릴 수 없습니다.',
};
