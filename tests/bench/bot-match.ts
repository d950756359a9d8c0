import { POWERS, type Power } from '../../domain/diplomacy/map/vocabulary.ts';
import { careless, centresOf, eager, house, median, type Player, playMatch, simple } from './bot-players.ts';

// `npm run bot-match -- [games] [last year]`: the bot of the house, on each power in turn, against six others of a
// kind. A match ends with its last year, or with a solo. Prints a table for each kind, and what a call of the bot took.

const [games = 100, until = 1910] = process.argv.slice(2).map(Number);
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
    const others = POWERS.filter((seat) => seat !== power).map((seat) => centresOf(end, seat));
    for (const tally of [all, each.get(power)!]) count(tally, centresOf(end, power), others);
  }
  const sorted = times.sort((a, b) => a - b);
  const at = (part: number): string => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!.toFixed(1);
  console.log(`\nAgainst six ${kind} players, to the end of ${until}:\n`);
  console.log('| power | games | above the median | first alone | solos | centres |\n|---|---|---|---|---|---|');
  for (const [power, tally] of each) if (tally.games > 0) console.log(row(power, tally));
  console.log(row('all', all));
  const full = onFullBoards.length === 0 ? 'none' : `${median(onFullBoards).toFixed(1)} ms`;
  console.log(
    `\nA movement phase took ${at(0.5)} ms (median), ${at(0.99)} ms (p99); with 30 units and more: ${full} of ${onFullBoards.length}.`,
  );
}
