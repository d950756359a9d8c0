import type { Locale, Text } from '../../lib/text.ts';
import type { Command } from '../frames/commands.ts';

/* The words of commands and of what they leave to choose. */

/** What each command does, for people. */
export const COMMANDS: { readonly [type in Command['type']]: Text } = {
  bid: { en: 'bid', ko: '입찰' },
  claim: { en: 'take', ko: '고르기' },
  assign: { en: 'share out the free resources', ko: '남는 자원 나누기' },
  shift: { en: 'pass a resource to the partner', ko: '아군 강국에 자원 하나 넘기기' },
  redraw: { en: 'redraw, one card fewer', ko: '한 장 적게 다시 뽑기' },
  keep: { en: 'change nothing', ko: '바꾸지 않기' },
  preempt: { en: 'take the extra impulse', ko: '우선권 Impulse 하기' },
  wait: { en: 'decline the extra impulse', ko: '우선권 Impulse 하지 않기' },
  play: { en: 'play a card', ko: '카드 사용' },
  buy: { en: 'buy a card for two resources', ko: '자원 둘로 카드 사기' },
  end: { en: 'end the impulse', ko: 'Impulse 끝내기' },
  chit: { en: 'take a chit to the hand', ko: 'Chit을 핸드로 가져오기' },
  divide: { en: 'divide the hand: for the first Power', ko: '핸드 나누기: 첫 강국 몫' },
  move: { en: 'move', ko: '이동' },
  attack: { en: 'attack in the zone', ko: '구역 안에서 공격' },
  flag: { en: 'flag', ko: '깃발 놓기' },
  command: { en: 'name a commander', ko: '사령관 정하기' },
  done: { en: 'done', ko: '그만하기' },
  build: { en: 'build', ko: '생산' },
  regroup: { en: 'bring back from the Regroup Box', ko: '재편 배치' },
  rally: { en: 'greet Kutuzov', ko: '쿠투조프 맞이' },
  establish: { en: 'place a DMC', ko: 'DMC 놓기' },
  deploy: { en: 'deploy', ko: '배치' },
  recall: { en: 'take off the map', ko: '지도에서 내리기' },
  'give-up': { en: 'discard for its CP', ko: '버리고 CP로 쓰기' },
  siege: { en: 'besiege', ko: '공성' },
  press: { en: 'another round of the siege', ko: '공성 한 라운드 더' },
  lift: { en: 'end the siege', ko: '공성 그만두기' },
  convoy: { en: 'go by sea', ko: '해상수송' },
  agree: { en: 'agree', ko: '동의' },
  refuse: { en: 'refuse', ko: '거절' },
  bridge: { en: 'lay a bridge', ko: '다리 놓기' },
  'bring-up': { en: 'bring up to the bridge', ko: '다리 앞으로 모으기' },
  intercept: { en: 'intercept', ko: '차단' },
  evade: { en: 'evade', ko: '회피' },
  pass: { en: 'do nothing', ko: '아무것도 하지 않음' },
  halve: { en: 'spend resources to halve the attrition', ko: '자원으로 손실 굴림을 절반으로 줄이기' },
  lose: { en: 'lose', ko: '잃기' },
  cancel: { en: 'let the Entrenchment take this hit away', ko: '참호로 없앨 피해' },
  retreat: { en: 'retreat', ko: '후퇴' },
  'morale-dice': { en: 'roll to cancel Morale Loss', ko: 'Morale Loss를 없애려 굴리기' },
  'attrition-dice': { en: 'roll to cancel Attrition Loss', ko: '손실 Loss를 없애려 굴리기' },
  recover: { en: 'spend against the drop', ko: '하락을 막는 데 쓰기' },
  rise: { en: 'try to raise morale', ko: '사기 올리기 시도' },
  will: { en: 'roll the eight dice', ko: '주사위 여덟 개 굴리기' },
  aim: { en: 'choose the aim', ko: '목표 고르기' },
  entrench: { en: 'entrench (1 resource)', ko: '참호 만들기(자원 1)' },
  scorch: { en: 'scorch the earth (1 resource)', ko: '초토화하기(자원 1)' },
  react: { en: 'react with a card', ko: '반응으로 카드 내기' },
  target: { en: 'use the card on', ko: '카드를 쓸 대상' },
  option: { en: 'choose of what the card offers', ko: '카드의 선택지 고르기' },
  discard: { en: 'discard cards', ko: '카드 버리기' },
  take: { en: 'take a card', ko: '카드 가져오기' },
  order: { en: 'put back on the deck in this order', ko: '이 순서로 덱 위에 놓기' },
  remove: { en: 'remove from the map', ko: '지도에서 빼기' },
};

