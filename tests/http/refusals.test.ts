import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from '../../functions/operations/index.ts';
import { ENDPOINTS } from '../../infra/endpoints.ts';
import { subscribed } from '../kit/subscribed.ts';
import {
  asked,
  type Client,
  clientOf,
  type House,
  type HouseStores,
  lobby,
  newStores,
  open,
  type Sent,
  started,
} from './kit.ts';

// A refusal writes nothing but counters of a fixed size: each operation is refused in every way that it has, and the
// stores are watched.

/**
 * What a refusal may write: a person's quotas, their press in one game, the guests of an hour; and the day on which a
 * token was used.
 */
const COUNTERS = /^people U#[\w-]+\|(Q|L#g\w+)$|^people N#guests|^memo token#/;

/** Stores that note what changes in them. */
function watched({ people, vault, log, press, memos, ...rest }: HouseStores): {
  readonly stores: HouseStores;
  take(): readonly string[];
} {
  let written: string[] = [];
  const wrote = (what: string): void => void written.push(what);
  return {
    stores: {
      ...rest,
      people: {
        ...people,
        async put(pk, sk, value, rev) {
          const isPut = await people.put(pk, sk, value, rev);
          if (isPut) wrote(`people ${pk}|${sk}`);
          return isPut;
        },
        async remove(pk, sk) {
          wrote(`people ${pk}|${sk} removed`);
          await people.remove(pk, sk);
        },
      },
      vault: {
        ...vault,
        async keepSeed(game, seed) {
          wrote(`vault seed of ${game}`);
          return vault.keepSeed(game, seed);
        },
        async keepPerson(person, secret) {
          wrote(`vault person ${person}`);
          await vault.keepPerson(person, secret);
        },
      },
      log: {
        ...log,
        async append(...of) {
          const put = await log.append(...of);
          if (put !== 'taken') wrote(`log ${of[0].envelope.game}`);
          return put;
        },
        async keep(hash, commits) {
          wrote(`log kept ${hash}`);
          await log.keep(hash, commits);
        },
      },
      press: {
        ...press,
        async append(kept) {
          wrote(`press ${kept.entry.conversation}`);
          return press.append(kept);
        },
        async note(...of) {
          wrote(`press note ${of.join(' ')}`);
          await press.note(...of);
        },
        async hide(...of) {
          wrote(`press hidden ${of.join(' ')}`);
          await press.hide(...of);
        },
      },
      memos: {
        ...memos,
        async put(...of) {
          wrote(`memo ${of[0]}|${of[1]}`);
          return memos.put(...of);
        },
      },
    },
    take() {
      const taken = written;
      written = [];
      return taken;
    },
  };
}

const store = watched(newStores());
let house: House;
let guest: Client;
/** A lobby of `ann`'s, a duel that is played, one that is over, and a private one. */
const at = { lobby: '', played: '', over: '', hidden: '' };

beforeAll(async () => {
  house = await open({ stores: store.stores, quotas: { lobbies: 1, sandboxes: 1, bots: 1, address: 1 } });
  at.lobby = await lobby(house, { of: 'duel', owner: 'ann' });
  await house.as('ann').post(`${at.lobby}/seats`, { seat: 'red' });
  at.played = await started(house, { of: 'duel' });
  at.hidden = await lobby(house, { of: 'duel', owner: 'pat', settings: { visibility: 'private' } });
  at.over = await started(house, { of: 'duel' });
  await house.as('red').delete(`${at.over}/seats/red`);
  for (const user of ['eve', 'mod']) await house.as(user).patch('/v1/me', { language: 'en' });
  await house.as('red').post('/v1/games', { of: 'duel', options: { hits: 1 }, settings: { sandbox: true } });
  await house.as('pat').put('/v1/me/handle', { handle: 'ruby-fox' });
  for (let n = 0; n < 3; n++)
    await house.as('pat').post('/v1/me/channels', { kind: 'mail', address: 'stranger@example.org' });
  const { token } = (await house.as(undefined).post<{ token: string }>('/v1/guests')).body;
  guest = clientOf(house.url, 'guest', async () => token);
});
afterAll(() => house.close());

