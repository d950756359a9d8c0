import { isGuest, isTurnedAway } from './session.ts';
import { bilingual, texts } from './texts.ts';

const words = bilingual(
  {
    guest: 'You play as a guest, for 30 days.',
    keep: 'Sign in to keep your games',
    out: 'You are signed out: your token is not good here, or no longer.',
  },
  {
    guest: '손님으로 두고 있습니다(30일 동안).',
    keep: '로그인하면 게임이 남습니다',
    out: '로그아웃되었습니다. 토큰을 쓸 수 없거나 기한이 지났습니다.',
  },
);

/** Says that one plays as a guest, and how to keep what is played; or that one was signed out. */
export function Banner() {
  if (isTurnedAway.value)
    return (
      <p class="banner" role="alert">
        <span>{words.value.out}</span> <a href="/me">{texts.value.signIn}</a>
      </p>
    );
  if (!isGuest.value) return null;
  return (
    <p class="banner">
      <span>{words.value.guest}</span> <a href="/me">{words.value.keep}</a>
    </p>
  );
}
