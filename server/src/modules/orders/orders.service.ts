import {
  paymentMessages,
  type AllOrdersQuery,
  type DeliveryInput,
  type Order,
  type OrderFilter,
  type PaymentLink,
  type RecentPlace,
  type ServerEvents,
  type OrderTracking,
  searchedText,
} from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { Images } from '../../platform/images/images.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { Sockets } from '../../platform/sockets/sockets.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { CashService } from '../cash/cash.service.ts'
import type { OrderLedger } from '../ledger/order-ledger.service.ts'
import type { AddressBookService } from '../address-book/address-book.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { PausesService } from '../pauses/pauses.service.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import { methodOfName } from '../payments/payments.service.ts'
import type { OnlinePaymentsService } from '../payments/online-payments.service.ts'
import type { PlacesService } from '../places/places.service.ts'
import { FeeDiffers, type FeeClaim, type PricingService } from '../pricing/pricing.service.ts'
import { createCheckout } from './checkout.ts'
import { createStaffOrders } from './staff/staff-orders.ts'
import { createHandOverPhotos } from './moves/hand-over-photos.ts'
import { readLateCancellations, requirePaidFirst } from './late-cancellations.ts'
import { createMoves } from './moves/move-order.ts'
import { defineOrderMails } from './mails/order-mails.ts'
import { newOrderNumber } from './order-number.ts'
import { createOrderViews } from './order-views.ts'
import { maySeePersonalTexts } from './order-visibility.ts'
import { createBoard } from './dispatch/board.ts'
import { createOffers } from './dispatch/offers.ts'
import { createRounds } from './dispatch/rounds.ts'
import {
  erasePersonalTexts,
  listOrders,
  listOrdersOf,
  listRunningNumbers,
  listWorkOf,
} from './orders.store.ts'
import { createRiderTracking } from './rider-tracking/rider-tracking.ts'
import { createOrderPlacement } from './place-order.ts'
import { recentPlacesOf, savedFirst } from './recent-places.ts'
import { listOrderEnds } from './recent-places.store.ts'
import { createOrderNotifications } from './order-notifications.ts'
import { readRiderWork } from './rider-work.ts'
import { readShopSales } from './shop-sales.store.ts'
import { createRatings } from './ratings/ratings.ts'
import { createTips } from './tips/tips.ts'
import { defineShopMails } from './mails/shop-mails.ts'
import { createTracking } from './public-tracking.ts'
import { createTrackTokens } from './track-tokens.ts'

const CLOCK_PAUSE_SECONDS = 30
const ROUNDS_PAUSE_SECONDS = 1

type OwnListQuery = PageQuery & { readonly filter?: OrderFilter | undefined }

export interface OrdersDeps {
  readonly database: Database
  readonly limits: Limits
  readonly jobs: Jobs
  readonly images: Images
  readonly sockets: Sockets<ServerEvents>
  readonly accounts: AccountsService
  readonly places: PlacesService
  readonly pricing: PricingService
  readonly payments: PaymentsService
  readonly online: OnlinePaymentsService
  readonly pauses: Pick<PausesService, 'requireNone'>
  readonly cash: Pick<CashService, 'byDay' | 'held'>
  readonly orderLedger: OrderLedger
  readonly notifications: Pick<NotificationsService, 'notify' | 'defineMail' | 'unreachedOf'>
  readonly audit: Pick<AuditService, 'record'>
  readonly addressBook: Pick<AddressBookService, 'list'>
  readonly config: Config
  readonly log: Log
}

