import { Icon } from '../../app/parts/icon.tsx';
import type { Draft } from '../../grammar/sheet.ts';
import { states } from '../state-words.ts';
import { differing, type KeptDraft } from './draft.ts';

/** Where the orders are that are shown: in this browser alone, saved on the server, or sent as final. */
export function Whereabouts({ orders, isReady }: { readonly orders: KeptDraft; readonly isReady: boolean }) {
  const text = states.value;
  const isSaved = orders.saved.value.version > 0;
  if (orders.isNew.value)
    return (
      <p class="hint whereabouts" role="status">
        {text.draft} {isSaved && (isReady ? text.draftOverSent : text.draftOverSaved)}
      </p>
    );
  return isSaved ? (
    <p class="hint whereabouts" role="status">
      <Icon of="holds" />
      {isReady ? text.settled : text.saved}
    </p>
  ) : null;
}

interface Props {
  readonly orders: KeptDraft;
  readonly nameOfKey: (key: string) => string;
  readonly wordsAt: (orders: Draft, key: string) => string;
}

/** Orders of this browser that differ from those of another device, one by one; and those that came too late. */
export function TwoDevices({ orders, nameOfKey, wordsAt }: Props) {
  const text = states.value;
  const { saved, here, late } = orders;
  const mine = here.value;
  const keys = mine === undefined ? [] : differing(mine, saved.value.orders);
  return (
    <div class="two-devices" role="status">
      {late.length > 0 && <p class="notice">{text.late(late.join('; '))}</p>}
      {mine !== undefined && keys.length > 0 && (
        <div class="notice">
          <p>{text.differ(keys.length)}</p>
          <ul>
            {keys.map((key) => (
              <li key={key}>
                {text.hereAndThere(nameOfKey(key), wordsAt(mine, key), wordsAt(saved.value.orders, key))}{' '}
                <Choice onChoose={(from) => orders.choose(from, key)} />
              </li>
            ))}
          </ul>
          {keys.length > 1 && (
            <p>
              {text.allOfThem} <Choice onChoose={(from) => orders.choose(from)} />
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const Choice = ({ onChoose }: { readonly onChoose: (from: 'here' | 'there') => void }) => (
  <>
    <button type="button" class="small" onClick={() => onChoose('here')}>
      {states.value.useHere}
    </button>{' '}
    <button type="button" class="small" onClick={() => onChoose('there')}>
      {states.value.useThere}
    </button>
  </>
);
