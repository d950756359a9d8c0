import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { josa } from '../../domain/lib/josa.ts';

// Korean texts use the terms of the Korean rulebooks, one term a concept, in one style. The sources are read, so that a
// text counts whether a test reaches it or not. What players may type (notation, search, names) is no text for people.

const FOLDERS = ['domain', 'functions', 'site/src'];
const TYPED =
  /^domain\/(?:diplomacy\/notation\/|diplomacy\/map\/provinces|[a-z]+\/rules\/topics)|\/(?:reserved|rule-words)\.ts$/;
/** Texts that stand for print: they may say what a card says, and name their reader. */
const PRINTED = /^domain\/(?:kutuzov\/edition|napoleonics\/(?:cards\/rows|scenarios\/battles))/;

const HANGUL = /\p{Script=Hangul}/u;

interface Said {
  readonly file: string;
  readonly where: string;
  readonly text: string;
}

/** The Korean strings of a file; what is filled into a template stands as `0`, and its own strings count apart. */
function saidIn(file: string): readonly Said[] {
  const code = readFileSync(file, 'utf8');
  // Most sources have no Korean, not even by the number of a letter, and need not be parsed.
  if (!HANGUL.test(code) && !code.includes('\\u')) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const said: Said[] = [];
  const visit = (node: ts.Node): void => {
    const text =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? node.head.text + node.templateSpans.map(({ literal }) => `0${literal.text}`).join('')
          : undefined;
    if (text !== undefined && HANGUL.test(text) && !/^[은는이가을를과와으로라었였/]+$/.test(text))
      said.push({ file, where: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return said;
}

const SAID = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !TYPED.test(file)),
).flatMap(saidIn);

const PLAIN = SAID.filter(({ file }) => !PRINTED.test(file));

/** The texts that have a pattern, by where they stand. */
const having = (said: readonly Said[], pattern: RegExp): readonly string[] =>
  said.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${text}`);

it('Korean texts are found', () => {
  expect(SAID.length).toBeGreaterThan(2000);
});

/** A start of a word: Korean has no `\b`. */
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{Script=Hangul})(?:${pattern})`, 'u');

describe('the terms of a game', () => {
  it.each([
    { game: 'diplomacy', wrong: word('함대'), right: '해군' },
    { game: 'diplomacy', wrong: word('유닛'), right: '부대' },
    { game: 'diplomacy', wrong: /보급 ?(?:기지|거점)/, right: '병참 중심지' },
    { game: 'diplomacy', wrong: /스탠드오프/, right: '교착 상태' },
    { game: 'diplomacy', wrong: word('지배|제어'), right: '통제' },
    { game: 'diplomacy', wrong: word('본국'), right: '자국' },
    { game: 'diplomacy', wrong: word('나라'), right: '국가' },
    { game: 'diplomacy', wrong: word('턴'), right: '라운드' },
    { game: 'diplomacy', wrong: /지원을 끊|끊(?:기|긴|길|겼|깁)/, right: '차단' },
    { game: 'diplomacy', wrong: word('후퇴'), right: '퇴각' },
    { game: 'diplomacy', wrong: word('건설|해체'), right: '배치, 해산' },
    { game: 'diplomacy', wrong: word('보드'), right: '게임판' },
    { game: 'napoleonics', wrong: /백병전|근접전(?! ?투)/, right: '근접 전투' },
    { game: 'napoleonics', wrong: word('지휘관'), right: '리더' },
    { game: 'napoleonics', wrong: word('부대'), right: '유닛' },
    { game: 'napoleonics', wrong: word('시야'), right: '조준선' },
    { game: 'napoleonics', wrong: word('손패|손에'), right: '핸드' },
    { game: 'napoleonics', wrong: word('재집결'), right: '재편' },
    { game: 'napoleonics', wrong: word('포대'), right: '포병' },
    { game: 'napoleonics', wrong: word('합류'), right: '배속' },
    { game: 'napoleonics', wrong: word('지휘력'), right: '지휘능력' },
    { game: 'napoleonics', wrong: word('끝줄'), right: '아군 쪽 지도 끝' },
    { game: 'napoleonics', wrong: /차가운 강철/, right: '저들을 베어 버리자' },
    { game: 'napoleonics', wrong: /보드|판 (?:위|밖)/, right: '전장' },
    { game: 'kutuzov', wrong: /임펄스/, right: 'Impulse' },
    { game: 'kutuzov', wrong: word('공국'), right: '지역' },
    { game: 'kutuzov', wrong: word('지휘관'), right: '리더' },
    { game: 'kutuzov', wrong: word('부대|편제'), right: '진형' },
    { game: 'kutuzov', wrong: word('세력|나라'), right: '강국' },
    { game: 'kutuzov', wrong: /동료|같은 편|우호/, right: '아군' },
    { game: 'kutuzov', wrong: /홈 카드|본국/, right: '본토카드, 본토' },
    { game: 'kutuzov', wrong: word('소모'), right: '손실' },
    { game: 'kutuzov', wrong: word('보루'), right: '참호' },
    { game: 'kutuzov', wrong: /해상 수송|상륙/, right: '해상수송, 해상기습' },
    { game: 'kutuzov', wrong: word('사건'), right: '이벤트' },
    { game: 'kutuzov', wrong: word('늪'), right: '습지' },
    { game: 'kutuzov', wrong: /재편성? 칸/, right: 'Regroup Box' },
    { game: 'kutuzov', wrong: word('퇴각'), right: '후퇴' },
    { game: 'kutuzov', wrong: /긴급 회복/, right: '응급 사용' },
    { game: 'kutuzov', wrong: word('망설이'), right: '소극적인' },
    { game: 'kutuzov', wrong: word('손패|손에'), right: '핸드' },
    { game: 'kutuzov', wrong: /비통제|차르 편/, right: '제어, 차르군' },
  ])('$game: $right', ({ game, wrong }) => {
    // Titles of cards stand in print.
    expect(
      having(
        PLAIN.filter(({ file }) => file.startsWith(`domain/${game}/`)),
        wrong,
      ),
    ).toEqual([]);
  });
});

