import type { Text } from '../../../../domain/game.ts';

/** What a code means, and what to do about it. */
export interface Row {
  readonly means: Text;
  readonly todo: Text;
}
