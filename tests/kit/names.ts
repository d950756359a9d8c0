import type { Kind, Legal } from '../../domain/contract/legal.ts';
import type { Prompt } from '../../domain/contract/shown.ts';
import type { Json } from '../../domain/lib/json.ts';

/** What a client that knows no game can find: the elements of a board by `kind:id`. */
interface Shown {
  readonly board: ReadonlySet<string>;
  /** The ids of the cards in the tray. */
  readonly tray: ReadonlySet<string>;
}

/** Where a client looks for the values of a kind. */
const ON_BOARD: { readonly [kind in Kind]?: Kind } = { space: 'space', piece: 'piece', power: 'power', party: 'piece' };

/** The fields that say which command it is; the label of the node around them says so in words. */
const TELLING = ['type', 'order'];

/**
 * What of a grammar a client could not show to a person: values that are neither on the board nor in words, and hints
 * that are wrong.
 */
export function unnamed(legal: Legal, shown: Shown): readonly string[] {
  const wrong: string[] = [];
  const say = (path: string, what: string): void => void wrong.push(`${path}: ${what}`);

  const value = (path: string, kind: Kind | undefined, item: Json, label: string | undefined): void => {
    const found = kind && ON_BOARD[kind];
    if (found !== undefined && item !== null && !Array.isArray(item)) {
      if (!shown.board.has(`${found}:${item}`)) say(path, `${found} ${item} is not on the board`);
    } else if (kind === 'card' && item !== null) {
      for (const each of Array.isArray(item) ? item : [item])
        if (!shown.tray.has(String(each))) say(path, `card ${each} is not in the tray`);
    } else if (kind !== 'card' && label === undefined) say(path, `${JSON.stringify(item)} has no words`);
    else if (kind === 'card' && item === null && label === undefined) say(path, 'no card has no words');
  };

  const walk = (node: Legal, path: string, kind: Kind | undefined): void => {
    const own = node.kind ?? kind;
    switch (node.is) {
      case 'const':
        value(path, own, node.value, node.label);
        return;
      case 'oneOf':
        for (const each of node.of) walk(each, path, node.kind);
        return;
      case 'pick':
        for (const item of node.values) value(path, own, item, undefined);
        return;
      case 'int':
        if (node.label === undefined) say(path, 'a number that counts nothing');
        if (node.kind !== 'count') say(path, `a number that is a ${node.kind}`);
        if (node.start === undefined || node.start < node.min || node.start > node.max)
          say(path, `starts at ${node.start}`);
        return;
      case 'text':
        if (node.label === undefined) say(path, 'a text without words');
        return;
      case 'map':
        for (const [key, each] of Object.entries(node.entries)) {
          if (node.kind === undefined) say(path, 'keys that name nothing');
          else if (node.kind !== 'count') value(path, node.kind, key, undefined);
          walk(each, `${path}/${key}`, undefined);
        }
        return;
      case 'fields': {
        const { label, order } = node;
        const names = Object.keys(node.fields);
        const said = names.filter((name) => !(TELLING.includes(name) && node.fields[name]?.is === 'const'));
        if (said.length < names.length && label === undefined) say(path, 'a command without words');
        if (order === undefined ? said.length > 1 : [...order].sort().join() !== [...said].sort().join()) {
          say(path, `the order of ${said.join()} is ${order?.join()}`);
        }
        for (const name of said) walk(node.fields[name]!, `${path}/${name}`, undefined);
      }
    }
  };
  walk(legal, '', undefined);
  return wrong;
}

/**
 * What is wrong with the words of a question: none, or about something that is neither on the board nor in the tray.
 */
export function unclear(prompt: Prompt | undefined, { board, tray }: Shown): readonly string[] {
  if (prompt === undefined || prompt.text.trim() === '') return ['a question without words'];
  const lost = prompt.about.filter((name) => !(board.has(name) || tray.has(name.replace(/^card:/, ''))));
  return [
    ...lost.map((name) => `the question is about ${name}, which is nowhere`),
    ...(new Set(prompt.about).size < prompt.about.length
      ? [`the question is twice about one of ${prompt.about.join()}`]
      : []),
    ...(/undefined|null|NaN|\[object| {2}/.test(prompt.text) ? [`the question says: ${prompt.text}`] : []),
  ];
}

/** The elements of a board by `kind:id`, in the order in which they are drawn. */
export const elementsOf = (board: string): readonly string[] =>
  [...board.matchAll(/<[^>]* data-kind="([^"]*)"[^>]*>/g)].map(
    ([tag, kind]) => `${kind}:${/ data-id="([^"]*)"/.exec(tag)?.[1]}`,
  );

/** A grammar without its words. */
export const wordless = (legal: Legal): unknown =>
  JSON.parse(JSON.stringify(legal, (key, value) => (key === 'label' ? undefined : value)));
