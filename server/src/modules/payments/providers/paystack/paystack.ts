import { z } from 'zod'
import type { PaymentProvider, Period, ProviderPayment, ProviderRefund } from '../port.ts'
import { createPaystackCalls, orNull, type PaystackAccess } from './call-paystack.ts'
import { Charge, kobo, toPayment } from './charge.ts'
import { createEventReader } from './read-event.ts'
import { codeText, shownText } from './texts.ts'
import { isSigned } from './signature.ts'
import { createPaystackTransfers } from './transfers.ts'

const LIVE_KEY = 'sk_live_'
/** The ways to pay at the door: Paystack knows their end within minutes. */
const AT_DOOR_CHANNELS = ['bank_transfer', 'ussd', 'card']
/** How many Paystack lists at once. */
const PAGE_ROWS = 100

const Opened = z.object({ authorization_url: z.url().max(2_000), access_code: codeText })
const Refund = z.object({
  id: z.number().int(),
  amount: kobo,
  status: codeText,
  merchant_note: shownText.nullish(),
})

const REFUND_STATUSES: Readonly<Record<string, ProviderRefund['status']>> = {
  processed: 'done',
  failed: 'failed',
}

/** Paystack has no idempotency key for refunds, so our id goes into the refund's note. */
const noteOf = (refundId: string): string => `refund ${refundId}`
const NOTE = /^refund ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const toRefund = ({ id, amount, status, merchant_note }: z.infer<typeof Refund>): ProviderRefund => ({
  id: String(id),
  refundId: NOTE.exec(merchant_note ?? '')?.[1] ?? null,
  status: REFUND_STATUSES[status] ?? 'pending',
  amountKobo: amount,
})

/** @param as the provider's id in stored rows; the sandbox has its own */
export function createPaystack(access: PaystackAccess, as = 'paystack'): PaymentProvider {
  const { secretKey } = access
  const isLive = secretKey.startsWith(LIVE_KEY)
  const calls = createPaystackCalls(access)
  const { ask, read } = calls

  const toOurs = (charge: z.infer<typeof Charge>): ProviderPayment => toPayment(charge, isLive)

  /** All pages of a list, the newest first. */
  async function readAll<Row extends z.ZodType>(
    path: string,
    { from, to }: Period,
    row: Row,
  ): Promise<z.output<Row>[]> {
    const query = { perPage: String(PAGE_ROWS), from: from.toISOString(), to: to.toISOString() }
    const rows: z.output<Row>[] = []
    for (let page = 1; ; page += 1) {
      const search = new URLSearchParams({ ...query, page: String(page) })
      const some = await read({ path: `${path}?${String(search)}`, data: z.array(row) })
      rows.push(...some)
      if (some.length < PAGE_ROWS) return rows
    }
  }

  return {
    id: as,
    name: 'Paystack',
    path: 'paystack',
    isOffered: secretKey !== '',
    transfers: createPaystackTransfers(calls),

    payments: {
      async open({ reference, email, amountKobo: amount, callbackUrl: callback_url, isAtDoor }) {
        const channels = isAtDoor ? { channels: AT_DOOR_CHANNELS } : {}
        const body = { email, amount, currency: 'NGN', reference, callback_url, ...channels }
        const page = await ask({ path: '/transaction/initialize', body, data: Opened })
        return { authorizationUrl: page.authorization_url, accessCode: page.access_code }
      },
      async find(reference) {
        const path = `/transaction/verify/${encodeURIComponent(reference)}`
        const charge = await orNull(read({ path, data: Charge }))
        return charge && toOurs(charge)
      },
      list: async (period) => (await readAll('/transaction', period, Charge)).map(toOurs),
    },

    refunds: {
      async send({ reference: transaction, amountKobo: amount, refundId }) {
        const body = { transaction, amount, currency: 'NGN', merchant_note: noteOf(refundId) }
        return toRefund(await ask({ path: '/refund', body, data: Refund }))
      },
      async find(id) {
        const refund = await orNull(read({ path: `/refund/${id}`, data: Refund }))
        return refund && toRefund(refund)
      },
      async listOf(paymentId) {
        const path = `/refund?transaction=${paymentId}&perPage=${PAGE_ROWS}`
        return (await read({ path, data: z.array(Refund) })).map(toRefund)
      },
      list: async (period) => (await readAll('/refund', period, Refund)).map(toRefund),
    },

    isSigned: (body, headers) => isSigned(body, headers['x-paystack-signature'], secretKey),
    readEvent: createEventReader(isLive),
  }
}
