import type { Answered } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { inDays } from '../app/when.ts';
import { useKept } from './use-kept.ts';
import { words } from './words.ts';

type Token = Answered<'listTokens'>['tokens'][number];
type Bot = Answered<'listBots'>['bots'][number];
type Scope = Token['scopes'][number];

/** Lists tokens for programs, and bot accounts. */
export function Programs() {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const [bots, setBots] = useState<readonly Bot[]>([]);
  const [made, setMade] = useState<string>();
  const [name, setName] = useState('');
  const [botName, setBotName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['games:read']);
  const { error, send } = useKept(async () => {
    setTokens((await api.value.listTokens()).tokens);
    setBots((await api.value.listBots()).bots);
  });
  const all = words.value;
  return (
    <>
      {tokens.length === 0 && <p>{all.noTokens}</p>}
      <ul class="kept">
        {tokens.map((token) => (
          <li key={token.id}>
            <strong>{token.name}</strong> <small>{token.scopes.map((scope) => all.scopes[scope]).join(', ')}</small>{' '}
            <small>{`${all.expires} ${inDays(token.expires)}`}</small>{' '}
            <button type="button" class="small" onClick={() => send(() => api.value.revokeToken({ token: token.id }))}>
              {all.revoke}
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(async () => {
            setMade((await api.value.createToken({ body: { name: name.trim(), scopes } })).token);
            setName('');
          });
        }}
      >
        <label class="field">
          {all.tokenName}
          <input value={name} maxLength={60} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        {(Object.keys(all.scopes) as Scope[]).map((scope) => (
          <label class="toggle" key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ currentTarget }) => {
                const rest = scopes.filter((each) => each !== scope);
                setScopes(currentTarget.checked ? [...rest, scope] : rest);
              }}
            />
            {all.scopes[scope]}
          </label>
        ))}
        <button type="submit" disabled={name.trim() === '' || scopes.length === 0}>
          {all.make}
        </button>
      </form>
      {made !== undefined && (
        <p role="status">
          {all.shownOnce} <code class="secret">{made}</code>
        </p>
      )}
      <h3>{all.bots}</h3>
      <ul class="kept">
        {bots.map((bot) => (
          <li key={bot.id}>
            <strong>{bot.name}</strong>{' '}
            <button type="button" class="small" onClick={() => send(() => api.value.deleteBot({ bot: bot.id }))}>
              {all.remove}
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(async () => {
            await api.value.createBot({ body: { name: botName.trim() } });
            setBotName('');
          });
        }}
      >
        <label class="field">
          {all.botName}
          <input value={botName} maxLength={60} onInput={({ currentTarget }) => setBotName(currentTarget.value)} />
        </label>
        <button type="submit" disabled={botName.trim() === ''}>
          {all.make}
        </button>
      </form>
      <Refusal error={error} />
    </>
  );
}
