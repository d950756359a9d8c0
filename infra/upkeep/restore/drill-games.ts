import { randomInt } from 'node:crypto';
import { type Fieldpost, fieldpost, type NewGame } from '../../../client/src/index.ts';
import type { Legal } from '../../../domain/contract/legal.ts';
import { sample } from '../../../domain/contract/sampling.ts';
import { at } from '../../../domain/lib/sure.ts';
import { tokenFor } from '../../local/server/keys.ts';
import type { Runtime } from '../../local/server/runtime.ts';

/** Options of a game by number, if the default ones would always have the same seats. */
const OPTIONS: { readonly [game: string]: (n: number) => object } = {
  diplomacy: (n) => ({ players: 2 + (Math.floor(n / 2) % 3) }),
};

/** Enough people for the seats of any game. A few of them meet again in the next. */
const peopleOf = (n: number): readonly string[] => Array.from({ length: 10 }, (_, i) => `person-${(n * 3 + i) % 20}`);

/** Public and private games, with and without names, with and without deadlines. */
const settingsOf = (n: number): object => ({
  ...(n % 4 === 3 && { visibility: 'private', invited: peopleOf(n) }),
  anonymous: n % 5 === 4,
  ...(n % 2 === 0 && { deadlines: { default: 86_400 } }),
});

/**
 * Plays game number `n` of the drill over HTTP, rotating through the hosted games. People and sometimes a bot sit down,
 * answer zero to two rounds of questions with random choices, and then agree to stop or leave the game open. Every
 * tenth stays in its lobby. Returns its id.
 */
export async function playGame(runtime: Runtime, n: number): Promise<string> {
  const people = await clientsOf(runtime, n);
  const [owner] = people;
  const { rules } = await owner.listRules();
  const of = at(rules, n % rules.length).id;
  // The options belong to the game of the same name, which their type cannot express.
  const body = { of, title: `Drill ${n}`, options: OPTIONS[of]?.(n) ?? {}, settings: settingsOf(n) } as NewGame;
  const { game } = await owner.createGame({ body });
  if (staysInLobby(n)) return game;

  const { seats, settings } = await owner.getGame({ game });
  const isChosen = settings.seating === 'choose';
  const seated = n % 3 === 1 ? seats.length - 1 : seats.length;
  for (const [i, { seat }] of seats.entries()) {
    const where = isChosen ? { seat } : {};
    if (i < seated) await at(people, i).takeSeat({ game, body: where });
    else await owner.takeSeat({ game, body: { ...where, kind: 'bot' } });
  }
  await owner.startGame({ game });

  const players = people.slice(0, seated);
  for (let round = 0; round < n % 3; round++) {
    for (const player of players) await answer(player, game);
    await runtime.idle();
  }
  if (n % 2 === 0) for (const player of players) await player.castVote({ game, kind: 'cancel', body: { vote: true } });
  return game;
}

/** Sends one more command of a person in unfinished game number `n`: a seat in its lobby, an answer, or else a vote. */
export async function playOn(runtime: Runtime, n: number, game: string): Promise<void> {
  const people = await clientsOf(runtime, n);
  const [owner] = people;
  if (staysInLobby(n)) {
    await owner.takeSeat({ game, body: {} });
    return;
  }
  for (const player of people) if (await answer(player, game)) return;
  await owner.castVote({ game, kind: 'draw', body: { vote: true } });
}

const staysInLobby = (n: number): boolean => n % 10 === 9;

const clientsOf = async ({ url, keys }: Runtime, n: number): Promise<readonly [Fieldpost, ...Fieldpost[]]> =>
  (await Promise.all(peopleOf(n).map(async (name) => fieldpost({ url, token: await tokenFor(keys, name) })))) as [
    Fieldpost,
    ...Fieldpost[],
  ];

/** Answers a player's first open question, if there is one, with a random choice. Returns whether there was one. */
async function answer(player: Fieldpost, game: string): Promise<boolean> {
  const [question] = (await player.getActions({ game })).actions;
  const command = question && sample(question.legal as Legal, (below) => randomInt(below));
  // The value was sampled from the grammar, so it is a command. Its type cannot express that.
  if (question === undefined || command === undefined) return false;
  await player.postAction({ game, body: { ask: question.ask, command: command as never } });
  return true;
}
