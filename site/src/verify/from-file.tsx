import { useState } from 'preact/hooks';
import { words as own } from './words.ts';

interface Props {
  /** Called with a file that is not read yet. */
  readonly onTaken: () => void;
  readonly onLog: (bytes: ArrayBuffer, whole: boolean) => void;
}

/** Takes a log from a file that the reader drops or chooses. This browser reads it. */
export function FromFile({ onTaken, onLog }: Props) {
  const [isPartial, setPartial] = useState(false);
  const [isOver, setOver] = useState(false);
  const words = own.value;
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    onTaken();
    onLog(await file.arrayBuffer(), !isPartial);
  };
  const drag = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <section
      class={`drop ${isOver ? 'over' : ''}`}
      aria-label={words.byFile}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <h2>{words.byFile}</h2>
      <label class="field">
        {words.drop}
        <input
          type="file"
          accept=".ndjson,.jsonl,.json,.txt,application/x-ndjson,application/json"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // The reader can choose the same file again.
            currentTarget.value = '';
          }}
        />
      </label>
      <label class="toggle">
        <input
          type="checkbox"
          checked={isPartial}
          onChange={({ currentTarget }) => setPartial(currentTarget.checked)}
        />
        {words.partial}
      </label>
      <p class="hint">{words.stays}</p>
    </section>
  );
}
