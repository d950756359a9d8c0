import type { Game } from '@fieldpost/client';
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { lazy } from 'preact-iso';
import { pressOf } from '../../talk/conversations.ts';
import { unreadOf } from '../../talk/talk.tsx';
import { words as talk } from '../../talk/words.ts';
import type { Following } from '../moment.ts';
import { words } from './words.ts';

const Desk = lazy(() => import('../../talk/desk.tsx').then((room) => room.Desk));

/** The tabs beside the board. `question` is a tab on a phone alone; else the question stands above the tabs. */
export type Tab = 'question' | 'players' | 'log' | 'talk' | 'more';

interface Props {
  readonly game: Game;
  readonly press: Following['press'];
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly hasQuestion: boolean;
  readonly players: ComponentChildren;
  readonly log: ComponentChildren;
  readonly more: ComponentChildren;
}

/** The tabs Players, Log, Talk and More. Tabs scroll, the page does not. */
export function Rail({ game, press, tab, onTab, hasQuestion, players, log, more }: Props) {
  const id = useId();
  const { count, isMore } = unreadOf(press);
  // What a tab shows is read when it is first opened.
  const opened = useRef(new Set<Tab>());
  opened.current.add(tab);
  const hasTalk = pressOf(game) !== undefined;
  const said = words.value;
  const tabs: readonly (readonly [Tab, string])[] = [
    ...(hasQuestion ? [['question', game.status === 'playing' ? said.question : said.result] as const] : []),
    ['players', said.players],
    ['log', said.log],
    ...(hasTalk ? [['talk', talk.value.talk] as const] : []),
    ['more', said.more],
  ];
  const panel = (of: Tab, children: ComponentChildren) => (
    <div
      class={`tab-panel of-${of}`}
      role="tabpanel"
      id={`${id}-${of}`}
      aria-labelledby={`${id}-tab-${of}`}
      hidden={tab !== of}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be within reach of the keyboard
      tabIndex={0}
    >
      {opened.current.has(of) && children}
    </div>
  );
  return (
    <aside class="side">
      <div class="rail-tabs" role="tablist" aria-label={said.tabs}>
        {tabs.map(([of, name], i) => (
          <button
            type="button"
            role="tab"
            key={of}
            id={`${id}-tab-${of}`}
            class={of === 'talk' ? 'talk-tab' : ''}
            aria-selected={of === tab}
            aria-controls={of === 'question' ? undefined : `${id}-${of}`}
            onClick={() => onTab(of)}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              const next = tabs[(i + by + tabs.length) % tabs.length];
              if (by === 0 || next === undefined) return;
              event.preventDefault();
              onTab(next[0]);
              document.getElementById(`${id}-tab-${next[0]}`)?.focus();
            }}
          >
            {name}
            {of === 'talk' && tab !== 'talk' && count > 0 && (
              <span class="badge">{talk.value.unread(count, isMore)}</span>
            )}
          </button>
        ))}
      </div>
      <div class="tab-panels">
        {panel('players', players)}
        {panel('log', log)}
        {hasTalk &&
          panel(
            'talk',
            tab === 'talk' && (
              <section class="talk" aria-label={talk.value.talk}>
                <Desk game={game} />
              </section>
            ),
          )}
        {panel('more', more)}
      </div>
    </aside>
  );
}
