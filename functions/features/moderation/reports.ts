import type * as z from 'zod';
import { sure } from '../../../domain/lib/sure.ts';
import { isFaced } from '../../../domain/match/state/face.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { pressCommitment } from '../../../domain/press/entry.ts';
import { isGrey } from '../../../domain/press/grey.ts';
import { isOfModerator } from '../../../domain/press/moderators.ts';
import { isWithin, spansOf } from '../../../domain/press/rights.ts';
import { Problem, unknownGame } from '../../platform/http/problem.ts';
import type { Request } from '../../platform/http/request.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { KeptEntry } from '../../platform/ports/ports.ts';
import { facedIn } from '../matches/faces.ts';
import { isAdmitted, meIn } from '../people/me.ts';
import { opener } from '../press/boxes.ts';
import { isTold } from '../press/read.ts';
import { caseId, caseIn, type Reported, reporterOf, sealed } from './cases.ts';
import type { Moderating } from './hiding.ts';
import { keys } from './keys.ts';
import type { reportRequestSchema } from './schemas.ts';

type Asked = z.infer<typeof reportRequestSchema>;
type Reporting = Request<Moderating & Pick<Ports, 'vault'>, Asked, unknown, 'people'>;

const DAY = 86_400_000;
const MOST_A_DAY = 20;
/** Number of reporters whose reasons a case keeps. */
const MOST_REASONS = 50;
const TRIES = 8;

/**
 * Reports an entry that the sender may read. The server opens the entry itself, so a reporter cannot forge it. If the
 * author was erased, the reporter's copy is used if it matches the commitment. A second report changes nothing.
 */
export async function report(request: Reporting) {
  const { service, user, body } = request;
  const { people, persons, now } = service;
  const whole = await service.matches.load(body.game);
  if (whole === undefined) throw unknownGame();
  const me = await meIn(service, whole.match, user);
  if (!(await isAdmitted(service, whole.match, user, me))) throw unknownGame();
  // Delayed spectators report only what they may read.
  const isFacing = whole.match.face !== undefined && isFaced(whole.match, me);
  if (isFacing && whole.match.settings.spectators?.is === 'off') throw noSuchEntry();
  const { match } = (isFacing ? await facedIn(service.matches, whole) : undefined) ?? whole;
  const [kept] = await service.press.read(match.game, body.conversation, body.n - 1, 1);
  const mayRead =
    kept !== undefined &&
    isWithin(spansOf(match, me, body.conversation), kept.entry.about.v) &&
    isTold(service, match)(kept);
  if (kept?.entry.n !== body.n || !mayRead || isOfModerator(kept.entry.by)) throw noSuchEntry();
  const { person } = await persons.self(user);
  const id = caseId(service, kept.entry);
  const own = keys.report(person, id);
  const before = await people.get(...own);
  const line = { id, game: match.game };
  const noted = before && keys.report.read(before);
  if (noted?.done === true) return { ...line, at: noted.at, state: 'open' as const };
  if (before === undefined) {
    const lately = (await people.list(...keys.report.all(person))).filter(
      (entry) => keys.report.read(entry).at > now() - DAY,
    );
    if (lately.length >= MOST_A_DAY)
      throw new Problem(409, 'TOO_MANY_REPORTS', {
        en: `you may report at most ${MOST_A_DAY} entries a day`,
        ko: `하루에 신고할 수 있는 글은 ${MOST_A_DAY}개입니다.`,
      });
  }
  const opened = await openedFor(request, match, kept);
  // Noted as unfinished first, so that an interrupted request can be repeated.
  const at = noted?.at ?? now();
  if (before === undefined) await people.put(...own, { game: match.game, at }, 0);
  await added(request, id, {
    entry: kept.entry,
    hash: kept.hash,
    ...opened,
    reasons: [{ by: reporterOf(service, id, person), at, reason: body.reason }],
  });
  const written = sure(await people.get(...own), 'note of a report');
  await people.put(...own, { ...written.value, done: true }, written.rev);
  return { ...line, at, state: 'open' as const };
}

/** Adds a report to the case of its entry. Reopens a closed case. */
async function added({ service }: Reporting, id: string, reported: Reported): Promise<void> {
  const { people, now } = service;
  for (let tries = 0; tries < TRIES; tries++) {
    const entry = await people.get(...keys.case(id));
    const known = entry && caseIn(service, entry);
    const [mine] = reported.reasons;
    const others = (known?.reasons ?? []).filter(({ by }) => by !== mine?.by);
    const reasons = [...others, ...reported.reasons].slice(-MOST_REASONS);
    const value = { at: known?.at ?? now(), box: sealed(service, id, { ...reported, reasons }) };
    if (await people.put(...keys.case(id), value, entry?.rev ?? 0)) return;
  }
  throw new Busy('this case is being written');
}

/** Returns the text of an entry, and its author. */
async function openedFor(
  { service, body }: Reporting,
  match: Match,
  kept: KeptEntry,
): Promise<Omit<Reported, 'entry' | 'hash' | 'reasons'>> {
  const { entry } = kept;
  const { text, salt } = body;
  const isSaid = text !== undefined && salt !== undefined && fits(entry, text, salt);
  if ((text !== undefined || salt !== undefined) && !isSaid)
    throw new Problem(409, 'NOT_SAID', {
      en: 'the entry does not commit to this text under this salt',
      ko: '그 글은 이 솔트로 이 내용을 약속하지 않았습니다.',
    });
  const open = opener(service, match);
  if (isGrey(entry.conversation)) {
    const behind = await open.behind(kept);
    if (behind !== undefined) return behind;
  } else {
    const opened = await open(kept);
    if (opened !== undefined) return { ...opened, tenure: entry.by };
  }
  if (!isSaid)
    throw new Problem(409, 'ENTRY_ERASED', {
      en: 'the account of its author is deleted; send the text and the salt that you kept',
      ko: '쓴 사람이 지워졌습니다. 가지고 있는 내용과 솔트를 함께 보내세요.',
    });
  return { text, salt, tenure: isGrey(entry.conversation) ? '' : entry.by };
}

function fits(entry: KeptEntry['entry'], text: string, salt: string): boolean {
  try {
    return pressCommitment(entry, { text, salt }) === entry.commitment;
  } catch {
    return false;
  }
}

const noSuchEntry = (): Problem =>
  new Problem(404, 'NO_SUCH_ENTRY', {
    en: 'there is no such entry that you may read and report',
    ko: '읽고 신고할 수 있는 글 가운데 그런 글이 없습니다.',
  });

/** Returns a person's reports, newest first. A case that no longer exists was closed. */
export async function reportsOf({ people }: Pick<Ports, 'people'>, person: string) {
  const all = await people.list(...keys.report.all(person));
  const found = await Promise.all(
    all.map(async (report) => {
      const { done, at, game } = keys.report.read(report);
      if (done !== true) return [];
      const id = report.sk.slice('E#'.length);
      const entry = await people.get(...keys.case(id));
      const isOpen = entry !== undefined && keys.case.read(entry).closed === undefined;
      return [{ id, at, game, state: isOpen ? ('open' as const) : ('closed' as const) }];
    }),
  );
  return found.flat().sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}
