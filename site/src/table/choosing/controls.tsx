import type { Json } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { isComposing } from '../../app/composing.ts';
import { bilingual, texts } from '../../app/texts.ts';
import { keyOf, type Leaf } from '../../grammar/node.ts';
import { type Choice, pathKey, type Slot } from '../../grammar/rows.ts';
import { type Dictionary, wordsOfChoice, wordsOfKey } from './words.ts';

const said = bilingual(
  { upTo: (most: number) => `choose up to ${most}`, exactly: (count: number) => `choose ${count}` },
  { upTo: (most) => `${most}개까지`, exactly: (count) => `${count}개` },
);

interface Of {
  readonly slot: Slot;
  readonly words: Dictionary;
  readonly value: Json | undefined;
  readonly onValue: (value: Json | undefined) => void;
}

/** A control for a slot that is open, or that may still be changed. */
export function Control({ slot, words, value, onValue }: Of) {
  switch (slot.of.is) {
    case 'choice':
      if (slot.isOptional && slot.of.choices.length === 1)
        return <Toggle slot={slot} words={words} value={value} onValue={onValue} />;
      return (
        <Choices
          slot={slot}
          choices={slot.of.choices}
          words={words}
          value={value}
          onChoice={(chosen) =>
            onValue(slot.isOptional && value !== undefined && keyOf(chosen) === keyOf(value) ? undefined : chosen)
          }
        />
      );
    case 'int':
      return <Stepper {...{ slot, value, onValue }} min={slot.of.min} max={slot.of.max} />;
    case 'pick':
      return slot.of.choices.length === 0 ? null : <Pick {...{ slot, words, value, onValue }} {...slot.of} />;
    case 'text':
      return <Text {...{ slot, value, onValue }} max={slot.of.max} />;
    case 'counts':
      return <Counts {...{ slot, words, value, onValue }} map={slot.of.map} />;
    case 'sheet':
      return null;
  }
}

const titleOf = ({ label, path }: Slot): string => label ?? String(path.at(-1)).replaceAll('-', ' ');

interface ChoicesProps {
  readonly slot: Slot;
  readonly choices: readonly Choice[];
  readonly words: Dictionary;
  readonly value?: Json | undefined;
  readonly onChoice: (value: Json) => void;
}

/** More choices than these are searched rather than read. */
const MANY = 9;

/** All values as buttons: nobody must hit a small thing on the board. */
export function Choices({ slot, choices, words, value, onChoice }: ChoicesProps) {
  const [wanted, setWanted] = useState('');
  const chosen = value === undefined ? undefined : keyOf(value);
  const isLong = choices.length > MANY;
  const has = (choice: Choice): boolean =>
    wordsOfChoice(slot, choice, words).toLowerCase().includes(wanted.trim().toLowerCase());
  const found = isLong ? choices.filter(has) : choices;
  const [only] = found;
  return (
    <fieldset class="choices bare" aria-label={titleOf(slot)} data-path={slotKey(slot)}>
      {slot.isOptional && slot.label !== undefined && <legend>{slot.label}</legend>}
      {isLong && (
        <label class="find">
          {texts.value.searchChoices}
          <input
            type="search"
            data-key="/"
            value={wanted}
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !isComposing(event) && found.length === 1 && only !== undefined)
                onChoice(only.value);
            }}
          />
        </label>
      )}
      {found.length === 0 && <p role="status">{texts.value.nothingFound}</p>}
      {found.map((choice) => (
        <button
          type="button"
          key={keyOf(choice.value)}
          aria-pressed={chosen === keyOf(choice.value)}
          data-value={keyOf(choice.value)}
          data-key={typeof choice.value === 'boolean' ? (choice.value ? 'y' : 'n') : undefined}
          onClick={() => onChoice(choice.value)}
        >
          {wordsOfChoice(slot, choice, words)}
        </button>
      ))}
    </fieldset>
  );
}

/** The one thing that may be added to a command, such as "by convoy". */
function Toggle({ slot, words, value, onValue }: Of) {
  const [only] = slot.of.is === 'choice' ? slot.of.choices : [];
  if (only === undefined) return null;
  return (
    <label class="toggle" data-path={slotKey(slot)}>
      <input
        type="checkbox"
        checked={value !== undefined}
        onChange={({ currentTarget }) => onValue(currentTarget.checked ? only.value : undefined)}
      />
      {titleOf(slot)}: {wordsOfChoice(slot, only, words)}
    </label>
  );
}

