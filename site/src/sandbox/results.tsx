import type { Adjudication } from '@fieldpost/client';
import { Icon } from '../app/parts/icon.tsx';
import { Rule } from '../app/parts/rule.tsx';
import { useNames } from '../app/service/names.ts';
import type { Marks } from '../table/board/marks.ts';
import { words } from './words.ts';

type Result = Adjudication['results'][number];

/** Marks on the map what decides an order: the space of its unit, and the deciding units. */
export function marksOf(result: Result | undefined): Marks {
  if (result?.unit === undefined) return new Map();
  const by = result.by.map((province) => [`space:${province}` as const, 'about' as const] as const);
  return new Map([...by, [`space:${result.unit.slice(2, 5)}` as const, 'picked' as const]]);
}

interface Props {
  readonly results: readonly Result[];
  readonly shown: number | undefined;
  readonly onShown: (shown: number | undefined) => void;
}

/** Explains the result of every order, all at once or one after another. */
export function Results({ results, shown, onShown }: Props) {
  const { outcomes = {} } = useNames('diplomacy');
  const text = words.value;
  const go = (by: number): void => onShown(((shown ?? (by > 0 ? -1 : 0)) + by + results.length) % results.length);
  return (
    <>
      <p class="actions">
        <button type="button" aria-label={text.previous} disabled={results.length === 0} onClick={() => go(-1)}>
          <Icon of="back" />
        </button>
        <button type="button" aria-label={text.following} disabled={results.length === 0} onClick={() => go(1)}>
          <Icon of="on" />
        </button>
        <button type="button" aria-pressed={shown === undefined} onClick={() => onShown(undefined)}>
          {text.all}
        </button>
      </p>
      <ol class="results">
        {results.map((result, i) => (
          <li
            key={`${result.power}${result.unit}${result.order}`}
            class={i === shown ? 'shown' : ''}
            hidden={shown !== undefined && i !== shown}
          >
            <p>
              <button
                type="button"
                class="small"
                aria-pressed={i === shown}
                onClick={() => onShown(i === shown ? undefined : i)}
              >
                {result.order}
              </button>
              <strong class={`outcome-word ${result.outcome}`}>{outcomes[result.outcome] ?? result.outcome}</strong>
            </p>
            <p>{result.reason}</p>
            {result.suggestion !== undefined && <p class="hint">{result.suggestion}</p>}
            {result.by.length > 0 && i === shown && <p class="hint">{`${text.decidedBy}: ${result.by.join(', ')}`}</p>}
            <Rule of="diplomacy" rule={result.rule} />
          </li>
        ))}
      </ol>
    </>
  );
}
