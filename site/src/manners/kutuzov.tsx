import { useNames } from '../app/service/names.ts';
import { bilingual } from '../app/texts.ts';
import { type Name, nameOf } from '../grammar/node.ts';
import type { Moment } from '../table/ahead.ts';
import type { Manners } from './index.ts';
import { homeOf, isQuiet, nothingHere } from './kutuzov-board.ts';
import { button } from './kutuzov-button.ts';
import { OrderSwitches, orderLine } from './kutuzov-orders.tsx';
import { AtPass, AtWindow } from './kutuzov-passing.tsx';

const words = bilingual(
  {
    morale: 'Morale',
    attrition: 'Attrition',
    power: 'Power',
    resources: 'Resources',
    cards: 'Cards',
    home: 'Home',
    offMap: 'Regroup Box and eliminated',
    deck: 'Cards to draw',
    discards: 'Top of the discards',
    gain: 'gained',
    loss: 'lost',
  },
  {
    morale: '사기',
    attrition: '손실',
    power: '강국',
    resources: '자원',
    cards: '카드',
    home: '본토카드',
    offMap: 'Regroup Box와 제거된 리더',
    deck: '받을 카드',
    discards: '버린 카드의 맨 위',
    gain: '상승',
    loss: '하락',
  },
);

interface Level {
  readonly level: string;
  readonly gain: number;
  readonly loss: number;
}

/** Shows the part of the position around the map. */
interface View {
  readonly morale: { readonly [camp: string]: Level };
  readonly attrition: Level;
  readonly resources: { readonly [power: string]: number };
  readonly held: {
    readonly [power: string]: { readonly home: number; readonly other: number; readonly aside: number };
  };
  /** Soldiers in the Regroup Box, by nation. */
  readonly regroup: { readonly [nation: string]: number };
  readonly leaders: { readonly [id: string]: { readonly at: string; readonly of: string } };
  readonly drawCount: number;
  readonly discardTop: number | string | null;
}

/** Where pieces off the map are, as the view names the places. */
const OFF_MAP = ['@regroup', '@eliminated'];

interface OffMapProps {
  readonly view: View;
  readonly names: ReturnType<typeof useNames>;
  readonly onPoint: (names: readonly Name[]) => void;
}

/** The Regroup Box, eliminated leaders, the deck and the discards: the picture of the map has none of them. */
function OffMap({ view: { regroup, leaders, drawCount, discardTop }, names, onPoint }: OffMapProps) {
  const text = words.value;
  const soldiers = Object.entries(regroup).filter(([, count]) => count > 0);
  const away = Object.entries(leaders).filter(([, { at }]) => OFF_MAP.includes(at));
  return (
    <div class="off-map">
      <p>{`${text.deck}: ${drawCount}`}</p>
      {discardTop !== null && <p>{`${text.discards}: ${names.cards?.[String(discardTop)] ?? discardTop}`}</p>}
      {soldiers.length + away.length > 0 && <strong>{text.offMap}</strong>}
      <p class="chips">
        {soldiers.map(([nation, count]) => (
          <button
            type="button"
            class="small"
            key={nation}
            data-inspect={nameOf('piece', `${nation}@regroup`)}
            onClick={() => onPoint([nameOf('piece', `${nation}@regroup`)])}
          >
            {`${names.powers?.[nation] ?? nation} ${count} SP`}
          </button>
        ))}
        {away.map(([id, { at }]) => (
          <button
            type="button"
            class="small"
            key={id}
            data-inspect={nameOf('piece', id)}
            onClick={() => onPoint([nameOf('piece', id)])}
          >
            {`${at === '@eliminated' ? '† ' : ''}${names.leaders?.[id] ?? id}`}
          </button>
        ))}
      </p>
    </div>
  );
}

