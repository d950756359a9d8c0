import type { Answered } from '@fieldpost/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/service/api.ts';
import { words } from './words.ts';

type Balances = Answered<'getBalance'>;

interface Props {
  readonly of: string;
  readonly setup: string;
  /** How often each side won when the bot played all of them, as the facts of a scenario have it. */
  readonly bots: unknown;
  nameOf(seat: string): string;
}

/** How the sides of a scenario do: in games of people, and of bots against themselves. */
export function Balance({ of, setup, bots, nameOf }: Props) {
  const [known, setKnown] = useState<Balances>();
  useEffect(() => {
    api.value.getBalance({ rules: of as never }).then(setKnown, () => undefined);
  }, [of, api.value]);
  const real = known?.of === of ? known.setups.find((each) => each.setup === setup) : undefined;
  const sides = Array.isArray(bots) ? (bots as readonly { readonly name: string; readonly won: number }[]) : [];
  const all = words.value;
  return (
    <>
      {real !== undefined && (
        <p>
          {all.ofPeople(real.games)}{' '}
          {real.seats.map(({ seat, won, shared }) => `${nameOf(seat)} ${won}${shared > 0 ? ` (+${shared})` : ''}`).join(', ')}
        </p>
      )}
      {sides.length > 0 && (
        <p>
          {all.ofBots(sides.reduce((sum, { won }) => sum + won, 0))} {sides.map(({ name, won }) => `${name} ${won}`).join(', ')}
        </p>
      )}
    </>
  );
}
