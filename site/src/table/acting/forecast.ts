import type { Json } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../app/service/api.ts';
import { confirmed, isReversible, targeted, type Whole } from '../../grammar/meaning.ts';
import type { Narrowed } from '../../grammar/narrow.ts';
import { keyOf, type Name } from '../../grammar/node.ts';
import { resolved } from '../../grammar/party.ts';
import type { Question } from '../choosing/choosing.ts';
import type { Drawn } from '../choosing/drawn.ts';

/** What would become of a click, as far as the server tells before the dice. */
export interface Forecast extends Pick<Drawn, 'advice' | 'isFinal' | 'dice'> {
  readonly whole: Whole;
  readonly at: Name;
  /** When the player could read it first, in milliseconds. */
  readonly since: number;
}

/** How long the pointer rests before the site asks, in milliseconds. */
const REST = 60;

/** Returns the forecast of the command that a click on the place under the pointer would complete. */
export function useForecast(game: string, { ask, seat }: Question, aimed: Narrowed | undefined): Forecast | undefined {
  const [forecast, setForecast] = useState<Forecast>();
  const whole = aimed && (targeted(aimed) ?? confirmed(resolved(aimed)));
  const last = aimed?.taken.findLast((step) => step.is === 'name');
  const wanted = whole !== undefined && !isReversible(whole.partial) ? keyOf(whole.command) : undefined;
  useEffect(() => {
    setForecast(undefined);
    if (wanted === undefined || whole === undefined || last?.is !== 'name') return;
    const end = new AbortController();
    const timer = setTimeout(() => {
      const body = { ask, seat, command: whole.command as Json } as never;
      api.value.postDryRun({ game, body }, { signal: end.signal }).then(
        ({ advice = [], dice, reversible }) => {
          if (end.signal.aborted) return;
          setForecast({
            whole,
            at: last.name,
            advice,
            isFinal: !reversible,
            ...(dice && { dice }),
            since: performance.now(),
          });
        },
        // Without a forecast the click shows what it would do.
        () => undefined,
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [game, ask, seat, wanted]);
  return forecast !== undefined && keyOf(forecast.whole.command) === wanted ? forecast : undefined;
}
