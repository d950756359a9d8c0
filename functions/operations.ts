import { adjudicateDiplomacy } from './adjudicate.ts';
import { castVote } from './cast-vote.ts';
import { checkBattle } from './check-battle.ts';
import { closeGame } from './close-game.ts';
import { confirmWay } from './confirm-way.ts';
import { createBot } from './create-bot.ts';
import { createGame } from './create-game.ts';
import { createGuest } from './create-guest.ts';
import { createInvitation } from './create-invitation.ts';
import { createLink } from './create-link.ts';
import { createToken } from './create-token.ts';
import { createWay } from './create-way.ts';
import { declineInvitation } from './decline-invitation.ts';
import { deleteBlock } from './delete-block.ts';
import { deleteBot } from './delete-bot.ts';
import { deleteInvitation } from './delete-invitation.ts';
import { deleteWay } from './delete-way.ts';
import { editAccount } from './edit-account.ts';
import { editGame } from './edit-game.ts';
import { editWay } from './edit-way.ts';
import { endAccount } from './end-account.ts';
import { exportAccount } from './export-account.ts';
import { followLink } from './follow-link.ts';
import { getAccount } from './get-account.ts';
import { getActions } from './get-actions.ts';
import { getAudit } from './get-audit.ts';
import { getBoard } from './get-board.ts';
import { getEngine } from './get-engine.ts';
import { getEvents } from './get-events.ts';
import { getExport } from './get-export.ts';
import { getGame } from './get-game.ts';
import { getHealth } from './get-health.ts';
import { getJwks } from './get-jwks.ts';
import { getLapse } from './get-lapse.ts';
import { getLedger } from './get-ledger.ts';
import { getLog } from './get-log.ts';
import { getPeople } from './get-people.ts';
import { getPhases } from './get-phases.ts';
import { getPress } from './get-press.ts';
import { getPressAudit } from './get-press-audit.ts';
import { getProblem } from './get-problem.ts';
import { getProfile } from './get-profile.ts';
import { getRules } from './get-rules.ts';
import { getSeries } from './get-series.ts';
import { getSetupBoard } from './get-setup-board.ts';
import { getSight } from './get-sight.ts';
import { getSignIn } from './get-sign-in.ts';
import { getStandingOrders } from './get-standing-orders.ts';
import { getState } from './get-state.ts';
import { getStory } from './get-story.ts';
import { keepAccount } from './keep-account.ts';
import { leaveSeat } from './leave-seat.ts';
import type { AnyOperation } from './lib/http/endpoint.ts';
import { listBlocks } from './list-blocks.ts';
import { listBots } from './list-bots.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listGames } from './list-games.ts';
import { listInvitations } from './list-invitations.ts';
import { listMyEvents } from './list-my-events.ts';
import { listMyGames } from './list-my-games.ts';
import { listMyInvitations } from './list-my-invitations.ts';
import { listNotices } from './list-notices.ts';
import { listRules } from './list-rules.ts';
import { listTokens } from './list-tokens.ts';
import { listWays } from './list-ways.ts';
import { moveSeat } from './move-seat.ts';
import { postAction } from './post-action.ts';
import { postDryRun } from './post-dry-run.ts';
import { postExtension } from './post-extension.ts';
import { postForecast } from './post-forecast.ts';
import { postPress } from './post-press.ts';
import { postReveal } from './post-reveal.ts';
import { postTakeback } from './post-takeback.ts';
import { putAway } from './put-away.ts';
import { putBlock } from './put-block.ts';
import { putContribution } from './put-contribution.ts';
import { putPressMarks } from './put-press-marks.ts';
import { putStandingOrders } from './put-standing-orders.ts';
import { releaseHandle } from './release-handle.ts';
import { renewWaySecret } from './renew-way-secret.ts';
import { replayDelivery } from './replay-delivery.ts';
import { revokeToken } from './revoke-token.ts';
import { signIn } from './sign-in.ts';
import { startGame } from './start-game.ts';
import { takeHandle } from './take-handle.ts';
import { takeOverGuest } from './take-over-guest.ts';
import { takeSeat } from './take-seat.ts';
import { askUnsubscribe, unsubscribe } from './unsubscribe.ts';

/** Every operation of openapi.yaml, in its order. */
export const OPERATIONS: readonly AnyOperation[] = [
  listGames,
  createGame,
  getGame,
  editGame,
  closeGame,
  getPeople,
  takeSeat,
  moveSeat,
  leaveSeat,
  putContribution,
  postReveal,
  startGame,
  castVote,
  postExtension,
  putAway,
  getState,
  getActions,
  postAction,
  postDryRun,
  postTakeback,
  getStandingOrders,
  putStandingOrders,
  postForecast,
  getLapse,
  getPress,
  postPress,
  putPressMarks,
  getPressAudit,
  listInvitations,
  createInvitation,
  deleteInvitation,
  createLink,
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
  createGuest,
  getSignIn,
  signIn,
  getAccount,
  editAccount,
  endAccount,
  keepAccount,
  takeHandle,
  releaseHandle,
  exportAccount,
  listMyGames,
  listMyEvents,
  getProfile,
  getLedger,
  createToken,
  listTokens,
  revokeToken,
  createBot,
  listBots,
  deleteBot,
  listMyInvitations,
  followLink,
  declineInvitation,
  listBlocks,
  putBlock,
  deleteBlock,
  takeOverGuest,
  listNotices,
  createWay,
  listWays,
  editWay,
  deleteWay,
  confirmWay,
  renewWaySecret,
  listDeliveries,
  replayDelivery,
  askUnsubscribe,
  unsubscribe,
  getJwks,
  getProblem,
  getHealth,
];
