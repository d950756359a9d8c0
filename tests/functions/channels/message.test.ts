import { describe, expect, it } from 'vitest';
import { dataOf } from '../../../functions/features/channels/receivers/message.ts';
import type { Need } from '../../../functions/features/notifications/needs.ts';
import { toldNow } from '../../../functions/features/notifications/threads.ts';
import type { Reason } from '../../../functions/features/people/reasons.ts';
import type { Projected } from '../../../functions/platform/ports/ports.ts';
import { listed, projected } from '../notifications/kit.ts';

// What a message tells of a game, and to whom: what its reader sees now, and no more.

const ANNA = 'panna';
const SECRET = new Uint8Array(32).fill(1);
const NOTHING = { id: 'n1', thread: expect.stringMatching(/^[\w-]{22}$/), game: 'g1', url: 'https://a.example/g/g1' };
async function data(
  shown: Projected | undefined,
  channel: { readonly seats?: true; readonly names?: true } = {},
  more: { readonly reason?: Reason; readonly kind?: string } = {},
  needs?: readonly Need[],
) {
  const message = { id: 'n1', game: 'g1', reason: 'your-turn', at: 0, ...more } as const;
  const of = { person: ANNA, secret: SECRET, channel };
  const told = await toldNow({ views: { projected: async () => shown } }, of, message, needs);
  return dataOf(told, channel, 'https://a.example');
}

const game = (settings: object, more: object = {}) =>
  listed({
    version: 7,
    at: 1,
    held: { [ANNA]: ['red'], pbob: ['blue'] },
    waits: ['red', 'blue'],
    ...more,
    ...{
      settings,
      of: 'duel',
      title: 'Our first',
      due: 9_000,
    },
  } as Parameters<typeof listed>[0]);

describe('a player', () => {
  it('is told of their seats and their question alone', async () => {
    expect(await data(projected(game({ visibility: 'private' })))).toEqual({
      ...NOTHING,
      of: 'duel',
      version: 7,
      status: 'playing',
      seats: ['red'],
      ask: 'red@7',
      kind: 'orders',
      due: 9_000,
    });
  });

  it('of an anonymous game is told of neither, unless they chose so', async () => {
    const anonymous = projected(game({ visibility: 'public', anonymous: true }));
    const quiet = await data(anonymous);
    expect(quiet).toEqual({ ...NOTHING, of: 'duel', version: 7, status: 'playing', due: 9_000 });
    expect(await data(anonymous, { seats: true })).toEqual({ ...quiet, seats: ['red'], ask: 'red@7', kind: 'orders' });
    // Whichever seat a player has, the message is the same.
    const other = game({ visibility: 'public', anonymous: true }, { held: { [ANNA]: ['blue'], pbob: ['red'] } });
    expect(await data(projected(other))).toEqual(quiet);
  });

  it.each([
    { title: 'Our first', isTold: true },
    { title: 'See https://bad.example', isTold: false },
    { title: 'WWW.bad.example', isTold: false },
  ])('who chose names gets the title "$title": $isTold', async ({ title, isTold }) => {
    const shown = projected({ ...game({ visibility: 'private' }), title });
    expect((await data(shown, { names: true })).title).toBe(isTold ? title : undefined);
    expect(await data(shown)).not.toHaveProperty('title');
  });
});

it('a vote says what for, and a pause what happened', async () => {
  const shown = projected(game({ visibility: 'private' }));
  expect(await data(shown, {}, { reason: 'vote', kind: 'draw' })).toMatchObject({ vote: 'draw', kind: 'orders' });
  expect(await data(shown, {}, { reason: 'paused', kind: 'resumed' })).toMatchObject({ kind: 'resumed' });
});

describe('a person without a seat', () => {
  const held = { pbob: ['blue'] };

  it('is told nothing of a private game that they left, but of one to which they are invited', async () => {
    const left = game({ visibility: 'private' }, { held });
    expect(await data(projected(left), {}, { reason: 'seat-offered' })).toEqual(NOTHING);
    expect(await data(projected(left, [ANNA]), {}, { reason: 'seat-offered' })).toMatchObject({
      version: 7,
      seats: [],
    });
    const invited = { reason: 'invited', game: 'g1', who: 's', of: 0, at: 0 } as const;
    const told = await data(projected(left), {}, { reason: 'invited' }, [invited]);
    expect(told).toMatchObject({ of: 'duel', version: 7 });
    // Sent again at their wish, for the invitation may be withdrawn by now.
    expect(await data(projected(left), { names: true }, { reason: 'invited' })).toEqual(NOTHING);
    expect(await data(undefined)).toEqual(NOTHING);
  });

  it('is told of the version that spectators see', async () => {
    const others = { view: { ...game({ visibility: 'public' }), version: 3, due: 4_000 }, since: { v: 5, at: 0 } };
    const delayed = { ...game({ visibility: 'public' }, { held }), others } as unknown as Projected['view'];
    const now = await data(projected(delayed), {}, { reason: 'seat-offered' });
    expect(now).toMatchObject({ version: 3, due: 4_000, seats: [] });
    // What happened since changes nothing for them.
    expect(await data(projected({ ...delayed, version: 8, due: 5_000 }), {}, { reason: 'seat-offered' })).toEqual(now);
  });
});
