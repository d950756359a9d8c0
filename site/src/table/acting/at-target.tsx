import type { ComponentChildren } from 'preact';
import { texts } from '../../app/texts.ts';
import { confirmed } from '../../grammar/meaning.ts';
import type { Drawn } from '../choosing/drawn.ts';
import { Remarks } from '../choosing/sheet-panel.tsx';
import { WhoGoes } from '../choosing/who-goes.tsx';
import { useNarrow } from '../shell/size.ts';
import type { Acting } from './acting.ts';
import { DiceTold } from './dice-told.tsx';
import { Flyout } from './flyout.tsx';
import { begun, entriesOf, IN_BAR, type Naming } from './offers.ts';
import { words } from './words.ts';

interface Props {
  readonly of: string;
  readonly acting: Acting;
  readonly drawn: Drawn;
  readonly naming: Naming;
  /** The same as buttons, on a phone. */
  readonly acts: ComponentChildren;
}

/** What a click at the target means: the forecast under the pointer, or all meanings of the target of the last click. */
export function AtTarget({ of, acting, drawn, naming, acts }: Props) {
  const { choosing, forecast, sendWhole, isOff } = acting;
  const { picture } = naming.dictionary;
  const isNarrow = useNarrow();
  const entries = entriesOf(choosing, naming, (whole) =>
    choosing.sheet === undefined ? sendWhole(whole) : choosing.write(whole.partial, whole.command),
  );
  const named = choosing.narrowed.value.taken.flatMap((step) => (step.is === 'name' ? [step.name] : []));
  const at = named.at(-1);
  const party = choosing.party.value;
  const isWhole = choosing.sheet === undefined && confirmed(choosing.meant.value) !== undefined;
  const lit = [...choosing.marks.value].flatMap(([name, mark]) => (mark === 'lit' || mark === 'spent' ? [name] : []));
  // On a phone the buttons of whole commands stand right under the board, if there is room for them.
  if (isNarrow && choosing.sheet === undefined && entries.length <= IN_BAR)
    return (
      <>
        {acts}
        {isWhole && (
          <Told of={of} advice={drawn.advice} isFinal={drawn.isFinal}>
            <span>{entries.length > 1 ? words.value.againAs(entries[0]?.says ?? '') : words.value.again}</span>
          </Told>
        )}
      </>
    );
  if (entries.length > 0 && at !== undefined)
    return (
      <Flyout
        {...{ picture, at, entries, isOff, lit }}
        isSheet={isNarrow}
        from={choosing.instead.value?.of ?? named[0]}
      >
        {choosing.sheet === undefined && (
          <>
            {party !== undefined && <WhoGoes party={party} words={naming.dictionary} onSteps={choosing.restep} />}
            <Told of={of} {...drawn}>
              {/* Of several meanings it is the first that is foretold, and that one more click sends. */}
              {isWhole && (
                <span>{entries.length > 1 ? words.value.againAs(entries[0]?.says ?? '') : words.value.again}</span>
              )}
            </Told>
          </>
        )}
      </Flyout>
    );
  if (forecast === undefined) return null;
  return (
    <Flyout {...{ picture }} at={forecast.at} from={choosing.hand.value ?? named[0]} entries={[]}>
      <Told of={of} {...forecast}>
        <strong>{begun(forecast.whole.partial.row.label)}</strong>
      </Told>
    </Flyout>
  );
}

interface ToldProps extends Pick<Drawn, 'advice' | 'isFinal' | 'dice'> {
  readonly of: string;
  readonly children: ComponentChildren;
}

/** What would become of a command. */
function Told({ of, advice, isFinal, dice, children }: ToldProps) {
  return (
    <div class="forecast">
      {children}
      <DiceTold dice={dice} />
      {isFinal && [
        ' ',
        <small key="final" title={texts.value.cannotTakeBack}>
          {words.value.final}
        </small>,
      ]}
      <Remarks of={of} advice={advice} />
    </div>
  );
}
