import { isCardOperation, operationsIn } from '../../operations/index.ts';
import type { CardRow, Edition } from '../edition.ts';
import type { Fact } from './fact.ts';

const WINTER = [25, 26, 27, 28, 29, 30, 32, 33, 34, 36, 37, 40];
const RESHUFFLED = [31, 35, 38, 39];
/** The names that are known. */
// biome-ignore format: a card each
const NAMES: { readonly [number: number]: string } = {
  1: 'My Old Moustaches', 3: "General Eblé's Pontooniers", 4: 'The Forgotten Marshal', 6: 'Depots and Trains', 7: 'Twelve Pounders', 9: 'Bataillons du Marche',
  10: 'Vistula Legion', 11: 'Für Marie-Louise', 12: 'Prussian Courage', 13: "The Tsar's Quartermaster", 16: 'Outrage', 17: 'Holy Mother Russia',
  18: 'Rush to the Colors', 20: 'Bridges Destroyed', 21: 'Hornblower', 24: 'Militia Levies', 25: 'Conspiracy in Paris', 26: 'Balkan Insurrection',
  27: 'Peace of Bucharest', 28: "Gustavus' Revenge", 29: 'A Great Blunder', 33: 'Pay the Devil His Due', 34: 'No Surrender', 36: 'No Peace',
  37: 'Polish Lancers', 38: 'Mud, Mud and More Mud', 42: 'The Old Soldier Returns', 48: 'Hungry Soldiers Riot', 50: 'The Thunder of Hooves', 51: 'Naval Support',
  52: 'Count Rostopchin', 57: 'Another Day of Battle', 58: 'Imperial Largesse', 65: 'Over the River', 66: 'Call for Reinforcements', 67: 'Hapsburg Offensive',
  70: 'To the Death', 71: 'Leader Wounded', 72: 'Concentration of Forces', 73: 'Train des Equipages', 74: 'A Wasted Day', 75: 'Too Old for This',
  76: 'Lost His Way', 77: '30 Pieces of Silver', 78: 'Distribute Rations', 83: 'Masked Batteries', 84: 'This Sanguinary Combat', 86: 'Imperious Hunger',
  92: 'General Staff', 100: 'Fresh Disasters', 104: 'Victory or Death', 106: 'Men of Bronze', 107: "The Emperor's Wife", 108: 'Cossack Riders', 109: 'Distant Gunfire',
};

const LEADERS: { readonly [id: string]: readonly [nation: string, battle: number, command: number] } = {
  napoleon: ['FN', 5, 8],
  davout: ['FN', 4, 6],
  yorck: ['PR', 1, 4],
  murat: ['FS', 2, 4],
  schwarzenberg: ['AU', 2, 4],
  kutuzov: ['R1', 4, 6],
  barclay: ['R1', 1, 4],
  bagration: ['R2', 3, 6],
  platov: ['R2', 2, 4],
};
const ALL_LEADERS = [...Object.keys(LEADERS), 'ney', 'eugene', 'poniatowski', 'wittgenstein', 'tormassov', 'tchitchagov'];

const numbers = (edition: Edition, which: (card: CardRow) => boolean): string =>
  edition.cards
    .filter(which)
    .map(({ number }) => number)
    .sort((a, b) => a - b)
    .join();
const flagged = (edition: Edition, flag: CardRow['flags'][number]) => numbers(edition, ({ flags }) => flags.includes(flag));
/** An operation of a card by its name, or that of its effect, wherever it stands in the row. */
const op = ({ card }: Edition, number: number, name: string) =>
  operationsIn(card.get(number)?.ops).find((each) => each.op === name || each.id === name);
const has = ({ card }: Edition, flag: CardRow['flags'][number], cards: readonly number[]) =>
  cards.every((number) => card.get(number)?.flags.includes(flag) === true);
const between = (value: number, min: number, max: number): boolean => value >= min && value <= max;

