import type { Answered } from '@fieldpost/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';

/** Shows the start of a scenario as an image in the language of the page, loaded once it is visible. */
export function ScenarioPicture({ of, setup }: { readonly of: string; readonly setup: string }) {
  const [source, setSource] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = new AbortController();
    let made: string | undefined;
    const read = async (): Promise<void> => {
      const { text } = await api.value.raw(
        'getSetupBoard',
        { rules: of as never, setup, panels: '0' },
        { signal: end.signal },
      );
      made = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
      setSource(made);
    };
    const sight = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      read().catch(() => undefined);
    });
    if (frame.current !== null) sight.observe(frame.current);
    return () => {
      end.abort();
      sight.disconnect();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [of, setup, language.value]);
  return (
    <div class="scenario-picture" ref={frame}>
      {source !== undefined && <img src={source} alt="" />}
    </div>
  );
}

interface Shown {
  readonly of: string;
  readonly id: string;
  readonly name: string;
}

/** Shows the start of a scenario while no public game runs: the last scenario of the first game that has any. */
export function Scenario({ rules }: { readonly rules: Answered<'listRules'>['rules'] }) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const find = async (): Promise<void> => {
      for (const { id: of } of rules) {
        const { setups = [] } = await api.value.getRules({ rules: of as never, parts: ['setups'] });
        const last = setups.at(-1);
        if (last !== undefined) return setShown({ of, id: last.id, name: last.name });
      }
    };
    find().catch(() => undefined);
  }, [api.value]);
  if (shown === undefined) return null;
  return (
    <section class="showcase">
      <h2>
        <a href={`/new?of=${shown.of}&setup=${shown.id}`}>{shown.name}</a>
      </h2>
      <ScenarioPicture of={shown.of} setup={shown.id} />
    </section>
  );
}
