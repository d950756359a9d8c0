import { randomUUID } from 'node:crypto';
import { toBase64url } from '../../../domain/lib/hash.ts';
import { last, sure } from '../../../domain/lib/sure.ts';
import { commandId } from '../../../domain/log/pseudonyms.ts';
import { conversationOf, seatsIn } from '../../../domain/press/conversations.ts';
import { boxDigest, hashOfEntry, type PressEntry, pressCommitment, tenureOf } from '../../../domain/press/entry.ts';
import { GREY, greyAt, greyBy, greyTo } from '../../../domain/press/grey.ts';
import { refuseGrey, refuseWriting, sittingAt } from '../../../domain/press/rights.ts';
import { Problem, refused, unknownGame } from '../../platform/http/problem.ts';
import type { Request } from '../../platform/http/request.ts';
import { Busy } from '../../platform/kit/faults.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { KeptEntry } from '../../platform/ports/ports.ts';
import { seatFor } from '../commands/access.ts';
import { keyReused } from '../commands/receipt.ts';
import type { Loaded } from '../matches/folded.ts';
import type { Matches } from '../matches/matches.ts';
import { isAdmitted, meIn } from '../people/me.ts';
import type { Persons, Self } from '../people/persons.ts';
import { aboutOf } from './about.ts';
import { type Behind, boxOf, greyBoxOf, greyOpenedWith, openedWith } from './boxes.ts';
import { countEntry } from './limits.ts';
import type { PressRequest } from './schemas.ts';

/** How often a writer looks for the end of a conversation when others write at the same time. */
const TRIES = 16;
/** Number of entries that are searched for a retry without a known position. */
const LOOKED_AT = 20;
const MOST_IN_CONVERSATION = 5_000;
/** Time after its arrival in which an entry may be written. Later its position may have passed. */
const PATIENCE_MS = 8_000;

type Writing = Request<
  Pick<Ports, 'log' | 'press' | 'people' | 'random' | 'now'> & { readonly matches: Matches; readonly persons: Persons },
  PressRequest,
  unknown,
  'people',
  '/v1/games/{game}/press'
>;

/** A written entry, and whether a retry found it. */
interface Written {
  readonly kept: KeptEntry;
  readonly isRepeated: boolean;
}

/**
 * Writes an entry. Steps: the author's right to write; the newest entries, where a retry finds its own; the author's
 * count; on the first entry, the notes by which seats find the conversation; the entry. If another entry took its
 * number, the writer looks for the end again. A request that stopped at any step can be repeated.
 */
export async function writePress(request: Writing): Promise<Written> {
  const { service, user, body } = request;
  const { matches, persons, press } = service;
  const { game } = request.params;
  const loaded = await matches.load(game);
  if (loaded === undefined) throw unknownGame();
  const me = await meIn(service, loaded.match, user);
  if (!(await isAdmitted(service, loaded.match, user, me))) throw unknownGame();
  const { seat, conversation, by, tenure, blind } = placeOf(request, loaded, me);
  const self = await persons.selfIn(user, game);
  if (self.isGuest && (typeof body.to !== 'string' || body.grey)) throw guestsTalkInTheOpen();
  const cmdId = commandId(self.secret, [game, 'press', request.idempotencyKey ?? randomUUID()]);
  let isCounted = false;
  for (let tries = 0; tries < TRIES; tries++) {
    const known = await newestOf(request, conversation);
    const twin = known.find(({ entry }) => entry.cmdId === cmdId);
    if (twin !== undefined) return { kept: sameAs(twin, tenure, self, body), isRepeated: true };
    const last = known.at(-1)?.entry;
    // An author of grey press does not learn how much others wrote there.
    if ((last?.n ?? 0) >= MOST_IN_CONVERSATION && !body.grey) throw full();
    await unlessCorrectable(request, conversation, by);
    if (!isCounted) await countEntry(service, self.account, game);
    isCounted = true;
    const { v, hash } = await aboutOf(service, loaded.match, body.grey === true);
    // An entry of a person who read the game later exists, and what they knew precedes this one.
    if (last !== undefined && last.about.v > v) throw new Busy('the game has moved on');
    if (last === undefined) for (const each of seatsIn(conversation)) await press.note(game, each, conversation, v);
    const kept = entryOf(request, self, { conversation, by, cmdId, about: { v, hash } }, last, { tenure, blind });
    if (service.now() - request.arrived > PATIENCE_MS) throw new Busy('this entry took too long');
    if (await press.append(kept)) return { kept, isRepeated: false };
  }
  throw new Busy(`others write where ${seat} does`);
}

