import { useState } from 'preact/hooks';
import { Icon } from '../app/parts/icon.tsx';
import { language } from '../app/session.ts';
import { texts } from '../app/texts.ts';
import { type Battle, SIDES, type Side } from './battle.ts';
import { words } from './words.ts';

interface Props {
  readonly battle: Battle;
  readonly onBattle: (battle: Battle) => void;
}
type Rule = Battle['specialRules'][number];

/** The most special rules in a battle. */
const MOST = 10;

/** Edits the special rules of this battle: the author removes and adds them. */
export function SpecialRules({ battle, onBattle }: Props) {
  const text = words.value;
  const rules = battle.specialRules;
  const set = (specialRules: readonly Rule[]): void => onBattle({ ...battle, specialRules });
  return (
    <fieldset class="army">
      <legend>{text.rules}</legend>
      <ul class="objectives">
        {rules.map((rule) => (
          <li key={rule.id}>
            <span>{rule.text[language.value]}</span>
            <button
              type="button"
              class="small"
              aria-label={`${texts.value.remove}: ${rule.id}`}
              onClick={() => set(rules.filter((each) => each !== rule))}
            >
              <Icon of="remove" />
            </button>
          </li>
        ))}
      </ul>
      {rules.length < MOST && <Another ids={rules.map(({ id }) => id)} onRule={(rule) => set([...rules, rule])} />}
    </fieldset>
  );
}

/** Edits a new rule. The service checks whether its hexes are on the map. */
function Another({ ids, onRule }: { readonly ids: readonly string[]; readonly onRule: (rule: Rule) => void }) {
  const [kind, setKind] = useState<Rule['kind']>('water');
  const [side, setSide] = useState<Side>('top');
  const [hexes, setHexes] = useState('');
  const [said, setSaid] = useState('');
  const text = words.value;
  const list = hexes.split(/[\s,]+/).filter((hex) => hex !== '');
  const isWhole = said.trim() !== '' && (kind === 'water' || list.length > 0);
  const add = (): void => {
    let number = 1;
    while (ids.includes(`rule-${number}`)) number++;
    const rule = { id: `rule-${number}`, text: { en: said.trim(), ko: said.trim() } };
    onRule(kind === 'water' ? { ...rule, kind } : { ...rule, kind, side, hexes: list });
    setSaid('');
    setHexes('');
  };
  return (
    <div class="another-rule">
      <label class="field">
        {text.ruleKind}
        <select value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value as Rule['kind'])}>
          <option value="water">{text.ruleKinds.water}</option>
          <option value="no-short-supply">{text.ruleKinds['no-short-supply']}</option>
        </select>
      </label>
      {kind === 'no-short-supply' && (
        <>
          <label class="field">
            {text.ruleSide}
            <select value={side} onChange={({ currentTarget }) => setSide(currentTarget.value as Side)}>
              {SIDES.map((each) => (
                <option key={each} value={each}>
                  {text.side[each]}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            {text.objectiveHexes}
            <input type="text" value={hexes} onInput={({ currentTarget }) => setHexes(currentTarget.value)} />
          </label>
        </>
      )}
      <label class="field">
        {text.ruleText}
        <input type="text" maxLength={200} value={said} onInput={({ currentTarget }) => setSaid(currentTarget.value)} />
      </label>
      <button type="button" disabled={!isWhole} onClick={add}>
        {text.addRule}
      </button>
    </div>
  );
}
