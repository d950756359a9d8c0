import { isCoastal, isSea, PROVINCE_IDS } from '../../../domain/diplomacy/map/provinces.ts';
import { MOST_UNITS } from '../../../domain/diplomacy/setup.ts';
import { SEATS } from '../../http/kit.ts';
import { longSavedGame } from '../../kit/long-saved-game.ts';
import type { Probed, Sent } from './server.ts';

/** What the requests are about: paths of games, and ids. */
export interface World {
  /** A sandbox of `alice` that goes on from 700 phases of Diplomacy. */
  readonly long: string;
  /** The same, closed: its whole log is open. */
  readonly closed: string;
  /** A game of seven people that has begun; `austria` owns it. */
  readonly playing: string;
  /** A game of seven with press that was opened to everybody when it was drawn. */
  readonly drawn: string;
  /** A lobby of `alice`. */
  readonly lobby: string;
  /** A battle of Napoleonics between `top` and `bottom`; it has begun. */
  readonly battle: string;
  /** A campaign of Kutuzov: `alice` plays `fn`, bots all others. */
  readonly campaign: string;
  /** A sandbox of `alice` with as many units as a game may have, where they have most choices: fleets on all seas. */
  readonly crowded: string;
  /** The 700 phases as a file. */
  readonly file: string;
  /** What `alice` has by id. */
  readonly link: string;
  readonly token: string;
  readonly bot: string;
  readonly channel: string;
}

const sure200 = (what: string, status: number): void => {
  if (status >= 300) throw new Error(`${what}: ${status}`);
};

const manyUnits = (): readonly string[] =>
  [
    ...PROVINCE_IDS.filter(isSea).map((id) => `F ${id}`),
    ...PROVINCE_IDS.filter(isCoastal).map((id) => `A ${id}`),
  ].slice(0, MOST_UNITS);

/** Makes everything that requests are about. */
export async function worldOn(server: Probed, step: () => void): Promise<World> {
  const done = async (sent: Sent): Promise<Record<string, unknown>> => {
    const { status, body } = await server.send(sent);
    sure200(`${sent.method} ${sent.path}: ${JSON.stringify(body)}`, status);
    return body;
  };
  const post = (as: string, path: string, body?: unknown) => done({ method: 'POST', path, as, body });
  const opened = async (as: string, body: object): Promise<string> =>
    `/v1/games/${String((await post(as, '/v1/games', body)).game)}`;
  const started = async (of: 'diplomacy' | 'napoleonics', more: object): Promise<string> => {
    const seats = SEATS[of];
    const path = await opened(seats[0], { of, ...more });
    for (const seat of seats) await post(seat, `${path}/seats`, { seat });
    await post(seats[0], `${path}/start`);
    return path;
  };

  const file = longSavedGame(700);
  const imported = async (): Promise<string> =>
    `/v1/games/${String((await post('alice', '/v1/imports', { file })).game)}`;
  const [long, closed] = [await imported(), await imported()];
  step();
  await done({ method: 'DELETE', path: closed, as: 'alice' });

  const position = { season: 'spring', year: 1901, phase: 'movement', unitsBefore: { france: manyUnits() } };
  const crowded = `/v1/games/${String((await post('alice', '/v1/imports', { position })).game)}`;

  const talk = { settings: { press: { talk: 'both', opens: 'everyone' } } };
  const [playing, drawn] = [await started('diplomacy', talk), await started('diplomacy', talk)];
  // One person writes 20 entries a minute.
  for (const one of SEATS.diplomacy)
    for (const other of SEATS.diplomacy.filter((each) => each > one))
      for (let n = 0; n < 3; n++)
        await post(one, `${drawn}/press`, { to: [other], text: `${n} ${'word '.repeat(300)}` });
  for (const seat of SEATS.diplomacy)
    await done({ method: 'PUT', path: `${drawn}/votes/draw`, as: seat, body: { vote: true } });
  step();

  const battle = await started('napoleonics', {});
  const campaign = await opened('alice', { of: 'kutuzov' });
  await post('alice', `${campaign}/seats`, { seat: 'fn' });
  for (const seat of SEATS.kutuzov.slice(1)) await post('alice', `${campaign}/seats`, { seat, kind: 'bot' });
  await post('alice', `${campaign}/start`);
  step();

  const lobby = await opened('alice', { of: 'diplomacy', settings: { visibility: 'private' } });
  for (let n = 0; n < 60; n++) await opened('alice', { of: 'diplomacy', title: `Game ${n}` });
  const link = String((await post('alice', `${lobby}/links`, {})).link);
  const token = String((await post('alice', '/v1/me/tokens', { name: 'one', scopes: ['games:read'] })).id);
  const bot = String((await post('alice', '/v1/me/bots', { name: 'one' })).id);
  const channel = String((await post('alice', '/v1/me/channels', { kind: 'mail', address: 'alice@example.org' })).id);
  step();
  return { long, closed, playing, drawn, lobby, battle, campaign, crowded, file, link, token, bot, channel };
}
