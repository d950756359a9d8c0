import type { Game } from '../../contract/game.ts';
import { type Frame, type Made, movesBetween } from '../../contract/replay.ts';
import { SPECTATOR } from '../../lib/ids.ts';
import type { Locale } from '../../lib/text.ts';
import { type Commit, eventsOf } from '../../log/commit.ts';
import { apply } from '../fold/evolve.ts';
import { type AnyEvent, isMatchEvent } from '../state/events.ts';
import type { Match } from '../state/state.ts';
import { heard } from './heard.ts';
import { narratorOf, sceneOf } from './story.ts';

/** A commit, and what its reader may know of it (`seenBy`). */
interface Read {
  readonly commit: Commit;
  readonly seen: Commit;
}

/**
 * The frames of commits, event by event: told from what the reader may know of the commit, and from what spectators saw
 * before each event. `before`: the match that the commit follows.
 */
export function framerOf(
  game: Game,
  match: Pick<Match, 'options' | 'chairs'>,
  locale: Locale,
): (before: Match, read: Read) => readonly (readonly Frame[])[] {
  const scene = sceneOf(game, match, locale);
  const narrate = narratorOf(game, scene, locale);
  return (before, { commit, seen }) => {
    const facts = eventsOf(commit) as readonly AnyEvent[];
    let now = before;
    let groups = 0;
    return heard(seen).map((event, e, all) => {
      const then = now;
      now = apply(game, then, facts[e] as AnyEvent);
      const made = isMatchEvent(event)
        ? rewound(game, then, now)
        : (game.replay?.play(event, locale, {
            ...scene,
            earlier: all.slice(0, e),
            later: all.slice(e + 1),
            before: () => shown(game, then),
          }) ?? []);
      const frames = framed(made, narrate(event, e, all), groups);
      groups += new Set(frames.flatMap(({ group }) => group ?? [])).size;
      return frames;
    });
  };
}

/** What everybody may see of a match. */
const shown = (game: Game, { state }: Match): unknown => game.view(state, SPECTATOR);

/** What moves where a step is taken back. */
function rewound({ replay, view }: Game, before: Match, after: Match): readonly Made[] {
  const places = replay?.places;
  if (places === undefined || after.rewinds === before.rewinds) return [];
  return movesBetween(places(view(before.state, SPECTATOR)), places(view(after.state, SPECTATOR)));
}

/**
 * Frames with their sentences, and the groups counted on from those before. An event that only says something notes it.
 */
function framed(made: readonly Made[], lines: readonly string[], from: number): readonly Frame[] {
  const text = lines.join(' ');
  if (made.length === 0) return text === '' ? [] : [{ is: 'note', text }];
  const alone = made.length === 1 ? undefined : 0;
  const groups = [...new Set(made.map(({ group = alone }) => group))].filter((group) => group !== undefined);
  return made.map(({ group = alone, ...happening }) => ({
    ...happening,
    ...(group !== undefined && { group: from + groups.indexOf(group) }),
    text: happening.text ?? text,
  }));
}
