import type { Heard } from '../../../domain/contract/story.ts';
import { cardRow } from '../../../domain/kutuzov/edition/edition.ts';
import { SUCCESS } from '../../../domain/kutuzov/movement/interception.ts';
import { commandedIn } from '../../../domain/kutuzov/pieces/pieces.ts';
import type { Facts, Position } from '../../../domain/kutuzov/state/state.ts';
import type { Event, EventOf } from '../../../domain/kutuzov/table/events.ts';
import { campOf, type Power } from '../../../domain/kutuzov/terms/nations.ts';
import { conquestText } from '../../../domain/kutuzov/words/describe/ending.ts';
import { ATTRITION_NAMES, cardName, MORALE_NAMES } from '../../../domain/kutuzov/words/names.ts';
import { tell } from '../../../domain/kutuzov/words/tales/tell.ts';
import { GOES } from '../../../domain/kutuzov/words/tales/told.ts';
import { battleTold, lossesIn, siegeTold, within } from './fights.ts';
import { endFlags, flagsText } from './flags.ts';
import { camp, counted, EDITION, listed, nation, pieces, place, uncited } from './names.ts';
import type { Passage, Step } from './record.ts';

/*
 * What happened in a passage, one thing a line: what belongs together is told together, what is without consequence is
 * left out.
 */

export interface Happening {
  readonly text: string;
  /** A few words, of what may turn a campaign. */
  readonly brief?: string;
  /** A battle or a siege: told on a separate line. */
  readonly apart?: true;
}

type Moved = EventOf<'moved'>;

/** A way of pieces that went on and on, and what attrition took of them. */
interface March {
  readonly leaders: readonly string[];
  readonly troops: Moved['troops'];
  readonly how: Moved['how'];
  readonly path: string[];
  /** Who is still on the way. */
  left: { leaders: readonly string[]; sp: number };
  readonly toll: string[];
  readonly note?: string | undefined;
}

type Line = { readonly march: March } | { readonly placed: Arrival[] } | Happening;

export interface Arrival {
  readonly who: string;
  readonly at: string;
  sp: number;
}

type Try = EventOf<'opened'>['answers'][number];

const spIn = (troops: Moved['troops']): number => troops.reduce((sum, { sp }) => sum + sp, 0);

/** An event in the game’s own words, without the rule; what is sealed is told as well: the game is over. */
function sentences(event: Event): readonly string[] {
  const { sealed, ...heard } = event as Event & { readonly sealed?: { readonly value: unknown } };
  const told = { ...heard, ...(sealed !== undefined && { secret: sealed.value }) } as Heard<Event>;
  return tell(told, 'en', { options: { scenario: 1 }, seat: (id) => id }).map(uncited);
}

/** Events that are told in the game’s own words. */
const TOLD: readonly Event['type'][] = [
  'dmc-set',
  'entrenched-set',
  'scorched-set',
  'trains-set',
  'threw',
  'took',
  'freed',
  'halted',
];
/** Rolls that are told in the game’s own words. */
const TOLD_ROLLS: readonly string[] = ['batteries', 'event', 'recovery'];

