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
    description: 'Whether everybody sees who wants a draw, or nobody until the game is over.',
    default: 'open',
  }),
  rated: z.boolean().exactOptional().meta({
    description: 'The result counts: nobody agrees on a draw with bots alone; it takes two people in play.',
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
      description: 'How many seconds a pause may last, to which all people in play agree; 0: there are none.',
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
        'How often each seat may prolong the deadline of its question, once for a question, and by how many seconds; more than ' +
        'half of the people in play may do so by vote, as often as they like.',
      default: { count: 0, seconds: DAY },
    }),
  away: z.int().min(0).max(90).exactOptional().meta({
    description: 'Days that each seat may be away in this game; its clock stands still meanwhile.',
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
        'A clock for each seat of a game of two, instead of deadlines: seconds at the start, seconds more for each turn in ' +
        'which the seat answers, and the most that it may hold. It runs on when the player leaves.',
    }),
  expired: z.enum(['lapse', 'loses']).exactOptional().meta({
    description: 'What becomes of a seat whose bank is empty: silence answers its question, or it loses the game.',
    default: 'lapse',
  }),
  ready: z
    .strictObject({ seconds: z.int().min(600).max(DAY) })
    .exactOptional()
    .meta({
      description:
        'Before the game begins everybody who sits is asked whether they are there, and has so many seconds to say so; who does not ' +
        'loses the place, and the lobby opens again. With joint dice that is their revealing. Left out: nobody is asked.',
    }),
  vacate: z
    .strictObject({ misses: z.int().min(1).max(20) })
    .exactOptional()
    .meta({
      description:
        'After how many deadlines in a row that passed without an answer a seat is free for somebody else; its holder may come ' +
        'back as long as nobody has taken it. Left out: never.',
    }),
};

/** How a match is run, apart from its game's options. Deadlines are in seconds. */
export const settingsSchema = z.strictObject({
  sandbox: z
    .literal(true)
    .exactOptional()
    .meta({
      description:
        'Who opens the game sits at every seat, and it begins at once: to try something. It is private, counts for nothing, and its ' +
        'owner closes it at any time. No other setting goes with it.',
    }),
  visibility: z
    .enum(['public', 'private'])
    .default('public')
    .meta({ description: 'Who may see the game: everyone, or only its owner, those invited and those seated.' }),
  invited: z.array(z.string().min(1).max(64)).max(32).default([]).meta({
    description:
      'Who may see a private game, and so join it, before being seated: by their `user`, or `@` and their handle.',
  }),
  deadlines: z
    .record(z.string().regex(/^[a-z][A-Za-z-]{0,31}$/), seconds)
    .default({})
    .meta({
      description:
        'Seconds a question stays open, by its kind (`deadlines` of GET /v1/rules/{rules}), or under `default`; a kind without one ' +
        'waits for ever. `reveal`: for contributions to the dice.',
    }),
  grace: z
    .int()
    .min(0)
    .max(60 * 60 * 24 * 14)
    .default(0)
    .meta({
      description: 'Seconds that a question gets once more when its deadline passes without an answer; 0: none.',
    }),
  draw: z
    .enum(['unanimous', 'off'])
    .default('unanimous')
    .meta({ description: 'Whether the people still in play may agree on a draw, all of them, or not at all.' }),
  anonymous: z.boolean().default(false).meta({
    description: 'Nobody is shown which person holds which seat until the game is over; bots are shown as bots.',
  }),
  seating: z
    .enum(['choose', 'random', 'preferences'])
    .exactOptional()
    .meta({
      description:
        'How people come to their seats: each takes one (`choose`, usual); or the seats are dealt at the start, at random or by sealed ' +
        'preferences. Until they are dealt, the seat somebody holds in the lobby is only a place to wait. Those of an anonymous game are ' +
        'dealt, at random unless by preferences: when somebody sat down would say where.',
    }),
  absent: z
    .enum(['lapse', 'bot', 'wait'])
    .default('lapse')
    .meta({
      description:
        'Who answers for a seat that was left in play, until somebody takes it: silence, at once; a bot; or nobody: its questions wait ' +
        'for whoever sits down, as long as they have time.',
    }),
  entropy: z
    .enum(['house', 'joint'])
    .default('house')
    .meta({
      description:
        'Where the dice come from. `house`: the seed that the house fixed before anyone sat down. `joint`: that seed and 32 bytes ' +
        'of each person, who commit to them in the lobby and reveal them at the start (`deadlines.reveal`, or else a day).',
    }),
  press: pressSettingsSchema
    .exactOptional()
    .meta({ description: 'How people talk in the game; it stays as it was when the game was opened.' }),
  spectators: spectatorsSchema.exactOptional(),
  conditions: conditionsSchema.exactOptional(),
  lobbyExpires: seconds
    .default(60 * 60 * 24 * 7)
    .meta({ description: 'Seconds until a lobby that has not started is cancelled.' }),
  ...timeSettings,
  calendar: zonedSchema.exactOptional().meta({
    description:
      'The days and hours in which deadlines run. Left out: always. A game has them as numbers, with the zone worked out.',
  }),
});
/** Settings as a log has them, and as they are shown: `invited` in form 1 alone, for form 2 names nobody. */
export const keptSettingsSchema = settingsSchema.extend({
  calendar: calendarSchema.exactOptional(),
  seating: settingsSchema.shape.seating.unwrap().default('choose'),
  invited: settingsSchema.shape.invited
    .unwrap()
    .optional()
    .meta({ description: 'Of games of form 1; else see GET /games/{game}/people.' }),
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
  bank: bank.unwrap().nullable().exactOptional().meta({ description: 'As `bank`; `null`: deadlines instead.' }),
  expired,
  ready: ready.unwrap().nullable().exactOptional().meta({ description: 'As `ready`; `null`: nobody is asked.' }),
  vacate: vacate.unwrap().nullable().exactOptional().meta({ description: 'As `vacate`; `null`: never.' }),
  calendar: calendarSchema
    .nullable()
    .exactOptional()
    .meta({ description: 'As `calendar`; `null`: deadlines run always.' }),
});
export type EditedSettings = Readonly<z.infer<typeof editedSettingsSchema>>;
