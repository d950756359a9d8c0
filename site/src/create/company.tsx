import { words } from './company-words.ts';
import { Field } from './fields.tsx';

type Settings = { readonly [name: string]: unknown };

/** The ratings that a game asks for: lowest and highest. */
interface Rating {
  readonly least?: number;
  readonly most?: number;
}

interface Props {
  readonly value: Settings;
  readonly set: (name: string, to: unknown) => void;
}

const DELAYS = [1, 2, 3, 5];
const SHARES = [50, 70, 80, 90];
const GAMES = [1, 3, 10, 30];
const RATINGS = [1000, 1200, 1400, 1500, 1600, 1800, 2000, 2200];

/** Sets who may watch and how late, and the conditions for new players. The value leaves out usual settings. */
export function Company({ value, set }: Props) {
  const all = words.value;
  const spectators = value.spectators as { readonly is: string; readonly turns?: number } | undefined;
  const conditions = (value.conditions ?? {}) as {
    readonly reliability?: number;
    readonly games?: number;
    readonly rating?: Rating;
  };
  const look = spectators === undefined ? 'on' : spectators.is === 'off' ? 'off' : String(spectators.turns);
  const chooseLook = (to: string): void =>
    set('spectators', to === 'on' ? undefined : to === 'off' ? { is: 'off' } : { is: 'delayed', turns: Number(to) });
  const ask = (name: keyof typeof conditions, to: number | Rating): void => {
    const { [name]: _, ...others } = conditions;
    const isNothing = to === 0 || (typeof to === 'object' && Object.keys(to).length === 0);
    const next = isNothing ? others : { ...others, [name]: to };
    set('conditions', Object.keys(next).length === 0 ? undefined : next);
  };
  const bound = (name: 'least' | 'most') => {
    const rating: Rating = conditions.rating ?? {};
    const { [name]: now, ...other } = rating;
    const isWithin = (each: number): boolean =>
      name === 'least' ? each <= (rating.most ?? each) : each >= (rating.least ?? each);
    return (
      <Field name={name} words={all[name]}>
        <select
          id={`set-${name}`}
          value={String(now ?? 0)}
          onChange={({ currentTarget: { value: to } }) =>
            ask('rating', to === '0' ? other : { ...other, [name]: Number(to) })
          }
        >
          <option value="0">{all.played(0)}</option>
          {RATINGS.filter(isWithin).map((each) => (
            <option key={each} value={String(each)}>
              {each}
            </option>
          ))}
        </select>
      </Field>
    );
  };
  const least = (name: 'reliability' | 'games', choices: readonly number[], labelOf: (n: number) => string) => (
    <Field name={name} words={all[name]}>
      <select
        id={`set-${name}`}
        value={String(conditions[name] ?? 0)}
        onChange={({ currentTarget }) => ask(name, Number(currentTarget.value))}
      >
        {[0, ...choices].map((each) => (
          <option key={each} value={String(each)}>
            {labelOf(each)}
          </option>
        ))}
      </select>
    </Field>
  );
  return (
    <details>
      <summary>{all.company}</summary>
      <Field name="spectators" words={all.spectators}>
        <select id="set-spectators" value={look} onChange={({ currentTarget }) => chooseLook(currentTarget.value)}>
          <option value="on">{all.on}</option>
          {DELAYS.map((turns) => (
            <option key={turns} value={String(turns)}>
              {all.turns(turns)}
            </option>
          ))}
          <option value="off">{all.off}</option>
        </select>
      </Field>
      {least('reliability', SHARES, all.share)}
      {value.anonymous !== true && least('games', GAMES, all.played)}
      {value.anonymous !== true && bound('least')}
      {value.anonymous !== true && bound('most')}
    </details>
  );
}