/** The things that happened, in their order. */
export function happeningsOf({ steps, before, after, kind }: Passage): readonly Happening[] {
  const lines: Line[] = [];
  const briefs: string[] = [];
  const tries: Try[] = [];
  const dice = new Map<string, { off: number; resources: number; cp: number }>();
  let losses: Losses | undefined;

  const say = (text: string, brief?: string): void => void lines.push({ text, ...(brief !== undefined && { brief }) });
  const settle = (): void => {
    if (losses === undefined) return;
    const toll = tollOf(losses);
    const last = lines.at(-1);
    if (losses.dice > 0 && last !== undefined && 'march' in last && last.march.path.at(-1) === losses.space) {
      last.march.left = leftOf(last.march, losses.steps);
      if (toll !== undefined) last.march.toll.push(toll);
    } else if (toll !== undefined) say(`${losses.dice > 0 ? 'Attrition' : 'Lost'} at ${toll}.`);
    if (toll !== undefined && losses.steps.length >= HEAVY)
      briefs.push(`${losses.dice > 0 ? 'attrition' : 'losses'} at ${toll}`);
    losses = undefined;
  };

  for (let i = 0; i < steps.length; i++) {
    const { before: now, event } = steps[i]!;
    const isToll = event.type === 'lost' || (event.type === 'leader-put' && event.at.startsWith('@'));
    if (isToll) {
      const at = event.type === 'lost' ? event.space : now.leaders[event.leader]!.at;
      if (losses !== undefined && losses.space !== at) settle();
      losses ??= { space: at, dice: 0, steps: [] };
      losses.steps.push(steps[i]!);
      continue;
    }
    if (isNext(event)) settle();
    switch (event.type) {
      case 'entered':
        if (event.frame.is === 'battle' || event.frame.is === 'siege') {
          const part = within(steps.slice(i));
          const { text, brief } = event.frame.is === 'battle' ? battleTold(part) : siegeTold(part);
          const cards = part.flatMap((step) => answersOf(step, event.frame));
          lines.push({ text: [text, ...cards].join(' '), brief, apart: true });
          lines.push(...part.flatMap((step) => levelOf(step)).map((said) => ({ text: said, brief: plain(said) })));
          i += part.length - 1;
        }
        break;
      case 'opened':
        tries.push(...event.answers.filter(({ command }) => command.type === 'intercept' || command.type === 'evade'));
        break;
      case 'moved':
        moveTo(lines, event, triedBy(steps, i));
        break;
      case 'placed':
        arrive(arriving(lines), nation(event.of), event.space, event.sp);
        break;
      case 'leader-put':
        arrive(arriving(lines), pieces([event.leader], []), event.at);
        break;
      case 'morale-set':
      case 'attrition-set':
        for (const said of levelOf(steps[i]!)) say(said, plain(said));
        break;
      case 'drew':
        if (kind === 'impulse') {
          const cards = event.sealed.value.map((card) => cardName(EDITION, card, 'en')).join(', ');
          say(
            `${nation(event.power)} ${event.rule === '§16.3' ? `buys ${cards} for two resources` : `draws ${cards}`}.`,
          );
        }
        break;
      case 'card-played':
        if (now.impulse.power !== event.power || event.as === 'unused') say(`${sentences(event).join(' ')}`);
        break;
      case 'noted':
        for (const said of factsText(now.facts, event.facts ?? {})) say(said, plain(said.replace(/\.$/, '')));
        break;
      case 'bridge-set':
        if (event.there) say(sentences(event).join(' '));
        break;
      case 'sacked':
        say(`${place(event.space)} is sacked.`);
        break;
      case 'rolled':
        if (event.why === 'attrition') losses = { space: event.space!, dice: event.dice.length, steps: [] };
        else if (event.why === 'conquest' || event.why === 'peace' || event.why === 'will')
          say(...lastDie(now, event, steps.slice(i + 1)));
        else if (event.why === 'interception' || event.why === 'evasion') {
          const failed = failedTry(now, event, tries);
          if (failed !== undefined) say(failed);
        } else if (event.why === 'morale-dice' || event.why === 'attrition-dice') {
          const sum = dice.get(event.why) ?? { off: 0, resources: 0, cp: 0 };
          const isResource = event.rule.startsWith('§16');
          sum.off += event.total;
          sum.resources += Number(isResource);
          sum.cp += Number(!isResource);
          dice.set(event.why, sum);
        } else if (TOLD_ROLLS.includes(event.why)) for (const said of sentences(event)) say(said);
        break;
      default:
        if (TOLD.includes(event.type) && isTold(event)) for (const said of sentences(event)) say(said);
    }
  }
  settle();
  for (const [why, { off, resources, cp }] of dice) {
    const price = [...(resources > 0 ? [counted(resources, 'resource')] : []), ...(cp > 0 ? [`${cp} CP`] : [])];
    say(
      `Dice against ${why === 'morale-dice' ? 'Morale' : 'Attrition'} Loss: ${counted(off, 'marker')} off, for ${listed(price)}.`,
    );
  }
  const flags = kind === 'impulse' ? flagsText(before, after) : endFlags(steps);
  return [...lines.map(said), ...flags, ...briefs.map((brief) => ({ text: '', brief }))];
}

/** Losses of this number of pieces at once may turn a campaign. */
const HEAVY = 3;

/** The pieces that attrition, of this number of dice, or an event takes in a space. */
interface Losses {
  readonly space: string;
  readonly dice: number;
  readonly steps: Step[];
}

/** Events that begin something else than losses. */
const isNext = (event: Event): boolean =>
  event.type === 'entered'
    ? ['battle', 'siege', 'step'].includes(event.frame.is)
    : ['moved', 'rolled', 'placed', 'card-played', 'impulse-ended'].includes(event.type);