/** Orders: placed once, charged by their quote, and stored with every move. */
export function createOrdersService(deps: OrdersDeps) {
  const { database, jobs, pricing, online } = deps
  const { orderClock } = deps.config
  const tokens = createTrackTokens(deps.config)
  const photos = createHandOverPhotos(deps)
  const ratings = createRatings(deps)
  const views = createOrderViews({ ...deps, tokens, photos, ratings })
  defineOrderMails({ ...deps, tokens })
  defineShopMails(deps)
  const orderNotifications = createOrderNotifications({ ...deps, views })
  const placement = createOrderPlacement({ ...deps, orderNotifications, drawNumber: newOrderNumber })
  const offers = createOffers(deps)
  const rounds = createRounds({ ...deps, offers })
  const moves = createMoves({
    ...deps,
    tokens,
    views,
    photos,
    orderNotifications,
    offers,
  })
  const riderTracking = createRiderTracking(deps)
  const tracking = createTracking({ ...deps, tokens })
  jobs.every(CLOCK_PAUSE_SECONDS, 'the clock of orders', () => moves.runClock())
  jobs.every(ROUNDS_PAUSE_SECONDS, 'the rounds of offers', () => rounds.run())

  const readQuery = ({ filter, ...query }: OwnListQuery) => ({ ...readPageQuery(query), filter })
  const workOf =
    (party: 'vendor' | 'rider') =>
    (viewer: Caller, query: OwnListQuery): Promise<Page<Order>> =>
      listWorkOf(database.sql, party, viewer, readQuery(query), orderClock)

  return {
    placement,
    offers,
    rounds,
    board: createBoard(deps),
    ratings,
    tips: createTips(deps),
    riderTracking,
    staff: createStaffOrders({ ...deps, placement, views, tokens }),
    checkOut: createCheckout({ pricing, placement, orderNotifications, online }),
    /** The orders as payments know them. */
    payable: moves.payable,

    /**
     * Places a delivery, once for each idempotency key. One commit uses up the quote and writes the order,
     * its transaction and its first event.
     *
     * @throws Refusal FEE_CHANGED with the fee in force and a quote for it; the refusals of quotes and
     *   places; IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_FLIGHT
     */
    async createDelivery(
      caller: Caller,
      key: string | undefined,
      input: DeliveryInput,
    ): Promise<{ readonly data: Order; readonly payment?: PaymentLink }> {
      const { kind, pickupLocation: pickup, dropLocation: dropoff, pickupWindow, ...rest } = input
      const { quoteId, fee, ...words } = rest
      const claim: FeeClaim = {
        customerId: caller.accountId,
        kind,
        pickup,
        dropoff,
        pickupWindow,
        quoteId,
        fee,
        pickupAddress: words.pickupAddress,
        receiverAddress: words.receiverAddress,
        receiverName: words.receiverName,
        packageDetails: words.packageDetails,
      }
      const request = { accountId: caller.accountId, key, callName: 'orders.createDelivery', body: input }
      const method = methodOfName(input.paymentMethod)
      const isPaidFirst = method === 'Online'
      const isAtDoor = method === 'Transfer'
      online.requireOffered(method, caller)
      if (method !== 'Cash' && input.payer === 'sender')
        throw Refusal.fields({ payer: paymentMessages.payerOfCash })
      try {
        const data = await placement.once(request, async (queries) => {
          const paid = { customerId: caller.accountId, method }
          await requirePaidFirst(queries, paid, online)
          const quote = await pricing.takeFee(queries, claim)
          const order = await placement.place(queries, {
            ...words,
            paymentMethod: method,
            kind,
            customer: caller,
            quote,
            pickup,
            dropoff,
          })
          if (isPaidFirst || isAtDoor) {
            const bill = { orderId: order._id, amountKobo: quote.totalKobo }
            await online.begin(queries, { customerId: caller.accountId, parts: [bill], isAtDoor })
          }
          return order
        })
        const payment = isPaidFirst ? await online.linkOf(data._id) : undefined
        return { data, ...(payment ? { payment } : {}) }
      } catch (error) {
        throw error instanceof FeeDiffers ? await pricing.refuseFee(error, claim) : error
      }
    },

    /**
     * The caller's orders, newest first. `search` looks in number, receiver, phone, places, status, shop and
     * goods.
     */
    listOwn: ({ accountId }: Pick<Caller, 'accountId'>, query: OwnListQuery): Promise<Page<Order>> =>
      listOrdersOf(database.sql, 'customer', accountId, readQuery(query), orderClock),
    /** `search` looks in number, places by the map's names, status, shop and goods. */
    listOfVendor: workOf('vendor'),
    listOfRider: workOf('rider'),
    salesOfVendor: ({ accountId }: Caller) => readShopSales(database.sql, accountId),
    workOfRider: ({ accountId }: Caller) => readRiderWork(deps, accountId),

    /** All orders, or those of one customer, vendor or rider. */
    listAll({ customerId, vendorId, riderId, ...query }: AllOrdersQuery): Promise<Page<Order>> {
      const request = readPageQuery({ ...query, search: searchedText(query.search) })
      const { sql } = database
      if (customerId !== undefined) return listOrdersOf(sql, 'customer', customerId, request, orderClock)
      if (vendorId !== undefined) return listOrdersOf(sql, 'vendor', vendorId, request, orderClock)
      if (riderId !== undefined) return listOrdersOf(sql, 'rider', riderId, request, orderClock)
      return listOrders(sql, request, orderClock)
    },

    lateCancellations: (customerId: string) => readLateCancellations(database.sql, customerId, online),

    /** The caller's saved places, then pickups and dropoffs of their latest orders, the latest first, each once. */
    async recentPlaces(caller: Caller): Promise<RecentPlace[]> {
      const [saved, ends] = await Promise.all([
        deps.addressBook.list(caller),
        listOrderEnds(database.sql, caller.accountId),
      ])
      return savedFirst(saved, recentPlacesOf(ends, deps.places.refined))
    },

    /**
     * Numbers of the running orders in which an account is customer, vendor or rider, oldest first; at most
     * `limit`.
     */
    runningOf(queries: Queries, accountId: string, limit: number): Promise<string[]> {
      return listRunningNumbers(queries, accountId, limit)
    },

    /** Erases the personal data in a customer's orders; part of deleting the account. */
    async eraseCustomer(queries: Queries, customerId: string): Promise<void> {
      await erasePersonalTexts(queries, customerId)
      await photos.eraseOf(queries, customerId)
      await riderTracking.eraseCustomer(queries, customerId)
      await ratings.eraseOf(queries, customerId)
    },

    /** True if the image is the hand-over photo of an order whose texts the caller may see. */
    async mayViewPhoto(caller: Caller, key: string): Promise<boolean> {
      const found = await photos.orderOf(database.sql, key)
      return found !== null && maySeePersonalTexts(caller, found.parties, found.endedAt)
    },

    read: views.read,
    move: moves.move,
    quoteRedelivery: moves.quoteRedelivery,
    waitOn: moves.waitOn,
    runClock: moves.runClock,

    /**
     * The order, as anybody with the link may see it. @throws Refusal NOT_FOUND; TRACKING_ENDED a day after it
     * ended
     */
    track: (token: string, now?: Date): Promise<OrderTracking> => tracking.read(token, now),

    /** @throws Refusal NOT_FOUND, TRACKING_ENDED; PAYMENT_PAID, PAYMENT_ENDED, PAYMENT_UNAVAILABLE */
    payTracked: async (token: string): Promise<PaymentLink> =>
      online.again.payByLink(await tracking.requireId(token)),
  }
}

export type OrdersService = ReturnType<typeof createOrdersService>
