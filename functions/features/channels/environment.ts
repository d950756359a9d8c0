import { vapidFrom } from '../../platform/courier/vapid.ts';
import type { Environment } from '../../platform/dynamo/master.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { addressUnder } from '../../platform/ports/keys.ts';
import { notificationsSchema, placesFrom } from '../notifications/settings.ts';
import { createGameHooks } from './hooks/game-hooks.ts';
import { createChannels } from './my-channels.ts';

/** Builds the channels, and the service's keys for push services, from an environment and the master key. */
export function channelsFrom(
  { people, views, vault, keys, now, random }: Pick<Ports, 'people' | 'views' | 'vault' | 'keys' | 'now' | 'random'>,
  env: Environment,
  master: Uint8Array,
) {
  const { FIELDPOST_CONTACT, MAIL_FROM, FIELDPOST_CHATS } = notificationsSchema.parse(env);
  const isPlace = placesFrom(env);
  const markOf = async (address: string) => addressUnder(keys.ids, address);
  const chats = FIELDPOST_CHATS?.split(',');
  return {
    gameHooks: createGameHooks({ people, views, now, random, isPlace, markOf, chats }),
    channels: createChannels({
      people,
      vault,
      now,
      random,
      hasMail: MAIL_FROM !== undefined,
      hasPush: FIELDPOST_CONTACT !== undefined,
      isPlace,
      markOf,
      chats,
    }),
    vapid: vapidFrom(master, FIELDPOST_CONTACT),
  };
}
