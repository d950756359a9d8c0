import { isGrey } from '../../../domain/press/grey.ts';
import { pressRequestSchema } from '../../features/press/schemas.ts';
import { writePress } from '../../features/press/write.ts';
import { tellReplayed } from '../../platform/kit/request-id.ts';
import { operation } from '../operation.ts';

/** Writes to other players. The receipt proves the message to everybody, even against this server. */
export const postPress = operation({
  id: 'postPress',
  method: 'POST',
  path: '/v1/games/{game}/press',
  access: 'people',
  permission: 'press',
  cache: { by: 'nothing', plain: true },
  body: pressRequestSchema,
  run: async (request) => {
    const { kept, isRepeated } = await writePress(request);
    if (isRepeated) tellReplayed();
    const { game, conversation, n, at } = kept.entry;
    return {
      status: 201,
      body: { game, conversation, ...(!isGrey(conversation) && { n }), at, hash: kept.hash },
      headers: { 'cache-control': 'no-store' },
    };
  },
});
