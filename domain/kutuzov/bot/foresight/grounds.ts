import { editionOf } from '../../edition/editions.ts';
import { isFortress, isInRussia, isZone, tsaristKeys } from '../../map/ground.ts';
import type { Position } from '../../state/state.ts';
import { CAMPS, type Camp, POWERS_OF } from '../../terms/nations.ts';
import { modifierOf, resultOf } from '../../tracks/conquest.ts';
import { totalPoints } from '../../tracks/victory.ts';
import { type Lie, sign, type Traits } from './lie.ts';

/** Returns the holders of places, the value of each place, and the result of a conquest roll. */
export function groundTraits({ position, control }: Lie): Traits {
  const { turn, lastTurn } = position;
  const isLate = Number(turn === lastTurn);
  const lead = CAMPS.reduce(
    (sum, camp) => sum + sign(camp) * POWERS_OF[camp].reduce((all, power) => all + totalPoints(position, power), 0),
    0,
  );
  const keys = tsaristKeys(position);
  const modifier = modifierOf(position);
  const results = [1, 2, 3, 4, 5, 6].map((face) => resultOf(position, face, 'turn')?.camp);
  const faces = (camp: Camp): number => results.filter((each) => each === camp).length / 6;
  const isHeld = (id: string): boolean => control.get(id) === 1;
  const capitals = editionOf(position).spaces.filter(({ id, capital }) => capital && isHeld(id)).length;
  const duchies = editionOf(position).spaces.filter(({ id }) => !isZone(position, id));
  const lost = (russian: boolean, by: number): number =>
    duchies.filter(({ id }) => isInRussia(position, id) === russian && control.get(id) === by).length;
  return {
    points: lead / 10,
    'points, late': (isLate * lead) / 10,
    keys: keys / 10,
    'keys, late': (isLate * keys) / 10,
    ...Object.fromEntries([11, 12, 13, 14].map((many) => [`keys from ${many}`, Number(keys >= many)])),
    'keys to 3': Number(keys <= 3),
    modifier: modifier / 5,
    'modifier above 0': Math.max(0, modifier) / 5,
    'modifier below 0': Math.max(0, -modifier) / 5,
    conquest: faces('imperial'),
    'conquest, late': isLate * faces('imperial'),
    defeat: faces('tsarist'),
    'defeat, late': isLate * faces('tsarist'),
    'one capital': Number(capitals > 0),
    'both capitals': Number(capitals > 1),
    'imperial ground in russia': lost(true, 1) / 10,
    'tsarist ground abroad': lost(false, -1) / 4,
    'imperial works': Object.values(position.entrenched).filter((camp) => camp === 'imperial').length / 4,
    'tsarist works': Object.values(position.entrenched).filter((camp) => camp === 'tsarist').length / 4,
    'scorched ground': position.scorched.length / 8,
    ...Object.fromEntries(countedIn(position).map((id) => [`control ${id}`, control.get(id) ?? 0])),
  };
}

/** Places that count for something (§20), or that an army must take. */
const countedIn = (position: Position): readonly string[] =>
  editionOf(position)
    .spaces.filter(
      ({ id, key, depot, capital, port, pripyat }) =>
        !isZone(position, id) && (key || depot || capital || port || pripyat || isFortress(position, id)),
    )
    .map(({ id }) => id);
