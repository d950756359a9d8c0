import { randomBytes } from 'node:crypto';
import { createChannels } from '../../../functions/features/channels/my-channels.ts';
import type { Sending } from '../../../functions/features/channels/sending.ts';
import { createPersons, type Self } from '../../../functions/features/people/persons.ts';
import type { Delivery } from '../../../functions/platform/courier/deliver.ts';
import type { Load } from '../../../functions/platform/courier/loads.ts';
import { vapidFrom } from '../../../functions/platform/courier/vapid.ts';
import type { Listed, People, Projected } from '../../../functions/platform/ports/ports.ts';
import { memoryPeople } from '../../kit/memory-people.ts';
import { memoryVault } from '../../kit/memory-vault.ts';
import { seedOf } from '../../kit/random.ts';

/** What a courier was given, and what it says of it. */
interface Courier {
  readonly loads: Load[];
  says(load: Load): Delivery;
}

/** People, what is sent to them, and a clock. */
export interface Desk {
  now: number;
  readonly people: People;
  readonly sending: Sending;
  readonly courier: Courier;
  /** The games as the lists have them. */
  readonly games: Map<string, Listed>;
  person(user: string): Promise<Self>;
}

/** 2026-11-23, 12:00 UTC. */
export const NOON = Date.UTC(2026, 10, 23, 12);

/** A desk with nobody at it. `people`: a store that fails, say. */
export function desk(people: People = memoryPeople()): Desk {
  const vault = memoryVault();
  let drawn = 0;
  const made: Desk = {
    now: NOON,
    people,
    games: new Map(),
    courier: {
      loads: [],
      says: ({ ...load }) =>
        'parcel' in load && load.parcel.echo !== undefined ? { outcome: '2xx', echoed: true } : { outcome: '2xx' },
    },
    sending: {
      people,
      vault,
      views: {
        projected: async (game) => {
          const view = made.games.get(game);
          return view && projected(view);
        },
      },
      origin: 'https://fieldpost.example',
      courier: async (load) => {
        made.courier.loads.push(load);
        return made.courier.says(load);
      },
      vapid: async () => vapidFrom(new Uint8Array(32).fill(7), 'mailto:tests@fieldpost.invalid'),
      post: { from: 'fieldpost@localhost.localdomain', origin: 'https://fieldpost.example' },
      now: () => made.now,
      random: () => 0.5,
    },
    person: (user) => persons.self(user),
  };
  const persons = createPersons({
    people,
    vault,
    subjectOf: async (user) => `${user}${'x'.repeat(43)}`.slice(0, 43),
    now: () => made.now,
    random: (bytes) => seedOf(++drawn).slice(0, bytes),
  });
  return made;
}

/** A game as the lists have it: the holders of its seats, and the seats to act. */
export function listed(
  of: {
    game?: string;
    version: number;
    at: number;
    held: Record<string, readonly string[]>;
    waits?: readonly string[];
  } & Partial<Listed>,
): Listed {
  const { game = 'g1', waits = [], ...rest } = of;
  return {
    status: 'playing',
    settings: { deadlines: {} },
    seats: [],
    asks: waits.map((seat) => ({ seat, ask: `${seat}@${of.version}`, kind: 'orders', prompt: '' })),
    ...rest,
    game,
  } as unknown as Listed;
}

export const projected = (view: Listed, hidden: readonly string[] = []): Projected => ({ view, hidden });

/** The channels of the people at a desk. Every kind of channel is there, and every place is allowed. */
export const channelsAt = ({ people, sending: { vault, now } }: Desk) =>
  createChannels({
    people,
    vault,
    now,
    random: (bytes) => randomBytes(bytes),
    hasMail: true,
    hasPush: true,
    isPlace: () => true,
    markOf: async (address) => address,
  });

/** The mails that a courier was given. The lines of their bodies are joined. */
export const mailsIn = ({ courier }: Desk): readonly string[] =>
  courier.loads.flatMap((load) => {
    if (!('letter' in load)) return [];
    const [head, ...body] = Buffer.from(load.letter.message, 'base64').toString('utf8').split('\r\n\r\n');
    return [[head, ...body.map((part) => part.replaceAll('=\r\n', ''))].join('\r\n\r\n')];
  });

/** A mail as it is read: head and body. */
export function decoded(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const bytes = body.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const text = /transfer-encoding: base64/i.test(head)
    ? Buffer.from(body, 'base64').toString('utf8')
    : Buffer.from(bytes, 'latin1').toString('utf8');
  return `${head}\n\n${text.replaceAll('\r\n', '\n')}`;
}
