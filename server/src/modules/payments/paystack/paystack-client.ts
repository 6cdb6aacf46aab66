import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import { z } from 'zod'
import { codeOf, reasonOf } from '../../../platform/database/failure.ts'
import { readAnswer } from '../../../platform/http/read-answer.ts'
import { ownVersion } from '../../../platform/version.ts'
import { PaystackFailure } from './paystack-failure.ts'
import { codeText, shownText } from './paystack-texts.ts'
import { createTransferCalls } from './transfer-calls.ts'

export { PaystackFailure } from './paystack-failure.ts'

/** Somebody waits for the answer of a read, and it is tried twice. */
const TIMEOUT_MS = 8_000
const READ_TRIES = 1
const PAUSE_MS = 200
const ANSWER_BYTES = 4 * 1024 ** 2
/** A wrong key, a time-out, too many requests: these are not about what was asked. */
const SAYS_NOTHING: ReadonlySet<number> = new Set([401, 408, 429])

const Refused = z.object({ message: shownText.optional(), code: codeText.nullish() })
const Answer = z.object({ status: z.literal(true), data: z.unknown() })
/** Paystack writes amounts as numbers, and in events of refunds as texts. */
const kobo = z.coerce.number().int()

/** A transaction of Paystack; the same in events, in `verify` and in lists. */
export const Charge = z.object({
  id: z.number().int(),
  status: codeText,
  reference: codeText,
  amount: kobo,
  currency: codeText,
  fees: kobo.nonnegative().nullish(),
  /** `test` or `live`, by the key it was opened with. */
  domain: codeText.nullish(),
})
export type Charge = z.infer<typeof Charge>

const Opened = z.object({ authorization_url: z.url().max(2_000), access_code: codeText, reference: codeText })
const PaystackRefund = z.object({
  id: z.number().int(),
  amount: kobo,
  status: codeText,
  merchant_note: shownText.nullish(),
})
export type PaystackRefund = z.infer<typeof PaystackRefund>

export interface PaystackSettings {
  readonly secretKey: string
  /** Without a slash at the end. */
  readonly url: () => string
}

/** From is included, to is not. */
export interface Period {
  readonly from: Date
  readonly to: Date
}

/** How many Paystack lists at once. */
export const PAGE_ROWS = 100

const pageOf = ({ from, to }: Period, page: number): string =>
  new URLSearchParams({
    perPage: String(PAGE_ROWS),
    page: String(page),
    from: from.toISOString(),
    to: to.toISOString(),
  }).toString()

interface Asked<Data extends z.ZodType> {
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly data: Data
}

/** Paystack's API: https://paystack.com/docs/api. Neither the key nor an answer reaches a log. */
export function createPaystackClient({ secretKey, url }: PaystackSettings) {
  const again = retry(
    handleWhen((error) => error instanceof PaystackFailure && error.kind === 'away'),
    { maxAttempts: READ_TRIES, backoff: new ExponentialBackoff({ initialDelay: PAUSE_MS }) },
  )

  async function ask<Data extends z.ZodType>({ path, body, data }: Asked<Data>): Promise<z.output<Data>> {
    const answer = await fetch(`${url()}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${secretKey}`,
        'user-agent': `Ozi/${ownVersion()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      // Another host must not get the key.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      const { cause } = error as { cause?: unknown }
      throw new PaystackFailure('away', `no answer: ${codeOf(cause) ?? reasonOf(error)}`)
    })
    const json = await readJson(answer)
    const { status } = answer
    if (status >= 400 && status < 500 && !SAYS_NOTHING.has(status)) {
      const { code, message: words = '' } = Refused.safeParse(json).data ?? {}
      throw new PaystackFailure('refused', `status ${status}`, { reason: code ?? words, words })
    }
    const parsed = data.safeParse(Answer.safeParse(json).data?.data)
    if (!answer.ok || !parsed.success)
      throw new PaystackFailure('away', `status ${status}, not as documented`)
    return parsed.data
  }

  return {
    transfers: createTransferCalls(ask, (asked) => again.execute(() => ask(asked))),

    /**
     * Opens a page to pay at. Not tried again here: the reference makes it safe, but a lost answer leaves a page whose
     * address nobody knows.
     * @throws PaystackFailure `duplicate_reference` if Paystack knows the reference
     */
    async initialize(payment: {
      readonly reference: string
      readonly email: string
      readonly amountKobo: number
      readonly callbackUrl: string
      /** The ways to pay; absent: all. */
      readonly channels?: readonly string[]
    }): Promise<{ readonly authorizationUrl: string; readonly accessCode: string }> {
      const opened = await ask({
        path: '/transaction/initialize',
        body: {
          email: payment.email,
          amount: payment.amountKobo,
          currency: 'NGN',
          reference: payment.reference,
          callback_url: payment.callbackUrl,
          ...(payment.channels ? { channels: payment.channels } : {}),
        },
        data: Opened,
      })
      return { authorizationUrl: opened.authorization_url, accessCode: opened.access_code }
    },

    /** Null if Paystack does not know the reference. */
    async verify(reference: string): Promise<Charge | null> {
      try {
        const path = `/transaction/verify/${encodeURIComponent(reference)}`
        return await again.execute(() => ask({ path, data: Charge }))
      } catch (error) {
        if (error instanceof PaystackFailure && error.isNotFound) return null
        throw error
      }
    },

    /**
     * Asks for the money to be sent back. Paystack has no key against doing it twice: `note` names the refund, so that
     * one whose answer was lost is found by `refundsOf`.
     */
    refund: (refund: { readonly reference: string; readonly amountKobo: number; readonly note: string }) =>
      ask({
        path: '/refund',
        body: {
          transaction: refund.reference,
          amount: refund.amountKobo,
          currency: 'NGN',
          merchant_note: refund.note,
        },
        data: PaystackRefund,
      }),

    readRefund: (id: number) => again.execute(() => ask({ path: `/refund/${id}`, data: PaystackRefund })),

    /** Null if Paystack does not know it. */
    async findRefund(id: number): Promise<PaystackRefund | null> {
      try {
        return await again.execute(() => ask({ path: `/refund/${id}`, data: PaystackRefund }))
      } catch (error) {
        if (error instanceof PaystackFailure && error.isNotFound) return null
        throw error
      }
    },

    /** The latest refunds of a transaction, by Paystack's own id of it. */
    refundsOf: (paystackId: number) =>
      again.execute(() =>
        ask({ path: `/refund?transaction=${paystackId}&perPage=100`, data: z.array(PaystackRefund) }),
      ),

    /** A page of the transactions of a period, the newest first; pages count from 1. */
    list: (period: Period, page: number) =>
      again.execute(() => ask({ path: `/transaction?${pageOf(period, page)}`, data: z.array(Charge) })),

    /** The same of refunds. */
    listRefunds: (period: Period, page: number) =>
      again.execute(() => ask({ path: `/refund?${pageOf(period, page)}`, data: z.array(PaystackRefund) })),
  }
}

export type PaystackClient = ReturnType<typeof createPaystackClient>

async function readJson(answer: Response): Promise<unknown> {
  try {
    return JSON.parse((await readAnswer(answer, ANSWER_BYTES)) ?? 'null')
  } catch {
    return null
  }
}
