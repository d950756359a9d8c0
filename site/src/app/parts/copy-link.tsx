import { useEffect, useState } from 'preact/hooks';
import { texts } from '../texts.ts';
import { wordsOfError } from './problem.tsx';

interface Props {
  readonly label: string;
  /** What the address leads to: that it was copied is said no longer than it is so. */
  readonly to: unknown;
  /** The address; that of the page, if nothing else is said. In its place may stand why there is none. */
  readonly address?: () => Promise<string | { readonly none: string }>;
}

/** How long it is said that an address was copied, in milliseconds. */
const SAID = 4000;

/**
 * An address, by one click: shared as the system does it, where that is what a finger expects, else copied, else shown.
 */
export function CopyLink({ label, to, address = async () => location.href }: Props) {
  const [said, setSaid] = useState<{ readonly text: string; readonly to: unknown }>();
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), SAID);
    return () => clearTimeout(timer);
  }, [said]);
  const [shown, setShown] = useState<{ readonly url: string; readonly to: unknown }>();
  const say = (text: string): void => setSaid({ text, to });
  const copy = async (): Promise<void> => {
    const url = await address().catch((caught: unknown) => ({ none: wordsOfError(caught) }));
    if (typeof url !== 'string') return say(url.none);
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches)
      // Who changes their mind has shared nothing, and knows it.
      return navigator.share({ url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      say(texts.value.copied);
    } catch {
      // Refused, or not there at all, as on a page without https: then it is shown, to be copied by hand.
      setShown({ url, to });
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>{' '}
      <span role="status">{said?.to === to ? said?.text : ''}</span>
      {shown?.to === to && (
        <input
          type="text"
          class="address"
          readOnly
          value={shown?.url}
          aria-label={label}
          ref={(field) => field?.select()}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
