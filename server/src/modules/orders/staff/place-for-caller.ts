import type { CallerInput, CallerDeliveryInput, Order } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AccountsService } from '../../accounts/accounts.service.ts'
import type { Config } from '../../../platform/config.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import { methodOfName } from '../../payments/payments.service.ts'
import type { OnlinePaymentsService } from '../../payments/online-payments.service.ts'
import { FeeDiffers, type FeeClaim, type PricingService } from '../../pricing/pricing.service.ts'
import type { OrderPlacement } from '../place-order.ts'

/** The reason in the first event, beside the staff member's name. */
const REASON = 'Placed for the customer on the telephone.'

type KnownCaller = Extract<CallerInput, { _id: string }>
type CallerRegistration = Parameters<AccountsService['callers']['register']>[1]

export interface PlaceForCallerDeps {
  readonly accounts: Pick<AccountsService, 'callers' | 'administration'>
  readonly pricing: PricingService
  readonly placement: OrderPlacement
  readonly audit: Pick<AuditService, 'record'>
  readonly online: Pick<OnlinePaymentsService, 'begin' | 'requireOffered'>
  readonly notifications: Pick<NotificationsService, 'notify'>
  readonly config: Pick<Config, 'mail'>
}

/** Places orders for people who call. They are ordinary orders, except that staff placed them. */
export function createPlaceForCaller(deps: PlaceForCallerDeps) {
  const { accounts, pricing, placement, audit, online, notifications, config } = deps

  /** Runs before the transaction, because hashing a password takes long. */
  async function prepareCaller(caller: CallerInput): Promise<KnownCaller | CallerRegistration> {
    if ('_id' in caller) return caller
    const passwordHash = await accounts.administration.hashRandomPassword()
    return { ...caller, email: caller.email ?? '', passwordHash }
  }

  async function customerOf(queries: Queries, customer: KnownCaller | CallerRegistration) {
    if (!('_id' in customer)) return accounts.callers.register(queries, customer)
    const found = await accounts.callers.find(queries, customer._id)
    if (!found) throw Refusal.fields({ customer: 'This is not one of our customers.' })
    return found
  }

  /**
   * Places a delivery for a caller, once for each idempotency key. A new caller's account is created in the
   * same commit. The quote is the one that the staff member saw.
   *
   * @throws Refusal ACCOUNT_EXISTS for a new caller whose address has an account; FEE_CHANGED with the fee in
   *   force and a quote for it; VALIDATION; the refusals of quotes and places; IDEMPOTENCY_MISMATCH,
   *   IDEMPOTENCY_IN_FLIGHT
   */
  return async function placeDelivery(
    staff: Caller,
    key: string | undefined,
    input: CallerDeliveryInput,
  ): Promise<Order> {
    const {
      customer: caller,
      kind,
      pickupLocation: pickup,
      dropLocation: dropoff,
      pickupWindow,
      quoteId,
      fee,
      ...words
    } = input
    const claim: FeeClaim = {
      customerId: staff.accountId,
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
    const method = methodOfName(words.paymentMethod)
    // Without an address of theirs, the receipt goes to the office.
    online.requireOffered(method, { email: config.mail.support })
    const request = { accountId: staff.accountId, key, callName: 'staffOrders.placeDelivery', body: input }
    const who = await prepareCaller(caller)
    let customerId = staff.accountId
    try {
      return await placement.once(
        request,
        async (queries) => {
          const quote = await pricing.takeFee(queries, claim)
          const customer = await customerOf(queries, who)
          customerId = customer.accountId
          const placedBy = { accountId: staff.accountId, reason: REASON }
          const order = await placement.place(queries, {
            ...words,
            paymentMethod: method,
            kind,
            customer,
            placedBy,
            quote,
            pickup,
            dropoff,
          })
          if (method === 'Online') {
            const part = { orderId: order._id, amountKobo: quote.totalKobo }
            await online.begin(queries, { customerId, parts: [part] })
            await notifications.notify(queries, { kind: 'payment_link', to: 'receiver', orderId: order._id })
          }
          await audit.record(queries, staff, {
            action: 'order.place',
            subject: { id: order._id, label: `#${order.number}` },
            after: {
              kind,
              paymentMethod: words.paymentMethod,
              fee: order.fee,
              pickup: pickup.placeName,
              dropoff: dropoff.placeName,
            },
          })
          return order
        },
        () => customerId,
      )
    } catch (error) {
      throw error instanceof FeeDiffers ? await pricing.refuseFee(error, claim) : error
    }
  }
}
