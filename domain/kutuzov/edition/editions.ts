import { sure } from '../../lib/sure.ts';
import type { EditionId } from '../terms/editions.ts';
import { completed } from './complete.ts';
import type { Edition, EditionData, Scenario } from './edition.ts';
import { HOME_IMPERIAL } from './rows/home-imperial.ts';
import { HOME_TSARIST } from './rows/home-tsarist.ts';
import { LEADERS } from './rows/leaders.ts';
import { LIMITS } from './rows/limits.ts';
import { LINKS } from './rows/links.ts';
import { MAIN } from './rows/main.ts';
import { MUST_PLAY } from './rows/must-play.ts';
import { SCENARIOS } from './rows/scenarios.ts';
import { SCENARIOS_2 } from './rows/scenarios-2.ts';
import { SPACES } from './rows/spaces.ts';
import { SURRENDER } from './rows/tracks.ts';

/** The edition rebuilt from the rulebook and from history. */
export const RECONSTRUCTED: EditionData = {
  id: 'reconstructed',
  name: { en: 'Reconstructed edition', ko: '복원판' },
  canvas: { width: 3400, height: 2200, spaceRadius: 34, zoneWidth: 170, zoneHeight: 110 },
  spaces: SPACES,
  links: LINKS,
  leaders: LEADERS,
  limits: LIMITS,
  cards: [...HOME_IMPERIAL, ...HOME_TSARIST, ...MUST_PLAY, ...MAIN],
  surrender: SURRENDER,
  scenarios: SCENARIOS,
};

/** The same with stronger garrisons of the capitals in scenario 1. */
export const RECONSTRUCTED_2: EditionData = {
  ...RECONSTRUCTED,
  id: 'reconstructed-2',
  name: { en: 'Reconstructed edition 2', ko: '복원판 2' },
  scenarios: SCENARIOS_2,
};

/** The edition of new games; logs that name none are of the first one. */
export const NEWEST: EditionId = 'reconstructed-2';

/** The editions one can play with. A test reads each by its schema and holds it to what is known of it. */
const EDITIONS: { readonly [id in EditionId]: Edition } = {
  reconstructed: completed(RECONSTRUCTED),
  'reconstructed-2': completed(RECONSTRUCTED_2),
};

export const editionOf = ({ edition }: { readonly edition: EditionId }): Edition => EDITIONS[edition];

/** The scenario that a position is of. Throws for one that the edition does not have. */
export const scenarioOf = ({
  edition,
  scenario,
}: {
  readonly edition: EditionId;
  readonly scenario: number;
}): Scenario => sure(editionOf({ edition }).scenario.get(scenario), `scenario ${scenario}`);
