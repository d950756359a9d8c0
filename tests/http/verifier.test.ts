import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/lib/json.ts';
import type { Audit } from '../../domain/match/audit/audit.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { auditLines, linesOfLog } from '../../infra/local/audit/audit.ts';
import { enginesOfTests } from '../kit/engine.ts';
import { sampleSize } from '../kit/long.ts';
import { skirmish } from '../napoleonics/kit/skirmish.ts';
import { hasPython, verifier } from '../verifier/python.ts';
import { answered } from './answered.ts';
import { GAMES_UNDER_TEST, type House, lobby, open, type SEATS } from './kit.ts';

// Games against built-in bots, from the lobby to the end, as clients see them: verify.py and the command line agree on
// their logs with the server, in the middle as each person and a spectator read them, and at the end.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface Played {
  readonly of: keyof typeof SEATS;
  readonly options: JsonObject;
  /** How many seats people hold; bots hold the others. */
  readonly persons: number;
  /** After how many commands of people the log is read in the middle. */
  readonly middle: number;
  /** After how many they agree to a draw, if the game is not over. */
  readonly most: number;
}

/** What a reader gets of a log, as the file that they keep. */
async function kept(path: string, what: 'events' | 'log', reader?: string): Promise<string> {
  const { bytes, status, headers } = await house
    .as(reader)
    .get(`${path}/${what}?limit=5000`, { accept: 'application/x-ndjson' });
  expect([status, headers.get('link')]).toEqual([200, null]);
  return bytes;
}

const GAMES: readonly Played[] = [
  { of: 'diplomacy', options: { players: 3 }, persons: 2, middle: 5, most: 9 },
  { of: 'napoleonics', options: { battle: skirmish as unknown as JsonObject }, persons: 1, middle: 12, most: 1000 },
  { of: 'kutuzov', options: { scenario: 4 }, persons: 2, middle: sampleSize(8, 25), most: sampleSize(20, 60) },
];

it.each(GAMES)(
  '$of against bots, read in the middle and at the end',
  async ({ of, options, persons, middle, most }) => {
    const path = await lobby(house, { of, options });
    const { body: empty } = await house.as('ann').get<MatchView>(path);
    const people = empty.seats.slice(0, persons).map(({ seat }) => seat);
    for (const { seat } of empty.seats) {
      const isPerson = people.includes(seat);
      const sat = await house
        .as(isPerson ? seat : 'ann')
        .post(`${path}/seats`, { seat, ...(!isPerson && { kind: 'bot' }) });
      expect(sat.status, sat.bytes).toBe(200);
    }
    await house.as('ann').post(`${path}/start`);
    await answered((user) => house.as(user), path, people, middle, 1);
    const readers = [undefined, ...people];
    const python = verifier();
    const partial: string[] = [];
    for (const reader of readers) {
      const bytes = await kept(path, 'events', reader);
      partial.push(python.fileOf(python.give(bytes, ['--partial'])));
    }
    await answered((user) => house.as(user), path, people, most - middle, 2);
    for (const seat of people) await house.as(seat).put(`${path}/votes/draw`, { vote: true });
    const { body: match } = await house.as(undefined).get<MatchView>(path);
    expect(match.status).toBe('over');
    const whole = python.fileOf(python.give(await kept(path, 'log')));

    const engines = enginesOfTests(GAMES_UNDER_TEST);
    for (const file of partial) {
      const report = await auditLines(await linesOfLog(file), false, { engines });
      expect([report.verdict, report.findings]).toEqual(['unchecked', []]);
    }
    expect(await auditLines(await linesOfLog(whole), true, { engines })).toMatchObject({
      verdict: 'holds',
      findings: [],
    });
    expect((await house.as(undefined).get<Audit>(`${path}/audit`)).body).toMatchObject({
      verdict: 'holds',
      findings: [],
    });
    const said = await python.said();
    expect(said.flatMap(({ findings }) => findings)).toEqual([]);
    expect(said.map(({ verdict, holds }) => [verdict, holds])).toEqual(
      hasPython ? [...partial.map(() => ['unchecked', false]), ['unchecked', true]] : [],
    );
  },
);
