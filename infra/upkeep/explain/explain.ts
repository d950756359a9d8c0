import { parseArgs } from 'node:util';
import { keys } from '../../../functions/features/notifications/keys.ts';
import { keys as personKeys } from '../../../functions/features/people/keys.ts';
import { writeLine } from '../../local/commands/input.ts';
import { WrongUsage } from '../../local/commands/usage.ts';
import { onStores, type Stores } from '../stores.ts';
import { type Question, questionsIn, type Told } from './questions.ts';
import { type PersonTold, toldTo } from './told.ts';
import { during, type Followed, fateOf, whyUntold } from './why.ts';

/** How many of the newest questions to a seat are printed. `--json` has all. */
const PRINTED = 10;

/** A seat, its holder, and the questions while they held it. */
interface Explained {
  readonly seat: string;
  readonly from: number;
  readonly to?: number;
  /** Absent: their items are erased. */
  readonly told?: PersonTold;
  readonly questions: readonly Question[];
}

const isoOf = (at: number): string => new Date(at).toISOString();

/**
 * `fieldpost explain GAME [--seat SEAT] [--json]`: prints since when each seat was asked, what its player was told, and
 * when it answered. Prints no sealed value, no text and no address. Exit 1: no such game or seat.
 */
export async function explain(args: readonly string[]): Promise<number> {
  const options = { seat: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new WrongUsage('which game? one GAME is needed');
  return onStores(async (stores) => {
    const said = await saidIn(stores, game);
    if (said === undefined) {
      await writeLine(`${stores.where}: no game ${game}`);
      return 1;
    }
    const seats = said.match.chairs.map(({ seat }) => seat).filter((seat) => seat === (values.seat ?? seat));
    if (seats.length === 0) {
      await writeLine(`${game} has no seat ${values.seat}`);
      return 1;
    }
    const followed = await followedIn(stores, game, said);
    const explained: Explained[] = [];
    for (const seat of seats) explained.push(...(await explainedOf(stores, said, seat)));
    if (values.json) {
      const { status, due } = said.match;
      await writeLine(
        JSON.stringify({ game, status, ...(due !== undefined && { due }), ...followed, seats: explained }),
      );
      return 0;
    }
    for (const line of linesOf(said, followed, explained, stores.background.now())) await writeLine(line);
    return 0;
  });
}

/** Returns what the log says; `undefined`: there is no such game, or this server does not have its kind. */
async function saidIn({ background }: Stores, game: string): Promise<Told | undefined> {
  const commits = await background.log.read(game, 0);
  const of = String(commits[0]?.envelope.events[0]?.of);
  const hosted = Object.hasOwn(background.games, of) ? background.games[of] : undefined;
  return hosted === undefined ? undefined : questionsIn(await hosted(), commits);
}

async function followedIn({ background }: Stores, game: string, { match }: Told): Promise<Followed> {
  const entry = await background.people.get(...keys.seen(game));
  return {
    version: match.v,
    listed: await background.views.version(game),
    seen: entry === undefined ? 0 : keys.seen.read(entry).version,
    isSandbox: match.settings.sandbox === true,
  };
}

/** Returns the holders of a seat, in order, each with their questions. A bot has questions and is told nothing. */
async function explainedOf(
  stores: Stores,
  { match, questions, sittings }: Told,
  seat: string,
): Promise<readonly Explained[]> {
  const own = questions.filter((each) => each.seat === seat);
  const held = sittings.filter((each) => each.seat === seat);
  const { people } = stores.background;
  const all: Explained[] = [];
  for (const { user, from, to } of held) {
    const entry = await people.get(...personKeys.behind(match.game, user));
    const told = entry && (await toldTo(stores, personKeys.behind.read(entry).person, match.game));
    const theirs = own.filter(({ at }) => at >= from && at < (to ?? Number.POSITIVE_INFINITY));
    all.push({ seat, from, ...(to !== undefined && { to }), ...(told && { told }), questions: theirs });
  }
  const rest = own.filter((each) => !all.some(({ questions: theirs }) => theirs.includes(each)));
  if (rest.length > 0) all.push({ seat, from: match.createdAt, questions: rest });
  return all;
}

function* linesOf(
  { match }: Told,
  followed: Followed,
  explained: readonly Explained[],
  now: number,
): Generator<string> {
  const { game, status, due, paused } = match;
  const deadline = due === undefined ? '' : `, deadline ${isoOf(due)}`;
  yield `${game}: ${status}${paused === undefined ? '' : ', paused'}${deadline}; now ${isoOf(now)}`;
  yield `versions: log ${followed.version}, lists ${followed.listed}, noted by the herald ${followed.seen}`;
  for (const each of explained) {
    yield '';
    yield `seat ${each.seat}, from ${isoOf(each.from)}${each.to === undefined ? '' : ` to ${isoOf(each.to)}`}`;
    if (each.told === undefined) yield '  a bot, or an erased account: nothing is told';
    else yield* personLines(each.told);
    for (const question of each.questions.slice(-PRINTED)) yield* questionLines(question, each.told, followed, now);
  }
}

function* personLines({ kind, hours, tell, channels, limited }: PersonTold): Generator<string> {
  const quiet = hours.quiet === undefined ? '' : `, quiet ${hours.quiet.from}–${hours.quiet.to} ${hours.zone ?? 'UTC'}`;
  yield `  ${kind}${quiet}; notifications of this game: ${tell}`;
  for (const { id, kind: by, state, why, digest } of channels) {
    const more = [
      ...(why === undefined ? [] : [why]),
      ...(digest === undefined ? [] : [`digest at ${digest}:00`]),
      ...(limited.includes(id) ? ['limit of today reached'] : []),
    ];
    yield `  channel ${id} (${by}): ${[state, ...more].join(', ')}`;
  }
  if (channels.length === 0) yield '  no channel: notifications are only on the site';
}

const ENDS = {
  answered: 'answered',
  standing: 'timeout: standing or saved orders answered',
  lapse: 'timeout: the default answer',
  sealed: 'timeout: the server answered, how is sealed',
  closed: 'closed without an answer of this seat alone',
};

function* questionLines(
  question: Question,
  told: PersonTold | undefined,
  followed: Followed,
  now: number,
): Generator<string> {
  const { ask, kind, at, version, deadlines, saved, end } = question;
  yield `  ${isoOf(at)}  asked ${ask} (${kind}), version ${version}`;
  for (const { at: since, due, by } of deadlines)
    yield `    ${isoOf(since)}  ${due === undefined ? 'no deadline runs' : `deadline ${isoOf(due)}`} (${by})`;
  if (told !== undefined) {
    const notes = during(question, told);
    if (!notes.some(({ reason }) => reason === 'your-turn'))
      yield `    no notification of the turn: ${whyUntold(question, told, followed, now)}`;
    for (const note of notes) {
      yield `    ${isoOf(note.at)}  told ${note.reason}${note.kind === undefined ? '' : ` (${note.kind})`}`;
      for (const channel of told.channels)
        yield `      channel ${channel.id} (${channel.kind}): ${fateOf(note, channel, told)}`;
    }
  }
  if (saved !== undefined && saved.version !== end?.version) yield `    ${isoOf(saved.at)}  saved, not final`;
  yield end === undefined ? '    open' : `    ${isoOf(end.at)}  ${ENDS[end.how]}, version ${end.version}`;
}
