import type { IncomingHttpHeaders } from 'node:http'
import type { OwnPayment, Payment, PaymentLink, PaymentOptions } from '@ozi/contract'
import { paymentMessages } from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import { toNaira } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { LedgerService } from '../ledger/ledger.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { countUnmatched, insertUnmatched } from './online/unmatched-payments.store.ts'
import { createDisputes } from './online/disputes.ts'
import { refundEndedOrder } from './online/refund-ended-order.ts'
import { createPaymentOpener, type PaymentInput } from './online/open-payment.ts'
import {
  findPaidPart,
  findPayment,
  findPaymentOf,
  listOrdersOfPayment,
  listPaymentsOf,
  takeDueChecks,
  type PaymentRow,
} from './online/online-payments.store.ts'
import { listOwnPayments } from './online/own-payments.store.ts'
import type { PayableOrders } from './online/payable-orders.ts'
import { createPayAgain } from './online/pay-again.ts'
import { readPayment } from './online/payment-views.ts'
import { retryRefundsNow, sumRefundsUnderWay } from './online/refunds.store.ts'
import { createRefundSender } from './online/send-refunds.ts'
import { createPaymentSettler } from './online/settle-payment.ts'
import { createStaffPayments } from './online/staff-payments.ts'
import { createTipPayments } from './online/tips.ts'
import { nameOfMethod, type Method } from './payment-methods.ts'
import { ProviderFailure, SANDBOX, type PaymentProvider, type ProviderEvent } from './providers/port.ts'

/** Payments without an event, and refunds, are looked at so often. */
const CHECK_PAUSE_SECONDS = 5
const CHECKS_AT_ONCE = 50

export {
  ProviderFailure,
  SANDBOX,
  type PaymentProvider,
  type Period,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderTransfer,
} from './providers/port.ts'
export type { PayableOrders } from './online/payable-orders.ts'
export {
  paymentPosting as paidPosting,
  refundAskedPosting as refundAsked,
  refundEndedPosting as refundEnded,
  tipPosting,
} from './online/postings.ts'
export { idOf } from './online/reference.ts'

export interface OnlinePaymentsDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'every'>
  readonly accounts: Pick<AccountsService, 'findRecipient'>
  readonly audit: Pick<AuditService, 'record'>
  readonly orders: PayableOrders
  readonly payouts: {
    /** Asks the provider about a transfer, if it is one of ours. */
    readonly look: (reference: string) => Promise<void>
  }
  readonly ledger: Pick<LedgerService, 'postAll'>
  readonly notifications: Pick<NotificationsService, 'notify'>
  readonly provider: PaymentProvider
  readonly config: Pick<
    Config,
    'publicUrl' | 'mail' | 'orderClock' | 'cancellationFeeKobo' | 'takesTransfers'
  >
  readonly log: Log
}

/**
 * Payments through a provider. They are stored before it is asked, counted once, and refunded if nothing is delivered.
 */