/** A number: all of them as buttons where they are few. */
function Stepper({
  slot,
  value,
  onValue,
  min,
  max,
}: Pick<Of, 'slot' | 'value' | 'onValue'> & { readonly min: number; readonly max: number }) {
  const now = typeof value === 'number' ? value : undefined;
  const by = (step: 1 | -1) => {
    const next = now === undefined ? max : now + step;
    return (
      <button
        type="button"
        aria-label={`${titleOf(slot)} ${step > 0 ? '+1' : '−1'}`}
        disabled={next < min || next > max}
        onClick={() => onValue(next)}
      >
        {step > 0 ? '+' : '−'}
      </button>
    );
  };
  if (max - min < 8) {
    return (
      <fieldset class="stepper" data-path={slotKey(slot)}>
        <legend>{titleOf(slot)}</legend>
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((number) => (
          <button
            type="button"
            key={number}
            aria-pressed={now === number}
            data-value={number}
            onClick={() => onValue(slot.isOptional && now === number ? undefined : number)}
          >
            {number}
          </button>
        ))}
      </fieldset>
    );
  }
  return (
    <label class="stepper" data-path={slotKey(slot)}>
      {titleOf(slot)}
      <span class="by-one">
        {by(-1)}
        <input
          type="number"
          min={min}
          max={max}
          value={now ?? (slot.isOptional ? '' : min)}
          onInput={({ currentTarget }) =>
            onValue(slot.isOptional && currentTarget.value === '' ? undefined : Number(currentTarget.value))
          }
        />
        {by(1)}
      </span>
    </label>
  );
}

/** Numbers by key; a key without one is left out. */
function Counts({ slot, words, value, onValue, map }: Of & { readonly map: Leaf<'map'> }) {
  const now = (value ?? {}) as { readonly [key: string]: Json };
  const set = (key: string, count: number | undefined): void => {
    const { [key]: _, ...others } = now;
    onValue(count === undefined ? others : { ...others, [key]: count });
  };
  return (
    <fieldset class="counts" data-path={slotKey(slot)}>
      <legend>{titleOf(slot)}</legend>
      {Object.entries(map.entries).map(([key, node]) => (
        <label key={key} data-value={key}>
          {wordsOfKey(map, key, words)}
          <input
            type="number"
            min={0}
            max={node.is === 'int' ? node.max : undefined}
            value={typeof now[key] === 'number' ? now[key] : 0}
            onInput={({ currentTarget }) =>
              set(key, Number(currentTarget.value) > 0 ? Number(currentTarget.value) : undefined)
            }
          />
        </label>
      ))}
    </fieldset>
  );
}

interface PickProps extends Pick<Of, 'slot' | 'words' | 'value' | 'onValue'> {
  readonly choices: readonly Json[];
  readonly min: number;
  readonly max: number;
}

/** Some of many; in the order in which they are chosen. */
function Pick({ slot, words, value: whole, onValue, choices, min, max }: PickProps) {
  const chosen: readonly Json[] = Array.isArray(whole) ? whole : [];
  const toggle = (value: Json): void => {
    const without = chosen.filter((each) => keyOf(each) !== keyOf(value));
    const now = without.length < chosen.length ? without : chosen.length < max ? [...chosen, value] : chosen;
    onValue(now.length === 0 && slot.isOptional ? undefined : [...now]);
  };
  return (
    <fieldset class="choices" data-path={slotKey(slot)}>
      <legend>{`${titleOf(slot)} (${said.value[min === max ? 'exactly' : 'upTo'](max)}): ${chosen.length}`}</legend>
      {choices.map((value) => {
        const place = chosen.findIndex((each) => keyOf(each) === keyOf(value));
        return (
          <button
            type="button"
            key={keyOf(value)}
            aria-pressed={place >= 0}
            data-value={keyOf(value)}
            onClick={() => toggle(value)}
          >
            {place >= 0 && max > 1 ? `${place + 1}. ` : ''}
            {wordsOfChoice({ kind: slot.kind ?? 'card' }, { value }, words)}
          </button>
        );
      })}
    </fieldset>
  );
}

function Text({ slot, value, onValue, max }: Pick<Of, 'slot' | 'value' | 'onValue'> & { readonly max: number }) {
  return (
    <label class="field">
      {titleOf(slot)}
      <input
        type="text"
        maxLength={max}
        value={typeof value === 'string' ? value : ''}
        onInput={({ currentTarget }) => onValue(currentTarget.value === '' ? undefined : currentTarget.value)}
      />
    </label>
  );
}

export const slotKey = (slot: Slot): string => pathKey(slot.path);
