import type { Answered } from '@fieldpost/client';
import type { Sitter, Sitters } from '../app/service/new-game.ts';
import { isGuest } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { words } from './words.ts';

type Spec = NonNullable<Answered<'getRules'>['seats']>[number];

interface Props {
  readonly specs: readonly Spec[];
  readonly value: Sitters;
  readonly onValue: (value: Sitters) => void;
}

/** Assigns the seats: one to the reader, bots or open seats for the others. A guest plays against bots only. */
export function SeatsForm({ specs, value, onValue }: Props) {
  const all = words.value;
  const set = (seat: string, to: Sitter): void => {
    // One person holds one seat, so the reader leaves the former seat.
    const mine =
      to === 'me' ? Object.entries(value).find(([each, sitter]) => sitter === 'me' && each !== seat)?.[0] : undefined;
    onValue({ ...value, ...(mine !== undefined && { [mine]: value[seat] ?? 'bot' }), [seat]: to });
  };
  const sitters: readonly Sitter[] = isGuest.value ? ['me', 'bot'] : ['me', 'bot', 'open'];
  const isWhole = specs.every(({ seat }) => (value[seat] ?? 'bot') !== 'open');
  return (
    <fieldset>
      <legend>{texts.value.seats}</legend>
      <ul class="sitters">
        {specs.map(({ seat, name }) => (
          <li key={seat}>
            <span id={`seat-${seat}`}>{name}</span>
            <span class="sitter" role="radiogroup" aria-labelledby={`seat-${seat}`}>
              {sitters.map((each) => (
                <label key={each} class={value[seat] === each ? 'chosen' : ''}>
                  <input
                    type="radio"
                    name={`seat-${seat}`}
                    checked={value[seat] === each}
                    disabled={isGuest.value && each === 'bot' && value[seat] === 'me'}
                    onChange={() => set(seat, each)}
                  />
                  {all.sitters[each]}
                </label>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p class="hint" role="status">
        {isWhole ? all.startsAtOnce : all.waits}
      </p>
    </fieldset>
  );
}
