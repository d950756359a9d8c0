import { chanceOf } from '../../domain/contract/chance.ts';
import type { Game } from '../../domain/contract/game.ts';
import { type SeatId, SPECTATOR, type Viewer } from '../../domain/lib/ids.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import { type Commit, type Commitment, seenBy } from '../../domain/log/commit.ts';
import type { Envelope2 } from '../../domain/log/envelope.ts';
import { asksOf, isWaited, takebackOf } from '../../domain/match/clock/questions.ts';
import { commitFor } from '../../domain/match/decide/command.ts';
import type { Actor } from '../../domain/match/desk/desk.ts';
import { dryRun, lapseOf, tried as triedIn } from '../../domain/match/desk/preview.ts';
import type { MatchCommand } from '../../domain/match/state/commands.ts';
import { chairOf, type Match } from '../../domain/match/state/state.ts';
import { framerOf } from '../../domain/match/view/frames.ts';
import { viewOf } from '../../domain/match/view/view.ts';
import { ENGINE_OF_TESTS } from './engine.ts';
import type { Entry, Twin } from './entry.ts';
import { mutate } from './mutate.ts';
import { sampleFor } from './play.ts';
import { type Below, oneOf } from './random.ts';

/** A commitment that says nothing of its value, so that twins are equal to the byte. */
export const blind: Commitment = (salt) => `commitment ${salt}`;

/**
 * Shows a match and its twin to a viewer and to a spectator: everything a client could read, and the commit that one
 * and the same next action makes. Gives back the first thing that is not equal to the byte, and undefined when nothing
 * is.
 */
export function differenceOf(
  entry: Entry,
  match: Match,
  twin: Twin,
  viewer: Viewer,
  seed: Uint8Array,
  below: Below,
): string | undefined {
  const shown = shownTo(entry, match, viewer, below);
  for (const [what, show] of Object.entries(shown)) if (show(match) !== show(twin.match)) return what;
  return twin.isChoosing === true ? undefined : nextAction(entry, match, twin, viewer, seed, below);
}

type Shown = { readonly [what: string]: (match: Match) => string };

/** Everything that is shown of a match, as text. */
function shownTo({ game }: Entry, match: Match, viewer: Viewer, below: Below): Shown {
  const asked = asksOf(game, match).map(({ seat }) => seat);
  const mine = asked.filter((seat) => viewer.includes(seat));
  const commands = asked.map((seat) => sampleFor(game, match, seat, below));
  const words = asked.flatMap((seat) => [seat, ...Object.keys(game.view(match.state, SPECTATOR) as object)]);
  const tried = mine.map((seat) => {
    const own = sampleFor(game, match, seat, below);
    const wrong = mutate(own, { words, commands: [own, ...commands] }, below);
    return { seat, commands: [own, game.schemas.command.safeParse(wrong).success ? wrong : own] };
  });
  return {
    view: (each) => JSON.stringify(game.view(each.state, viewer)),
    'view of a spectator': (each) => JSON.stringify(game.view(each.state, SPECTATOR)),
    'match view': (each) => JSON.stringify(viewOf(game, each, 'en')),
    asks: (each) => JSON.stringify(asksOf(game, each)),
    legal: (each) => JSON.stringify(viewer.map((seat) => game.legal(game.view(each.state, viewer), seat))),
    prompts: (each) => JSON.stringify(mine.map((seat) => game.prompt?.(game.view(each.state, viewer), seat, 'ko'))),
    tray: (each) => JSON.stringify(game.tray?.(game.view(each.state, viewer), 'ko')),
    takeback: (each) => String(takebackOf(each, viewer)),
    lapse: (each) => JSON.stringify(mine.map((seat) => lapseOf(game, each, seat))),
    'dry run': (each) =>
      JSON.stringify(
        tried.flatMap(({ seat, commands }) => commands.map((command) => dryRun(game, each, seat, command))),
      ),
    'dice of a dry run': (each) =>
      JSON.stringify(tried.flatMap(({ seat, commands: [own] }) => diceIn(game, each, seat, own as Json) ?? null)),
    'questions after a dry run': (each) =>
      JSON.stringify(
        tried.flatMap(({ seat, commands }) => commands.map((command) => nextIn(game, each, seat, command))),
      ),
    'short phase': (each) => String(game.phaseShort?.(each.state, 'ko')),
    refusal: (each) =>
      JSON.stringify(
        tried.flatMap(({ seat, commands }) =>
          commands.map((command) => {
            const decided = game.decide(each.state, seat, command, chanceOf(new Uint8Array(32), {}));
            return decided.ok ? 'accepted' : decided.error;
          }),
        ),
      ),
    board: (each) => game.board(game.view(each.state, viewer), 'en'),
    facts: (each) => JSON.stringify(factsIn(game, game.view(each.state, viewer))),
    sight: (each) => JSON.stringify(sightsIn(game, each)),
    fights: (each) => JSON.stringify(game.fights?.(game.view(each.state, viewer), 'ko')),
    panels: (each) => JSON.stringify(game.panels?.(game.view(each.state, viewer), 'en')),
    description: (each) => game.describe(game.view(each.state, viewer), 'ko'),
  };
}

/** What a viewer is told of each thing on the board and of each card in sight. */
function factsIn(game: Game, view: unknown): readonly (Json | undefined)[] {
  const named = [...game.board(view, 'en').matchAll(/data-kind="([^"]+)" data-id="([^"]+)"/g)];
  const cards = (game.tray?.(view, 'en') ?? []).map(({ id }) => `card:${id}`);
  const names = new Set([...named.map(([, kind, id]) => `${kind}:${id}`), ...cards]);
  return [...names].map((name) => game.facts?.(view, name, 'ko') as unknown as Json);
}

