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
        about: 'How questions are settled that the rulebook leaves open. Usual: by the rulebook.',
        values: { rulebook: 'by the rulebook', datc: 'by the DATC test cases' },
      },
      disorder: {
        name: 'Civil disorder',
        about:
          'How long a Power that hands in nothing has no government. Usual: the round by the rulebook, the phase by DATC.',
        values: { round: 'for the round', phase: 'for the phase' },
      },
      players: { name: 'Players', about: 'How many people play, 2 to 7. Usual: 7, a Power each.' },
      endYear: {
        name: 'Last year',
        about: 'After its autumn all who still have units share a draw. Usual: none, until somebody wins.',
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
        about: '아무것도 내지 않은 나라에 정부가 없는 동안. 기본: 룰북대로면 라운드, DATC면 단계.',
        values: { round: '라운드 동안', phase: '단계 동안' },
      },
      players: { name: '인원', about: '두는 사람 수, 2~7명. 기본: 7명이 한 나라씩.' },
      endYear: {
        name: '마지막 해',
        about: '그해 가을이 끝나면 유닛이 남은 모두의 무승부. 기본: 없음, 누가 이길 때까지.',
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
        about: 'As people sit down, or in the game: by a die, or by sealed bids. Usual: as they sit down.',
        values: { seat: 'as people sit down', die: 'by a die', auction: 'by sealed bids' },
      },
      turnFour: {
        name: 'On to turn 4',
        about: 'Scenario 2 alone: all agree that the game goes on to turn 4. Usual: no.',
      },
      windows: {
        name: 'Reactions',
        about:
          'Asked once when enemies approach, once before the dice and once after them, or at each moment by itself. Usual: once.',
        values: { merged: 'asked once', single: 'at each moment by itself' },
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
        about: '몇 명이 두고 누가 어느 세력을 맡는지. 기본: 네 명이 한 세력씩.',
        values: {
          four: '네 명',
          'three-tsarist': '세 명, 러시아 진영을 한 사람이',
          'three-imperial': '세 명, 프랑스 진영을 한 사람이',
          two: '두 명, 한 진영씩',
          'two-single': '두 명, 진영마다 손패 하나',
          'two-split': '두 명, 두 진영의 세력을 하나씩',
        },
      },
      openHands: {
        name: '동료끼리 손패 보기',
        about: '세 명이거나, 두 명이 양 진영의 세력을 하나씩 맡을 때. 기본: 아니요.',
      },
      powersBy: {
        name: '세력을 나누는 방법',
        about: '앉는 대로, 또는 게임 안에서 주사위나 비공개 입찰로. 기본: 앉는 대로.',
        values: { seat: '앉는 대로', die: '주사위로', auction: '비공개 입찰로' },
      },
      turnFour: { name: '4턴까지', about: '시나리오 2에서만: 4턴까지 이어 가기로 합의. 기본: 아니요.' },
      windows: {
        name: '반응을 묻는 방법',
        about: '적이 접근할 때 한 번, 굴림 전에 한 번, 굴림 뒤에 한 번 묻기, 또는 순간마다 따로 묻기. 기본: 한 번에.',
        values: { merged: '한 번에', single: '순간마다 따로' },
      },
      edition: {
        name: '판본',
        about: '지도, 카드, 배치의 출처. 보통: 시나리오 1에서 두 수도의 수비대가 더 강한 둘째 판.',
        values: { reconstructed: '재구성', 'reconstructed-2': '재구성 둘째 판' },
      },
    },
  },
};