type Noted = { readonly [K in keyof Facts]?: Facts[K] | undefined };

/** What has happened once and for all. */
function factsText(before: Noted, now: Noted): readonly string[] {
  const isNew = (is: (facts: Noted) => boolean): boolean => is(now) && !is(before);
  return [
    ...(isNew(({ retreat }) => retreat === 'open')
      ? ['The Imperials may choose the Retreat from Moscow from now on.']
      : []),
    ...(isNew(({ retreat }) => retreat === 'chosen')
      ? ['**The Imperials choose the Retreat from Moscow**: what they keep outside Russia counts threefold.']
      : []),
    ...(isNew(({ retreat }) => retreat === 'refused') ? ['The Imperials stay in Russia: no Retreat from Moscow.'] : []),
    ...(isNew(({ austriaNeutral }) => austriaNeutral === true) ? ['**Austria becomes neutral.**'] : []),
    ...(isNew(({ prussiaRevolted }) => prussiaRevolted === true) ? ['**Prussia revolts.**'] : []),
    ...(isNew(({ kutuzovHasAppeared }) => kutuzovHasAppeared === true) ? ['Kutuzov takes command.'] : []),
  ];
}

/** The dice that may end the game: what they show, and what comes of it. */
function lastDie(
  now: Position,
  { why, dice, total }: EventOf<'rolled'>,
  then: readonly Step[],
): readonly [string, string?] {
  const isEnd = then[0]?.event.type === 'ended';
  const name = why === 'peace' ? 'Peace' : 'Will to Fight';
  const rolled = `rolled ${dice.join(', ')}`;
  const sum =
    why === 'peace'
      ? `${name} die (a 6 makes peace): ${rolled}`
      : `${conquestText(now, 'en')}; ${rolled}, in all ${total}`;
  const said = `${why === 'will' ? `${name}. ` : ''}${sum}: ${isEnd ? '**the game ends**' : 'the war goes on'}.`;
  return isEnd ? [said, plain(said.replace(/\.$/, ''))] : [said];
}

/** By event alone: what a procedure halts and frees goes without saying. */
const isTold = (event: Event): boolean =>
  (event.type !== 'freed' && event.type !== 'halted') || event.rule.startsWith('§5');

/** `Kiev (8 dice): Austria 1 SP and Ney`; undefined: it took nobody. */
function tollOf({ space, dice, steps }: Losses): string | undefined {
  const losses = Object.values(lossesIn(steps)).flatMap(({ dead, regrouped }) => [
    ...(dead === '' ? [] : [dead]),
    ...(regrouped === '' ? [] : [`${regrouped} to the Regroup Box`]),
  ]);
  // Leaders of allies may go for good from where they wait to come back.
  const where = space.startsWith('@') ? 'the Regroup Box' : place(space);
  return losses.length === 0
    ? undefined
    : `${where}${dice > 0 ? ` (${dice === 1 ? '1 die' : `${dice} dice`})` : ''}: ${losses.join(', ')}`;
}

function leftOf({ left }: March, steps: readonly Step[]): March['left'] {
  const sp = steps.reduce((sum, { event }) => (event.type === 'lost' ? sum + spIn(event.troops) : sum), 0);
  const gone = steps.flatMap(({ event }) => (event.type === 'leader-put' ? [event.leader] : []));
  return { leaders: left.leaders.filter((id) => !gone.includes(id)), sp: left.sp - sp };
}

/** Pieces go on, or begin a way. */
function moveTo(lines: Line[], { from, to, troops, leaders, how }: Moved, note: string | undefined): void {
  const last = lines.at(-1);
  if (last !== undefined && 'march' in last) {
    const { march } = last;
    const isOn =
      march.how === how && (how === 'march' || how === 'event' || how === 'deploy') && march.path.at(-1) === from;
    const isSame =
      spIn(troops) === march.left.sp && [...leaders].sort().join() === [...march.left.leaders].sort().join();
    if (isOn && isSame) {
      march.path.push(to);
      return;
    }
  }
  lines.push({
    march: { leaders, troops, how, path: [from, to], left: { leaders, sp: spIn(troops) }, toll: [], note },
  });
}

/** Those who have come to the map last. */
function arriving(lines: Line[]): Arrival[] {
  const last = lines.at(-1);
  if (last !== undefined && 'placed' in last) return last.placed;
  const placed: Arrival[] = [];
  lines.push({ placed });
  return placed;
}

