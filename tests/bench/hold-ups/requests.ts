import { isSea, PROVINCE_IDS } from '../../../domain/diplomacy/map/provinces.ts';
import { POWERS } from '../../../domain/diplomacy/map/vocabulary.ts';
import { subscribed } from '../../kit/subscribed.ts';
import type { Sent } from './server.ts';
import type { World } from './world.ts';

/** The requests of an operation that cost most of those that it accepts; of one that costs next to nothing, any. */
type Requests = (world: World) => readonly Sent[];

const NOBODY = `g${'0'.repeat(20)}`;
const text = (length: number): string => '가'.repeat(length);

const get = (path: string, as = 'alice', headers = {}): Sent => ({ method: 'GET', path, as, headers });
const send = (method: string, path: string, body?: unknown, as = 'alice'): Sent => ({ method, path, as, body });
const publicOf = (path: string): string => path.replace('/games/', '/public/games/');
const post = (path: string, body?: unknown, as?: string): Sent => send('POST', path, body, as);

/** Every province held by a power, and every unit moving or supporting. */
function crowded(): object {
  const unitsBefore: Record<string, string[]> = Object.fromEntries(POWERS.map((power) => [power, []]));
  const orders: Record<string, string[]> = Object.fromEntries(POWERS.map((power) => [power, []]));
  for (const [i, id] of PROVINCE_IDS.filter((each) => each !== 'swi').entries()) {
    const power = POWERS[i % POWERS.length] ?? 'france';
    unitsBefore[power]?.push(`${isSea(id) ? 'F' : 'A'} ${id}`);
    orders[power]?.push(`${isSea(id) ? 'F' : 'A'} ${id} - ${PROVINCE_IDS[(i * 7) % PROVINCE_IDS.length]} via convoy`);
  }
  return { season: 'spring', year: 1901, phase: 'movement', unitsBefore, orders, choices: true };
}