export function createOnlinePaymentsService(deps: OnlinePaymentsDeps) {
  const { database, jobs, provider, config, log } = deps
  const opening = createPaymentOpener(deps)
  const disputes = createDisputes(deps)
  const settling = createPaymentSettler({ ...deps, disputes })
  const refunds = createRefundSender(deps)
  const staff = createStaffPayments({ ...deps, disputes })
  const tips = createTipPayments({ database, opening, look })
  const again = createPayAgain({ ...deps, opening, look })

  const isSandbox = provider.id === SANDBOX

  async function look({ reference, status, authorizationUrl, provider: id }: PaymentRow): Promise<void> {
    if (status === 'paid' || authorizationUrl === null || id !== provider.id) return
    await settling.check(reference).catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error
      log.warn({ reason: error.message }, `${provider.name} does not say how a payment stands`)
    })
  }

  async function runChecks(): Promise<void> {
    for (const reference of await takeDueChecks(database.sql, provider.id, CHECKS_AT_ONCE)) {
      const payment = await findPayment(database.sql, reference)
      if (payment) await look(payment)
    }
    await refunds.run()
  }
  if (provider.isOffered) jobs.every(CHECK_PAUSE_SECONDS, 'payments and refunds', runChecks)

  /** A refund that we did not ask for was made at the provider itself: it is set aside for the staff. */
  async function receiveRefund({ reference, amountKobo, currency }: RefundEvent): Promise<void> {
    const payment = await findPayment(database.sql, reference)
    if (payment && payment.status !== 'paid') await look(payment)
    if ((await retryRefundsNow(database.sql, reference)) > 0) return refunds.run()
    const ours = payment && (await readPayment(database.sql, reference, config.orderClock))
    if (ours && ours.refunds.length > 0) return undefined
    await insertUnmatched(database.sql, { cause: 'refund', reference, amountKobo, currency })
    return undefined
  }

  function methodsOffered(): Method[] {
    if (!provider.isOffered) return ['Cash']
    return config.takesTransfers ? ['Cash', 'Online', 'Transfer'] : ['Cash', 'Online']
  }

  async function options(caller: Pick<Caller, 'accountId'> | null): Promise<PaymentOptions> {
    const paysFirst = caller !== null && (await deps.orders.paysFirst(caller.accountId))
    return {
      methods: (paysFirst ? ['Online' as const] : methodsOffered()).map(nameOfMethod),
      isSandbox,
      cancellationFee: toNaira(config.cancellationFeeKobo),
    }
  }

  return {
    provider,
    isOffered: provider.isOffered,
    again,
    staff,
    tips,
    runChecks,
    options,

    /** @throws Refusal VALIDATION if this deployment does not offer the method, or the provider takes nothing from them */
    requireOffered(method: Method, { email }: Pick<Caller, 'email'>): void {
      if (!methodsOffered().includes(method))
        throw Refusal.fields({ paymentMethod: paymentMessages.notOffered })
      if (method !== 'Cash' && email === '') throw Refusal.fields({ paymentMethod: paymentMessages.noEmail })
    },

    /** Begins the payment of orders, in the transaction that places them. */
    async begin(queries: Queries, payment: PaymentInput): Promise<void> {
      // Providers refuse payments of 0.
      if (payment.parts.every(({ amountKobo }) => amountKobo === 0)) {
        throw Refusal.fields({ paymentMethod: 'There is nothing to pay. Please choose cash.' })
      }
      await opening.begin(queries, payment)
    },

    /** Where the payment of an order is made; without an address if the provider does not answer. */
    async linkOf(orderId: string): Promise<PaymentLink | undefined> {
      const payment = await findPaymentOf(database.sql, orderId)
      if (!payment) return undefined
      if (payment.status === 'paid') return { reference: payment.reference }
      try {
        return await opening.open(payment.reference)
      } catch (error) {
        if (error instanceof Refusal && error.code === 'PAYMENT_UNAVAILABLE')
          return { reference: payment.reference }
        throw error
      }
    },

    /** The payments of an order, the latest first. */
    ofOrder: listPaymentsOf,

    /** How much is on its way back to a customer, in kobo. */
    refundsUnderWay: sumRefundsUnderWay,

    /** True if the provider has the money of an order. */
    isPaid: async (queries: Queries, orderId: string): Promise<boolean> =>
      (await findPaidPart(queries, orderId)) !== null,

    refundEndedOrder,

    /** How many payments were set aside that nobody has looked at. */
    countUnmatched: (): Promise<number> => countUnmatched(database.sql),

    /** The caller's own, newest first. */
    listOwn({ accountId }: Caller, query: Pick<PageQuery, 'limit' | 'cursor'>): Promise<Page<OwnPayment>> {
      return listOwnPayments(database.sql, readPageQuery(query), accountId)
    },

    /** While it is pending, the provider is asked. @throws Refusal NOT_FOUND also for another's payment */
    async read(caller: Caller, reference: string): Promise<Payment> {
      const payment = await findPayment(database.sql, reference)
      const riders = payment?.isAtDoor ? await listOrdersOfPayment(database.sql, reference) : []
      if (!riders.some(({ riderId }) => riderId === caller.accountId))
        staff.requireReadable(caller, payment?.customerId)
      if (payment) await look(payment)
      return readPayment(database.sql, reference, config.orderClock)
    },

    /**
     * Acts on an event of the provider, as often as it comes.
     * @param body the bytes as they came: the provider signs these
     * @throws Refusal UNAUTHENTICATED if the provider did not sign it
     */
    async receive(body: Buffer, headers: IncomingHttpHeaders): Promise<void> {
      if (!provider.isOffered || !provider.isSigned(body, headers)) throw new Refusal('UNAUTHENTICATED')
      const event = provider.readEvent(body)
      // If we refused it, the provider would send it again and again.
      if (event === 'unreadable') return log.warn(`an event of ${provider.name} is not as documented`)
      if (event === 'other') return undefined
      if (event.kind === 'payment') return settling.settleEvent(event.payment)
      if (event.kind === 'refund') return receiveRefund(event)
      if (event.kind === 'dispute') return disputes.receive(event)
      return deps.payouts.look(event.reference)
    },
  }
}

type RefundEvent = Extract<ProviderEvent, { kind: 'refund' }>

export type OnlinePaymentsService = ReturnType<typeof createOnlinePaymentsService>
