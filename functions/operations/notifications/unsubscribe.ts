import { restate } from '../../features/channels/channels.ts';
import { keys } from '../../features/notifications/keys.ts';
import { policyOf } from '../../platform/http/answers/policy.ts';
import { operation } from '../operation.ts';

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policyOf({ 'form-action': "'self'" }),
  'referrer-policy': 'no-referrer',
};

const page = (inside: string): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fieldpost</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main>${inside}</main></body></html>
`;

const ASKED = page(
  '<p>No more mail from Fieldpost to this address?</p><p lang="ko">이 주소로 오는 Fieldpost의 메일을 그만 받겠습니까?</p>' +
    '<form method="post"><button>No more mail <span lang="ko">그만 받기</span></button></form>',
);
const DONE = page(
  '<p>No more mail comes to this address.</p><p lang="ko">이 주소로는 더 이상 메일이 가지 않습니다.</p>',
);

/** Asks whether to end the mail. Programs that check mails open their links, so opening must change nothing. */
export const askUnsubscribe = operation({
  id: 'askUnsubscribe',
  method: 'GET',
  path: '/unsubscribe/{link}',
  access: 'anyone',
  permission: 'read',
  types: ['text/html'],
  run: async () => ({ body: ASKED, headers: HTML }),
});

/** Ends the mail with this link. A link that never existed gets the same answer. */
export const unsubscribe = operation({
  id: 'unsubscribe',
  method: 'POST',
  path: '/unsubscribe/{link}',
  access: 'anyone',
  permission: 'write',
  types: ['text/html'],
  run: async ({ service: { people }, params }) => {
    const link = await people.get(...keys.unsubscribing(params.link));
    const { person, way: channel } = link === undefined ? {} : keys.unsubscribed.read(link);
    if (person !== undefined && channel !== undefined)
      await restate(people, person, channel, { state: 'off', why: 'unsubscribed' });
    return { body: DONE, headers: HTML };
  },
});
