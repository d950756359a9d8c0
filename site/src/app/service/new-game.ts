import type { Game } from '@fieldpost/client';
import { isGuest } from '../session.ts';
import { api } from './api.ts';
import { doneAsSomebody } from './guest.ts';
import { contribute, reveal } from './joint.ts';

/** Who is to sit in a seat. */
export type Sitter = 'me' | 'bot' | 'open';

/** What a game is to be, before it is opened, and who takes which seat. */
export interface Wanted {
  readonly of: string;
  /** What it is called. */
  readonly title: string;
  readonly options: { readonly [name: string]: unknown };
  readonly settings: { readonly [name: string]: unknown };
  /** By seat; a seat that is not named is one of the others. */
  readonly seats?: { readonly [seat: string]: Sitter };
  readonly others: 'bots' | 'open';
}

/** Opens a game, seats whoever is to sit, and begins if every seat is taken. A guest's game is for nobody else. Gives the game's id. */
export async function opened({ of, title, options, settings, seats = {}, others }: Wanted): Promise<string> {
  const settled = isGuest.value ? { ...settings, visibility: 'private', invited: [] } : settings;
  const body = { of, options, settings: settled, title };
  const { game } = await api.value.createGame({ body: body as never });
  const lobby = await api.value.getGame({ game });
  const isDealt = lobby.settings.seating !== 'choose';
  const at = ({ seat }: Game['seats'][number]) => (isDealt ? {} : { seat });
  const isNamed = Object.values(seats).includes('me');
  const mine = isNamed ? lobby.seats.find(({ seat }) => seats[seat] === 'me') : lobby.seats[0];
  if (mine !== undefined) await api.value.takeSeat({ game, body: at(mine) });
  let free = 0;
  for (const seat of lobby.seats) {
    if (seat === mine) continue;
    if ((seats[seat.seat] ?? (others === 'bots' ? 'bot' : 'open')) === 'bot')
      await api.value.takeSeat({ game, body: { ...at(seat), kind: 'bot' } });
    else free++;
  }
  const isJoint = lobby.settings.entropy === 'joint';
  const [seat] = isJoint ? ((await api.value.getGame({ game })).mine ?? []) : [];
  if (seat !== undefined) await contribute(game, seat);
  if (free > 0) return game;
  await api.value.startGame({ game });
  // Against bots nobody else is waited for.
  if (seat !== undefined) await reveal(game, seat);
  return game;
}

/** Opens a game in which one sits at every seat, and which begins at once. Gives its id. */
export async function sandboxed({ of, title, options }: Pick<Wanted, 'of' | 'title' | 'options'>): Promise<string> {
  const { game } = await api.value.createGame({
    body: { of, options, settings: { sandbox: true }, title } as never,
  });
  return game;
}

/** A game against bots with everything as it is by default, in the first seat that is free. Without an account it is a guest's. */
export const againstBots = (of: string, title: string): Promise<string> =>
  doneAsSomebody(() => opened({ of, title, options: {}, settings: {}, others: 'bots' }));
