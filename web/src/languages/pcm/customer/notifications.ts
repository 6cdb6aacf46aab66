import type { Translation } from '~/language/english'
import type { newsKindTexts, notificationsTexts } from '~/languages/en/customer/notifications'

export const notifications: Translation<typeof notificationsTexts> = {
  title: 'Wetin we dey tell you',
  lead: 'Push dey reach this phone even if you don close Ozi. E no dey show code.',
  loadFailed: 'We no fit get wetin you choose.',
  here: 'Push for this phone',
  devices: (count) => (count === 1 ? 'For one phone.' : `For ${String(count)} phones.`),
  unsupported: 'This browser no fit get push. We still dey send you mail.',
  install:
    'For iPhone, first add Ozi to your home screen: press Share, then “Add to Home Screen”. Open am from there.',
  blocked: 'This browser dey block push from Ozi. You fit allow am for the settings of this site.',
  push: 'Push',
  sms: 'SMS',
  mail: 'Mail',
  which: 'Which news',
  on: (channel, kind) => `${channel}: ${kind}`,
  quiet: 'Quiet time',
  quietHint:
    'That time we no go push anything, and we no go send SMS. You go see everything when you open Ozi.',
  from: 'From',
  to: 'Reach',
  save: 'Save wetin I choose',
  saving: 'E dey save…',
  saved: 'E don save. We go tell you wetin you choose.',
  failed: 'E no work',

  askOrder: 'Make we tell you when dem take am, when e dey road and when e reach door?',
  askJobs: 'Make we tell you about new job when Ozi dey closed?',
  askShop: 'Make we tell you about new order when Ozi dey closed?',
  askChat: 'Make we tell you when person dey wait for chat?',
  tellMe: 'Yes, tell me',
  asking: 'Small time…',
  notNow: 'No be now',
}

export const newsKinds: Translation<typeof newsKindTexts> = {
  order_taken: 'Dem accept your order, or e don get rider',
  order_on_way: 'Your order dey road',
  order_at_door: 'Rider dey door',
  order_failed: 'Dem no fit deliver your order',
  order_delivered: 'Dem don deliver your order',
  return_soon: 'Dem go soon carry wetin no deliver go back',
  order_ended: 'Your order end without delivery',
  rider_missing: 'We never see rider',
  chat_answered: 'We answer you for chat',
  receiver_code: 'Delivery dey come meet you',
  offer: 'New job dey for you',
  job_changed: 'One of your job don change',
  set_out_soon: 'Small time remain to start one job',
  cash_limit: 'The cash for your hand don reach limit',
  shop_order: 'New order for your shop',
  shop_minutes: 'Small minutes remain to answer order',
  staff_no_rider: 'One order no see rider',
  staff_failed: 'One delivery fail',
  staff_shop_silent: 'One shop no dey answer',
  staff_chat: 'Person dey wait for chat',
}
