import { WrongUsage } from '../../../infra/local/commands/usage.ts';
import { script } from '../../../infra/local/scripts/script.ts';
import { askedOver, ORDERS, type Questions } from '../kit/questions.ts';

const ids = Object.keys(ORDERS);
const per = (count: number, of: number): string => (of === 0 ? '-' : (count / of).toFixed(2));

/** A row of the table: questions a seat and turn, waits an impulse, useful answers lost a seat and turn. */
const rowOf = ({ windows, own, waits, lost, turns, impulses, seats }: Questions) =>
  `${per(windows, turns * seats)} questions (${per(own, turns * seats)} in one’s own impulse), ${per(waits, impulses)} waits, ` +
  `${per(lost, turns * seats)} useful answers lost`;

await script(
  {
    name: 'play-many -- campaign-questions',
    takes: '[GAMES] [ORDER…] [--json]',
    does: `count how often people would be asked while house players play campaigns of every scenario (1 of each) under a standing order: ${ids.join(', ')}`,
    example: 'npm run play-many -- campaign-questions 6 none by-mail',
    exits: '0',
  },
  async ({ words, report, tell }) => {
    const [games = '1'] = words.filter((word) => /^[1-9]\d{0,2}$/.test(word));
    const named = words.filter((word) => !/^\d+$/.test(word));
    const unknown = named.filter((word) => !ids.includes(word));
    if (unknown.length > 0) throw new WrongUsage(`orders are ${ids.join(', ')}, not ${unknown.join(', ')}`);
    const orders = named.length > 0 ? named : ids;
    const progress = report(orders.length * 4 * Number(games));
    for (const order of orders)
      for (const scenario of [1, 2, 3, 4]) {
        const all: Questions[] = [];
        for (let seed = 1; seed <= Number(games); seed++) {
          all.push(askedOver(scenario, seed, ORDERS[order]!));
          progress.step();
        }
        const sum = (key: keyof Questions): number => all.reduce((total, one) => total + one[key], 0);
        const row: Questions = {
          windows: sum('windows'),
          own: sum('own'),
          waits: sum('waits'),
          lost: sum('lost'),
          turns: sum('turns'),
          impulses: sum('impulses'),
          seats: 4,
        };
        await tell(`${order}, scenario ${scenario}, ${games} games: ${rowOf(row)}`, {
          order,
          scenario,
          games: Number(games),
          ...row,
        });
      }
    progress.end();
    return 0;
  },
);
