import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// Phrases of the first site that players had to read twice, in both languages. None of them comes back, in a text of the
// site or in the words of a game. Korean has rows where the old phrase differs from the new one.

interface Phrase {
  /** The phrase as it stood in a source, with its blanks. */
  readonly was: string;
  readonly pattern: RegExp;
}

/** A phrase of which any text may contain no part. A blank of the old text stands as `0`. */
const part = (was: string): Phrase => ({
  was,
  pattern: new RegExp(was.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&').replaceAll('0', '.+?'), 'i'),
});
/** A whole text; within a longer sentence its words are usual. */
const whole = (was: string): Phrase => ({ was, pattern: new RegExp(`^${was}\\.?$`, 'i') });
/** A button that does not say what happens. Values of the code are written small. */
const CONFIRM: Phrase = { was: 'Confirm: 0', pattern: /\bConfirm\b/ };

interface Row {
  readonly en: readonly Phrase[];
  readonly ko: readonly Phrase[];
  /** What is said instead. */
  readonly say: string;
}

const OLD: readonly Row[] = [
  { en: [part('is asked')], ko: [part('두는 중')], say: 'to move' },
  { en: [part('Nothing is asked of')], ko: [part('지금 내가 할 일은 없습니다')], say: 'Waiting for Bob.' },
  { en: [part('The next question comes')], ko: [part('곧 다음 질문이 옵니다')], say: 'The bots are playing.' },
  { en: [part('sheet handed in'), part('sheet drafted')], ko: [part('명령서를 0니다')], say: 'has sent orders' },
  { en: [part('sheet without orders')], ko: [part('빈 명령서가 제출됩니다')], say: 'all your units hold' },
  { en: [part('your draft is handed in')], ko: [part('초안이 그대로 제출')], say: 'your draft becomes your orders' },
  {
    en: [part('Handed in'), part('changed until everybody has')],
    ko: [part('모두 낼 때까지')],
    say: 'Sent. You can change it until all are ready.',
  },
  { en: [part('silence answers')], ko: [part('침묵')], say: 'the default is played' },
  { en: [part('if I do nothing')], ko: [part('아무것도 하지 않으면')], say: 'If time runs out' },
  {
    en: [whole('no more')],
    ko: [part('더 하지 않음')],
    say: 'Done ordering; End moves; End turn; Done with this card',
  },
  { en: [CONFIRM], ko: [part('확인: 0'), whole('확인')], say: 'Play for 4 CP; Play the event' },
  {
    en: [part('Impulse of 0: play a card')],
    ko: [part('의 Impulse: 카드를 쓰거나')],
    say: 'Your impulse: play a card or end it.',
  },
  {
    en: [part('throw the new cards away'), part('for one fewer')],
    ko: [part('새 카드를 버리고')],
    say: 'Redraw, one card fewer',
  },
  { en: [part('leave it as it is')], ko: [whole('그대로 두기')], say: 'Keep this hand' },
  { en: [part('Begin anew'), whole('Take back')], ko: [whole('처음부터')], say: 'Clear; Undo' },
  { en: [part('Your draft: 0 of 0')], ko: [part('내 초안')], say: 'Orders 2/3' },
  {
    en: [whole('not written'), part(', 0 not written')],
    ko: [part('미작성'), part('는 쓰지 않음')],
    say: 'no order: holds',
  },
  { en: [part('not to be followed')], ko: [part('적혀 있으나')], say: 'Bluff order (the unit holds)' },
  {
    en: [part('in place'), part('support 0, moving'), part('support 0, by convoy')],
    ko: [part('제자리에 있도록 지원'), whole('0의 이동을 지원'), part('호송되는 0의 이동')],
    say: 'support Vienna to hold; support Vienna’s move',
  },
  { en: [part('if need be')], ko: [part('필요하면 호송')], say: 'Move, by sea if needed' },
  {
    en: [whole('convoy 0')],
    ko: [whole('0을 호송')],
    say: 'convoy the army in Yorkshire',
  },
  { en: [part('on the board, or here')], ko: [part('여기에서 고르세요')], say: 'Click a ringed place' },
  { en: [part('may be chosen')], ko: [whole('고를 수 있는 것')], say: 'Show my options' },
  {
    en: [part('Nothing can be done'), part('ringed can be chosen')],
    ko: [part('지금 여기서 할 수 있는 일이'), part('고리가 있는')],
    say: 'Not possible here now.',
  },
  { en: [part('newest dice')], ko: [], say: 'Last roll' },
  { en: [part('While it is not your turn')], ko: [part('내 차례가 아닐 때')], say: 'Automatic passes' },
  {
    en: [part('a standing order, or an earlier answer')],
    ko: [part('앞서 한 답'), part('미리 낸 답')],
    say: 'answers automatically',
  },
  { en: [part('Not only this time')], ko: [part('이번만이 아니라')], say: 'Keep passing until my impulse' },
  { en: [part('Left and right are')], ko: [part('좌우는 내 군대가')], say: 'nothing: the board is turned' },
  {
    en: [part('goes back, 0'), part('to go. Where to')],
    ko: [part('칸 남았습니다. 어디로')],
    say: 'retreats 1 hex: choose where',
  },
  { en: [part('follow up')], ko: [part('뒤따라 나아')], say: 'Advance or stay' },
  { en: [part('dice against')], ko: [part('없애는 주사위')], say: 'Roll to cancel Morale Loss' },
  { en: [part('a resource for an')], ko: [part('자원 하나로')], say: 'Entrench (1 resource)' },
  {
    en: [part('The question has changed')],
    ko: [part('질문이 바뀌었습니다')],
    say: 'The game moved on. Choose again.',
  },
  {
    en: [part('as somebody'), part('play with people')],
    ko: [part('사람들과 두려면')],
    say: 'Sign in to play with others.',
  },
  {
    en: [part('Whoever has the link'), part('sit down once')],
    ko: [part('로그인하면 앉을')],
    say: 'Anyone with this link can play, no account needed.',
  },
  { en: [part('if nobody starts')], ko: [part('시작하지 않으면 닫힘')], say: 'Closes on … unless started' },
];

interface Said {
  readonly where: string;
  readonly text: string;
}

/** Whether a text describes the API: it stands in a schema, for programmers. */
const isDescription = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === 'description';

/** Returns the texts of a source that have a space or are Korean, with `0` instead of what is filled in. */
function saidIn(where: string, source: string): readonly Said[] {
  const file = ts.createSourceFile(where, source, ts.ScriptTarget.Latest, true);
  const said: Said[] = [];
  const visit = (node: ts.Node): void => {
    const text =
      ts.isStringLiteralLike(node) || ts.isJsxText(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? node.head.text + node.templateSpans.map(({ literal }) => `0${literal.text}`).join('')
          : '';
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (text.trim() !== '' && !isDescription(node))
      said.push({ where: `${where}:${line}`, text: text.replaceAll(/\s+/g, ' ').trim() });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return said;
}

/** The site and the games. Rules and cards keep the words of print, and bots and states talk to programmers. */
const WORDS = /^(?:site\/src\/|domain\/(?![a-z]+\/(?:rules|edition|cards|bot|state)\/))/;

const SAID = ['site/src', 'domain']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path).replaceAll('\\', '/')),
  )
  .filter((path) => WORDS.test(path) && /\.tsx?$/.test(path))
  .flatMap((path) => saidIn(path, readFileSync(path, 'utf8')));

