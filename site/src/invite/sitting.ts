import { api } from '../app/service/api.ts';
import { doneAsSomebody } from '../app/service/guest.ts';
import { forgetLink, linkTo } from './kept-link.ts';

/**
 * Takes a seat of a lobby. With an invite link a stranger does so as a guest: the link is used now, by the person who
 * sits down.
 */
export async function sat(game: string, seat: string | undefined): Promise<void> {
  const take = () => api.value.takeSeat({ game, body: seat === undefined ? {} : { seat } });
  const link = linkTo(game);
  if (link === undefined) return void (await take());
  await doneAsSomebody(async () => {
    await api.value.followLink({ body: { link } });
    await take();
  });
  forgetLink();
}
