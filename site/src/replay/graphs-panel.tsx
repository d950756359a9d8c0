import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { texts } from '../app/texts.ts';
import type { Series } from './series.ts';
import { words as own } from './words.ts';

interface Props {
  readonly series: Series;
  readonly version: number;
  readonly go: (version: number) => void;
}

/** Graphs are loaded on first use. */
export function GraphsPanel(props: Props) {
  const [Graphs, setGraphs] = useState<FunctionComponent<Props>>();
  return (
    <details
      class="panel graphs"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && Graphs === undefined)
          void import('./graphs.tsx').then((loaded) => setGraphs(() => loaded.Graphs));
      }}
    >
      <summary>{own.value.graphs}</summary>
      {Graphs === undefined ? <p class="hint">{texts.value.loading}</p> : <Graphs {...props} />}
    </details>
  );
}
