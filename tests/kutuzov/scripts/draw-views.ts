import { NEWEST } from '../../../domain/kutuzov/edition/editions.ts';
import { initialState } from '../../../domain/kutuzov/setup.ts';
import type { Position, State } from '../../../domain/kutuzov/state/state.ts';
import { type View, view } from '../../../domain/kutuzov/state/view.ts';

const SEATS: Position['seats'] = { fn: ['FN'], r1: ['R1'], fs: ['FS'], r2: ['R2'] };

/** A scenario set up, before any card is dealt. */
export const setUp = (scenario: number): State => initialState(NEWEST, scenario, SEATS);

/** The set-up of a scenario with some of it changed, as a seat sees it, or nobody. */
export const drawn = (scenario: number, change: Partial<State> = {}, viewer: readonly string[] = []): View =>
  view({ ...setUp(scenario), ...change }, viewer);
