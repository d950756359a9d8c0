import * as z from 'zod';
import { calendarSchema, zonedSchema } from './calendar-schema.ts';
import { conditionsSchema } from './conditions.ts';
import { pressSettingsSchema } from './press-settings.ts';
import { spectatorsSchema } from './spectators.ts';

const seconds = z
  .int()
  .min(10)
  .max(60 * 60 * 24 * 60);

const DAY = 60 * 60 * 24;

/**
 * Settings of form 2 of the log alone. What is left out is as usual, and stands in no log: `usual` says what that is.
 * So a log that names none of them is the same to the byte as before there were any.
 */
const timeSettings = {
  votes: z.enum(['open', 'secret']).exactOptional().meta({
    description: 'Whether everybody sees the votes for a draw, or nobody until the game is over.',
    default: 'open',
  }),
  rated: z.boolean().exactOptional().meta({
    description: 'The result counts. A draw needs the agreement of two people in play; bots are not enough.',
    default: false,
  }),
  pause: z
    .strictObject({
      most: z
        .int()
        .min(0)
        .max(30 * DAY),
    })
    .exactOptional()
    .meta({
      description: 'The maximum number of seconds of a pause, to which all people in play must agree; 0: no pauses.',
      default: { most: 30 * DAY },
    }),
  extensions: z
    .strictObject({
      count: z.int().min(0).max(50),
      seconds: z
        .int()
        .min(60)
        .max(14 * DAY),
    })
    .exactOptional()
    .meta({
      description:
        'How often each seat may extend the deadline of its question, once for a question, and by how many seconds. ' +
        'A vote of more than half of the people in play may extend it any number of times.',
      default: { count: 0, seconds: DAY },
    }),
  away: z.int().min(0).max(90).exactOptional().meta({
    description: 'Days for which each seat may be away in this game. Its clock stands still meanwhile.',
    default: 0,
  }),
  bank: z
    .strictObject({
      initial: z
        .int()
        .min(10)
        .max(60 * DAY),
      increment: z
        .int()
        .min(0)
        .max(7 * DAY),
      most: z
        .int()
        .min(10)
        .max(60 * DAY),
    })
    .refine(({ initial, most }) => initial <= most, {
      message: 'no more than `most`',
      path: ['initial'],
      params: { ko: '`most`보다 클 수 없습니다.' },
    })
    .exactOptional()
    .meta({
      description:
        'A clock for each seat of a game of two, instead of deadlines: seconds at the start, extra seconds for each ' +
        'turn with an answer, and the maximum. It also runs while the player is gone.',
    }),
  expired: z.enum(['lapse', 'loses']).exactOptional().meta({
    description: 'What happens to a seat with an empty bank: it gets the default answer, or it loses the game.',
    default: 'lapse',
  }),
  ready: z
    .strictObject({ seconds: z.int().min(600).max(DAY) })
    .exactOptional()
    .meta({
      description:
        'Before the game begins, all players must confirm that they are present, within this number of seconds. A ' +
        'player who does not confirm loses the place, and the lobby opens again. With joint dice, revealing ' +
        'confirms. Default: no confirmation.',
    }),
  vacate: z
    .strictObject({ misses: z.int().min(1).max(20) })
    .exactOptional()
    .meta({
      description:
        'The number of missed deadlines in a row after which a seat is free for another player. Its holder may ' +
        'return until then. Default: never.',
    }),
};

