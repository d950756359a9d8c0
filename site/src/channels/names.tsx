import { useEffect, useState } from 'preact/hooks';
import { keepOnDevice, keepTitles, keptOnDevice } from '../app/service/device.ts';
import { invitations, running } from '../app/service/waiting.ts';
import { words } from './words.ts';

/** Switches whether notifications of this device show titles of games. Off until the reader wants it. */
export function Names() {
  const [isOn, setOn] = useState(false);
  useEffect(() => void keptOnDevice('names').then((names) => setOn(names === true)), []);
  const choose = async (on: boolean): Promise<void> => {
    await keepOnDevice('names', on ? true : undefined);
    if (on) await keepTitles([...running.value, ...invitations.value.map(({ game }) => game)]);
    else await keepOnDevice('titles', undefined);
    setOn(on);
  };
  return (
    <>
      <label class="toggle">
        <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => void choose(currentTarget.checked)} />
        {words.value.names}
      </label>
      <p class="hint">{words.value.namesHint}</p>
    </>
  );
}
