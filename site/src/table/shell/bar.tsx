import type { Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { ahead, now } from '../../app/clock.ts';
import { texts } from '../../app/texts.ts';
import { inWords } from '../../app/when.ts';
import { inBar } from '../acting/acts.tsx';
import type { Moment } from '../ahead.ts';
import { Clock } from '../around/clock.tsx';
import type { People } from '../around/people.tsx';
import { Takeback } from '../around/takeback.tsx';
import { Keys } from '../choosing/keys.tsx';
import { HomeMenu } from './home-menu.tsx';
import { words } from './words.ts';

interface Props {
  readonly title: string;
  readonly moment?: Moment | undefined;
  readonly people?: People | undefined;
  readonly onAnswered?: (actions: Moment['actions']) => void;
}

const nothing = (): void => undefined;

/** The one bar of the table: home, title, phase, prompt, Undo, clock and seat. It has the accent colour on my turn. */
export function Bar({ title, moment, people, onAnswered = nothing }: Props) {
  const game = moment?.game;
  const mine = moment?.actions.actions.filter(({ settled }) => settled !== true) ?? [];
  const prompt = mine[0]?.prompt;
  const short = mine[0]?.short ?? prompt;
  return (
    <header class={`bar table-head ${mine.length > 0 ? 'my-turn' : ''}`}>
      <HomeMenu />
      <h1 title={title}>{title}</h1>
      {game !== undefined && <Step game={game} />}
      {prompt === undefined ? (
        <p class="prompt">{moment !== undefined && <Waiting moment={moment} people={people} />}</p>
      ) : (
        <p class="prompt" role="alert" title={prompt}>
          {short}
        </p>
      )}
      {moment !== undefined && (
        <div class="bar-actions">
          {inBar.value}
          <Takeback game={moment.game} takeback={moment.actions.takeback} onAnswered={onAnswered} />
        </div>
      )}
      {game !== undefined && game.status !== 'lobby' && (
        <Clock due={game.due} isPaused={game.paused !== undefined} isShort />
      )}
      {game !== undefined && game.status !== 'lobby' && <Seated game={game} />}
      <Keys />
    </header>
  );
}

/** The phase that is shown, and the way to earlier ones. */
function Step({ game }: { readonly game: Game }) {
  const isBegun = game.version > 1 && game.status !== 'lobby';
  return (
    <span class="step">
      {isBegun && (
        <a
          class="back-through"
          data-key=","
          href={`/g/${game.game}/replay?version=${game.version - 1}`}
          aria-label={`${texts.value.replay}: ${words.value.previous}`}
          title={texts.value.replay}
        >
          ◂
        </a>
      )}
      <span class="phase" title={game.phase ?? ''}>
        {game.phase ?? ''}
      </span>
    </span>
  );
}

/** The seats of the viewer, or that they watch. */
function Seated({ game }: { readonly game: Game }) {
  const mine = game.seats.filter(({ seat }) => game.mine?.includes(seat)).map(({ name }) => name);
  const said = mine.length === 0 ? words.value.watching : words.value.you(mine.join(', '));
  return (
    <span class="who" title={said}>
      {said}
    </span>
  );
}

/** The seats that still owe an answer, and how long they have. */
function Waiting({ moment: { game }, people }: { readonly moment: Moment; readonly people: People | undefined }) {
  const [at, setAt] = useState(now());
  const { due } = game;
  useEffect(() => {
    setAt(now());
    const timer = setInterval(() => setAt(now()), 30_000);
    return () => clearInterval(timer);
  }, [due, ahead.value]);
  const said = waitingFor(game, people);
  if (said === '') return null;
  return <>{due === undefined || due < at || game.status !== 'playing' ? said : `${said} ${inWords(due - at)}`}</>;
}

/** Returns in words for whom a game waits; empty in a lobby. */
export function waitingFor(game: Game, people: People | undefined): string {
  if (game.status === 'lobby') return '';
  if (game.status !== 'playing') return texts.value.over;
  const asked = new Set(game.asks.filter(({ settled }) => settled !== true).map(({ seat }) => seat));
  const seats = game.seats.filter(({ seat }) => asked.has(seat));
  if (seats.every(({ holder }) => holder?.kind === 'bot')) return texts.value.botsThink;
  const [only, ...others] = seats;
  if (only === undefined) return texts.value.botsThink;
  if (others.length > 0) return words.value.waitingForMany(seats.length);
  const person = only.holder?.kind === 'user' ? people?.people[only.holder.user] : undefined;
  return words.value.waitingFor(person ?? only.name);
}
