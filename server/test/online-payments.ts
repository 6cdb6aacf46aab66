import type { DeliveryInput, Order } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { webhookPath } from '../src/modules/payments/online/serve-webhook.ts'
import { signEvent } from '../src/modules/payments/providers/paystack/signature.ts'
import { sandboxKey } from '../src/modules/payments/providers/sandbox/sandbox.ts'
import type { Outcome } from '../src/modules/payments/providers/sandbox/sandbox-page.ts'
import type { Person, TestApp } from './app.ts'
import { parcel, quoteFor } from './deliveries.ts'

/** A parcel whose customer is on the way to Paystack's page. The app must listen: the sandbox is reached by HTTP. */
export async function unpaidParcel(
  person: Person,
  more: Partial<DeliveryInput> = {},
  key?: string,
): Promise<{ readonly order: Order; readonly reference: string; readonly url: string }> {
  const { total: fee, _id: quoteId } = await quoteFor(person)
  const { data: order, payment } = await person.client.orders.createDelivery({
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: { ...parcel, fee, quoteId, paymentMethod: 'Paystack', ...more },
  })
  return { order, reference: payment?.reference ?? '', url: payment?.authorizationUrl ?? '' }
}

/** Pays, or does else, at the sandbox's page. By default its event is lost, so that the test sends it. */
export async function payAt(app: TestApp, url: string, outcome: Outcome = 'lost'): Promise<string> {
  const { pathname } = new URL(url)
  const answer = await app.server.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })
  return String(answer.headers.location)
}

/** A parcel that is paid for, and waits for a rider. */
export async function paidParcel(app: TestApp, person: Person) {
  const unpaid = await unpaidParcel(person)
  await payAt(app, unpaid.url)
  await person.client.onlinePayments.read({ reference: unpaid.reference })
  return unpaid
}

/** A parcel that is paid by transfer at the door. */
export async function transferParcel(person: Person) {
  const { order } = await unpaidParcel(person, { paymentMethod: 'Transfer' })
  const { data } = await person.client.orders.read({ id: order._id })
  return { order, reference: data.payments?.[0]?.reference ?? '', token: data.trackToken ?? '' }
}

interface ChargeEvent {
  readonly reference: string
  readonly amount: number
  readonly currency?: string
  readonly status?: string
}

export const chargeEvent = ({ reference, amount, currency = 'NGN', status = 'success' }: ChargeEvent) =>
  JSON.stringify({
    event: 'charge.success',
    data: { id: 4_099_260_516, domain: 'test', status, reference, amount, currency, fees: 0 },
  })

export interface Dispute {
  readonly reference: string
  readonly amount: number
  readonly id: number
  readonly resolution?: string
}

/** A bank's dispute, as Paystack tells of it. */
export const disputeEvent = (what: 'create' | 'remind' | 'resolve', { id, resolution, ...of }: Dispute) =>
  JSON.stringify({
    event: `charge.dispute.${what}`,
    data: {
      id,
      refund_amount: of.amount,
      currency: 'NGN',
      category: 'chargeback',
      domain: 'test',
      status: what === 'resolve' ? 'resolved' : 'awaiting-merchant-feedback',
      resolution: resolution ?? null,
      transaction: { id: 4_099_260_516, domain: 'test', status: 'success', ...of, currency: 'NGN' },
    },
  })

/** Sends an event as Paystack does. @returns the status of the answer */
export async function sendEvent(
  app: TestApp,
  body: string,
  signature = signEvent(body, keyOf(app)),
): Promise<number> {
  const answer = await app.server.inject({
    method: 'POST',
    url: webhookPath(app.parts.online.provider),
    headers: {
      'content-type': 'application/json',
      ...(signature === '' ? {} : { 'x-paystack-signature': signature }),
    },
    payload: body,
  })
  return answer.statusCode
}

const keyOf = ({ dataDir }: TestApp): string => sandboxKey({ dataDir, dataKey: undefined })

/** @returns the id of an unmatched payment */
export async function insertUnmatchedPayment(app: TestApp): Promise<string> {
  const reference = `unknown-${newId()}`
  await sendEvent(app, chargeEvent({ reference, amount: 1_000 }))
  const { payments } = await (await app.admin()).client.onlinePayments.listUnmatched({})
  return payments.find((payment) => payment.reference === reference)?._id ?? ''
}

/** The records of the sandbox. */
export function stateOf({ parts }: TestApp) {
  if (!parts.sandbox) throw new Error('this app has no sandbox')
  return parts.sandbox.state
}
