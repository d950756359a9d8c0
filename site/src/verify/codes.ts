import { bilingual } from '../app/texts.ts';

/** The section of LOG.md that explains each finding. */
const SECTIONS: { readonly [code: string]: number } = {
  WRONG_COMMITMENT: 3,
  WRONG_SALT: 3,
  UNKNOWN_SEAL: 3,
  MISSING_SECRET: 3,
  WRONG_SEED: 4,
  NO_END: 4,
  CUT_OFF: 1,
  AFTER_THE_END: 4,
  WRONG_DRAWS: 5,
  WRONG_PILES: 6,
  WRONG_CONTRIBUTION: 7,
  NOT_AS_KEPT: 8,
  WRONG_HEAD: 8,
  NOT_REPEATABLE: 9,
};

/** The section on commits: shape, chain, versions and times. */
const COMMITS = 2;

export const sectionOf = (code: string): number => SECTIONS[code] ?? COMMITS;

/** The headings of the sections, to which the page about the log scrolls. */
const HEADINGS: { readonly [section: number]: string } = {
  1: '1. Encodings',
  2: '2. A commit',
  3: '3. Commitments',
  4: '4. The seed',
  5: '5. Draws',
  6: '6. Cards',
  7: '7. Joint entropy',
  8: '8. Heads and receipts',
  9: '9. What an audit',
};

export const linkTo = (section: number): string => `/log.txt#:~:text=${encodeURIComponent(HEADINGS[section] ?? '')}`;

/** The meaning of each finding, in the words of LOG.md. */
export const meanings = bilingual<{ readonly [code: string]: string }>(
  {
    BAD_SHAPE: 'a line is not the canonical form of a commit, or breaks a rule of LOG.md',
    WRONG_HASH: 'the hash of a commit is not that of its envelope',
    BROKEN_CHAIN: 'a commit does not name the hash of the commit before it',
    WRONG_VERSION: 'a commit is missing, doubled or out of its order',
    WRONG_GAME: 'a commit is of another game',
    COMMAND_TWICE: 'a command of a person was committed twice',
    BACK_IN_TIME: 'a commit is earlier than the one before it',
    WRONG_TIME: 'a command came after the deadline, a default answer came too early, or a time is out of its bounds',
    WRONG_EPOCH: 'an epoch is not that of the commit before, or not the minute of its restore',
    WRONG_COMMITMENT: 'a value and its salt do not fit their commitment',
    WRONG_SALT: 'a salt does not come from the seed',
    UNKNOWN_SEAL: 'a value without a seal, or an opening of another seal than the newest',
    MISSING_SECRET: 'the log of a finished game lacks a value',
    WRONG_SEED: 'the seed published at the end does not fit its commitment',
    NO_END: 'a log that claims to be whole does not end: it is incomplete',
    CUT_OFF: 'the file does not have all of the log: fetch every page of it',
    AFTER_THE_END: 'a commit follows the end',
    WRONG_DRAWS: 'a draw is left out or thrown away, or an event shows something else than was drawn',
    WRONG_PILES: 'a card moves from a place where it is not, or other cards move than the log says',
    WRONG_CONTRIBUTION: 'bytes of a player for the dice are changed, left out, or fixed at the wrong time',
    NOT_REPEATABLE: 'the engine that decided a command now decides it differently',
    NOT_AS_KEPT: 'the log does not fit a receipt or head that you kept',
    WRONG_HEAD: 'the key that a head names has not signed it',
  },
  {
    BAD_SHAPE: '줄이 커밋의 정해진 꼴이 아니거나 LOG.md의 규칙에 어긋납니다',
    WRONG_HASH: '커밋의 해시가 봉투의 해시와 다릅니다',
    BROKEN_CHAIN: '앞 커밋의 해시를 가리키지 않습니다',
    WRONG_VERSION: '커밋이 빠졌거나 겹치거나 순서가 어긋납니다',
    WRONG_GAME: '다른 게임의 커밋입니다',
    COMMAND_TWICE: '한 사람의 명령이 두 번 기록되었습니다',
    BACK_IN_TIME: '앞 커밋보다 이릅니다',
    WRONG_TIME: '기한 뒤의 명령이거나, 기본 응답이 너무 이르거나, 시각이 범위를 벗어났습니다',
    WRONG_EPOCH: '세대(epoch)가 앞 커밋이나 복원 시각과 다릅니다',
    WRONG_COMMITMENT: '값과 솔트가 약속값과 맞지 않습니다',
    WRONG_SALT: '솔트가 시드에서 나오지 않았습니다',
    UNKNOWN_SEAL: '봉하지 않은 것의 값이거나, 가장 새 봉인이 아닌 것을 열었습니다',
    MISSING_SECRET: '끝난 게임의 기록인데 값이 빠졌습니다',
    WRONG_SEED: '끝에 공개한 시드가 약속한 것과 다릅니다',
    NO_END: '완전하다는 기록이 끝나지 않습니다. 불완전한 기록입니다',
    CUT_OFF: '파일에 기록이 다 들어 있지 않습니다. 모든 쪽을 받으세요',
    AFTER_THE_END: '끝난 뒤에 커밋이 더 있습니다',
    WRONG_DRAWS: '뽑기가 빠졌거나 버려졌거나, 뽑은 것과 다른 것을 보여 줍니다',
    WRONG_PILES: '거기 없는 카드가 움직이거나, 기록과 다르게 움직입니다',
    WRONG_CONTRIBUTION: '참가자가 주사위에 보탠 바이트가 바뀌었거나 빠졌거나 때가 틀립니다',
    NOT_REPEATABLE: '결정한 엔진이 이제 다르게 결정합니다',
    NOT_AS_KEPT: '간직한 영수증이나 헤드의 기록이 아닙니다',
    WRONG_HEAD: '헤드가 가리키는 키로 서명한 헤드가 아닙니다',
  },
);
