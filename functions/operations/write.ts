import type { AnyOperation } from '../platform/http/request.ts';
import { cancelDeletion } from './account/cancel-deletion.ts';
import { createBot } from './account/create-bot.ts';
import { createGuest } from './account/create-guest.ts';
import { createToken } from './account/create-token.ts';
import { deleteAccount } from './account/delete-account.ts';
import { deleteBlock } from './account/delete-block.ts';
import { deleteBot } from './account/delete-bot.ts';
import { editAccount } from './account/edit-account.ts';
import { putBlock } from './account/put-block.ts';
import { releaseHandle } from './account/release-handle.ts';
import { revokeToken } from './account/revoke-token.ts';
import { takeHandle } from './account/take-handle.ts';
import { takeOverGuest } from './account/take-over-guest.ts';
import { challengeChannel } from './channels/challenge-channel.ts';
import { confirmChannel } from './channels/confirm-channel.ts';
import { createChannel } from './channels/create-channel.ts';
import { createGameHook } from './channels/create-game-hook.ts';
import { deleteChannel } from './channels/delete-channel.ts';
import { deleteGameHook } from './channels/delete-game-hook.ts';
import { editChannel } from './channels/edit-channel.ts';
import { renewChannelSecret } from './channels/renew-channel-secret.ts';
import { renewPush } from './channels/renew-push.ts';
import { replayDelivery } from './channels/replay-delivery.ts';
import { testChannel } from './channels/test-channel.ts';
import { closeGame } from './games/close-game.ts';
import { createGame } from './games/create-game.ts';
import { createImport } from './games/create-import.ts';
import { editGame } from './games/edit-game.ts';
import { postFork } from './games/post-fork.ts';
import { postRematch } from './games/post-rematch.ts';
import { startGame } from './games/start-game.ts';
import { createInvitation } from './invitations/create-invitation.ts';
import { createLink } from './invitations/create-link.ts';
import { declineInvitation } from './invitations/decline-invitation.ts';
import { deleteInvitation } from './invitations/delete-invitation.ts';
import { followLink } from './invitations/follow-link.ts';
import { postModeration } from './moderation/post-moderation.ts';
import { postReport } from './moderation/post-report.ts';
import { putCase } from './moderation/put-case.ts';
import { deleteMute } from './notifications/delete-mute.ts';
import { putMute } from './notifications/put-mute.ts';
import { unsubscribe } from './notifications/unsubscribe.ts';
import { castVote } from './play/cast-vote.ts';
import { postAction } from './play/post-action.ts';
import { postExtension } from './play/post-extension.ts';
import { postTakeback } from './play/post-takeback.ts';
import { putAway } from './play/put-away.ts';
import { putStandingOrders } from './play/put-standing-orders.ts';
import { leaveSeat } from './seats/leave-seat.ts';
import { moveSeat } from './seats/move-seat.ts';
import { postConfirmation } from './seats/post-confirmation.ts';
import { postReveal } from './seats/post-reveal.ts';
import { putContribution } from './seats/put-contribution.ts';
import { takeSeat } from './seats/take-seat.ts';
import { postBeat } from './service/post-beat.ts';

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
  createGameHook,
  deleteGameHook,
  createGuest,
  editAccount,
  deleteAccount,
  cancelDeletion,
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
  putMute,
  deleteMute,
  createChannel,
  editChannel,
  deleteChannel,
  confirmChannel,
  challengeChannel,
  testChannel,
  renewChannelSecret,
  replayDelivery,
  renewPush,
  unsubscribe,
  postBeat,
];
