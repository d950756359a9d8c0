import { ruleAddress, useRuleText } from '../service/rule-texts.ts';
import { texts } from '../texts.ts';

/** Shows the rule of a refusal: its sentence, and its id, which links to all rules of the game. */
export function Rule({ of, rule }: { readonly of?: string | undefined; readonly rule: string }) {
  const text = useRuleText(of, rule);
  const words = `${texts.value.rule} ${rule}`;
  return (
    <p class="rule">
      {of === undefined ? words : <a href={ruleAddress(of, rule)}>{words}</a>}
      {text !== undefined && <span>{text}</span>}
    </p>
  );
}
