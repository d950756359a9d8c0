import type { Delivery } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import { words } from './words.ts';

/** What went by a way, and what became of it. */
export function Deliveries({ way }: { readonly way: string }) {
  const [deliveries, setDeliveries] = useState<readonly Delivery[]>();
  const [error, setError] = useState<unknown>();
  const read = (): void => {
    api.value.listDeliveries({ way }).then(({ deliveries: all }) => setDeliveries(all), setError);
  };
  useEffect(read, [way]);
  const again = (notice: string): void => {
    api.value.replayDelivery({ way, notice }).then(read, setError);
  };
  const all = words.value;
  return (
    <>
      <Refusal error={error} />
      {deliveries?.length === 0 && <p>{all.nothingSent}</p>}
      <ul class="plain">
        {deliveries?.map(({ notice, reason, game, at, state, outcome }) => (
          <li key={notice}>
            <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleString(language.value)}</time>{' '}
            <a href={`/g/${game}`}>{all.reasons[reason]}</a>
            {`: ${outcome === undefined ? all.waiting : all.outcome[outcome]}${state === 'dead' ? `, ${all.dead}` : ''} `}
            <button type="button" onClick={() => again(notice)}>
              {all.again}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
