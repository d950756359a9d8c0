import type { Game } from '@fieldpost/client';
import { useState } from 'preact/hooks';
import { areKept, contribute, reveal } from '../app/service/joint.ts';
import { bilingual } from '../app/texts.ts';
import { Clock } from './around/clock.tsx';

const words = bilingual(
  {
    title: 'Dice of all players',
    about:
      'The dice come from the seed of the server and 32 random bytes of each player. Each player fixes the bytes by a hash and reveals them after the start. So no player can choose the dice.',
    give: 'Add my bytes',
    given:
      'Your bytes are fixed. This browser keeps them until you reveal them: come back with it when the game starts.',
    elsewhere:
      'Your bytes are fixed, but not in this browser. Reveal them where you fixed them, or make new bytes here.',
    again: 'Make new bytes',
    missing: (seats: string) => `Waiting for the bytes of ${seats}.`,
    reveal: 'Reveal my bytes',
    mustReveal: 'The game starts when all players have revealed their bytes. A player who is late loses the seat.',
    lost: 'Your bytes are not in this browser: reveal them where you fixed them.',
    awaited: (seats: string) => `Waiting for ${seats} to reveal.`,
    failed: (times: number) => `Failed starts because a player did not reveal: ${times}. Every player adds new bytes.`,
  },
  {
    title: '모두의 주사위',
    about:
      '이 게임의 주사위는 서버의 시드와 각자의 무작위 32바이트에서 나옵니다. 먼저 저마다 해시로 고정하고, 시작한 뒤 모두 공개합니다. 그래서 어느 참가자도 주사위를 고를 수 없습니다.',
    give: '내 바이트 보태기',
    given: '내 바이트를 고정했습니다. 공개할 때까지 이 브라우저에 보관하니, 게임을 시작할 때 이 브라우저로 돌아오세요.',
    elsewhere: '내 바이트를 고정했지만 이 브라우저에는 없습니다. 고정한 곳에서 공개하거나, 여기서 새로 만드세요.',
    again: '바이트 새로 만들기',
    missing: (seats) => `아직 보태지 않은 자리: ${seats}.`,
    reveal: '내 바이트 공개',
    mustReveal: '모두가 바이트를 공개하면 게임을 시작합니다. 제때 공개하지 않으면 자리를 잃습니다.',
    lost: '내 바이트가 이 브라우저에 없습니다. 고정한 곳에서 공개하세요.',
    awaited: (seats) => `아직 공개하지 않은 자리: ${seats}.`,
    failed: (times) => `바이트를 공개하지 않아 실패한 시작: ${times}번. 모두 새 바이트를 보탭니다.`,
  },
);

/**
 * Returns the seats that still owe bytes before the game may be started, or while it starts; `undefined` in a game with
 * the server's dice.
 */
export function missingIn({ entropy, seats }: Game): readonly string[] | undefined {
  if (entropy === undefined) return undefined;
  if (entropy.awaited.length > 0) return entropy.awaited;
  return seats.flatMap(({ seat, holder }) =>
    holder?.kind === 'user' && !entropy.contributed.includes(seat) ? [seat] : [],
  );
}

/** What people add to the dice, from the first hash to the last reveal. */
export function Joint({ game, act }: { readonly game: Game; readonly act: (doing: Promise<unknown>) => void }) {
  const { entropy, seats, mine = [], due } = game;
  // What is kept changes with what is sent: it is looked at again after it.
  const [, setSent] = useState(0);
  if (entropy === undefined) return null;
  const text = words.value;
  const isStarting = entropy.awaited.length > 0;
  const missing = missingIn(game) ?? [];
  const names = missing.map((seat) => seats.find((each) => each.seat === seat)?.name ?? seat).join(', ');
  const send = (doing: Promise<unknown>): void => act(doing.finally(() => setSent((count) => count + 1)));
  return (
    <section class="joint" aria-label={text.title}>
      <h3>{text.title}</h3>
      <p>{text.about}</p>
      {entropy.failed > 0 && <p>{text.failed(entropy.failed)}</p>}
      {isStarting && <p>{text.mustReveal}</p>}
      {isStarting && <Clock due={due} />}
      {mine.map((seat) => {
        const isKept = areKept(game.game, seat);
        if (isStarting)
          return entropy.awaited.includes(seat) && isKept ? (
            <button type="button" class="confirm" key={seat} onClick={() => send(reveal(game.game, seat))}>
              {text.reveal}
            </button>
          ) : (
            entropy.awaited.includes(seat) && <p key={seat}>{text.lost}</p>
          );
        const isGiven = entropy.contributed.includes(seat);
        return (
          <div key={seat}>
            {isGiven && <p>{isKept ? text.given : text.elsewhere}</p>}
            {(!isGiven || !isKept) && (
              <button type="button" class={isGiven ? '' : 'confirm'} onClick={() => send(contribute(game.game, seat))}>
                {isGiven ? text.again : text.give}
              </button>
            )}
          </div>
        );
      })}
      <p role="status">{missing.length > 0 && (isStarting ? text.awaited(names) : text.missing(names))}</p>
    </section>
  );
}
