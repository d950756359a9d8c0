import { type Fieldpost, fieldpost, type Options } from '../../client/src/index.ts';
import { type House, open, tokenOf } from '../http/kit.ts';
import { type Between, proxyTo } from './proxy.ts';

/** A house, and clients of it that reach it through a proxy, as they do its live channel. */
export interface LiveHouse extends House {
  readonly proxy: Between;
  /** The address of the server without the proxy. */
  readonly direct: string;
  client(user: string | undefined, how?: Partial<Options>): Fieldpost;
}

export async function openLive(): Promise<LiveHouse> {
  const house = await open();
  const proxy = await proxyTo(house.url);
  const clients: Fieldpost[] = [];
  const close = house.close;
  return Object.assign(house, {
    proxy,
    direct: house.url,
    url: proxy.url,
    client(user: string | undefined, more: Partial<Options> = {}) {
      const made = fieldpost({ url: proxy.url, ...(user !== undefined && { token: () => tokenOf(user) }), ...more });
      clients.push(made);
      return made;
    },
    async close() {
      for (const each of clients) each.close();
      await proxy.close();
      await close();
    },
  });
}
