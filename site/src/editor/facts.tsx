import { Icon } from '../app/parts/icon.tsx';
import { useNames } from '../app/service/names.ts';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { type Battle, type Nation, SIDES, type Side, said } from './battle.ts';
import { SpecialRules } from './special-rules.tsx';
import { TextField } from './text-field.tsx';
import { words } from './words.ts';

interface Props {
  readonly battle: Battle;
  readonly onBattle: (battle: Battle) => void;
}

/** Edits everything besides hexes: the name of the battle, the armies, and victory. */
export function Facts({ battle, onBattle }: Props) {
  const text = words.value;
  const spoken = language.value;
  return (
    <>
      <TextField
        label={text.name}
        max={200}
        value={battle.name[spoken]}
        onText={(name) => onBattle({ ...battle, name: said(battle.name, spoken, name || '–') })}
      />
      <TextField
        label={text.date}
        max={40}
        value={battle.date}
        onText={(date) => onBattle({ ...battle, date: date || '–' })}
      />
      <label class="field">
        {text.notes}
        <textarea
          rows={3}
          maxLength={1000}
          value={battle.notes[spoken]}
          onChange={({ currentTarget }) =>
            onBattle({ ...battle, notes: said(battle.notes, spoken, currentTarget.value.trim() || '–') })
          }
        />
      </label>
      {SIDES.map((side) => (
        <Army key={side} side={side} battle={battle} onBattle={onBattle} />
      ))}
      <label class="field">
        {text.first}
        <select
          value={battle.first}
          onChange={({ currentTarget }) => onBattle({ ...battle, first: currentTarget.value as Side })}
        >
          {SIDES.map((side) => (
            <option key={side} value={side}>
              {text.side[side]}
            </option>
          ))}
        </select>
      </label>
      <Objectives battle={battle} onBattle={onBattle} />
      <SpecialRules battle={battle} onBattle={onBattle} />
    </>
  );
}

const NATIONS = ['BRITISH', 'PORTUGUESE', 'FRENCH'] as const;

function Army({ side, battle, onBattle }: Props & { readonly side: Side }) {
  const { nations = {} } = useNames('napoleonics');
  const text = words.value;
  const spoken = language.value;
  const army = battle.sides[side];
  const set = (changed: Partial<typeof army>): void =>
    onBattle({ ...battle, sides: { ...battle.sides, [side]: { ...army, ...changed } } });
  const toggle = (nation: Nation): void => {
    const next = NATIONS.filter((each) => (each === nation) !== army.nations.includes(each));
    if (next.length > 0) set({ nations: next });
  };
  return (
    <fieldset class="army">
      <legend>{text.side[side]}</legend>
      <TextField
        label={text.army}
        max={200}
        value={army.army[spoken]}
        onText={(name) => set({ army: said(army.army, spoken, name || '–') })}
      />
      <TextField
        label={text.commander}
        max={200}
        value={army.commander[spoken]}
        onText={(name) => set({ commander: said(army.commander, spoken, name || '–') })}
      />
      <span class="pair">
        <label class="field">
          {text.handSize}
          <input
            type="number"
            min={2}
            max={8}
            value={army.hand}
            onChange={({ currentTarget }) => set({ hand: Number(currentTarget.value) })}
          />
        </label>
        <label class="field">
          {text.banners}
          <input
            type="number"
            min={1}
            max={9}
            value={battle.banners[side]}
            onChange={({ currentTarget }) =>
              onBattle({ ...battle, banners: { ...battle.banners, [side]: Number(currentTarget.value) } })
            }
          />
        </label>
      </span>
      <span class="chips">
        {NATIONS.map((nation) => (
          <label class="toggle" key={nation}>
            <input type="checkbox" checked={army.nations.includes(nation)} onChange={() => toggle(nation)} />
            {nations[nation] ?? nation}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

type Objective = Battle['objectives'][number];

/** Edits the other sources of banners: hexes to hold, and hexes to leave the board by. */
function Objectives({ battle, onBattle }: Props) {
  const text = words.value;
  const { objectives } = battle;
  const set = (i: number, next: Objective): void =>
    onBattle({ ...battle, objectives: objectives.map((each, j) => (j === i ? next : each)) });
  const add = (kind: Objective['kind']): void => {
    const id =
      Array.from({ length: 11 }, (_, i) => `${kind}-${i + 1}`).find(
        (each) => !objectives.some((other) => other.id === each),
      ) ?? kind;
    const common = {
      id,
      side: 'top',
      banners: 1,
      text: { en: text.objective[kind], ko: text.objective[kind] },
    } as const;
    const made: Objective =
      kind === 'hold'
        ? { ...common, kind, hexes: ['e7'], gain: 'immediate', lasts: 'temporary' }
        : { ...common, kind, hexes: ['i7'], edge: 'bottom' };
    onBattle({ ...battle, objectives: [...objectives, made] });
  };
  return (
    <>
      <h3>{text.objectives}</h3>
      <ul class="objectives">
        {objectives.map((objective, i) => (
          <li key={objective.id}>
            <strong>{text.objective[objective.kind]}</strong>
            <select
              aria-label={`${objective.id}: ${text.army}`}
              value={objective.side}
              onChange={({ currentTarget }) => set(i, { ...objective, side: currentTarget.value as Side })}
            >
              {SIDES.map((side) => (
                <option key={side} value={side}>
                  {text.side[side]}
                </option>
              ))}
            </select>
            <input
              type="text"
              aria-label={`${objective.id}: ${text.objectiveHexes}`}
              value={objective.hexes.join(', ')}
              onChange={({ currentTarget }) => {
                const hexes = currentTarget.value.split(/[\s,]+/).filter((hex) => hex !== '');
                set(i, { ...objective, hexes: hexes.length > 0 ? hexes : objective.hexes });
              }}
            />
            <input
              type="number"
              min={1}
              max={3}
              aria-label={`${objective.id}: ${text.banners}`}
              value={objective.banners}
              onChange={({ currentTarget }) => set(i, { ...objective, banners: Number(currentTarget.value) })}
            />
            <button
              type="button"
              class="small"
              aria-label={`${texts.value.remove}: ${objective.id}`}
              onClick={() => onBattle({ ...battle, objectives: objectives.filter((each) => each !== objective) })}
            >
              <Icon of="remove" />
            </button>
          </li>
        ))}
      </ul>
      <p class="actions">
        <button type="button" disabled={objectives.length >= 10} onClick={() => add('hold')}>
          {text.hold}
        </button>
        <button type="button" disabled={objectives.length >= 10} onClick={() => add('exit')}>
          {text.exit}
        </button>
      </p>
    </>
  );
}
