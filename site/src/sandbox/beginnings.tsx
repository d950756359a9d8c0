import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { useNames } from '../app/service/names.ts';
import { EMPTY, ofGame, PHASES, SEASONS, type Situation, START } from './situation.ts';
import { words } from './words.ts';

interface Props {
  readonly situation: Situation;
  readonly onSituation: (situation: Situation) => void;
}

/** Chooses the start of a position: the opening, an empty map, or a game; and its phase. */
export function Beginnings({ situation, onSituation }: Props) {
  const text = words.value;
  return (
    <section class="beginnings">
      <h2>{text.start}</h2>
      <p class="actions">
        <button type="button" onClick={() => onSituation(START)}>
          {text.opening}
        </button>
        <button type="button" onClick={() => onSituation(EMPTY)}>
          {text.empty}
        </button>
      </p>
      <FromGame onSituation={onSituation} />
      <When situation={situation} onSituation={onSituation} />
    </section>
  );
}

function FromGame({ onSituation }: Pick<Props, 'onSituation'>) {
  const [game, setGame] = useState('');
  const [version, setVersion] = useState('');
  const [error, setError] = useState<unknown>();
  const text = words.value;
  const load = async (): Promise<void> => {
    setError(undefined);
    try {
      const situation = ofGame(await api.value.getState({ game, ...(version !== '' && { version: Number(version) }) }));
      if (situation === undefined) throw new Error(text.notDiplomacy);
      onSituation(situation);
    } catch (caught) {
      setError(caught);
    }
  };
  return (
    <details>
      <summary>{text.fromGame}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void load();
        }}
      >
        <label class="field">
          {text.game}
          <input
            type="text"
            required
            value={game}
            onInput={({ currentTarget }) => setGame(currentTarget.value.trim())}
          />
        </label>
        <label class="field">
          {text.version}
          <input
            type="number"
            min={1}
            value={version}
            onInput={({ currentTarget }) => setVersion(currentTarget.value)}
          />
        </label>
        <button type="submit">{text.load}</button>
      </form>
      <Refusal error={error} />
    </details>
  );
}

function When({ situation, onSituation }: Props) {
  const { seasons = {}, phases = {} } = useNames('diplomacy');
  const { season, year, phase } = situation;
  return (
    <fieldset class="when">
      <legend>{words.value.when}</legend>
      <select
        aria-label={words.value.when}
        value={`${season} ${phase}`}
        onChange={({ currentTarget }) => {
          const [one, other] = currentTarget.value.split(' ') as [Situation['season'], Situation['phase']];
          onSituation({ ...situation, season: one, phase: other, orders: {} });
        }}
      >
        {SEASONS.flatMap((one) =>
          PHASES.filter((other) => one === 'fall' || other !== 'adjustment').map((other) => (
            <option
              key={`${one} ${other}`}
              value={`${one} ${other}`}
            >{`${seasons[one] ?? one}, ${phases[other] ?? other}`}</option>
          )),
        )}
      </select>
      <input
        type="number"
        aria-label={words.value.year}
        min={1900}
        max={9999}
        value={year}
        onChange={({ currentTarget }) => onSituation({ ...situation, year: Number(currentTarget.value) })}
      />
    </fieldset>
  );
}
