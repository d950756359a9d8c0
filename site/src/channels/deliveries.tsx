import type { Delivery } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import { words } from './words.ts';

/** Lists the deliveries of a channel and their results. */
export function Deliveries({ channel }: { readonly channel: string }) {
  const [deliveries, setDeliveries] = useState<readonly Delivery[]>();
  const [error, setError] = useState<unknown>();
  const read = (): void => {
    api.value.listDeliveries({ channel }).then(({ deliveries: all }) => setDeliveries(all), setError);
  };
  useEffect(read, [channel]);
  const again = (notification: string): void => {
    api.value.replayDelivery({ channel, notification }).then(read, setError);
  };
  const all = words.value;
  return (
    <>
      <Refusal error={error} />
      {deliveries?.length === 0 && <p>{all.nothingSent}</p>}
      <ul class="plain">
        {deliveries?.map(({ notification, reason, game, at, state, outcome }) => (
          <li key={notification}>
            <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleString(language.value)}</time>{' '}
            {game === undefined ? all.reasons[reason] : <a href={`/g/${game}`}>{all.reasons[reason]}</a>}
            {`: ${saidOf(state, outcome)} `}
            {!SERVICE.has(reason) && (
              <button type="button" onClick={() => again(notification)}>
                {all.again}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns what became of a delivery, in words. */
function saidOf(state: Delivery['state'], outcome: Delivery['outcome']): string {
  const all = words.value;
  if (state === 'dropped') return all.dropped;
  const said = outcome === undefined ? all.waiting : all.outcome[outcome];
  return state === 'dead' ? `${said}, ${all.dead}` : said;
}

/** Messages about channels. Buttons of the channel request them. */
const SERVICE: ReadonlySet<Delivery['reason']> = new Set(['challenge', 'test', 'channel-off']);
