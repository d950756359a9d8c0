import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldpost } from '../../client/src/index.ts';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { POWERS } from '../../domain/diplomacy/map/vocabulary.ts';
import { audit } from '../../domain/match/audit/audit.ts';
import { type RecordedGame, replay } from '../../infra/local/commands/replay.ts';
import { meansOf } from '../kit/engine.ts';
import { type House, open, tokenOf } from './kit.ts';

// Twelve games that people and programs played elsewhere: seven clients order what was ordered then, in notation, and
// every position must be the recorded one; then the log must hold, with every command decided again.

const FOLDER = new URL('../diplomacy/games/', import.meta.url);
const games = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as RecordedGame,
);

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

it('there are twelve', () => {
  expect(games).toHaveLength(12);
});

it.each(games.map((game) => [game.id, game] as const))('%s over HTTP', async (_, record) => {
  const clients = await Promise.all(
    POWERS.map(async (power) => [power, fieldpost({ url: house.url, token: await tokenOf(power) })] as const),
  );
  const { game, compared, differences, status } = await replay(Object.fromEntries(clients), record);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(20);
  expect(status).toMatch(/^over: (solo|agreed-draw)$/);

  const { text } = await clients[0]![1].raw('getLog', { game }, { accept: 'application/x-ndjson' });
  const commits = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const { findings, checks } = await audit(diplomacy, commits, true, meansOf(diplomacy));
  expect(findings).toEqual([]);
  expect(checks.redecided).toBe(commits.length);

  // Some of them: saved as other programs save it, a game is played again, phase by phase, and comes to the same.
  if (games.indexOf(record) % 4 > 0) return;
  const save = async (id: string) => (await clients[0]![1].raw('getExport', { game: id, format: 'saved-game' })).text;
  const file = await save(game);
  const again = await clients[0]![1].createImport({ body: { file } });
  const positions = (text: string) =>
    (JSON.parse(text) as { readonly phases: readonly { state: { units: object; centers: object } }[] }).phases.map(
      ({ state: { units, centers } }) => ({ units, centers }),
    );
  const [saved, played] = [positions(file), positions(await save(again.game))];
  expect(played.length).toBeGreaterThan(20);
  expect(played).toEqual(saved.slice(0, played.length));
});