/** How a match is run, apart from its game's options. Deadlines are in seconds. */
export const settingsSchema = z.strictObject({
  sandbox: z
    .literal(true)
    .exactOptional()
    .meta({
      description:
        'A sandbox: its owner holds every seat, and it begins at once. It is private and unrated, and its owner may ' +
        'close it at any time. It excludes all other settings.',
    }),
  visibility: z
    .enum(['public', 'private'])
    .default('public')
    .meta({ description: 'Who may see the game: everyone, or only its owner, invited people and players.' }),
  invited: z.array(z.string().min(1).max(64)).max(32).default([]).meta({
    description: 'People who may see and join a private game, each by `user`, or by `@` and handle.',
  }),
  deadlines: z
    .record(z.string().regex(/^[a-z][A-Za-z-]{0,31}$/), seconds)
    .default({})
    .meta({
      description:
        'Seconds for which a question is open, by its kind (`deadlines` of GET /v1/rules/{rules}) or under ' +
        '`default`. Other kinds have no deadline. `reveal`: for contributions to the dice.',
    }),
  grace: z
    .int()
    .min(0)
    .max(60 * 60 * 24 * 14)
    .default(0)
    .meta({
      description: 'Extra seconds for a question after its deadline passed without an answer; 0: none.',
    }),
  draw: z
    .enum(['unanimous', 'off'])
    .default('unanimous')
    .meta({ description: 'Who must agree on a draw: the people still in play, or all. Or draws are not possible.' }),
  anonymous: z.boolean().default(false).meta({
    description: 'The names of players are hidden until the game is over. Bots are shown as bots.',
  }),
  seating: z
    .enum(['choose', 'random', 'preferences'])
    .exactOptional()
    .meta({
      description:
        'How players get their seats. `choose` (default): each player takes one. Otherwise the seats are dealt at ' +
        'the start, at random or by sealed preferences, and a seat in the lobby is only a place to wait. Seats of ' +
        'an anonymous game are always dealt, at random unless by preferences, because the time of joining would ' +
        'reveal the seat.',
    }),
  absent: z
    .enum(['lapse', 'bot', 'wait'])
    .default('lapse')
    .meta({
      description:
        'Who answers for an abandoned seat until another player takes it: the default answer at once; a bot; or ' +
        'nobody. In that case its questions stay open for a successor until their deadlines.',
    }),
  entropy: z
    .enum(['house', 'joint'])
    .default('house')
    .meta({
      description:
        'The source of the dice. `house`: the seed that the server fixed before anyone sat down. `joint`: that seed ' +
        'and 32 bytes of each player. Players commit to them in the lobby and reveal them at the start ' +
        '(`deadlines.reveal`, or else a day).',
    }),
  press: pressSettingsSchema
    .exactOptional()
    .meta({ description: 'How people talk in the game. It is fixed when the game is opened.' }),
  spectators: spectatorsSchema.exactOptional(),
  conditions: conditionsSchema.exactOptional(),
  lobbyExpires: seconds
    .default(60 * 60 * 24 * 7)
    .meta({ description: 'Seconds until a lobby that has not started is cancelled.' }),
  ...timeSettings,
  calendar: zonedSchema.exactOptional().meta({
    description:
      'The days and hours in which deadlines run. Default: always. A game has them as numbers, with the zone resolved.',
  }),
});
/** Settings as a log has them, and as they are shown: `invited` in form 1 alone, for form 2 names nobody. */
export const keptSettingsSchema = settingsSchema.extend({
  calendar: calendarSchema.exactOptional(),
  seating: settingsSchema.shape.seating.unwrap().default('choose'),
  invited: settingsSchema.shape.invited
    .unwrap()
    .optional()
    .meta({ description: 'In games of form 1. Otherwise see GET /games/{game}/people.' }),
});
export type Settings = z.infer<typeof keptSettingsSchema>;

const {
  visibility,
  deadlines,
  grace,
  draw,
  absent,
  lobbyExpires,
  votes,
  rated,
  pause,
  extensions,
  away,
  bank,
  expired,
} = settingsSchema.shape;
const { ready, vacate, conditions } = settingsSchema.shape;
/**
 * The settings that may change while a game is a lobby. What people rely on who have sat down is not among them:
 * whether they are named, how they come to their seats, where the dice come from.
 */
export const editedSettingsSchema = z.strictObject({
  visibility: visibility.unwrap().exactOptional(),
  deadlines: deadlines.unwrap().exactOptional(),
  grace: grace.unwrap().exactOptional(),
  draw: draw.unwrap().exactOptional(),
  absent: absent.unwrap().exactOptional(),
  lobbyExpires: lobbyExpires.unwrap().exactOptional(),
  conditions,
  votes,
  rated,
  pause,
  extensions,
  away,
  bank: bank.unwrap().nullable().exactOptional().meta({ description: 'Like `bank`; `null`: deadlines instead.' }),
  expired,
  ready: ready.unwrap().nullable().exactOptional().meta({ description: 'Like `ready`; `null`: no confirmation.' }),
  vacate: vacate.unwrap().nullable().exactOptional().meta({ description: 'As `vacate`; `null`: never.' }),
  calendar: calendarSchema
    .nullable()
    .exactOptional()
    .meta({ description: 'Like `calendar`; `null`: deadlines always run.' }),
});
export type EditedSettings = Readonly<z.infer<typeof editedSettingsSchema>>;
