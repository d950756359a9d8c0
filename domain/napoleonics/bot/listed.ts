import type { Legal } from '../../contract/legal.ts';
import type { Json } from '../../lib/json.ts';
import { raised } from '../../lib/powers.ts';
import type { Command } from '../state/commands.ts';

/** Every command of a grammar. It throws where there is free text, which this game never asks for. */
export const listed = (legal: Legal): readonly Command[] => valuesOf(legal) as readonly Command[];

function valuesOf(legal: Legal): readonly Json[] {
  switch (legal.is) {
    case 'const':
      return [legal.value];
    case 'int':
      return Array.from({ length: legal.max - legal.min + 1 }, (_, i) => legal.min + i);
    case 'pick':
      return subsets(legal.values).filter(({ length }) => length >= legal.min && length <= legal.max);
    case 'oneOf':
      return legal.of.flatMap(valuesOf);
    case 'fields':
      return Object.entries(legal.fields).reduce<readonly { readonly [name: string]: Json }[]>(
        (made, [name, node]) =>
          valuesOf(node).flatMap((value) => made.map((command) => ({ ...command, [name]: value }))),
        [{}],
      );
    default:
      throw new Error(`no list of ${legal.is}`);
  }
}

/** All subsets: of the few batteries that may join one melee. */
const subsets = (items: readonly Json[]): readonly (readonly Json[])[] =>
  Array.from({ length: raised(2, items.length) }, (_, set) =>
    items.filter((__, i) => Math.floor(set / raised(2, i)) % 2 === 1),
  );
