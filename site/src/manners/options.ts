import type { Language } from '../app/session.ts';

/** An option of a game in words: what it is called, what it means, and its values where they are names. */
export interface OptionWords {
  readonly name: string;
  readonly about: string;
  readonly values?: { readonly [value: string]: string };
}
type Words = { readonly [option: string]: OptionWords };

/** The names of the options of games; an option that is missing here has the words of its schema. */
export const OPTIONS: { readonly [of: string]: { readonly [language in Language]: Words } } = {
  diplomacy: {
    en: {
      rulings: {
        name: 'Rulings',
        about: 'What settles the questions that the rulebook leaves open. Usual: the rulebook.',
        values: { rulebook: 'by the rulebook', datc: 'by the DATC test cases' },
      },
      disorder: {
        name: 'Civil disorder',
        about:
          'How long a Power without orders has no government. Usual: the round by the rulebook, the phase by DATC.',
        values: { round: 'for the round', phase: 'for the phase' },
      },
      players: { name: 'Players', about: 'How many people play, 2 to 7. Usual: 7, a Power each.' },
      endYear: {
        name: 'Last year',
        about: 'After its autumn all players with units share a draw. Usual: none, until a player wins.',
      },
    },
    ko: {
      rulings: {
        name: '판정',
        about: '룰북이 정하지 않은 문제를 푸는 방법. 기본: 룰북대로.',
        values: { rulebook: '룰북대로', datc: 'DATC 시험 문제대로' },
      },
      disorder: {
        name: '사회 혼란',
        about: '명령을 내지 않은 국가에 정부가 없는 동안. 기본: 룰북대로면 라운드, DATC면 단계.',
        values: { round: '라운드 동안', phase: '단계 동안' },
      },
      players: { name: '인원', about: '참가자 수, 2~7명. 기본: 7명이 한 국가씩.' },
      endYear: {
        name: '마지막 해',
        about: '그해 가을이 끝나면 부대가 남은 모두의 무승부. 기본: 없음, 승자가 나올 때까지.',
      },
    },
  },
  kutuzov: {
    en: {
      seating: {
        name: 'Players',
        about: 'How many play, and who has which Powers. Usual: four, a Power each.',
        values: {
          four: 'four',
          'three-tsarist': 'three, the Tsarist Camp in one hand',
          'three-imperial': 'three, the Imperial Camp in one hand',
          two: 'two, a Camp each',
          'two-single': 'two, a single hand for each Camp',
          'two-split': 'two, each with a Power of both Camps',
        },
      },
      openHands: {
        name: 'Partners see each other’s hands',
        about: 'Of three players, or of two with a Power of each Camp. Usual: no.',
      },
      powersBy: {
        name: 'How Powers are dealt',
        about: 'By the seats that players take, or in the game: by a die, or by sealed bids. Usual: by seats.',
        values: { seat: 'by seats', die: 'by a die', auction: 'by sealed bids' },
      },
      turnFour: {
        name: 'On to turn 4',
        about: 'Scenario 2 alone: all agree that the game goes on to turn 4. Usual: no.',
      },
      windows: {
        name: 'Reactions',
        about:
          'The server asks once when enemies approach, before the dice and after them, or at each moment alone. Usual: once.',
        values: { merged: 'once', single: 'at each moment alone' },
      },
      edition: {
        name: 'Edition',
        about:
          'Whose map, cards and set-ups. Usual: the second, with stronger garrisons in the capitals in scenario 1.',
        values: { reconstructed: 'reconstructed', 'reconstructed-2': 'reconstructed, the second' },
      },
    },
    ko: {
      seating: {
        name: '인원',
        about: '참가자 수와 각자 맡을 강국. 기본: 네 명이 한 강국씩.',
        values: {
          four: '네 명',
          'three-tsarist': '세 명, 차르군을 한 사람이',
          'three-imperial': '세 명, 제국군을 한 사람이',
          two: '두 명, 한 Camp씩',
          'two-single': '두 명, Camp마다 단일 핸드',
          'two-split': '두 명, 두 Camp의 강국을 하나씩',
        },
      },
      openHands: {
        name: '아군끼리 핸드 보기',
        about: '세 명이거나, 두 명이 두 Camp의 강국을 하나씩 맡을 때. 기본: 아니요.',
      },
      powersBy: {
        name: '강국을 나누는 방법',
        about: '받은 자리대로, 또는 게임 안에서 주사위나 비공개 입찰로. 기본: 자리대로.',
        values: { seat: '자리대로', die: '주사위로', auction: '비공개 입찰로' },
      },
      turnFour: { name: '4턴까지', about: '시나리오 2에서만: 모두 동의하여 4턴까지 계속. 기본: 아니요.' },
      windows: {
        name: '반응을 묻는 방법',
        about: '적이 접근할 때 한 번, 굴림 전에 한 번, 굴림 뒤에 한 번 묻기, 또는 순간마다 따로 묻기. 기본: 한 번에.',
        values: { merged: '한 번에', single: '순간마다 따로' },
      },
      edition: {
        name: '판본',
        about: '지도, 카드, 배치의 출처. 기본: 시나리오 1에서 두 수도의 수비대가 더 강한 두 번째 판본.',
        values: { reconstructed: '재구성', 'reconstructed-2': '두 번째 재구성' },
      },
    },
  },
};
