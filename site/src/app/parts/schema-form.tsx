import type { OptionWords } from '../../manners/options.ts';
import { texts } from '../texts.ts';

/**
 * The part of JSON Schema that the options of games use: choices, numbers and booleans, each with default and
 * description.
 */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly const?: string;
  /** Whether the option may be empty, which is then the first choice. */
  readonly isOptional?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly description?: string;
  readonly properties?: { readonly [name: string]: Schema };
}

interface Props {
  readonly schema: Schema;
  readonly value: { readonly [name: string]: unknown };
  readonly onValue: (value: { readonly [name: string]: unknown }) => void;
  /** Options that another part of the page sets. */
  readonly without?: readonly string[];
  /** Labels of options with names in the schema that are not for people. */
  readonly words?: { readonly [option: string]: OptionWords } | undefined;
}

/** Shows a form for the options of a schema. The value leaves out options at their default. */
export function SchemaForm({ schema, value, onValue, without = [], words = {} }: Props) {
  const set = (name: string, to: unknown): void => {
    const { [name]: _, ...others } = value;
    onValue(to === undefined || to === schema.properties?.[name]?.default ? others : { ...others, [name]: to });
  };
  return (
    <div class="schema-form">
      {Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
        const control = without.includes(name)
          ? undefined
          : controlOf(name, each, value[name], (to) => set(name, to), words[name]?.values);
        return control === undefined
          ? []
          : [
              <div class="field" key={name}>
                <label for={`option-${name}`}>{words[name]?.name ?? wordsOf(name)}</label>
                {control}
                {(words[name]?.about ?? each.description) !== undefined && (
                  <small>{words[name]?.about ?? each.description}</small>
                )}
              </div>,
            ];
      })}
    </div>
  );
}

/** Writes the name of a property as words. */
export const wordsOf = (name: string): string => name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns whether the form has a control for a property. */
export const isShown = ({ type, enum: choices, isOptional }: Schema): boolean =>
  choices !== undefined ? choices.length > 1 || isOptional === true : type === 'boolean' || type === 'integer';

function controlOf(
  name: string,
  schema: Schema,
  value: unknown,
  onValue: (to: unknown) => void,
  labels: { readonly [value: string]: string } = {},
) {
  if (!isShown(schema)) return undefined;
  const id = `option-${name}`;
  const now = value ?? schema.default;
  if (schema.enum !== undefined) {
    const choices = schema.isOptional ? [undefined, ...schema.enum] : schema.enum;
    return (
      <select
        id={id}
        value={String(now)}
        onChange={({ currentTarget }) => onValue(choices[currentTarget.selectedIndex])}
      >
        {choices.map((each) => (
          <option key={String(each)} value={String(each)}>
            {each === undefined ? texts.value.standingNone : (labels[String(each)] ?? String(each))}
          </option>
        ))}
      </select>
    );
  }
  if (schema.type === 'boolean')
    return (
      <input
        id={id}
        type="checkbox"
        checked={now === true}
        onChange={({ currentTarget }) => onValue(currentTarget.checked)}
      />
    );
  if (schema.type === 'integer') {
    return (
      <input
        id={id}
        type="number"
        min={schema.minimum}
        max={schema.maximum}
        value={now === undefined ? '' : Number(now)}
        onInput={({ currentTarget }) => onValue(currentTarget.value === '' ? undefined : Number(currentTarget.value))}
      />
    );
  }
  return undefined;
}
