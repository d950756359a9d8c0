import { castVote } from '../cast-vote.ts';
import { closeGame } from '../close-game.ts';
import { confirmWay } from '../confirm-way.ts';
import { createBot } from '../create-bot.ts';
import { createGame } from '../create-game.ts';
import { createGuest } from '../create-guest.ts';
import { createImport } from '../create-import.ts';
import { createInvitation } from '../create-invitation.ts';
import { createLink } from '../create-link.ts';
import { createToken } from '../create-token.ts';
import { createWay } from '../create-way.ts';
import { declineInvitation } from '../decline-invitation.ts';
import { deleteBlock } from '../delete-block.ts';
import { deleteBot } from '../delete-bot.ts';
import { deleteInvitation } from '../delete-invitation.ts';
import { deleteWay } from '../delete-way.ts';
import { editAccount } from '../edit-account.ts';
import { editGame } from '../edit-game.ts';
import { editWay } from '../edit-way.ts';
import { endAccount } from '../end-account.ts';
import { followLink } from '../follow-link.ts';
import { keepAccount } from '../keep-account.ts';
import { leaveSeat } from '../leave-seat.ts';
import type { AnyOperation } from '../lib/http/endpoint.ts';
import { moveSeat } from '../move-seat.ts';
import { postAction } from '../post-action.ts';
import { postConfirmation } from '../post-confirmation.ts';
import { postExtension } from '../post-extension.ts';
import { postFork } from '../post-fork.ts';
import { postModeration } from '../post-moderation.ts';
import { postRematch } from '../post-rematch.ts';
import { postReport } from '../post-report.ts';
import { postReveal } from '../post-reveal.ts';
import { postTakeback } from '../post-takeback.ts';
import { putAway } from '../put-away.ts';
import { putBlock } from '../put-block.ts';
import { putCase } from '../put-case.ts';
import { putContribution } from '../put-contribution.ts';
import { putStandingOrders } from '../put-standing-orders.ts';
import { releaseHandle } from '../release-handle.ts';
import { renewWaySecret } from '../renew-way-secret.ts';
import { replayDelivery } from '../replay-delivery.ts';
import { revokeToken } from '../revoke-token.ts';
import { startGame } from '../start-game.ts';
import { takeHandle } from '../take-handle.ts';
import { takeOverGuest } from '../take-over-guest.ts';
import { takeSeat } from '../take-seat.ts';
import { unsubscribe } from '../unsubscribe.ts';

/** Every operation of the function `write`, in the order of openapi.yaml. */
export const WRITES: readonly AnyOperation[] = [
  createGame,
  editGame,
  closeGame,
  takeSeat,
  moveSeat,
  leaveSeat,
  putContribution,
  postReveal,
  postConfirmation,
  postRematch,
  postFork,
  createImport,
  startGame,
  castVote,
  postExtension,
  putAway,
  postAction,
  postTakeback,
  putStandingOrders,
  postModeration,
  createInvitation,
  deleteInvitation,
  createLink,
  createGuest,
  editAccount,
  endAccount,
  keepAccount,
  takeHandle,
  releaseHandle,
  createToken,
  revokeToken,
  createBot,
  deleteBot,
  followLink,
  declineInvitation,
  putBlock,
  deleteBlock,
  postReport,
  putCase,
  takeOverGuest,
  createWay,
  editWay,
  deleteWay,
  confirmWay,
  renewWaySecret,
  replayDelivery,
  unsubscribe,
];
