import type * as z from 'zod';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { isHidden, type Match } from '../../../domain/match/state/state.ts';
import { Problem, unknownGame } from '../../platform/http/problem.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Entry, Listed } from '../../platform/ports/ports.ts';
import { accountBehind, accountOf, blockedBy, blockId, type Named } from './blocking.ts';
import { keys } from './keys.ts';
import { isAdmitted, meIn } from './me.ts';
import { formerIn, handleIn } from './names.ts';
import type { Persons, Self } from './persons.ts';
import type { blockRequestSchema, blockSchema } from './schemas.ts';

/**
 * Maximum number of blocks of a person at once, and in total. Lifted blocks count in the total, because each leaves a
 * line in the store.
 */
const MOST = 200;
const MOST_EVER = 2_000;

const stands = (entry: Entry): boolean => keys.block.read(entry).at !== undefined;

type Block = z.infer<typeof blockSchema>;
type Asked = z.infer<typeof blockRequestSchema>;

/** What blocking needs. Accounts know handles, matches know seats. */
type Blocking = Pick<Ports, 'people' | 'now'> & {
  readonly persons: Persons;
  readonly accounts: { profileCalled(handle: string): Promise<Entry | undefined> };
  readonly matches: { load(game: string): Promise<{ readonly match: Match } | undefined> };
};

/** Returns the caller's blocks as they see them. */
export async function blocksOf({ people }: Pick<Ports, 'people'>, person: string): Promise<readonly Block[]> {
  return Promise.all(
    (await people.list(...keys.block.all(person))).filter(stands).map((entry) => told({ people }, entry)),
  );
}

async function told({ people }: Pick<Ports, 'people'>, entry: Entry): Promise<Block> {
  const { at = 0, claim, account, game, seat } = keys.block.read(entry);
  const handle = claim === undefined || account === undefined ? undefined : await handleBy(people, account, claim);
  return {
    id: entry.sk.slice('M#'.length),
    at,
    ...(handle !== undefined && { handle }),
    ...(game !== undefined && seat !== undefined && { game, seat }),
    ...(account === undefined && { only: true as const }),
  };
}

/** Returns the handle under which a person was blocked, while they keep it. Another handle would reveal them. */
async function handleBy(people: Ports['people'], account: string, claim: string): Promise<string | undefined> {
  const profile = await people.get(...keys.profile(account));
  const known = profile && keys.profile.read(profile);
  if (profile === undefined || known?.state !== undefined) return undefined;
  if (known?.claim === claim) return handleIn(people, profile);
  const former = formerIn(profile);
  return former?.claim === claim ? former.handle : undefined;
}

/** Blocks a person. A second block changes nothing. Throws a Problem if no person has the name. */
export async function block(service: Blocking, user: string, self: Self, asked: Asked): Promise<Block> {
  const { people, now } = service;
  if (self.isGuest)
    throw new Problem(403, 'NOT_FOR_GUESTS', {
      en: 'a guest cannot block other people; mute a seat, or sign in',
      ko: '손님은 차단할 수 없습니다. 자리의 글을 숨기거나 로그인하세요.',
    });
  const named = 'handle' in asked ? await byHandle(service, asked.handle) : await bySeat(service, user, asked);
  const mine = [self.person, self.account];
  if ('account' in named && mine.includes(named.account)) throw yourself();
  const key = keys.block(self.person, blockId(self.secret, named));
  const before = await people.get(...key);
  if (before !== undefined && stands(before)) return told(service, before);
  const all = await people.list(...keys.block.all(self.person));
  if (all.filter(stands).length >= MOST || all.length >= MOST_EVER)
    throw new Problem(409, 'TOO_MANY_BLOCKS', {
      en: `you may block at most ${MOST} people`,
      ko: `차단할 수 있는 사람은 ${MOST}명입니다.`,
    });
  const value: JsonObject = { ...named, at: now() };
  await people.put(...key, value, before?.rev ?? 0);
  return told(service, { pk: key[0], sk: key[1], rev: 1, value });
}

