import { type Fieldpost, fieldpost, type Options } from '../../client/src/index.ts';
import { type House, open, tokenOf } from '../http/kit.ts';
import { memoryConnections } from '../kit/memory-connections.ts';
import { memoryEventLog } from '../kit/memory-event-log.ts';
import { memoryMemos } from '../kit/memory-memos.ts';
import { memoryPeople } from '../kit/memory-people.ts';
import { memoryVault } from '../kit/memory-vault.ts';
import { memoryViews } from '../kit/memory-views.ts';
import { type Channel, channelOf } from './channel.ts';

/** A house with a live channel, and clients of it. */
export interface LiveHouse extends House {
  readonly channel: Channel;
  client(user: string | undefined, how?: Partial<Options>): Fieldpost;
}

export async function openLive(how: Parameters<typeof channelOf>[1] = {}): Promise<LiveHouse> {
  const channel = channelOf(memoryEventLog(), how);
  const house = await open({
    stores: {
      log: channel.told,
      vault: memoryVault(),
      people: memoryPeople(),
      views: memoryViews(),
      memos: memoryMemos(),
      connections: memoryConnections(),
      reports: [],
    },
  });
  const clients: Fieldpost[] = [];
  return Object.assign(house, {
    channel,
    client(user: string | undefined, more: Partial<Options> = {}) {
      const made = fieldpost({
        url: house.url,
        ...(user !== undefined && { token: () => tokenOf(user) }),
        WebSocket: channel.WebSocket,
        ...more,
      });
      clients.push(made);
      return made;
    },
    close: closing(house.close, clients),
  });
}

const closing = (close: () => Promise<void>, clients: readonly Fieldpost[]) => async (): Promise<void> => {
  for (const each of clients) each.close();
  await close();
};
