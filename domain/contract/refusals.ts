import type { Text } from '../lib/text.ts';

/** The general meaning of the code of a refusal or a remark, and what to do about it. `/problems/{code}` answers it. */
export interface Meaning {
  readonly means: Text;
  readonly todo: Text;
}

export type Meanings = { readonly [code: string]: Meaning };

/** What to do about a refusal of a game. */
export const CHOOSE: Text = {
  en: '`rule` names the rule. `nearest` has the right values at that place. `/actions` lists every possible command.',
  ko: '`rule`에 규칙이, `nearest`에 그 자리에 맞는 값이 있습니다. 할 수 있는 명령은 모두 `/actions`에 있습니다.',
};

/** What to do about a remark. */
export const REMARK: Text = {
  en: 'This is a remark, and the command is accepted as the remark describes it. `rule` names the rule.',
  ko: '명령을 알림에 적힌 대로 받아들입니다. `rule`에 규칙이 있습니다.',
};

/** The codes of more than one game. */
export const SHARED = {
  NOT_ADJACENT: {
    means: {
      en: 'The piece cannot reach that place in one step.',
      ko: '조각이 한 번에 갈 수 있는 인접한 곳이 아닙니다.',
    },
    todo: CHOOSE,
  },
  NOT_IN_HAND: { means: { en: 'The card is not in your hand.', ko: '핸드에 없는 카드입니다.' }, todo: CHOOSE },
  NOT_NOW: {
    means: {
      en: 'The card or choice does not fit this moment of the game.',
      ko: '지금은 쓸 수 없는 카드나 선택입니다.',
    },
    todo: CHOOSE,
  },
  NOT_YOURS: { means: { en: 'The piece belongs to another seat.', ko: '내 조각이 아닙니다.' }, todo: CHOOSE },
  NOT_YOUR_CHOICE: {
    means: { en: 'Another seat has the choice now.', ko: '지금은 다른 자리가 선택합니다.' },
    todo: CHOOSE,
  },
  NO_TARGET: { means: { en: 'There is no target for this.', ko: '쓸 대상이 없습니다.' }, todo: CHOOSE },
  OCCUPIED: { means: { en: 'Another unit or piece occupies that place.', ko: '이미 찬 곳입니다.' }, todo: CHOOSE },
} satisfies Meanings;

/** Codes that a game shares with other games, or with the match around it (`NOT_ASKED`). */
export type SharedCode = keyof typeof SHARED | 'NOT_ASKED';
