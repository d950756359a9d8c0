import type { Game } from '../../../domain/contract/game.ts';
import {
  type SavedPhase,
  savedName,
  savedPhases,
  unlike,
} from '../../../domain/diplomacy/chronicle/read-saved-game.ts';
import type { View } from '../../../domain/diplomacy/view.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { Text } from '../../../domain/lib/text.ts';
import type { Commit } from '../../../domain/log/envelope.ts';
import { asksOf } from '../../../domain/match/clock/questions.ts';
import { make } from '../../../domain/match/decide/command.ts';
import { fold, NOTHING } from '../../../domain/match/fold/evolve.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import { Problem } from '../../platform/http/problem.ts';
import { MOST_COMMITS } from './log.ts';
import { settingsOfSandbox } from './settings.ts';

/** The seats and commands of a replayed saved game. */
interface Table {
  readonly game: Game;
  /** The name of its log. */
  readonly id: string;
  /** The pseudonym of the person who imports it. */
  readonly user: string;
  readonly seed: Uint8Array;
  readonly engine: string;
  readonly texts: string;
  readonly at: number;
  nonce(): string;
}

/**
 * Replays a saved Diplomacy game in a sandbox, order by order, and returns the commits. Throws a Problem if the file is
 * invalid, or if its positions differ from those of the rules.
 */
export function replayed(value: unknown, table: Table): readonly Commit[] {
  const phases = savedPhases(value);
  if (phases === undefined) throw noImport();
  const { game, user } = table;
  let match = NOTHING;
  const commits: Commit[] = [];
  const send = (command: MatchCommand): void => {
    const { id, seed, engine, at } = table;
    const incoming = { game: id, by: { user }, at, cmdId: `${id}-${match.v}`, nonce: table.nonce(), command };
    const made = make(game, match, incoming, seed, { engine, form: 2 });
    if (!made.ok) throw unplayable(savedName(game.view(match.state, [])), made.error);
    commits.push(made.value.commit);
    match = fold(game, match, made.value.commit);
    if (commits.length > MOST_COMMITS) throw noImport();
  };
  send({
    type: 'create',
    of: game.id,
    texts: table.texts,
    options: game.schemas.options.parse({}),
    settings: settingsOfSandbox(),
  });
  for (const phase of phases) {
    const view: View = game.view(match.state, []);
    const isOpen = Object.values(phase.orders).some((orders) => orders.length > 0);
    if (match.status === 'over' || savedName(view) !== phase.name) {
      // Phases without choices are resolved together with the previous one.
      if (isOpen && match.status !== 'over' && isAhead(view, phase)) throw otherwise(phase.name, []);
      continue;
    }
    const powers = unlike(phase, view);
    if (powers.length > 0) throw otherwise(phase.name, powers);
    if (isOpen)
      for (const { seat, ask } of asksOf(game, match))
        send({ type: 'act', seat, ask, command: ordersOf(table, match.state, seat, phase) });
  }
  return commits;
}

/** Returns whether the file has skipped the open phase. */
const isAhead = (view: View, { name }: SavedPhase): boolean => placeOf(name) > placeOf(savedName(view));

const SEASONS = ['S', 'F', 'W'];
const PHASES = ['M', 'R', 'A'];
const placeOf = (name: string): number => {
  const [, season = '', year = '', phase = ''] = /^(\w)(\d+)(\w)$/.exec(name) ?? [];
  return Number(year) * 9 + SEASONS.indexOf(season) * 3 + PHASES.indexOf(phase);
};

/** Returns the orders of a seat in a phase, in the game's form. */
function ordersOf({ game }: Table, state: unknown, seat: string, { name, orders }: SavedPhase): Json {
  const written = { orders: [...(Object.entries(orders).find(([power]) => power === seat)?.[1] ?? [])] };
  const reading = sure(game.read, 'notation of the game')(game.view(state, [seat]), seat, written);
  if (!reading.ok) throw unplayable(name, reading.error);
  return reading.value.command;
}

export const noImport = (): Problem =>
  new Problem(400, 'BAD_IMPORT', {
    en: 'this is neither the log of a game (NDJSON, one commit a line) nor a saved game of Diplomacy on the standard map',
    ko: '게임 기록(한 줄에 커밋 하나인 NDJSON)도, 표준 지도에서 둔 디플로머시의 저장 파일도 아닙니다.',
  });

const broken = (detail: Text): Problem => new Problem(409, 'IMPORT_BROKEN', detail);

const unplayable = (name: string, { detail, ko }: { readonly detail: string; readonly ko?: string }): Problem =>
  broken({ en: `${name}: ${detail}`, ko: `${name}: ${ko ?? detail}` });

const otherwise = (name: string, powers: readonly string[]): Problem =>
  broken(
    powers.length === 0
      ? { en: `${name}: the phase before it is missing`, ko: `${name}: 그 앞의 단계가 없습니다.` }
      : {
          en: `${name}: by the rules, ${powers.join(', ')} have other positions`,
          ko: `${name}: 규칙대로 하면 ${powers.join(', ')}의 위치가 다릅니다.`,
        },
  );