describe('everywhere else', () => {
  const others = PLAIN.filter(({ file }) => !/^domain\/(?:diplomacy|napoleonics|kutuzov)\//.test(file));
  it.each([
    { wrong: word('시스템|서비스'), right: '서버' },
    { wrong: /(?:게임을 |^)연 사람/, right: '게임을 만든 사람' },
    { wrong: word('마감'), right: '기한' },
    { wrong: word('침묵'), right: '시간 초과, 기본 응답' },
    { wrong: word('핸들'), right: '별칭' },
    { wrong: /쉬[는지]|쉽니다/, right: '일시 정지' },
    { wrong: /소금|씨앗/, right: '솔트, 시드' },
    { wrong: word('로비'), right: '대기실' },
    { wrong: word('손패|손에'), right: '핸드' },
    { wrong: word('지휘관'), right: '리더' },
    { wrong: /임펄스/, right: 'Impulse' },
    { wrong: word('우편|휴가'), right: '느린 게임, 자리 비움' },
    { wrong: word('등급전'), right: '레이팅 게임' },
    { wrong: word('나눔'), right: '공동 승리' },
    {
      wrong: /(?<!열어 )둘 (?:수|차례)|게임 두기|봇과 두|다른 사람과 두|먼저 두는|두는 (?:중|쪽|사람)/,
      right: '하다, 진행하다',
    },
  ])('$right', ({ wrong }) => {
    expect(having(others, wrong)).toEqual([]);
  });
});

describe('the style', () => {
  it.each([
    { what: 'instructions end in -세요', said: SAID, wrong: /십시오/ },
    { what: 'questions end in -ㅂ니까', said: SAID, wrong: /나요\?|[가-힣]요\?/ },
    { what: 'nobody is addressed', said: PLAIN, wrong: word('당신') },
    { what: 'statements end in -니다', said: PLAIN, wrong: /[가-힣](?:한다|된다|는다|이다)\.$/ },
    { what: 'sentences have a verb', said: PLAIN, wrong: /(?:함|됨|받음|놓음|얻음|잃음|없앰|버림)\.$/ },
    { what: 'a particle has one form', said: SAID, wrong: /[은을이과]\([는를가와]\)|으로\(로\)|\((?:으|이)\)[로라었]/ },
    { what: 'no space before a parenthesis behind Hangul', said: PLAIN, wrong: /[가-힣] \(/ },
    { what: 'no space before SP, CP and %', said: SAID, wrong: /\d (?:SP|CP|%)(?![A-Za-z])/ },
  ])('$what', ({ said, wrong }) => {
    expect(having(said, wrong)).toEqual([]);
  });
});

describe('a particle follows what is read', () => {
  it.each([
    { word: '파리', pair: '은/는', read: '파리는' },
    { word: '빈', pair: '이/가', read: '빈이' },
    { word: '킬', pair: '으로/로', read: '킬로' },
    { word: '빈', pair: '으로/로', read: '빈으로' },
    { word: '빈', pair: '이라는/라는', read: '빈이라는' },
    { word: '파리', pair: '이라/라', read: '파리라' },
    { word: '파리', pair: '이었/였', read: '파리였' },
    { word: '3', pair: '을/를', read: '3을' },
    { word: '2', pair: '을/를', read: '2를' },
    { word: '7', pair: '으로/로', read: '7로' },
    { word: '10', pair: '으로/로', read: '10으로' },
    { word: '2000', pair: '과/와', read: '2000과' },
    { word: 'R1', pair: '을/를', read: 'R1을' },
    { word: 'SP', pair: '을/를', read: 'SP를' },
    { word: 'XML', pair: '으로/로', read: 'XML로' },
    { word: 'CN', pair: '은/는', read: 'CN은' },
    { word: 'Impulse', pair: '을/를', read: 'Impulse를' },
    { word: 'Regroup Box', pair: '으로/로', read: 'Regroup Box로' },
    { word: '"빈"', pair: '을/를', read: '"빈"을' },
    { word: '[나]', pair: '을/를', read: '[나]를' },
    { word: '프랑스군(들라보르드)', pair: '을/를', read: '프랑스군(들라보르드)을' },
    { word: '프로이센 (DMC)', pair: '을/를', read: '프로이센 (DMC)을' },
    { word: 'par', pair: '은/는', read: 'par은(는)' },
  ] as const)('$read', ({ word: spoken, pair, read }) => {
    expect(josa(spoken, pair)).toBe(read);
  });
});
