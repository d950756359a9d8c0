import type { Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { oneOf, shuffled } from '../kit/random.ts';
import { sleep } from '../kit/virtual-time.ts';
import type { Answered } from './players.ts';
import type { World } from './world.ts';

// Games that people play at random, and bots beside them.

const MINUTE = 60_000;

interface Actions {
  readonly actions: readonly { readonly ask: string; readonly seat: string; readonly legal: Legal }[];
}

interface Opening {
  readonly of: string;
  readonly seats: readonly string[];
  readonly options?: JsonObject;
  /** How many seats bots take. */
  readonly bots: number;
  /** Seconds to think. With an hour or less it is a live game, whose letters wait for no others. */
  readonly gives: number;
}

/** A game that people play at random, and the receipts of what was acknowledged. */
export interface Play {
  readonly game: string;
  readonly people: readonly string[];
  readonly receipts: { readonly version: number; readonly hash: string }[];
}

/** Opens a game with a mail address of each player, seats people and bots, and starts it. */
export async function opened(world: World, { of, seats, options = {}, bots, gives }: Opening): Promise<Play> {
  const { ask, below } = world;
  const people = seats.slice(0, seats.length - bots);
  const owner = people[0] ?? '';
  const settings = { visibility: below(2) === 0 ? 'public' : 'private', deadlines: { default: gives } };
  const play: Play = { game: '', people, receipts: [] };
  const send = async (user: string, path: string, body: Json = {}): Promise<JsonObject> => {
    const answer = await ask<JsonObject>(user, { method: 'POST', path, body });
    if (answer.status >= 300) throw new Error(`${user} ${path}: ${JSON.stringify(answer.body)}`);
    noted(play, answer);
    return answer.body;
  };
  const made = await send(owner, '/v1/games', { of, title: 'In any weather', options, settings });
  const path = `/v1/games/${String(made.game)}`;
  await Promise.all(people.map((user) => addressed(world, user)));
  for (const user of people) {
    if (settings.visibility === 'private' && user !== owner) await send(owner, `${path}/invitations`, { to: user });
    await send(user, `${path}/seats`, { seat: user });
  }
  for (const seat of seats.slice(people.length)) await send(owner, `${path}/seats`, { seat, kind: 'bot' });
  await send(owner, `${path}/start`);
  return { ...play, game: String(made.game) };
}

function noted({ receipts }: Play, { status, body }: Answered<unknown>): void {
  const { version, hash } = (body ?? {}) as { readonly version?: number; readonly hash?: string };
  if (status < 300 && version !== undefined && hash !== undefined) receipts.push({ version, hash });
}

/** Gives a player an address for mail, and confirms it by the code that comes there. */
async function addressed({ ask, letters }: Pick<World, 'ask' | 'letters'>, user: string): Promise<void> {
  const address = `${user}@players.invalid`;
  const made = await ask(user, { method: 'POST', path: '/v1/me/channels', body: { kind: 'mail', address } });
  const channel = String(made.body?.id);
  for (let waits = 0; waits < 60; waits++) {
    const code = letters
      .filter(({ to }) => to === address)
      .map(({ message }) => /#confirm=[^.]+\.([\w-]+)/.exec(textIn(message))?.[1])
      .find((each) => each !== undefined);
    if (code !== undefined) {
      const path = `/v1/me/channels/${channel}/confirmation`;
      const confirmed = await ask(user, { method: 'POST', path, body: { code } });
      if (confirmed.status === 200) return;
    }
    // A person without mail asks for another one.
    if (waits % 5 === 4) await ask(user, { method: 'POST', path: `/v1/me/channels/${channel}/challenge` });
    await sleep(MINUTE);
  }
  throw new Error(`no mail came to ${address}`);
}

/** A mail as text: quoted-printable lines are joined. */
export const textIn = (message: string): string =>
  Buffer.from(message, 'base64')
    .toString('utf8')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Lets people play until a game has this many commits or is over. */
export async function played(world: World, play: Play, commits: number): Promise<void> {
  const { below, stores } = world;
  for (let steps = 0; steps < commits * 6; steps++) {
    const newest = await stores.log.newest(play.game);
    if ((newest?.v ?? 0) >= commits || (await statusOf(world, play)) !== 'playing') return;
    await sleep(below(40_000));
    // Some act at the same time.
    await Promise.all(Array.from({ length: 1 + below(2) }, () => step(world, play)));
  }
}

async function statusOf({ ask }: World, { game, people }: Play): Promise<string> {
  const { body } = await ask<MatchView>(people[0] ?? '', { method: 'GET', path: `/v1/games/${game}` });
  return body.status;
}

async function step({ ask, below }: World, play: Play): Promise<void> {
  const path = `/v1/games/${play.game}`;
  const user = oneOf(below, play.people);
  const chance = below(100);
  const send = async (method: 'POST' | 'PUT', at: string, body: Json) =>
    noted(play, await ask(user, { method, path: `${path}/${at}`, body }));
  if (chance < 8) return send('POST', 'takebacks', {});
  // The vote of one person beside a bot would end the game.
  if (chance < 12 && play.people.length > 1) return send('PUT', 'votes/draw', { vote: below(3) === 0 });
  if (chance < 17) {
    await ask(user, { method: 'GET', path: below(2) === 0 ? '/v1/me/games' : '/v1/games' });
    return;
  }
  if (chance < 24) {
    const to = below(2) === 0 ? 'all' : [oneOf(below, play.people)];
    await ask(user, { method: 'POST', path: `${path}/press`, body: { to, text: `Message ${below(1_000)}` } });
    return;
  }
  // Nobody moves until the deadline has passed.
  if (chance < 26) return sleep(31 * MINUTE);
  for (const each of shuffled(below, play.people)) {
    const { body } = await ask<Actions>(each, { method: 'GET', path: `${path}/actions` });
    const open = body.actions?.[0];
    const command = open && sample(open.legal, below);
    if (open === undefined || command === undefined) continue;
    const sent = { seat: open.seat, ask: open.ask, command };
    return noted(play, await ask(each, { method: 'POST', path: `${path}/actions`, body: sent }));
  }
}

/** Ends a game by the agreement of all people. */
export async function agreed({ ask }: World, play: Play): Promise<void> {
  for (const user of play.people)
    noted(play, await ask(user, { method: 'PUT', path: `/v1/games/${play.game}/votes/draw`, body: { vote: true } }));
}
