import { type Channel, type ChannelsAnswer, FieldpostError } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { Refusal } from '../app/parts/problem.tsx';
import { useAgain } from '../app/service/again.ts';
import { api } from '../app/service/api.ts';
import { keptOnDevice } from '../app/service/device.ts';
import { Adding, type Place } from './adding.tsx';
import { Code } from './code.tsx';
import { Deliveries } from './deliveries.tsx';
import { Names } from './names.tsx';
import { addBrowser, canPush, endBrowser, needsHomeScreen } from './push.ts';
import { Timing } from './timing.tsx';
import { words } from './words.ts';

/** Lists the reader's channels and the events of each, and adds one. */
export function Channels() {
  const [answer, setAnswer] = useState<ChannelsAnswer>();
  const [secret, setSecret] = useState<string>();
  const [said, setSaid] = useState('');
  const [error, setError] = useState<unknown>();
  const [own, setOwn] = useState<string>();
  const [turn, setTurn] = useState(0);
  useAgain(async (signal) => setAnswer(await api.value.listChannels({}, { signal })), [api.value, turn], setError);
  useEffect(() => void keptOnDevice('channel').then((channel) => setOwn(channel?.id)), [turn]);
  useEffect(() => {
    const [, channel, code] = /^#confirm=([\w-]+)\.([\w-]+)$/.exec(location.hash) ?? [];
    if (channel === undefined || code === undefined) return;
    history.replaceState(null, '', location.pathname);
    api.value.confirmChannel({ channel, body: { code } }).then(() => {
      setSaid(words.value.confirmed);
      setTurn((before) => before + 1);
    }, setError);
  }, []);
  /** Runs a change, then reads the channels again. */
  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    setError(undefined);
    try {
      await work();
    } catch (caught) {
      setError(caught);
      if (caught instanceof FieldpostError) throw caught;
    } finally {
      setTurn((before) => before + 1);
    }
  };
  const add = (place: Place): Promise<void> =>
    doing(async () => {
      const made = await api.value.createChannel({ body: place });
      setSecret(made.secret);
    });
  const removed = async (channel: string): Promise<void> => {
    await endBrowser(channel);
    await api.value.deleteChannel({ channel });
  };
  const quietly = (work: () => Promise<unknown>): void => void doing(work).catch(() => undefined);
  const all = words.value;
  return (
    <section class="channels">
      <h2>{all.title}</h2>
      <p class="hint">{all.about}</p>
      <Refusal error={error} />
      <p role="status">{said}</p>
      {secret !== undefined && (
        <p>
          {all.secret} <code>{secret}</code>
        </p>
      )}
      {answer?.channels.map((channel) => (
        <OneChannel
          key={channel.id}
          channel={channel}
          isOwn={channel.id === own}
          doing={quietly}
          onSecret={setSecret}
          onSaid={setSaid}
          onRemove={() => quietly(() => removed(channel.id))}
        />
      ))}
      {answer?.push !== undefined && canPush() && !needsHomeScreen() && <Names />}
      {answer !== undefined && (
        <Adding
          hasPush={answer.push !== undefined}
          onAdd={add}
          onBrowser={() => quietly(() => addBrowser(api.value, answer.push ?? ''))}
        />
      )}
    </section>
  );
}

interface Props {
  readonly channel: Channel;
  /** Whether it is this browser. */
  readonly isOwn: boolean;
  readonly doing: (work: () => Promise<unknown>) => void;
  readonly onSecret: (secret: string) => void;
  readonly onSaid: (text: string) => void;
  readonly onRemove: () => void;
}

function OneChannel({ channel: shown, isOwn, doing, onSecret, onSaid, onRemove }: Props) {
  const { id: channel, kind, to, state, why, reasons } = shown;
  const [isOpen, setOpen] = useState(false);
  const all = words.value;
  const chosen = (reason: Reason, isChosen: boolean): void =>
    doing(() =>
      api.value.editChannel({
        channel,
        body: { reasons: isChosen ? [...reasons, reason] : reasons.filter((each) => each !== reason) },
      }),
    );
  return (
    <fieldset>
      <legend>{`${all.kinds[shown.format ?? kind]}: ${to}${isOwn ? ` (${all.here})` : ''}`}</legend>
      <p>
        {all.states[state]}
        {why !== undefined && `: ${all.why[why]}`}
        {state === 'unconfirmed' && kind === 'mail' && `. ${all.mailAsked}`}
        {state === 'unconfirmed' && shown.format !== undefined && `. ${all.chatAsked}`}
      </p>
      {state === 'unconfirmed' && shown.format !== undefined && <Code channel={channel} doing={doing} />}
      <div class="reasons">
        {REASONS.map((reason) => (
          <label key={reason} class="toggle">
            <input
              type="checkbox"
              checked={reasons.includes(reason)}
              onChange={({ currentTarget }) => chosen(reason, currentTarget.checked)}
            />
            {all.reasons[reason]}
          </label>
        ))}
      </div>
      <Timing channel={shown} doing={doing} />
      {kind === 'webhook' && shown.format === undefined && (
        <label class="toggle">
          <input
            type="checkbox"
            checked={shown.seats === true}
            onChange={({ currentTarget: { checked } }) =>
              doing(() => api.value.editChannel({ channel, body: { seats: checked } }))
            }
          />
          {all.seats}
        </label>
      )}
      <p class="actions">
        {state !== 'on' && kind !== 'push' && (
          <button
            type="button"
            onClick={() => doing(() => api.value.challengeChannel({ channel }).then(() => onSaid(all.asked)))}
          >
            {all.ask}
          </button>
        )}
        {state === 'on' && kind !== 'push' && (
          <button
            type="button"
            onClick={() => doing(() => api.value.testChannel({ channel }).then(() => onSaid(all.tested)))}
          >
            {all.test}
          </button>
        )}
        {kind === 'webhook' && shown.format === undefined && (
          <button
            type="button"
            onClick={() => doing(async () => onSecret((await api.value.renewChannelSecret({ channel })).secret))}
          >
            {all.newSecret}
          </button>
        )}
        <button type="button" onClick={onRemove}>
          {all.remove}
        </button>
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{all.deliveries}</summary>
        {isOpen && <Deliveries channel={channel} />}
      </details>
    </fieldset>
  );
}

type Reason = Channel['reasons'][number];
const REASONS: readonly Reason[] = [
  'your-turn',
  'deadline',
  'press',
  'started',
  'over',
  'invited',
  'seat-offered',
  'vote',
  'paused',
  'removed',
];
