import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LEARNED } from '../../../domain/kutuzov/bot/foresight/learned.ts';
import { CAMPS, type Camp } from '../../../domain/kutuzov/terms/nations.ts';
import { WrongUsage } from '../../../infra/local/commands/usage.ts';
import { script } from '../../../infra/local/scripts/script.ts';
import { botOf, house } from '../../bench/kutuzov-players.ts';
import { imperialShare, type Told, toldGame } from '../learning/games.ts';
import { fitted } from '../learning/regression.ts';
import { tableOf, withScales } from '../learning/table.ts';

const TABLE = 'domain/kutuzov/bot/foresight/learned.ts';
const RANGE = /^(\d{1,9})-(\d{1,9})$/;

const keptIn = (file: string): readonly Told[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];

await script(
  {
    name: 'play-many -- bot-learning',
    takes: 'SCENARIO CAMP FROM-TO FILE [BOT]',
    does:
      'play games with these seeds in which the bot of Kutuzov is a Camp and tries something now and then, against itself and, in half of ' +
      `them, against the bot/bot.ts of another checkout; keep their positions in FILE, and write into ${TABLE} what all the games there teach`,
    example: 'npm run play-many -- bot-learning 2 imperial 1-400 ../games-2.jsonl ../before/domain/kutuzov/bot/bot.ts',
    exits: '0',
  },
  async ({ words, report, tell }) => {
    const [number = '', side = '', range = '', file, other] = words;
    const [, from, to] = RANGE.exec(range) ?? [];
    if (
      !/^[1-4]$/.test(number) ||
      !(CAMPS as readonly string[]).includes(side) ||
      from === undefined ||
      to === undefined ||
      file === undefined
    )
      throw new WrongUsage('it takes a scenario (1-4), a Camp (imperial, tsarist), seeds (1-400) and a file');
    const [scenario, camp] = [Number(number), side as Camp];
    const enemy = other === undefined ? house : await botOf(other);
    const progress = report(Number(to) - Number(from) + 1);
    for (let seed = Number(from); seed <= Number(to); seed++) {
      appendFileSync(file, `${JSON.stringify(toldGame(scenario, camp, seed, enemy))}\n`);
      progress.step();
    }
    progress.end();
    const games = keptIn(file).filter((game) => game.scenario === scenario);
    const [first] = games;
    if (first === undefined) throw new WrongUsage(`${file} has no game of scenario ${scenario}`);
    const { bias, weights } = fitted(games.map(({ won, positions }) => ({ won, positions })));
    const scales = {
      scenario,
      side: camp,
      bias,
      weights: Object.fromEntries(first.names.map((name, i) => [name, weights[i]!])),
    };
    writeFileSync(TABLE, tableOf(withScales(LEARNED, scales)));
    const positions = games.reduce((sum, game) => sum + game.positions.length, 0);
    await tell(
      `scenario ${scenario}, ${camp}: ${games.length} games, ${positions} positions, the Imperials won ${(100 * imperialShare(games)).toFixed(0)} %`,
      { scenario, camp, games: games.length, positions, imperial: imperialShare(games) },
    );
    return 0;
  },
);
