import * as channels from '../../../functions/features/channels/schemas.ts';
import * as notifications from '../../../functions/features/notifications/answers.ts';
import { answer, type Component, request } from './component.ts';

/** The components of notifications and channels, in the order of openapi.yaml. */
export const NOTIFICATIONS: readonly Component[] = [
  answer('Notification', notifications.notificationSchema, 'A notification of the caller.'),
  answer('NotificationsAnswer', notifications.notificationsAnswerSchema, 'Notifications after a number.'),
  request('NewWebhook', channels.newWebhookSchema, 'A webhook: a program on the web that gets notifications.'),
  request('NewPush', channels.newPushSchema, 'A browser that gets notifications.'),
  request('NewMail', channels.newMailSchema, 'A mail address that gets notifications.'),
  request('NewChannel', channels.newChannelSchema, 'The channel to add for the caller’s notifications.'),
  request('EditedChannel', channels.editedChannelSchema, 'What a channel gets, and when. Omitted items stay.'),
  request('PushRenewal', channels.pushRenewalSchema, 'The new subscription of a browser that is a channel.'),
  request('Confirmation', channels.confirmationSchema, 'The confirmation that a mail arrived.'),
  answer('Channel', notifications.channelSchema, 'A channel of the caller’s notifications.'),
  answer('MadeChannel', notifications.madeChannelSchema, 'A channel, with the secret, which is shown only here.'),
  answer('ChannelsAnswer', notifications.channelsAnswerSchema, 'The channels of the caller’s notifications.'),
  request('NewGameHook', channels.newGameHookSchema, 'A hook of a game: a chat or a program that is told of it.'),
  answer('GameHook', notifications.gameHookSchema, 'A hook of a game.'),
  answer('MadeGameHook', notifications.madeGameHookSchema, 'A hook of a game, with the secret, shown only here.'),
  answer('GameHooksAnswer', notifications.gameHooksAnswerSchema, 'The hooks of a game.'),
  answer('ChannelSecret', notifications.channelSecretSchema, 'A secret, shown only here.'),
  answer('HookMessage', notifications.hookMessageSchema, 'A message to a webhook.'),
  answer('Delivery', notifications.deliverySchema, 'The delivery of a notification by a channel.'),
  answer('DeliveriesAnswer', notifications.deliveriesAnswerSchema, 'Deliveries of the last 30 days.'),
];
