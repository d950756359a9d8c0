import type { Json } from '@fieldpost/client';

/** A standing order that many want, in words. `null`: none, one is always asked. */
interface Preset {
  readonly id: string;
  readonly words: { readonly en: string; readonly ko: string };
  readonly standing: Json;
}

const UNTIL = { until: 'my-impulse' } as const;

/** What a game's own manners offer at the table beside the form that its schema makes. */
export const PRESETS: { readonly [of: string]: readonly Preset[] } = {
  kutuzov: [
    { id: 'always', words: { en: 'Ask me always', ko: '항상 묻기' }, standing: null },
    {
      id: 'by-mail',
      words: {
        en: 'By mail: ask where I can intercept or evade or my Camp is attacked, before the first round of my battles and of our sieges, and before big rolls',
        ko: '우편 대국: 차단·회피할 수 있거나 아군 Camp가 공격받을 때, 내 전투와 우리 공성의 첫 라운드 전, 큰 굴림 전에만 묻기',
      },
      standing: {
        askIf: [
          { if: 'contact' },
          { if: 'battle', round: 1, mine: true },
          { if: 'siege', round: 1, ours: true },
          { if: 'moment', at: 'counter' },
          { if: 'roll', dice: 8 },
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
    { id: 'never', words: { en: 'Pass for me until my own impulse', ko: '내 임펄스까지 대신 패스' }, standing: UNTIL },
  ],
};
