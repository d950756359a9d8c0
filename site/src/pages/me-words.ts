import { bilingual } from '../app/texts.ts';

// The words of the page with the reader's own games.

const en = {
  keepGames: 'Keep your games',
  keepGamesHow: 'You play as a guest. Sign in to keep the games that you play here. Nothing in them changes.',
  orGuest: 'Without an account you can play bots at once:',
  playAsGuest: 'Play as a guest',
  names: 'Who are you? Choose a name, or write your own.',
  noKey: 'To sign in by name, open the whole address that the server printed when it started. It starts like this:',
  ownName: 'Another name',
  ownNameHint: 'Letters a to z, digits, and . _ : @ | - . You choose the name that others see afterwards.',
  go: 'Continue',
  atIssuer: 'You sign in on a separate page, and come back here.',
  byToken: 'With a token',
  comingBack: 'Signing you in …',
  didNotWork: 'Signing in did not work. Try again.',
  othersTurn: 'Waiting for others',
  lobbies: 'Not started yet',
  sandboxes: 'Sandboxes',
  importFile: 'Continue a saved game',
  importHint:
    'The log of a finished game (.ndjson), or a game of Diplomacy as the Python package saves it (.json). The server checks every step first.',
  goesOnFrom: (version: number) => `continues from step ${version}`,
  settings: 'Settings',
  taken: (count: number) => `The games that you played as a guest are yours now: ${count}.`,
  tryAgain: 'Try again',
  withoutThem: 'Continue without them',
  forget: 'Stop being this guest',
  forgetHint: 'You lose the games of this guest.',
  notifications: 'Tell me when it is my turn',
  notificationsHint:
    'Your system shows that a game waits, never which one. It works while a page of this site is open.',
  notificationsRefused: 'Your browser does not let this site show notifications.',
};

const ko: typeof en = {
  keepGames: '게임 남기기',
  keepGamesHow: '손님으로 게임하고 있습니다. 로그인하면 여기서 하는 게임이 내 게임이 되고, 게임은 그대로입니다.',
  orGuest: '계정이 없어도 바로 봇과 게임할 수 있습니다.',
  playAsGuest: '손님으로 게임하기',
  names: '누구십니까? 이름을 고르거나 직접 쓰세요.',
  noKey: '이름으로 로그인하려면 서버가 시작할 때 출력한 주소 전체를 여세요. 주소는 이렇게 시작합니다.',
  ownName: '다른 이름',
  ownNameHint: '영문자, 숫자와 . _ : @ | - 를 쓸 수 있습니다. 다른 사람에게 보일 별칭은 나중에 고릅니다.',
  go: '계속',
  atIssuer: '따로 열리는 페이지에서 누구인지 확인한 뒤 이리로 돌아옵니다.',
  byToken: '토큰으로',
  comingBack: '로그인하는 중입니다.',
  didNotWork: '로그인하지 못했습니다. 다시 시도하세요.',
  othersTurn: '다른 사람 차례',
  lobbies: '시작 전',
  sandboxes: '연습 게임',
  importFile: '저장한 게임에서 이어 하기',
  importHint:
    '끝난 게임의 기록(.ndjson)이나 파이썬 패키지가 저장한 디플로머시 게임(.json). 먼저 모든 단계를 다시 판정합니다.',
  goesOnFrom: (version) => `${version}번째 단계에서 이어짐`,
  settings: '설정',
  taken: (count) => `손님으로 하던 게임이 내 게임이 되었습니다: ${count}개.`,
  tryAgain: '다시 시도',
  withoutThem: '그 게임들 없이 계속',
  forget: '이 손님 그만두기',
  forgetHint: '그 게임에는 다시 들어갈 수 없습니다.',
  notifications: '내 차례가 되면 알려 주기',
  notificationsHint:
    '어느 게임인지는 밝히지 않고 차례가 왔다는 것만 알립니다. 이 사이트가 열려 있는 동안에만 알립니다.',
  notificationsRefused: '브라우저가 이 사이트의 알림을 막고 있습니다.',
};

export const words = bilingual(en, ko);
