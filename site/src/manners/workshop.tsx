import { language } from '../app/session.ts';

/** The pages where a reader tries out a game without a match. */
const WORKSHOPS: {
  readonly [of: string]: { readonly address: string; readonly words: { readonly en: string; readonly ko: string } };
} = {
  napoleonics: {
    address: '/new/battle',
    words: { en: 'Battle editor: draw your own battle, and play it', ko: '전투 편집기: 전투를 직접 그려서 진행' },
  },
  diplomacy: {
    address: '/sandbox/diplomacy',
    words: {
      en: 'Sandbox: place units, write orders, and see the results with reasons',
      ko: '연습판: 부대를 놓고 명령을 써서 결과와 이유 보기',
    },
  },
};

export function Workshop({ of }: { readonly of: string }) {
  const found = WORKSHOPS[of];
  if (found === undefined) return null;
  return (
    <p>
      <a href={found.address}>{found.words[language.value]}</a>
    </p>
  );
}
