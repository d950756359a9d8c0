import { type Meanings, SHARED } from '../../../../domain/contract/refusals.ts';
import { REFUSALS as DIPLOMACY, REMARKS } from '../../../../domain/diplomacy/refusals.ts';
import { REFUSALS as KUTUZOV, REMARKS as REMARKS_OF_KUTUZOV } from '../../../../domain/kutuzov/refusals.ts';
import { REFUSALS as NAPOLEONICS } from '../../../../domain/napoleonics/refusals.ts';
import { ACCOUNTS } from './accounts.ts';
import { LIMITS } from './limits.ts';
import { MODERATION } from './moderation.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { PRESS } from './press.ts';
import { RATINGS } from './ratings.ts';
import type { Row } from './row.ts';
import { HOUSE } from './service.ts';
import { TIMES } from './times.ts';

/** The tables of codes of problems. */
const PROBLEMS: readonly Meanings[] = [
  SHARED,
  DIPLOMACY,
  NAPOLEONICS,
  KUTUZOV,
  HOUSE,
  LIMITS,
  TIMES,
  ACCOUNTS,
  NOTIFICATIONS,
  PRESS,
  MODERATION,
  RATINGS,
];

/** The tables of codes. Each code is in one of them. */
export const TABLES: readonly Meanings[] = [...PROBLEMS, REMARKS, REMARKS_OF_KUTUZOV];

/** The meaning and the remedy of every code of a refusal, a problem or a remark. */
export const MEANINGS: ReadonlyMap<string, Row> = new Map(
  TABLES.flatMap((table) => Object.entries(table)).sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** The codes of problems, in alphabetical order. Codes of remarks are not among them. */
export const PROBLEM_CODES: readonly string[] = PROBLEMS.flatMap((table) => Object.keys(table)).sort();