/** By the id of an operation. */
export const REQUESTS: { readonly [operation: string]: Requests } = {
  listGames: () => [get('/v1/games?limit=100'), get('/v1/games?limit=100&status=lobby&of=diplomacy')],
  getGame: ({ long, campaign, drawn }) => [long, campaign, drawn].map((path) => get(path)),
  getPeople: ({ long, drawn }) => [long, drawn].map((path) => get(`${path}/people`)),
  getTable: ({ long, campaign, crowded }) => [long, campaign, crowded].map((path) => get(`${path}/table`)),
  getState: ({ long, closed, campaign }) =>
    [
      `${long}/state`,
      `${long}/state?version=4000`,
      `${long}/state?version=2102`,
      `${closed}/state?version=3001`,
      `${campaign}/state`,
    ].map((path) => get(path)),
  getActions: ({ long, battle, campaign, playing, crowded }) => [
    get(`${long}/actions`),
    get(`${crowded}/actions`),
    get(`${crowded}/actions`, 'alice', { 'accept-language': 'ko', 'accept-encoding': 'br' }),
    get(`${campaign}/actions`),
    get(`${playing}/actions`, 'austria'),
    get(`${battle}/actions`, 'top'),
    get(`${battle}/actions`, 'bottom'),
  ],
  postDryRun: ({ long, playing, crowded }) => [
    post(`${crowded}/dry-runs`, { seat: 'france', ask: 'S1901M', command: { type: 'orders', orders: {} } }),
    post(`${long}/dry-runs`, { seat: 'france', ask: 'S2251M', command: { type: 'orders', orders: {} } }),
    post(`${playing}/dry-runs`, { ask: 'S1901M', command: { type: 'orders', orders: {} } }, 'austria'),
  ],
  getStandingOrders: ({ long }) => [get(`${long}/standing-orders?seat=france`)],
  postForecast: ({ long, battle }) => [
    post(`${long}/standing-orders/forecasts`, { seat: 'france', standing: { retreats: 'disband' } }),
    post(`${battle}/standing-orders/forecasts`, { standing: null }, 'top'),
  ],
  getLapse: ({ long, campaign }) => [get(`${long}/lapse?as=france`), get(`${campaign}/lapse`)],
  getPress: ({ playing, drawn }) => [get(`${playing}/press?limit=200`, 'austria'), get(`${drawn}/press?limit=200`)],
  getPressAudit: ({ drawn, closed, playing }) => [
    get(`${drawn}/press/audit`),
    get(`${closed}/press/audit`),
    get(`${playing}/press/audit`, 'austria'),
  ],
  listInvitations: ({ lobby }) => [get(`${lobby}/invitations`)],
  getEvents: ({ long }) => [
    get(`${long}/events?limit=5000`),
    get(`${long}/events?limit=5000`, 'alice', { accept: 'application/x-ndjson', 'accept-encoding': 'br' }),
  ],
  getLog: ({ closed }) => [
    get(`${closed}/log?limit=5000`),
    get(`${closed}/log?limit=5000`, 'alice', { accept: 'application/x-ndjson', 'accept-encoding': 'br' }),
  ],
  getStory: ({ long, closed }) => [long, closed].map((path) => get(`${path}/story`)),
  getPhases: ({ long, closed }) => [get(`${long}/phases`), get(`${closed}/phases?limit=100`)],
  getAnchor: () => [get('/anchors/newest')],
  getGameAnchors: ({ long, closed }) => [long, closed].map((path) => get(`${path}/anchors`)),
  getPublicState: ({ long }) => [get(`${publicOf(long)}/state?version=4000`)],
  getPublicBoard: ({ long }) => [get(`${publicOf(long)}/board.svg?version=4000`)],
  getPublicPhases: ({ long, closed }) => [long, closed].map((path) => get(`${publicOf(path)}/phases?version=4000`)),
  getSeries: ({ long, closed }) => [get(`${long}/series`), get(`${closed}/series?version=4000`)],
  getExport: ({ long, closed }) => [
    get(`${long}/export?format=saved-game`),
    get(`${closed}/export?format=saved-game&version=4000`),
  ],
  getBoard: ({ long, campaign, battle }) =>
    [`${long}/board.svg`, `${long}/board.svg?version=1500`, `${campaign}/board.svg`, `${battle}/board.svg`].map(
      (path) => get(path),
    ),
  getSight: ({ battle }) => [get(`${battle}/sight?from=e5`, 'top')],
  getFacts: ({ battle, campaign }) => [get(`${battle}/facts?of=space:e5`, 'top'), get(`${campaign}/facts?of=power:FN`)],
  getAudit: ({ long, closed, drawn }) => [long, closed, drawn].map((path) => get(`${path}/audit`)),
  listRules: () => [get('/v1/rules')],
  getRules: () => ['diplomacy', 'napoleonics', 'kutuzov'].map((rules) => get(`/v1/rules/${rules}`)),
  getEngine: () => [get('/v1/rules/kutuzov/engines/unknown')],
  getSetupBoard: () => [get('/v1/rules/napoleonics/setups/101/board.svg')],
  adjudicateDiplomacy: () => [
    post('/v1/rules/diplomacy/adjudications', crowded()),
    { ...post('/v1/rules/diplomacy/adjudications', crowded()), headers: { accept: 'image/svg+xml' } },
  ],
  checkBattle: () => [
    post('/v1/rules/napoleonics/battles', { scenario: '101' }),
    post('/v1/rules/napoleonics/battles', { battle: { units: Array(512).fill({ at: 'e5', kind: text(20) }) } }),
  ],
  getSignIn: () => [get('/v1/sign-in')],
  signIn: () => [post('/v1/sign-in', { name: 'z'.repeat(64) })],
  getAccount: () => [get('/v1/me')],
  exportAccount: () => [get('/v1/me/export?limit=50')],
  listMyGames: () => [get('/v1/me/games?limit=100')],
  listMyEvents: () => [get('/v1/me/events')],
  getProfile: () => [get('/v1/people/nobody')],
  getLedger: () => [get('/v1/ratings/2026-01-01')],
  getBalance: () => [get('/v1/rules/napoleonics/balance')],
  listTokens: () => [get('/v1/me/tokens')],
  listBots: () => [get('/v1/me/bots')],
  listMyInvitations: () => [get('/v1/me/invitations')],
  listBlocks: () => [get('/v1/me/blocks')],
  listReports: () => [get('/v1/me/reports')],
  listCases: () => [get('/v1/moderation/cases', 'moderator')],
  getCase: () => [get('/v1/moderation/cases/none', 'moderator')],
  listNotifications: () => [get('/v1/me/notifications?limit=100')],
  listChannels: () => [get('/v1/me/channels')],
  listDeliveries: ({ channel }) => [get(`/v1/me/channels/${channel}/deliveries`)],
  askUnsubscribe: () => [get('/unsubscribe/none')],
  getJwks: () => [get('/.well-known/jwks.json')],
  listProblems: () => [get('/problems')],
  getProblem: () => [get('/problems/BUSY')],
  getHealth: () => [get('/healthz')],
  createGame: () => [
    post('/v1/games', { of: 'diplomacy', title: text(60) }),
    post('/v1/games', { of: 'napoleonics', options: { battle: { units: Array(500).fill({ at: 'e5' }) } } }),
  ],
  editGame: ({ lobby }) => [send('PATCH', lobby, { title: text(60) })],
  closeGame: ({ lobby }) => [send('DELETE', lobby)],
  takeSeat: ({ playing }) => [post(`${playing}/seats`, { preferences: Array(40).fill('austria') })],
  moveSeat: ({ playing }) => [send('PATCH', `${playing}/seats/austria`, { seat: 'france' }, 'austria')],
  leaveSeat: ({ battle }) => [send('DELETE', `${battle}/seats/top`, undefined, 'top')],
  putContribution: ({ playing }) => [
    send('PUT', `${playing}/contributions`, { contribution: 'a'.repeat(43) }, 'austria'),
  ],
  postReveal: ({ playing }) => [post(`${playing}/reveals`, { bytes: 'A'.repeat(43) }, 'austria')],
  postConfirmation: ({ playing }) => [post(`${playing}/confirmations`, {}, 'austria')],
  postRematch: ({ drawn }) => [post(`${drawn}/rematch`, undefined, 'austria')],
  postFork: ({ closed, long }) => [post(`${closed}/forks`, { version: 4900 }), post(`${long}/forks`, {})],
  createImport: ({ file }) => [
    post('/v1/imports', { file }),
    // As large as it may be, and wrong in the last phase.
    post('/v1/imports', {
      file: `${file.slice(0, -2)},${file.slice(file.lastIndexOf('{"name"'), -2).replace('A BUD', 'A PIE')}],"x":"${'y'.repeat(4_400_000)}"}`,
    }),
    post('/v1/imports', { file: '[1,'.repeat(1_600_000) }),
    post('/v1/imports', { file: `{"envelope":${'[1],'.repeat(1_100_000)}}\n` }),
  ],
  startGame: ({ playing }) => [post(`${playing}/start`, undefined, 'austria')],
  castVote: ({ playing }) => [send('PUT', `${playing}/votes/draw`, { vote: true }, 'austria')],
  postExtension: ({ playing }) => [post(`${playing}/extensions`, {}, 'austria')],
  putAway: ({ playing }) => [send('PUT', `${playing}/away`, { until: 4_000_000_000_000 }, 'austria')],
  postAction: ({ playing, campaign }) => [
    ...['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'].map((seat) =>
      post(`${playing}/actions`, { ask: 'S1901M', command: { type: 'orders', orders: {} } }, seat),
    ),
    post(`${campaign}/actions`, { ask: 'none', command: { type: text(300) } }),
  ],
  postTakeback: ({ playing }) => [post(`${playing}/takebacks`, {}, 'austria')],
  putStandingOrders: ({ playing }) => [
    send('PUT', `${playing}/standing-orders`, { standing: { retreats: 'disband' } }, 'austria'),
  ],
  postModeration: ({ drawn }) => [post(`${drawn}/moderation`, { act: 'close', reason: text(500) }, 'moderator')],
  createInvitation: ({ playing }) => [post(`${playing}/invitations`, { to: 'frank' }, 'austria')],
  deleteInvitation: ({ playing }) => [send('DELETE', `${playing}/invitations/none`, undefined, 'austria')],
  createLink: ({ playing }) => [post(`${playing}/links`, { admits: 'look' }, 'austria')],
  createGuest: () => [{ method: 'POST', path: '/v1/guests' }],
  editAccount: () => [send('PATCH', '/v1/me', { language: 'ko', zone: 'Asia/Seoul' })],
  deleteAccount: () => [send('DELETE', '/v1/me', undefined, 'erin')],
  cancelDeletion: () => [send('DELETE', '/v1/me/deletion', undefined, 'erin')],
  takeHandle: () => [send('PUT', '/v1/me/handle', { handle: 'alice-of-bench' })],
  releaseHandle: () => [send('DELETE', '/v1/me/handle')],
  createToken: () => [post('/v1/me/tokens', { name: text(20), scopes: ['games:read'] })],
  revokeToken: ({ token }) => [send('DELETE', `/v1/me/tokens/${token}`)],
  createBot: () => [post('/v1/me/bots', { name: 'two' })],
  deleteBot: ({ bot }) => [send('DELETE', `/v1/me/bots/${bot}`)],
  followLink: ({ link }) => [post('/v1/me/invitations', { link }, 'frank')],
  declineInvitation: () => [send('DELETE', `/v1/me/invitations/${NOBODY}`)],
  putBlock: ({ playing }) => [send('PUT', '/v1/me/blocks', { game: playing.slice(10), seat: 'france' }, 'austria')],
  deleteBlock: () => [send('DELETE', '/v1/me/blocks/none')],
  postReport: ({ drawn }) => [
    post(
      '/v1/me/reports',
      { game: drawn.slice(10), conversation: 'austria+england', n: 1, reason: text(300) },
      'england',
    ),
  ],
  putCase: () => [send('PUT', '/v1/moderation/cases/none', { state: 'closed' }, 'moderator')],
  takeOverGuest: () => [post('/v1/me/guest', { token: `fp_${'a'.repeat(43)}` })],
  createChannel: () => [post('/v1/me/channels', { kind: 'mail', address: 'other@example.org' })],
  editChannel: ({ channel }) => [send('PATCH', `/v1/me/channels/${channel}`, { reasons: ['turn'] })],
  deleteChannel: ({ channel }) => [send('DELETE', `/v1/me/channels/${channel}`)],
  confirmChannel: ({ channel }) => [post(`/v1/me/channels/${channel}/confirmation`, { code: text(20) })],
  renewChannelSecret: ({ channel }) => [post(`/v1/me/channels/${channel}/secret`)],
  challengeChannel: ({ channel }) => [post(`/v1/me/channels/${channel}/challenge`)],
  testChannel: ({ channel }) => [post(`/v1/me/channels/${channel}/test`)],
  listGameHooks: ({ long }) => [get(`${long}/hooks`)],
  createGameHook: ({ long }) => [post(`${long}/hooks`, { url: 'https://example.org/hook' })],
  deleteGameHook: ({ long }) => [send('DELETE', `${long}/hooks/none`)],
  listOutages: () => [get('/v1/outages?limit=100')],
  postBeat: () => [post('/v1/beat')],
  replayDelivery: ({ channel }) => [post(`/v1/me/channels/${channel}/deliveries/none`)],
  renewPush: () => [
    post('/v1/push/renewal', {
      channel: 'none',
      endpoint: `https://push.example/${text(2_000)}`,
      keys: subscribed().keys,
      proof: text(43),
    }),
  ],
  unsubscribe: () => [{ method: 'POST', path: '/unsubscribe/none' }],
  postPress: ({ playing }) => [post(`${playing}/press`, { to: 'all', text: text(2000) }, 'austria')],
  putPressMarks: ({ playing }) => [send('PUT', `${playing}/press/marks`, { drafts: { all: text(2000) } }, 'austria')],
  putMute: ({ playing }) => [send('PUT', `${playing.replace('/v1/', '/v1/me/')}/mute`, { tell: 'turns' }, 'austria')],
  deleteMute: ({ playing }) => [send('DELETE', `${playing.replace('/v1/', '/v1/me/')}/mute`, undefined, 'austria')],
  postHiding: () => [post('/v1/moderation/cases/none/hiding', { reason: text(300) }, 'moderator')],
};

/**
 * A body as long as an operation takes, and as slow to read: many short texts, each to be compared with its normal
 * form.
 */
export function largestBody(bytes: number): string {
  const row = `[${Array(500).fill('"가é"').join(',')}]`;
  const rows = Math.min(512, Math.floor((bytes - 10) / (Buffer.byteLength(row) + 1)));
  return `{"x":[${Array(rows).fill(row).join(',')}]}`;
}
