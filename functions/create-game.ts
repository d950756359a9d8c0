import * as z from 'zod';
import { settingsSchema } from '../domain/match/settings.ts';
import { unlessNobody } from './lib/accounts/invitees.ts';
import { operation } from './lib/http/endpoint.ts';
import { hosted, Problem } from './lib/http/problem.ts';
import { commitNew } from './lib/matches/commit.ts';
import { calendarIn } from './lib/people/calendars.ts';
import { unlessKindsAsked, unlessSandboxAlone, unlessTwo } from './lib/people/deadlines.ts';
import { unlessAlone } from './lib/people/guests.ts';
import { givenOptions, optionsIn, titleSchema, UNTITLED } from './lib/people/options.ts';
import { pressIn, SILENCE, unlessKnown } from './lib/press/settings.ts';
import { unlessTelling } from './lib/ratings/admitted.ts';

export const newGameSchema = z.strictObject({
  of: z.string().max(40).meta({ description: 'Which game to play: an id of GET /v1/rules.' }),
  title: titleSchema.default(UNTITLED),
  options: givenOptions.default({}).meta({ description: 'The options of that game, as GET /v1/rules/{rules} has them.' }),
  settings: settingsSchema.default(() => settingsSchema.parse({})),
});

/** Opens a lobby; its creator owns it. The seed of all chance is fixed and committed to before anyone sits down. */
export const createGame = operation({
  id: 'createGame',
  method: 'POST',
  path: '/v1/games',
  access: 'people',
  permission: 'write',
  body: newGameSchema,
  run: async (request) => {
    const { of, title, settings, options: given } = request.body;
    const load = Object.hasOwn(request.service.games, of) ? request.service.games[of] : undefined;
    if (load === undefined) {
      const detail = hosted(request.service.games);
      throw new Problem(400, 'NO_SUCH_RULES', detail, { errors: [{ pointer: '/of', detail }] });
    }
    unlessSandboxAlone(request.body.settings);
    unlessAlone(request.user, settings);
    unlessTelling(settings.anonymous, settings.conditions);
    await unlessNobody(request.service, settings.invited);
    const game = await load();
    unlessKindsAsked(game, settings.deadlines);
    const { options, names } = optionsIn(game, given);
    unlessKnown(game, settings.press);
    const { invited, calendar, press = settings.sandbox ? SILENCE : pressIn(game), ...rest } = settings;
    const compiled = calendar === undefined ? {} : { calendar: calendarIn(calendar, request.service.now(), '/settings/calendar/zone') };
    unlessTwo(game, options, settings.bank);
    const visibility = settings.sandbox ? 'private' : rest.visibility;
    const command = { type: 'create', of, options, settings: { ...rest, visibility, ...compiled, press } } as const;
    return commitNew(request, command, { title, names, invited });
  },
});
