import type { Adjudication } from '@fieldpost/client';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../app/parts/icon.tsx';
import { api } from '../app/service/api.ts';
import { texts } from '../app/texts.ts';
import { nameOf } from '../grammar/node.ts';
import { wordsOf } from '../table/board/picture.ts';
import type { Choosing } from '../table/choosing/choosing.ts';
import { Meanings } from '../table/choosing/sheet-panel.tsx';
import type { First } from '../table/choosing/unsent.ts';
import { LeftOver } from '../table/choosing/why-not.tsx';
import type { Dictionary } from '../table/choosing/words.ts';
import { readLines, writtenAs } from './notation.ts';
import { NotationField, type Unread } from './notation-field.tsx';
import { inputOf, POWERS, type Situation } from './situation.ts';
import { words } from './words.ts';

interface Props {
  readonly situation: Situation;
  readonly choosing: Choosing;
  readonly words: Dictionary;
  readonly first: First;
  readonly onSituation: (situation: Situation) => void;
}

/** Takes orders for every unit on the map, by clicks or in notation. */
export function Ordering({ situation, choosing, words: dictionary, first, onSituation }: Props) {
  const { sheet, draft } = choosing;
  const text = words.value;
  const written = draft.value;
  const now = useRef({ situation, onSituation });
  now.current = { situation, onSituation };
  useEffect(() => {
    if (Object.keys(written).length === 0) return;
    const orders = Object.entries(written).flatMap(([province, command]) => {
      const order = writtenAs(situation, province, command);
      return order === undefined ? [] : [[province, order] as const];
    });
    draft.value = {};
    onSituation({ ...situation, orders: { ...situation.orders, ...Object.fromEntries(orders) } });
  }, [written]);
  const without = (province: string): void => {
    const { [province]: _, ...orders } = situation.orders;
    onSituation({ ...situation, orders });
  };
  const kind = sheet?.map.kind ?? 'piece';
  const nameOfKey = (key: string): string => wordsOf(dictionary.picture, nameOf(kind, key)) ?? key;
  const keys = Object.keys(sheet?.map.entries ?? {}).sort((a, b) => (nameOfKey(a) < nameOfKey(b) ? -1 : 1));
  return (
    <>
      <LeftOver left={choosing.left.value} words={dictionary} onTakeUp={choosing.takeUp} />
      {sheet === undefined ? <p class="hint">{text.nothing}</p> : <Meanings choosing={choosing} words={dictionary} />}
      {keys.length > 0 && <h2>{text.orders}</h2>}
      <ul class="sheet-list long">
        {keys.map((key) => {
          const order = situation.orders[key]?.text;
          const name = nameOfKey(key);
          return (
            <li key={key} class={order === undefined ? '' : 'written'}>
              <button type="button" onClick={() => choosing.point([nameOf(kind, key)])}>
                {name}
              </button>
              <span>{order ?? text.noOrder}</span>
              {order !== undefined && (
                <button
                  type="button"
                  class="small"
                  aria-label={`${texts.value.remove}: ${name}`}
                  onClick={() => without(key)}
                >
                  <Icon of="remove" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <NotationField place="sandbox" first={first} onTake={(lines) => taken(lines, now)} />
    </>
  );
}

/** Takes lines of notation into a situation; returns the lines that are not orders. */
async function taken(
  lines: readonly string[],
  now: { readonly current: Pick<Props, 'situation' | 'onSituation'> },
): Promise<readonly Unread[]> {
  const bare = { ...inputOf({ ...now.current.situation, orders: {} }), choices: undefined };
  const forAll = Object.fromEntries(POWERS.map((power) => [power, lines]));
  const [before, read] = await Promise.all([resolved(bare), resolved({ ...bare, orders: forAll })]);
  const { orders, unread } = readLines(lines, before, read);
  // The reader may have given orders by clicks in the meantime.
  const { situation, onSituation } = now.current;
  onSituation({ ...situation, orders: { ...situation.orders, ...orders } });
  return unread;
}

const resolved = (body: object): Promise<Adjudication> => api.value.adjudicateDiplomacy({ body: body as never });
