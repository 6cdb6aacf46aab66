import {
  cashOfOrder,
  firstNameOf,
  isCarried,
  isComing,
  isEnded,
  isPlacedByStaff,
  isUnpaid,
  TRACKING,
  type Order,
  type OrderStatus,
  type OrderTracking,
} from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Images } from '../../platform/images/images.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { OnlinePaymentsService } from '../payments/online-payments.service.ts'
import { riderTrackingOf } from './rider-tracking/rider-tracking-views.ts'
import { readOrderRider } from './rider-tracking/rider-tracking.store.ts'
import { waitOf, type DropoffWait } from './moves/dropoff-wait.ts'
import { readOrderEvents } from './order-events.store.ts'
import { readOrderByNumber } from './orders.store.ts'
import type { TrackTokens } from './track-tokens.ts'

export interface TrackingDeps {
  readonly config: DropoffWait & Pick<Config, 'orderClock'>
  readonly database: Database
  readonly tokens: TrackTokens
  readonly images: Pick<Images, 'urlsOf'>
  readonly online: Pick<OnlinePaymentsService, 'ofOrder'>
}

/** An order as anybody with its tracking link may see it. */
export function createTracking({ config, database, tokens, images, online }: TrackingDeps) {
  /** @throws Refusal NOT_FOUND, TRACKING_ENDED */
  async function find(token: string, now: Date) {
    const number = tokens.numberIn(token)
    const found = number === null ? null : await readOrderByNumber(database.sql, number, config.orderClock)
    if (!found || !tokens.isTokenOf(token, found.order._id)) throw new Refusal('NOT_FOUND')
    const { order } = found
    const events = await readOrderEvents(database.sql, order._id)
    const last = events.at(-1)
    if (isEnded(order.status) && last && isPast(last.at, now)) throw new Refusal('TRACKING_ENDED')
    return { order, events }
  }

  /** The transfer that pays the order, and whether it is paid. Nobody pays an order that ended unpaid. */
  async function transferOf(
    order: Order,
    events: readonly { readonly by: string }[],
  ): Promise<Pick<OrderTracking, 'transfer'>> {
    const isByLink = order.paymentMethod === 'Transfer' || isUnpaidCallers(order, events)
    if (!isByLink) return {}
    const payments = await online.ofOrder(database.sql, order._id)
    const isPaid = payments.some(({ status }) => status === 'paid')
    const [latest] = payments
    if (!latest || (!isPaid && isEnded(order.status))) return {}
    const { amount, isSandbox } = latest
    const { deadline } = order
    const isFirst = order.status === 'awaiting_payment'
    return { transfer: { amount, isPaid, isSandbox, ...(isFirst && deadline && { until: deadline.at }) } }
  }

  return {
    /** @throws Refusal NOT_FOUND, TRACKING_ENDED */
    requireId: async (token: string): Promise<string> => (await find(token, new Date())).order._id,

    async read(token: string, now = new Date()): Promise<OrderTracking> {
      const { order, events } = await find(token, now)
      // While the rider is on the way with the order or to fetch it, anybody waiting for it may call them.
      const isOnItsWay =
        isComing(order.status) || isCarried(order.status) || order.status === 'delivery_failed'
      const kept = isOnItsWay ? await readOrderRider(database.sql, order._id) : null
      const { riderTracking } = riderTrackingOf({ ...order, events }, kept, (key) => images.urlsOf(key).image)
      return {
        number: order.number,
        kind: order.kind,
        status: order.status,
        ...(order.shopStatus ? { shopStatus: order.shopStatus } : {}),
        pickup: order.pickupLocation.placeName,
        dropoff: order.dropLocation.placeName,
        receiverFirstName: firstNameOf(order.receiverName),
        ...(order.vendor ? { vendorName: order.vendor.name } : {}),
        ...(order.rider && isOnItsWay
          ? {
              rider: {
                firstName: firstNameOf(order.rider.name),
                mobileNumber: order.rider.mobileNumber,
              },
            }
          : {}),
        durationMinutes: order.durationMinutes,
        ...(order.cashAtPickup === undefined ? {} : { cashAtPickup: order.cashAtPickup }),
        ...(hasNobodyToPay(order.status) || order.status === 'awaiting_payment'
          ? {}
          : { cashAtDoor: cashOfOrder(order) }),
        ...(await transferOf(order, events)),
        ...(order.pickupWindow ? { pickupWindow: order.pickupWindow } : {}),
        ...(riderTracking
          ? {
              riderTracking: {
                ...riderTracking,
                pickupCoordinates: order.pickupLocation.coordinates,
                dropoffCoordinates: order.dropLocation.coordinates,
              },
            }
          : {}),
        ...waitOf({ status: order.status, events }, config),
        events: events.map(({ to, at }) => ({ to, at })),
      }
    },
  }
}

/** It was placed for a caller, who has a link to pay by. */
const isUnpaidCallers = ({ status }: Order, events: readonly { readonly by: string }[]): boolean =>
  status === 'awaiting_payment' && isPlacedByStaff({ events })

const hasNobodyToPay = (status: OrderStatus) => isEnded(status) || isUnpaid(status)

const isPast = (endedAt: string, now: Date) =>
  now.getTime() - Date.parse(endedAt) > TRACKING.shownHoursAfterEnd * 3600 * 1000
