import { z } from 'zod';
import { CAUSES } from './causes.ts';
import { camp, card, count, leaderId, list, power, rule, space, spSchema, troopSchema } from './schemas.ts';

/*
 * Where the procedure stands: a stack of plain objects of which only the last one asks. A battle inside a move inside a card is
 * three frames; when the last one is left the one below goes on, and finds in the state what happened meanwhile.
 *
 * To add a procedure:
 * 1. its frame here: a name in `is`, who decides, a `stage` when it has several steps, and what it must remember; all of it public;
 * 2. its commands in commands.ts, one small step each; facts that no event tells yet in events.ts and evolve.ts;
 * 3. a file in procedures/ that fills `Procedure` (procedure.ts) for it, and its line in procedures/index.ts.
 * Whoever needs it emits `entered` with its frame as the last event of a step: the loop (loop.ts) runs it until it emits `left`.
 */

/** The steps of a turn (§4.1), after the preparation before the first one (§2). */
export const TURN_STAGES = [
  'preparation',
  'impulses',
  'attrition',
  'cossacks',
  'morale',
  'balance',
  'conquest',
  'peace',
  'interphase',
] as const;
export type TurnStage = (typeof TURN_STAGES)[number];

/** The bottom of the stack: nobody chooses in it, its `run` enters what each stage needs. */
const turn = z.strictObject({ is: z.literal('turn'), stage: z.enum(TURN_STAGES) });

const preparation = [
  z.strictObject({ is: z.literal('assign'), power, free: count }).meta({ description: 'Divides free resources of its Camp (§PB4.2).' }),
  z.strictObject({ is: z.literal('shift'), power }).meta({ description: 'May pass one resource to its partner (§PB4.2).' }),
  z.strictObject({ is: z.literal('mulligan'), power }).meta({ description: 'May throw its new cards away for one fewer (§2.8).' }),
] as const;

const impulses = [
  z
    .strictObject({ is: z.literal('preemption'), power })
    .meta({ description: 'The Power with most cards may take an extra impulse (§4.22).' }),
  z
    .strictObject({
      is: z.literal('impulse'),
      power,
      preemptive: z.boolean(),
      /** No other Power has cards to play: its last impulse of the turn (§4.24). */
      lone: z.boolean(),
      /** It had no card to play when it began: a pass, unless it buys one and plays it (§4.23). */
      passing: z.boolean(),
      stage: z.enum(['play', 'end']),
    })
    .meta({ description: 'A Power’s impulse (§4.2): it plays a card, buys one, ends.' }),
  z.strictObject({ is: z.literal('card'), power, card, cp: count }).meta({ description: 'A card played for its CP (§5.5): those left.' }),
] as const;

/** A move of one space (§10.1), paid for and declared. `troops` and `leaders` as they stand in the space that `stage` puts them in. */
const step = z
  .strictObject({
    is: z.literal('step'),
    power,
    camp,
    from: space,
    to: space,
    troops: list(troopSchema),
    leaders: list(leaderId),
    stage: z.enum(['enter', 'end']),
  })
  .meta({ description: 'A formation moves one space (§10.1); its commander is the first of `leaders`.' });

/** Attrition of pieces that suffer the same causes (§14.3); `power` rolls and chooses. */
const attrition = z
  .strictObject({
    is: z.literal('attrition'),
    power,
    camp,
    space,
    troops: list(troopSchema),
    leaders: list(leaderId),
    causes: list(z.enum(CAUSES)),
    /** Resources spent to halve it (§16.4). */
    halvings: count,
    stage: z.enum(['resources', 'roll']),
  })
  .meta({ description: 'A formation suffers attrition (§14).' });

/** The moments at which several Powers may do something at once; windows.ts says who, and what. */
export const POINTS = ['halve-attrition'] as const;
export type Point = (typeof POINTS)[number];

/** Answers are gathered under seal and opened together, so that nobody sees who passed. It belongs to the frame below it. */
const window = z
  .strictObject({ is: z.literal('window'), point: z.enum(POINTS), waiting: list(power), topics: list(z.string()) })
  .meta({ description: 'Some Powers may react; `waiting` have not answered yet.' });

/** Losses to be taken one by one (§12.51, §14.1): whoever has a choice is asked. */
const losses = z
  .strictObject({
    is: z.literal('losses'),
    power,
    camp,
    space,
    troops: list(troopSchema),
    leaders: list(leaderId),
    /** To be eliminated, and after that to go to the Regroup Box. */
    pool: count,
    regroup: count,
    shared: z.boolean(),
    taken: spSchema,
    rule,
  })
  .meta({ description: 'A formation loses SP and leaders: of its pieces `troops` and `leaders`, the commander first.' });

/** Checks of the tracks; `step`: that of the turn's end. They wait in the state until they are due (due.ts). */
const checks = [
  z
    .strictObject({ is: z.literal('morale-check'), camp, step: z.boolean(), rule })
    .meta({ description: 'A Camp checks its morale (§9.2).' }),
  z
    .strictObject({ is: z.literal('attrition-check'), step: z.boolean() })
    .meta({ description: 'The Imperial attrition level may drop (§14.43).' }),
  z.strictObject({ is: z.literal('rise'), camp, rule }).meta({ description: 'A Camp may try to raise its morale (§9.53).' }),
  z
    .strictObject({ is: z.literal('will'), stage: z.enum(['when', 'dice', 'roll']) })
    .meta({ description: 'Tsarist morale has reached a Will to Fight marker in an impulse (§19.82).' }),
] as const;
export const checkSchema = z.discriminatedUnion('is', [...checks]);

/** A drop that may still be averted (§5.23): of the Powers in `open` the first one spends, or passes. */
const recovery = z
  .strictObject({
    is: z.literal('recovery'),
    camp,
    track: z.enum(['morale', 'attrition']),
    bearable: count.meta({ description: 'With so many Loss markers, or fewer, the level stays.' }),
    open: list(power),
    rule,
  })
  .meta({ description: 'Emergency Recovery (§5.23): cards and resources against the second drop of an impulse.' });

export const frameSchema = z.discriminatedUnion('is', [
  turn,
  ...preparation,
  ...impulses,
  step,
  attrition,
  losses,
  window,
  ...checks,
  recovery,
]);
export type Frame = z.infer<typeof frameSchema>;
export type FrameKind = Frame['is'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { is: K }>;
