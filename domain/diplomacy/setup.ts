import * as z from 'zod';
import { CENTRES, START, START_CENTRES } from './map/provinces.ts';
import { FEWEST_PLAYERS, idleIn, MOST_PLAYERS, reaches, seatOf, variantOf } from './map/variants.ts';
import { PHASES, POWERS, SEASONS } from './map/vocabulary.ts';
import { DISORDERS, type Position, RULINGS, type State } from './state/state.ts';

/** How many units a game has at most: one for each supply centre (§2.4). */
export const MOST_UNITS = CENTRES.length;

/** Whether a position has more units, dislodged ones included, than a game may have (§2.4). */
export const isOverfull = ({ units, dislodged }: Pick<Position, 'units' | 'dislodged'>): boolean =>
  units.length + dislodged.length > MOST_UNITS;

/** A position, as it is kept. */
const positionSchema = () => {
  const power = z.enum(POWERS);
  const unit = z.strictObject({ power, type: z.enum(['A', 'F']), loc: z.string() });
  return z
    .strictObject({
      season: z.enum(SEASONS),
      year: z.int(),
      phase: z.enum(PHASES),
      units: z.array(unit),
      dislodged: z.array(z.strictObject({ unit, from: z.string(), retreats: z.array(z.string()) })),
      contested: z.array(z.string()),
      centres: z.record(z.string(), power),
    })
    .refine((position) => !isOverfull(position), { path: ['units'], error: `there are more than ${MOST_UNITS} units` });
};

export const optionsSchema = z
  .strictObject({
    rulings: z
      .enum(RULINGS)
      .default('rulebook')
      .meta({ description: 'The rulings on questions that the rulebook leaves open.' }),
    disorder: z
      .enum(DISORDERS)
      .exactOptional()
      .meta({
        description:
          'How long a power has no government after its player submits nothing in a movement phase (§15.1). `round`: ' +
          'until the next movement. Its dislodged units disband, it builds nothing, removals follow §15.5, and it has ' +
          'no questions. `phase`: for that phase. Default: `round` under the rulings of the rulebook, `phase` under ' +
          '`datc`.',
      }),
    players: z
      .int()
      .min(FEWEST_PLAYERS)
      .max(MOST_PLAYERS)
      .default(MOST_PLAYERS)
      .meta({ description: 'The number of players, with the seats of §16.1.' }),
    endYear: z.int().min(1901).max(1999).exactOptional().meta({
      description:
        'After the autumn of this year the game is drawn among all powers with units. Games of two players start in 1914.',
    }),
    position: z.lazy(positionSchema).exactOptional().meta({
      description:
        'The position at which a sandbox of seven seats begins. `POST /v1/imports` sets it; clients do not send it.',
    }),
  })
  .refine(({ players, endYear }) => endYear === undefined || reaches(players, endYear), {
    path: ['endYear'],
    error: 'the game starts later than that',
  })
  .overwrite((options) => ({ disorder: options.rulings === 'datc' ? 'phase' : 'round', ...options }));
/** A log that is older than an option does not have it. */
export type Options = Partial<z.infer<typeof optionsSchema>>;

/** The first spring (§5.1, §16.7) with the starting units (§4.3); or the position at which a sandbox begins. */
export function initial({
  rulings = 'rulebook',
  disorder = 'phase',
  players = MOST_PLAYERS,
  endYear,
  position,
}: Options): State {
  const variant = variantOf(players);
  const idle = idleIn(variant);
  return {
    position: position ?? {
      season: 'spring',
      year: variant.starts,
      phase: 'movement',
      units: START,
      dislodged: [],
      contested: [],
      centres: START_CENTRES,
      ...(idle.length > 0 && { idle }),
      ...(variant.neutral && { closed: variant.neutral.closed }),
    },
    rulings,
    ...(disorder === 'round' && { disorder }),
    players,
    ...(endYear !== undefined && { endYear }),
    seats: Object.fromEntries(variant.seats.map((powers) => [seatOf(powers), powers])),
    written: {},
  };
}
