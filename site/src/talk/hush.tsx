import { now } from '../app/clock.ts';
import { language } from '../app/session.ts';
import { isMutedNow } from './conversations.ts';
import type { Talking } from './reading.ts';
import { words } from './words.ts';

const HOUR = 3_600_000;
/** How long a reader can mute a conversation, in hours. */
const LENGTHS = [8, 24, 7 * 24];

interface Props {
  readonly conversation: string;
  readonly talk: Talking;
}

/** Mutes a conversation for some hours or for good, and unmutes it. */
export function Hush({ conversation, talk }: Props) {
  const { marks } = talk.read.value;
  const others = marks?.muted.filter((each) => each !== conversation) ?? [];
  const { [conversation]: end, ...until } = marks?.until ?? {};
  const keep = (given: Parameters<Talking['keep']>[0]): void => void talk.keep(given).catch(() => undefined);
  const all = words.value;
  if (isMutedNow(marks, conversation))
    return (
      <p class="mute">
        <button type="button" class="small" onClick={() => keep({ muted: others, until })}>
          {all.unmute}
        </button>
        {end !== undefined && <small> {all.mutedUntil(new Date(end).toLocaleString(language.value, SHORT))}</small>}
      </p>
    );
  return (
    <select
      class="small mute"
      aria-label={all.mute}
      value=""
      onChange={({ currentTarget: { value } }) =>
        keep({
          muted: [...others, conversation],
          until: value === 'ever' ? until : { ...until, [conversation]: now() + Number(value) * HOUR },
        })
      }
    >
      <option value="">{all.mute}</option>
      {LENGTHS.map((hours) => (
        <option key={hours} value={hours}>
          {all.muteFor(lengthOf(hours))}
        </option>
      ))}
      <option value="ever">{all.muteEver}</option>
    </select>
  );
}

const SHORT = { dateStyle: 'short', timeStyle: 'short' } as const;

/** Some hours or days in the words of the language. */
function lengthOf(hours: number): string {
  const [unit, count] = hours > 24 ? (['day', hours / 24] as const) : (['hour', hours] as const);
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
