import { bilingual } from '../app/texts.ts';

const words = bilingual(
  {
    filters: 'Which games',
    free: 'with a free seat',
    anonymous: { name: 'Names', any: 'any', true: 'anonymous', false: 'with names' },
    rated: { name: 'Rating', any: 'any', true: 'rated', false: 'not rated' },
    pace: { name: 'Pace', any: 'any', live: 'live', mail: 'slow' },
    none: 'No such games yet.',
  },
  {
    filters: '어떤 게임',
    free: '빈자리가 있는 게임',
    anonymous: { name: '이름', any: '모두', true: '익명', false: '이름을 밝힘' },
    rated: { name: '레이팅', any: '모두', true: '레이팅 게임', false: '레이팅 아님' },
    pace: { name: '속도', any: '모두', live: '실시간', mail: '느린 게임' },
    none: '아직 그런 게임이 없습니다.',
  },
);

/** The filters of a list of games, as the address has them; a filter that is left out matches every game. */
export interface Filter {
  readonly free?: 'true';
  readonly anonymous?: 'true' | 'false';
  readonly rated?: 'true' | 'false';
  readonly pace?: 'live' | 'mail';
}

const oneOf = <T extends string>(value: string | undefined, all: readonly T[]): T | undefined =>
  all.find((each) => each === value);

export function filterIn(query: Readonly<Record<string, string | undefined>>): Filter {
  const [free, anonymous, rated, pace] = [
    oneOf(query.free, ['true']),
    oneOf(query.anonymous, ['true', 'false']),
    oneOf(query.rated, ['true', 'false']),
    oneOf(query.pace, ['live', 'mail']),
  ];
  return { ...(free && { free }), ...(anonymous && { anonymous }), ...(rated && { rated }), ...(pace && { pace }) };
}

interface Filters {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Edits the filters of a list of games. */
export function Filters({ filter, onFilter }: Filters) {
  const all = words.value;
  const choose = (name: 'anonymous' | 'rated' | 'pace') => {
    const { name: label, ...choices } = all[name];
    return (
      <label>
        {label}{' '}
        <select
          value={filter[name] ?? 'any'}
          onChange={({ currentTarget: { value } }) =>
            onFilter(filterIn({ ...filter, [name]: value === 'any' ? undefined : value }))
          }
        >
          {Object.entries(choices).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      </label>
    );
  };
  return (
    <fieldset class="bare filters">
      <legend class="unseen">{all.filters}</legend>
      <label class="toggle">
        <input
          type="checkbox"
          checked={filter.free === 'true'}
          onChange={({ currentTarget }) =>
            onFilter(filterIn({ ...filter, free: currentTarget.checked ? 'true' : undefined }))
          }
        />
        {all.free}
      </label>
      {choose('pace')}
      {choose('rated')}
      {choose('anonymous')}
    </fieldset>
  );
}

/** Says that no game matches so far; the next page may have some. */
export const NoneOfThese = () => <p>{words.value.none}</p>;