export const CARD_FACTS: readonly Fact[] = [
  {
    id: 'P1',
    says: '19, 6 and 3 counters for each Power, 7, 3 and 1 for Austria, 4, 2 and 0 for Prussia',
    holds: ({ limits: { soldiers } }) =>
      Object.entries(soldiers).every(
        ([nation, { infantry, cavalry, artillery }]) =>
          `${infantry}/${cavalry}/${artillery}` === (nation === 'AU' ? '7/3/1' : nation === 'PR' ? '4/2/0' : '19/6/3'),
      ),
  },
  {
    id: 'P2',
    says: '60 French, 16 Russian and 11 allied flags',
    holds: ({ limits: { flags } }) => flags.french === 60 && flags.russian === 16 && flags.allied === 11,
  },
  { id: 'P3', says: '30 Scorched Earth markers', holds: ({ limits }) => limits.markers.scorched === 30 },
  {
    id: 'P4',
    says: 'fifteen leaders, with the ratings that are known',
    holds: ({ leader }) =>
      [...leader.keys()].sort().join() === [...ALL_LEADERS].sort().join() &&
      Object.entries(LEADERS).every(([id, [nation, battle, command]]) => {
        const row = leader.get(id);
        return row?.nation === nation && row.battle === battle && row.command === command;
      }) &&
      [...leader.values()].every(({ battle, command }) => battle <= 5 && command >= 4),
  },
  {
    id: 'P5',
    says: 'R1 has two leaders who can serve under Kutuzov',
    holds: ({ leaders }) => leaders.filter(({ nation }) => nation === 'R1').length >= 3,
  },
  {
    id: 'C1',
    says: '110 cards: #1-#12 Imperial Home, #13-#24 Tsarist Home, 16 Must Plays, 70 others',
    holds: ({ cards }) => {
      const of = (deck: string) => cards.filter((card) => card.deck === deck);
      return (
        cards.length === 110 &&
        cards.every(({ number }) => between(number, 1, 110)) &&
        of('home-imperial').length === 12 &&
        of('home-imperial').every(({ number }) => between(number, 1, 12)) &&
        of('home-tsarist').length === 12 &&
        of('home-tsarist').every(({ number }) => between(number, 13, 24)) &&
        of('must-play').length === 16 &&
        of('main').length === 70
      );
    },
  },
  {
    id: 'C2',
    says: 'twelve Must Plays are removed and come back in winter, four are reshuffled',
    holds: (edition) =>
      flagged(edition, 'winter') === WINTER.join() &&
      has(edition, 'removed', WINTER) &&
      WINTER.every((number) => edition.card.get(number)?.deck === 'must-play') &&
      numbers(edition, ({ reshuffle }) => reshuffle === 'discard-and-reshuffle') === RESHUFFLED.join() &&
      !RESHUFFLED.some((number) => edition.card.get(number)?.flags.includes('removed')),
  },
  {
    id: 'C2b',
    says: 'CP from 1 to 6; #48, #68, #86 and #100 go back alone; on turn 1 also #29, #30, #33, #36, #40, #45 and #46',
    holds: (edition) =>
      edition.cards.every(({ cp }) => cp === undefined || between(cp, 1, 6)) &&
      numbers(edition, ({ reshuffle }) => reshuffle === 'deck-only') === '48,68,86,100' &&
      flagged(edition, 'returns-on-turn-1') === '29,30,33,36,40,45,46',
  },
  {
    id: 'C3',
    says: '#84 has 5 CP; #67 and #11 bring 4 SP and 8 CP, and Schwarzenberg to 3-4; #58 is worth 8 CP of building, and #107 follows it',
    holds: (edition) =>
      edition.card.get(84)?.cp === 5 &&
      op(edition, 67, 'buildFree')?.sp === 2 &&
      op(edition, 67, 'buildFree')?.type === 'cavalry' &&
      op(edition, 11, 'buildFree')?.sp === 2 &&
      Number(op(edition, 67, 'giveCP')?.n) + Number(op(edition, 11, 'giveCP')?.n) === 8 &&
      op(edition, 11, 'setLeaderRating')?.battle === 3 &&
      op(edition, 11, 'setLeaderRating')?.command === 4 &&
      op(edition, 58, 'giveCP')?.n === 8 &&
      has(edition, 'plus', [11, 107]),
  },
  { id: 'C4', says: '#22, #47, #52 and #97 stay face up', holds: (edition) => flagged(edition, 'face-up') === '22,47,52,97' },
  {
    id: 'C5',
    says: '74 cards are left for the first deal',
    holds: ({ cards }) => cards.filter(({ deck }) => !deck.startsWith('home')).length - WINTER.length === 74,
  },
  {
    id: 'C6',
    says: 'the ribbons that are known',
    holds: (edition) =>
      has(edition, 'response', [3, 13, 20, 57, 73, 75, 76]) &&
      has(edition, 'battle', [24, 66, 74]) &&
      has(edition, 'plus', [6, 11]) &&
      has(edition, 'siege', [7, 51, 74]),
  },
  {
    id: 'C6b',
    says: 'the effects that are known: #24, #51, #7, #75, #37, #72, #21; #1 goes to FN, #9 to FS',
    holds: (edition) =>
      op(edition, 24, 'extraBattleDice')?.n === 4 &&
      op(edition, 24, 'extraBattleDice')?.until === 'battleRound' &&
      op(edition, 24, 'battleHits')?.disruptions === 1 &&
      op(edition, 51, 'extraBattleDice')?.n === 2 &&
      op(edition, 51, 'extraBattleDice')?.until === 'battle' &&
      op(edition, 51, 'extraBattleDice')?.afterHalving === true &&
      op(edition, 7, 'siegeDice')?.n === 4 &&
      op(edition, 75, 'setLeaderRating')?.battle === 0 &&
      op(edition, 37, 'lastingEffect')?.amount === -1 &&
      op(edition, 72, 'interceptIntoBattle')?.range === 2 &&
      op(edition, 21, 'amphibiousAssault')?.pieces === 5 &&
      edition.card.get(1)?.owner === 'FN' &&
      edition.card.get(9)?.owner === 'FS',
  },
  {
    id: 'C7',
    says: 'the 55 names that are known, and only they are marked so',
    holds: ({ cards }) =>
      Object.keys(NAMES).length === 55 &&
      cards.every(({ number, name, rulebook }) => {
        const known = NAMES[number];
        return rulebook.includes('name') === (known !== undefined) && (known === undefined || name.en === known);
      }) &&
      new Set(cards.map(({ name }) => name.en)).size === cards.length,
  },
  {
    id: 'C8',
    says: 'the mix: 3.1 to 3.5 CP on average, 20 to 25 responses, 14 to 18 battle cards, 10 to 14 "+" cards',
    holds: ({ cards }) => {
      const cps = cards.flatMap(({ cp }) => (cp === undefined ? [] : [cp]));
      const count = (flag: CardRow['flags'][number]) => cards.filter(({ flags }) => flags.includes(flag)).length;
      return (
        between(cps.reduce((sum, cp) => sum + cp, 0) / cps.length, 3.1, 3.5) &&
        between(count('response'), 20, 25) &&
        between(count('battle'), 14, 18) &&
        between(count('plus'), 10, 14)
      );
    },
  },
  {
    id: 'C9',
    says: 'every card does something, by operations that are known',
    holds: ({ cards }) =>
      cards.every(({ ops, text }) => ops.length > 0 && text.en.length > 30 && operationsIn(ops).every((each) => isCardOperation(each.op))),
  },
  {
    id: 'C10',
    says: 'only #25 and #92 discard Home cards at random',
    holds: (edition) => numbers(edition, ({ ops }) => ops.some((each) => each.includeHome === true)) === '25,92',
  },
];
