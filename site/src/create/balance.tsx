import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { words } from './words.ts';

type Balances = Answered<'getBalance'>;

interface Props {
  readonly of: string;
  readonly setup: string;
  /** How often each side won when the bot played all sides, from the facts of a scenario. */
  readonly bots: unknown;
  nameOf(seat: string): string;
}

interface Side {
  readonly name: string;
  readonly won: number;
}

/** Returns how often each side won when the bot played both; empty if it has not. */
export const sidesIn = (bots: unknown): readonly Side[] => (Array.isArray(bots) ? (bots as readonly Side[]) : []);

/** Returns the share of games that each side won, in percent. */
export function sharesOf(sides: readonly Side[]): string {
  const games = sides.reduce((sum, { won }) => sum + won, 0);
  return sides.map(({ won }) => Math.round((100 * won) / games)).join(' : ');
}

/** Shows the results of the sides of a scenario: in games between people, and in games of bots against each other. */
export function Balance({ of, setup, bots, nameOf }: Props) {
  const [known, setKnown] = useState<Balances>();
  useEffect(() => {
    api.value.getBalance({ rules: of as never }).then(setKnown, () => undefined);
  }, [of, api.value]);
  const real = known?.of === of ? known.setups.find((each) => each.setup === setup) : undefined;
  const sides = sidesIn(bots);
  const all = words.value;
  return (
    <>
      {real !== undefined && (
        <p>
          {all.ofPeople(real.games)}{' '}
          {real.seats
            .map(({ seat, won, shared }) => `${nameOf(seat)} ${won}${shared > 0 ? ` (+${shared})` : ''}`)
            .join(', ')}
        </p>
      )}
      {sides.length > 0 && (
        <p>
          {all.ofBots(sides.reduce((sum, { won }) => sum + won, 0))}{' '}
          {sides.map(({ name, won }) => `${name} ${won}`).join(', ')}
        </p>
      )}
    </>
  );
}