/** Shows the tracks and stocks of the Powers as readable tables. */
function Tracks({ moment, onPoint }: { readonly moment: Moment; readonly onPoint: (names: readonly Name[]) => void }) {
  const names = useNames('kutuzov');
  if (moment.state === undefined) return null;
  const view = moment.state.view as unknown as View; // the view of this game
  const { morale, attrition, resources, held } = view;
  const text = words.value;
  const camps = Object.keys(morale);
  return (
    <section class="tracks" aria-label={`${text.morale}, ${text.attrition}`}>
      {camps.map((camp) => (
        <Track
          key={camp}
          about={nameOf('track', `morale/${camp}`)}
          label={`${text.morale}: ${names.camps?.[camp] ?? camp}`}
          steps={MORALE}
          names={names.morale}
          at={morale[camp]}
        />
      ))}
      <Track about="track:attrition" label={text.attrition} steps={ATTRITION} names={names.attrition} at={attrition} />
      <table>
        <thead>
          <tr>
            <th scope="col">{text.power}</th>
            <th scope="col">{text.resources}</th>
            <th scope="col">{text.cards}</th>
            <th scope="col">{text.home}</th>
          </tr>
        </thead>
        <tbody>
          {Object.keys(resources).map((power) => (
            <tr key={power}>
              <th scope="row">
                <button
                  type="button"
                  class="small"
                  data-inspect={nameOf('power', power)}
                  onClick={() => onPoint([nameOf('power', power)])}
                >
                  {names.powers?.[power] ?? power}
                </button>
              </th>
              <td>{resources[power]}</td>
              <td>{held[power]?.other}</td>
              <td>{held[power]?.home}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OffMap view={view} names={names} onPoint={onPoint} />
    </section>
  );
}

/** The colours of the Powers on the board. */
const COLOURS: { readonly [power: string]: string } = { FN: '#1d4f9f', FS: '#b5202d', R1: '#1f6b34', R2: '#f2c12e' };

/** The resources and cards of the Powers of a seat. */
const atSeat: Manners['atSeat'] = (view, seat) => {
  const { seats, resources, held } = view as View & { readonly seats: { readonly [seat: string]: readonly string[] } };
  const powers = seats[seat] ?? [];
  const sum = (of: (power: string) => number): number => powers.reduce((all, power) => all + of(power), 0);
  const stock = sum((power) => resources[power] ?? 0);
  // Powers that share a hand hold it both: it is counted once.
  const cards = Math.max(0, ...powers.map((power) => (held[power]?.other ?? 0) + (held[power]?.home ?? 0)));
  return {
    colour: COLOURS[powers[0] ?? ''],
    facts: [
      { icon: 'stock', count: stock, words: `${words.value.resources} ${stock}` },
      { icon: 'card', count: cards, words: `${words.value.cards} ${cards}` },
    ],
  };
};

/** The steps of the tracks, best first; the service names them. */
const MORALE = [
  'elan-du-guerre',
  'vive-lempereur',
  'marchez-vous',
  'les-grognards',
  'tu-felix-austria',
  'sauve-qui-peut',
];
const ATTRITION = ['normal', 'problematic', 'difficult', 'harsh', 'severe', 'crippling'];

interface TrackProps {
  /** Its name for those who inspect it. */
  readonly about: Name;
  readonly label: string;
  readonly steps: readonly string[];
  readonly names: { readonly [id: string]: string } | undefined;
  readonly at: Level | undefined;
}

function Track({ about, label, steps, names = {}, at }: TrackProps) {
  if (at === undefined) return null;
  const moved = [
    at.gain > 0 ? `+${at.gain} ${words.value.gain}` : '',
    at.loss > 0 ? `−${at.loss} ${words.value.loss}` : '',
  ].filter((each) => each !== '');
  return (
    <div class="track" data-inspect={about}>
      <strong>{label}</strong>
      <ol>
        {steps.map((id) => (
          <li key={id} aria-current={id === at.level ? 'step' : undefined}>
            {names[id] ?? id}
          </li>
        ))}
      </ol>
      {moved.length > 0 && <small>{moved.join(', ')}</small>}
    </div>
  );
}

/** Hardly anybody gives up a card for other ones. */
const likely: Manners['likely'] = (command, kind) =>
  kind === 'mulligan' && (command as { readonly type?: string }).type === 'keep';

export const kutuzov: Manners = {
  AtQuestion: AtWindow,
  AtPass,
  orderLine,
  OrderSwitches,
  AtPlayers: Tracks,
  atSeat,
  button,
  habits: { isQuiet },
  nothingHere,
  homeOf,
  isTargetFirst: true,
  likely,
};
