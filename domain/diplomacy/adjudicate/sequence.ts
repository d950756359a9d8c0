import { CENTRES } from '../map/provinces.ts';
import { type Phase, POWERS, type Power, type Season } from '../map/vocabulary.ts';
import type { Position } from '../state/state.ts';
import { needsAdjustment } from './due.ts';
import type { Resolution } from './index.ts';

/** §1.3 */
const CENTRES_TO_WIN = 18;

/**
 * The position at the start of the next phase (§5.1-§5.3): retreats if any dislodged unit has somewhere to go (§12.5),
 * after the fall adjustments if any power must remove or can build a unit, else the next season. A government that has
 * fallen is back at the next movement (§15.1).
 */
export function nextPosition(position: Position, resolution: Resolution): Position {
  const { units, dislodged, contested, centres } = resolution.next;
  const { idle, fallen, closed } = position;
  const lasting = { centres, ...(idle && { idle }), ...(closed && { closed }) };
  const round = { ...lasting, ...(fallen && { fallen }) };
  if (position.phase === 'movement' && dislodged.some(({ retreats }) => retreats.length > 0))
    return { season: position.season, year: position.year, phase: 'retreat', units, dislodged, contested, ...round };
  const at = (phase: Phase, season: Season = position.season, year = position.year): Position => ({
    season,
    year,
    phase,
    units,
    dislodged: [],
    contested: [],
    ...(phase === 'movement' ? lasting : round),
  });
  if (position.season === 'spring') return at('movement', 'fall');
  const winter = at('adjustment');
  if (position.phase !== 'adjustment' && POWERS.some((power) => needsAdjustment(winter, power))) return winter;
  return at('movement', 'spring', position.year + 1);
}

/**
 * Returns the power with 18 of the 34 centres, if there is one (§1.3). Valid at the end of a fall turn, after control
 * changed (§5.4).
 */
export function winner(centres: Position['centres']): Power | undefined {
  return POWERS.find((power) => CENTRES.filter((centre) => centres[centre] === power).length >= CENTRES_TO_WIN);
}
