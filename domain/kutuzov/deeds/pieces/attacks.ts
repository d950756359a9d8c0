import { at } from '../../../lib/sure.ts';
import { type Fighter, fighterOf, formationIn, UNHURT } from '../../battle/battle.ts';
import { controlOf } from '../../map/ground.ts';
import { minus } from '../../pieces/pieces.ts';
import { enter, type Table } from '../../table/table.ts';
import { type Camp, campOf, NATIONS_OF, type Nation, otherCamp } from '../../terms/nations.ts';
import type { Formation } from '../../terms/schemas.ts';

const NOBODY: Formation = { troops: [], leaders: [] };

/** The attackers and their target. */
export interface Attack {
  readonly space: string;
  /**
   * The active Camp. Its pieces stand in the space already, and so do the defenders, including those who intercepted.
   */
  readonly camp: Camp;
  /**
   * Where the attackers came from, the one who moved in first: the line of the attack (§12.4), and their way back
   * (§12.6).
   */
  readonly origins: readonly string[];
  /** Evasions of defenders that failed (§11.8). */
  readonly failures: number;
  /** Some of those brought the attackers no die, by event, but the defenders have no help of the ground (§12.4). */
  readonly exposed?: true;
  /**
   * The attackers of the active Camp, the commander first: in a zone perhaps not all who are there (§10.72). All, if
   * left out.
   */
  readonly party?: Formation;
  /** Defenders who are not attacked: they evaded and stayed in their zone (§11.6). */
  readonly spared?: Formation;
  /** What coast batteries have done to the attackers: it counts in the first round (§15.3). */
  readonly shelled?: Fighter['struck'];
  /** Nations that fight each other, where it is not Camp against Camp: on ground that helps nobody (§9.3). */
  readonly nations?: { readonly attackers: readonly Nation[]; readonly defenders: readonly Nation[] };
}

/**
 * Begins a battle (§12): everybody of the other Camp in the space defends. It is entered as a frame over the last one.
 */
export function beginBattle(
  table: Table,
  { space, camp, origins, failures, exposed, party, spared = NOBODY, shelled = UNHURT, nations }: Attack,
): void {
  const { state } = table;
  const active = nations?.attackers ?? NATIONS_OF[camp];
  const enemy = nations === undefined ? otherCamp(camp) : campOf(at(nations.defenders, 0));
  const apart = party === undefined ? NOBODY : others(formationIn(state, space, active, NOBODY), party);
  enter(table, {
    is: 'battle',
    space,
    attackers: shelledBefore(fighterOf(state, space, camp, active, apart, party?.leaders[0]), shelled),
    defenders: fighterOf(state, space, enemy, nations?.defenders ?? NATIONS_OF[enemy], spared),
    origins,
    failures,
    sheltered: nations === undefined && failures === 0 && !exposed && controlOf(state, space) === enemy,
    entrenched: false,
    round: 1,
    loser: null,
    opening: null,
    broken: null,
    ways: null,
    stage: 'active',
  });
}

/**
 * A side at which coast batteries have fired: those they eliminated are gone, the disruptions fall in the first round
 * (§15.3).
 */
const shelledBefore = (fighter: Fighter, { eliminations, disruptions }: Fighter['struck']): Fighter => ({
  ...fighter,
  hits: eliminations,
  eliminated: eliminations,
  struck: { eliminations: 0, disruptions },
});

/** Pieces without some of them. */
const others = (all: Formation, gone: Formation): Formation => ({
  troops: minus(all.troops, gone.troops),
  leaders: all.leaders.filter((id) => !gone.leaders.includes(id)),
});
