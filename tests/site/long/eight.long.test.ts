import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Fieldpost, fieldpost } from '../../../client/src/index.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import { BUNDLED_MS } from '../../../functions/features/channels/bundles.ts';
import { sweepNotifications } from '../../../functions/features/channels/send.ts';
import { sweepEnded } from '../../../functions/features/leaving/ended.ts';
import { sweepGuests } from '../../../functions/features/leaving/leaving.ts';
import { rateDays } from '../../../functions/features/ratings/daily.ts';
import { deliver } from '../../../functions/platform/courier/deliver.ts';
import { vapidFrom } from '../../../functions/platform/courier/vapid.ts';
import { dynamoErasures } from '../../../functions/platform/dynamo/erasures.ts';
import { pressReport } from '../../../infra/local/audit/audit-press.ts';
import { type Receiver, startReceiver } from '../../functions/courier/receiver.ts';
import { verifyHead } from '../../http/jws.ts';
import { tokenOf } from '../../http/kit.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { dynamoStores } from '../../kit/dynamo-stores.ts';
import { meansOf } from '../../kit/engine.ts';
import { subscribed } from '../../kit/subscribed.ts';
import { hasPython, verifier } from '../../verifier/python.ts';
import { startVisit, type Visit } from '../kit.ts';

// Eight people: they sign up, invite each other, play Diplomacy with talk and votes, one vanishes and is replaced, all
// are told by every way, the end is rated and audited; then one of them is erased, and everything is audited again.
// Three of them use the site.

const PEOPLE = ['anna', 'bert', 'cleo', 'dirk', 'ella', 'finn', 'gaby', 'hugo'] as const;
type Person = (typeof PEOPLE)[number];
/** They sit in separate browsers; the others are programs over the client. */
const IN_BROWSERS = ['anna', 'bert', 'cleo'] as const;
/** Who vanishes, who comes instead, and who is erased in the end. */
const [VANISHES, COMES, ERASED] = ['gaby', 'hugo', 'bert'] as const;
const handleOf = (who: Person): string => `${who}-of-the-eight`;

const DAY = 86_400;
/** After so many seconds letters wait for no others. */
const BUNDLED_S = BUNDLED_MS / 1000 + 1;
const PUBLIC = '93.184.216.34';

let dynamo: TestDynamo;
let visit: Visit;
let receiver: Receiver;
let mail: string;
const clients = new Map<Person, Fieldpost>();
const of = (who: Person): Fieldpost => sure(clients.get(who), who);

beforeAll(async () => {
  dynamo = await startDynalite();
  visit = await startVisit({ stores: dynamoStores(dynamo.client, dynamo.tables) });
  receiver = await startReceiver({ 'hooks.example': [[PUBLIC]], 'moved.example': [[PUBLIC]] }, ({ body }, response) => {
    // The challenge is given back, as a receiver that wants to be told does.
    const { data } = body.startsWith('{') ? (JSON.parse(body) as { data?: { challenge?: string } }) : {};
    response.end(data?.challenge ?? '');
  });
  mail = await mkdtemp(join(tmpdir(), 'fieldpost-mail-'));
  for (const who of PEOPLE)
    clients.set(who, fieldpost({ url: visit.house.url, token: await tokenOf(who), WebSocket: false }));
});
afterAll(async () => {
  await receiver.close();
  await visit.close();
  await dynamo.stop();
  await rm(mail, { recursive: true });
});

/**
 * The notifications go out, by the courier as it is, to a receiver that stands for all of the internet; mail becomes
 * files.
 */
async function posted(seconds = 0): Promise<void> {
  const { house } = visit;
  house.wait(seconds);
  const { failed } = await sweepNotifications({
    people: house.stores.people,
    vault: house.stores.vault,
    origin: 'https://fieldpost.example',
    views: house.stores.views,
    async courier(load) {
      if ('parcel' in load)
        return {
          ...(await deliver(load.parcel, receiver.ways)),
          ...(load.parcel.echo !== undefined && { echoed: true }),
        };
      const { message, to } = load.letter;
      await writeFile(join(mail, `${to}-${(await readdir(mail)).length}.eml`), Buffer.from(message, 'base64'));
      return { outcome: '2xx' };
    },
    vapid: async () => vapidFrom(new Uint8Array(32).fill(1), 'mailto:tests@fieldpost.invalid'),
    post: { from: 'fieldpost@localhost.localdomain', origin: house.url },
    now: () => house.now,
    random: () => 0.5,
  });
  expect(failed).toBe(0);
}

