import * as z from 'zod';
import type { Game } from '../../../domain/contract/game.ts';
import { type Json, type JsonObject, jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { invalid, named, Problem } from '../../platform/http/problem.ts';
import { plainText, UNPLAIN, unplainIn } from '../people/plain-text.ts';

/** The title of a game. */
export const titleSchema = plainText(80);
/** The title of a game without one. */
export const UNTITLED = 'A game';

/** Options as a client sends them. Only the game can check them. */
export const givenOptions = z.record(z.string(), z.unknown());

/** Options in the game's form, and their texts, which the log does not contain. */
interface Options {
  readonly options: Json;
  readonly names: JsonObject;
}

/** Options that clients may send only as the guide of the game has them. `POST /v1/imports` reads a position. */
const READ: readonly string[] = ['position'];

/** Returns whether these are the options with which the first game of a player begins. */
const isOfGuide = ({ guide }: Game, given: unknown): boolean =>
  guide !== undefined && canonical(jsonOf(guide('en').options)) === canonical(jsonOf({ ...(given as object) }));

/** Returns the options of a game from a client's input. Throws a Problem (400) if they are not valid for the game. */
export function optionsIn(game: Game, given: unknown): Options {
  const parsed = game.schemas.options.safeParse(given);
  if (!parsed.success) throw invalid(parsed.error, 'BAD_OPTIONS', '/options');
  const read = READ.find((name) => Object.hasOwn(parsed.data, name));
  if (read !== undefined && !isOfGuide(game, given)) {
    const pointer = `/options/${read}`;
    const detail = {
      en: 'only a sandbox can begin at a position: POST /v1/imports',
      ko: '배치는 POST /v1/imports로 연습 게임에 만듭니다.',
    };
    throw new Problem(400, 'BAD_OPTIONS', named(pointer, detail), { errors: [{ pointer, detail }] });
  }
  const { options, names } = game.withoutTexts?.(parsed.data) ?? { options: parsed.data, names: {} };
  const unseen = unplainIn(names, '/options');
  if (unseen !== undefined)
    throw new Problem(400, 'BAD_OPTIONS', UNPLAIN, { errors: [{ pointer: unseen, detail: UNPLAIN }] });
  return { options, names };
}
