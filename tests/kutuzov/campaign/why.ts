import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { view } from '../../../domain/kutuzov/state/view.ts';
import type { Nation, Power } from '../../../domain/kutuzov/terms/nations.ts';
import { COMMANDS, VALUES } from '../../../domain/kutuzov/words/choices.ts';
import { cardName } from '../../../domain/kutuzov/words/names.ts';
import { capital, EDITION, leader, nation, pieces, place, rounded } from './names.ts';
import { type Reason, reasonOf } from './reason.ts';
import type { Act, Passage } from './record.ts';

/* Why the bot did the main things of an impulse: sentences of its own appraisal. */

/** What an impulse is for, besides the card: the best of these is explained. */
const DEEDS: readonly Command['type'][] = ['move', 'attack', 'siege', 'convoy'];
const ANSWERS: readonly Command['type'][] = ['intercept', 'evade'];
/** Less is not worth a sentence, or a mention. */
const LEAST = 0.2;
const SLIGHT = 0.05;

type Explained = Act & { readonly reason: Reason };

const troopsOf = (sp: { readonly [nation in Nation]?: number }) =>
  Object.entries(sp).map(([of, n]) => ({ of: of as Nation, sp: n }));

/** A command in a few words: `Davout, 6 SP, Vilna → Minsk`. */
export function phraseOf(command: Command): string {
  const word = COMMANDS[command.type].en;
  switch (command.type) {
    case 'play':
      return `${cardName(EDITION, command.card, 'en')} ${VALUES.as![command.as]!.en}`;
    case 'move':
    case 'convoy':
    case 'intercept': {
      const who = pieces(command.leaders, troopsOf(command.sp));
      return 'to' in command
        ? `${who}, ${place(command.from)} → ${place(command.to)}`
        : `${who}, intercepting from ${place(command.from)}`;
    }
    case 'siege':
      return `the siege of ${place(command.space)}`;
    case 'attack':
      return `an attack in ${place(command.space)}`;
    case 'evade':
      return `evading to ${place(command.to)}`;
    case 'flag':
      return `the flag in ${place(command.space)}`;
    case 'build':
    case 'regroup': {
      const who = 'leader' in command.piece ? leader(command.piece.leader) : `${command.piece.sp} SP`;
      return `${word} ${who} in ${place(command.space)}`;
    }
    case 'react':
      return command.card === undefined ? word : cardName(EDITION, command.card, 'en');
    default:
      return word;
  }
}

function explained(act: Act): Explained | undefined {
  const reason = reasonOf(view(act.before, [act.seat]), act.seat, act.command);
  return reason === undefined ? undefined : { ...act, reason };
}

const best = (acts: readonly Act[], types: readonly Command['type'][]): Explained | undefined =>
  acts
    .filter(({ command }) => types.includes(command.type))
    .flatMap((act) => explained(act) ?? [])
    .filter(({ reason }) => reason.worth >= LEAST || reason.objective !== undefined)
    .sort(
      (a, b) =>
        Number(b.reason.objective !== undefined) - Number(a.reason.objective !== undefined) ||
        b.reason.worth - a.reason.worth,
    )[0];

/** The sentences about the card, the best deed, and the best answer of the others. */
export function whyOf({ acts, power }: Passage): readonly string[] {
  if (power === null) return [];
  const isOwn = ({ seat, before }: Act): boolean => before.seats[seat]?.includes(power) === true;
  const own = acts.filter(isOwn);
  const events = own.filter(({ command }) => command.type === 'play' && command.as === 'event');
  const answers = acts.filter((act) => !isOwn(act));
  const answer = best(answers, ANSWERS);
  return [
    ...[best(events, ['play']), best(own, DEEDS)].flatMap((each) => (each === undefined ? [] : [sentenceOf(each)])),
    ...(answer === undefined ? [] : [sentenceOf(answer, answer.before.seats[answer.seat]?.[0])]),
  ].map((sentence) => `${capital(sentence)}.`);
}

/**
 * `Davout, 6 SP, Vilna → Minsk: worth 2.1 (next best: dice against Morale Loss, 0.4); it makes for Smolensk`, or `… for
 * its objective, Moscow`
 */
export function sentenceOf({ command, reason }: Pick<Explained, 'command' | 'reason'>, by?: Power): string {
  const { worth, objective, instead, goal, danger } = reason;
  const who = by === undefined ? '' : `${nation(by)}, `;
  const next =
    instead === undefined || instead.worth < SLIGHT
      ? 'nothing else was worth much'
      : `next best: ${phraseOf(instead.command)}, ${rounded(instead.worth)}`;
  const to = command.type === 'move' ? command.to : undefined;
  const aims =
    goal === undefined ? [] : [goal === to ? `${place(goal)} is what it is after` : `it makes for ${place(goal)}`];
  const fears =
    danger === undefined || danger < SLIGHT || to === undefined
      ? []
      : [`the danger in ${place(to)} is put at ${rounded(danger)}`];
  if (objective !== undefined)
    return [`${who}${phraseOf(command)}: for its objective, ${place(objective)}`, ...fears].join('; ');
  return [`${who}${phraseOf(command)}: worth ${rounded(worth)} (${next})`, ...aims, ...fears].join('; ');
}
