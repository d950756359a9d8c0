import { useEffect, useRef, useState } from 'preact/hooks';
import { isComposing } from '../app/composing.ts';
import { Refusal } from '../app/parts/problem.tsx';
import { Rule } from '../app/parts/rule.tsx';
import type { First } from '../table/choosing/unsent.ts';
import { linesIn, noteRefused, typedIn, withoutLines } from './typed.ts';
import { words } from './words.ts';

/** A line that is not an order here, and the reason. */
export interface Unread {
  readonly line: string;
  readonly reason: string;
  readonly rule: string | undefined;
}

interface Props {
  /** Where the text is kept. */
  readonly place: string;
  /** Sending takes the typed lines first, and stops once if a line is not an order. */
  readonly first: First;
  readonly onTake: (lines: readonly string[]) => Promise<readonly Unread[]>;
}

/** Takes orders as text. Lines that can be read become orders; the others stay with the reason. */
export function NotationField({ place, first, onTake }: Props) {
  const typed = typedIn(place);
  const lines = typed.value;
  const [unread, setUnread] = useState<readonly Unread[]>([]);
  const [error, setError] = useState<unknown>();
  const [isTaking, setTaking] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const text = words.value;
  /** The lines that are marked as no orders. */
  const refused = useRef<readonly string[]>([]);
  const current = useRef(onTake);
  current.current = onTake;
  refused.current = unread.map(({ line }) => line);
  /**
   * Takes the current lines; text typed in the meantime stays. Returns false if a line is not an order, or could not be
   * read.
   */
  const takeNow = async (): Promise<boolean> => {
    const wanted = linesIn(typed.peek());
    setStopped(false);
    setError(undefined);
    setUnread([]);
    if (wanted.length === 0) return true;
    setTaking(true);
    try {
      const rest = await current.current(wanted);
      const isTaken = (line: string): boolean => !rest.some((each) => each.line === line);
      typed.value = withoutLines(typed.peek(), wanted.filter(isTaken));
      setUnread(rest);
      noteRefused(
        place,
        rest.map(({ line }) => line),
      );
      return rest.length === 0;
    } catch (caught) {
      setError(caught);
      return false;
    } finally {
      setTaking(false);
    }
  };
  const taking = useRef(Promise.resolve(true));
  /** Takes the lines after those that are being read. */
  const take = (): Promise<boolean> => {
    taking.current = taking.current.then(takeNow);
    return taking.current;
  };
  useEffect(() => {
    first.current = async () => {
      await taking.current;
      // A line that was marked before stops nothing a second time.
      if (linesIn(typed.peek()).every((line) => refused.current.includes(line))) return true;
      const isTaken = await take();
      setStopped(!isTaken);
      return isTaken;
    };
    return () => {
      first.current = undefined;
    };
  }, [first, place]);
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
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
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
        {isStopped && <p class="notice">{text.stopped}</p>}
      </div>
      <Refusal error={error} of="diplomacy" />
    </form>
  );
}
