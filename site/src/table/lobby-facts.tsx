import type { Game } from '@fieldpost/client';
import { useTitleOf } from '../app/service/games.ts';
import { lasting } from '../app/when.ts';
import { sharesOf, sidesIn } from '../create/balance.tsx';
import type { Setup } from '../door/setups.ts';
import { words } from '../door/words.ts';

/** Returns how long players have to answer, in words. */
function timeOf({ deadlines, bank, grace }: Game['settings']): string {
  const all = words.value;
  const seconds = (count: number): string => lasting(count * 1000);
  if (bank !== undefined)
    return bank.increment > 0
      ? all.bank(seconds(bank.initial), seconds(bank.increment))
      : all.bankOnly(seconds(bank.initial));
  if (deadlines.default === undefined) return all.noDeadline;
  return [all.perMove(seconds(deadlines.default)), ...(grace > 0 ? [all.graced(seconds(grace))] : [])].join(', ');
}

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Returns how long a scenario is: by its turns, or by the banners that win it. */
function lengthOf({ facts, seats }: Setup): string | undefined {
  const [turn, last] = [numberIn(facts.turn), numberIn(facts.lastTurn)];
  if (turn !== undefined && last !== undefined) return words.value.turnsLong(last - turn + 1);
  const banners = typeof facts.banners === 'object' && facts.banners !== null ? Object.entries(facts.banners) : [];
  const counts = banners.map(([seat, count]) => `${seats.find((each) => each.seat === seat)?.name ?? seat} ${count}`);
  return counts.length === 0 ? undefined : words.value.banners(counts.join(', '));
}

/** The facts by which a friend decides to play: scenario, length, balance, time. */
export function LobbyFacts({ game, setup }: { readonly game: Game; readonly setup: Setup | undefined }) {
  const title = useTitleOf(game.of);
  const all = words.value;
  const facts = setup?.facts ?? {};
  const sides = sidesIn(facts.bots);
  const first = setup?.seats.find(({ seat, holds }) => seat === facts.first || holds.includes(String(facts.first)));
  const rows: readonly (readonly [string, string | undefined])[] = [
    [all.scenario, setup === undefined ? title : `${title} · ${setup.name}`],
    [all.length, setup && lengthOf(setup)],
    [all.difficulty, typeof facts.difficulty === 'string' ? facts.difficulty : undefined],
    [
      all.balance,
      sides.length === 0
        ? undefined
        : all.byBots(sides.map(({ name }, i) => `${name} ${sharesOf(sides).split(' : ')[i]}`).join(', ')),
    ],
    [all.firstSide, first?.name],
    [all.time, timeOf(game.settings)],
  ];
  return (
    <dl class="lobby-facts">
      {rows.map(
        ([name, value]) => value !== undefined && [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>],
      )}
    </dl>
  );
}
