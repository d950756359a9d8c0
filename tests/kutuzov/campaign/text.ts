import type { Position } from '../../../domain/kutuzov/state/state.ts';
import { CAMPS, type Camp } from '../../../domain/kutuzov/terms/nations.ts';
import { endingText } from '../../../domain/kutuzov/words/describe/ending.ts';
import { ATTRITION_NAMES, MARKER_NAMES, MORALE_NAMES, turnName } from '../../../domain/kutuzov/words/names.ts';
import { cardsOf, type Happening, happeningsOf } from './happenings.ts';
import { interphaseOf } from './interphase.ts';
import { camp, capital, EDITION, listed, nation, place, rounded, signed } from './names.ts';
import type { Campaign, Passage } from './record.ts';
import { standingOf } from './standing.ts';
import {
  keysLost,
  keysWon,
  type Scores,
  type Swing,
  scoresOf,
  swingOf,
  turningPoints,
  WEIGHTS,
  winnerOf,
} from './swings.ts';
import { whyOf } from './why.ts';

/* A campaign as a text in Markdown. */

/** How many turning points are named at the top. */
const MOST = 6;

export function textOf(campaign: Campaign): string {
  const { scenario, seed, end, passages } = campaign;
  const turns = Map.groupBy(passages, ({ turn }) => turn);
  const swings = turningPoints(passages, MOST);
  const lines = [
    `# Kutuzov 1812, scenario ${scenario} (${EDITION.scenario.get(scenario)!.name.en}): the campaign of seed ${seed}`,
    '',
    `${end.state.over === null ? 'The game is open' : endingText(end.state.over, 'en')}. It ended in ${turnName(end.turn, 'en')}.`,
    '',
    'The built-in bot played all four seats. `npm run golden -- campaign-texts` wrote this from the record of the game; nothing in it was added by hand.',
    '',
    '## The course',
    '',
    ...courseOf(campaign),
    '',
    '## What decided it',
    '',
    ...swings.map((swing, i) => `${i + 1}. ${swingText(swing)}`),
    '',
    '## How to read it',
    '',
    ...HOW_TO_READ,
    '',
    '## Before the first turn',
    '',
    ...standingOf(passages[0]!.before),
    ...[...turns].flatMap(([turn, within]) => turnText(turn, within, swings)),
  ];
  return `${lines.join('\n')}\n`;
}

const HOW_TO_READ: readonly string[] = [
  'An impulse is a paragraph: round and Power, the cards it played, then what came of them, in order. Passes and idle impulses are left out. SP are strength points, CP command points, a DMC is a ' +
    `${MARKER_NAMES.en.dmc}.`,
  'A battle names for each side who fights, its dice and where they come from, and its hits (a 5 or a 6; where they are far from a third of the dice, that is said). `A → B → C` is a march through B to C.',
  '',
  '*Why* is the bot’s own count when it chose: what a thing was worth to it, in victory points for each CP, and the best other thing it could have done, or the objective of the Power, a place that it takes or holds before all else. *Balance* is what the impulse changed, where that is a point or more: of morale, markers gained are +; of attrition, + is bad for the Imperials.',
  `A **swing** is the balance in one number of victory points: points as they are, each SP or leader on the map ${WEIGHTS.pieces}, each marker of morale or of Imperial attrition ${WEIGHTS.gloom}, nine of which are a level.`,
];

/** A row for the end of each turn. */
function courseOf({ passages, end }: Campaign): readonly string[] {
  const turns = [...Map.groupBy(passages, ({ turn }) => turn)];
  const start = passages[0]!.before;
  const rows: readonly (readonly [string, Position])[] = [
    ['at the start', start],
    ...turns.map(([turn, within]): readonly [string, Position] => {
      const last = within.filter(({ kind }) => kind !== 'interphase').at(-1)!;
      return [`end of turn ${turn}`, turn === end.turn ? end.state : last.after];
    }),
  ];
  return [
    '| | Points, Imperials and Tsarists | Tsarist Keys | SP and leaders | Morale | Imperial attrition |',
    '|---|---|---|---|---|---|',
    ...rows.map(([name, position]) => {
      const { points, keys, pieces } = scoresOf(position);
      const both = (of: { readonly [camp in Camp]: number }): string =>
        CAMPS.map((each) => rounded(of[each])).join(' : ');
      const morale = CAMPS.map((each) => MORALE_NAMES.en[position.morale[each].level]).join(' : ');
      return `| ${name} | ${both(points)} | ${keys.tsarist} | ${both(pieces)} | ${morale} | ${ATTRITION_NAMES.en[position.attrition.level]} |`;
    }),
  ];
}

/** `Turn 2, round 3, French South`; `End of turn 1` */
function whenText({ kind, turn, round, power, preemptive }: Passage): string {
  if (kind !== 'impulse' || power === null) return `End of turn ${turn}`;
  return `Turn ${turn}, round ${round}, ${nation(power)}${preemptive ? ' (extra impulse)' : ''}`;
}

