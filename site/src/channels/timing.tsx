import type { Channel } from '@fieldpost/client';
import { api } from '../app/service/api.ts';
import { language } from '../app/session.ts';
import { words } from './timing-words.ts';

interface Props {
  readonly channel: Channel;
  readonly doing: (work: () => Promise<unknown>) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Chooses when a channel gets what can wait, and whether its messages have titles. */
export function Timing({ channel: { id: channel, kind, digest, names }, doing }: Props) {
  const all = words.value;
  return (
    <>
      <label class="field">
        {all.digest}
        <select
          value={digest ?? ''}
          onChange={({ currentTarget: { value } }) =>
            doing(() => api.value.editChannel({ channel, body: { digest: value === '' ? null : Number(value) } }))
          }
        >
          <option value="">{all.atOnce}</option>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {all.daily(hourOf(hour))}
            </option>
          ))}
        </select>
        <small>{all.digestHint}</small>
      </label>
      {kind !== 'push' && (
        <label class="toggle">
          <input
            type="checkbox"
            checked={names === true}
            onChange={({ currentTarget: { checked } }) =>
              doing(() => api.value.editChannel({ channel, body: { names: checked } }))
            }
          />
          {all.names}
        </label>
      )}
    </>
  );
}

/** An hour of the day, as the language writes it. */
const hourOf = (hour: number): string =>
  new Date(2000, 0, 1, hour).toLocaleTimeString(language.value, { hour: 'numeric', minute: '2-digit' });
