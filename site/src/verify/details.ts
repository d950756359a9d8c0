import { type Josa, josa } from '../auditor/particles.ts';

// The auditor's messages in Korean. The auditor writes English, for programs and logs; parts between braces are copied,
// with the particle that follows them.

export const KOREAN: { readonly [english: string]: string } = {
  'the log has no commit': '기록에 커밋이 없습니다',
  'the line is not one value in canonical JSON': '줄이 정규 JSON 값 하나가 아닙니다',
  'it does not start with the creation of a game': '게임을 만드는 커밋으로 시작하지 않습니다',
  'the last line is cut off': '마지막 줄이 잘렸습니다',
  'the page says that it is not the last one': '마지막 쪽이 아니라고 적혀 있습니다',
  'the log begins at version {v}': '기록이 버전 {v}에서 시작합니다',
  'the log stops before the match ended': '게임이 끝나기 전에 기록이 멈춥니다',
  'a commit after the match ended': '게임이 끝난 뒤의 커밋입니다',
  'the seed is not the one committed to in the first commit': '시드가 첫 커밋에서 약속한 것이 아닙니다',
  'the log starts at version {v}: commits before it are missing':
    '기록이 버전 {v}에서 시작합니다. 그 앞의 커밋이 없습니다',
  'the first commit follows another one': '첫 커밋이 다른 커밋을 잇는다고 합니다',
  'a commit of {a} in the log of {b}': '{b}의 기록에 {a}의 커밋이 있습니다',
  'version {a} follows version {b}': '버전 {b} 다음에 버전 {a}입니다',
  'it does not name the hash of the commit before it': '앞 커밋의 해시를 가리키지 않습니다',
  'it is earlier than the commit before it': '앞 커밋보다 이릅니다',
  'its envelope does not hash to its hash': '봉투의 해시가 적힌 해시와 다릅니다',
  'the command {id} was committed in version {v}': '명령 {id|은/는} 버전 {v}에 이미 기록되었습니다',
  'the command is missing': '명령이 빠졌습니다',
  'the value sealed as {topic} is missing': '{topic|으로/로} 봉한 값이 빠졌습니다',
  'two values for the seal {topic}': '봉인 {topic}의 값이 둘입니다',
  'a value for event {e}, which seals nothing': '아무것도 봉하지 않은 사건 {e}의 값이 있습니다',
  'a value for an opening of event {e}, which is none': '공개가 아닌 사건 {e}의 공개 값이 있습니다',
  'cards that moved have a commitment, and nothing else has one': '약속값은 카드가 옮겨졌을 때에만 있어야 합니다',
  'the list of cards that moved is missing': '옮긴 카드의 목록이 빠졌습니다',
  'it opens {topic}, which is not sealed where it says': '{topic|을/를} 연다지만, 적힌 곳에 그런 봉인이 없습니다',
  'what was opened of {topic} is missing': '{topic|을/를} 연 값이 빠졌습니다',
  'the command is not what was committed to': '명령이 약속한 것과 다릅니다',
  'the list of cards that moved is not what was committed to': '옮긴 카드의 목록이 약속한 것과 다릅니다',
  'the value sealed as {topic} is not what was committed to': '{topic|으로/로} 봉한 값이 약속한 것과 다릅니다',
  'what is opened of {topic} is not what was committed to': '{topic|을/를} 연 값이 약속한 것과 다릅니다',
  'the salt of the command does not come from the seed': '명령의 솔트가 시드에서 나오지 않았습니다',
  'the salt of the list of cards that moved does not come from the seed':
    '옮긴 카드 목록의 솔트가 시드에서 나오지 않았습니다',
  'the salt of the value sealed as {topic} does not come from the seed':
    '{topic|으로/로} 봉한 값의 솔트가 시드에서 나오지 않았습니다',
  'the salt of what is opened of {topic} does not come from the seed':
    '{topic|을/를} 연 값의 솔트가 시드에서 나오지 않았습니다',
  'two values for one opening': '공개 하나에 값이 둘입니다',
  'it says that the command arrived {ms} ms before it was decided': '명령이 결정되기 {ms}ms 전에 도착했다고 합니다',
  'the default answer comes {ms} ms after the deadline, not {g} ms or more':
    '기본 응답이 기한 {ms}ms 뒤에 나옵니다. {g}ms 이상이어야 합니다',
  'the command arrived {ms} ms after the deadline, and was taken': '명령이 기한 {ms}ms 뒤에 도착했는데 받았습니다',
  'a question was answered while the match was paused': '게임을 일시 정지한 동안 질문에 답했습니다',
  'its epoch is {a}, not {b}': '세대가 {a}입니다. {b}이어야 합니다',
  'two restores share the epoch {epoch}, so chance would repeat':
    '두 복원의 세대가 {epoch|으로/로} 같아 난수가 되풀이됩니다',
  'it says that version {a} was restored, not {b}': '버전 {b|이/가} 아니라 {a|을/를} 복원했다고 합니다',
  'the first event is not match/created': '첫 사건이 match/created가 아닙니다',
  'an engine that has a file begins no game in form 1': '파일이 있는 엔진은 형식 1로 게임을 시작하지 않습니다',
  'match/created does not say who may sit where': 'match/created에 자리를 받을 수 있는 사람이 적혀 있지 않습니다',
  'match/edited does not say who may sit where': 'match/edited에 자리를 받을 수 있는 사람이 적혀 있지 않습니다',
  'a second {type}': '두 번째 {type}입니다',
  'a deadline that is no time': '기한이 시각이 아닙니다',
  '{type} at no seat': '없는 자리의 {type}입니다',
  'a number that is neither an integer nor a half': '정수도 2분의 1 단위도 아닌 수입니다',
  'lists and objects lie more than {n} deep in each other': '목록과 객체가 {n}겹보다 깊습니다',
  'the lobby is changed after the start': '시작한 뒤에 대기실가 바뀝니다',
  'the lobby is changed by another than its owner': '게임을 만든 사람이 아닌 사람이 대기실를 바꿉니다',
  'a setting changes that may not': '바뀔 수 없는 설정이 바뀝니다',
  'a person sits where no seat is any more': '이제 없는 자리에 참가자가 있습니다',
  'a person sits down on a taken seat': '참가자가 있는 자리를 또 받습니다',
  'a seat is freed before the start': '시작하기 전에 자리가 빕니다',
  'a person leaves a seat that is free': '빈자리에서 나갑니다',
  'a person is sent away by nobody': '내보낸 사람이 없는데 자리에서 나갑니다',
  'a person is {how} after the start': '시작한 뒤에 자리를 떠납니다({how})',
  'a person is removed by another than the owner': '게임을 만든 사람이 아닌 사람이 내보냅니다',
  'a person moves to no other seat': '다른 자리로 옮기지 않습니다',
  'another sits down than the one who moves': '옮기는 사람이 아닌 사람이 자리를 받습니다',
  '{seat} is taken while others are asked whether they are there':
    '다른 사람들에게 있는지 묻는 동안 {seat}에 참가자가 들어옵니다',
  'others are asked whether they are there than those who sit': '참가자가 아닌 사람에게 있는지 묻습니다',
  '{seat} confirms what was not asked': '{seat|이/가} 묻지 않은 것에 답합니다',
  'a start fails that was not under way': '시작하지도 않은 시작이 무산됩니다',
  '{a} starts are said to have failed, not {b}': '무산된 시작이 {b}번이 아니라 {a}번이라고 합니다',
  'the match starts before everybody has said that they are there': '모두 있다고 답하기 전에 시작합니다',
  '{seat} commits to bytes when it is too late': '{seat|이/가} 너무 늦게 바이트를 약속합니다',
  'the contributions are fixed twice': '기여가 두 번 확정됩니다',
  'the contributions fixed are not those made': '확정된 기여가 낸 것과 다릅니다',
  '{seat} confirms where bytes are revealed': '바이트를 밝힐 때에 {seat|이/가} 있다고만 답합니다',
  'the match starts before everything was revealed': '모두 밝히기 전에 시작합니다',
  '{type}, but only the server makes the dice': '{type}이지만, 주사위는 서버만의 것입니다',
  '{seat} reveals what was not asked for': '{seat|이/가} 묻지 않은 것을 밝힙니다',
  '{seat} reveals other bytes than were committed to': '{seat|이/가} 약속한 것과 다른 바이트를 밝힙니다',
  'draw {i} of {s} is from {n} cards, but {m} are there': '{s}의 추첨 {i|은/는} 카드 {n}장에서라지만 {m}장이 있습니다',
  '{n} cards move from {from}, which has {m}': '{m}장이 있는 {from}에서 카드 {n}장이 옮겨집니다',
  'cards move before anybody has said where they are': '어디에 있는지 밝히기도 전에 카드가 옮겨집니다',
  '{a} cards move from {from} to {to}, not {b}': '{from}에서 {to|으로/로} {b}장이 아니라 {a}장이 옮겨집니다',
  '{card} moves from {from}, where it is not': '{from}에 없는 {card|이/가} 거기에서 옮겨집니다',
  '{type} moves other cards than it shows': '{type}: 보이는 것과 다른 카드를 옮깁니다',
  '{type} draws cards before anybody has said where they are': '{type}: 어디에 있는지 밝히기도 전에 카드를 뽑습니다',
  '{type} shows what is no card': '{type}: 카드가 아닌 것을 보입니다',
  '{type} shows a card that nobody drew': '{type}: 아무도 뽑지 않은 카드를 보입니다',
  '{type} shows other cards than were drawn': '{type}: 뽑은 것과 다른 카드를 보입니다',
  'something is drawn before the match starts': '시작하기 전에 추첨이 있습니다',
  'the draws are not in the order of the events that show them': '추첨의 순서가 그것을 보이는 사건의 순서와 다릅니다',
  'the stream {s} goes on from {a}, not from {b}': '{s}의 스트림은 {b|이/가} 아니라 {a}에서 이어집니다',
  '{k} draws of {s} from {n} cards': '카드 {n}장에서 {s|을/를} {k}번 뽑습니다',
  'no event shows draw {i} of {s}': '{s}의 추첨 {i|을/를} 보이는 사건이 없습니다',
  'there is no stream {s}': '없는 스트림입니다: {s}',
  'draw {i} of {s} names piles, but it draws no card': '{s}의 추첨 {i|이/가} 더미를 적었지만 카드를 뽑지 않습니다',
  'draw {i} of {s} is shown by {type}': '{s}의 추첨 {i|을/를} 보이는 사건은 {type}입니다',
  'draw {i} of {s} has {n} outcomes, not {m}': '{s}의 추첨 {i|은/는} 결과가 {m}가지가 아니라 {n}가지입니다',
  'draw {i} of {s} has {n} outcomes, but there are {m} seats':
    '{s}의 추첨 {i|은/는} 결과가 {n}가지인데 자리는 {m}개입니다',
  'draw {i} of {s} does not name its piles': '{s}의 추첨 {i}에 더미가 적혀 있지 않습니다',
  'draw {i} of {s} names a pile twice': '{s}의 추첨 {i|이/가} 더미 하나를 두 번 적었습니다',
  'draw {i} of {s} is from {other}': '{s}의 추첨 {i|은/는} {other}에서 나온 것입니다',
  'it says where all cards are, but no match starts': '모든 카드의 자리를 밝히지만 시작하는 게임이 없습니다',
  'cards move with event {e}, which is not there': '없는 사건 {e|과/와} 함께 카드가 옮겨집니다',
  'the cards that moved are not those of its moves': '옮긴 카드가 적힌 이동과 다릅니다',
  'event {e} deals other seats than were drawn': '사건 {e|이/가} 추첨과 다르게 자리를 나눕니다',
  'event {e} ({type}) shows other than was drawn': '사건 {e}({type}): 뽑은 것과 다른 것을 보입니다',
  'the log has no such version, and a receipt or head of it was kept':
    '간직한 영수증이나 헤드의 버전이 기록에 없습니다',
  'it is not the commit of the receipt or head that was kept': '간직한 영수증이나 헤드의 커밋이 아닙니다',
  'the head is not signed by a key that was given: {why}': '주어진 키로 서명한 헤드가 아닙니다: {why}',
  'the command is refused: {why}': '서버가 명령을 거절합니다: {why}',
  'it draws otherwise': '추첨이 다르게 나옵니다',
  'its envelope comes out otherwise': '봉투가 다르게 나옵니다',
  'event {e} ({type}) comes out otherwise': '사건 {e}({type}): 다르게 나옵니다',
  'it cannot be followed: {why}': '따라갈 수 없습니다: {why}',
  // Messages of the schema of a commit: the place, and what is expected there.
  '{path}: {what}': '{path}: {what}',
};

const NAME = /\{(\w+)\}/g;
/** A part of the Korean message, with the particle behind it. */
const PART = /\{(\w+)(?:\|([^}]+))?\}/g;
/** A place in a commit, as its schema names it. */
const PATH = '[\\w.-]*';

const ROWS = Object.entries(KOREAN).map(([english, korean]) => {
  const escaped = english.replace(/[.*+?^$()|[\]\\/]/g, '\\$&');
  return {
    pattern: new RegExp(`^${escaped.replace(NAME, (_, name) => `(?<${name}>${name === 'path' ? PATH : '.+'})`)}$`, 's'),
    korean,
  };
});

/** Translates a message of the auditor into Korean; `undefined` if no row matches it. */
export function inKorean(detail: string): string | undefined {
  for (const { pattern, korean } of ROWS) {
    const found = pattern.exec(detail);
    if (found !== null)
      return korean.replace(PART, (_, name: string, pair?: Josa) => {
        const said = found.groups?.[name] ?? '';
        return pair === undefined ? said : josa(said, pair);
      });
  }
  return undefined;
}