async function byHandle({ accounts, people }: Blocking, handle: string): Promise<Named> {
  const profile = await accounts.profileCalled(handle);
  if (profile === undefined) {
    const detail = { en: 'no person has this handle', ko: '이 별칭을 쓰는 사람이 없습니다.' };
    throw new Problem(400, 'NO_SUCH_HANDLE', detail, { errors: [{ pointer: '/handle', detail }] });
  }
  return {
    account: await accountOf(people, profile.pk.slice('U#'.length)),
    claim: sure(keys.profile.read(profile).claim, 'claim of a handle'),
  };
}

async function bySeat(
  service: Blocking,
  user: string,
  { game, seat, since }: Extract<Asked, { game: string }>,
): Promise<Named> {
  const match = (await service.matches.load(game))?.match;
  if (match === undefined) throw unknownGame();
  const me = await meIn(service, match, user);
  if (!(await isAdmitted(service, match, user, me))) throw unknownGame();
  const sitting = (match.sittings ?? []).find(
    (each) => each.seat === seat && (since === undefined ? each.until === undefined : each.since === since),
  );
  if (sitting === undefined) throw nobodyThere();
  if (sitting.user === me) throw yourself();
  if (isHidden(match)) return { since: sitting.since, game, seat };
  const account = await accountBehind(service.people, game, sitting.user);
  if (account === undefined) throw nobodyThere();
  return { account, game, seat };
}

const nobodyThere = (): Problem =>
  new Problem(409, 'NOBODY_SITS_THERE', {
    en: 'no person held this seat then, or the account is deleted',
    ko: '그 자리의 참가자가 없거나 지워졌습니다.',
  });

const yourself = (): Problem =>
  new Problem(409, 'YOURSELF', { en: 'you cannot block yourself', ko: '자기 자신입니다.' });

/** Lifts a block. Throws a Problem (404) if there is none. */
export async function unblock({ people }: Pick<Ports, 'people'>, person: string, id: string): Promise<void> {
  const key = keys.block(person, id);
  const entry = await people.get(...key);
  if (entry === undefined || !stands(entry))
    throw new Problem(404, 'NO_SUCH_BLOCK', { en: 'you have no such block', ko: '그런 차단이 없습니다.' });
  await people.put(...key, {}, entry.rev);
}

/**
 * Throws a Problem (403) if the owner of a game has blocked a person who wants to join. It uses the words of every
 * unmet condition. Not used in anonymous games, where it would reveal people. Former players may come back: for them a
 * block only mutes.
 */
export async function unlessBlocked(
  { people }: Pick<Ports, 'people'>,
  match: Match,
  me: string,
  self: Self | undefined,
): Promise<void> {
  if (match.form !== 2 || match.settings.anonymous || self === undefined || me === match.owner) return;
  if (match.status !== 'lobby' && (match.sittings ?? []).some(({ user }) => user === me)) return;
  const behind = await people.get(...keys.behind(match.game, match.owner));
  const owner = behind && keys.behind.read(behind).person;
  const blocked = await blockedBy(people, owner, owner && (await accountOf(people, owner)));
  if (blocked.account(self.account)) throw notAdmitted();
}

/** Returns the one refusal for all reasons to keep a person out. It does not name the reason. */
export const notAdmitted = (): Problem =>
  new Problem(403, 'NOT_ADMITTED', {
    en: 'you do not meet the conditions of the owner of this game',
    ko: '이 게임에 들어갈 수 없습니다. 게임을 만든 사람이 정한 조건에 맞지 않습니다.',
  });

/**
 * Returns whether a game is in a person's list only through an invitation from a person that they have blocked.
 * `names`: their names in the lists.
 */
export async function inviting(
  { people }: Pick<Ports, 'people'>,
  person: string | undefined,
  names: readonly string[],
) {
  const blocked = await blockedBy(people, person);
  return ({ held = {}, by }: Listed): boolean =>
    blocked.account(by) && !names.some((name) => Object.hasOwn(held, name));
}
