import type { LanguageTexts, StaffTexts } from './language-texts.ts'

export const en: LanguageTexts = {
  nameless: { rider: 'The rider', shop: 'The shop' },
  order_taken: ({ state, number, shop, rider, hasRider }) => [
    `${state}, order ${number}`,
    hasRider ? `${rider} is your rider.` : `${shop} is getting it ready.`,
  ],
  order_on_way: ({ state, number, rider, dropoff }) => [
    `${state}, order ${number}`,
    `${rider} is carrying it to ${dropoff}.`,
  ],
  order_at_door: ({ state, number, rider, dropoff }) => [
    `${state}, order ${number}`,
    `${rider} is at ${dropoff} and is waiting for the code.`,
  ],
  order_failed: ({ state, number }) => [`${state}, order ${number}`, 'Open it to decide what happens next.'],
  order_delivered: ({ state, number, dropoff }) => [
    `${state}, order ${number}`,
    `It was handed over at ${dropoff}.`,
  ],
  order_ended: ({ state, number, isPaidFirst }) => [
    `${state}, order ${number}`,
    isPaidFirst
      ? 'Open it to see why, and what becomes of a payment.'
      : 'You pay nothing. Open it to see why.',
  ],
  payment_soon: ({ number, minutes }) => [
    `${minutes} minutes left to pay, order ${number}`,
    'Open it to pay, or to pay in cash instead.',
  ],
  rider_missing: ({ number, minutes }) => [
    minutes === '0' ? `No rider yet, order ${number}` : `${minutes} minutes left, order ${number}`,
    'Open it to wait longer or to cancel. Cancelling costs nothing.',
  ],
  return_soon: ({ number }) => [
    `Order ${number} is soon brought back`,
    'Open it to send the rider again, or to ask us.',
  ],
  chat_answered: () => ['Ozi answered you', 'Open the conversation to read the answer.'],
  offer: ({ number, dropoff }) => [`New job ${number}`, `To ${dropoff}. Open it to accept.`],
  job_changed: ({ number }) => [`Job ${number} has changed`, 'Open it to see what to do now.'],
  set_out_soon: ({ number, minutes }) => [
    `Set out in ${minutes} minutes, job ${number}`,
    'After that, another rider may get it.',
  ],
  duty_ends: ({ minutes }) => [
    `Your duty ends in ${minutes} minutes`,
    'Open Ozi to stay on duty. Otherwise you are offered no more jobs.',
  ],
  tip: ({ number }) => [
    `You got a tip, job ${number}`,
    'The customer says thank you. Open it to see how much.',
  ],
  cash_near: () => ['You hold much cash', 'Please hand it in soon. At the limit you get no new jobs.'],
  cash_limit: () => [
    'You hold as much cash as you may',
    'Please hand it in. Until then you get no new jobs.',
  ],
  shop_order: ({ number }) => [`New order ${number}`, 'Open it to accept or refuse it.'],
  shop_minutes: ({ number, minutes }) => [
    `${minutes} minutes left, order ${number}`,
    'It is refused by itself if you do not answer.',
  ],
  shop_missed: ({ number }) => [
    `Order ${number} was missed`,
    'It ended unanswered. Close your shop on its page while you cannot answer.',
  ],
}

export const staffTexts: StaffTexts = {
  staff_no_rider: ({ number, minutes }) => [
    `No rider, order ${number}`,
    `It has waited for ${minutes} minutes.`,
  ],
  staff_failed: ({ state, number, dropoff }) => [`${state}, order ${number}`, `The rider left ${dropoff}.`],
  staff_shop_silent: ({ number, shop, minutes }) => [
    `${shop} does not answer, order ${number}`,
    `${minutes} minutes are left.`,
  ],
  staff_shop_missed: ({ number, shop }) => [
    `${shop} did not answer, order ${number}`,
    'It has ended. The customer may want to hear from you.',
  ],
  staff_gave_back: ({ number }) => [
    `A rider gave jobs back, order ${number}`,
    'It was one of several within an hour, so their duty has ended.',
  ],
  staff_chat: () => ['Somebody waits in the chat', 'Open the conversation to answer.'],
  staff_payment_disputed: () => [
    'A payment is disputed',
    'Its orders are on hold. Open the list to read which, and answer Paystack.',
  ],
  staff_cash_disputed: () => [
    'A rider disputes the cash you recorded',
    'Open the statement to read why, and to settle it.',
  ],
}
