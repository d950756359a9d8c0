import type { Row } from './row.ts';

// Refusals about channels of notifications.

const row = (en: string, ko: string, todo: Row['todo']): Row => ({ means: { en, ko }, todo });
const LOOK: Row['todo'] = { en: 'Read `GET /v1/me/channels`.', ko: '`GET /v1/me/channels`를 읽으세요.' };

export const NOTIFICATIONS: { readonly [code: string]: Row } = {
  NO_SUCH_CHANNEL: row('You have no such channel.', '그런 알림 방법이 없습니다.', LOOK),
  TOO_MANY_CHANNELS: row('You have reached the limit of channels.', '알림 방법의 수가 한도에 이르렀습니다.', {
    en: 'Delete one: `DELETE /v1/me/channels/{channel}`.',
    ko: '하나를 지우세요: `DELETE /v1/me/channels/{channel}`.',
  }),
  NO_SUCH_HOOK: row('This game has no such hook.', '이 게임에는 그런 훅이 없습니다.', {
    en: 'Read `GET /v1/games/{game}/hooks`.',
    ko: '`GET /v1/games/{game}/hooks`를 읽으세요.',
  }),
  TOO_MANY_HOOKS: row('The game has three hooks.', '이 게임에는 이미 훅이 세 개 있습니다.', {
    en: 'Delete one: `DELETE /v1/games/{game}/hooks/{hook}`.',
    ko: '하나를 지우세요: `DELETE /v1/games/{game}/hooks/{hook}`.',
  }),
  HOOK_TOO_LATE: row('A private game gets hooks only before it starts.', '비공개 게임에는 시작하기 전에만 훅을 달 수 있습니다.', {
    en: 'Use a channel of your own: `POST /v1/me/channels`.',
    ko: '내 알림을 쓰세요: `POST /v1/me/channels`.',
  }),
  TOO_MANY_ASKED: row(
    'You have tried to confirm too many addresses, or one address too often.',
    '확인을 요청한 주소가 너무 많거나 한 주소에 너무 자주 요청했습니다.',
    { en: 'Come back after `Retry-After`.', ko: '`Retry-After`만큼 기다리세요.' },
  ),
  NO_MAIL: row('This server sends no mail.', '이 서버는 메일을 보내지 않습니다.', {
    en: 'Use a webhook or a browser. The operator can set an address to send from.',
    ko: '웹훅이나 브라우저 알림을 쓰세요. 서버 운영자가 보내는 주소를 정할 수 있습니다.',
  }),
  NO_PUSH: row('This server sends to no push service.', '이 서버는 브라우저 알림을 보내지 않습니다.', {
    en: 'Use a webhook or mail. The operator can set `FIELDPOST_CONTACT`, which push services ask for.',
    ko: '웹훅이나 메일을 쓰세요. 서버 운영자가 `FIELDPOST_CONTACT`에 푸시 서버가 요구하는 연락처를 정할 수 있습니다.',
  }),
  ENDPOINT_TAKEN: row(
    'Another account has this endpoint of a browser, with other keys.',
    '다른 계정이 이 브라우저의 endpoint를 다른 키로 쓰고 있습니다.',
    {
      en: 'Unsubscribe in the browser, subscribe again, and send the new subscription.',
      ko: '브라우저에서 구독을 끊고 다시 구독한 다음 새 구독을 보내세요.',
    },
  ),
  WRONG_PROOF: row('No channel of a browser has this proof.', '이 증명에 맞는 브라우저 알림이 없습니다.', {
    en: 'Sign in and create the channel again: `POST /v1/me/channels`.',
    ko: '로그인해 알림 방법을 새로 만드세요: `POST /v1/me/channels`.',
  }),
  NOT_FOR_GUESTS: row(
    'Guests cannot have webhooks, browsers or mail for notifications.',
    '손님은 웹훅, 브라우저, 메일 알림을 쓸 수 없습니다.',
    {
      en: 'Sign in; `POST /v1/me/guest` takes your games over.',
      ko: '로그인하세요. 게임은 `POST /v1/me/guest`로 이어받습니다.',
    },
  ),
  NO_NAMES: row('A browser gets no titles of games.', '브라우저에는 게임 제목을 보내지 않습니다.', {
    en: 'Leave `names` out for browsers: they look titles up themselves.',
    ko: '브라우저에는 `names`를 빼세요. 제목은 브라우저가 직접 찾습니다.',
  }),
  LOOPBACK_NEEDS_KEY: row(
    'A receiver on this machine needs a sign-in with the key of this server.',
    '이 컴퓨터의 주소로 알림을 받으려면 이 서버의 키로 로그인해야 합니다.',
    {
      en: '`POST /v1/sign-in` with a name and the `key` in the file `sign-in-key` of the data folder. Other tokens will not do.',
      ko: '데이터 폴더의 `sign-in-key` 파일에 있는 `key`와 이름을 `POST /v1/sign-in`으로 보내세요. 다른 토큰으로는 안 됩니다.',
    },
  ),
  NO_CHALLENGE: row('A browser needs no confirmation.', '브라우저는 확인하지 않습니다.', {
    en: 'Subscribe the browser again.',
    ko: '브라우저를 다시 구독하세요.',
  }),
  CHANNEL_NOT_ON: row('This channel gets no test.', '시험할 수 없는 알림 방법입니다.', {
    en: 'Only a webhook or a mailbox that is `on` can be tested. Ask for its challenge: `POST …/challenge`.',
    ko: '`on`인 웹훅이나 메일 주소만 시험할 수 있습니다. `POST …/challenge`로 확인을 요청하세요.',
  }),
  CODE_SPENT: row('Too many wrong codes were sent for this chat.', '이 채팅에 틀린 코드를 너무 많이 보냈습니다.', {
    en: 'Ask for another code: `POST /v1/me/channels/{channel}/challenge`.',
    ko: '새 코드를 요청하세요: `POST /v1/me/channels/{channel}/challenge`.',
  }),
  NO_SECRET: row('Only webhooks have a secret.', '비밀 값은 웹훅에만 있습니다.', LOOK),
  WRONG_CODE: row('The code does not match the one in the mail or in the chat.', '메일이나 채팅에 적힌 코드가 아닙니다.', {
    en: 'Open the link in the newest mail to that address, or send the newest code that the chat shows.',
    ko: '그 주소로 온 가장 새 메일의 링크를 열거나, 채팅에 나온 가장 새 코드를 보내세요.',
  }),
  NO_SUCH_DELIVERY: row('This channel has no such delivery in the last 30 days.', '30일 안에 이 방법으로 보낸 그런 알림이 없습니다.', {
    en: 'Read `GET /v1/me/channels/{channel}/deliveries`.',
    ko: '`GET /v1/me/channels/{channel}/deliveries`를 읽으세요.',
  }),
};
