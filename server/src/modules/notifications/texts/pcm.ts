import type { LanguageTexts } from './language-texts.ts'

export const pcm: LanguageTexts = {
  nameless: { rider: 'The rider', shop: 'The shop' },
  order_taken: ({ state, number, shop, rider, hasRider }) => [
    `${state}, order ${number}`,
    hasRider ? `${rider} na your rider.` : `${shop} dey prepare am.`,
  ],
  order_on_way: ({ state, number, rider, dropoff }) => [
    `${state}, order ${number}`,
    `${rider} dey carry am go ${dropoff}.`,
  ],
  order_at_door: ({ state, number, rider, dropoff }) => [
    `${state}, order ${number}`,
    `${rider} dey ${dropoff}, e dey wait for the code.`,
  ],
  order_failed: ({ state, number }) => [
    `${state}, order ${number}`,
    'Open am make you choose wetin go happen next.',
  ],
  order_delivered: ({ state, number, dropoff }) => [
    `${state}, order ${number}`,
    `Dem hand am over for ${dropoff}.`,
  ],
  order_ended: ({ state, number, isPaidFirst }) => [
    `${state}, order ${number}`,
    isPaidFirst
      ? 'Open am make you see why, and wetin go happen to the money you pay.'
      : 'You no go pay anything. Open am make you see why.',
  ],
  payment_soon: ({ number, minutes }) => [
    `E remain ${minutes} minutes to pay, order ${number}`,
    'Open am make you pay, or make you pay cash.',
  ],
  rider_missing: ({ number, minutes }) => [
    minutes === '0' ? `No rider yet, order ${number}` : `E remain ${minutes} minutes, order ${number}`,
    'Open am make you wait more or cancel. To cancel na free.',
  ],
  return_soon: ({ number }) => [
    `Dem go soon carry order ${number} go back`,
    'Open am make you send rider again, or ask us.',
  ],
  chat_answered: () => ['Ozi don answer you', 'Open the conversation make you read am.'],
  offer: ({ number, dropoff }) => [`New job ${number}`, `E dey go ${dropoff}. Open am make you accept.`],
  job_changed: ({ number }) => [`Job ${number} don change`, 'Open am make you see wetin to do now.'],
  set_out_soon: ({ number, minutes }) => [
    `Start to go within ${minutes} minutes, job ${number}`,
    'After that one, another rider fit get am.',
  ],
  duty_ends: ({ minutes }) => [
    `Your duty go end within ${minutes} minutes`,
    'Open Ozi make you stay on duty. If not, we no go give you job again.',
  ],
  tip: ({ number }) => [
    `You don get tip, job ${number}`,
    'Customer dey thank you. Open am make you see how much.',
  ],
  cash_near: () => [
    'Cash for your hand don plenty',
    'Abeg hand am in soon. If e reach the limit, you no go get new job.',
  ],
  cash_limit: () => [
    'Cash for your hand don reach the limit',
    'Abeg hand am in. Before then you no go get new job.',
  ],
  shop_order: ({ number }) => [`New order ${number}`, 'Open am make you accept or refuse am.'],
  shop_minutes: ({ number, minutes }) => [
    `E remain ${minutes} minutes, order ${number}`,
    'If you no answer, e go refuse by itself.',
  ],
  shop_missed: ({ number }) => [
    `Order ${number} don pass you`,
    'E end because you no answer. Close your shop for im page when you no fit answer.',
  ],
}
