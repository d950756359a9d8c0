import { useEffect, useRef } from 'preact/hooks';
import { api } from '../../app/service/api.ts';
import { language } from '../../app/session.ts';
import { parsed } from './picture.ts';

/** A board that is only looked at. */
export function Picture({ game, version }: { readonly game: string; readonly version: number }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = new AbortController();
    api.value.raw('getBoard', { game, version }, { signal: end.signal }).then(
      ({ text }) => {
        const picture = parsed(text, 'still-');
        if (picture !== undefined && !end.signal.aborted) frame.current?.replaceChildren(picture);
      },
      () => undefined,
    );
    return () => end.abort();
  }, [game, version, language.value]);
  return <div class="still" ref={frame} />;
}
