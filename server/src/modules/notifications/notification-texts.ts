import {
  firstNameOf,
  type Language,
  type NotificationKind,
  ORDER_STATE_NAMES,
  ORDER_STATE_NAMES_IG,
  ORDER_STATE_NAMES_PCM,
  type OrderState,
  type OrderStateNames,
  type Role,
  SUPPORT_PAGES,
} from '@ozi/contract'
import type { OrderWords } from './deliveries.store.ts'
import { en, staffTexts } from './texts/en.ts'
import { ig } from './texts/ig.ts'
import type { LanguageTexts, TextKind } from './texts/language-texts.ts'
import { pcm } from './texts/pcm.ts'

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

const TEXTS: Readonly<Record<Language, LanguageTexts>> = { en, ig, pcm }
const STATE_NAMES: Readonly<Record<Language, OrderStateNames>> = {
  en: ORDER_STATE_NAMES,
  ig: ORDER_STATE_NAMES_IG,
  pcm: ORDER_STATE_NAMES_PCM,
}

/** The state that a notification is about; the order may have moved on before it is sent. */
const STATES: Readonly<Partial<Record<TextKind, OrderState>>> = {
  order_on_way: 'enroute_to_dropoff',
  order_at_door: 'arrived_at_dropoff',
  order_failed: 'delivery_failed',
  order_delivered: 'delivered',
  staff_failed: 'delivery_failed',
}

function stateOf(kind: TextKind, order: OrderWords | null): OrderState | undefined {
  if (kind === 'order_taken') return order?.rider ? 'assigned' : 'accepted'
  // An order that has ended moves no more.
  return kind === 'order_ended' ? order?.status : STATES[kind]
}

/** A notification as a push or an SMS says it. */
export function notificationText(
  kind: TextKind,
  { order, minutes }: NotificationFacts,
  language: Language,
): NotificationText {
  const { nameless, ...texts } = TEXTS[language]
  const state = stateOf(kind, order)
  const [title, body] = { ...texts, ...staffTexts }[kind]({
    number: order?.number ?? '',
    state: state === undefined ? '' : STATE_NAMES[language][state],
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
