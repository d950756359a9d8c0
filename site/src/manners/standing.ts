import type { Json } from '@fieldpost/client';

/** A popular standing order with its words. `null`: none, so the server always asks the player. */
interface Preset {
  readonly id: string;
  readonly words: { readonly en: string; readonly ko: string };
  readonly standing: Json;
}

const UNTIL = { until: 'my-impulse' } as const;

/** What the manners of a game offer at the table beside the form that its schema makes. */
export const PRESETS: { readonly [of: string]: readonly Preset[] } = {
  kutuzov: [
    { id: 'always', words: { en: 'Always ask me', ko: '항상 묻기' }, standing: null },
    {
      id: 'by-mail',
      words: {
        en: 'Slow game: ask where I can intercept or evade or my Camp is attacked, where 3 SP and leaders or more try to intercept us or I try and 6 of ours in all try to intercept, before my partner attacks with 10 or more, before the first round of my battles and of our sieges, after the dice of my greater battles, and before big rolls',
        ko: '느린 게임: 차단·회피할 수 있거나 아군 Camp가 공격받을 때, 적의 SP와 리더 3 이상이 아군을 차단하려 할 때, 내가 시도하고 아군을 모두 합쳐 6 이상이 차단하려 할 때, 아군 강국이 10 이상으로 공격하기 전, 내 전투와 아군 공성의 첫 라운드 전, 내 큰 전투의 굴림 뒤, 큰 굴림 전에만 묻기',
      },
      standing: {
        askIf: [
          { if: 'contact', able: true },
          { if: 'intercepted', strength: 3 },
          { if: 'tries', strength: 6 },
          { if: 'partner', strength: 10 },
          { if: 'battle', round: 1, mine: true },
          { if: 'battle', after: true, mine: true, strength: 12 },
          { if: 'siege', round: 1, ours: true },
          { if: 'moment', at: 'counter' },
          { if: 'roll', dice: 5, ours: true },
          { if: 'preemption' },
        ],
        choices: 'ask',
      },
    },
    {
      id: 'quiet',
      words: {
        en: 'Quiet: ask only where I can intercept or evade or my Camp is attacked',
        ko: '조용히: 차단·회피할 수 있거나 아군 Camp가 공격받을 때만 묻기',
      },
      standing: { askIf: [{ if: 'contact' }] },
    },
    {
      id: 'battles',
      words: { en: 'Pass for me, but ask in battles and sieges', ko: '대신 패스하되, 전투와 공성에서는 묻기' },
      standing: { ...UNTIL, askIf: [{ if: 'battle' }, { if: 'siege' }] },
    },
    { id: 'never', words: { en: 'Pass for me until my impulse', ko: '내 Impulse까지 대신 패스' }, standing: UNTIL },
  ],
};

/**
 * Returns whether a stored order is a preset. Its triggers may be switched on in any order, and the game adds the
 * moment of the command.
 */
export function isPreset(preset: Json, kept: Json): boolean {
  if (preset === null || kept === null) return preset === kept;
  const { since: _, ...given } = kept as { readonly [name: string]: Json };
  return JSON.stringify(sorted(given)) === JSON.stringify(sorted(preset));
}

const sorted = (json: Json): Json => {
  if (Array.isArray(json)) return json.map((each) => JSON.stringify(sorted(each))).sort();
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, sorted(value as Json)]),
  );
};

interface Words {
  readonly [option: string]: {
    readonly name: string;
    readonly about: string;
    readonly values: { readonly [value: string]: string };
  };
}

/** The names of the standing orders of a form; an order that is missing here has the words of its schema. */
export const STANDING: { readonly [of: string]: { readonly en: Words; readonly ko: Words } } = {
  diplomacy: {
    en: {
      retreats: {
        name: 'Retreats',
        about: 'For dislodged units (§12.9).',
        values: { disband: 'disband them' },
      },
      adjustments: {
        name: 'Builds and removals',
        about: 'At the end of a year (§13.12, §15.5).',
        values: { waive: 'build nothing' },
      },
    },
    ko: {
      retreats: { name: '퇴각', about: '쫓겨난 부대(§12.9).', values: { disband: '해산' } },
      adjustments: {
        name: '배치와 해산',
        about: '한 해의 끝에(§13.12, §15.5).',
        values: { waive: '배치하지 않음' },
      },
    },
  },
  napoleonics: {
    en: {
      firstStrike: {
        name: 'First Strike',
        about: 'Play it whenever you hold it, or never (§14.16a).',
        values: { play: 'always', pass: 'never' },
      },
      retire: {
        name: 'Retire and reform',
        about: 'When your cavalry is attacked (§9.1).',
        values: { true: 'always', false: 'never' },
      },
      formSquare: {
        name: 'Form square',
        about: 'When cavalry attacks your infantry (§10.1).',
        values: { true: 'always', false: 'never' },
      },
      battleBack: {
        name: 'Battle back',
        about: 'When your unit held (§7.5).',
        values: { true: 'always', false: 'never' },
      },
      ignoreFlags: {
        name: 'Ignore flags',
        about: 'Of those that a unit may ignore (§11.5a).',
        values: { all: 'all', none: 'none' },
      },
    },
    ko: {
      firstStrike: {
        name: '선제공격',
        about: '들고 있으면 언제나 쓰거나 절대 쓰지 않습니다(§14.16a).',
        values: { play: '언제나', pass: '쓰지 않음' },
      },
      retire: {
        name: '퇴각하여 재편성',
        about: '공격받은 기병(§9.1).',
        values: { true: '언제나', false: '하지 않음' },
      },
      formSquare: {
        name: '방진',
        about: '기병에게 공격받은 보병(§10.1).',
        values: { true: '언제나', false: '하지 않음' },
      },
      battleBack: { name: '반격', about: '버텨 낸 유닛(§7.5).', values: { true: '언제나', false: '하지 않음' } },
      ignoreFlags: {
        name: '깃발 무시',
        about: '무시할 수 있는 깃발 가운데(§11.5a).',
        values: { all: '모두', none: '무시하지 않음' },
      },
    },
  },
};