const NOBODY = '/v1/games/g00000000000000000000';
/** The path of an operation with something in each place: of a game, and else of nothing that there is. */
const pathOf = (path: string, game: string): string =>
  path
    .replace('/v1/games/{game}', game)
    .replace('{seat}', 'red')
    .replace('{kind}', 'draw')
    .replace(/\{\w+\}/g, 'nothing');

/** Sends a request that must be refused; gives what it wrote that is no counter. */
async function refused(client: Client, method: string, path: string, body?: unknown, headers: Sent = {}) {
  store.take();
  const { status, body: said } = await client.send<{ readonly code?: string }>(method, path, body, headers);
  return { status, code: said?.code, wrote: store.take().filter((each) => !COUNTERS.test(each)) };
}

const ways = OPERATIONS.flatMap(
  (operation): readonly (readonly [string, string, string, unknown, 'eve' | undefined])[] => {
    const { id, method, path, access } = operation;
    const some = 'body' in operation && operation.body !== undefined ? {} : undefined;
    return [
      ...(access === 'anyone' ? [] : [[id, method, pathOf(path, 'lobby'), some, undefined] as const]),
      ...(some === undefined ? [] : [[id, method, pathOf(path, 'lobby'), { strange: true }, 'eve'] as const]),
      ...(path.includes('{game}') && some === undefined
        ? ['nobody', 'hidden'].map((game) => [id, method, pathOf(path, game), some, 'eve'] as const)
        : []),
    ];
  },
);

it('an operation without a token, with a wrong body, of no game that the caller may see: nothing is written', async () => {
  const faults = [];
  for (const [id, method, path, body, user] of ways) {
    const real = path
      .replace(/^lobby/, at.lobby)
      .replace(/^nobody/, NOBODY)
      .replace(/^hidden/, at.hidden);
    const said = await refused(house.as(user), method, real, body);
    if (said.status < 400 || said.status >= 500 || said.wrote.length > 0) faults.push({ id, path, body, ...said });
  }
  expect(faults).toEqual([]);
});

type Who = 'ann' | 'pat' | 'red' | 'blue' | 'eve' | 'mod' | 'guest' | 'nobody';
type Row = readonly [code: string | undefined, who: Who, path: string, body?: unknown, headers?: Sent];
const STALE = { 'if-match': '"7"' };
const BYTES = 'A'.repeat(43);
const POSITION = { phase: 'S1901M', units: [], centres: {} };

/**
 * How each operation that may write is refused, beyond what all have in common. Paths begin with one of the games
 * above.
 */
