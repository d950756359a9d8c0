import { hashOf } from '../../domain/log/commit.ts';
import { passesAt } from '../../domain/match/timeouts/time.ts';
import { botAskedIn } from '../../functions/features/bots/play-bots.ts';
import { BUNDLED_MS } from '../../functions/features/channels/bundles.ts';
import { project } from '../../functions/features/listing/project.ts';
import { keys } from '../../functions/features/notifications/keys.ts';
import { notificationsAfter } from '../../functions/features/notifications/made.ts';
import { HELD_MS } from '../../functions/features/notifications/reminders.ts';
import type { Views } from '../../functions/platform/ports/ports.ts';
import { CONSUMED } from '../../infra/cloud/sizes.ts';
import { type House, open } from '../http/kit.ts';
import { memoryMemos } from '../kit/memory-memos.ts';
import { memoryViews } from '../kit/memory-views.ts';
import { type Play, textIn } from './games.ts';
import { idOf } from './letters.ts';
import type { World } from './world.ts';

// What holds of a service after any weather, once its followers have nothing to do.

/** The longest time from a deadline to its answer: a few sweeps, and failed ones. */
export const LATE_MS = 5 * 60_000;
/** The longest time from a reason to its mail: four in a row may fail at it. */
const MAIL_LATE_MS = LATE_MS + 4 * CONSUMED.tells.visibility * 1_000;

/** Returns what is wrong, in words. */
export async function wrongIn(world: World, plays: readonly Play[]): Promise<readonly string[]> {
  const { stores, store, errors, dropped } = world;
  const house = await open({ stores: { ...stores, views: memoryViews(), memos: memoryMemos() }, following: false });
  house.now = Date.now();
  try {
    const found = await Promise.all(
      plays.map(async (play) => [
        ...(await wrongInLog(world, play)),
        ...(await wrongInLists(world, house, play)),
        ...(await overdue(house, play)),
        ...(await lateIn(world, play)),
        ...(await wrongInNotifications(world, house, play)),
      ]),
    );
    return [
      ...found.flat(),
      ...[...new Set(store.spun)].map((request) => `throttled, and sent again at once: ${request.slice(0, 200)}`),
      ...dropped().map((record) => `given up: ${record}`),
      ...errors.map((line) => `reported: ${line.trim()}`),
    ];
  } finally {
    await house.close();
  }
}

/** Every acknowledged commit is in the log, once, and the log is a chain. */
async function wrongInLog({ stores }: World, { game, receipts }: Play): Promise<readonly string[]> {
  const commits = await stores.log.read(game, 0);
  const wrong: string[] = [];
  let before = '';
  for (const [i, { envelope, hash }] of commits.entries()) {
    if (envelope.v !== i + 1 || (i > 0 && envelope.prev !== before)) wrong.push(`version ${i + 1} breaks the chain`);
    if (hashOf(envelope) !== hash) wrong.push(`version ${i + 1} has another hash`);
    before = hash;
  }
  for (const { version, hash } of receipts)
    if (commits[version - 1]?.hash !== hash) wrong.push(`acknowledged, and not in the log: version ${version}`);
  const ids = commits.map(({ envelope }) => envelope.cmdId);
  for (const [i, id] of ids.entries()) if (ids.indexOf(id) !== i) wrong.push(`committed twice: ${id}`);
  const versions = receipts.map(({ version }) => version);
  for (const [i, version] of versions.entries())
    if (versions.indexOf(version) !== i) wrong.push(`acknowledged twice: version ${version}`);
  return wrong;
}

/** The lists show what follows from the log, and nothing else. */
async function wrongInLists({ stores }: World, house: House, { game }: Play): Promise<readonly string[]> {
  await project(house.service, game);
  const fresh = house.stores.views;
  const names = (await fresh.shown(game))?.names ?? [];
  const query = { limit: 50 };
  const looks: { readonly [what: string]: (views: Views) => Promise<unknown> } = {
    view: (views) => views.projected(game).then((found) => found && { view: found.view, hidden: found.hidden }),
    public: (views) => views.list(query),
    'running in public': (views) => views.list({ ...query, status: 'playing' }),
    over: (views) => views.list({ ...query, status: 'over' }),
    deadlines: standingIn,
    ...Object.fromEntries(names.map((name) => [`games of ${name}`, (views: Views) => views.mine([name], query)])),
    ...Object.fromEntries(
      names.map((name) => [`live games of ${name}`, (views: Views) => views.live([name]).then((live) => live.games())]),
    ),
  };
  const wrong: string[] = [];
  for (const [what, look] of Object.entries(looks)) {
    const [there, expected] = await Promise.all([look(stores.views), look(fresh)]);
    if (plain(there) !== plain(expected)) wrong.push(`${what}: ${plain(there)} instead of ${plain(expected)}`);
  }
  return wrong;
}

