import { bilingual } from '../app/texts.ts';

/** The words of the page that verifies. */
export const words = bilingual(
  {
    game: 'The id of a game',
    verdicts: { holds: 'It holds', broken: 'It is broken', unchecked: 'Not all could be checked' },
  },
  {
    game: '게임 id',
    verdicts: { holds: '모두 맞습니다', broken: '어긋납니다', unchecked: '일부는 확인하지 못했습니다' },
  },
);
