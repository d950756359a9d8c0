import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Frame, frameSchema } from '../../../domain/kutuzov/frames/frames.ts';
import { POINTS } from '../../../domain/kutuzov/terms/points.ts';
import { momentText } from '../../../domain/kutuzov/words/describe/describe.ts';
import { momentOf } from '../../../domain/kutuzov/words/moments.ts';
import { names } from '../../../domain/kutuzov/words/names.ts';
import { phase } from '../../../domain/kutuzov/words/phase.ts';
import { LOCALES } from '../../../domain/lib/text.ts';
import { BATTLE } from '../kit/battles.ts';
import { after, drawn, scenario, spending } from '../kit/kit.ts';

const sources = fileURLToPath(new URL('../../../domain/kutuzov', import.meta.url));

/** The codes that sources give as a reason: of dice, and of what moves the conquest die. */
const reasons = [
  ...new Set(
    readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        [...readFileSync(`${sources}/${file}`, 'utf8').matchAll(/\bwhy: '([a-z-]+)'/g)].map(([, why]) => why!),
      ),
  ),
];

/** Every frame kind, and every stage of each as `battle:round`, as the schema of frames has them. */
const kinds = frameSchema.options.map(({ shape }) => shape.is.value);
const stages = frameSchema.options.flatMap(({ shape }) =>
  'stage' in shape ? shape.stage.options.map((stage) => `${shape.is.value}:${stage}`) : [],
);

describe.each(LOCALES)('words in %s', (locale) => {
  const words = names(locale);

  it('name every frame, which is also what its question is called', () => {
    expect(Object.keys(words.asks).sort()).toEqual([...kinds].sort());
  });

  it('name every stage of a frame and every moment of a window', () => {
    expect(Object.keys(words.stages).sort()).toEqual([...stages, ...POINTS.map((point) => `window:${point}`)].sort());
  });

  it('say what dice are thrown for, all of them and no others', () => {
    const thrown = reasons.filter((why) => Object.hasOwn(words.rolls, why) || !Object.hasOwn(words.conquest, why));
    expect(Object.keys(words.rolls).sort()).toEqual(thrown.sort());
  });
});

describe('the moment', () => {
  const march = spending(drawn('smolensk: barclay R1 4; dorogobuzh: napoleon FN 4'), 'FN', 3);

  it('is the impulse, and what goes on in it', () => {
    expect(phase(march, 'en')).toBe('turn 1, June-July 1812: French North, CP of a card');
    expect(momentText(march, 'en')).toMatch(
      /^Turn 1, June-July 1812, round \d, impulse of French North: CP of a card$/,
    );
  });

  it('tells the frames from the outermost to the one that asks', () => {
    const met = after(march, 'FN', {
      type: 'move',
      from: 'dorogobuzh',
      to: 'smolensk',
      leaders: ['napoleon'],
      sp: { FN: 4 },
    });
    expect(phase(met, 'en')).toBe('turn 1, June-July 1812: French North, interception and evasion');
    expect(phase(met, 'ko')).toBe('1턴, 1812년 6~7월: 프랑스 북부군, 차단과 회피');
    expect(momentText(met, 'en')).toMatch(/: CP of a card, move \(approach\), interception and evasion$/);
    expect(momentText(met, 'ko')).toMatch(/: 카드의 CP 사용, 이동 \(접근\), 차단과 회피$/);
  });

  it('is the step of the turn between impulses', () => {
    const frames: readonly Frame[] = [
      { is: 'turn', stage: 'interphase' },
      { is: 'interphase', before: 2, stage: 'home', order: [] },
      { is: 'recall', power: 'FN' },
    ];
    const between = { ...scenario(1), frames };
    expect(phase(between, 'en')).toBe('turn 1, June-July 1812: interphase, recall of leaders');
    expect(momentText(between, 'ko')).toMatch(/, 간기: 간기 \(본토카드\), 리더 내리기$/);
  });

  it('is over when the game is', () => {
    const over = {
      ...march,
      over: { camp: 'tsarist', powers: ['R1'], how: 'morale', points: { FN: 0, R1: 1, FS: 0, R2: 0 } },
    } as const;
    expect(phase(over, 'en')).toBe('turn 1, June-July 1812: the game is over');
    expect(momentText(over, 'en')).not.toContain(':');
  });

  it('of a battle says what it has come to', () => {
    expect(momentOf({ ...BATTLE, stage: 'cancel' }, 'en')).toBe('battle (Entrenchment)');
    expect(momentOf({ ...BATTLE, stage: 'retreat' }, 'ko')).toBe('전투 (후퇴)');
  });
});
