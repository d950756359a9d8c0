interface Props {
  readonly label: string;
  readonly max: number;
  readonly value: string;
  /** The text without white space around it; may be empty. */
  readonly onText: (text: string) => void;
}

/** Edits a line of text about the battle. */
export const TextField = ({ label, max, value, onText }: Props) => (
  <label class="field">
    {label}
    <input
      type="text"
      maxLength={max}
      value={value}
      onChange={({ currentTarget }) => onText(currentTarget.value.trim())}
    />
  </label>
);
