import type { Conditions } from '../../../domain/match/state/conditions.ts';
import { modeOf } from '../../../domain/match/state/finish.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { named, Problem } from '../../platform/http/problem.ts';
import type { People } from '../../platform/ports/ports.ts';
import { notAdmitted } from '../people/blocks.ts';
import { keys as personKeys } from '../people/keys.ts';
import type { Self } from '../people/persons.ts';
import { keys } from './keys.ts';
import { dayOf } from './ledger.ts';
import { share } from './profiles.ts';
import { shown, UNKNOWN } from './skill.ts';

/** Above this percentage of met deadlines, so few people remain that they could be identified. */
const MOST_ANONYMOUS = 90;

interface Deps {
  readonly people: Pick<People, 'get' | 'list'>;
  now(): number;
}

/**
 * Throws a Problem (400) if the conditions of an anonymous game admit so few people that they reveal who may have a
 * seat.
 */
export function unlessTelling(anonymous: boolean, conditions: Conditions | undefined): void {
  if (!anonymous || conditions === undefined) return;
  const { reliability = 0, games, rating } = conditions;
  if (games === undefined && rating === undefined && reliability <= MOST_ANONYMOUS) return;
  const detail = {
    en: `an anonymous game may require only "reliability", at most ${MOST_ANONYMOUS}: more could reveal its players`,
    ko: `익명 게임은 "reliability"만, ${MOST_ANONYMOUS}까지 바랄 수 있습니다. 더 바라면 누가 자리를 받을 수 있는지 드러납니다.`,
  };
  throw new Problem(400, 'BAD_BODY', named('/settings/conditions', detail), {
    errors: [{ pointer: '/settings/conditions', detail }],
  });
}

/**
 * Throws a Problem (403), in the words of every refused admission, if a joining person does not meet the game's
 * conditions. The figures of their profile on that day decide.
 */
export async function unlessFit(on: Deps, match: Match, me: string, self: Self): Promise<void> {
  const { conditions } = match.settings;
  if (conditions === undefined || me === match.owner || (match.sittings ?? []).some(({ user }) => user === me)) return;
  if (!(await isFit(on, match, conditions, self.account))) throw notAdmitted();
}

async function isFit({ people, now }: Deps, match: Match, conditions: Conditions, person: string): Promise<boolean> {
  const { reliability = 0, games = 0, rating } = conditions;
  const [deadlines, records, profile] = await Promise.all([
    people.get(...keys.deadlines(person)),
    people.list(...keys.record.all(person)),
    people.get(...personKeys.profile(person)),
  ]);
  const isReliable =
    (share(deadlines === undefined ? [] : keys.deadlines.read(deadlines).met, dayOf(now())) ?? 100) >= reliability;
  const played = records.filter(({ sk }) => sk.startsWith(`Y#${match.of}/`)).map(keys.record.read);
  const hasPlayed = played.reduce((sum, { won, shared, lost }) => sum + won + shared + lost, 0) >= games;
  const isBot = profile !== undefined && personKeys.profile.read(profile).kind === 'bot';
  const list = `${match.of}/${modeOf(match)}${isBot ? '/programs' : ''}`;
  const entry = rating && (await people.get(...keys.rating(person, list)));
  const skill = entry ? keys.rating.read(entry) : UNKNOWN;
  const { least = 0, most = Number.POSITIVE_INFINITY } = rating ?? {};
  const value = shown(skill).rating;
  return isReliable && hasPlayed && least <= value && value <= most;
}
