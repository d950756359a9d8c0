import type { Json } from '@fieldpost/client';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../app/parts/icon.tsx';
import { Refusal } from '../../app/parts/problem.tsx';
import { ruleAddress } from '../../app/service/rule-texts.ts';
import { texts } from '../../app/texts.ts';
import { finished, narrow, offered } from '../../grammar/narrow.ts';
import { keyOf, type Name, nameOf } from '../../grammar/node.ts';
import type { Partial } from '../../grammar/partial.ts';
import { type Draft, keyOfRow, roomFor, sheetRows } from '../../grammar/sheet.ts';
import { wordsOf } from '../board/picture.ts';
import { states } from '../state-words.ts';
import type { Choosing, Question } from './choosing.ts';
import type { Drawn } from './drawn.ts';
import { Narrowing } from './narrowing.tsx';
import { Steps } from './steps.tsx';
import { TwoDevices, Whereabouts } from './two-devices.tsx';
import { type Dictionary, wordsOfName, wordsOfPartial } from './words.ts';

interface Props {
  readonly of: string;
  readonly question: Question;
  readonly choosing: Choosing;
  readonly drawn: Drawn;
  readonly words: Dictionary;
  /** Saves the sheet as it is written by then. */
  readonly onSave: () => void;
  readonly isOff: boolean;
}

interface Lacks {
  /** Units without an order. */
  readonly left: number;
  /** Entries that must be written before the sheet is sent. */
  readonly missing: number;
  /** How many entries of how many are chosen, where a sheet takes some of what it names, and more of them. */
  readonly few?: readonly [chosen: number, most: number] | undefined;
}

/** Returns what a sheet still lacks. */
export function lacksOf({ sheet, draft }: Choosing): Lacks {
  if (sheet === undefined) return { left: 0, missing: 0 };
  const keys = Object.keys(sheet.map.entries);
  const written = keys.filter((key) => Object.hasOwn(draft.value, key));
  // What is left out is said before it counts, if each key takes a separate entry.
  const isWhole = sheet.map.max >= keys.length && sheet.map.groups === undefined;
  const isFew = sheet.map.max < keys.length && written.length < sheet.map.max;
  return {
    left: isWhole ? keys.length - written.length : 0,
    missing: roomFor(sheet.map, draft.value).missing,
    few: isFew ? [written.length, sheet.map.max] : undefined,
  };
}

/** Returns how many orders a sheet takes, where it has them all and a place would need one more. */
export function mostOrders({ sheet, draft }: Choosing, name: Name | undefined): number | undefined {
  const key = name?.slice(name.indexOf(':') + 1) ?? '';
  const isKey = sheet !== undefined && Object.hasOwn(sheet.map.entries, key);
  return isKey && !roomFor(sheet.map, draft.value).isFree(key) ? sheet.map.max : undefined;
}

