import { setTimeout as sleep } from 'node:timers/promises'
import { paymentMessages, type PaymentLink } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AccountsService } from '../../accounts/accounts.service.ts'
import {
  beginOpening,
  endOpening,
  findPayment,
  findPaymentOf,
  insertPayment,
  keepPage,
  lockPayment,
  noteUnpaid,
  listParts,
  type PaymentRow,
  type PaymentPart,
} from './online-payments.store.ts'
import type { PayableOrders } from './payable-orders.ts'
import { ProviderFailure, type PaymentProvider } from '../providers/port.ts'
import { newReference } from './reference.ts'
import { findOpenTip, insertTip, type Tip } from './tips.store.ts'

/** Longer than a provider may take to answer: after that, the process that asked it is gone. */
const OPENING_SECONDS = 15
/** How long a request waits for another one that asks the provider. */
const WAITS = 20
const WAIT_MS = 400
/** When a payment is first looked at, if no event comes. */
const FIRST_CHECK_SECONDS = 15

/** A payment that is not stored yet. */
export interface PaymentInput {
  readonly customerId: string
  readonly parts: readonly PaymentPart[]
  /** The customer may pay until the hand-over. */
  readonly isAtDoor?: boolean
}

export interface OpenPaymentDeps {
  readonly database: Database
  readonly accounts: Pick<AccountsService, 'findRecipient'>
  readonly provider: Pick<PaymentProvider, 'id' | 'name' | 'payments'>
  readonly orders: Pick<PayableOrders, 'payPath'>
  readonly config: Pick<Config, 'publicUrl' | 'mail'>
  readonly log: Pick<Log, 'error' | 'warn'>
}

/** Begins payments, and opens the provider's page to pay at. */
export function createPaymentOpener({ database, accounts, provider, orders, config, log }: OpenPaymentDeps) {
  /** Stores a payment before the provider hears of it, in the transaction that makes its orders wait for it. */
  async function begin(queries: Queries, { isAtDoor = false, ...given }: PaymentInput): Promise<string> {
    const reference = newReference()
    await insertPayment(queries, { ...given, reference, provider: provider.id, isAtDoor })
    return reference
  }

  /** Stores the payment of a tip, likewise. */
  async function beginTip(
    queries: Queries,
    given: { readonly customerId: string; readonly amountKobo: number; readonly tip: Tip },
  ): Promise<string> {
    const reference = newReference()
    await insertTip(queries, { ...given, reference, provider: provider.id })
    return reference
  }

  /** Replaces a payment by another one for the same orders. A second call answers the same replacement. */
  async function replace(payment: PaymentRow, parts?: readonly PaymentPart[]): Promise<string> {
    return database.transaction(async (queries) => {
      await lockPayment(queries, payment.reference)
      await noteUnpaid(queries, payment.reference, 'failed')
      // While this one waited for the lock, another may have been made.
      if (payment.tip) {
        const open = await findOpenTip(queries, payment.tip.orderId, payment.amountKobo)
        return open?.reference ?? beginTip(queries, { ...payment, tip: payment.tip })
      }
      const same = parts ?? (await listParts(queries, payment.reference))
      const latest = same[0] && (await findPaymentOf(queries, same[0].orderId))
      if (latest && latest.reference !== payment.reference) return latest.reference
      return begin(queries, { ...payment, parts: same })
    })
  }

  /** Whoever pays by a link need not be the customer: they come back to the page that everybody with the link sees. */
  async function payPath({ reference }: PaymentRow): Promise<string | null> {
    const [part] = await listParts(database.sql, reference)
    return part ? orders.payPath(part.orderId) : null
  }

  /** @throws ProviderFailure */
  async function ask(payment: PaymentRow): Promise<void> {
    const { reference, customerId, amountKobo } = payment
    const [payer, path] = await Promise.all([accounts.findRecipient(customerId), payPath(payment)])
    // If a caller has no address, the office gets the receipt.
    const email = payer?.email ?? (path !== null && !payment.isAtDoor ? config.mail.support : undefined)
    if (email === undefined)
      throw new ProviderFailure('refused', 'the payer has no address', { problem: 'email' })
    const page = await provider.payments.open({
      reference,
      email,
      amountKobo,
      callbackUrl: `${config.publicUrl}${path ?? `/dashboard/payments/${reference}`}`,
      isAtDoor: payment.isAtDoor,
    })
    await keepPage(database.sql, reference, page, FIRST_CHECK_SECONDS)
  }

  /**
   * The page to pay at. It is opened once, however many ask. If the provider has opened it but its answer was lost,
   * nobody knows the page, so another payment takes its place.
   * @throws Refusal PAYMENT_UNAVAILABLE
   */
  async function open(reference: string): Promise<PaymentLink> {
    let wanted = reference
    for (let waits = 0; waits < WAITS; waits += 1) {
      const payment = await findPayment(database.sql, wanted)
      if (!payment) throw new Refusal('NOT_FOUND')
      const { authorizationUrl, accessCode } = payment
      if (authorizationUrl !== null) {
        return { reference: wanted, authorizationUrl, ...(accessCode !== null && { accessCode }) }
      }
      if (payment.status === 'failed') {
        wanted = await replace(payment)
        continue
      }
      if (!(await beginOpening(database.sql, wanted, OPENING_SECONDS))) {
        await sleep(WAIT_MS)
        continue
      }
      try {
        await ask(payment)
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error
        if (error.problem === 'duplicate') {
          wanted = await replace(payment)
          continue
        }
        await endOpening(database.sql, wanted)
        log.error({ reason: error.message }, `${provider.name} opened no payment`)
        // A second try would fail in the same way.
        if (error.problem === 'email')
          throw new Refusal('PAYMENT_UNAVAILABLE', { message: paymentMessages.noEmail })
        throw new Refusal('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 5 })
      }
    }
    throw new Refusal('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 5 })
  }

  return { begin, beginTip, open, replace }
}

export type PaymentOpener = ReturnType<typeof createPaymentOpener>
