import { type Refusal, refusal } from '../../contract/refusal.ts';
import { fromBase64url } from '../../lib/hash.ts';
import { formOf } from '../../log/forms.ts';
import type { MatchCommand } from '../state/commands.ts';
import type { Match } from '../state/state.ts';
import { type Actor, type Desk, emit } from './desk.ts';

type Fork = Extract<MatchCommand, { type: 'fork' }>;

/** Begins a fork on a match as `unbound` leaves it. Refuses what is not being played at this version. */
export function fork(desk: Desk, by: Actor, { texts, settings, seed }: Fork): Refusal | undefined {
  const { match } = desk;
  if (typeof by === 'string')
    return refusal('NOT_A_PERSON', { en: 'only people fork games', ko: '사람만 게임을 이어서 시험할 수 있습니다.' });
  const refused = unlessInPlay(match);
  if (refused !== undefined) return refused;
  if (settings.sandbox !== true) throw new Error('a fork is a sandbox');
  const form = formOf(match.form);
  if (form.seedCommitment(fromBase64url(seed)) !== match.seedCommitment)
    throw new Error(`another seed than that of ${match.game}`);
  emit(desk, {
    type: 'match/forked',
    owner: by.user,
    origin: { game: match.game, v: match.v, hash: match.head, seed },
    texts,
    settings,
    seedCommitment: form.seedCommitment(desk.seed),
  });
  return undefined;
}

/** Why no fork can go on from a match as it was at a version; undefined: one can. */
export const unlessInPlay = ({ status }: Pick<Match, 'status'>): Refusal | undefined =>
  status === 'playing'
    ? undefined
    : refusal('NOT_IN_PLAY', {
        en: 'at this version the game is not being played: name one between its start and its end',
        ko: '이 버전에서는 게임이 진행 중이 아닙니다. 시작과 끝 사이의 버전을 고르세요.',
      });
