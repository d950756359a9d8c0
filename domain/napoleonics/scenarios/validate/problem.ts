import { josa } from '../../../lib/josa.ts';
import type { Text } from '../../../lib/text.ts';
import type { Hex } from '../../field/hexes.ts';

/** What makes a battle unplayable, and where: the path of the value, as `['units', 3, 'hex']`. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly text: Text;
}
export type Path = Problem['path'];

export const problem = (path: Path, code: string, en: string, ko: string): Problem => ({
  path,
  code,
  text: { en, ko },
});

/** The problem where a check fails; nothing where it holds. */
export const unless = (holds: boolean, found: Problem): readonly Problem[] => (holds ? [] : [found]);

export const listedTwice = (path: Path, hex: Hex): Problem =>
  problem(path, 'TWICE', `${hex} is listed twice`, `${josa(hex, '이/가')} 두 번 적혔습니다.`);
