import { Fragment } from 'preact';
import { texts } from '../../app/texts.ts';
import { kindsOf, shownKinds } from '../../grammar/answers.ts';
import { next } from '../../grammar/narrow.ts';
import { isDone } from '../../grammar/partial.ts';
import { type Choice, pathKey, type Slot } from '../../grammar/rows.ts';
import { changeable, shared } from '../../grammar/shared.ts';
import type { Choosing } from './choosing.ts';
import { Choices, Control, slotKey } from './controls.tsx';
import { WhoGoes } from './who-goes.tsx';
import { type Dictionary, wordsOfPartial } from './words.ts';

/**
 * What is asked next: the kind of command, then the first thing that is open; and what may still be changed of what is
 * whole.
 */
export function Narrowing({ choosing, words }: { readonly choosing: Choosing; readonly words: Dictionary }) {
  const { partials, taken } = choosing.meant.value;
  const { open } = next(partials);
  const slot = open[0]?.slot;
  const party = choosing.party.value;
  const isWho = (each: Slot): boolean => party !== undefined && slotKey(each) === slotKey(party.slot);
  // Once an order is complete, more is asked about it only if the player chooses another kind.
  const isComplete = choosing.sheet !== undefined && choosing.written.value !== undefined;
  const isAsking = !isComplete || taken.some(({ is }) => is === 'label');
  const chosen = (isAsking ? open : []).filter(({ slot: each, choices }) => choices.length > 0 && !isWho(each));
  // To do nothing has separate buttons, unless more is to be said.
  const labels = kindsOf(choosing.meant.value);
  // What no click on the board means has its words, also alone.
  const inWords = taken.length === 0 && labels.length === 1 ? labels.filter(choosing.isInWords) : [];
  const shown = [...new Set([...shownKinds(choosing.meant.value), ...inWords])];
  const [only] = partials;
  const isOne = partials.length === 1 && only !== undefined;
  const said = taken.find((step) => step.is === 'label');
  // What is open differs from one kind of command to another: first it is said which is meant.
  const isKind = (labels.length <= 1 && inWords.length === 0) || said !== undefined;
  // On a sheet it is first said which unit is meant: all kinds of orders of all units at once help nobody.
  if (choosing.sheet !== undefined && taken.length === 0) return <p class="hint">{texts.value.chooseOnBoard}</p>;
  return (
    <>
      {shown.length > 0 && (
        <fieldset class="chips bare" aria-label={texts.value.choose}>
          {shown.map((label) => (
            <button
              type="button"
              key={label}
              aria-pressed={
                said?.is === 'label' ? said.label === label : choosing.written.value?.partial.row.label === label
              }
              onClick={() => choosing.step({ is: 'label', label })}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {isOne && taken.length > 0 && choosing.written.value === undefined && (
        <p class="in-words">{wordsOfPartial(only, words)}</p>
      )}
      {party !== undefined && isKind && <WhoGoes party={party} words={words} onSteps={choosing.restep} />}
      {isKind &&
        chosen.map(({ slot: each, choices }, i) => (
          <Fragment key={slotKey(each)}>
            {i === 0 && (
              <p class="hint">{isInTray(each, choices, words) ? texts.value.chooseCard : texts.value.chooseOnBoard}</p>
            )}
            {!isInTray(each, choices, words) && (
              <Choices
                slot={each}
                choices={choices}
                words={words}
                onChoice={(value) => choosing.step({ is: 'value', path: slotKey(each), value })}
              />
            )}
          </Fragment>
        ))}
      {only !== undefined &&
        (isOne ? changeable(only.row.slots, slot) : isKind ? shared(partials, taken, slot) : []).map((each) => (
          <Control
            key={slotKey(each)}
            slot={each}
            words={words}
            value={only.filled.get(pathKey(each.path))}
            onValue={(value) => choosing.step({ is: 'value', path: slotKey(each), value })}
          />
        ))}
      {isOne && !isDone(only) && slot !== undefined && chosen.length === 0 && <p class="hint">{texts.value.choose}</p>}
    </>
  );
}

/** Whether all that may be chosen lies in the tray, where it can be chosen with its words. */
const isInTray = ({ kind }: Slot, choices: readonly Choice[], { cards }: Dictionary): boolean =>
  kind === 'card' && choices.every(({ value }) => cards.has(String(value)));

/** The kinds of commands that need more than their words, where their choice begins with the words. */
export function OpenKinds({ choosing }: { readonly choosing: Choosing }) {
  const { partials, taken } = choosing.narrowed.value;
  const labels = new Set(partials.flatMap((each) => (isDone(each) ? [] : [each.row.label])));
  if (taken.length > 0 || labels.size === 0) return null;
  return (
    <p class="chips">
      {[...labels].map((label) => (
        <button type="button" key={label} onClick={() => choosing.step({ is: 'label', label })}>
          {label}
        </button>
      ))}
    </p>
  );
}
