import { signEvent } from '../src/modules/payments/providers/paystack/signature.ts'
import { webhookPath } from '../src/modules/payments/online/serve-webhook.ts'
import { recipientCode } from '../src/modules/payments/providers/sandbox/sandbox-banks.ts'
import { newId } from '../src/modules/payments/providers/sandbox/state.ts'
import { startTestApp, type TestApp } from './app.ts'
import { chargeEvent, disputeEvent, sendEvent, stateOf } from './online-payments.ts'
import { sandboxAccount } from './payouts.ts'
import { startSecondProvider } from './second-provider.ts'
import { listen } from './sockets.ts'

type PaymentState = 'paid' | 'failed' | 'reversed'

/** An app, and what happens at its provider. Nothing of it is told before `tell…` is called. */
export interface ProviderApp {
  readonly app: TestApp
  readonly endPayment: (
    reference: string,
    state: PaymentState,
    change?: { readonly kobo?: number; readonly currency?: 'USD' },
  ) => void
  /** A payment that none of our apps began. */
  readonly addPayment: (reference: string, kobo: number) => void
  readonly forgetPayment: (reference: string) => void
  readonly tellPayment: (reference: string, isSigned?: boolean) => Promise<number>
  readonly tellDispute: (of: {
    readonly id: number
    readonly reference: string
    readonly kobo: number
    readonly isLost?: boolean
  }) => Promise<number>
  readonly endRefunds: (isDone: boolean) => void
  readonly countRefunds: (reference: string) => number
  readonly endTransfer: (reference: string, state: 'paid' | 'failed') => void
  readonly tellTransfer: (reference: string) => Promise<number>
  /** As if all payments were an hour older. */
  readonly age: () => void
  readonly stop: () => Promise<void>
}

const HOUR_MS = 3_600_000

export async function startPaystackApp(): Promise<ProviderApp> {
  const app = await startTestApp()
  await listen(app)
  const state = stateOf(app)
  const chargeOf = (reference: string) => {
    const charge = state.charges.get(reference)
    if (!charge) throw new Error(`Paystack knows no payment ${reference}`)
    return charge
  }
  const reversed = new Set<string>()
  return {
    app,
    endPayment(reference, to, { kobo, currency } = {}) {
      const charge = chargeOf(reference)
      charge.status = to === 'failed' ? 'failed' : 'success'
      charge.chargedKobo = kobo ?? charge.amountKobo
      charge.currency = currency ?? 'NGN'
      if (to === 'reversed') reversed.add(reference)
    },
    addPayment(reference, kobo) {
      const made = { id: newId(), reference, accessCode: reference, amountKobo: kobo, callbackUrl: '' }
      const paid = { status: 'success', chargedKobo: kobo, currency: 'NGN' } as const
      state.charges.set(reference, {
        ...made,
        ...paid,
        succeedsAt: 0,
        refundsFail: false,
        createdAt: new Date(),
      })
    },
    forgetPayment: (reference) => void state.charges.delete(reference),
    tellPayment(reference, isSigned = true) {
      const { chargedKobo: amount, currency } = chargeOf(reference)
      const status = reversed.has(reference) ? 'reversed' : 'success'
      const body = chargeEvent({ reference, amount, currency, status })
      return isSigned ? sendEvent(app, body) : sendEvent(app, body, signEvent(body, 'sk_test_of_a_stranger'))
    },
    tellDispute: ({ id, reference, kobo: amount, isLost = false }) =>
      sendEvent(
        app,
        isLost
          ? disputeEvent('resolve', { id, reference, amount, resolution: 'merchant-accepted' })
          : disputeEvent('create', { id, reference, amount }),
      ),
    endRefunds(isDone) {
      for (const refund of state.refunds.values()) {
        refund.createdAt = new Date(Date.now() - 60_000)
        refund.charge.refundsFail = !isDone
      }
    },
    countRefunds: (reference) =>
      [...state.refunds.values()].filter(({ charge }) => charge.reference === reference).length,
    endTransfer(reference, to) {
      const transfer = state.transfers.get(reference)
      if (!transfer) throw new Error(`Paystack knows no transfer ${reference}`)
      transfer.createdAt = new Date(Date.now() - 60_000)
      const { bankCode, accountNumber } = sandboxAccount('fails')
      if (to === 'failed') transfer.recipient = recipientCode(bankCode, accountNumber)
    },
    tellTransfer: (reference) =>
      sendEvent(app, JSON.stringify({ event: 'transfer.success', data: { reference } })),
    age() {
      state.since = new Date(0)
      for (const charge of state.charges.values())
        charge.createdAt = new Date(charge.createdAt.getTime() - HOUR_MS)
    },
    stop: app.stop,
  }
}

export async function startSecondApp(): Promise<ProviderApp> {
  const { provider, bills, returns, sends, sign, close } = await startSecondProvider()
  const app = await startTestApp({}, undefined, { provider })
  const billOf = (reference: string) => {
    const bill = bills.get(reference)
    if (!bill) throw new Error(`the provider knows no bill ${reference}`)
    return bill
  }
  async function send(event: object, isSigned = true): Promise<number> {
    const [body, at] = [JSON.stringify(event), String(Date.now())]
    const { statusCode } = await app.server.inject({
      method: 'POST',
      url: webhookPath(provider),
      headers: { 'x-second': `${at} ${sign(at, isSigned ? body : 'another')}` },
      payload: body,
    })
    return statusCode
  }
  const STATES = { paid: 'settled', failed: 'declined', reversed: 'undone' } as const
  return {
    app,
    endPayment(reference, to, { kobo, currency } = {}) {
      const bill = billOf(reference)
      bill.state = STATES[to]
      bill.cut = '12.50'
      if (kobo !== undefined) bill.sum = (kobo / 100).toFixed(2)
      if (currency) bill.money = currency.toLowerCase()
    },
    addPayment(ref, kobo) {
      const made = { uid: `b-of-others-${ref}`, ref, sum: (kobo / 100).toFixed(2), money: 'naira' }
      bills.set(ref, { ...made, state: 'settled', cut: '0.00', at: Date.now() })
    },
    forgetPayment: (reference) => void bills.delete(reference),
    tellPayment: (reference, isSigned) => send({ bill: billOf(reference) }, isSigned),
    tellDispute: ({ id, reference: of, kobo, isLost = false }) =>
      send({
        dispute: { no: `d${id}`, of, sum: (kobo / 100).toFixed(2), ...(isLost && { verdict: 'lost' }) },
      }),
    endRefunds(isDone) {
      for (const made of returns.values()) made.state = isDone ? 'sent' : 'stuck'
    },
    countRefunds: (reference) =>
      [...returns.values()].filter(({ bill }) => bill === bills.get(reference)?.uid).length,
    endTransfer(reference, to) {
      const made = sends.get(reference)
      if (!made) throw new Error(`the provider knows no transfer ${reference}`)
      made.state = to === 'paid' ? 'arrived' : 'bounced'
    },
    tellTransfer: (sent) => send({ sent }),
    age() {
      for (const bill of bills.values()) bill.at -= HOUR_MS
    },
    async stop() {
      await app.stop()
      close()
    },
  }
}
