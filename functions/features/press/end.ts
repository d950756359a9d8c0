import type { Match } from '../../../domain/match/state/state.ts';
import type { PressSet } from '../../../domain/press/audit.ts';
import { greyAt } from '../../../domain/press/grey.ts';
import { pressOf } from '../../../domain/press/rights.ts';
import { conversationsAmong, leafOf, leafSalt, pathOf, rootOf, type Standing } from '../../../domain/press/tree.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { KeptEntry } from '../../platform/ports/ports.ts';

/** How long after the end a message that began before it may be written. */
const WRITTEN_MS = 10_000;
const MOST_KEPT = 200;
/** The conversations at the end of a game. They are final, so a process reads them once. */
const known = new WeakMap<object, Map<string, readonly Standing[]>>();

/** Returns whether no more messages can come. */
export function isFinal({ now }: Pick<Ports, 'now'>, match: Match): boolean {
  const written = match.at + WRITTEN_MS;
  return match.status === 'over' && now() >= (greyOf(match) === 'off' ? written : greyAt(written));
}

const greyOf = (match: Match) => pressOf(match)?.grey ?? 'off';

/** Returns every conversation that a match can have. */
export const allOf = (match: Match): readonly string[] =>
  conversationsAmong(
    match.chairs.map(({ seat }) => seat),
    greyOf(match),
  );

/**
 * Returns the state of every possible conversation of a game. The number of reads does not depend on which are used.
 */
async function standingsOf({ press }: Pick<Ports, 'press'>, match: Match): Promise<readonly Standing[]> {
  const { game } = match;
  const games = known.get(press) ?? new Map<string, readonly Standing[]>();
  known.set(press, games);
  const before = games.get(game);
  if (before !== undefined) return before;
  const found = await Promise.all(
    allOf(match).map(async (conversation): Promise<Standing> => {
      const [last] = await press.newest(game, conversation, 1);
      return { conversation, n: last?.entry.n ?? 0, head: last?.hash ?? '' };
    }),
  );
  keepNewest(games, game, found, MOST_KEPT);
  return found;
}

/** Returns the signed root of a finished game, and the proofs of the conversations that a reader may read. */
export async function endOf(service: Pick<Ports, 'press' | 'keys'>, match: Match, readable: readonly string[]) {
  const { game } = match;
  const standings = await standingsOf(service, match);
  const salts = standings.map(({ conversation }) => leafSalt(service.keys.press, game, conversation));
  const leaves = standings.map((each, i) => leafOf(game, each, salts[i] ?? ''));
  const root = rootOf(leaves);
  const sets = standings.flatMap((each, i): PressSet[] =>
    readable.includes(each.conversation) ? [{ ...each, salt: salts[i] ?? '', path: [...pathOf(leaves, i)] }] : [],
  );
  return { root, sets, signed: await service.keys.sign({ game, press: root }) };
}

/** Returns all entries of a conversation, in order. */
export async function chainOf(
  { press }: Pick<Ports, 'press'>,
  game: string,
  conversation: string,
): Promise<readonly KeptEntry[]> {
  const chain: KeptEntry[] = [];
  for (let page: readonly KeptEntry[] = []; ; ) {
    page = await press.read(game, conversation, chain.at(-1)?.entry.n ?? 0, PAGE);
    chain.push(...page);
    if (page.length < PAGE) return chain;
  }
}
const PAGE = 200;
