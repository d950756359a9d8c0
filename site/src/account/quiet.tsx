import { words } from './words.ts';

interface Hours {
  readonly from: string;
  readonly to: string;
}

/** The hours that a reader begins with. */
const NIGHT: Hours = { from: '22:00', to: '07:00' };

interface Props {
  readonly value: Hours | undefined;
  readonly onValue: (to: Hours | undefined) => void;
}

/** Chooses the hours in which no channel sends anything. */
export function Quiet({ value, onValue }: Props) {
  const all = words.value;
  return (
    <fieldset class="bare">
      <legend class="unseen">{all.quiet}</legend>
      <label class="toggle">
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={({ currentTarget }) => onValue(currentTarget.checked ? NIGHT : undefined)}
        />
        {all.quiet}
      </label>
      {value !== undefined && (
        <p class="actions">
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              {all.quietEnds[end]}{' '}
              <input
                type="time"
                required
                value={value[end]}
                onChange={({ currentTarget }) => onValue({ ...value, [end]: currentTarget.value })}
              />
            </label>
          ))}
        </p>
      )}
      <small>{all.quietHint}</small>
    </fieldset>
  );
}
