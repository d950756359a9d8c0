import * as z from 'zod';
import { jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { refuseSeats } from '../../../domain/match/lobby/opening.ts';
import type { Calendar } from '../../../domain/match/state/calendar-schema.ts';
import { pressSettingsSchema } from '../../../domain/match/state/press-settings.ts';
import { seatId } from '../../../domain/match/state/seat-id.ts';
import { settingsSchema } from '../../../domain/match/state/settings.ts';
import { unlessAlone } from '../../features/accounts/guests.ts';
import { commitNew } from '../../features/commands/commit.ts';
import { holdersIn } from '../../features/commands/sitters.ts';
import { sittersIn } from '../../features/invitations/sitters.ts';
import { unlessNobody } from '../../features/people/invitees.ts';
import { pressIn, unlessKnown } from '../../features/press/settings.ts';
import { unlessTelling } from '../../features/ratings/admitted.ts';
import { calendarIn } from '../../features/settings/calendars.ts';
import { unlessHoursFit, unlessKindsAsked, unlessTwo } from '../../features/settings/deadlines.ts';
import { givenOptions, optionsIn, titleSchema, UNTITLED } from '../../features/settings/options.ts';
import { hosted, named, Problem, refused } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

export const newGameSchema = z.strictObject({
  of: z.string().max(40).meta({ description: 'Which game to play: an id of GET /v1/rules.' }),
  title: titleSchema.default(UNTITLED),
  options: givenOptions.default({}).meta({ description: 'The options of that game, as in GET /v1/rules/{rules}.' }),
  settings: settingsSchema.default(() => settingsSchema.parse({})),
  seats: z
    .record(seatId, z.string().min(1).max(40))
    .default({})
    .meta({
      description:
        'The first holders of seats: `me`, `bot`, or your bot account by name or id. The other seats are free. ' +
        'Invite other people with `settings.invited`. Not allowed in a sandbox, or if seats are dealt.',
    }),
  start: z.literal(true).exactOptional().meta({
    description: 'Starts the game at once, like `POST …/start`. `seats` must name every seat. Not with joint dice.',
  }),
});

/**
 * Opens a lobby, or a game that starts at once. The caller owns it. Its first commit commits to the seed of all
 * randomness.
 */
export const createGame = operation({
  id: 'createGame',
  method: 'POST',
  path: '/v1/games',
  access: 'people',
  permission: 'write',
  body: newGameSchema,
  run: async (request) => {
    const { of, title, options: given } = request.body;
    const settings = settled(request.body.settings);
    const load = Object.hasOwn(request.service.games, of) ? request.service.games[of] : undefined;
    if (load === undefined) {
      const detail = hosted(request.service.games);
      throw new Problem(400, 'NO_SUCH_RULES', detail, { errors: [{ pointer: '/of', detail }] });
    }
    unlessTelling(settings.anonymous, settings.conditions);
    const game = await load();
    unlessKindsAsked(game, settings.deadlines);
    const { options, names } = optionsIn(game, given);
    unlessKnown(game, settings.press);
    const {
      invited,
      calendar,
      press = pressIn(game),
      seating = settings.anonymous ? 'random' : 'choose',
      ...rest
    } = settings;
    unlessDealt(settings.anonymous, seating);
    const compiled: { readonly calendar?: Calendar } =
      calendar === undefined
        ? {}
        : { calendar: calendarIn(calendar, request.service.now(), '/settings/calendar/zone') };
    unlessTwo(game, options, settings.bank);
    unlessHoursFit(game, compiled.calendar, settings, '/settings/calendar');
    // What no person may send is said first. Then what this one may not, before it is looked up who is invited.
    unlessAlone(request.user, settings);
    await unlessNobody(request.service, settings.invited);
    const { start } = request.body;
    const command = {
      type: 'create',
      of,
      options,
      settings: { ...rest, ...compiled, seating, press },
      ...(start !== undefined && { start }),
    } as const;
    const { sitters, unless } = await sittersIn(request, request.body.seats);
    const seats = holdersIn(sitters, (sitter) => (sitter === 'me' ? 'me' : sitter.person));
    const refusal = refuseSeats(game, { ...command, seats });
    if (refusal !== undefined) throw refused(refusal);
    return commitNew(request, command, { title, names, invited }, { sitters, unless });
  },
});

type Settings = z.infer<typeof settingsSchema>;

/**
 * Returns the requested settings. A sandbox is private and without chat, and has no other settings: otherwise throws a
 * Problem (400).
 */
function settled(settings: Settings): Settings {
  if (settings.sandbox !== true) return settings;
  const usual = jsonOf({
    ...settingsSchema.parse({}),
    sandbox: true,
    visibility: settings.visibility,
  });
  const other = Object.entries(jsonOf(settings)).find(
    ([name, value]) => canonical(value) !== canonical(usual[name] ?? null),
  );
  if (other === undefined)
    return { ...settings, visibility: 'private', press: pressSettingsSchema.parse({ talk: 'none' }) };
  const pointer = `/settings/${other[0]}`;
  const detail = { en: 'a sandbox has no other settings', ko: '연습 게임에는 다른 설정이 없습니다.' };
  throw new Problem(400, 'BAD_BODY', named(pointer, detail), { errors: [{ pointer, detail }] });
}

/**
 * Throws a Problem (400) if people would choose their seats in an anonymous game, because others would see which seat
 * they take.
 */
function unlessDealt(isAnonymous: boolean, seating: string): void {
  if (!isAnonymous || seating !== 'choose') return;
  const pointer = '/settings/seating';
  const detail = {
    en: 'the seats of an anonymous game are dealt: "random" or "preferences"',
    ko: '익명 게임의 자리는 "random"이나 "preferences"로 나눕니다.',
  };
  throw new Problem(400, 'BAD_BODY', named(pointer, detail), { errors: [{ pointer, detail }] });
}
