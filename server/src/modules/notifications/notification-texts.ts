import { SUPPORT_PAGES, type NotificationKind, type ReceiverKind, type Role } from '@ozi/contract'
import { firstNameOf } from '../../platform/first-name.ts'
import type { NotificationLanguage } from './subscriptions.store.ts'
import type { OrderWords } from './deliveries.store.ts'

/** The facts that a text may name. There is no hand-over code: a push is read on a locked screen. */
export interface NotificationFacts {
  readonly order: OrderWords | null
  /** How many are left, or have passed. */
  readonly minutes: number
}

export interface NotificationText {
  readonly title: string
  readonly body: string
}

/** The facts as words that fit into a sentence. */
interface SentenceFacts {
  readonly number: string
  readonly shop: string
  readonly rider: string
  readonly dropoff: string
  readonly minutes: string
  /** True if a rider has just taken the order, and not the shop alone. */
  readonly hasRider: boolean
  /** Paid before anything was done for it. */
  readonly isPaidFirst: boolean
}

type Words = Readonly<
  Record<Exclude<NotificationKind, ReceiverKind>, (named: SentenceFacts) => readonly [string, string]>
>

const EN: Words = {
  order_taken: ({ number, shop, rider, hasRider }) =>
    hasRider
      ? [`A rider is coming, order ${number}`, `${rider} is your rider.`]
      : [`Order ${number} is accepted`, `${shop} is getting it ready.`],
  order_on_way: ({ number, rider, dropoff }) => [
    `Order ${number} is on the way`,
    `${rider} is carrying it to ${dropoff}.`,
  ],
  order_at_door: ({ number, rider, dropoff }) => [
    `The rider is there, order ${number}`,
    `${rider} is at ${dropoff} and is waiting for the code.`,
  ],
  order_failed: ({ number }) => [
    `Order ${number} could not be delivered`,
    'Open it to decide what happens next.',
  ],
  order_delivered: ({ number, dropoff }) => [
    `Order ${number} is delivered`,
    `It was handed over at ${dropoff}.`,
  ],
  order_ended: ({ number, isPaidFirst }) => [
    `Order ${number} has ended`,
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
  staff_no_rider: ({ number, minutes }) => [
    `No rider, order ${number}`,
    `It has waited for ${minutes} minutes.`,
  ],
  staff_failed: ({ number, dropoff }) => [`Not delivered, order ${number}`, `The rider left ${dropoff}.`],
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

const IG: Words = {
  order_taken: ({ number, shop, rider, hasRider }) =>
    hasRider
      ? [`Onye ozi na-abịa, ọda ${number}`, `${rider} bụ onye ozi gị.`]
      : [`Anabatala ọda ${number}`, `${shop} na-akwado ya.`],
  order_on_way: ({ number, rider, dropoff }) => [
    `Ọda ${number} nọ n’ụzọ`,
    `${rider} bu ya na-aga ${dropoff}.`,
  ],
  order_at_door: ({ number, rider, dropoff }) => [
    `Onye ozi eruola, ọda ${number}`,
    `${rider} nọ na ${dropoff}, na-eche koodu.`,
  ],
  order_failed: ({ number }) => [`Enyefeghị ọda ${number}`, 'Mepee ya ka i kpebie ihe ga-eme ugbu a.'],
  order_delivered: ({ number, dropoff }) => [`Enyefeela ọda ${number}`, `E nyefere ya na ${dropoff}.`],
  order_ended: ({ number, isPaidFirst }) => [
    `Ọda ${number} akwụsịla`,
    isPaidFirst
      ? 'Mepee ya ka ị hụ ihe kpatara ya, na ihe ga-eme ego ị kwụrụ.'
      : 'Ị gaghị akwụ ihe ọ bụla. Mepee ya ka ị hụ ihe kpatara ya.',
  ],
  payment_soon: ({ number, minutes }) => [
    `Nkeji ${minutes} fọrọ ka ị kwụọ ụgwọ, ọda ${number}`,
    'Mepee ya ka ị kwụọ, maọbụ ka ị jiri ego n’aka kwụọ.',
  ],
  rider_missing: ({ number, minutes }) => [
    minutes === '0' ? `Onye ozi adịbeghị, ọda ${number}` : `Nkeji ${minutes} fọrọ, ọda ${number}`,
    'Mepee ya ka i chekwuo maọbụ kagbuo ya. Ịkagbu ya bụ n’efu.',
  ],
  return_soon: ({ number }) => [
    `A ga-eweghachi ọda ${number} n’oge na-adịghị anya`,
    'Mepee ya ka i zigaghachi onye ozi, maọbụ jụọ anyị.',
  ],
  chat_answered: () => ['Ozi azala gị', 'Mepee mkparịta ụka ahụ ka ị gụọ azịza ya.'],
  offer: ({ number, dropoff }) => [`Ọrụ ọhụrụ ${number}`, `Ọ na-aga ${dropoff}. Mepee ya ka ị nabata.`],
  job_changed: ({ number }) => [`Ọrụ ${number} agbanweela`, 'Mepee ya ka ị hụ ihe ị ga-eme ugbu a.'],
  set_out_soon: ({ number, minutes }) => [
    `Malite n’ime nkeji ${minutes}, ọrụ ${number}`,
    'Ma ọ gafee, onye ozi ọzọ nwere ike inweta ya.',
  ],
  duty_ends: ({ minutes }) => [
    `Ọrụ gị ga-akwụsị n’ime nkeji ${minutes}`,
    'Mepee Ozi ka ị nọgide n’ọrụ. Ma ọ bụghị ya, a gaghị enye gị ọrụ ọzọ.',
  ],
  tip: ({ number }) => [
    `E nyela gị ego ekele, ọrụ ${number}`,
    'Onye ahịa na-ekele gị. Mepee ya ka ị hụ ego ole.',
  ],
  cash_near: () => ['Ego dị gị n’aka dị ukwuu', 'Biko nyefee ya n’oge. Ọ zuo oke, ị gaghị enweta ọrụ ọhụrụ.'],
  cash_limit: () => ['Ego dị gị n’aka ezuola oke', 'Biko nyefee ya. Ruo mgbe ahụ, ị gaghị enweta ọrụ ọhụrụ.'],
  shop_order: ({ number }) => [`Ọda ọhụrụ ${number}`, 'Mepee ya ka ị nabata maọbụ jụ ya.'],
  shop_minutes: ({ number, minutes }) => [
    `Nkeji ${minutes} fọrọ, ọda ${number}`,
    'A ga-ajụ ya n’onwe ya ma ị zaghị.',
  ],
  shop_missed: ({ number }) => [
    `Ọda ${number} agafeela`,
    'Ọ kwụsịrị n’ihi na ị zaghị. Mechie ụlọ ahịa gị na peeji ya mgbe ị na-enweghị ike ịza.',
  ],
  staff_no_rider: EN.staff_no_rider,
  staff_failed: EN.staff_failed,
  staff_shop_silent: EN.staff_shop_silent,
  staff_shop_missed: EN.staff_shop_missed,
  staff_gave_back: EN.staff_gave_back,
  staff_chat: EN.staff_chat,
  staff_payment_disputed: EN.staff_payment_disputed,
  staff_cash_disputed: EN.staff_cash_disputed,
}

const PCM: Words = {
  order_taken: ({ number, shop, rider, hasRider }) =>
    hasRider
      ? [`Rider dey come, order ${number}`, `${rider} na your rider.`]
      : [`Dem don accept order ${number}`, `${shop} dey prepare am.`],
  order_on_way: ({ number, rider, dropoff }) => [
    `Order ${number} don dey road`,
    `${rider} dey carry am go ${dropoff}.`,
  ],
  order_at_door: ({ number, rider, dropoff }) => [
    `Rider don reach, order ${number}`,
    `${rider} dey ${dropoff}, e dey wait for the code.`,
  ],
  order_failed: ({ number }) => [
    `Order ${number} no fit deliver`,
    'Open am make you choose wetin go happen next.',
  ],
  order_delivered: ({ number, dropoff }) => [
    `Order ${number} don deliver`,
    `Dem hand am over for ${dropoff}.`,
  ],
  order_ended: ({ number, isPaidFirst }) => [
    `Order ${number} don end`,
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
  staff_no_rider: EN.staff_no_rider,
  staff_failed: EN.staff_failed,
  staff_shop_silent: EN.staff_shop_silent,
  staff_shop_missed: EN.staff_shop_missed,
  staff_gave_back: EN.staff_gave_back,
  staff_chat: EN.staff_chat,
  staff_payment_disputed: EN.staff_payment_disputed,
  staff_cash_disputed: EN.staff_cash_disputed,
}

const WORDS: Readonly<Record<NotificationLanguage, Words>> = { en: EN, ig: IG, pcm: PCM }
const NAMELESS: Readonly<Record<NotificationLanguage, { readonly rider: string; readonly shop: string }>> = {
  en: { rider: 'The rider', shop: 'The shop' },
  ig: { rider: 'Onye ozi ahụ', shop: 'Ụlọ ahịa ahụ' },
  pcm: { rider: 'The rider', shop: 'The shop' },
}

/** A notification as a push or an SMS says it. */
export function notificationText(
  kind: Exclude<NotificationKind, ReceiverKind>,
  { order, minutes }: NotificationFacts,
  language: NotificationLanguage,
): NotificationText {
  const nameless = NAMELESS[language]
  const [title, body] = WORDS[language][kind]({
    number: order?.number ?? '',
    shop: order?.shop ?? nameless.shop,
    rider: order?.rider ? firstNameOf(order.rider) : nameless.rider,
    dropoff: order?.dropoff ?? '',
    minutes: String(minutes),
    hasRider: Boolean(order?.rider),
    isPaidFirst: order?.isPaidFirst === true,
  })
  return { title, body }
}

/** The page that a notification is about. */
export function notificationPath(
  kind: NotificationKind,
  {
    orderId,
    conversationId,
    riderId,
    role = 'user',
  }: {
    readonly orderId?: string | undefined
    readonly conversationId?: string | undefined
    readonly riderId?: string | undefined
    /** The role of its recipient. */
    readonly role?: Role | undefined
  },
): string {
  const order = orderId ?? ''
  switch (kind) {
    case 'offer':
      return `/rider/offers?offer=${order}`
    case 'job_changed':
    case 'set_out_soon':
    case 'tip':
      return `/rider/jobs/${order}`
    case 'duty_ends':
      return '/rider/offers'
    case 'cash_near':
    case 'cash_limit':
      return '/rider/cash'
    case 'shop_order':
    case 'shop_minutes':
    case 'shop_missed':
      return `/vendor/orders/${order}`
    case 'staff_no_rider':
    case 'staff_failed':
    case 'staff_shop_silent':
    case 'staff_shop_missed':
    case 'staff_gave_back':
      return `/admin/orders/${order}`
    case 'staff_chat':
      return `/admin/chats/${conversationId ?? ''}`
    case 'staff_payment_disputed':
      return '/admin/payments'
    case 'staff_cash_disputed':
      return `/admin/cash/${riderId ?? ''}`
    case 'chat_answered':
      return `${SUPPORT_PAGES[role]}?support=${conversationId ?? ''}`
    default:
      return `/dashboard/orders/${order}`
  }
}
