import { z } from 'zod';
import type { Outcome, Sealed } from '../game.ts';
import type { SeatId } from '../lib/ids.ts';
import type { Json } from '../lib/json.ts';
import type { Settings, VoteKind } from './commands.ts';
import type { Holder } from './state.ts';

/** Facts about a match that are not its game's. */
export type MatchEvent =
  | {
      readonly type: 'match/created';
      readonly of: string;
      readonly title: string;
      readonly owner: string;
      readonly options: Json;
      readonly settings: Settings;
      readonly seedCommitment: string;
      readonly chairs: readonly { readonly seat: SeatId; readonly name: string; readonly holds: readonly string[] }[];
    }
  | { readonly type: 'match/joined'; readonly seat: SeatId; readonly holder: Holder }
  | { readonly type: 'match/left'; readonly seat: SeatId; readonly how: 'left' | 'resigned' }
  | { readonly type: 'match/started' }
  | { readonly type: 'match/voted'; readonly seat: SeatId; readonly kind: VoteKind; readonly value: boolean }
  | { readonly type: 'match/stood'; readonly seat: SeatId; readonly sealed: Sealed }
  /** The events that follow answer for `seat` without a person: a standing order, or silence. */
  | { readonly type: 'match/answered'; readonly seat: SeatId; readonly ask: string; readonly how: 'standing' | 'lapse' }
  | { readonly type: 'match/took-back'; readonly seat: SeatId; readonly version: number }
  /** A new deadline, or (without `due`) none. */
  | { readonly type: 'match/clock'; readonly due?: number }
  | { readonly type: 'match/ended'; readonly outcome: Outcome; readonly seed: string };

export const outcomeSchema = z.strictObject({
  result: z.enum(['won', 'drawn', 'cancelled']),
  seats: z.array(z.string()).meta({ description: 'Who won, or shares the draw.' }),
  how: z.string().meta({ description: 'By what: `solo`, `agreed-draw`, `resignation`, `agreed`, `expired`, `abandoned`, ...' }),
});
