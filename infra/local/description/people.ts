import { rematchSchema } from '../../../functions/answers/receipt.ts';
import { accountSchema } from '../../../functions/features/accounts/account-schema.ts';
import {
  botAccountSchema,
  botsAnswerSchema,
  guestSchema,
  madeTokenSchema,
  takenGuestSchema,
  tokensAnswerSchema,
} from '../../../functions/features/accounts/answers.ts';
import {
  accountEditSchema,
  blocksAnswerSchema,
  deletionSchema,
  handleRequestSchema,
} from '../../../functions/features/accounts/schemas.ts';
import {
  signedInSchema,
  signInAnswerSchema,
  signInRequestSchema,
} from '../../../functions/features/accounts/sign-in-schemas.ts';
import { personalTokenSchema } from '../../../functions/features/auth/schemas.ts';
import { exportSchema } from '../../../functions/features/export/answers.ts';
import {
  invitationSchema,
  invitationsAnswerSchema,
  linkSchema,
  linkUsedSchema,
  linkUseSchema,
  madeLinkSchema,
  newInvitationSchema,
  newLinkSchema,
} from '../../../functions/features/invitations/schemas.ts';
import {
  myEventSchema,
  myEventsSchema,
  myGameSchema,
  myGamesPageSchema,
  myInvitationSchema,
  myInvitationsSchema,
} from '../../../functions/features/listing/answers.ts';
import {
  caseLineSchema,
  caseSchema,
  casesAnswerSchema,
  hidingSchema,
  reportSchema,
  reportsAnswerSchema,
} from '../../../functions/features/moderation/answers.ts';
import {
  caseEditSchema,
  hidingRequestSchema,
  moderationRequestSchema,
  reportRequestSchema,
} from '../../../functions/features/moderation/schemas.ts';
import { blockRequestSchema, blockSchema } from '../../../functions/features/people/schemas.ts';
import {
  pressAuditSchema,
  pressItemSchema,
  pressMarksSchema,
  pressPageSchema,
  pressReceiptSchema,
} from '../../../functions/features/press/answers.ts';
import { muteSchema, pressMarksRequestSchema, pressRequestSchema } from '../../../functions/features/press/schemas.ts';
import {
  balanceSchema,
  balancesSchema,
  ledgerSchema,
  profileSchema,
  ratingSchema,
  recordSchema,
} from '../../../functions/features/ratings/schemas.ts';
import {
  ledgerGameSchema,
  ledgerSeatSchema,
  playedSchema,
  skillSchema,
} from '../../../functions/features/ratings/stored-schemas.ts';
import { newBotSchema } from '../../../functions/operations/account/create-bot.ts';
import { newTokenSchema } from '../../../functions/operations/account/create-token.ts';
import { guestTakeoverSchema } from '../../../functions/operations/account/take-over-guest.ts';
import { newImportSchema } from '../../../functions/operations/games/create-import.ts';
import { newForkSchema } from '../../../functions/operations/games/post-fork.ts';
import { answer, both, type Component, request } from './component.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** The components of people, in the order of functions/openapi/people.yaml. */
export const PEOPLE: readonly Component[] = [
  request('NewImport', newImportSchema, 'The origin of a sandbox.'),
  request('NewFork', newForkSchema, 'The version from which a sandbox continues.'),
  answer('Rematch', rematchSchema, 'A rematch of a finished game.'),
  request('PressRequest', pressRequestSchema, 'A message to other players.'),
  request('PressMarksRequest', pressMarksRequestSchema, 'Changes of your private items. Omitted items stay.'),
  both('Mute', muteSchema, 'The notifications of a game that you want.'),
  answer('PressReceipt', pressReceiptSchema, 'Proof that an entry was written.'),
  answer('PressPage', pressPageSchema, 'Messages, as the caller may read them.'),
  answer(
    'PressItem',
    pressItemSchema,
    'An entry of the chain of its conversation, and its text with the salt that proves it.',
  ),
  answer('PressAudit', pressAuditSchema, 'Checked messages, and the root that was signed at the end.'),
  answer('PressMarks', pressMarksSchema, 'Your private items beside a game.'),

  request('NewInvitation', newInvitationSchema, 'The person to invite to a game.'),
  answer('Invitation', invitationSchema, 'An invitation, as its sender sees it.'),
  answer('InvitationsAnswer', invitationsAnswerSchema, 'The invitations and invite links of a game.'),
  request('NewLink', newLinkSchema, 'The invite link to make.'),
  answer('InvitationLink', linkSchema, 'An invite link, without its code.'),
  answer('MadeLink', madeLinkSchema, 'An invite link with its code, which is shown only here.'),
  answer('MyInvitationsAnswer', myInvitationsSchema, 'Games that the caller is invited to.'),
  answer('MyInvitation', myInvitationSchema, 'A game that the caller is invited to.'),
  request('LinkUse', linkUseSchema, 'The invite link to use.'),
  answer('LinkUsed', linkUsedSchema, 'The game of an invite link.'),

  answer('SignInAnswer', signInAnswerSchema, 'How people sign in.'),
  request('SignInRequest', signInRequestSchema, 'A sign-in.'),
  answer('SignedIn', signedInSchema, 'A token for a browser.'),
  answer('Account', accountSchema, 'The caller’s account.'),
  request('AccountEdit', accountEditSchema, 'Changes of a profile.'),
  answer('Deletion', deletionSchema, 'When an account ends, and what remains.'),
  answer(
    'AccountExport',
    exportSchema,
    'All stored data about the caller, with the proofs of the games they took part in.',
  ),
  request('ReportRequest', reportRequestSchema, 'The entry to report.'),
  answer('Report', reportSchema, 'A report of the caller.'),
  answer('ReportsAnswer', reportsAnswerSchema, 'The caller’s reports.'),
  answer('CasesAnswer', casesAnswerSchema, 'Reported entries.'),
  answer('CaseLine', caseLineSchema, 'A reported entry, without its text.'),
  answer('Case', caseSchema, 'A reported entry, with the proof of its author.'),
  request('CaseEdit', caseEditSchema, 'Whether a case is open.'),
  request('HidingRequest', hidingRequestSchema, 'Why to hide an entry.'),
  answer('Hiding', hidingSchema, 'The entry by which another one is hidden.'),
  request('ModerationRequest', moderationRequestSchema, 'A moderator’s act in a game.'),
  answer('Block', blockSchema, 'A person that the caller has blocked.'),
  answer('BlocksAnswer', blocksAnswerSchema, 'People that the caller has blocked.'),
  request('BlockRequest', blockRequestSchema, 'The person to block.'),
  request('HandleRequest', handleRequestSchema, 'The handle to take.'),
  answer('Profile', profileSchema, 'A person’s figures.'),
  answer('Rating', ratingSchema, 'A person’s rating in a game.'),
  answer('PlayRecord', recordSchema, 'A person’s results at a seat.'),
  answer('PlayedGame', playedSchema, 'A game in a person’s profile.'),
  answer('Ledger', ledgerSchema, 'The results of the public games of a day.'),
  answer('Balances', balancesSchema, 'The results of the seats of a game in games between people.'),
  answer('Balance', balanceSchema, 'The results of the seats of a scenario in games between people.'),
  answer('LedgerGame', ledgerGameSchema, 'The result of a game, and the ratings that it changed.'),
  answer('LedgerSeat', ledgerSeatSchema, 'The result of a seat for the person who began at it.'),
  answer('Skill', skillSchema, 'The estimate of a person’s skill and its uncertainty, in millionths.'),
  request('NewToken', newTokenSchema, 'The personal token to make.'),
  answer('MadeToken', madeTokenSchema, 'A personal token, shown only here.'),
  answer('PersonalToken', personalTokenSchema, 'A personal token, without its secret.'),
  answer('TokensAnswer', tokensAnswerSchema, 'Valid personal tokens.'),
  answer('Guest', guestSchema, 'A guest: a person without an account, with the token, which is shown only here.'),
  request('GuestTakeover', guestTakeoverSchema, 'The caller’s former guest.'),
  answer('TakenGuest', takenGuestSchema, 'The guest that the caller took over.'),
  request('NewBot', newBotSchema, 'The bot account to make.'),
  answer('BotAccount', botAccountSchema, 'A bot account.'),
  answer('BotsAnswer', botsAnswerSchema, 'The caller’s bot accounts.'),

  answer('MyGamesPage', myGamesPageSchema, 'A page of the caller’s games, whole or in the chosen fields.'),
  answer(
    'MyGame',
    myGameSchema,
    'One of the caller’s games. Without `fields` it is whole, with every required field of `Game`. With `fields` it ' +
      'has those fields only.',
  ),
  answer('MyEventsAnswer', myEventsSchema, 'Changes that concern the caller since a cursor, in all games.'),
  answer('MyEvent', myEventSchema, 'A game that changed, as it is now.'),

  ...NOTIFICATIONS,
];