const REFUSALS: { readonly [id: string]: readonly Row[] } = {
  createGame: [
    ['NO_SUCH_RULES', 'eve', '/v1/games', { of: 'chess' }],
    ['BAD_OPTIONS', 'eve', '/v1/games', { of: 'duel', options: { hits: -1 } }],
    [
      'NO_SUCH_HANDLE',
      'eve',
      '/v1/games',
      { of: 'duel', options: { hits: 1 }, settings: { invited: ['@nobody-at-all'] } },
    ],
    ['SEATS_VACANT', 'eve', '/v1/games', { of: 'duel', options: { hits: 1 }, seats: { red: 'me' }, start: true }],
    ['NO_SUCH_BOT', 'eve', '/v1/games', { of: 'duel', options: { hits: 1 }, seats: { red: 'mine' } }],
    ['GUESTS_PLAY_ALONE', 'guest', '/v1/games', { of: 'duel', options: { hits: 1 } }],
    ['QUOTA_EXCEEDED', 'ann', '/v1/games', { of: 'duel', options: { hits: 1 }, settings: { invited: ['eve'] } }],
  ],
  editGame: [
    ['NOT_THE_OWNER', 'eve', 'lobby', { title: 'Mine' }],
    ['BAD_OPTIONS', 'ann', 'lobby', { options: { hits: -1 } }],
    ['NO_SUCH_HANDLE', 'ann', 'lobby', { settings: { invited: ['@nobody-at-all'] } }],
    ['MOVED_ON', 'ann', 'lobby', { title: 'Another', settings: { invited: ['eve'] } }, STALE],
    ['ALREADY_STARTED', 'red', 'played', { title: 'Another' }],
  ],
  closeGame: [
    ['NOT_THE_OWNER', 'eve', 'lobby'],
    ['ALREADY_STARTED', 'red', 'played'],
    ['GAME_OVER', 'red', 'over'],
  ],
  takeSeat: [
    ['SEAT_TAKEN', 'eve', 'lobby/seats', { seat: 'red' }],
    ['NO_SUCH_SEAT', 'eve', 'lobby/seats', { seat: 'green' }],
    ['NOT_THE_OWNER', 'eve', 'lobby/seats', { seat: 'blue', kind: 'bot' }],
    ['MOVED_ON', 'eve', 'lobby/seats', { seat: 'blue' }, STALE],
    ['GAME_FULL', 'eve', 'played/seats', {}],
    ['GAME_OVER', 'eve', 'over/seats', {}],
    ['GUEST_NOT_INVITED', 'guest', 'lobby/seats', {}],
  ],
  moveSeat: [
    ['NOT_YOUR_SEAT', 'eve', 'lobby/seats/red', { seat: 'blue' }],
    ['SEAT_TAKEN', 'ann', 'lobby/seats/red', { seat: 'red' }],
  ],
  leaveSeat: [['NOT_YOUR_SEAT', 'eve', 'lobby/seats/red']],
  putContribution: [['NO_CONTRIBUTIONS', 'ann', 'lobby/contributions', { contribution: BYTES }]],
  postReveal: [['NO_CONTRIBUTIONS', 'ann', 'lobby/reveals', { bytes: BYTES }]],
  postConfirmation: [['NOTHING_TO_CONFIRM', 'ann', 'lobby/confirmations', {}]],
  postRematch: [
    ['NOT_PLAYED', 'red', 'played/rematch'],
    ['NOT_SEATED', 'eve', 'over/rematch'],
  ],
  postFork: [
    ['NOT_OVER', 'red', 'played/forks', {}],
    ['NO_SUCH_VERSION', 'eve', 'over/forks', { version: 99 }],
    ['NOT_IN_PLAY', 'eve', 'over/forks', { version: 1 }],
    ['QUOTA_EXCEEDED', 'red', 'over/forks', {}],
  ],
  createImport: [
    ['BAD_IMPORT', 'eve', '/v1/imports', { file: 'no game' }],
    ['BAD_BODY', 'eve', '/v1/imports', { position: POSITION }],
    ['NO_SUCH_VERSION', 'eve', '/v1/imports', { file: 'LOG', version: 99 }],
    ['NOT_IN_PLAY', 'eve', '/v1/imports', { file: 'LOG', version: 1 }],
    ['QUOTA_EXCEEDED', 'red', '/v1/imports', { file: 'LOG' }],
  ],
  startGame: [
    ['NOT_THE_OWNER', 'eve', 'lobby/start'],
    ['SEATS_VACANT', 'ann', 'lobby/start'],
    ['ALREADY_STARTED', 'red', 'played/start'],
  ],
  castVote: [
    ['NOT_SEATED', 'eve', 'played/votes/draw', { vote: true }],
    ['GAME_OVER', 'blue', 'over/votes/draw', { vote: true }],
  ],
  postExtension: [['NOT_SEATED', 'eve', 'played/extensions', {}]],
  putAway: [['NOT_SEATED', 'eve', 'played/away', { until: 1 }]],
  postAction: [
    ['STALE_ASK', 'red', 'played/actions', { ask: 'never', command: { type: 'rest' } }],
    ['BAD_COMMAND', 'red', 'played/actions', { ask: 'ASK', command: { type: 'dance' } }],
    ['NOT_SEATED', 'eve', 'played/actions', { ask: 'b1', command: {} }],
  ],
  postTakeback: [['NOTHING_TO_TAKE_BACK', 'red', 'played/takebacks', {}]],
  putStandingOrders: [['BAD_STANDING_ORDER', 'red', 'played/standing-orders', { standing: { strange: true } }]],
  postModeration: [
    ['INSUFFICIENT_SCOPE', 'eve', 'played/moderation', { act: 'close', reason: 'For nothing.' }],
    ['GAME_OVER', 'mod', 'over/moderation', { act: 'close', reason: 'For nothing.' }],
  ],
  createInvitation: [
    ['NOT_THE_OWNER', 'eve', 'lobby/invitations', { to: 'red' }],
    ['NO_SUCH_HANDLE', 'ann', 'lobby/invitations', { to: '@nobody-at-all' }],
  ],
  deleteInvitation: [['NO_SUCH_INVITATION', 'ann', 'lobby/invitations/nothing']],
  createLink: [['NOT_THE_OWNER', 'eve', 'lobby/links', { admits: 'seat' }]],
  createGameHook: [
    ['NOT_THE_OWNER', 'eve', 'lobby/hooks', { url: 'https://hook.example/' }],
    ['BAD_BODY', 'ann', 'lobby/hooks', { url: 'http://10.0.0.1/' }],
    ['GAME_OVER', 'red', 'over/hooks', { url: 'https://hook.example/' }],
  ],
  deleteGameHook: [['NO_SUCH_HOOK', 'ann', 'lobby/hooks/nothing']],
  createGuest: [['TOO_MANY_GUESTS', 'nobody', '/v1/guests']],
  editAccount: [['BAD_BODY', 'eve', '/v1/me', { zone: 'Nowhere/At-all' }]],
  deleteAccount: [['SIGN_IN', 'guest', '/v1/me']],
  cancelDeletion: [['SIGN_IN', 'guest', '/v1/me/deletion']],
  takeHandle: [
    ['BAD_HANDLE', 'eve', '/v1/me/handle', { handle: '--' }],
    ['HANDLE_TAKEN', 'eve', '/v1/me/handle', { handle: 'ruby-fox' }],
  ],
  releaseHandle: [['SIGN_IN', 'guest', '/v1/me/handle']],
  createToken: [['NO_SUCH_BOT', 'eve', '/v1/me/tokens', { name: 'mine', scopes: ['me'], bot: 'nothing' }]],
  revokeToken: [['NO_SUCH_TOKEN', 'eve', '/v1/me/tokens/nothing']],
  createBot: [['BAD_BODY', 'eve', '/v1/me/bots', { name: 'No Name' }]],
  deleteBot: [['NO_SUCH_BOT', 'eve', '/v1/me/bots/nothing']],
  followLink: [['NO_SUCH_LINK', 'eve', '/v1/me/invitations', { link: `g00000000000000000000.${'A'.repeat(22)}` }]],
  declineInvitation: [['NOT_INVITED', 'eve', '/v1/me/invitations/nothing']],
  putBlock: [
    ['NO_SUCH_HANDLE', 'eve', '/v1/me/blocks', { handle: 'nobody-at-all' }],
    ['NOT_FOR_GUESTS', 'guest', '/v1/me/blocks', { handle: 'nobody-at-all' }],
  ],
  deleteBlock: [['NO_SUCH_BLOCK', 'eve', '/v1/me/blocks/nothing']],
  postReport: [
    ['NO_SUCH_ENTRY', 'eve', '/v1/me/reports', { game: 'PLAYED', conversation: 'all', n: 1, reason: 'An insult.' }],
  ],
  putCase: [['NO_SUCH_CASE', 'mod', '/v1/moderation/cases/nothing', { state: 'closed' }]],
  takeOverGuest: [['NO_SUCH_GUEST', 'eve', '/v1/me/guest', { token: `fp_${'A'.repeat(43)}` }]],
  createChannel: [
    ['NOT_FOR_GUESTS', 'guest', '/v1/me/channels', { kind: 'mail', address: 'somebody@example.org' }],
    ['BAD_BODY', 'eve', '/v1/me/channels', { kind: 'webhook', url: 'http://localhost/' }],
    ['BAD_BODY', 'eve', '/v1/me/channels', { kind: 'webhook', url: 'https://localhost/' }],
    ['TOO_MANY_ASKED', 'pat', '/v1/me/channels', { kind: 'mail', address: 'Stranger+1@example.org' }],
  ],
  editChannel: [['NO_SUCH_CHANNEL', 'eve', '/v1/me/channels/nothing', { reasons: [] }]],
  deleteChannel: [['NO_SUCH_CHANNEL', 'eve', '/v1/me/channels/nothing']],
  confirmChannel: [['NO_SUCH_CHANNEL', 'eve', '/v1/me/channels/nothing/confirmation', { code: 'A'.repeat(22) }]],
  challengeChannel: [['NO_SUCH_CHANNEL', 'eve', '/v1/me/channels/nothing/challenge']],
  testChannel: [['NO_SUCH_CHANNEL', 'eve', '/v1/me/channels/nothing/test']],
  renewChannelSecret: [['NO_SUCH_CHANNEL', 'eve', '/v1/me/channels/nothing/secret']],
  replayDelivery: [['NO_SUCH_CHANNEL', 'eve', '/v1/me/channels/nothing/deliveries/nothing']],
  renewPush: [
    [
      'WRONG_PROOF',
      'nobody',
      '/v1/push/renewal',
      {
        channel: 'none',
        endpoint: 'https://push.example/x',
        keys: subscribed().keys,
        proof: 'A'.repeat(43),
      },
    ],
  ],
  // A link that there never was gets the same answer.
  unsubscribe: [[undefined, 'nobody', '/unsubscribe/nothing']],
  postPress: [['NOT_SEATED', 'eve', 'played/press', { to: 'all', text: 'Hello.' }]],
  putPressMarks: [['NOT_SEATED', 'eve', 'played/press/marks', { muted: [] }]],
  putMute: [['NO_SUCH_GAME', 'eve', `/v1/me/games/${NOBODY.slice(-21)}/mute`, { tell: 'turns' }]],
  deleteMute: [['NO_SUCH_GAME', 'eve', `/v1/me/games/${NOBODY.slice(-21)}/mute`]],
  postBeat: [['BAD_QUERY', 'eve', '/v1/beat?at=now']],
  postHiding: [['NO_SUCH_CASE', 'mod', '/v1/moderation/cases/nothing/hiding', { reason: 'An insult.' }]],
};