/** Text of a value that does not depend on the order of its fields; a cursor is of one store. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => {
    if (name === 'cursor' || name === 'next') return undefined;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

async function overdue({ service, now }: House, { game }: Play): Promise<readonly string[]> {
  const loaded = await service.matches.load(game);
  if (loaded === undefined) return [`${game} is gone`];
  const passes = loaded.match.status === 'over' ? undefined : passesAt(loaded.match);
  const bot = loaded.match.at + LATE_MS < now ? botAskedIn(loaded) : undefined;
  return [
    ...(passes !== undefined && passes + LATE_MS < now ? [`overdue since ${now - passes} ms`] : []),
    ...(bot !== undefined ? [`the bot of ${bot.seat} was not called for ${bot.ask}`] : []),
  ];
}

/**
 * Every deadline took effect soon after its time, by a message that was sent for that time: what the clock finds later
 * was lost. No bot let one pass.
 */
async function lateIn({ stores }: World, { game, people }: Play): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { envelope } of await stores.log.read(game, 0)) {
    const { v, at, by, cmdId, events } = envelope;
    if (by !== 'clock') continue;
    const late = at - Number(cmdId.slice('due-'.length));
    if (!(late <= LATE_MS)) wrong.push(`version ${v} came ${late} ms after its deadline`);
    for (const event of events)
      if (event.how === 'lapse' && !people.some((user) => user === event.seat))
        wrong.push(`version ${v}: the bot of ${String(event.seat)} let its deadline pass`);
  }
  return wrong;
}

/** Every player was told what they must know, and no mail says the same twice. */
async function wrongInNotifications({ stores, letters }: World, house: House, play: Play): Promise<readonly string[]> {
  const { game, people } = play;
  const entry = await stores.people.get(...keys.seen(game));
  const seen = entry && keys.seen.read(entry);
  const wrong: string[] = [];
  for (const user of people) {
    const { person } = await house.service.persons.self(user);
    const made = await notificationsAfter(stores.people, person, 0, 500);
    const own = letters.filter(({ to }) => to === `${user}@players.invalid`).map(({ message }) => textIn(message));
    const mails = (text: string) => own.filter((mail) => mail.includes(text) && mail.includes(`/g/${game}`)).length;
    const once = (reason: string, text: string) => {
      const [notifications, mailed] = [
        made.filter((each) => each.reason === reason && each.game === game).length,
        mails(text),
      ];
      if (notifications !== 1 || mailed !== 1)
        wrong.push(`${user} has ${notifications} notifications and ${mailed} mails of ${reason}`);
    };
    once('started', 'A game has started');
    if (seen?.status === 'over') once('over', 'A game is over');
    const turn = seen?.turns[person];
    const isDue = turn?.isOpen === true && (turn.opened ?? 0) + HELD_MS + BUNDLED_MS + MAIL_LATE_MS < house.now;
    if (isDue && mails('It is your turn') === 0) wrong.push(`${user} was not told of their turn`);
    const ids = letters.filter(({ to }) => to === `${user}@players.invalid`).map(idOf);
    for (const [i, id] of ids.entries()) if (ids.indexOf(id) !== i) wrong.push(`${user} got ${id} twice`);
  }
  return wrong;
}

/** A time later than any deadline. */
const LATER_MS = 10 ** 15 - 1;

/** The deadlines that stand. Others wait for the clock, which removes them. */
async function standingIn({ deadlines: { partitions, between, stands } }: Views): Promise<readonly string[]> {
  const found: string[] = [];
  for (const partition of partitions)
    for await (const page of between(partition, -1, LATER_MS))
      for (const due of page) if (await stands(due)) found.push(`${due.game} ${due.due}`);
  return found.sort();
}
