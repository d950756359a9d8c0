import * as z from 'zod';
import { camp, count, list, power, rule } from '../terms/schemas.ts';

/*
 * The frames of the tracks (§9, §14.4). Checks wait in the state until they are due (deeds/tracks/due.ts); `step`: that
 * of the turn's end.
 */

export const moraleCheckFrame = z
  .strictObject({ is: z.literal('morale-check'), camp, step: z.boolean(), rule })
  .meta({ description: 'A Camp checks its morale (§9.2).' });

export const attritionCheckFrame = z
  .strictObject({ is: z.literal('attrition-check'), step: z.boolean() })
  .meta({ description: 'The Imperial attrition level may drop (§14.43).' });

export const riseFrame = z
  .strictObject({ is: z.literal('rise'), camp, rule })
  .meta({ description: 'A Camp may try to raise its morale (§9.53).' });

export const willFrame = z
  .strictObject({ is: z.literal('will'), stage: z.enum(['when', 'dice', 'roll']) })
  .meta({ description: 'Tsarist morale has reached a Will to Fight marker in an impulse (§19.82).' });

/** A drop that may still be averted (§5.23): of the Powers in `open` the first one spends, or passes. */
export const recoveryFrame = z
  .strictObject({
    is: z.literal('recovery'),
    camp,
    track: z.enum(['morale', 'attrition']),
    bearable: count.meta({ description: 'With this number of Loss markers, or fewer, the level stays.' }),
    open: list(power),
    rule,
  })
  .meta({ description: 'Emergency Recovery (§5.23): cards and resources against the second drop of an impulse.' });

export const arrivalFrame = z
  .strictObject({ is: z.literal('arrival'), power })
  .meta({ description: 'Kutuzov has come: Russia 1 chooses how its morale rises (§6.35).' });
