import { useNames } from '../app/service/names.ts';
import { language } from '../app/session.ts';
import { type Battle, cleared, GROUND, type Ground, groundOf, said, sidesAt, turned } from './battle.ts';
import { DIRECTIONS } from './hexes.ts';
import { TextField } from './text-field.tsx';
import { words } from './words.ts';

interface Props {
  readonly battle: Battle;
  readonly hex: string | undefined;
  readonly onBattle: (battle: Battle) => void;
}

/** Edits one hex: its sides, its name, and its leaders. */
export function OneHex({ battle, hex, onBattle }: Props) {
  const { terrain = {}, units = {} } = useNames('napoleonics');
  const text = words.value;
  if (hex === undefined) return <p class="hint">{text.nothingChosen}</p>;
  const code = groundOf(battle, hex) as Ground;
  const unit = battle.units.find((each) => each.hex === hex);
  const leader = battle.leaders.find((each) => each.hex === hex);
  const place = battle.places.find((each) => each.hex === hex);
  const sides = sidesAt(battle, hex);
  const spoken = language.value;
  const rename = (name: string): void => {
    const others = battle.places.filter((each) => each.hex !== hex);
    const before = place?.name ?? { en: '', ko: '' };
    onBattle({ ...battle, places: name === '' ? others : [...others, { hex, name: said(before, spoken, name) }] });
  };
  return (
    <section class="one-hex">
      <h2>{[hex, terrain[GROUND[code]], unit && units[unit.type]].filter(Boolean).join(', ')}</h2>
      {sides !== undefined && (
        <fieldset class="chips bare" aria-label={text.sidesOf}>
          {DIRECTIONS.map((side) => (
            <button
              type="button"
              key={side}
              aria-pressed={sides.includes(side)}
              onClick={() => onBattle(turned(battle, hex, side))}
            >
              {side}
            </button>
          ))}
        </fieldset>
      )}
      <TextField label={text.place} max={200} value={place?.name[spoken] ?? ''} onText={rename} />
      {leader !== undefined && (
        <TextField
          label={text.leaderName}
          max={200}
          value={leader.name[spoken]}
          onText={(name) =>
            onBattle({
              ...battle,
              leaders: battle.leaders.map((each) =>
                each === leader ? { ...each, name: said(each.name, spoken, name || each.name[spoken]) } : each,
              ),
            })
          }
        />
      )}
      {(unit !== undefined || leader !== undefined) && (
        <button type="button" onClick={() => onBattle(cleared(battle, hex))}>
          {text.erase}
        </button>
      )}
    </section>
  );
}
