import { useEffect, useState } from 'preact/hooks';
import { texts } from '../texts.ts';
import { wordsOfError } from './problem.tsx';

interface Props {
  readonly label: string;
  /** Whether it is the first thing to do on its page. */
  readonly isMain?: boolean;
  /** What the address leads to. Another value ends the message that it was copied. */
  readonly to: unknown;
  /** Returns the address, or the reason why there is none. By default it is the address of the page. */
  readonly address?: () => Promise<string | { readonly none: string }>;
}

/** How long the message stays that an address was copied, in milliseconds. */
const SAID = 4000;

/**
 * Shares an address with one click: by the system's dialog on touch screens, else by copying it, else by showing it.
 */
export function CopyLink({ label, to, isMain = false, address = async () => location.href }: Props) {
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
      // A reader who closes the dialog has shared nothing, and needs no message.
      return navigator.share({ url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      say(texts.value.copied);
    } catch {
      // The clipboard was refused, or does not exist, as on a page without https: the address is shown instead.
      setShown({ url, to });
    }
  };
  return (
    <>
      <button type="button" class={isMain ? 'confirm' : ''} onClick={() => void copy()}>
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