/** Pieces come to the map, one after the other; `sp` 0: a leader. */
export function arrive(placed: Arrival[], who: string, at: string, sp = 0): void {
  const same = placed.find((each) => each.who === who && each.at === at);
  if (same === undefined) placed.push({ who, at, sp });
  else same.sp += sp;
}

function said(line: Line): Happening {
  if ('placed' in line) return { text: `New: ${arrivals(line.placed)}.` };
  if (!('march' in line)) return line;
  const { leaders, troops, how, path, toll, note } = line.march;
  const isOne = leaders.length === 1 || (leaders.length === 0 && new Set(troops.map(({ of }) => of)).size === 1);
  const goes = GOES[how].en[isOne ? 0 : 1];
  const who = `${pieces(leaders, troops)}${leaders.length > 0 && troops.length > 0 ? ',' : ''}`;
  const lost = toll.length === 0 ? '' : ` Attrition at ${toll.join('; ')}.`;
  return { text: `${who} ${goes} ${path.map(place).join(' → ')}${note ?? ''}.${lost}` };
}

/** `French North 2 SP in Warsaw, Ney in Warsaw` */
export const arrivals = (placed: readonly Arrival[]): string =>
  placed.map(({ who, at, sp }) => `${who}${sp > 0 ? ` ${sp} SP` : ''} in ${place(at)}`).join(', ');

/** The dice by which pieces came to intercept, or to evade. */
function triedBy(steps: readonly Step[], i: number): string | undefined {
  const { event } = steps[i]!;
  if (event.type !== 'moved' || (event.how !== 'intercept' && event.how !== 'evade')) return undefined;
  const why = event.how === 'intercept' ? 'interception' : 'evasion';
  const roll = steps.slice(0, i).findLast(({ event: each }) => each.type === 'rolled' && each.why === why)?.event;
  return roll?.type === 'rolled' ? ` (dice ${roll.total}, ${SUCCESS} needed)` : undefined;
}

/** A try that failed; every try is taken off the list. */
function failedTry(now: Position, { why, power, total, space }: EventOf<'rolled'>, tries: Try[]): string | undefined {
  const type = why === 'interception' ? 'intercept' : 'evade';
  const at = tries.findIndex(({ power: by, command }) => by === power && command.type === type);
  const [tried] = at < 0 ? [] : tries.splice(at, 1);
  if (total >= SUCCESS) return undefined;
  const dice = ` (dice ${total}, ${SUCCESS} needed)`;
  if (tried?.command.type === 'intercept')
    return `${leadersText(tried.command.leaders, power)} fails to intercept from ${place(tried.command.from)} at ${place(space!)}${dice}.`;
  const leaders = commandedIn(now, space!, campOf(power));
  return `${leadersText(leaders, power)} fails to evade from ${place(space!)}${dice}.`;
}

const leadersText = ([first]: readonly string[], power: Power): string =>
  first === undefined ? nation(power) : pieces([first], []);

/** Cards that were played in a fight: `French North plays #53 Grand Battery as an event.` */
function answersOf({ event }: Step, { is }: { readonly is: string }): readonly string[] {
  return event.type === 'card-played' && (is === 'battle' || is === 'siege') ? sentences(event) : [];
}

const plain = (text: string): string => text.replaceAll('*', '');

/** A level that changes: `Morale of the Tsarists falls to Marchez-Vous.` */
function levelOf({ before, event }: Step): readonly string[] {
  if (event.type === 'morale-set' && event.level !== before.morale[event.camp].level)
    return [`Morale of the ${camp(event.camp)}: now **${MORALE_NAMES.en[event.level]}**.`];
  if (event.type === 'attrition-set' && event.level !== before.attrition.level)
    return [`Imperial attrition: now **${ATTRITION_NAMES.en[event.level]}**.`];
  return [];
}

/** The cards a Power plays in its own impulse: `#92 General Staff for its CP (6)`. */
export const cardsOf = ({ steps, power }: Passage): readonly string[] =>
  steps.flatMap(({ event }) => {
    if (event.type !== 'card-played' || event.power !== power || event.as === 'unused') return [];
    const { cp } = cardRow(EDITION, event.card);
    return [`${cardName(EDITION, event.card, 'en')} ${event.as === 'cp' ? `for its ${cp} CP` : 'as an event'}`];
  });
