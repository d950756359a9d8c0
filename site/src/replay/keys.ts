import { useLayoutEffect } from 'preact/hooks';
import { letterOf } from '../app/composing.ts';

interface Steps {
  readonly back: () => void;
  readonly on: () => void;
  readonly first: () => void;
  readonly last: () => void;
  readonly play: () => void;
  readonly live: () => void;
}

const KEYS: { readonly [key: string]: keyof Steps } = {
  ',': 'back',
  '.': 'on',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  l: 'live',
  L: 'live',
};

/** Elements that use these keys themselves. */
const TAKEN = 'input, select, textarea, button, summary, a, [contenteditable]';

/** Steps through versions by single keys while shortcuts are on. */
export function useKeys(isOn: boolean, steps: Steps): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      const step = KEYS[letterOf(event)];
      const isTaken = event.target instanceof Element && event.target.closest(TAKEN) !== null;
      const isComma = event.key === ',' || event.key === '.';
      const isText =
        event.target instanceof Element && event.target.closest('input:not([type=range]), textarea') !== null;
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || (isTaken && (!isComma || isText)))
        return;
      event.preventDefault();
      steps[step]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
