import * as channels from '../../../functions/features/channels/schemas.ts';
import * as notifications from '../../../functions/features/notifications/answers.ts';
import { answer, type Component, request } from './component.ts';

/** What people are told, and how, in the order of openapi.yaml. */
export const NOTIFICATIONS: readonly Component[] = [
  answer('Notification', notifications.notificationSchema, 'Something that the caller was to be told.'),
  answer('NotificationsAnswer', notifications.notificationsAnswerSchema, 'Notifications after a number.'),
  request('NewWebhook', channels.newWebhookSchema, 'A program on the web that is to be told.'),
  request('NewPush', channels.newPushSchema, 'A browser that is to be told.'),
  request('NewMail', channels.newMailSchema, 'An address that mail is to go to.'),
  request('NewChannel', channels.newChannelSchema, 'A channel by which the caller is to be told.'),
  request('EditedChannel', channels.editedChannelSchema, 'What the caller is to be told by a channel.'),
  request('Confirmation', channels.confirmationSchema, 'That mail has arrived.'),
  answer('Channel', notifications.channelSchema, 'A channel by which the caller is told.'),
  answer('MadeChannel', notifications.madeChannelSchema, 'A channel, with the secret that is shown this once.'),
  answer('ChannelsAnswer', notifications.channelsAnswerSchema, 'The channels by which the caller is told.'),
  answer('ChannelSecret', notifications.channelSecretSchema, 'A secret, shown this once.'),
  answer('Delivery', notifications.deliverySchema, 'What became of bringing a notification by a channel.'),
  answer('DeliveriesAnswer', notifications.deliveriesAnswerSchema, 'Deliveries of the last 30 days.'),
];