const letters = async (): Promise<readonly string[]> =>
  Promise.all((await readdir(mail)).map((name) => readFile(join(mail, name), 'utf8')));

/** A mail without what mail programs do to long lines. */
const plain = (letter: string): string => letter.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Days pass, and what the sweeps do is done. */
async function slept(days: number): Promise<void> {
  const { house } = visit;
  house.wait(days * DAY);
  const erasing = { erasures: dynamoErasures(dynamo.client, dynamo.tables), background: house.service };
  await sweepGuests(erasing, house.now);
  await sweepEnded(erasing, house.now);
}

describe('eight people', () => {
  const pages = new Map<Person, Page>();
  let game: string;
  let secret: string;
  const browser = subscribed();
  const seats = new Map<Person, string>();
  const receipts: unknown[] = [];

  it('sign up: each takes a handle, three of them in a browser', async () => {
    for (const who of IN_BROWSERS) {
      const { page } = await visit.open(who, '/me', { viewport: { width: 1280, height: 900 } });
      pages.set(who, page);
      await page.locator('.account summary', { hasText: 'Handle' }).click();
      await page.getByRole('textbox', { name: 'Handle Others see this name:' }).fill(handleOf(who));
      await page.getByRole('button', { name: 'Take this handle' }).click();
      await page.getByRole('button', { name: 'Give up the handle' }).waitFor();
    }
    for (const who of PEOPLE.slice(IN_BROWSERS.length)) await of(who).takeHandle({ body: { handle: handleOf(who) } });
    const taken = await Promise.all(PEOPLE.map(async (who) => (await of(who).getAccount()).handle));
    expect(taken).toEqual(PEOPLE.map(handleOf));
  });

  it('say by which channels they are told: a hook, a browser, mail', async () => {
    const hook = await of('dirk').createChannel({ body: { kind: 'webhook', url: 'https://hooks.example/in' } });
    secret = sure('secret' in hook ? hook.secret : undefined, 'secret of the hook');
    await of('ella').createChannel({
      body: { kind: 'push', endpoint: 'https://moved.example/push', keys: browser.keys },
    });
    const channel = await of('finn').createChannel({ body: { kind: 'mail', address: 'finn@mail.example' } });
    await posted();
    const [asking] = await letters();
    const code = sure(/#confirm=[^.\s]+\.(\S+)/.exec(plain(asking ?? ''))?.[1], 'code');
    await of('finn').confirmChannel({ channel: channel.id, body: { code } });
    for (const who of ['dirk', 'ella', 'finn'] as const) {
      const { channels } = await of(who).listChannels();
      expect(channels.map(({ state }) => state)).toEqual(['on']);
    }
  });

  it('invite each other, by handle and by link, and sit down where chance puts them', async () => {
    const settings = {
      rated: true,
      seating: 'random',
      votes: 'secret',
      vacate: { misses: 1 },
      deadlines: { default: DAY },
      press: { talk: 'both', opens: 'everyone' },
    } as const;
    ({ game } = await of('anna').createGame({ body: { of: 'diplomacy', title: 'The eight', settings } }));
    for (const who of ['bert', 'dirk', 'ella', 'finn'] as const)
      await of('anna').createInvitation({ game, body: { to: `@${handleOf(who)}` } });
    const bert = page('bert');
    await bert.goto(`${visit.house.url}/`);
    await bert.locator('.invited button', { hasText: 'Accept' }).click();
    await bert.waitForURL(`**/g/${game}`);
    await bert.waitForSelector('.lobby .seats button:has-text("Leave")');
    const anna = page('anna');
    await anna.goto(`${visit.house.url}/g/${game}`);
    await anna.locator('.invite summary', { hasText: 'Invite people' }).click();
    await anna.locator('.by-link button').click();
    const link = String(await anna.locator('.made code').textContent());
    const cleo = page('cleo');
    await cleo.goto(link);
    await cleo.waitForURL(`**/g/${game}`);
    await of('gaby').followLink({ body: { link: sure(link.split('#')[1], 'code') } });
    for (const who of ['anna', 'cleo', 'dirk', 'ella', 'finn', 'gaby'] as const)
      await of(who).takeSeat({ game, body: {} });
    await posted();
    await of('anna').startGame({ game });
    for (const who of PEOPLE) {
      const [seat] = (await of(who).getGame({ game })).mine ?? [];
      if (seat !== undefined) seats.set(who, seat);
    }
    expect([new Set(seats.values()).size, seats.has(COMES)]).toEqual([7, false]);
  });

  it('talk, in public and in private, at the board and over the client', async () => {
    for (const who of IN_BROWSERS) {
      await page(who).goto(`${visit.house.url}/g/${game}`);
      await page(who).locator('.talk-tab').click();
    }
    await said('anna', 'Peace among the eight.');
    receipts.push(await of('dirk').postPress({ game, body: { to: [seatOf('bert')], text: 'To you alone, bert.' } }));
    receipts.push(await of('ella').postPress({ game, body: { to: 'all', text: 'Agreed.' } }));
    const bert = page('bert');
    await bert.locator('.conversations button .badge').first().waitFor();
    await bert.locator('.conversations button:has(.badge)').last().click();
    await bert.locator('.said .text', { hasText: 'To you alone, bert.' }).waitFor();
    await said('bert', 'Understood.');
    await page('cleo').locator('.said .text', { hasText: 'Agreed.' }).waitFor();
    expect(await page('cleo').locator('.conversations > button').count()).toBe(1);
  });

  it('play, one of them no more: her seat is offered, and the eighth takes it', async () => {
    const [first] = await asks();
    for (const who of seats.keys()) if (who !== VANISHES) await ordered(who, sure(first, 'question'));
    visit.house.wait(DAY + 10);
    await visit.house.sweep();
    await posted(BUNDLED_S);
    const reasons = async (who: Person) =>
      (await of(who).listNotifications()).notifications.map(({ reason }) => reason as string);
    expect(await reasons(VANISHES)).toContain('removed');
    expect(await reasons('dirk')).toContain('seat-offered');
    const seat = seatOf(VANISHES);
    await of(COMES).takeSeat({ game, body: { seat } });
    seats.delete(VANISHES);
    seats.set(COMES, seat);
    for (let n = 0; n < 5; n++) for (const ask of await asks()) for (const who of seats.keys()) await ordered(who, ask);
    expect((await of('anna').getGame({ game })).version).toBeGreaterThan(40);
  });

  it('agree to a draw by a secret vote, the last of them at the board', async () => {
    for (const who of seats.keys())
      if (who !== 'anna') await of(who).castVote({ game, kind: 'draw', body: { vote: true } });
    const anna = page('anna');
    await anna.reload();
    await anna.getByRole('tab', { name: 'More' }).click();
    await anna.getByRole('button', { name: 'Offer a draw', exact: true }).click();
    await anna.getByRole('button', { name: 'Are you sure?' }).click();
    await expect.poll(async () => (await of('anna').getGame({ game })).status).toBe('over');
    visit.house.wait(11);
  });

  it('are told by each channel what they were to be told; nothing that was sent names anybody or says what was said', async () => {
    await posted(BUNDLED_S);
    const hooked = receiver.received.filter(
      ({ host, body }) => host === 'hooks.example' && !body.includes('challenge'),
    );
    const types = hooked.map(({ body, headers }) => {
      // The library looks at its own clock.
      vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 });
      const told = new Webhook(secret).verify(body, headers as Record<string, string>) as { type: string };
      vi.useRealTimers();
      return told.type;
    });
    for (const type of ['started', 'your-turn', 'seat-offered', 'over']) expect(types).toContain(type);
    const pushes = receiver.received.filter(({ host }) => host === 'moved.example').map(({ raw }) => browser.read(raw));
    expect(pushes.map((text) => (JSON.parse(text) as { game: string }).game)).toEqual(pushes.map(() => game));
    expect(pushes.length).toBeGreaterThan(2);
    const mails = (await letters()).map(plain).filter((text) => text.includes(game));
    // What comes about the same time is one mail.
    expect(mails.length).toBeGreaterThan(1);
    const sent = [...receiver.received.map(({ body }) => body), ...pushes, ...(await letters()).map(plain)].join('\n');
    for (const word of ['of-the-eight', 'The eight', 'Peace among', 'To you alone', 'Understood'])
      expect(sent).not.toContain(word);
  });

  it('are rated on the next day', async () => {
    const day = new Date(visit.house.now).toISOString().slice(0, 10);
    visit.house.wait(DAY + 7_200);
    await rateDays(visit.house.service, visit.house.now);
    const { games } = await of('anna').getLedger({ day });
    expect(games.map((each) => [each.game, 'unrated' in each])).toEqual([[game, false]]);
    const profile = await of('cleo').getProfile({ handle: handleOf('anna') });
    expect(profile.ratings).toMatchObject([{ of: 'diplomacy', games: 1 }]);
    expect((await of('anna').getProfile({ handle: handleOf(COMES) })).ratings).toEqual([]);
    await page('cleo').goto(`${visit.house.url}/people/${handleOf('anna')}`);
  });

  it('can have all of it audited, and after one of them is erased too', async () => {
    await audited([]);
    await of(ERASED).deleteAccount();
    await slept(8);
    await slept(8);
    const erased = await visit.house.as(undefined).get(`/v1/people/${handleOf(ERASED)}`);
    expect(erased.status).toBe(404);
    await audited(['Understood.']);
  });

  const page = (who: Person): Page => sure(pages.get(who), who);
  const seatOf = (who: Person): string => sure(seats.get(who), who);
  const asks = async (): Promise<readonly string[]> => [
    ...new Set((await of('anna').getGame({ game })).asks.map(({ ask }) => ask)),
  ];

  /** Submits orders without a move, if the question is to this player. */
  async function ordered(who: Person, ask: string): Promise<void> {
    const { actions } = await of(who).getActions({ game });
    if (actions.some((each) => each.ask === ask)) await of(who).postAction({ game, body: { ask, written: [] } });
  }

  async function said(who: Person, text: string): Promise<void> {
    await page(who).locator('.writing textarea').fill(text);
    await page(who).locator('.writing button[type=submit]').click();
    await page(who).locator('.said .text', { hasText: text }).waitFor();
  }

  /**
   * The log and what was said, by the auditor, by the command line and by the verifier in Python. `gone`: what nobody
   * can read any more.
   */
  async function audited(gone: readonly string[]): Promise<void> {
    const { text } = await of('cleo').raw('getLog', { game, limit: 5000 }, { accept: 'application/x-ndjson' });
    const lines = text.trim().split('\n');
    // Neither a log holds people and what they wrote, nor what the service notes of its work.
    const kept = text + JSON.stringify(visit.house.stores.reports);
    for (const word of ['of-the-eight', 'The eight', 'alone, bert', ...PEOPLE.map((who) => `"${who}"`)])
      expect(kept).not.toContain(word);
    const { findings, checks } = await audit(
      diplomacy,
      lines.map((line) => JSON.parse(line) as unknown),
      true,
      meansOf(diplomacy),
    );
    expect([findings, checks.redecided]).toEqual([[], lines.length]);
    const { entries } = await of('cleo').getPress({ game, limit: 200 });
    const { verdict, root, sets } = await of('cleo').getPressAudit({ game });
    expect(verdict).toBe(gone.length === 0 ? 'holds' : 'unchecked');
    const texts = entries.map((entry) => ('text' in entry ? entry.text : undefined));
    expect(texts).toContain('To you alone, bert.');
    expect(texts.filter((each) => each === undefined)).toHaveLength(gone.length);
    for (const each of gone) expect(texts).not.toContain(each);
    const jwks = (await visit.house.as(undefined).get('/.well-known/jwks.json')).body;
    const [file, keys] = [join(mail, 'said.ndjson'), join(mail, 'jwks.json')];
    await writeFile(file, [...entries, ...receipts, { root, sets }].map((each) => JSON.stringify(each)).join('\n'));
    await writeFile(keys, JSON.stringify(jwks));
    expect((await pressReport(await readFile(file), lines, jwks, verifyHead.bytes)).findings).toEqual([]);
    const python = verifier();
    python.give(text, ['--press', file, '--jwks', keys]);
    expect((await python.said()).map((each) => each.findings)).toEqual(hasPython ? [[]] : []);
    await rm(file);
    await rm(keys);
  }
});
