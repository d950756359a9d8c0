import type { Json } from '@fieldpost/client';
import type { Language } from '../app/session.ts';

/** A standing order that many want, in words. `null`: none, one is always asked. */
interface Preset {
  readonly id: string;
  readonly words: { readonly [language in Language]: string };
  readonly standing: Json;
}

const UNTIL = { until: 'my-impulse' } as const;

/** What a game's own manners offer at the table beside the form that its schema makes. */
export const PRESETS: { readonly [of: string]: readonly Preset[] } = {
  kutuzov: [
    { id: 'always', words: { en: 'Ask me always', ko: '항상 묻기' }, standing: null },
    {
      id: 'near',
      words: {
        en: 'Pass for me, but ask when it comes near (2 lines) or to a battle',
        ko: '대신 패스하되, 가까이(2칸) 오거나 전투가 되면 묻기',
      },
      standing: { ...UNTIL, askIf: [{ if: 'move', within: 2 }, { if: 'battle' }, { if: 'siege' }] },
    },
    {
      id: 'battles',
      words: { en: 'Pass for me, but ask in battles and sieges', ko: '대신 패스하되, 전투와 공성에서는 묻기' },
      standing: { ...UNTIL, askIf: [{ if: 'battle' }, { if: 'siege' }] },
    },
    { id: 'never', words: { en: 'Pass for me until my own impulse', ko: '내 임펄스까지 대신 패스' }, standing: UNTIL },
  ],
};
