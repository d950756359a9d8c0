import type { Name } from '../../grammar/node.ts';
import { elementOf, namesAt, namesWith, wordsOf } from '../board/picture.ts';

/** The board of the table, if it is drawn. */
const pictureIn = (shell: Element): SVGSVGElement | undefined =>
  shell.querySelector<SVGSVGElement>('.board .sheet > svg:not(.marks)') ?? undefined;

/** Returns what there is at an element of the table: on the board the innermost first; nothing at its buttons. */
export function thingsAt(shell: Element, target: Element | null): readonly Name[] {
  const told = target?.closest('[data-inspect]')?.getAttribute('data-inspect');
  if (told) return [told as Name];
  const card = target?.closest('.tray [data-card]')?.getAttribute('data-card');
  if (card) return [`card:${card}`];
  const picture = pictureIn(shell);
  return target !== null && picture?.contains(target) === true ? namesAt(target) : [];
}

/** Returns what the keys are at: on the board, or in the hand. */
export function thingsAtKeys(shell: Element): readonly Name[] {
  const focused = document.activeElement;
  const option = focused?.getAttribute('aria-activedescendant');
  const name = option && document.getElementById(option)?.getAttribute('data-option');
  if (!name) return thingsAt(shell, focused);
  const picture = pictureIn(shell);
  const element = picture && elementOf(picture, name as Name);
  if (picture === undefined || element === undefined) return [name as Name];
  // The board of the keys has a place, then what stands in it.
  return name.startsWith('space:')
    ? [...new Set([name as Name, ...namesWith(picture, name as Name)])]
    : namesAt(element);
}

/** Returns what the picture says of a name: its words, and the words of what is in it. Every game has as much. */
export function drawnAt(shell: Element, name: Name): { readonly name: string; readonly inside: readonly string[] } {
  const picture = pictureIn(shell);
  const id = name.slice(name.indexOf(':') + 1);
  const inside = name.startsWith('space:')
    ? [...(picture?.querySelectorAll(`[data-in="${CSS.escape(id)}"][data-name]`) ?? [])]
    : [];
  return {
    name: wordsOf(picture, name) ?? id,
    inside: inside.flatMap((element) => element.getAttribute('data-name') ?? []),
  };
}