it('every operation that may write has its refusals', () => {
  const write = ENDPOINTS.filter((endpoint) => endpoint.method !== 'GET' && endpoint.function !== 'read');
  const ids = OPERATIONS.filter(({ method, path }) =>
    write.some((each) => each.method === method && each.path === path),
  ).map(({ id }) => id);
  expect(Object.keys(REFUSALS).sort()).toEqual([...ids].sort());
});

it.each(Object.entries(REFUSALS))('%s: nothing is written', async (id, rows) => {
  const { method } = OPERATIONS.find((each) => each.id === id)!;
  const log = (await house.as('eve').get(`${at.over}/log`, { accept: 'application/x-ndjson' })).bytes;
  const { ask } = await asked(house.as('red'), at.played);
  const known: { readonly [word: string]: unknown } = {
    LOG: log,
    ASK: ask,
    PLAYED: at.played.slice('/v1/games/'.length),
  };
  for (const [code, who, path, body, headers] of rows) {
    const real = path.replace(/^(lobby|played|over|hidden)/, (name) => at[name as keyof typeof at]);
    const filled =
      typeof body === 'object'
        ? Object.fromEntries(Object.entries(body as object).map(([name, value]) => [name, known[value] ?? value]))
        : body;
    const client = who === 'guest' ? guest : house.as(who === 'nobody' ? undefined : who);
    const said = await refused(client, method, real, filled, headers);
    expect([who, path, said.code, said.wrote]).toEqual([who, path, code, []]);
  }
});
