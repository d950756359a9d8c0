import type { Answered, Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { logOf } from '../../verify/log-source.ts';
import { api } from '../service/api.ts';
import { bilingual } from '../texts.ts';
import { Refusal } from './problem.tsx';

type Exports = NonNullable<Answered<'getRules'>['exports']>;

const words = bilingual(
  {
    title: 'Download',
    log: { over: 'The whole log', playing: 'The log so far' },
    logHint: 'One commit a line (NDJSON). You can verify it here, or with your own programs.',
    formats: { 'saved-game': 'A saved game, for other programs', text: 'The orders as text' } as {
      readonly [format: string]: string;
    },
  },
  {
    title: '내려받기',
    log: { over: '전체 기록', playing: '지금까지의 기록' },
    logHint: '한 줄에 커밋 하나(NDJSON)입니다. 여기서도, 직접 만든 프로그램으로도 검증할 수 있습니다.',
    formats: { 'saved-game': '다른 프로그램용 저장 파일', text: '명령 목록(글)' },
  },
);

const ENDINGS: { readonly [type: string]: string } = {
  'application/json': 'json',
  'text/plain': 'txt',
  'application/x-ndjson': 'ndjson',
};

/** Gives a file to the browser to save. */
function save(parts: readonly BlobPart[], type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([...parts], { type }));
  link.download = `${name}.${ENDINGS[type] ?? 'txt'}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Offers a game as files: its log, as far as the reader may know it, and the formats of other programs. */
export function Downloads({ game }: { readonly game: Game }) {
  const [formats, setFormats] = useState<Exports>([]);
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const { of, game: id, version } = game;
  const isOver = game.status === 'over';
  useEffect(() => {
    // If the formats fail to load, the log can still be saved.
    api.value.getRules({ rules: of as never, parts: ['exports'] }).then(
      ({ exports = [] }) => setFormats(exports),
      () => undefined,
    );
  }, [of, api.value]);
  const take = (work: () => Promise<void>): void => {
    setBusy(true);
    setError(undefined);
    work()
      .catch(setError)
      .finally(() => setBusy(false));
  };
  const takeLog = async (): Promise<void> => {
    const { bytes } = await logOf(api.value, game, () => undefined, new AbortController().signal);
    save([bytes], 'application/x-ndjson', `${of}-${id}-log`);
  };
  const takeAs = async (format: string): Promise<void> => {
    const { text, headers } = await api.value.raw('getExport', { game: id, format, version });
    const [type = 'text/plain'] = (headers.get('content-type') ?? '').split(';');
    save([text], type, `${of}-${id}`);
  };
  const all = words.value;
  return (
    <details class="downloads">
      <summary>{all.title}</summary>
      <p class="actions">
        <button type="button" disabled={isBusy} onClick={() => take(takeLog)}>
          {isOver ? all.log.over : all.log.playing}
        </button>
        {formats.map((format) => (
          <button type="button" key={format} disabled={isBusy} onClick={() => take(() => takeAs(format))}>
            {all.formats[format] ?? format}
          </button>
        ))}
      </p>
      <p class="hint">{all.logHint}</p>
      <Refusal error={error} />
    </details>
  );
}
