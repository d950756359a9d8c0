import type { AnyOperation } from '../platform/http/request.ts';
import { getAccount } from './account/get-account.ts';
import { getSignIn } from './account/get-sign-in.ts';
import { listBlocks } from './account/list-blocks.ts';
import { listBots } from './account/list-bots.ts';
import { listTokens } from './account/list-tokens.ts';
import { signIn } from './account/sign-in.ts';
import { listChannels } from './channels/list-channels.ts';
import { listDeliveries } from './channels/list-deliveries.ts';
import { listGameHooks } from './channels/list-game-hooks.ts';
import { getGame } from './games/get-game.ts';
import { getPeople } from './games/get-people.ts';
import { getTable } from './games/get-table.ts';
import { listGames } from './games/list-games.ts';
import { listMyGames } from './games/list-my-games.ts';
import { getEvents } from './history/get-events.ts';
import { getPhases } from './history/get-phases.ts';
import { getPublicBoard } from './history/get-public-board.ts';
import { getPublicPhases } from './history/get-public-phases.ts';
import { getPublicState } from './history/get-public-state.ts';
import { getSeries } from './history/get-series.ts';
import { getStory } from './history/get-story.ts';
import { listInvitations } from './invitations/list-invitations.ts';
import { listMyInvitations } from './invitations/list-my-invitations.ts';
import { getCase } from './moderation/get-case.ts';
import { listCases } from './moderation/list-cases.ts';
import { listReports } from './moderation/list-reports.ts';
import { listMyEvents } from './notifications/list-my-events.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { askUnsubscribe } from './notifications/unsubscribe.ts';
import { getLedger } from './people/get-ledger.ts';
import { getProfile } from './people/get-profile.ts';
import { getActions } from './play/get-actions.ts';
import { getBoard } from './play/get-board.ts';
import { getFacts } from './play/get-facts.ts';
import { getLapse } from './play/get-lapse.ts';
import { getSight } from './play/get-sight.ts';
import { getStandingOrders } from './play/get-standing-orders.ts';
import { getState } from './play/get-state.ts';
import { postDryRun } from './play/post-dry-run.ts';
import { postForecast } from './play/post-forecast.ts';
import { getPress } from './press/get-press.ts';
import { adjudicateDiplomacy } from './rules/adjudicate.ts';
import { checkBattle } from './rules/check-battle.ts';
import { getBalance } from './rules/get-balance.ts';
import { getRules } from './rules/get-rules.ts';
import { getSetupBoard } from './rules/get-setup-board.ts';
import { listRules } from './rules/list-rules.ts';
import { getHealth } from './service/get-health.ts';
import { getJwks } from './service/get-jwks.ts';
import { getProblem } from './service/get-problem.ts';
import { listOutages } from './service/list-outages.ts';
import { listProblems } from './service/list-problems.ts';

/** Every operation of the function `read`, in the order of openapi.yaml. */
export const READS: readonly AnyOperation[] = [
  listGames,
  getGame,
  getPeople,
  getTable,
  getState,
  getActions,
  postDryRun,
  getStandingOrders,
  postForecast,
  getLapse,
  getPress,
  listInvitations,
  listGameHooks,
  getEvents,
  getStory,
  getPhases,
  getSeries,
  getBoard,
  getSight,
  getFacts,
  getPublicState,
  getPublicBoard,
  getPublicPhases,
  listRules,
  getRules,
  getSetupBoard,
  adjudicateDiplomacy,
  checkBattle,
  getSignIn,
  signIn,
  getAccount,
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
  listNotifications,
  listChannels,
  listDeliveries,
  askUnsubscribe,
  getJwks,
  listOutages,
  listProblems,
  getProblem,
  getHealth,
];
