import { vapidFrom } from '../../platform/courier/vapid.ts';
import type { Environment } from '../../platform/dynamo/master.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { addressUnder } from '../../platform/ports/keys.ts';
import { notificationsSchema, placesFrom } from '../notifications/settings.ts';
import { createChannels } from './my-channels.ts';

/** Builds the channels, and the service's keys for push services, from an environment and the master key. */
export function channelsFrom(
  { people, vault, keys, now, random }: Pick<Ports, 'people' | 'vault' | 'keys' | 'now' | 'random'>,
  env: Environment,
  master: Uint8Array,
) {
  const { FIELDPOST_CONTACT, MAIL_FROM, FIELDPOST_CHATS } = notificationsSchema.parse(env);
  return {
    channels: createChannels({
      people,
      vault,
      now,
      random,
      hasMail: MAIL_FROM !== undefined,
      hasPush: FIELDPOST_CONTACT !== undefined,
      isPlace: placesFrom(env),
      markOf: async (address) => addressUnder(keys.ids, address),
      chats: FIELDPOST_CHATS?.split(','),
    }),
    vapid: vapidFrom(master, FIELDPOST_CONTACT),
  };
}
