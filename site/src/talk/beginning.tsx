import type { Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { between, greyTo, pressOf } from './conversations.ts';
import { words } from './words.ts';

interface Begun {
  readonly game: Game;
  /** Whether the player writes under the name of their seat, or anonymously. */
  readonly ways: readonly ('named' | 'grey')[];
  readonly onOpen: (conversation: string) => void;
}

/**
 * Chooses the readers of a new conversation: one seat, or several if the game has groups; and whether to write
 * anonymously.
 */
export function Beginning({ game, ways, onOpen }: Begun) {
  const [isWanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [mine] = game.mine ?? [];
  const all = words.value;
  const areGroups = pressOf(game)?.groups === true;
  const others = game.seats.filter(({ seat }) => game.mine?.includes(seat) !== true);
  const toggle = (seat: string, isOn: boolean): void => {
    const rest = areGroups ? chosen.filter((each) => each !== seat) : [];
    setChosen(isOn ? [...rest, seat] : rest);
  };
  if (mine === undefined) return null;
  const isNameless = ways.includes('grey') && (isWanted || !ways.includes('named'));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} class="beginning">
      <summary>{all.begin}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length === 0) return;
          onOpen(isNameless ? greyTo(chosen) : between(mine, chosen));
          setChosen([]);
          setOpen(false);
        }}
      >
        <fieldset class="bare">
          <legend>{all.beginWith}</legend>
          {others.map(({ seat, name }) => (
            <label class="toggle" key={seat}>
              <input
                type={areGroups ? 'checkbox' : 'radio'}
                name="talk-to"
                checked={chosen.includes(seat)}
                onChange={({ currentTarget }) => toggle(seat, currentTarget.checked)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        {ways.includes('grey') && (
          <label class="toggle">
            <input
              type="checkbox"
              checked={isNameless}
              disabled={!ways.includes('named')}
              onChange={({ currentTarget }) => setWanted(currentTarget.checked)}
            />
            {all.nameless}
          </label>
        )}
        <button type="submit" disabled={chosen.length === 0}>
          {all.open}
        </button>
      </form>
    </details>
  );
}