/** Returns the conversation and the seat of a new entry. Throws a Problem if the person may not write there. */
function placeOf(
  { service: { random }, body: { seat: named, to, grey } }: Writing,
  { game, match }: Loaded,
  me?: string,
) {
  const seat = seatFor(match, me, named);
  const refusal = grey ? refuseGrey(game, match, seat, to) : refuseWriting(game, match, seat, to);
  if (refusal !== undefined) throw refused(refusal);
  const tenure = tenureOf(sure(sittingAt(match, seat), 'tenure of the holder of a seat'));
  const blind = toBase64url(random(32));
  if (!grey) return { seat, conversation: conversationOf(seat, to), by: tenure, tenure, blind };
  const conversation = typeof to === 'string' ? GREY : greyTo(to);
  return { seat, conversation, by: greyBy(match.game, conversation, tenure, blind), tenure, blind };
}

/** Returns the newest entries of a conversation, or those after the sender's last one if they name it. */
async function newestOf({ service: { press }, body: { after, grey }, params }: Writing, conversation: string) {
  const { game } = params;
  // Authors of grey press do not learn their own number, so more entries are searched for a retry.
  if (grey) return press.newest(game, conversation, PAGE);
  if (after === undefined) return press.newest(game, conversation, LOOKED_AT);
  const known: KeptEntry[] = [];
  for (let from = Math.max(0, after - 1), page: readonly KeptEntry[] = []; ; from = last(page).entry.n) {
    page = await press.read(game, conversation, from, PAGE);
    known.push(...page);
    // A person who names an entry that does not exist yet gets the newest one.
    if (page.length < PAGE) return known.length > 0 ? known : press.newest(game, conversation, 1);
  }
}
const PAGE = 200;

/** Returns whether an entry is a retry, which gets the first answer. Throws for another text under its key. */
function sameAs(twin: KeptEntry, tenure: string, self: Self, { text, corrects, grey }: PressRequest): KeptEntry {
  const said = grey
    ? greyOpenedWith(self.secret, twin, tenure)
    : twin.entry.by === tenure
      ? openedWith(self.secret, twin)
      : undefined;
  if (said?.text !== text || said.corrects !== corrects) throw keyReused(twin.entry.game);
  return twin;
}

/** Throws a Problem unless people correct their own entry, at the same seat. */
async function unlessCorrectable(
  { service: { press }, body: { corrects, grey }, params }: Writing,
  conversation: string,
  by: string,
) {
  if (corrects === undefined) return;
  if (grey) throw notYours(corrects);
  const [found] = await press.read(params.game, conversation, corrects - 1, 1);
  if (found?.entry.n !== corrects || found.entry.by !== by) throw notYours(corrects);
}

const notYours = (n: number): Problem =>
  new Problem(409, 'NOT_YOUR_ENTRY', {
    en: `entry ${n} of this conversation is not yours, or its author is hidden`,
    ko: `이 대화의 ${n}번 글은 내가 쓴 글이 아니거나, 내가 썼다고 알릴 수 없는 글입니다.`,
  });

type Fixed = Pick<PressEntry, 'conversation' | 'by' | 'cmdId' | 'about'>;

function entryOf(request: Writing, self: Self, fixed: Fixed, last: PressEntry | undefined, behind: Behind): KeptEntry {
  const { random, now } = request.service;
  const place = { game: request.params.game, conversation: fixed.conversation, n: (last?.n ?? 0) + 1, by: fixed.by };
  const { text, corrects, grey } = request.body;
  const said = { text, salt: toBase64url(random(32)), ...(corrects !== undefined && { corrects }) };
  const box = grey ? greyBoxOf(self.secret, place, said, behind) : boxOf(self.secret, place, said);
  const entry: PressEntry = {
    form: 1,
    ...place,
    at: Math.max(grey ? greyAt(now()) : now(), last?.at ?? 0),
    about: fixed.about,
    commitment: pressCommitment(place, said),
    box: boxDigest(box),
    cmdId: fixed.cmdId,
    prev: last === undefined ? '' : hashOfEntry(last),
  };
  return { entry, hash: hashOfEntry(entry), box };
}

const full = (): Problem =>
  new Problem(409, 'CONVERSATION_FULL', {
    en: `a conversation has at most ${MOST_IN_CONVERSATION} entries`,
    ko: `한 대화에는 글이 ${MOST_IN_CONVERSATION}개까지 있습니다.`,
  });

const guestsTalkInTheOpen = (): Problem =>
  new Problem(403, 'GUESTS_TALK_IN_THE_OPEN', {
    en: 'a guest may write only to all or to the lobby; sign in to write to single seats',
    ko: '손님은 모두에게, 또는 대기실에만 쓸 수 있습니다. 몇 사람에게만 쓰려면 로그인하세요.',
  });
