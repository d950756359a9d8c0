import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { api } from '../../app/service/api.ts';
import { areLettersOn, language } from '../../app/session.ts';
import { type Series, useSeries } from '../../replay/series.ts';
import type { Moment } from '../ahead.ts';
import { isWriting } from '../choosing/keys.tsx';
import { changedIn } from './film.ts';
import { type Player, stepOf, waitOf } from './player.ts';
import { clear, cutNext, frameChanged, project, projectAlone } from './projector.ts';
import { sound } from './sounds.ts';
import { momentThen } from './story.ts';
import { type Telling, tellingOf } from './telling.ts';

export interface Shown extends Telling {
  /** The newest moment that the site has read. */
  readonly newest: Moment;
  /** What the table shows. */
  readonly moment: Moment;
  readonly series: Series | undefined;
  /** The past version that the reader looks at. */
  readonly at: number | undefined;
  readonly goTo: (version: number | undefined) => void;
  readonly act: ReturnType<typeof tellingOf>['act'];
}

/** Pieces take this part of their step, and no longer than this in milliseconds; then everything stands still. */
const MOVING = 0.85;
const LONGEST = 1100;

/** Several parts of a step follow each other: each has its time. */
const motionOf = (player: Player): number =>
  Math.min(waitOf(player) * MOVING, LONGEST * (stepOf(player)?.parts.length ?? 1));

/** What a click ends, and does nothing else. */
const AT_BOARD = '.shell .place, .shell > .question';

/** What the table of a game shows: the newest moment, one that is told step by step, or the past. */
export function useTelling(id: string, newest: Moment | undefined): Shown | undefined {
  const teller = useMemo(() => tellingOf(id), [id]);
  useEffect(() => () => teller.end(), [teller]);
  const { at, past, goTo } = usePast(id, newest);
  const series = useSeries(newest?.board === undefined ? undefined : newest.game);
  useLayoutEffect(() => teller.look(at !== undefined), [teller, at]);
  useLayoutEffect(() => {
    if (newest !== undefined) teller.follow(newest);
  }, [teller, newest]);
  const { player, moment, since, counted, isOffer } = teller.telling.value;
  const shown = past ?? moment;
  const isOn = player.mode !== 'over' && past === undefined;
  useEffect(() => {
    if (isOn) {
      const time = player.moves ? motionOf(player) : 0;
      if (counted === undefined) project(player.steps, player.at, time, since);
      else projectAlone(counted, time);
      const step = stepOf(player);
      if (player.moves && step !== undefined) sound(step);
    } else if (isOffer && past === undefined) frameChanged(changedIn(player.steps));
    else clear();
  }, [isOn, player, shown, isOffer]);
  useEffect(() => clear, [id]);
  useEffect(() => {
    if (!isOn) return;
    /** A click says: enough. A drag moves the board, and goes on. */
    let pressed = { x: 0, y: 0 };
    const press = ({ clientX: x, clientY: y }: PointerEvent): void => {
      pressed = { x, y };
    };
    const click = (event: MouseEvent): void => {
      const { target, clientX: x, clientY: y } = event;
      if (
        !(target instanceof Element) ||
        target.closest(AT_BOARD) === null ||
        target.closest('.zoom, .battle-card') !== null
      )
        return;
      event.stopPropagation();
      event.preventDefault();
      if (Math.hypot(x - pressed.x, y - pressed.y) <= 10) teller.act({ do: 'skip' });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('click', click, true);
    };
  }, [teller, isOn]);
  useEffect(() => {
    if (!isOn) return;
    // Who reads a dialog sees no board: the replay goes on when it closes.
    let isHeld = false;
    const hold = (): void => {
      const isRead = document.querySelector('dialog[open]') !== null;
      if (isRead && !isHeld && teller.telling.peek().player.mode === 'playing') {
        isHeld = true;
        teller.act({ do: 'pause' });
      } else if (!isRead && isHeld) {
        isHeld = false;
        teller.act({ do: 'resume' });
      }
    };
    hold();
    const observer = new MutationObserver(hold);
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [teller, isOn]);
  useEffect(() => {
    if (past !== undefined || player.steps.length === 0) return;
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Escape' && isOn) teller.act({ do: 'skip' });
      else if (!areLettersOn.value) return;
      else if (event.key === ',') teller.act({ do: 'back' });
      else if (event.key === '.' && isOn) teller.act({ do: 'forth' });
      else return;
      event.stopPropagation();
      event.preventDefault();
    };
    document.addEventListener('keydown', key, true);
    return () => document.removeEventListener('keydown', key, true);
  }, [teller, isOn, player.steps.length === 0, past]);
  if (newest === undefined || shown === undefined) return undefined;
  return { newest, moment: shown, player, since, isOffer, series, at, goTo, act: teller.act };
}

/** The past moment that the address names, and the way there and back. */
function usePast(id: string, newest: Moment | undefined) {
  const { query, route } = useLocation();
  const [read, setRead] = useState<Moment>();
  const wanted = Number(query.at);
  const top = newest?.game.version ?? 0;
  const at = Number.isInteger(wanted) && wanted > 0 && wanted <= top ? wanted : undefined;
  useEffect(() => {
    if (at === undefined) {
      if (read !== undefined) cutNext(true);
      return setRead(undefined);
    }
    const end = new AbortController();
    momentThen(api.value, id, at, end.signal).then(
      (moment) => {
        if (end.signal.aborted) return;
        cutNext(true);
        setRead(moment);
      },
      // A version without a board that the reader may see: the newest one stays.
      () => !end.signal.aborted && goTo(undefined),
    );
    return () => end.abort();
  }, [id, at, language.value]);
  const goTo = (version: number | undefined): void =>
    route(version === undefined ? `/g/${id}` : `/g/${id}?at=${version}`, true);
  return { at, past: at === undefined ? undefined : read, goTo };
}
