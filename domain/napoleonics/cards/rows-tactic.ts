import type { Text } from '../../lib/text.ts';
import type { AttackKind, Bonus, Card } from './schema.ts';

// 22 cards (§14.1). Numbers that a card does not change are those of the unit's own row (§14.5).

const ENTIRE_TURN: readonly AttackKind[] = ['ranged', 'melee', 'bonus-melee'];
const INFANTRY = { arms: ['INF'] } as const;
const ARTILLERY = { arms: ['ART'] } as const;
const CAVALRY = { arms: ['CAV'] } as const;

const bonus = (normal: number, guard: number, attacks: readonly AttackKind[]): Bonus => ({ normal, guard, attacks });

const INSTEAD: Text = {
  en: ' If there is none to order, order any one unit, without the bonus.',
  ko: ' 명령할 유닛이 없으면 아무 유닛 하나에 보너스 없이 명령한다.',
};
const withSubstitute = ({ en, ko }: Text): Text => ({ en: en + INSTEAD.en, ko: ko + INSTEAD.ko });

const provenance = (count: string): Card['provenance'] => ({ name: 'published', effect: 'published', count });
const SMALLER_OF_A_PAIR = 'published-inferred: published pair of numbers, the smaller one read as this deck';

export const TACTIC_CARDS: readonly Card[] = [
  // §14.10a, §14.10b; in any direction (§15.6)
  {
    id: 'BAYONET_CHARGE',
    kind: 'tactic',
    rule: '§14.10a',
    name: { en: 'Bayonet Charge', ko: '총검돌격' },
    text: withSubstitute({
      en: 'Order up to 4 infantry units: up to 2 hexes and melee, no fire. Guard infantry melees with 1 more die.',
      ko: '보병 유닛 최대 4개에 명령한다. 2칸까지 이동하고 근접 전투를 하며 사격은 못 한다. 근위 보병은 근접 전투 주사위 +1.',
    }),
    count: 2,
    uses: [
      {
        orders: [{ count: 4, units: [INFANTRY] }],
        grants: [{ move: 2, moveAndBattle: 2, ranged: false, bonus: bonus(0, 1, ['melee']) }],
      },
    ],
    substitute: true,
    mirror: 'BAYONET_CHARGE',
    provenance: provenance(SMALLER_OF_A_PAIR),
  },
  // §14.11a, §14.11b
  {
    id: 'BOMBARD',
    kind: 'tactic',
    rule: '§14.11a',
    name: { en: 'Bombard', ko: '포격' },
    text: withSubstitute({
      en: 'Order up to 4 artillery units. Each moves up to 3 hexes and does not battle, or stays and battles with 2 more dice, guard artillery with 3.',
      ko: '포병 유닛 최대 4개에 명령한다. 3칸까지 이동하고 전투하지 않거나, 이동하지 않고 주사위 +2(근위 포병 +3)로 전투한다.',
    }),
    count: 2,
    uses: [
      {
        orders: [{ count: 4, units: [ARTILLERY] }],
        grants: [{ move: 3, moveAndBattle: 0, bonus: bonus(2, 3, ['ranged', 'melee']) }],
      },
    ],
    substitute: true,
    mirror: 'BOMBARD',
    provenance: provenance('published'),
  },
  // §14.12a-§14.12c
  {
    id: 'CAVALRY_CHARGE',
    kind: 'tactic',
    rule: '§14.12a',
    name: { en: 'Cavalry Charge', ko: '기병돌격' },
    text: withSubstitute({
      en: 'Order up to 4 cavalry or horse artillery units. Cavalry has 1 more die for the entire turn, guard cavalry 2, but not into or out of a town or windmill. Heavy cavalry may move 3 hexes and battle.',
      ko: '기병이나 기마 포병 유닛 최대 4개에 명령한다. 기병은 턴 내내 주사위 +1, 근위 기병은 +2이나 마을과 풍차를 드나드는 공격에는 없다. 중기병은 3칸까지 이동하고 전투할 수 있다.',
    }),
    count: 3,
    uses: [
      {
        orders: [{ count: 4, units: [CAVALRY, { arms: ['ART'], classes: ['horse'] }] }],
        grants: [
          { to: [CAVALRY], bonus: { normal: 1, guard: 2, attacks: ['melee', 'bonus-melee'], notAt: ['TOWN', 'WINDMILL'] } },
          { to: [{ arms: ['CAV'], classes: ['heavy', 'guard-heavy'] }], move: 3, moveAndBattle: 3, rule: '§14.12b' },
        ],
      },
    ],
    substitute: true,
    mirror: 'CAVALRY_CHARGE',
    provenance: provenance('published'),
  },
  // §14.13: nothing played before it, it orders one unit by plain rules.
  {
    id: 'COUNTER_ATTACK',
    kind: 'tactic',
    rule: '§14.13',
    name: { en: 'Counter-Attack', ko: '역습' },
    text: {
      en: 'It becomes the card your enemy played on his last turn, left and right swapped. If he has played none, order any one unit.',
      ko: '상대가 지난 턴에 낸 카드가 되며 좌측과 우측은 서로 바뀐다. 상대가 낸 카드가 없으면 아무 유닛 하나에 명령한다.',
    },
    count: 1,
    uses: [{ orders: [], grants: [] }],
    substitute: true,
    copies: true,
    mirror: 'COUNTER_ATTACK',
    provenance: { ...provenance('reconstructed'), edgeCases: 'reconstructed' },
  },
  // §14.14a, §14.14b
  {
    id: 'ELAN',
    kind: 'tactic',
    rule: '§14.14a',
    name: { en: 'Élan', ko: '비약' },
    text: {
      en: 'Roll as many dice as your command: each symbol orders one unit of that arm, each flag a leader or any unit. They have 1 more die for the entire turn. Then all discards are shuffled into the draw pile.',
      ko: '지휘능력만큼 주사위를 굴려 병종 그림마다 그 병종 유닛 하나, 깃발마다 리더나 아무 유닛 하나에 명령한다. 이 유닛들은 턴 내내 주사위 +1. 그 뒤 버린 카드를 모두 덱에 섞는다.',
    },
    count: 1,
    uses: [
      {
        orders: [],
        roll: {
          INF: { order: { units: [INFANTRY] } },
          CAV: { order: { units: [CAVALRY] } },
          ART: { order: { units: [ARTILLERY] } },
          FLAG: { order: { units: [{}], leaders: true } },
        },
        grants: [{ bonus: bonus(1, 1, ENTIRE_TURN) }],
        reshuffle: true,
      },
    ],
    mirror: 'ELAN',
    provenance: provenance('reconstructed'),
  },
  // §14.15a, §14.15b; a unit that an enemy has come to touch can neither fire (§6.2) nor melee (§15.2)
  {
    id: 'FIRE_AND_HOLD',
    kind: 'tactic',
    rule: '§14.15a',
    name: { en: 'Fire and Hold', ko: '사격 후 대기' },
    text: withSubstitute({
      en: 'Order up to 4 infantry or artillery units that no enemy unit touches: they fire with 1 more die and do not move.',
      ko: '적 유닛과 인접하지 않은 보병이나 포병 유닛 최대 4개에 명령한다. 이동하지 않고 주사위 +1로 사격한다.',
    }),
    count: 2,
    uses: [
      {
        orders: [{ count: 4, units: [{ arms: ['INF', 'ART'], adjacent: false }] }],
        grants: [{ move: 0, moveAndBattle: 0, melee: false, bonus: bonus(1, 1, ['ranged']) }],
      },
    ],
    substitute: true,
    mirror: 'FIRE_AND_HOLD',
    provenance: provenance(SMALLER_OF_A_PAIR),
  },
  // §14.16a: in its owner's turn it orders nothing.
  {
    id: 'FIRST_STRIKE',
    kind: 'tactic',
    rule: '§14.16a',
    name: { en: 'First Strike', ko: '선제공격' },
    text: {
      en: 'Play it when an enemy declares a melee: your attacked unit battles first. You draw a card at the end of that turn.',
      ko: '적이 근접 전투를 선언할 때 낸다. 공격받은 유닛이 먼저 전투한다. 그 턴 끝에 카드 1장을 받는다.',
    },
    count: 2,
    uses: [{ orders: [], grants: [] }],
    reaction: 'melee-declared',
    mirror: 'FIRST_STRIKE',
    provenance: { ...provenance('reconstructed'), edgeCases: 'reconstructed' },
  },
  // §14.17a, §14.17b
  {
    id: 'FORCE_MARCH',
    kind: 'tactic',
    rule: '§14.17b',
    name: { en: 'Force March', ko: '강행군' },
    text: withSubstitute({
      en: 'Name a section: all infantry there is ordered. Light, rifle, grenadier and guard infantry, and any with a leader, may move 2 hexes and battle; others 1 hex and battle, or 2.',
      ko: '구역 하나를 골라 그곳의 모든 보병 유닛에 명령한다. 경보병, 라이플, 척탄병, 근위 보병과 리더가 있는 보병은 2칸 이동하고 전투할 수 있다. 나머지는 1칸 이동하고 전투하거나 2칸 이동한다.',
    }),
    count: 2,
    uses: [
      {
        orders: [{ count: 'ALL', section: 'CHOSEN', units: [INFANTRY] }],
        grants: [
          { move: 2 },
          { to: [{ classes: ['light', 'rifle-light', 'elite', 'guard', 'guard-light'] }], moveAndBattle: 2 },
          { led: true, moveAndBattle: 2 },
        ],
      },
    ],
    substitute: true,
    mirror: 'FORCE_MARCH',
    provenance: { ...provenance('reconstructed'), edgeCases: 'reconstructed: after 2 hexes the dice of a unit that moved' },
  },
  // §14.18a, §14.18b; its die is also that of artillery beside the target that joins in (§15.3)
  {
    id: 'COLD_STEEL',
    kind: 'tactic',
    rule: '§14.18a',
    name: { en: 'Give Them the Cold Steel', ko: '저들을 베어 버리자' },
    text: {
      en: 'All your units adjacent to an enemy unit or lone leader are ordered: they melee with 1 more die, do not move and do not fire.',
      ko: '적 유닛이나 홀로 있는 적 리더와 인접한 모든 아군 유닛에 명령한다. 이동과 사격 없이 주사위 +1로 근접 전투를 한다.',
    },
    count: 1,
    uses: [
      {
        orders: [{ count: 'ALL', units: [{ adjacent: true }] }],
        grants: [{ move: 0, moveAndBattle: 0, ranged: false, bonus: bonus(1, 1, ['melee']) }],
      },
    ],
    mirror: 'COLD_STEEL',
    provenance: provenance('reconstructed'),
  },
  // §14.19a, §14.19b
  {
    id: 'LA_GRANDE_MANOEUVRE',
    kind: 'tactic',
    rule: '§14.19a',
    name: { en: 'La Grande Manoeuvre', ko: '대기동' },
    text: {
      en: 'Order up to 4 units or leaders, no squares: they move up to 4 hexes and do not battle. Or order any one unit.',
      ko: '유닛이나 리더 최대 4개(방진 제외)에 명령해 4칸까지 이동하고 전투하지 않는다. 또는 아무 유닛 하나에 명령한다.',
    },
    count: 1,
    uses: [
      {
        id: 'manoeuvre',
        name: { en: 'up to 4 pieces move up to 4 hexes', ko: '최대 4개가 4칸까지 이동' },
        orders: [{ count: 4, units: [{ square: false }], leaders: true }],
        grants: [{ move: 4, ranged: false, melee: false }],
        leaderMove: 4,
      },
      {
        id: 'single',
        name: { en: 'any one unit', ko: '아무 유닛 하나' },
        orders: [{ count: 1, units: [{}], plain: true }],
        grants: [],
      },
    ],
    mirror: 'LA_GRANDE_MANOEUVRE',
    provenance: provenance('published'),
  },
  // §14.20a-§14.20c; one die for guards too (§15.7)
  {
    id: 'LEADERSHIP',
    kind: 'tactic',
    rule: '§14.20a',
    name: { en: 'Leadership', ko: '지도력' },
    text: withSubstitute({
      en: 'All your leaders are ordered. One who stays with his unit orders it too, and it battles with 1 more die.',
      ko: '모든 리더에게 명령한다. 유닛에 남는 리더는 그 유닛도 명령받게 하며 그 유닛은 주사위 +1로 전투한다.',
    }),
    count: 3,
    uses: [
      {
        orders: [{ count: 'ALL', leaders: 'WITH_UNIT' }],
        grants: [{ bonus: bonus(1, 1, ['ranged', 'melee']) }],
      },
    ],
    substitute: true,
    mirror: 'LEADERSHIP',
    provenance: provenance('published'),
  },
  // §14.21a, §14.21b
  {
    id: 'RALLY',
    kind: 'tactic',
    rule: '§14.21a',
    name: { en: 'Rally', ko: '재편' },
    text: {
      en: 'Roll as many dice as your command: each symbol gives one block back to a unit of that arm. Units that got one are ordered.',
      ko: '지휘능력만큼 주사위를 굴려 병종 그림마다 그 병종 유닛 하나가 블록 1개를 되찾는다. 되찾은 유닛은 명령을 받는다.',
    },
    count: 1,
    uses: [{ orders: [], roll: { INF: { restore: 'INF' }, CAV: { restore: 'CAV' }, ART: { restore: 'ART' } }, grants: [] }],
    mirror: 'RALLY',
    provenance: provenance('reconstructed'),
  },
  // §14.22a, §14.22b
  {
    id: 'SHORT_SUPPLY',
    kind: 'tactic',
    rule: '§14.22a',
    name: { en: 'Short Supply', ko: '보급부족' },
    text: {
      en: 'Choose any unit, yours or the enemy’s, not in square: its owner takes it back to his baseline in its section.',
      ko: '방진이 아닌 아무 유닛 하나를 고른다. 그 주인이 그 유닛을 같은 구역의 아군 쪽 지도 끝으로 옮긴다.',
    },
    count: 1,
    uses: [{ orders: [], grants: [], recall: true }],
    mirror: 'SHORT_SUPPLY',
    provenance: provenance('reconstructed'),
  },
];
