// Words for the search of rules, as data: each row holds words of one meaning, in both languages.

type Rows = readonly (readonly string[])[];

/** Words that say nothing about a rule. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an the of to in on at for is are be do does did can could may might i my you your it its how what when where which who why and or with if'.split(
    ' ',
  ),
);

/** Words of all games. */
const ALL: Rows = [
  ['die', 'dice', 'roll', '주사위', '굴림'],
  ['win', 'victory', 'won', '승리', '이기'],
  ['kill', 'destroy', 'eliminate', 'remove', '제거', '전멸'],
  ['forbidden', 'illegal', 'not allowed', 'may not', 'must not', '할 수 없'],
];

const ROWS: { readonly [game: string]: Rows } = {
  diplomacy: [
    ['attack', 'move into', 'move to', 'invade', '공격', '이동'],
    ['army', 'land unit', '육군'],
    ['fleet', 'ship', 'navy', 'boat', '해군', '함대'],
    ['bounce', 'stand off', 'standoff', 'tie', '교착 상태', '튕김'],
    ['convoy', 'transport', 'ferry', '호송', '수송'],
    ['retreat', 'flee', 'withdraw', '퇴각', '후퇴'],
    ['supply centre', 'supply center', 'sc', 'city', '병참 중심지', '보급 기지'],
    ['build', 'recruit', 'new unit', '배치', '건설'],
    ['dislodge', 'push out', 'beaten', '쫓아내', '쫓겨나'],
    ['hold', 'stay', 'stand still', '대기'],
  ],
  napoleonics: [
    ['attack', 'battle', 'combat', 'fight', 'melee', 'fire', '공격', '전투'],
    ['shoot', 'fire', 'ranged', 'volley', '사격', '원거리 공격'],
    ['army', 'unit', 'troops', 'regiment', '유닛', '부대'],
    ['cavalry bonus', 'bonus melee', 'breakthrough', '추가 근접 공격', '돌파'],
    ['general', 'leader', 'commander', '리더', '지휘관'],
    ['cannon', 'gun', 'artillery', 'battery', '포병', '대포'],
    ['horse', 'horsemen', 'cavalry', '기병'],
    ['retreat', 'flag', 'rout', 'fall back', '후퇴', '깃발'],
    ['wood', 'forest', '숲'],
    ['card', 'command card', 'hand', '지휘 카드', '핸드'],
    ['square', 'hedgehog', '방진'],
  ],
  kutuzov: [
    ['attack', 'battle', 'assault', 'move into', '공격', '전투'],
    ['army', 'formation', 'troops', 'force', '군', '진형'],
    ['attrition', 'losses', 'starve', '손실', '소모'],
    ['siege', 'besiege', 'fortress', '공성', '요새'],
    ['leader', 'general', 'commander', '리더', '지휘관'],
    ['province', 'space', 'duchy', '지역', '공국'],
    ['supply', 'depot', 'magazine', '보급', '보급소'],
    ['sea', 'ship', 'naval', 'convoy', '해상수송', '해상'],
    ['card', 'hand', 'event', '카드', '핸드', '이벤트'],
    ['retreat', 'withdraw', 'evade', '후퇴', '회피'],
  ],
};

/** Returns the rows of a game, its own first. */
export const rowsOf = (game: string): Rows => [...(ROWS[game] ?? []), ...ALL];
