import { askBeforeDice, DICE_ASKS } from '../../app/session.ts';
import { words } from './words.ts';

/** The setting of when a click asks once more before dice. */
export function AskBeforeDice() {
  const { dice, diceOf } = words.value;
  return (
    <label class="ask-before-dice">
      {dice}
      <select
        value={askBeforeDice.value}
        onChange={({ currentTarget }) => {
          askBeforeDice.value = DICE_ASKS.find((each) => each === currentTarget.value) ?? 'touch';
        }}
      >
        {DICE_ASKS.map((each) => (
          <option key={each} value={each}>
            {diceOf[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
