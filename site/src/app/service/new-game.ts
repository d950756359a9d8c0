import { isGuest } from '../session.ts';
import { api } from './api.ts';
import { doneAsSomebody } from './guest.ts';
import { contribute, reveal } from './joint.ts';

/** Who is to sit in a seat. */
export type Sitter = 'me' | 'bot' | 'open';

export type Sitters = { readonly [seat: string]: Sitter };

/** What a game is to be, before it is opened, and who takes which seat. */
export interface Wanted {
  readonly of: string;
  /** What it is called. */
  readonly title: string;
  readonly options: { readonly [name: string]: unknown };
  readonly settings: { readonly [name: string]: unknown };
  /** By seat, each of them. */
  readonly seats: Sitters;
}

/** Puts me into the first of some seats, and bots, or nobody yet, into the others. */
export const usually = (seats: readonly { readonly seat: string }[], others: Sitter = 'bot'): Sitters =>
  Object.fromEntries(seats.map(({ seat }, i): [string, Sitter] => [seat, i === 0 ? 'me' : others]));

/** Reads the seats that a game has without options, and who usually sits there. */
export async function usualSitters(of: string, others?: Sitter): Promise<Sitters> {
  const { seats = [] } = await api.value.getRules({ rules: of as never, parts: ['seats'] });
  return usually(seats, others);
}

/**
 * Opens a game, seats the chosen players and bots, and begins if every seat is taken. A guest's game is private.
 * Returns the game's id.
 */
export async function opened(wanted: Wanted): Promise<string> {
  const { of, options, title } = wanted;
  const settings = isGuest.value ? { ...wanted.settings, visibility: 'private', invited: [] } : wanted.settings;
  const sitters = Object.entries(wanted.seats).filter(([, sitter]) => sitter !== 'open');
  const isWhole = sitters.length === Object.keys(wanted.seats).length;
  const isDealt = settings.anonymous === true || (settings.seating ?? 'choose') !== 'choose';
  const isJoint = settings.entropy === 'joint';
  const seated = isDealt || isJoint ? {} : { seats: Object.fromEntries(sitters), ...(isWhole && { start: true }) };
  const { game } = await api.value.createGame({ body: { of, options, settings, title, ...seated } as never });
  if (!isDealt && !isJoint) return game;
  for (const [seat, sitter] of sitters)
    await api.value.takeSeat({ game, body: { ...(!isDealt && { seat }), ...(sitter === 'bot' && { kind: 'bot' }) } });
  const [mine] = isJoint ? ((await api.value.getGame({ game })).mine ?? []) : [];
  if (mine !== undefined) await contribute(game, mine);
  if (!isWhole) return game;
  await api.value.startGame({ game });
  // Against bots nobody else is waited for.
  if (mine !== undefined) await reveal(game, mine);
  return game;
}

/** Opens a game in which one sits at every seat, and which begins at once. Gives its id. */
export async function sandboxed({ of, title, options }: Pick<Wanted, 'of' | 'title' | 'options'>): Promise<string> {
  const { game } = await api.value.createGame({
    body: { of, options, settings: { sandbox: true }, title } as never,
  });
  return game;
}

/**
 * A game against bots with everything as it is by default, in the first seat that is free. Without an account it is a
 * guest's.
 */
export const againstBots = (of: string, title: string): Promise<string> =>
  doneAsSomebody(async () => opened({ of, title, options: {}, settings: {}, seats: await usualSitters(of) }));