/** What a turning point was: the briefs of its fights, and Keys that changed hands. */
function swingText(swing: Swing): string {
  const { passage, by } = swing;
  const briefs = happeningsOf(passage).flatMap(({ brief }) => (brief === undefined ? [] : [brief.replace(/\.$/, '')]));
  // Of a level that changed more than once, where it came to.
  const subject = (brief: string): string | undefined => /^(.*): now /.exec(brief)?.[1];
  const last = briefs.filter(
    (brief, i) => subject(brief) === undefined || !briefs.slice(i + 1).some((each) => subject(each) === subject(brief)),
  );
  const said = [...last, ...keysText(passage.before, passage.after), ...balanceOf(passage.before, passage.after)];
  return `**${whenText(passage)}**, ${rounded(Math.abs(by))} towards the ${camp(winnerOf(swing))}: ${said.join('; ')}.`;
}

function keysText(before: Position, after: Position): readonly string[] {
  const [won, lost] = [keysWon(before, after), keysLost(before, after)];
  return CAMPS.flatMap((each) => [
    ...(won[each].length === 0
      ? []
      : [`the ${camp(each)} gain the Key${won[each].length > 1 ? 's' : ''} ${listed(won[each].map(place))}`]),
    ...(lost[each].length === 0
      ? []
      : [`${listed(lost[each].map(place))} no longer count${lost[each].length > 1 ? '' : 's'} for the ${camp(each)}`]),
  ]);
}

/** What changed for each Camp in numbers. */
export function balanceOf(before: Position, after: Position): readonly string[] {
  const [a, b] = [scoresOf(before), scoresOf(after)];
  const change = (name: string, of: (scores: Scores) => { readonly [camp in Camp]: number }): readonly string[] => {
    const moved = CAMPS.filter((each) => of(a)[each] !== of(b)[each]);
    return moved.length === 0
      ? []
      : [`${name} ${moved.map((each) => `${camp(each)} ${signed(of(b)[each] - of(a)[each])}`).join(', ')}`];
  };
  return [
    ...change('points', ({ points }) => points),
    ...change('pieces', ({ pieces }) => pieces),
    ...change('morale markers', ({ gloom }) => ({ imperial: -gloom.imperial, tsarist: -gloom.tsarist })),
    ...(a.attrition === b.attrition ? [] : [`attrition markers ${signed(b.attrition - a.attrition)}`]),
  ];
}

/** Happenings as lines: battles and sieges each on its own, the others together. */
function linesOf(items: readonly Happening[]): readonly string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const { text, apart } of items) {
    if (text === '') continue;
    if (isOpen && apart === undefined) lines.push(`${lines.pop()} ${text}`);
    else lines.push(text);
    isOpen = apart === undefined;
  }
  return lines.map((line) => `- ${line}`);
}

/** A smaller swing is not worth a line. */
const LEAST = 1;

function turnText(turn: number, passages: readonly Passage[], swings: readonly Swing[]): readonly string[] {
  const last = passages.at(-1)!;
  return [
    '',
    `## ${capital(turnName(turn, 'en'))}`,
    ...passages.flatMap((passage) => passageText(passage, swings)),
    '',
    last.after.over === null ? `### Where things stand before turn ${turn + 1}` : '### Where things stand at the end',
    '',
    ...standingOf(last.after),
  ];
}

function passageText(passage: Passage, swings: readonly Swing[]): readonly string[] {
  const { kind, round, power, preemptive, before, after } = passage;
  if (kind === 'interphase') {
    const said = interphaseOf(passage);
    return said.length === 0 ? [] : ['', '### New forces', '', ...said.map((text) => `- ${text}`)];
  }
  const items = happeningsOf(passage);
  const cards = cardsOf(passage);
  if (items.length === 0 && cards.length === 0) return [];
  const rank = swings.findIndex((swing) => swing.passage === passage);
  const point = rank < 0 ? '' : `, **turning point ${rank + 1}**`;
  const by = swingOf(before, after);
  const sum =
    Math.abs(by) < LEAST
      ? []
      : [
          `- *Balance*: ${balanceOf(before, after).join('; ')}. Swing: ${rounded(Math.abs(by))} to the ${camp(by > 0 ? 'imperial' : 'tsarist')}${point}.`,
        ];
  if (kind !== 'impulse' || power === null) {
    const heading = kind === 'end' ? ['', '### End of the turn', ''] : [''];
    return [...heading, ...linesOf(items), ...sum];
  }
  const played = cards.length === 0 ? 'no card' : cards.join('; ');
  const why = whyOf(passage);
  return [
    '',
    `**${round}. ${nation(power)}**${preemptive ? ' (extra impulse)' : ''}: ${played}.`,
    ...linesOf(items),
    ...(why.length === 0 ? [] : [`- *Why*: ${why.join(' ')}`]),
    ...sum,
  ];
}