/** A sheet of orders: written one by one, sent together, changed until everybody is ready. */
export function SheetPanel({ of, question, choosing, drawn, words, onSave, isOff }: Props) {
  const { sheet, draft } = choosing;
  if (sheet === undefined) return null;
  const keys = Object.keys(sheet.map.entries);
  const room = roomFor(sheet.map, draft.value);
  const written = keys.filter((key) => Object.hasOwn(draft.value, key));
  const kind = sheet.map.kind ?? 'piece';
  const isAbout = (key: string) => (each: Drawn['advice'][number]) => each.about === key;
  const elsewhere = drawn.advice.filter((each) => !keys.some((key) => isAbout(key)(each)));
  // A first answer without orders can only be a mistake, unless nobody need wait for more.
  const isEmpty = written.length === 0 && question.answer === undefined;
  const nameOfKey = (key: string): string => wordsOf(words.picture, nameOf(kind, key)) ?? key;
  const wordsAt = (orders: Draft, key: string): string =>
    orders[key] === undefined ? texts.value.notWritten : wordsOfOrder(sheet.map, key, orders[key], words);
  const lines = written.map((key) => `${nameOfKey(key)}: ${wordsAt(draft.value, key)}`);
  useEffect(() => choosing.orders?.describe(lines), [lines.join('\n')]);
  return (
    <>
      {choosing.orders !== undefined && <TwoDevices orders={choosing.orders} nameOfKey={nameOfKey} wordsAt={wordsAt} />}
      <Meanings choosing={choosing} words={words} />
      <h2>{texts.value.ordersOf(written.length, Math.min(keys.length, sheet.map.max))}</h2>
      <ul class="sheet-list">
        {keys.map((key) => (
          <li key={key} class={Object.hasOwn(draft.value, key) ? 'written' : room.isFree(key) ? '' : 'full'}>
            <button type="button" disabled={!room.isFree(key)} onClick={() => choosing.point([nameOf(kind, key)])}>
              {nameOfKey(key)}
            </button>
            <span>
              {Object.hasOwn(draft.value, key)
                ? wordsOfOrder(sheet.map, key, draft.value[key] ?? null, words)
                : texts.value.notWritten}
            </span>
            {Object.hasOwn(draft.value, key) && (
              <button
                type="button"
                class="small"
                aria-label={`${texts.value.remove}: ${key}`}
                onClick={() => (draft.value = without(draft.value, key))}
              >
                <Icon of="remove" />
              </button>
            )}
            <Remarks of={of} advice={drawn.advice.filter(isAbout(key))} />
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && <Remarks of={of} advice={elsewhere} />}
      <Refusal error={drawn.error} of={of} />
      <p class="actions">
        <button type="button" disabled={isOff || room.missing > 0 || isEmpty} onClick={onSave}>
          {texts.value.saveDraft}
        </button>
      </p>
      {choosing.orders !== undefined && <Whereabouts orders={choosing.orders} isReady={question.settled === true} />}
    </>
  );
}

/** Whether a sheet has all the orders that it takes. */
const isFull = ({ sheet, draft }: Choosing): boolean => {
  const keys = Object.keys(sheet?.map.entries ?? {});
  const written = keys.filter((key) => Object.hasOwn(draft.value, key));
  return sheet !== undefined && written.length > 0 && written.length === Math.min(keys.length, sheet.map.max);
};

/** What the steps so far may mean: the order that is written on the sheet, and the others. */
export function Meanings({ choosing, words }: Pick<Props, 'choosing' | 'words'>) {
  const { taken, partials } = choosing.narrowed.value;
  const written = choosing.written.value;
  const [subject] = taken;
  return (
    <>
      {subject?.is === 'name' && <h3 class="in-hand">{wordsOfName(subject.name, words)}</h3>}
      {written !== undefined && (
        <p class="in-words" role="status">
          <Icon of="holds" /> {wordsOfPartial(withoutKey(written.partial), words)}
          <small>{states.value.complete}</small>
        </p>
      )}
      {taken.length === 0 && isFull(choosing) ? (
        <p class="hint">{texts.value.allWritten}</p>
      ) : (
        <Narrowing choosing={choosing} words={words} />
      )}
      {offered(taken.length === 0 ? [] : partials).map(({ partial, command }) => (
        <button
          type="button"
          class="finish"
          key={keyOf(command)}
          aria-pressed={partial === written?.partial}
          onClick={() => choosing.write(partial, command)}
        >
          {wordsOfPartial(withoutKey(partial), words)}
        </button>
      ))}
      <Steps choosing={choosing} />
    </>
  );
}

const without = (draft: { readonly [key: string]: Json }, key: string) =>
  Object.fromEntries(Object.entries(draft).filter(([each]) => each !== key));

/** What the service remarks on what is written. */
export function Remarks({ of, advice }: { readonly of: string; readonly advice: Drawn['advice'] }) {
  if (advice.length === 0) return null;
  return (
    <div class="remarks" role="status">
      <ul class="advice" aria-label={texts.value.advice}>
        {advice.map(({ code, about, detail, rule }) => (
          <li key={`${code}${about}`}>
            {detail} {rule !== undefined && <a href={ruleAddress(of, rule)}>{rule}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An order without the unit that it is for, which stands beside it. */
const withoutKey = ({ row, filled }: Partial): Partial => ({ row: { ...row, slots: row.slots.slice(1) }, filled });

/** An order in words: that of the row that makes it. */
function wordsOfOrder(map: Parameters<typeof sheetRows>[0], key: string, order: Json, words: Dictionary): string {
  const rows = sheetRows(map).filter((row) => keyOfRow(row) === key);
  for (const row of rows) {
    const filled = new Map<string, Json>(
      Object.entries(order as object).map(([field, value]) => [field, value as Json]),
    );
    const { partials } = narrow(
      [row],
      [...filled].map(([path, value]) => ({ is: 'value' as const, path, value })),
    );
    const whole = finished(partials.map(withoutKey));
    const found = whole.find(({ command }) => keyOf(command) === keyOf(order));
    if (found !== undefined) return wordsOfPartial(found.partial, words);
  }
  return JSON.stringify(order);
}
