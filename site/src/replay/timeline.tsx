import type { Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { CopyLink } from '../app/parts/copy-link.tsx';
import { Icon } from '../app/parts/icon.tsx';
import { texts } from '../app/texts.ts';
import { useKeys } from './keys.ts';
import { words as own } from './words.ts';

/** Versions per second. */
const SPEEDS = [0.5, 1, 2, 4, 10] as const;

/** A turn or phase: the version with which it begins. */
interface Chapter {
  readonly version: number;
  readonly name: string;
}

interface Props {
  readonly newest: Game;
  readonly version: number;
  readonly chapters: readonly Chapter[];
  readonly go: (version: number) => void;
  readonly step: (by: number) => void;
  readonly speed: number | undefined;
  readonly onSpeed: (speed: number | undefined) => void;
  readonly as: string | undefined;
  readonly onAs: (as: string | undefined) => void;
}

/** Shows the slider over versions and its buttons. */
export function Timeline({ newest, version, chapters, go, step, speed, onSpeed, as, onAs }: Props) {
  const { route } = useLocation();
  const [hasKeys, setKeys] = useState(true);
  const words = texts.value;
  const play = (): void => onSpeed(speed === undefined ? 2 : undefined);
  const [back, on] = [() => step(-1), () => step(1)];
  const [first, last] = [() => go(1), () => go(newest.version)];
  const live = (): void => route(`/g/${newest.game}`);
  useKeys(hasKeys, { back, on, first, last, play, live });
  const here = chapters.findLastIndex((chapter) => chapter.version <= version);
  const chapter = (index: number, label: string, glyph: string) => {
    const to = chapters[index];
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        disabled={to === undefined}
        onClick={() => to && go(to.version)}
      >
        {glyph}
      </button>
    );
  };
  return (
    <section class="panel timeline">
      <input
        type="range"
        min={1}
        max={newest.version}
        value={version}
        aria-label={words.version}
        aria-valuetext={own.value.of(version, newest.version)}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <p class="actions">
        <button type="button" aria-label={words.first} title={words.first} onClick={first}>
          <Icon of="first" />
        </button>
        <button type="button" aria-label={words.previous} title={words.previous} disabled={version <= 1} onClick={back}>
          <Icon of="back" />
        </button>
        <button type="button" class="play" onClick={play}>
          {speed === undefined ? words.playAlong : words.pause}
        </button>
        <button
          type="button"
          aria-label={words.next}
          title={words.next}
          disabled={version >= newest.version}
          onClick={on}
        >
          <Icon of="on" />
        </button>
        <button type="button" aria-label={words.last} title={words.last} onClick={last}>
          <Icon of="last" />
        </button>
        <span class="where">{own.value.of(version, newest.version)}</span>
      </p>
      {chapters.length > 0 && (
        <div class="chapters">
          <label class="field">
            {own.value.turn}
            <select
              value={chapters[here]?.version ?? ''}
              onChange={({ currentTarget }) => go(Number(currentTarget.value))}
            >
              {here < 0 && <option value="" />}
              {chapters.map(({ version: at, name }) => (
                <option key={at} value={at}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {chapter(chapters[here]?.version === version ? here - 1 : here, own.value.turnBefore, '«')}
          {chapter(here + 1, own.value.turnAfter, '»')}
        </div>
      )}
      {speed !== undefined && (
        <fieldset class="stepper">
          <legend>{words.speed}</legend>
          {SPEEDS.map((each) => (
            <button type="button" key={each} aria-pressed={each === speed} onClick={() => onSpeed(each)}>
              {`${each}×`}
            </button>
          ))}
        </fieldset>
      )}
      {newest.status === 'over' && (
        <label class="field">
          {words.asSeat}
          <select
            value={as ?? ''}
            onChange={({ currentTarget }) => onAs(currentTarget.value === '' ? undefined : currentTarget.value)}
          >
            <option value="">{words.spectator}</option>
            {newest.seats.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="toggle">
        <input type="checkbox" checked={hasKeys} onChange={({ currentTarget }) => setKeys(currentTarget.checked)} />
        {own.value.keys}
      </label>
      <CopyLink label={own.value.link} to={`${version} ${as}`} />
    </section>
  );
}
