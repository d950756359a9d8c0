import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

/** Creates a guest, a player without an account. Throws a Problem (403) for pages of other sites. */
export const createGuest = operation({
  id: 'createGuest',
  method: 'POST',
  path: '/v1/guests',
  access: 'anyone',
  permission: 'write',
  run: async ({ service: { guests }, address, idempotencyKey, isOwnPage }) => {
    if (!isOwnPage) throw foreignOrigin();
    return { status: 201, body: await guests.create(address, idempotencyKey) };
  },
});

const foreignOrigin = (): Problem =>
  new Problem(403, 'FOREIGN_ORIGIN', {
    en: 'pages of this origin cannot create guests; the operator can allow it with FIELDPOST_ORIGINS',
    ko: '이 출처의 페이지는 여기서 손님을 만들 수 없습니다. 운영자가 FIELDPOST_ORIGINS로 허용할 수 있습니다.',
  });
