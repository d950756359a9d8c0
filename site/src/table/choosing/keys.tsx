import { useEffect, useRef } from 'preact/hooks';
import { letterOf } from '../../app/composing.ts';
import { Icon } from '../../app/parts/icon.tsx';
import { areLettersOn } from '../../app/session.ts';
import { states } from '../state-words.ts';

/** What has a number: the cards that may be chosen, then the choices, in the order in which they stand. */
const CARDS = '.tray .card:is(.lit, .picked) button';
const NUMBERED = '.panel .choices button, .panel .chips button, .panel .stepper button, .act, .panel > button.finish';
const MAIN = '.act.confirm';

/**
 * What a key does, where there is something that does it: what has the key as its `data-key`, a choice by its number,
 * or the button of the bar.
 */
function meantBy(event: KeyboardEvent): HTMLElement | undefined {
  const { ctrlKey, metaKey, altKey } = event;
  const key = letterOf(event);
  if (key === 'Enter' && (ctrlKey || metaKey)) return only(MAIN);
  if (ctrlKey || metaKey || altKey || !areLettersOn.value) return undefined;
  if (/^[1-9]$/.test(key)) return [...shown(CARDS), ...shown(NUMBERED)][Number(key) - 1];
  if (key.toLowerCase() === 'e') return shown('.act').at(-1);
  return shown(`[data-key="${CSS.escape(key.length === 1 ? key.toLowerCase() : key)}"]`)[0];
}

/** A click by a key; Shift turns the button of the next unit round. */
const clickWith = (event: KeyboardEvent): MouseEvent =>
  new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    shiftKey: event.shiftKey && /^n$/i.test(letterOf(event)),
  });

const shown = (selector: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (each) => !each.matches(':disabled') && each.getClientRects().length > 0,
  );

/** What stands there alone: where two could be meant, neither is. */
function only(selector: string): HTMLElement | undefined {
  const [first, ...others] = shown(selector);
  return others.length === 0 ? first : undefined;
}

/** Whether keys go into something that is written or chosen in. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable]');

/** The keys of the table, and the list of them. */
export function Keys() {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Opens the list at its first line: the first thing that takes the focus is at its end. */
  const open = (): void => {
    dialog.current?.showModal();
    dialog.current?.focus();
    dialog.current?.scrollTo(0, 0);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || isWriting(event.target) || dialog.current?.open === true) return;
      if (event.key === '?' && areLettersOn.value) open();
      else {
        const meant = meantBy(event);
        if (meant === undefined) return;
        // What is written in is written in; everything else is done.
        if (isWriting(meant)) meant.focus();
        else meant.dispatchEvent(clickWith(event));
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const words = states.value;
  return (
    <>
      <button type="button" class="small" aria-haspopup="dialog" title={words.keys} onClick={open}>
        <Icon of="keys" />
        <span class="unseen">{words.keys}</span>
      </button>
      <dialog class="keys" ref={dialog} tabIndex={-1} aria-labelledby="keys-title">
        <h2 id="keys-title">{words.keysTitle}</h2>
        <dl>
          {words.list.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label class="toggle">
          <input
            type="checkbox"
            checked={areLettersOn.value}
            onChange={({ currentTarget }) => {
              areLettersOn.value = currentTarget.checked;
            }}
          />
          {words.letters}
        </label>
        <p class="hint">{words.lettersHint}</p>
        <button type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </dialog>
    </>
  );
}
