import type { Answered, InvitationsAnswer } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { now } from '../app/clock.ts';
import { CopyLink } from '../app/parts/copy-link.tsx';
import { Refusal } from '../app/parts/problem.tsx';
import { useAgain } from '../app/service/again.ts';
import { api } from '../app/service/api.ts';
import { inWords } from '../app/when.ts';
import { addressOf } from './seat-link.ts';
import { words } from './words.ts';

type Admits = InvitationsAnswer['links'][number]['admits'];
const ADMITS: readonly Admits[] = ['seat', 'look'];

/** Lists the people that the owner has invited, and the invite links of the game. */
export function Invite({ game, isAnonymous }: { readonly game: string; readonly isAnonymous: boolean }) {
  const [sent, setSent] = useState<InvitationsAnswer>();
  const [made, setMade] = useState<Answered<'createLink'>>();
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  useAgain(
    async (signal) => setSent(await api.value.listInvitations({ game }, { signal })),
    [api.value, game, turn],
    setError,
  );
  const act = (doing: Promise<unknown>): Promise<boolean> => {
    setError(undefined);
    return doing.then(
      () => {
        setTurn((before) => before + 1);
        return true;
      },
      (caught: unknown) => {
        setError(caught);
        return false;
      },
    );
  };
  const end = (invitation: string): void => void act(api.value.deleteInvitation({ game, invitation }));
  const all = words.value;
  const isMade = ({ id }: { readonly id: string }): boolean => id === made?.id;
  /** A link that is used up, revoked or expired is no longer listed, and cannot be copied. */
  const addressOfMade = async (): Promise<string | { readonly none: string }> => {
    const { links } = await api.value.listInvitations({ game });
    return made !== undefined && links.some(isMade) ? addressOf(made) : { none: all.linkOver };
  };
  return (
    <details class="invite">
      <summary>{all.title}</summary>
      <p class="hint">{all.about}</p>
      <ByHandle onInvite={(to) => act(api.value.createInvitation({ game, body: { to } }))} />
      <ul class="sent">
        {sent?.invitations.map(({ id, to }) => (
          <li key={id}>
            <span>{all.sent(to)}</span>
            <button type="button" aria-label={`${all.withdraw}: ${to}`} onClick={() => end(id)}>
              {all.withdraw}
            </button>
          </li>
        ))}
      </ul>
      <ByLink
        isAnonymous={isAnonymous}
        onMake={(body) => void act(api.value.createLink({ game, body }).then(setMade))}
      />
      {made !== undefined && sent?.links.some(isMade) && (
        <p class="made">
          {all.newLink} <code>{addressOf(made)}</code>{' '}
          <CopyLink label={all.copy} to={made.id} address={addressOfMade} />
        </p>
      )}
      <ul class="sent">
        {sent?.links.map(({ id, admits, used, uses, until }) => (
          <li key={id}>
            <span>
              {[
                all.admit[admits],
                ...(used === undefined ? [] : [all.used(used, uses)]),
                all.until(inWords(until - now())),
              ].join(' · ')}
            </span>
            <button type="button" onClick={() => end(id)}>
              {all.revoke}
            </button>
          </li>
        ))}
      </ul>
      <Refusal error={error} />
    </details>
  );
}

function ByHandle({ onInvite }: { readonly onInvite: (to: string) => Promise<boolean> }) {
  const [typed, setTyped] = useState('');
  const all = words.value;
  return (
    <form
      class="by-handle"
      onSubmit={(event) => {
        event.preventDefault();
        const handle = typed.trim().replace(/^@/, '');
        if (handle !== '') void onInvite(`@${handle}`).then((isSent) => isSent && setTyped(''));
      }}
    >
      <label class="field">
        {all.whom}
        <input
          type="text"
          autocomplete="off"
          maxLength={60}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <button type="submit">{all.invite}</button>
      <p class="hint">{all.whomHint}</p>
    </form>
  );
}

interface Asked {
  readonly admits: Admits;
  readonly uses?: number;
  readonly days: number;
}

function ByLink({ isAnonymous, onMake }: { readonly isAnonymous: boolean; readonly onMake: (asked: Asked) => void }) {
  const [admits, setAdmits] = useState<Admits>('seat');
  const [uses, setUses] = useState(10);
  const [days, setDays] = useState(7);
  const all = words.value;
  return (
    <form
      class="by-link"
      onSubmit={(event) => {
        event.preventDefault();
        onMake({ admits, days, ...(!isAnonymous && { uses }) });
      }}
    >
      <h3>{all.links}</h3>
      <label class="field">
        {all.admits}
        <select
          value={admits}
          onChange={({ currentTarget }) => setAdmits(ADMITS.find((each) => each === currentTarget.value) ?? 'seat')}
        >
          {ADMITS.map((each) => (
            <option key={each} value={each}>
              {all.admit[each]}
            </option>
          ))}
        </select>
      </label>
      {!isAnonymous && <Count label={all.uses} value={uses} most={100} onChange={setUses} />}
      <Count label={all.days} value={days} most={30} onChange={setDays} />
      <button type="submit">{all.make}</button>
    </form>
  );
}

interface Counting {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

const Count = ({ label, value, most, onChange }: Counting) => (
  <label class="field">
    {label}
    <input
      type="number"
      min={1}
      max={most}
      required
      value={value}
      onInput={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  </label>
);
