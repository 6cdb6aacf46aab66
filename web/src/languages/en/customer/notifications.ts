import type { NewsKind } from '@ozi/contract'
import { english } from '~/language/english'

/** News by push, SMS and mail: the choices in the profile, and the question at the moment it helps. */
export const notificationsTexts = english('customer.notifications', {
  title: 'What we tell you',
  lead: 'Pushes come to this device although Ozi is closed. They never show a code.',
  loadFailed: 'We could not fetch your choices.',
  here: 'Pushes on this device',
  devices: (count: number) => (count === 1 ? 'On one device.' : `On ${String(count)} devices.`),
  unsupported: 'This browser cannot get pushes. We still send you mails.',
  install:
    'On an iPhone, first add Ozi to your home screen: press Share, then “Add to Home Screen”. Open it from there.',
  blocked: 'This browser blocks pushes from Ozi. You can allow them in its settings for this site.',
  push: 'Push',
  sms: 'SMS',
  mail: 'Mail',
  which: 'Which news',
  on: (channel: string, kind: string) => `${channel}: ${kind}`,
  quiet: 'Quiet hours',
  quietHint: 'Meanwhile nothing is pushed, and no SMS is sent. You see it all when you open Ozi.',
  from: 'From',
  to: 'Until',
  save: 'Save choices',
  saving: 'Saving…',
  saved: 'Saved. We tell you what you chose.',
  failed: 'That did not work',

  askOrder: 'Shall we tell you when it is taken, on its way and at the door?',
  askJobs: 'Shall we tell you of new jobs when Ozi is closed?',
  askShop: 'Shall we tell you of new orders when Ozi is closed?',
  askChat: 'Shall we tell you when somebody waits in the chat?',
  tellMe: 'Yes, tell me',
  asking: 'One moment…',
  notNow: 'Not now',
})

/** The kinds of news, as their readers know them. */
export const newsKindTexts = english('customer.newsKinds', {
  order_taken: 'Your order is accepted, or has a rider',
  order_on_way: 'Your order is on the way',
  order_at_door: 'The rider is at the door',
  order_failed: 'Your order could not be delivered',
  order_delivered: 'Your order is delivered',
  return_soon: 'A failed delivery is soon brought back',
  order_ended: 'Your order has ended without a delivery',
  rider_missing: 'No rider was found so far',
  chat_answered: 'We answered you in the chat',
  receiver_code: 'A delivery is on its way to you',
  offer: 'A new job is offered to you',
  job_changed: 'One of your jobs has changed',
  set_out_soon: 'Little time is left to set out for a job',
  duty_ends: 'Your duty soon ends by itself',
  cash_near: 'You hold most of the cash you may hold',
  cash_limit: 'You hold as much cash as you may',
  shop_order: 'A new order for your shop',
  shop_minutes: 'Few minutes are left to answer an order',
  shop_missed: 'An order ended because you did not answer',
  staff_no_rider: 'An order finds no rider',
  staff_failed: 'A delivery failed',
  staff_shop_silent: 'A shop does not answer',
  staff_shop_missed: 'A shop missed an order',
  staff_chat: 'Somebody waits in the chat',
} satisfies Record<NewsKind, string>)
