import { api } from './api.ts';

/** What a game is to be, before it is opened, and who takes the seats that its creator does not. */
export interface Wanted {
  readonly of: string;
  readonly title?: string | undefined;
  readonly options: { readonly [name: string]: unknown };
  readonly settings: { readonly [name: string]: unknown };
  readonly others: 'bots' | 'open';
}

/** Opens a game, sits down in the first seat, and with bots on the other seats begins. Gives the game's id. */
export async function opened({ of, title, options, settings, others }: Wanted): Promise<string> {
  const body = { of, options, settings, ...(title !== undefined && title !== '' && { title }) };
  const { game } = await api.value.createGame({ body: body as never });
  await api.value.takeSeat({ game, body: {} });
  if (others === 'open') return game;
  const { seats } = await api.value.getGame({ game });
  for (const { seat: other, holder } of seats)
    if (holder === undefined) await api.value.takeSeat({ game, body: { seat: other, kind: 'bot' } });
  await api.value.startGame({ game });
  return game;
}

/** A game against bots with everything as it is by default, in the first seat that is free. */
export const againstBots = (of: string): Promise<string> => opened({ of, options: {}, settings: {}, others: 'bots' });
