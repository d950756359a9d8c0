import { useState } from 'preact/hooks';
import { HomeScreen } from './home-screen.tsx';
import { canPush, isAllowed, needsHomeScreen } from './push.ts';
import { words } from './words.ts';

const FORMATS = ['standard', 'discord', 'slack', 'text'] as const;
type Format = (typeof FORMATS)[number];
const formatOf = (value: string): Format => FORMATS.find((each) => each === value) ?? 'standard';

/** A channel to be added. */
export type Place =
  | { readonly kind: 'webhook'; readonly url: string; readonly format: Format }
  | { readonly kind: 'mail'; readonly address: string };

interface Props {
  /** Whether the service sends to browsers. */
  readonly hasPush: boolean;
  readonly onAdd: (place: Place) => Promise<void>;
  /** Adds this browser. The reader allows it. */
  readonly onBrowser: () => void;
}

/** Adds a channel: this browser, an address, a program, or a chat. */
export function Adding({ hasPush, onAdd, onBrowser }: Props) {
  const all = words.value;
  return (
    <>
      {!hasPush && <p class="hint">{all.noPush}</p>}
      {hasPush && needsHomeScreen() && <HomeScreen />}
      {hasPush && !needsHomeScreen() && <ThisBrowser onBrowser={onBrowser} />}
      <One label={all.mail} mode="email" onAdd={(address) => onAdd({ kind: 'mail', address })} />
      <Hooking onAdd={(url, format) => onAdd({ kind: 'webhook', url, format })} />
    </>
  );
}

/** Adds a program or a chat. */
export function Hooking({ onAdd }: { readonly onAdd: (url: string, format: Format) => Promise<void> }) {
  const [format, setFormat] = useState<Format>('standard');
  const all = words.value;
  return (
    <>
      <label class="field">
        {all.format}
        <select value={format} onChange={({ currentTarget: { value } }) => setFormat(formatOf(value))}>
          {FORMATS.map((each) => (
            <option key={each} value={each}>
              {all.formats[each]}
            </option>
          ))}
        </select>
      </label>
      <p class="hint">{format === 'standard' ? all.ofProgram : all.ofChat}</p>
      <One label={all.hook} mode="url" onAdd={(url) => onAdd(url, format)} />
    </>
  );
}

function ThisBrowser({ onBrowser }: Pick<Props, 'onBrowser'>) {
  const [isRefused, setRefused] = useState(false);
  const all = words.value;
  const push = async (): Promise<void> => {
    const allowed = await isAllowed();
    setRefused(!allowed);
    if (allowed) onBrowser();
  };
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
