import { adjudicateDiplomacy } from '../adjudicate.ts';
import { checkBattle } from '../check-battle.ts';
import { exportAccount } from '../export-account.ts';
import { getAccount } from '../get-account.ts';
import { getActions } from '../get-actions.ts';
import { getAudit } from '../get-audit.ts';
import { getBalance } from '../get-balance.ts';
import { getBoard } from '../get-board.ts';
import { getCase } from '../get-case.ts';
import { getEngine } from '../get-engine.ts';
import { getEvents } from '../get-events.ts';
import { getExport } from '../get-export.ts';
import { getGame } from '../get-game.ts';
import { getHealth } from '../get-health.ts';
import { getJwks } from '../get-jwks.ts';
import { getLapse } from '../get-lapse.ts';
import { getLedger } from '../get-ledger.ts';
import { getLog } from '../get-log.ts';
import { getPeople } from '../get-people.ts';
import { getPhases } from '../get-phases.ts';
import { getPress } from '../get-press.ts';
import { getPressAudit } from '../get-press-audit.ts';
import { getProblem } from '../get-problem.ts';
import { getProfile } from '../get-profile.ts';
import { getRules } from '../get-rules.ts';
import { getSeries } from '../get-series.ts';
import { getSetupBoard } from '../get-setup-board.ts';
import { getSight } from '../get-sight.ts';
import { getSignIn } from '../get-sign-in.ts';
import { getStandingOrders } from '../get-standing-orders.ts';
import { getState } from '../get-state.ts';
import { getStory } from '../get-story.ts';
import type { AnyOperation } from '../lib/http/endpoint.ts';
import { listBlocks } from '../list-blocks.ts';
import { listBots } from '../list-bots.ts';
import { listCases } from '../list-cases.ts';
import { listDeliveries } from '../list-deliveries.ts';
import { listGames } from '../list-games.ts';
import { listInvitations } from '../list-invitations.ts';
import { listMyEvents } from '../list-my-events.ts';
import { listMyGames } from '../list-my-games.ts';
import { listMyInvitations } from '../list-my-invitations.ts';
import { listNotices } from '../list-notices.ts';
import { listReports } from '../list-reports.ts';
import { listRules } from '../list-rules.ts';
import { listTokens } from '../list-tokens.ts';
import { listWays } from '../list-ways.ts';
import { postDryRun } from '../post-dry-run.ts';
import { postForecast } from '../post-forecast.ts';
import { signIn } from '../sign-in.ts';
import { askUnsubscribe } from '../unsubscribe.ts';

/** Every operation of the function `read`, in the order of openapi.yaml. */
export const READS: readonly AnyOperation[] = [
  listGames,
  getGame,
  getPeople,
  getState,
  getActions,
  postDryRun,
  getStandingOrders,
  postForecast,
  getLapse,
  getPress,
  getPressAudit,
  listInvitations,
  getEvents,
  getLog,
  getStory,
  getPhases,
  getSeries,
  getExport,
  getBoard,
  getSight,
  getAudit,
  listRules,
  getRules,
  getEngine,
  getSetupBoard,
  adjudicateDiplomacy,
  checkBattle,
  getSignIn,
  signIn,
  getAccount,
  exportAccount,
  listMyGames,
  listMyEvents,
  getProfile,
  getLedger,
  getBalance,
  listTokens,
  listBots,
  listMyInvitations,
  listBlocks,
  listReports,
  listCases,
  getCase,
  listNotices,
  listWays,
  listDeliveries,
  askUnsubscribe,
  getJwks,
  getProblem,
  getHealth,
];
