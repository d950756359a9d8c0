import { useState } from 'preact/hooks';
import { canPush, placeOf, subscribe } from './push.ts';
import { words } from './words.ts';

/** A channel to be added. */
export type Place =
  | { readonly kind: 'webhook'; readonly url: string }
  | { readonly kind: 'mail'; readonly address: string }
  | NonNullable<ReturnType<typeof placeOf>>;

interface Props {
  /** The key with which browsers subscribe. */
  readonly pushKey: string;
  readonly onAdd: (place: Place) => Promise<void>;
}

/** Adds a channel: this browser, an address, or a program. */
export function Adding({ pushKey, onAdd }: Props) {
  const [isRefused, setRefused] = useState(false);
  const push = async (): Promise<void> => {
    const subscription = await subscribe(pushKey).catch(() => undefined);
    const place = subscription && placeOf(subscription);
    setRefused(place === undefined);
    if (place !== undefined) await onAdd(place);
  };
  const all = words.value;
  return (
    <>
      <p class="actions">
        <button type="button" disabled={!canPush()} onClick={() => void push()}>
          {all.thisBrowser}
        </button>
      </p>
      <p class="hint" role="status">
        {isRefused && all.browserRefused}
        {!canPush() && all.browserCannot}
      </p>
      <One label={all.mail} mode="email" onAdd={(address) => onAdd({ kind: 'mail', address })} />
      <One label={all.hook} mode="url" onAdd={(url) => onAdd({ kind: 'webhook', url })} />
    </>
  );
}

interface OneProps {
  readonly label: string;
  readonly mode: 'email' | 'url';
  readonly onAdd: (text: string) => Promise<void>;
}

function One({ label, mode, onAdd }: OneProps) {
  const [text, setText] = useState('');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd(text).then(
          () => setText(''),
          () => undefined,
        );
      }}
    >
      <label>
        {label}
        <input
          type="text"
          inputMode={mode}
          required
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit">{words.value.add}</button>
    </form>
  );
}
