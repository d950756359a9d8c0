import { ACCOUNTS } from './accounts.ts';
import { DIPLOMACY } from './diplomacy.ts';
import { KUTUZOV } from './kutuzov.ts';
import { LIMITS } from './limits.ts';
import { MODERATION } from './moderation.ts';
import { NAPOLEONICS } from './napoleonics.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { PRESS } from './press.ts';
import { RATINGS } from './ratings.ts';
import type { Row } from './row.ts';
import { HOUSE } from './service.ts';
import { TIMES } from './times.ts';

const CHOOSE: Row['todo'] = {
  en: '`rule` names the rule, `nearest` what would have been right there; `/actions` lists all that is possible. A remark refuses nothing.',
  ko: '`rule`은 규칙을, `nearest`는 그 자리에 맞는 것을 알려 줍니다. 할 수 있는 것은 모두 `/actions`에 있습니다. 알림은 거절이 아닙니다.',
};

const ofGames = Object.entries({ ...DIPLOMACY, ...NAPOLEONICS, ...KUTUZOV }).map(([code, [en, ko]]): [string, Row] => [
  code,
  { means: { en, ko }, todo: CHOOSE },
]);

/** What every code of a refusal, a problem or a remark means, and what to do about it. */
export const MEANINGS: ReadonlyMap<string, Row> = new Map(
  [
    ...ofGames,
    ...Object.entries({ ...HOUSE, ...LIMITS, ...TIMES, ...ACCOUNTS, ...NOTIFICATIONS, ...PRESS, ...MODERATION, ...RATINGS }),
  ].sort(([a], [b]) => (a < b ? -1 : 1)),
);