/** What each piece and each seat could attack, as anybody may ask. */
function sightsIn(game: Game, match: Match): readonly (Json | undefined)[] {
  const view = game.view(match.state, SPECTATOR);
  const named = [...game.board(view, 'en').matchAll(/data-id="([^"]+)"/g)];
  const from = new Set([...named.map(([, id]) => id as string), ...match.chairs.map(({ seat }) => seat)]);
  return game.sight === undefined ? [] : [...from].map((each) => game.sight?.(view, each) as unknown as Json);
}

/** The dice that a legal command leads to. */
const diceIn = (game: Game, match: Match, seat: SeatId, command: Json): Json | undefined =>
  dryRun(game, match, seat, command).ok
    ? (game.dice?.(game.view(match.state, [seat]), seat, command, 'ko') as unknown as Json)
    : undefined;

/** The questions to a seat after a command, as far as a dry run can tell them. */
function nextIn(game: Game, match: Match, seat: SeatId, command: Json): Json {
  const run = triedIn(game, match, seat, command);
  const after = run.ok ? run.value.after : undefined;
  if (after === undefined || !asksOf(game, after).some((ask) => ask.seat === seat)) return null;
  const view = game.view(after.state, [seat]);
  return [game.legal(view, seat) as unknown as Json, game.prompt?.(view, seat, 'ko').short ?? null];
}

/** 16 bytes, the same for both. */
const NONCE = 'AAAAAAAAAAAAAAAAAAAAAA';

/** One action, taken at random, in both: what viewer and spectator see of the two commits. */
function nextAction(
  entry: Entry,
  match: Match,
  twin: Twin,
  viewer: Viewer,
  seed: Uint8Array,
  below: Below,
): string | undefined {
  const action = actionOf(entry, match, twin, viewer, below);
  const commitIn = (each: Match, command: MatchCommand): Commit | string => {
    const incoming = { game: match.game, by: action.by, at: action.at, cmdId: 'next', command, nonce: NONCE };
    const made = commitFor(entry.game, each, incoming, seed, { engine: ENGINE_OF_TESTS, form: 2, commitment: blind });
    return made.ok ? made.value : made.error.code;
  };
  const [here, there] = [commitIn(match, action.here), commitIn(twin.match, action.there)];
  if (typeof here === 'string' || typeof there === 'string')
    return here === there ? undefined : `refusal of ${action.here.type}`;
  for (const eyes of [viewer, SPECTATOR]) {
    const [seenHere, seenThere] = [seenBy(here, eyes), seenBy(there, eyes)];
    if (upToOpening(seenHere) !== upToOpening(seenThere)) return `commit of ${action.here.type}`;
    // What a commit opens differs rightly, and its frames with it: only who reads the same must be shown the same.
    if (JSON.stringify(seenHere) !== JSON.stringify(seenThere)) continue;
    const framesOf = (each: Match, commit: Commit, seen: Commit): string =>
      JSON.stringify(framerOf(entry.game, each, 'ko')(each, { commit, seen }));
    if (framesOf(match, here, seenHere) !== framesOf(twin.match, there, seenThere))
      return `frames of ${action.here.type}`;
  }
  return undefined;
}

interface Action {
  readonly by: Actor;
  readonly at: number;
  readonly here: MatchCommand;
  readonly there: MatchCommand;
}

function actionOf({ game, standing }: Entry, match: Match, twin: Twin, viewer: Viewer, below: Below): Action {
  const at = match.at + 1000;
  const holder = (seat: SeatId): Actor => {
    const sitting = chairOf(match, seat)?.holder;
    return { user: sitting?.kind === 'user' ? sitting.user : '' };
  };
  const same = (by: Actor, command: MatchCommand, when = at): Action => ({
    by,
    at: when,
    here: command,
    there: command,
  });
  const chance = below(20);
  const { seat } = oneOf(below, match.chairs);
  const step = match.undo?.since.at(-1);
  if (step !== undefined && chance < 6) return same(holder(step.seat), { type: 'takeback', seat: step.seat });
  if (chance === 6) return same(holder(seat), { type: 'leave', seat });
  if (chance === 7) return same(holder(seat), { type: 'vote', seat, kind: 'draw', value: true });
  if (chance === 8 && viewer.includes(seat))
    return same(holder(seat), { type: 'stand', seat, standing: standing(below) });
  if (chance < 11 && match.due !== undefined) return same('clock', { type: 'tick' }, match.due);
  const ask = oneOf(below, asksOf(game, match).filter(isWaited));
  const command = sampleFor(game, match, ask.seat, below);
  const act = (answer: Json): MatchCommand => ({ type: 'act', seat: ask.seat, ask: ask.ask, command: answer });
  return { by: holder(ask.seat), at, here: act(command), there: act(twin.mirror(ask.seat, command)) };
}

/**
 * A seen commit as text. What an opening shows differs rightly, and so does all that follows it; and so does what the
 * viewer itself learns: a card drawn or looked at.
 */
function upToOpening({ envelope, secrets, hash }: Commit): string {
  const cut = envelope.events.findIndex((event) => 'opens' in event);
  const said = JSON.stringify(secrets.command?.value);
  const seals = secrets.seals
    .filter(({ e }) => cut < 0 || e < cut)
    .map(({ e, value }): JsonObject => (said?.includes(JSON.stringify(value)) ? { e, value } : { e }));
  if (cut < 0) return JSON.stringify([envelope, hash, secrets.command, seals, secrets.opened]);
  const { draws, moves = [], events, piles: _, ...rest } = envelope as Envelope2;
  const before = ({ e }: { readonly e: number }): boolean => e < cut;
  return JSON.stringify([
    rest,
    draws.filter(before),
    moves.filter(before),
    events.slice(0, cut),
    secrets.command,
    seals,
  ]);
}