/** What the other choices of a field mean. */
export const VALUES: { readonly [field: string]: { readonly [value: string]: Text } } = {
  as: { cp: { en: 'for its CP', ko: 'CP로' }, event: { en: 'for its event', ko: '이벤트로' } },
  attack: { true: { en: 'attacking the enemies there', ko: '그곳의 적을 공격' } },
  flag: {
    own: { en: 'own flag', ko: '자기 깃발' },
    ally: { en: 'flag of the ally', ko: '동맹국 깃발' },
    none: { en: 'enemy flag off', ko: '적 깃발만 떼기' },
  },
  pay: {
    cp: { en: 'a die for a CP', ko: '1CP에 주사위 하나' },
    resource: { en: 'eight dice for a resource', ko: '자원 하나에 주사위 여덟 개' },
  },
  kind: {
    home: { en: 'a Home card', ko: '본토카드' },
    other: { en: 'a card that is no Home card', ko: '본토카드가 아닌 카드' },
  },
  hit: { elimination: { en: 'an elimination', ko: '제거' }, disruption: { en: 'a disruption', ko: '혼란' } },
  how: {
    halve: { en: 'half of the Morale Loss goes', ko: 'Morale Loss를 절반으로' },
    gain: { en: '4 Morale Gain', ko: 'Morale Gain 4개' },
  },
  now: { true: { en: 'now', ko: '지금' }, false: { en: 'when the impulse ends', ko: 'Impulse가 끝날 때' } },
  retreat: {
    true: { en: 'the Retreat from Moscow', ko: '모스크바에서의 후퇴' },
    false: { en: 'the war in Russia goes on', ko: '러시아에서 전쟁을 계속' },
  },
  group: {
    true: { en: 'with the partner’s pieces', ko: '아군 강국의 조각과 함께' },
    false: { en: 'own pieces alone', ko: '자기 조각만' },
  },
  free: { true: { en: 'halved once more by a face-up card', ko: '펼쳐진 카드로 한 번 더 절반' } },
  for: {
    move: {
      en: 'for the rest of this move, unless enemies meet us or 8 dice are rolled',
      ko: '적과 마주치거나 주사위 8개를 굴리지 않는 한 이 이동이 끝날 때까지',
    },
    impulse: {
      en: 'for the rest of this impulse, unless enemies meet us or 8 dice are rolled',
      ko: '적과 마주치거나 주사위 8개를 굴리지 않는 한 이 Impulse가 끝날 때까지',
    },
    all: { en: 'for the rest of this impulse, whatever happens', ko: '무슨 일이 있어도 이 Impulse가 끝날 때까지' },
  },
  both: { true: { en: 'for both Powers', ko: '두 강국 모두' } },
  by: { land: { en: 'by land', ko: '육로로' }, sea: { en: 'by sea', ko: '바다로' } },
};

/** A pass that says what is played later in the move. */
export const WITHOUT_CARD: Text = {
  en: 'here, on tries of ours and in round 1 of the battle',
  ko: '(아군의 시도와 전투 1라운드에도)',
};
export const WITH_PLAN: Text = {
  en: 'with a plan for tries of ours and the battle',
  ko: '(아군의 시도와 전투 계획과 함께)',
};

/** What a number counts. */
export const COUNTS: { readonly [field: string]: Text } = {
  fresh: { en: 'fresh SP', ko: '새로 교대할 SP' },
  resources: { en: 'resources', ko: '자원' },
  sp: { en: 'SP', ko: 'SP' },
};

export const NOBODY: Text = { en: 'no leader', ko: '리더 없음' };
export const NO_CARD: Text = { en: 'no card', ko: '카드 없음' };
export const NO_SP: Text = { en: 'no SP', ko: 'SP 없음' };
export const CAUSES: { readonly [locale in Locale]: (causes: number) => string } = {
  en: (causes) => `causes of attrition on the way: ${causes}`,
  ko: (causes) => `길에서 손실을 입을 이유 ${causes}개`,
};
