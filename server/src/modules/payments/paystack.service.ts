import type {
  OrderPayment,
  OwnPayment,
  Payment,
  PaymentLink,
  PaymentMethod,
  PaymentOptions,
} from '@ozi/contract'
import { paymentMessages } from '@ozi/contract'
import { z } from 'zod'
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
import { setAside } from './paystack/aside.store.ts'
import { createDisputes, DisputeEvent } from './paystack/disputes.ts'
import { endOrder } from './paystack/end-order.ts'
import { createOpening, type NewPayment } from './paystack/open-payment.ts'
import {
  findPaidPart,
  findPayment,
  findPaymentOf,
  listOrdersOfPayment,
  listPaymentsOf,
  takeDueChecks,
  type KeptPayment,
} from './paystack/online-payments.store.ts'
import { listOwnPayments } from './paystack/own-payments.store.ts'
import type { PayableOrders } from './paystack/payable-orders.ts'
import { createPayingAgain } from './paystack/pay-again.ts'
import { readPayment } from './paystack/payment-views.ts'
import { codeText } from './paystack/paystack-texts.ts'
import { Charge, createPaystackClient, PaystackFailure } from './paystack/paystack-client.ts'
import { hurryRefunds, sumRefundsUnderWay } from './paystack/refunds.store.ts'
import { createRefundSending } from './paystack/send-refunds.ts'
import { createSettling } from './paystack/settle-payment.ts'
import { isSigned } from './paystack/signature.ts'
import { createStaffPayments } from './paystack/staff-payments.ts'
import { createTipPayments } from './paystack/tips.ts'
import { Transfer } from './paystack/transfer-calls.ts'

/** Payments without an event, and refunds, are looked at so often. */
const CHECK_PAUSE_SECONDS = 5
const CHECKS_AT_ONCE = 50
const LIVE_KEY = 'sk_live_'

/** Paystack's events that we act on; others are acknowledged. */
const ChargeEvent = z.object({ event: z.literal('charge.success'), data: Charge })
const RefundEvent = z.object({
  event: z.string().regex(/^refund\./),
  data: z.object({
    transaction_reference: codeText,
    amount: z.coerce.number().int().nullish(),
    currency: codeText.nullish(),
  }),
})

const TransferEvent = z.object({
  event: z.string().regex(/^transfer\./),
  data: Transfer.pick({ reference: true }),
})

const OurEvent = z.object({ event: z.string().regex(/^(charge\.(success$|dispute\.)|refund\.|transfer\.)/) })

export { PaystackFailure } from './paystack/paystack-failure.ts'
export type { Transfer, TransferCalls } from './paystack/transfer-calls.ts'
export type { PayableOrders } from './paystack/payable-orders.ts'
export {
  type Charge as PaystackCharge,
  PAGE_ROWS as PAYSTACK_PAGE_ROWS,
  type PaystackRefund,
} from './paystack/paystack-client.ts'
export { paidPosting, refundAsked, refundEnded, tipPosting } from './paystack/postings.ts'
export { idOf } from './paystack/reference.ts'

export interface PaystackParts {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'every'>
  readonly accounts: Pick<AccountsService, 'findRecipient'>
  readonly audit: Pick<AuditService, 'record'>
  readonly orders: PayableOrders
  readonly payouts: {
    /** Looks at what became of a transfer, if it is one of ours. */
    readonly look: (reference: string) => Promise<void>
  }
  readonly ledger: Pick<LedgerService, 'postAll'>
  readonly notifications: Pick<NotificationsService, 'notify'>
  /** Paystack's key and address, or our sandbox's; absent: Paystack is not offered. */
  readonly access: { readonly secretKey: string; readonly url: () => string } | undefined
  readonly config: Pick<
    Config,
    'paystack' | 'publicUrl' | 'mail' | 'orderClock' | 'cancellationFeeKobo' | 'takesTransfers'
  >
  readonly log: Log
}

