import { useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { words } from './words.ts';

interface Props {
  readonly channel: string;
  readonly doing: (work: () => Promise<unknown>) => void;
}

/** Takes the code that a chat shows. */
export function Code({ channel, doing }: Props) {
  const [code, setCode] = useState('');
  const all = words.value;
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        doing(() => api.value.confirmChannel({ channel, body: { code: code.trim() } }));
        setCode('');
      }}
    >
      <label>
        {all.code}
        <input
          type="text"
          inputMode="numeric"
          autocomplete="one-time-code"
          pattern="\s*[0-9]{3}-?[0-9]{3}\s*"
          placeholder="123-456"
          required
          value={code}
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </label>
      <button type="submit">{all.confirm}</button>
    </form>
  );
}
