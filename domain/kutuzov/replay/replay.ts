import { NOTED, type Played, playedBy, type Replay } from '../../contract/replay.ts';
import type { Options } from '../state/options.ts';
import type { View } from '../state/view.ts';
import type { Event } from '../table/events.ts';
import { endedBy, winnerOf } from '../words/tales/verdict.ts';
import { cardReplay } from './cards.ts';
import { pieceReplay } from './pieces.ts';
import { groundReplay, trackReplay } from './tracks.ts';
import type { Words } from './words.ts';

/** What each event does to the board, by what it is about. */
const REPLAY = {
  ...cardReplay,
  ...pieceReplay,
  ...groundReplay,
  ...trackReplay,
  entered: NOTED,
  went: ({ frame }) => {
    const battle = endedBy(frame);
    if (battle === undefined) return [];
    const winner = winnerOf(battle);
    return [{ is: 'verdict', at: battle.space, ...(winner !== undefined && { of: battle[winner].camp }) }];
  },
  left: NOTED,
  seated: NOTED,
  'turn-began': NOTED,
  'round-began': NOTED,
  'impulse-began': NOTED,
  'impulse-ended': NOTED,
  passed: NOTED,
  noted: NOTED,
  ended: NOTED,
  answered: NOTED,
  reached: NOTED,
  withdrawn: NOTED,
  opened: NOTED,
} satisfies Replay<Event, Words>;

/** The game in frames. */
export const replay: Played<Options, Event, View> = {
  play: (event, locale, stage) => playedBy<Event, Words>(REPLAY, event, { ...stage, locale }),
};
