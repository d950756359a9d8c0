import type { Game } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { ahead, now } from '../../app/clock.ts';
import { texts } from '../../app/texts.ts';
import { inWords } from '../../app/when.ts';
import { Offers } from '../../door/offer-bar.tsx';
import { inBar, saidInBar } from '../acting/acts.tsx';
import type { Moment } from '../ahead.ts';
import { Clock } from '../around/clock.tsx';
import type { People } from '../around/people.tsx';
import { Takeback } from '../around/takeback.tsx';
import { Keys } from '../choosing/keys.tsx';
import { InPast, PhaseName, Stepper } from '../replay/stepper.tsx';
import { Again, Controls, Told } from '../replay/told.tsx';
import type { Shown } from '../replay/use-telling.ts';
import { HomeMenu } from './home-menu.tsx';
import { words } from './words.ts';

interface Props {
  readonly title: string;
  readonly moment?: Moment | undefined;
  readonly people?: People | undefined;
  /** What the table shows of a game that has a board. */
  readonly shown?: Shown;
  readonly onAnswered?: (actions: Moment['actions']) => void;
}

const nothing = (): void => undefined;

/** The one bar of the table: home, title, phase, prompt, Undo, clock and seat. It has the accent colour on my turn. */
export function Bar({ title, moment, people, shown, onAnswered = nothing }: Props) {
  const game = moment?.game;
  const mine = moment?.actions.actions.filter(({ settled }) => settled !== true) ?? [];
  const prompt = mine[0]?.prompt;
  const short = saidInBar.value ?? mine[0]?.short ?? prompt;
  const isPast = shown?.at !== undefined;
  const isTold = !isPast && shown !== undefined && shown.player.mode !== 'over';
  const state = isPast ? 'past' : isTold ? 'telling' : mine.length > 0 ? 'my-turn' : '';
  return (
    <header class={`bar table-head ${state}`}>
      <HomeMenu />
      <h1 title={title}>{title}</h1>
      {shown === undefined ? (
        <span class="phase">
          <PhaseName name={game?.phase ?? ''} short={game?.phaseShort} />
        </span>
      ) : (
        <Stepper shown={shown} />
      )}
      {shown !== undefined && (
        <div class="replay-place">{isTold ? <Controls shown={shown} /> : !isPast && <Again shown={shown} />}</div>
      )}
      {isTold ? (
        <Told shown={shown} />
      ) : isPast ? (
        <InPast shown={shown} />
      ) : prompt === undefined ? (
        <p class="prompt" key="waiting">
          {moment !== undefined && <Waiting moment={moment} people={people} />}
        </p>
      ) : (
        // One of another height is another one: nothing has moved.
        <p class="prompt" key={prompt} role="alert" title={prompt}>
          {short}
        </p>
      )}
      {game !== undefined && !isPast && !isTold && <Offers game={game} people={people?.people} />}
      {moment !== undefined && !isPast && !isTold && (
        <div class="bar-actions">
          {/* Undo has its place also where nothing can be undone: the buttons after it do not move. */}
          <div class="undo-place">
            <Takeback game={moment.game} takeback={moment.actions.takeback} onAnswered={onAnswered} />
          </div>
          {inBar.value}
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

/** The seats of the viewer, or that they watch. */
function Seated({ game }: { readonly game: Game }) {
  const mine = game.seats.filter(({ seat }) => game.mine?.includes(seat)).map(({ name }) => name);
  const said = mine.length === 0 ? words.value.watching : words.value.you(mine.join(', '));
  return (
    <span class={mine.length === 0 ? 'who' : 'who seated'} title={said}>
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
  // The viewer's own answer may still be on its way: nobody waits for themselves.
  const seats = game.seats.filter(({ seat }) => asked.has(seat) && !game.mine?.includes(seat));
  if (seats.every(({ holder }) => holder?.kind === 'bot')) return texts.value.botsThink;
  const [only, ...others] = seats;
  if (only === undefined) return texts.value.botsThink;
  if (others.length > 0) return words.value.waitingForMany(seats.length);
  const person = only.holder?.kind === 'user' ? people?.people[only.holder.user] : undefined;
  return words.value.waitingFor(person ?? only.name);
}
