import { useNames } from '../app/service/names.ts';
import { bilingual } from '../app/texts.ts';
import { nameOf } from '../grammar/node.ts';
import type { Moment } from '../table/ahead.ts';
import type { Manners } from './index.ts';
import { buttonOf } from './napoleonics-words.ts';

const words = bilingual(
  {
    dice: 'Last roll',
    decks: 'Cards',
    pile: (count: number) => `Draw pile: ${count}`,
    discards: (count: number) => `Discards: ${count}`,
    counts: (hits: number, flags: number) =>
      `${hits === 1 ? '1 hit' : `${hits} hits`}, ${flags === 1 ? '1 flag' : `${flags} flags`}`,
  },
  {
    dice: '마지막 주사위',
    decks: '카드',
    pile: (count) => `뽑을 카드: ${count}장`,
    discards: (count) => `버린 카드: ${count}장`,
    counts: (hits: number, flags: number) => `명중 ${hits}, 깃발 ${flags}`,
  },
);

interface Roll {
  readonly by: string;
  readonly why: string;
  readonly faces: readonly string[];
  readonly hits: number;
  readonly flags: number;
}
interface View {
  readonly last?: { readonly rolls: readonly Roll[] };
  readonly pile?: number;
  readonly discard?: readonly string[];
}

/** The faces of the dice with the signs of the counters: infantry a cross, cavalry a stroke, artillery a ball. */
const FACES: { readonly [face: string]: string } = {
  INF: 'M5 9H27V23H5ZM5 9L27 23M27 9L5 23',
  CAV: 'M5 9H27V23H5ZM5 23L27 9',
  ART: 'M5 9H27V23H5ZM12 16a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  FLAG: 'M9 27V5H25L21 10L25 15H9',
  SABER: 'M6 6L26 26M26 6L6 26M4 22L10 28M28 22L22 28',
};

/** Shows the dice of the newest combat as drawings and in words. */
function Dice({ moment }: { readonly moment: Moment }) {
  const { faces = {}, rolls: kinds = {} } = useNames('napoleonics');
  const { last } = (moment.state?.view ?? {}) as View;
  if (moment.state === undefined || last === undefined || last.rolls.length === 0) return null;
  return (
    <section class="dice">
      <h2>{words.value.dice}</h2>
      <ul>
        {last.rolls.map((roll, i) => (
          <li key={i}>
            <strong>{kinds[roll.why] ?? roll.why}</strong>
            <span class="faces">
              {roll.faces.map((face, j) => (
                <svg key={j} viewBox="0 0 32 32" role="img" aria-label={faces[face] ?? face}>
                  <title>{faces[face] ?? face}</title>
                  <rect x="1" y="1" width="30" height="30" rx="6" />
                  <path d={FACES[face]} />
                </svg>
              ))}
            </span>
            <span>{roll.faces.map((face) => faces[face] ?? face).join(', ')}</span>
            <small>{words.value.counts(roll.hits, roll.flags)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A piece is named with its space: `French Line Infantry, f5`. */
const button: Manners['button'] = (command, { cards, named }) =>
  buttonOf(command, { cards, spaceOf: (piece) => named(nameOf('piece', piece)).split(', ').at(-1) });

/** The hex to which a command moves a unit: from there it would see. */
const looks: Manners['looks'] = (command) => {
  const { type, to } = (command ?? {}) as { readonly type?: string; readonly to?: string };
  return type === 'move' ? to : undefined;
};

/** The draw pile, and the cards that lie on the discards. */
function Decks({ moment }: { readonly moment: Moment }) {
  const { cards = {} } = useNames('napoleonics');
  if (moment.state === undefined) return null;
  const { pile = 0, discard = [] } = moment.state.view as unknown as View;
  const counts = new Map<string, number>();
  for (const card of discard) counts.set(card, (counts.get(card) ?? 0) + 1);
  const text = words.value;
  return (
    <section class="decks">
      <h2>{text.decks}</h2>
      <p>{text.pile(pile)}</p>
      <p>{text.discards(discard.length)}</p>
      <ul>
        {[...counts].map(([card, count]) => (
          <li key={card}>{count > 1 ? `${count} × ${cards[card] ?? card}` : (cards[card] ?? card)}</li>
        ))}
      </ul>
    </section>
  );
}

export const napoleonics: Manners = { UnderPanel: Dice, looks, button, AtPlayers: Decks };
