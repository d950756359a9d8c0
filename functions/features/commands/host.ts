import type { Match } from '../../../domain/match/state/state.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { InGame, Request, Signed } from '../../platform/http/request.ts';
import type { Self } from '../people/persons.ts';
import { seen } from './access.ts';
import type { Looking } from './asked.ts';

type Hosting = Request<Looking> & InGame & Signed;

/** Returns the game of a request that only its owner may send. Throws a Problem if the sender is not the owner. */
export async function hosted(request: Hosting): Promise<{ readonly match: Match; readonly self: Self }> {
  const { match, me } = await seen(request, {}, 'seats');
  if (match.form !== 2)
    throw new Problem(409, 'FORM_TOO_OLD', {
      en: 'games of this form of the log have no such invitations',
      ko: '이 기록 형식의 게임에는 이런 초대가 없습니다.',
    });
  if (me === undefined || me !== match.owner)
    throw new Problem(403, 'NOT_THE_OWNER', {
      en: 'only the owner of the game may do this',
      ko: '게임을 만든 사람만 할 수 있습니다.',
    });
  const self = await request.service.persons.selfIn(request.user, match.game);
  if (self.isGuest)
    throw new Problem(403, 'GUESTS_PLAY_ALONE', {
      en: 'a guest opens games against bots only; sign in to invite people',
      ko: '손님이 여는 게임은 봇과만 합니다. 사람을 초대하려면 로그인하세요.',
    });
  return { match, self };
}
