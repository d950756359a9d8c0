import { bilingual } from '../app/texts.ts';
import { type Name, nameOf } from '../grammar/node.ts';
import type { Manners } from './index.ts';

const words = bilingual(
  {
    cp: (cp: string) => `Play for ${cp}`,
    event: 'Play the event',
    keep: 'Keep this hand',
    done: 'Done with this card',
    attack: 'attack',
    noAttack: 'no attack',
    going: { move: 'March', attack: 'Attack', convoy: 'By sea', siege: 'Besiege', intercept: 'Intercept' } as {
      readonly [type: string]: string;
    },
  },
  {
    cp: (cp: string) => `CP ${cp.replace(' CP', '')}로 쓰기`,
    event: '이벤트로 쓰기',
    keep: '이 핸드로 하기',
    done: '이 카드 그만 쓰기',
    attack: '공격',
    noAttack: '공격하지 않음',
    going: { move: '행군', attack: '공격', convoy: '해상수송', siege: '공성', intercept: '차단' },
  },
);

interface Said {
  readonly type: string;
  readonly card?: number;
  readonly as?: string;
  readonly leaders?: readonly string[];
  readonly sp?: { readonly [nation: string]: number };
  readonly attack?: boolean;
}

/** `Davout, Yorck, 8 SP`, and whether they attack where they need not. */
function party(
  { leaders = [], sp = {}, attack }: Pick<Said, 'leaders' | 'sp' | 'attack'>,
  named: (name: Name) => string,
): string {
  const soldiers = Object.values(sp).reduce((sum, count) => sum + count, 0);
  return [
    ...leaders.map((id) => named(nameOf('piece', id))),
    ...(soldiers > 0 ? [`${soldiers} SP`] : []),
    ...(attack === undefined ? [] : [attack ? words.value.attack : words.value.noAttack]),
  ].join(', ');
}

/** Names who goes, and what is done with a card or a hand. */
export const button: NonNullable<Manners['button']> = (command, { kind, facts, named }) => {
  const { type, card, as, ...who } = command as Said;
  const text = words.value;
  const going = text.going[type];
  if (going !== undefined) return `${going}: ${party(who, named)}`;
  if (type === 'play' && as === 'event') return text.event;
  if (type === 'play' && as === 'cp')
    return text.cp(facts.get(String(card))?.find((line) => line.endsWith('CP')) ?? 'CP');
  if (type === 'keep' && kind === 'mulligan') return text.keep;
  return type === 'done' && kind === 'card' ? text.done : undefined;
};
