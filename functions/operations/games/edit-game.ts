import * as z from 'zod';
import { sure } from '../../../domain/lib/sure.ts';
import { textsSalt } from '../../../domain/log/pseudonyms.ts';
import { refuseHost } from '../../../domain/match/lobby/host.ts';
import { zonedSchema } from '../../../domain/match/state/calendar-schema.ts';
import { editedSettingsSchema, settingsSchema } from '../../../domain/match/state/settings.ts';
import { unlessAlone } from '../../features/accounts/guests.ts';
import { commit } from '../../features/commands/commit.ts';
import { inviteeOf, unlessNobody } from '../../features/people/invitees.ts';
import { editedTexts, textsIn } from '../../features/people/texts.ts';
import { unlessTelling } from '../../features/ratings/admitted.ts';
import { calendarIn } from '../../features/settings/calendars.ts';
import { unlessHoursFit, unlessKindsAsked, unlessTwo } from '../../features/settings/deadlines.ts';
import { givenOptions, optionsIn, titleSchema, UNTITLED } from '../../features/settings/options.ts';
import { operation } from '../operation.ts';

export const settingsEditSchema = editedSettingsSchema
  .extend({
    invited: settingsSchema.shape.invited.unwrap().exactOptional(),
    calendar: zonedSchema
      .nullable()
      .exactOptional()
      .meta({ description: 'The days and hours in which deadlines run; `null`: always.' }),
  })
  .meta({ description: 'The changed settings. Each replaces its old value completely.' });

export const gameEditSchema = z
  .strictObject({
    title: titleSchema.exactOptional(),
    options: givenOptions
      .exactOptional()
      .meta({ description: 'All options of the game. Omitted ones get their default.' }),
    settings: settingsEditSchema.exactOptional(),
  })
  .refine((edit) => Object.keys(edit).length > 0, {
    message: 'name what changes: "title", "options" or "settings"',
    params: { ko: '바꿀 것을 밝히세요: "title", "options", "settings".' },
  });

/** Changes a lobby. Only its owner may. */
export const editGame = operation({
  id: 'editGame',
  method: 'PATCH',
  path: '/v1/games/{game}',
  access: 'people',
  permission: 'write',
  body: gameEditSchema,
  run: async (request) => {
    const { title, options: given, settings: { invited: guests, calendar, ...rest } = {} } = request.body;
    const compiled = calendar && calendarIn(calendar, request.service.now(), '/settings/calendar/zone');
    const settings = { ...rest, ...(compiled !== undefined && { calendar: compiled }) };
    unlessAlone(request.user, { ...settings, invited: guests });
    await unlessNobody(request.service, guests);
    const { people, vault } = request.service;
    return commit(request, async ({ game, match }, me, { self, cmdId }) => {
      const refused = refuseHost(match, { user: me });
      if (refused !== undefined) return { command: { type: 'edit', texts: '' } };
      unlessTelling(match.settings.anonymous, settings.conditions);
      if (settings.deadlines !== undefined) unlessKindsAsked(game, settings.deadlines);
      const kept = await textsIn(people, vault, match);
      const parsed = given === undefined ? undefined : optionsIn(game, given);
      const author = sure(self, 'person who owns a game of form 2');
      const bank = settings.bank === undefined ? match.settings.bank : (settings.bank ?? undefined);
      unlessTwo(game, parsed?.options ?? match.options, bank);
      const hours = compiled === undefined ? match.settings.calendar : (compiled ?? undefined);
      unlessHoursFit(
        game,
        hours,
        { deadlines: settings.deadlines ?? match.settings.deadlines, bank },
        '/settings/calendar',
      );
      const version = match.v + 1;
      const { commitment, keep } = await editedTexts(
        people,
        author,
        match.game,
        {
          title: title ?? kept?.texts.title ?? UNTITLED,
          names: parsed?.names ?? kept?.texts.names ?? {},
          invited: guests ?? kept?.texts.invited ?? [],
          subjects: guests === undefined ? kept?.subjects : undefined,
          since: guests === undefined ? (kept?.since ?? version) : version,
          salt: textsSalt(author.secret, match.game, cmdId, match.v),
        },
        inviteeOf(request.service),
      );
      return {
        command: {
          type: 'edit',
          texts: commitment,
          ...(parsed && { options: parsed.options }),
          ...(Object.keys(settings).length > 0 && { settings }),
        },
        keep,
      };
    });
  },
});
