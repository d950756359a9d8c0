import { useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { api } from '../app/service/api.ts';
import { Quiet } from './quiet.tsx';
import { Reminders } from './reminders.tsx';
import type { Room } from './room.ts';
import { words } from './words.ts';

type Reason = Room['account']['notifications'][number];

/** The time zones that the browser knows. */
const ZONES: readonly string[] = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];

/** The time zone of the browser. */
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Edits language, time zone, quiet hours, and which events send a notification. */
export function Profile({ account, onChange }: Room) {
  const [language, setLanguage] = useState<string>(account.language ?? '');
  const [zone, setZone] = useState(account.zone ?? '');
  const [notifications, setNotifications] = useState<readonly Reason[]>(account.notifications);
  const [remind, setRemind] = useState<readonly number[]>(account.remind ?? []);
  const [quiet, setQuiet] = useState(account.quiet);
  const [error, setError] = useState<unknown>();
  const [isSaved, setSaved] = useState(false);
  const all = words.value;
  const zones = zone === '' || ZONES.includes(zone) ? ZONES : [zone, ...ZONES];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setError(undefined);
        setSaved(false);
        const spoken = language === 'en' || language === 'ko' ? language : null;
        api.value
          .editAccount({
            body: {
              language: spoken,
              zone: zone === '' ? null : zone,
              notifications,
              remind,
              quiet: quiet ?? null,
            },
          })
          .then((changed) => {
            onChange(changed);
            setSaved(true);
          }, setError);
      }}
    >
      <fieldset class="bare">
        <legend class="unseen">{all.notifications}</legend>
        {(Object.keys(all.reasons) as Reason[]).map((reason) => (
          <label class="toggle" key={reason}>
            <input
              type="checkbox"
              checked={notifications.includes(reason)}
              onChange={({ currentTarget }) => {
                const rest = notifications.filter((each) => each !== reason);
                setNotifications(currentTarget.checked ? [...rest, reason] : rest);
              }}
            />
            {all.reasons[reason]}
          </label>
        ))}
      </fieldset>
      <Reminders value={remind} onValue={setRemind} />
      <Quiet
        value={quiet}
        onValue={(to) => {
          setQuiet(to);
          // Hours without a zone would be those of UTC.
          if (to !== undefined && zone === '') setZone(here());
        }}
      />
      <label class="field">
        {all.language}
        <select value={language} onChange={({ currentTarget }) => setLanguage(currentTarget.value)}>
          <option value="">{all.asRequests}</option>
          <option value="en">English</option>
          <option value="ko">한국어</option>
        </select>
      </label>
      <label class="field">
        {all.zone}
        <select value={zone} onChange={({ currentTarget }) => setZone(currentTarget.value)}>
          <option value="">{all.noZone}</option>
          {zones.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <Refusal error={error} />
      <p class="actions">
        <button type="submit">{all.save}</button>
        <span role="status">{isSaved ? all.saved : ''}</span>
      </p>
    </form>
  );
}
