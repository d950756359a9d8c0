import type { Chance } from '../contract/chance.ts';
import type { SeatId } from '../lib/ids.ts';

/** Chooses a legal command for a seat with an open question, from its view alone. Rules know no bots. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds bots of games of every type
export type Bot<View = any, Command = any> = (view: View, seat: SeatId, chance: Chance) => Command;

/** The bots of the games, each loaded when it is first asked. */
export type BotRegistry = { readonly [of: string]: () => Promise<Bot> };

/**
 * The bots that answer for seats without a person. Only code that plays bots imports this list; rules, reads and audits
 * do without.
 */
export const BOTS: BotRegistry = {
  diplomacy: async () => (await import('../diplomacy/bot/bot.ts')).bot,
  napoleonics: async () => (await import('../napoleonics/bot/bot.ts')).bot,
  kutuzov: async () => (await import('../kutuzov/bot/bot.ts')).bot,
};
