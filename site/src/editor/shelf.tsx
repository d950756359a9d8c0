import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { packed } from '../app/packed.ts';
import { CopyLink } from '../app/parts/copy-link.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { doneAsSomebody } from '../app/service/guest.ts';
import { useNames } from '../app/service/names.ts';
import { opened, type Sitter, usualSitters } from '../app/service/new-game.ts';
import { isGuest, isSignedIn } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { type Battle, BLANK, isBattle, ownOf } from './battle.ts';
import { words } from './words.ts';

interface Props {
  readonly battle: Battle;
  readonly onBattle: (battle: Battle) => void;
}

/** Opens and stores a battle: a shipped scenario, a file, or an address. */
export function Shelf({ battle, onBattle }: Props) {
  const { scenarios = {} } = useNames('napoleonics');
  const [error, setError] = useState<unknown>();
  const text = words.value;
  const begin = async (scenario: string): Promise<void> => {
    setError(undefined);
    if (scenario === '') return onBattle(BLANK);
    try {
      const { battle: found } = await api.value.checkBattle({ body: { scenario } });
      if (found !== undefined) onBattle(ownOf(found));
    } catch (caught) {
      setError(caught);
    }
  };
  const read = async (file: File | undefined): Promise<void> => {
    setError(undefined);
    try {
      const value: unknown = JSON.parse((await file?.text()) ?? 'null');
      if (!isBattle(value)) throw new Error(text.notABattle);
      onBattle(value);
    } catch (caught) {
      setError(caught instanceof SyntaxError ? new Error(text.notABattle) : caught);
    }
  };
  return (
    <>
      <label class="field">
        {text.begin}
        <select value="-" onChange={({ currentTarget }) => void begin(currentTarget.value)}>
          <option value="-" disabled>
            …
          </option>
          <option value="">{text.blank}</option>
          {Object.entries(scenarios).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p class="actions">
        <button type="button" onClick={() => save(battle)}>
          {text.save}
        </button>
        <label class="button">
          {text.open}
          <input
            class="unseen"
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              void read(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
        <CopyLink label={text.link} to={battle} address={() => addressOf(battle)} />
      </p>
      <Refusal error={error} of="napoleonics" />
    </>
  );
}

/** Saves the battle as a file, in the form that the service receives. */
function save(battle: Battle): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(battle, undefined, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${battle.slug}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** The longest address, in characters. */
const MOST = 6000;

async function addressOf(battle: Battle): Promise<string | { readonly none: string }> {
  const address = `${location.origin}/new/battle#${await packed(battle)}`;
  return address.length > MOST ? { none: words.value.tooLong } : address;
}

/** Starts a game with the drawn battle. */
export function Play({ battle, isPlayable }: { readonly battle: Battle; readonly isPlayable: boolean }) {
  const { route } = useLocation();
  const [error, setError] = useState<unknown>();
  const [isOpening, setOpening] = useState(false);
  const text = words.value;
  const open = (others: Sitter): void => {
    setOpening(true);
    setError(undefined);
    const game = { of: 'napoleonics', title: battle.name.en.slice(0, 80), options: { battle }, settings: {} };
    doneAsSomebody(async () => opened({ ...game, seats: await usualSitters(game.of, others) })).then(
      (id) => route(`/g/${id}`),
      (caught: unknown) => {
        setOpening(false);
        setError(caught);
      },
    );
  };
  const isReady = isPlayable && !isOpening;
  return (
    <>
      <p class="actions" aria-busy={isOpening}>
        <button type="button" class="confirm" disabled={!isReady} onClick={() => open('bot')}>
          {text.play}
        </button>
        <button type="button" disabled={!isReady || !isSignedIn.value || isGuest.value} onClick={() => open('open')}>
          {text.invite}
        </button>
      </p>
      {(!isSignedIn.value || isGuest.value) && (
        <p>
          <a href="/me">{texts.value.needsSignIn}</a>
        </p>
      )}
      <Refusal error={error} of="napoleonics" />
    </>
  );
}
