import { BATTLE_IDS, battleOf } from '../../../domain/napoleonics/scenarios/index.ts';
import { countIn, oneOf } from '../../../infra/local/commands/usage.ts';
import { script } from '../../../infra/local/scripts/script.ts';
import { fray } from '../kit/fray.ts';
import { playWhole } from '../kit/whole.ts';

await script(
  {
    name: 'play-many -- random-battles',
    takes: '[BATTLES] [--json]',
    does: 'play so many whole battles at random (2000), every scenario in turn, in one process',
    example: 'npm run play-many -- random-battles 50',
    exits: '1: one went wrong',
  },
  async ({ words, report, tell }) => {
    const battles = [...BATTLE_IDS.map(battleOf), fray];
    const most = countIn(oneOf(words), 2000);
    const progress = report(most);
    let [commands, turns, wrong] = [0, 0, 0];
    for (let n = 1; n <= most; n++) {
      const battle = battles[n % battles.length]!;
      const whole = playWhole(battle, n);
      commands += whole.commands;
      turns += whole.turns;
      progress.step();
      if (whole.problems.length === 0) continue;
      wrong++;
      const { problems } = whole;
      await tell(`battle ${n}, ${battle.id}, after ${whole.commands} commands: ${problems.join('; ')}`, {
        battle: n,
        scenario: battle.id,
        problems,
      });
    }
    progress.end();
    await tell(`${most} battles, ${commands} commands, ${turns} turns`, { battles: most, commands, turns, wrong });
    return wrong === 0 ? 0 : 1;
  },
);
