import { api } from '../app/service/api.ts';
import { words as own } from './words.ts';

/** What a person kept of a log while the game ran, as text. */
export interface KeptTexts {
  readonly receipts: string;
  readonly heads: string;
  readonly keys: string;
}

export const NOTHING_KEPT: KeptTexts = { receipts: '', heads: '', keys: '' };

export const linesOf = (text: string): readonly string[] => text.split(/\s+/).filter((line) => line !== '');

const FIELDS = ['receipts', 'heads', 'keys'] as const;

interface Props {
  readonly kept: KeptTexts;
  readonly onChange: (kept: KeptTexts) => void;
}

/** Takes receipts and signed heads, with which the log is compared. */
export function Kept({ kept, onChange }: Props) {
  const words = own.value;
  return (
    <details class="kept">
      <summary>{words.kept}</summary>
      {FIELDS.map((name) => (
        <label class="field" key={name}>
          {words[name]}
          <textarea
            rows={3}
            spellcheck={false}
            value={kept[name]}
            onInput={({ currentTarget }) => onChange({ ...kept, [name]: currentTarget.value })}
          />
        </label>
      ))}
      <button
        type="button"
        onClick={async () => {
          const { text } = await api.value.raw('getJwks');
          onChange({ ...kept, keys: text });
        }}
      >
        {words.keysHere}
      </button>
    </details>
  );
}
