import type { Game } from '@fieldpost/client';
import { api } from '../app/service/api.ts';
import { bilingual } from '../app/texts.ts';
import { Clock } from './around/clock.tsx';

const words = bilingual(
  {
    title: 'Are you ready?',
    about: 'Before the game starts, every player must answer here. A player who is late loses the seat.',
    here: 'I am ready',
    said: 'You have answered: ready.',
    missing: (seats: string) => `Waiting for ${seats}.`,
    many: (count: number) => `Waiting for ${count} players.`,
    failed: (times: number) => `Failed starts because a player did not answer: ${times}.`,
  },
  {
    title: '준비되었습니까?',
    about: '게임을 시작하기 전에 모든 참가자가 여기서 응답합니다. 제때 응답하지 않으면 자리를 잃습니다.',
    here: '준비되었습니다',
    said: '준비되었다고 응답했습니다.',
    missing: (seats) => `아직 응답하지 않은 자리: ${seats}.`,
    many: (count) => `아직 응답하지 않은 사람: ${count}명.`,
    failed: (times) => `응답이 없어 실패한 시작: ${times}번.`,
  },
);

/** Whether a start is under way, and people are asked whether they are there. */
export const isAsked = ({ check }: Game): boolean => (check?.awaited.length ?? 0) > 0;

/** That everybody is asked before the start whether they are there, and the answer. */
export function ReadyCheck({ game, act }: { readonly game: Game; readonly act: (doing: Promise<unknown>) => void }) {
  const { check, seats, settings, mine = [], due } = game;
  if (settings.ready === undefined || settings.entropy === 'joint') return null;
  const text = words.value;
  const awaited = check?.awaited ?? [];
  const names = awaited.map((seat) => seats.find((each) => each.seat === seat)?.name ?? seat).join(', ');
  return (
    <section class="joint ready-check" aria-label={text.title}>
      <h3>{text.title}</h3>
      <p class="hint">{text.about}</p>
      {awaited.length > 0 && (
        <p>
          <Clock due={due} />
        </p>
      )}
      {mine.map((seat) =>
        awaited.includes(seat) ? (
          <button
            type="button"
            class="confirm"
            key={seat}
            onClick={() => act(api.value.postConfirmation({ game: game.game, body: { seat } }))}
          >
            {text.here}
          </button>
        ) : (
          check?.confirmed.includes(seat) && <p key={seat}>{text.said}</p>
        ),
      )}
      <p role="status">
        {awaited.length > 0 && (settings.anonymous ? text.many(awaited.length) : text.missing(names))}
      </p>
      {(check?.failed ?? 0) > 0 && <p>{text.failed(check?.failed ?? 0)}</p>}
    </section>
  );
}
