import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { words } from './me-words.ts';

/** Continues a saved game alone: from this server, another host or another program. */
export function ImportFile() {
  const { route } = useLocation();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File): Promise<void> => {
    setError(undefined);
    setBusy(true);
    try {
      const title = file.name.slice(0, 80);
      const { game } = await api.value.createImport({ body: { file: await file.text(), title } });
      route(`/g/${game}`);
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  const all = words.value;
  return (
    <section class="import-file">
      <label>
        {all.importFile}{' '}
        <input
          type="file"
          accept=".ndjson,.json,application/json,application/x-ndjson"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) void take(file);
          }}
        />
      </label>
      <p class="hint">{all.importHint}</p>
      <Refusal error={error} />
    </section>
  );
}
