import { useNames } from '../app/service/names.ts';
import {
  type Battle,
  cleared,
  GROUND,
  type Ground,
  type Nation,
  painted,
  SIDES,
  type Side,
  withLeader,
  withUnit,
} from './battle.ts';
import { words } from './words.ts';

const TOOLS = ['ground', 'units', 'leaders', 'hex', 'hand'] as const;

/** What a click on a hex does: each tool keeps what was chosen for it. */
interface Brush {
  readonly tool: (typeof TOOLS)[number];
  readonly ground: Ground;
  readonly side: Side;
  /** A unit of the tables, or none, which removes the unit in the hex. */
  readonly type: string | undefined;
  readonly nation: Nation;
}

export const FIRST: Brush = { tool: 'ground', ground: 'HI', side: 'top', type: 'B-LN', nation: 'BRITISH' };

/** Returns the battle after the brush has touched a hex. */
export function brushed(battle: Battle, { tool, ground, side, type, nation }: Brush, hex: string): Battle {
  switch (tool) {
    case 'ground':
      return painted(battle, hex, ground);
    case 'units':
      return type === undefined ? cleared(battle, hex) : withUnit(battle, { side, type, hex });
    case 'leaders':
      return type === undefined ? cleared(battle, hex) : withLeader(battle, { side, nation, hex }, LEADERS[nation]);
    case 'hex':
    case 'hand':
      return battle;
  }
}

/** Names for leaders without a given name. */
const LEADERS: { readonly [nation in Nation]: readonly string[] } = {
  BRITISH: ['Wellington', 'Hill', 'Beresford', 'Graham', 'Picton', 'Uxbridge'],
  PORTUGUESE: ['Trant', 'Silveira', 'Pack', 'Le Cor'],
  FRENCH: ['Soult', 'Ney', 'Masséna', 'Marmont', 'Victor', 'Reille', 'Junot'],
};

interface Props {
  readonly battle: Battle;
  readonly brush: Brush;
  readonly onBrush: (brush: Brush) => void;
}

/** Chooses what a click does. */
export function Brushes({ battle, brush, onBrush }: Props) {
  const { tool } = brush;
  const text = words.value;
  return (
    <>
      <div class="chips" role="tablist">
        {TOOLS.map((each) => (
          <button
            type="button"
            role="tab"
            key={each}
            aria-selected={each === tool}
            onClick={() => onBrush({ ...brush, tool: each })}
          >
            {text.tools[each]}
          </button>
        ))}
      </div>
      <p class="hint">{text.hints[tool]}</p>
      {tool === 'ground' && <Grounds brush={brush} onBrush={onBrush} />}
      {(tool === 'units' || tool === 'leaders') && <Armies battle={battle} brush={brush} onBrush={onBrush} />}
    </>
  );
}

function Grounds({ brush, onBrush }: Omit<Props, 'battle'>) {
  const { terrain = {} } = useNames('napoleonics');
  return (
    <fieldset class="chips bare" aria-label={words.value.tools.ground}>
      {(Object.keys(GROUND) as Ground[]).map((ground) => (
        <button
          type="button"
          key={ground}
          aria-pressed={brush.ground === ground}
          onClick={() => onBrush({ ...brush, ground })}
        >
          {terrain[GROUND[ground]] ?? ground}
        </button>
      ))}
    </fieldset>
  );
}

function Armies({ battle, brush, onBrush }: Props) {
  const { units = {}, nations = {} } = useNames('napoleonics');
  const { tool, side, type, nation } = brush;
  const text = words.value;
  const own = battle.sides[side].nations;
  const types = Object.keys(units).filter((each) => own.some((one) => each.startsWith(`${one.charAt(0)}-`)));
  return (
    <>
      <fieldset class="chips bare" aria-label={text.army}>
        {SIDES.map((each) => (
          <button
            type="button"
            key={each}
            aria-pressed={each === side}
            onClick={() => onBrush(turnedTo(battle, brush, each, units))}
          >
            {text.side[each]}
          </button>
        ))}
      </fieldset>
      <fieldset class="chips bare" aria-label={text.tools[tool]}>
        {tool === 'units'
          ? types.map((each) => (
              <button
                type="button"
                key={each}
                aria-pressed={each === type}
                onClick={() => onBrush({ ...brush, type: each })}
              >
                {units[each]}
              </button>
            ))
          : own.map((each) => (
              <button
                type="button"
                key={each}
                aria-pressed={type !== undefined && each === nation}
                onClick={() => onBrush({ ...brush, nation: each, type: type ?? types[0] })}
              >
                {nations[each] ?? each}
              </button>
            ))}
        <button type="button" aria-pressed={type === undefined} onClick={() => onBrush({ ...brush, type: undefined })}>
          {text.erase}
        </button>
      </fieldset>
    </>
  );
}

/** The brush of the other side: the same arm, of the nation that leads there. */
function turnedTo(battle: Battle, brush: Brush, side: Side, units: { readonly [type: string]: string }): Brush {
  const nation = battle.sides[side].nations[0] ?? 'FRENCH';
  const same = `${nation.charAt(0)}-${brush.type?.slice(2)}`;
  const type = brush.type === undefined ? undefined : Object.hasOwn(units, same) ? same : `${nation.charAt(0)}-LN`;
  return { ...brush, side, nation, type };
}
