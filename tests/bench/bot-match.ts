import { POWERS, type Power } from '../../domain/diplomacy/map/vocabulary.ts';
import { countIn, WrongUsage } from '../../infra/local/commands/usage.ts';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { careless, centresOf, eager, house, median, type Player, playMatch, simple } from './bot-players.ts';

const KINDS: { readonly [kind: string]: Player } = { careless, eager, simple };

interface Tally {
  games: number;
  centres: number;
  aboveMedian: number;
  first: number;
  solos: number;
}

const tallyOf = (): Tally => ({ games: 0, centres: 0, aboveMedian: 0, first: 0, solos: 0 });

function count(tally: Tally, own: number, others: readonly number[]): void {
  tally.games++;
  tally.centres += own;
  if (own > median([own, ...others])) tally.aboveMedian++;
  if (own > Math.max(...others)) tally.first++;
  if (own >= 18) tally.solos++;
}

const row = (name: string, { games, centres, aboveMedian, first, solos }: Tally): string =>
  `| ${[name, games, aboveMedian, first, solos, (centres / games).toFixed(1)].join(' | ')} |`;

async function matches({ words, report, tell }: ScriptWork): Promise<number> {
  if (words.length > 2) throw new WrongUsage('how many games, and their last year');
  const [games, until] = [countIn(words[0], 100), countIn(words[1], 1910)];
  const progress = report(games * Object.keys(KINDS).length);
  for (const [kind, other] of Object.entries(KINDS)) {
    const all = tallyOf();
    const each = new Map<Power, Tally>(POWERS.map((power) => [power, tallyOf()]));
    const times: number[] = [];
    const onFullBoards: number[] = [];
    for (let game = 0; game < games; game++) {
      const power = POWERS[game % POWERS.length]!;
      const players = Object.fromEntries(POWERS.map((seat) => [seat, seat === power ? house : other]));
      const end = playMatch({
        players,
        seed: game,
        until,
        watch: ({ position }, seat, _, milliseconds) => {
          if (seat !== power || position.phase !== 'movement') return;
          times.push(milliseconds);
          if (position.units.length >= 30) onFullBoards.push(milliseconds);
        },
      });
      progress.step();
      const others = POWERS.filter((seat) => seat !== power).map((seat) => centresOf(end, seat));
      for (const tally of [all, each.get(power)!]) count(tally, centresOf(end, power), others);
    }
    const sorted = times.sort((a, b) => a - b);
    const at = (part: number): string =>
      sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!.toFixed(1);
    const rows = [...each].filter(([, tally]) => tally.games > 0).map(([power, tally]) => row(power, tally));
    const full = onFullBoards.length === 0 ? 'none' : `${median(onFullBoards).toFixed(1)} ms`;
    await tell(
      `
Against six ${kind} players, to the end of ${until}:

| power | games | above the median | first alone | solos | centres |
|---|---|---|---|---|---|
${[...rows, row('all', all)].join('\n')}

A movement phase took ${at(0.5)} ms (median), ${at(0.99)} ms (p99); with 30 units and more: ${full} of ${onFullBoards.length}.`,
      {
        against: kind,
        until,
        all,
        powers: Object.fromEntries(each),
        movementMs: { median: Number(at(0.5)), p99: Number(at(0.99)) },
      },
    );
  }
  progress.end();
  return 0;
}

await script(
  {
    name: 'play-many -- bot-match',
    takes: '[GAMES] [LAST_YEAR] [--json]',
    does: 'play the bot of the house, on each power in turn, against six others of a kind (100 games of each of three kinds, to 1910 or a solo)',
    example: 'npm run play-many -- bot-match 7 1905',
  },
  matches,
);
