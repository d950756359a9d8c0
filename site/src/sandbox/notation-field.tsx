import { useState } from 'preact/hooks';
import { isComposing } from '../app/composing.ts';
import { Refusal } from '../app/parts/problem.tsx';
import { Rule } from '../app/parts/rule.tsx';
import { words } from './words.ts';

/** A line that is no order here, and why. */
export interface Unread {
  readonly line: string;
  readonly reason: string;
  readonly rule: string | undefined;
}

/** Orders as people write them: what can be read becomes orders, what cannot stays, and says why. */
export function NotationField({ onTake }: { readonly onTake: (lines: readonly string[]) => Promise<readonly Unread[]> }) {
  const [lines, setLines] = useState('');
  const [unread, setUnread] = useState<readonly Unread[]>([]);
  const [error, setError] = useState<unknown>();
  const [isTaking, setTaking] = useState(false);
  const text = words.value;
  const take = async (): Promise<void> => {
    const wanted = lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (wanted.length === 0 || isTaking) return;
    setTaking(true);
    setError(undefined);
    try {
      const rest = await onTake(wanted);
      setLines(rest.map(({ line }) => line).join('\n'));
      setUnread(rest);
    } catch (caught) {
      setError(caught);
    } finally {
      setTaking(false);
    }
  };
  return (
    <form
      class="notation"
      aria-busy={isTaking}
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <label class="field">
        {text.notation}
        <textarea
          rows={3}
          maxLength={4000}
          data-key="/"
          value={lines}
          onInput={({ currentTarget }) => setLines(currentTarget.value)}
          onKeyDown={(event) => {
            if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void take();
          }}
        />
        <small>{text.notationHint}</small>
      </label>
      <button type="submit" disabled={lines.trim() === '' || isTaking}>
        {text.take}
      </button>
      <div role="status">
        {unread.map(({ line, reason, rule }) => (
          <div key={line} class="refusal">
            <p>
              <code>{line}</code> {reason}
            </p>
            {rule !== undefined && <Rule of="diplomacy" rule={rule} />}
          </div>
        ))}
      </div>
      <Refusal error={error} of="diplomacy" />
    </form>
  );
}
