import type { NewsKind } from '@ozi/contract'

/** Whom a kind of news was for, and what they do not know. */
export const unreachedWords = {
  order_taken: 'The customer was not told that it is accepted or has a rider.',
  order_on_way: 'The customer was not told that it is on the way.',
  order_at_door: 'The customer was not told that the rider is at the door.',
  order_failed: 'The customer was not told that the delivery failed.',
  order_delivered: 'The customer was not told that it is delivered.',
  return_soon: 'The customer was not told that it is soon brought back.',
  order_ended: 'The customer was not told that it has ended.',
  rider_missing: 'The customer was not told that no rider was found.',
  chat_answered: 'The customer was not told of an answer in the chat.',
  receiver_code: 'The receiver did not get the link and the code.',
  offer: 'A rider was not told that it is offered.',
  job_changed: 'The rider was not told that the job has changed.',
  set_out_soon: 'The rider was not told to set out soon.',
  duty_ends: 'The rider was not told that their duty soon ends.',
  cash_near: 'The rider was not told that the cash limit is near.',
  cash_limit: 'The rider was not told that the cash limit is reached.',
  shop_order: 'The shop was not told of it.',
  shop_minutes: 'The shop was not told that few minutes are left.',
  shop_missed: 'The shop was not told that it missed it.',
  staff_no_rider: 'Nobody of the office was told that no rider was found.',
  staff_failed: 'Nobody of the office was told that the delivery failed.',
  staff_shop_silent: 'Nobody of the office was told that the shop does not answer.',
  staff_shop_missed: 'Nobody of the office was told that the shop missed it.',
  staff_chat: 'Nobody of the office was told that somebody waits in the chat.',
} as const satisfies Readonly<Record<NewsKind, string>>
