import * as z from 'zod';
import { askOf } from '../../../domain/match/clock/questions.ts';
import { type Calendar, zonedSchema } from '../../../domain/match/state/calendar-schema.ts';
import { VOTE_KINDS } from '../../../domain/match/state/commands.ts';
import { seatId } from '../../../domain/match/state/seat-id.ts';
import { seatFor } from '../../features/commands/access.ts';
import { overField, unlessAnswered, unlessChanged } from '../../features/commands/action.ts';
import { commit } from '../../features/commands/commit.ts';
import { calendarIn } from '../../features/settings/calendars.ts';
import { unlessHoursFit } from '../../features/settings/deadlines.ts';
import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

export const voteSchema = z.strictObject({
  vote: z.boolean(),
  seat: seatId.optional(),
  over: overField.meta({
    description: 'For `ready` in play: the `answer.version` that you have seen; otherwise 409 `ORDERS_CHANGED`.',
  }),
  calendar: zonedSchema.optional().meta({ description: 'The subject of a vote of the kind `calendar`.' }),
});

const noSuchVote = (): Problem =>
  new Problem(404, 'NO_SUCH_VOTE', {
    en: `the votes are ${VOTE_KINDS.join(', ')}`,
    ko: `투표의 종류: ${VOTE_KINDS.join(', ')}.`,
  });

/** Gives or withdraws a vote. */
export const castVote = operation({
  id: 'castVote',
  method: 'PUT',
  path: '/v1/games/{game}/votes/{kind}',
  access: 'people',
  permission: 'write',
  body: voteSchema,
  run: async (request) => {
    const kind = VOTE_KINDS.find((each) => each === request.params.kind);
    if (kind === undefined) throw noSuchVote();
    const { seat, over, vote: value, calendar: zoned } = request.body;
    const isFor = kind === 'calendar' && value && zoned !== undefined;
    const calendar: { readonly calendar?: Calendar } = isFor
      ? { calendar: calendarIn(zoned, request.service.now(), '/calendar/zone') }
      : {};
    return commit(request, (loaded, me) => {
      const at = seatFor(loaded.match, me, seat);
      if (kind === 'ready' && loaded.match.status === 'playing') {
        const ask = askOf(loaded.game, loaded.match, at);
        unlessChanged(loaded, ask, over);
        if (!value && loaded.game.ready !== undefined) unlessAnswered(loaded, ask);
      }
      if (isFor) unlessHoursFit(loaded.game, calendar.calendar, loaded.match.settings, '/calendar');
      return { command: { type: 'vote', seat: at, kind, value, ...calendar } };
    });
  },
});
