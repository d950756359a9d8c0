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
import { pressMarksRequestSchema, pressRequestSchema } from '../../../functions/features/press/schemas.ts';
import {
  balanceSchema,
  balancesSchema,
  ledgerGameSchema,
  ledgerSchema,
  ledgerSeatSchema,
  playedSchema,
  profileSchema,
  ratingSchema,
  recordSchema,
  skillSchema,
} from '../../../functions/features/ratings/schemas.ts';
import { newBotSchema } from '../../../functions/operations/account/create-bot.ts';
import { newTokenSchema } from '../../../functions/operations/account/create-token.ts';
import { guestTakeoverSchema } from '../../../functions/operations/account/take-over-guest.ts';
import { newImportSchema } from '../../../functions/operations/games/create-import.ts';
import { newForkSchema } from '../../../functions/operations/games/post-fork.ts';
import { answer, type Component, request } from './component.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** What is of people, in the order of functions/openapi/people.yaml. */
export const PEOPLE: readonly Component[] = [
  request('NewImport', newImportSchema, 'What a sandbox is to go on from.'),
  request('NewFork', newForkSchema, 'Where a sandbox goes on from.'),
  answer('Rematch', rematchSchema, 'A game like one that is over.'),
  request('PressRequest', pressRequestSchema, 'What somebody writes to others at the table.'),
  request(
    'PressMarksRequest',
    pressMarksRequestSchema,
    'What changes of what one keeps for oneself; what is left out stays.',
  ),
  answer('PressReceipt', pressReceiptSchema, 'What shows that an entry was written.'),
  answer('PressPage', pressPageSchema, 'What people said, as the caller may read it.'),
  answer(
    'PressItem',
    pressItemSchema,
    'An entry of the chain of its conversation, and what was said, with the salt that shows it.',
  ),
  answer('PressAudit', pressAuditSchema, 'What people said, checked, and the root that was signed at the end.'),
  answer('PressMarks', pressMarksSchema, 'What one keeps for oneself beside a game.'),

  request('NewInvitation', newInvitationSchema, 'Somebody who is to be invited to a game.'),
  answer('Invitation', invitationSchema, 'An invitation, as its sender sees it.'),
  answer('InvitationsAnswer', invitationsAnswerSchema, 'Who is invited to a game, and by which links.'),
  request('NewLink', newLinkSchema, 'A link that is to let people into a game.'),
  answer('InvitationLink', linkSchema, 'A link that lets people into a game, without its code.'),
  answer('MadeLink', madeLinkSchema, 'A link that lets people into a game, with its code, shown this once.'),
  answer('MyInvitationsAnswer', myInvitationsSchema, 'Games that the caller is invited to.'),
  answer('MyInvitation', myInvitationSchema, 'A game that the caller is invited to.'),
  request('LinkUse', linkUseSchema, 'A link that somebody was sent.'),
  answer('LinkUsed', linkUsedSchema, 'Where a link leads.'),

  answer('SignInAnswer', signInAnswerSchema, 'How people sign in.'),
  request('SignInRequest', signInRequestSchema, 'Who signs in.'),
  answer('SignedIn', signedInSchema, 'A token for a browser.'),
  answer('Account', accountSchema, 'What the caller is told of themselves.'),
  request('AccountEdit', accountEditSchema, 'What changes in a profile.'),
  answer('Deletion', deletionSchema, 'When an account ends, and what stays.'),
  answer('AccountExport', exportSchema, 'All that is kept of the caller, and what shows in which games they were.'),
  request('ReportRequest', reportRequestSchema, 'An entry that somebody reports.'),
  answer('Report', reportSchema, 'Something that the caller reported.'),
  answer('ReportsAnswer', reportsAnswerSchema, 'What the caller has reported.'),
  answer('CasesAnswer', casesAnswerSchema, 'Entries that people have reported.'),
  answer('CaseLine', caseLineSchema, 'An entry that was reported, without what it says.'),
  answer('Case', caseSchema, 'An entry that was reported, and what shows that its author wrote it.'),
  request('CaseEdit', caseEditSchema, 'Whether a case is open.'),
  request('HidingRequest', hidingRequestSchema, 'Why an entry is to be hidden.'),
  answer('Hiding', hidingSchema, 'The entry by which another one is hidden.'),
  request('ModerationRequest', moderationRequestSchema, 'What a moderator does in a game.'),
  answer('Block', blockSchema, 'Somebody whom the caller has blocked.'),
  answer('BlocksAnswer', blocksAnswerSchema, 'Whom the caller has blocked.'),
  request('BlockRequest', blockRequestSchema, 'Whom the caller wants to block.'),
  request('HandleRequest', handleRequestSchema, 'A handle to be taken.'),
  answer('Profile', profileSchema, 'How somebody plays.'),
  answer('Rating', ratingSchema, 'How well somebody plays a game.'),
  answer('PlayRecord', recordSchema, 'What somebody has done on a seat.'),
  answer('PlayedGame', playedSchema, 'A game that somebody played.'),
  answer('Ledger', ledgerSchema, 'How the public games of a day came out.'),
  answer('Balances', balancesSchema, 'How the seats of a game do in games of people.'),
  answer('Balance', balanceSchema, 'How the seats of a scenario do in games of people.'),
  answer('LedgerGame', ledgerGameSchema, 'How a game came out, and whose rating it moved.'),
  answer('LedgerSeat', ledgerSeatSchema, 'How a seat came out for who began on it.'),
  answer('Skill', skillSchema, 'What is guessed of how well somebody plays, and how unsure that is: in millionths.'),
  request('NewToken', newTokenSchema, 'A personal token to be made.'),
  answer('MadeToken', madeTokenSchema, 'A personal token, shown this once.'),
  answer('PersonalToken', personalTokenSchema, 'A personal token, without itself.'),
  answer('TokensAnswer', tokensAnswerSchema, 'Personal tokens that are good now.'),
  answer('Guest', guestSchema, 'Somebody without an account, and their token, shown this once.'),
  request('GuestTakeover', guestTakeoverSchema, 'The guest that the caller was.'),
  answer('TakenGuest', takenGuestSchema, 'A guest whose games are the caller’s now.'),
  request('NewBot', newBotSchema, 'A program that is to have an account.'),
  answer('BotAccount', botAccountSchema, 'The account of a program.'),
  answer('BotsAnswer', botsAnswerSchema, 'Programs of the caller.'),

  answer('MyGamesPage', myGamesPageSchema, 'A page of one’s own games, in the fields that were chosen.'),
  answer('MyGame', myGameSchema, 'A game of one’s own, in the fields that were chosen.'),
  answer('MyEventsAnswer', myEventsSchema, 'What concerns the caller since a cursor, over all games.'),
  answer('MyEvent', myEventSchema, 'A game that changed, as it is now.'),

  ...NOTIFICATIONS,
];