/** Returns the old phrases in texts, with what to say instead. */
const offences = (said: readonly Said[]): readonly string[] =>
  said.flatMap(({ where, text }) =>
    OLD.flatMap(({ en, ko, say }) =>
      [...en, ...ko].filter(({ pattern }) => pattern.test(text)).map(({ was }) => `${where}: "${was}", say: ${say}`),
    ),
  );

it('the texts of the site and the words of each game are read', () => {
  for (const folder of ['site/src/app/', 'domain/diplomacy/words', 'domain/kutuzov/words', 'domain/napoleonics/words'])
    expect([folder, SAID.filter(({ where }) => where.startsWith(folder)).length > 30]).toEqual([folder, true]);
  expect(SAID.some(({ where }) => where.startsWith('domain/match/view/story.ts'))).toBe(true);
});

it('no old phrase is in a text of the site or in a word of a game', () => {
  expect(offences(SAID)).toEqual([]);
});

describe('an old phrase is found where it comes back', () => {
  it.each(OLD.flatMap(({ en, ko }) => [...en, ...ko]).map(({ was }) => was))('%s', (was) => {
    const planted = `const words = bilingual({ a: \`${was.replaceAll('0', `\${what}`)}\` }, { a: '' });`;
    expect(offences(saidIn('planted.ts', planted)).map((each) => each.split('"')[1])).toContain(was);
  });

  it('also as the text of an element, and not in a comment or in the description of a schema', () => {
    const source =
      "// Handed in.\nconst a = <p>\n  Handed\n  in.\n</p>; z.string().meta({ description: 'Handed in.' });";
    expect(offences(saidIn('planted.tsx', source))).toEqual([
      'planted.tsx:3: "Handed in", say: Sent. You can change it until all are ready.',
    ]);
  });
});
