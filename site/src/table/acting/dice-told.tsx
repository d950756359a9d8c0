import type { Answered } from '@fieldpost/client';
import { words } from './words.ts';

type Dice = NonNullable<Answered<'postDryRun'>['dice']>;
type Roll = Dice['after'][number];
type Part = Roll['parts'][number];

/** `3 infantry + 1 card − 1 hill`. */
export const sumOf = (parts: readonly Part[]): string =>
  parts
    .map(({ text, count }, i) => {
      const sign = count < 0 ? '−' : '+';
      const shown = `${Math.abs(count)} ${text}`;
      return i === 0 ? (count < 0 ? `−${shown}` : shown) : `${sign} ${shown}`;
    })
    .join(' ');

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** The dice that a command leads to, modifier by modifier, and what they may do. */
export function DiceTold({ dice }: { readonly dice: Dice | undefined }) {
  if (dice === undefined) return null;
  const rolls: readonly Roll[] = [dice, ...dice.after];
  const text = words.value;
  return (
    <div class="dice-told">
      {rolls.map((roll, i) => (
        <p key={i}>
          {rolls.length > 1 && <span class="for">{`${roll.name}, ${roll.text}`}</span>}
          <strong>{text.count(roll.count)}</strong>
          {roll.parts.length > 0 && `: ${sumOf(roll.parts)}`}
          {roll.odds.map(({ of, text: what, chance }) => (
            <span class="odds" key={of}>
              {' · '}
              <b>{percent(chance)}</b> {what}
            </span>
          ))}
        </p>
      ))}
      {dice.ifUnanswered && <small>{text.ifUnanswered}</small>}
    </div>
  );
}
