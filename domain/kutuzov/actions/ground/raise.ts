import { raise } from '../../deeds/pieces/raising.ts';
import type { Frame, FrameOf } from '../../frames/frames.ts';
import { costOf, nationOf, raiseChoices, raiseRefusal, type Terms, type Way } from '../../map/building.ts';
import { buildSiteRefusal, buildSites, regroupSiteRefusal, regroupSites } from '../../map/sites.ts';
import { refusal } from '../../refusals.ts';
import type { Position } from '../../state/state.ts';
import type { Table } from '../../table/table.ts';
import type { Nation } from '../../terms/nations.ts';
import type { Action } from '../action.ts';

/** How a frame pays for what is built and regrouped in it. */
export interface Purse<F extends Frame> {
  terms(position: Position, frame: F): Terms;
  pay(table: Table, frame: F, bill: Bill): void;
}
interface Bill {
  readonly way: Way;
  readonly nation: Nation;
  readonly space: string;
  readonly cost: number;
}

/** Building (§6.1) or regrouping (§6.2), of one leader or of SP of one nation in one space. */
export const raising = <F extends Frame>(way: Way, purse: Purse<F>): Action<F, Way> => ({
  type: way,
  legal: (view, frame, power) => raiseChoices(view, power, purse.terms(view, frame), way),
  against: (view, frame, power, { piece, space }) =>
    raiseRefusal(view, power, purse.terms(view, frame), way, piece, space),
  act(table, frame, power, { piece, space }) {
    const cost = costOf(table.state, way, piece);
    purse.pay(table, frame, { way, nation: nationOf(table.state, piece), space, cost });
    raise(table, power, way, piece, space);
  },
});

/** Where a nation's pieces may come at all, and why not elsewhere. */
export const onTheMap = (position: Position): Pick<Terms, 'sites' | 'siteRefusal'> => ({
  sites: (way, nation) => (way === 'build' ? buildSites(position, nation) : regroupSites(position, nation)),
  siteRefusal: (way, nation, space) =>
    (way === 'build' ? buildSiteRefusal : regroupSiteRefusal)(position, nation, space),
});

/** At one place for each nation, once it has been chosen (§17.2). */
export function atOnePlace(
  at: Pick<Terms, 'sites' | 'siteRefusal'>,
  magazines: { readonly [nation in Nation]?: string },
  ways: readonly Way[],
) {
  const isFree = (way: Way, nation: Nation, space: string) =>
    !ways.includes(way) || magazines[nation] === undefined || magazines[nation] === space;
  return {
    sites: (way, nation) => at.sites(way, nation).filter((space) => isFree(way, nation, space)),
    siteRefusal: (way, nation, space) =>
      at.siteRefusal(way, nation, space) ??
      (isFree(way, nation, space)
        ? undefined
        : refusal('ONE_MAGAZINE', { en: 'all of it comes to one place', ko: '모두 한 곳에 놓습니다.' }, '§17.2')),
  } satisfies Pick<Terms, 'sites' | 'siteRefusal'>;
}

/** With the CP of a card in an impulse (§5.5). */
const card: Purse<FrameOf<'card' | 'grant'>> = {
  terms: (position, { cp }) => ({ cp: () => cp, ...onTheMap(position) }),
  pay: (table, { cp }, { way, cost }) =>
    table.emit({ type: 'cp-spent', cp: cost, left: cp - cost, rule: way === 'build' ? '§6.1' : '§6.2' }),
};
export const build = raising('build', card);
export const regroup = raising('regroup', card);
