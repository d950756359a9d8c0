import type { Answered, Json } from '@fieldpost/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../app/api.ts';
import { Refusal } from '../app/problem.tsx';
import { texts } from '../app/texts.ts';
import { finished, narrow, offered } from '../grammar/narrow.ts';
import { keyOf, nameOf } from '../grammar/node.ts';
import { type Draft, keyOfRow, roomFor, sheetRows } from '../grammar/sheet.ts';
import type { Choosing } from './choosing.ts';
import { Narrowing } from './narrowing.tsx';
import { wordsOf } from './picture.ts';
import { type Dictionary, wordsOfPartial } from './words.ts';

interface Props {
  readonly game: string;
  readonly choosing: Choosing;
  readonly words: Dictionary;
  readonly onSend: (command: Json) => void;
  readonly isSending: boolean;
}

/** A sheet of orders: written one by one, sent together, changed until everybody is ready. */
export function SheetPanel({ game, choosing, words, onSend, isSending }: Props) {
  const { sheet, draft, question } = choosing;
  const remarks = useRemarks(game, choosing, isSending);
  if (sheet === undefined) return null;
  const keys = Object.keys(sheet.map.of);
  const room = roomFor(sheet.map, draft.value);
  const written = keys.filter((key) => Object.hasOwn(draft.value, key));
  const command = (ready: boolean): Json => ({
    ...fixedOf(sheet.node.fields),
    [sheet.field]: draft.value,
    ...('ready' in sheet.node.fields && { ready }),
  });
  const kind = sheet.map.kind ?? 'piece';
  return (
    <>
      <Narrowing choosing={choosing} words={words} />
      {offered(choosing.narrowed.value.taken.length === 0 ? [] : choosing.narrowed.value.partials).map(({ partial, command: order }) => (
        <button
          type="button"
          class="finish"
          key={keyOf(order)}
          onClick={() => {
            draft.value = { ...draft.value, [keyOfRow(partial.row)]: order };
            choosing.clear();
          }}
        >
          {wordsOfPartial(partial, words)}
        </button>
      ))}
      <h2>{texts.value.ordersOf(written.length, keys.length)}</h2>
      <ul class="sheet-list">
        {keys.map((key) => (
          <li key={key} class={Object.hasOwn(draft.value, key) ? 'written' : room.isFree(key) ? '' : 'full'}>
            <button type="button" disabled={!room.isFree(key)} onClick={() => choosing.point([nameOf(kind, key)])}>
              {wordsOf(words.picture, nameOf(kind, key)) ?? key}
            </button>
            <span>
              {Object.hasOwn(draft.value, key) ? wordsOfOrder(sheet.map, key, draft.value[key] ?? null, words) : texts.value.notWritten}
            </span>
            {Object.hasOwn(draft.value, key) && (
              <button
                type="button"
                class="small"
                aria-label={`${texts.value.remove}: ${key}`}
                onClick={() => (draft.value = without(draft.value, key))}
              >
                ✕
              </button>
            )}
          </li>
        ))}
      </ul>
      {remarks.advice.length > 0 && (
        <div class="advice" role="status">
          <h2>{texts.value.advice}</h2>
          <ul>
            {remarks.advice.map(({ code, about, detail }) => (
              <li key={`${code}${about}`}>{detail}</li>
            ))}
          </ul>
        </div>
      )}
      <Refusal error={remarks.error} />
      <p class="actions">
        <button type="button" disabled={isSending || room.missing > 0} onClick={() => onSend(command(false))}>
          {texts.value.saveDraft}
        </button>
        <button type="button" class="confirm" disabled={isSending || room.missing > 0} onClick={() => onSend(command(true))}>
          {texts.value.ready}
        </button>
      </p>
      {question.settled === true && <p class="hint">✓</p>}
    </>
  );
}

/** What stands in the command whatever is written: its type. */
const fixedOf = (fields: object): { [name: string]: Json } =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, node]) => (node.is === 'const' ? [[name, node.value as Json]] : [])));

const without = (draft: { readonly [key: string]: Json }, key: string) =>
  Object.fromEntries(Object.entries(draft).filter(([each]) => each !== key));

/** An order in words: that of the row that makes it. */
function wordsOfOrder(map: Parameters<typeof sheetRows>[0], key: string, order: Json, words: Dictionary): string {
  const rows = sheetRows(map).filter((row) => keyOfRow(row) === key);
  for (const row of rows) {
    const filled = new Map<string, Json>(Object.entries(order as object).map(([field, value]) => [field, value as Json]));
    const { partials } = narrow(
      [row],
      [...filled].map(([path, value]) => ({ is: 'value' as const, path, value })),
    );
    const whole = finished(partials.map(({ row, filled }) => ({ row: { ...row, slots: row.slots.slice(1) }, filled })));
    const found = whole.find(({ command }) => keyOf(command) === keyOf(order));
    if (found !== undefined) return wordsOfPartial(found.partial, words);
  }
  return JSON.stringify(order);
}

/** What the service remarks on the sheet as it is written so far; nothing is asked of a sheet that was sent. */
function useRemarks(game: string, { question, sheet, draft }: Choosing, isSending: boolean) {
  const [remarks, setRemarks] = useState<{ readonly advice: Answered<'postDryRun'>['advice']; readonly error?: unknown }>({ advice: [] });
  const sent = useRef<Draft>(undefined);
  useEffect(() => {
    if (isSending) sent.current = draft.value;
    if (sent.current === draft.value) return;
    if (sheet === undefined || Object.keys(draft.value).length === 0) return setRemarks({ advice: [] });
    const end = new AbortController();
    const timer = setTimeout(() => {
      const command = { ...fixedOf(sheet.node.fields), [sheet.field]: draft.value, ...('ready' in sheet.node.fields && { ready: false }) };
      api.value.postDryRun({ game, body: { ask: question.ask, seat: question.seat, command } as never }, { signal: end.signal }).then(
        ({ advice = [] }) => !end.signal.aborted && setRemarks({ advice }),
        (error: unknown) => !end.signal.aborted && setRemarks({ advice: [], error }),
      );
    }, 300);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [question.ask, draft.value, isSending]);
  return remarks;
}
