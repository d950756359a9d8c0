import * as ways from '../../../functions/features/channels/schemas.ts';
import * as notices from '../../../functions/features/notifications/answers.ts';
import { answer, type Component, request } from './component.ts';

/** What people are told, and how, in the order of openapi.yaml. */
export const NOTICES: readonly Component[] = [
  answer('Notice', notices.noticeSchema, 'Something that the caller was to be told.'),
  answer('NoticesAnswer', notices.noticesAnswerSchema, 'Notices after a number.'),
  request('NewHook', ways.newHookSchema, 'A program on the web that is to be told.'),
  request('NewPush', ways.newPushSchema, 'A browser that is to be told.'),
  request('NewMail', ways.newMailSchema, 'An address that mail is to go to.'),
  request('NewWay', ways.newWaySchema, 'A way by which the caller is to be told.'),
  request('EditedWay', ways.editedWaySchema, 'What the caller is to be told by a way.'),
  request('Confirmation', ways.confirmationSchema, 'That mail has arrived.'),
  answer('Way', notices.waySchema, 'A way by which the caller is told.'),
  answer('MadeWay', notices.madeWaySchema, 'A way, with the secret that is shown this once.'),
  answer('WaysAnswer', notices.waysAnswerSchema, 'The ways by which the caller is told.'),
  answer('WaySecret', notices.waySecretSchema, 'A secret, shown this once.'),
  answer('Delivery', notices.deliverySchema, 'What became of bringing a notice by a way.'),
  answer('DeliveriesAnswer', notices.deliveriesAnswerSchema, 'Deliveries of the last 30 days.'),
];