/** Payments with Paystack: begun before it is asked, counted once, paid back by themselves where nothing is delivered. */
export function createPaystackService(parts: PaystackParts) {
  const { database, jobs, access, config, log } = parts
  const client = createPaystackClient(access ?? { secretKey: '', url: () => '' })
  const opening = createOpening({ ...parts, client })
  const disputes = createDisputes(parts)
  const isLive = access?.secretKey.startsWith(LIVE_KEY) === true
  const settling = createSettling({ ...parts, client, disputes, isLive })
  const refunds = createRefundSending({ ...parts, client })
  const staff = createStaffPayments({ ...parts, disputes })
  const tips = createTipPayments({ database, opening, look })
  const again = createPayingAgain({ ...parts, opening, look })

  async function look({ reference, status, authorizationUrl }: KeptPayment): Promise<void> {
    if (status === 'paid' || authorizationUrl === null) return
    await settling.check(reference).catch((error: unknown) => {
      if (!(error instanceof PaystackFailure)) throw error
      log.warn({ reason: error.message }, 'Paystack does not say how a payment stands')
    })
  }

  async function runChecks(): Promise<void> {
    for (const reference of await takeDueChecks(database.sql, CHECKS_AT_ONCE)) {
      const payment = await findPayment(database.sql, reference)
      if (payment) await look(payment)
    }
    await refunds.run()
  }
  if (access) jobs.every(CHECK_PAUSE_SECONDS, 'payments and refunds', runChecks)

  /** A refund that somebody made at Paystack itself is for the staff to look at. */
  async function receiveRefund({ data }: z.infer<typeof RefundEvent>): Promise<void> {
    const reference = data.transaction_reference
    const payment = await findPayment(database.sql, reference)
    if (payment && payment.status !== 'paid') await look(payment)
    if ((await hurryRefunds(database.sql, reference)) > 0) return refunds.run()
    const ours = payment && (await readPayment(database.sql, reference, config.orderClock))
    if (ours && ours.refunds.length > 0) return undefined
    const { amount: amountKobo = null, currency } = data
    await setAside(database.sql, { cause: 'refund', reference, amountKobo, currency: currency ?? '' })
    return undefined
  }

  function methodsOffered(): PaymentMethod[] {
    const methods: PaymentMethod[] = access ? ['Cash', 'Paystack'] : ['Cash']
    if (access && config.takesTransfers) methods.push('Transfer')
    return methods
  }

  async function options(caller: Pick<Caller, 'accountId'> | null): Promise<PaymentOptions> {
    const paysFirst = caller !== null && (await parts.orders.paysFirst(caller.accountId))
    return {
      methods: paysFirst ? ['Paystack'] : methodsOffered(),
      isSandbox: config.paystack.kind === 'sandbox',
      cancellationFee: toNaira(config.cancellationFeeKobo),
    }
  }

  return {
    isOffered: access !== undefined,
    isSandbox: config.paystack.kind === 'sandbox',
    transfers: client.transfers,
    again,
    staff,
    tips,
    runChecks,
    /** Paystack's own lists of a period, for the books; pages count from 1. */
    listCharges: client.list,
    listRefunds: client.listRefunds,
    /** Null if Paystack does not know it. @throws PaystackFailure */
    findCharge: client.verify,
    findRefund: client.findRefund,

    options,

    /** @throws Refusal VALIDATION if this deployment does not offer the method, or Paystack takes nothing from them */
    requireOffered(method: PaymentMethod, { email }: Pick<Caller, 'email'>): void {
      if (!methodsOffered().includes(method))
        throw Refusal.fields({ paymentMethod: paymentMessages.notOffered })
      if (method !== 'Cash' && email === '') throw Refusal.fields({ paymentMethod: paymentMessages.noEmail })
    },

    /** Part of the transaction that places orders which wait for it, at once or at their hand-over. */
    async begin(queries: Queries, payment: NewPayment): Promise<void> {
      // Paystack takes no payment of nothing.
      if (payment.parts.every(({ amountKobo }) => amountKobo === 0)) {
        throw Refusal.fields({ paymentMethod: 'There is nothing to pay. Please choose cash.' })
      }
      await opening.begin(queries, payment)
    },

    /** Where the payment of an order is made; without an address if Paystack does not answer. */
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
    ofOrder: (queries: Queries, orderId: string): Promise<OrderPayment[]> => listPaymentsOf(queries, orderId),

    /** How much is on its way back to a customer, in kobo. */
    refundsUnderWay: (queries: Queries, customerId: string): Promise<number> =>
      sumRefundsUnderWay(queries, customerId),

    /** Whether Paystack has the money of an order. */
    isPaid: async (queries: Queries, orderId: string): Promise<boolean> =>
      (await findPaidPart(queries, orderId)) !== null,

    endOrder,

    /** The caller's own, newest first. */
    listOwn({ accountId }: Caller, query: Pick<PageQuery, 'limit' | 'cursor'>): Promise<Page<OwnPayment>> {
      return listOwnPayments(database.sql, readPageQuery(query), accountId)
    },

    /** While it is pending, Paystack is asked. @throws Refusal NOT_FOUND also for another's payment */
    async read(caller: Caller, reference: string): Promise<Payment> {
      const payment = await findPayment(database.sql, reference)
      const riders = payment?.isAtDoor ? await listOrdersOfPayment(database.sql, reference) : []
      if (!riders.some(({ riderId }) => riderId === caller.accountId))
        staff.requireReadable(caller, payment?.customerId)
      if (payment) await look(payment)
      return readPayment(database.sql, reference, config.orderClock)
    },

    /**
     * Acts on an event of Paystack, as often as it comes.
     * @param body the bytes as they came: Paystack signs these
     * @throws Refusal UNAUTHENTICATED if Paystack did not sign it
     */
    async receive(body: Buffer, signature: unknown): Promise<void> {
      if (!access || !isSigned(body, signature, access.secretKey)) throw new Refusal('UNAUTHENTICATED')
      let event: unknown
      try {
        event = JSON.parse(body.toString('utf8'))
      } catch {
        return
      }
      const charge = ChargeEvent.safeParse(event)
      if (charge.success) return settling.settleEvent(charge.data.data)
      const refund = RefundEvent.safeParse(event)
      if (refund.success) return receiveRefund(refund.data)
      const dispute = DisputeEvent.safeParse(event)
      if (dispute.success) return disputes.receive(dispute.data)
      const transfer = TransferEvent.safeParse(event)
      if (transfer.success) return parts.payouts.look(transfer.data.data.reference)
      // Paystack would send it again and again, and no payment of ours has such a name.
      if (OurEvent.safeParse(event).success) log.warn('an event of Paystack is not as documented')
    },
  }
}

export type PaystackService = ReturnType<typeof createPaystackService>
