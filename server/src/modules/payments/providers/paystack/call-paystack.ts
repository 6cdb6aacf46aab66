import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import { z } from 'zod'
import { codeOf, reasonOf } from '../../../../platform/database/failure.ts'
import { readAnswer } from '../../../../platform/http/read-answer.ts'
import { ownVersion } from '../../../../platform/version.ts'
import { ProviderFailure } from '../port.ts'
import { codeText, shownText } from './texts.ts'

/** Short, because somebody may wait for a read, which is tried twice. */
const TIMEOUT_MS = 8_000
const READ_TRIES = 1
const PAUSE_MS = 200
const ANSWER_BYTES = 4 * 1024 ** 2
/** A wrong key, a time-out, too many requests: these statuses do not refuse the request itself. */
const SAYS_NOTHING: ReadonlySet<number> = new Set([401, 408, 429])

const Refused = z.object({ message: shownText.optional(), code: codeText.nullish() })
const Answer = z.object({ status: z.literal(true), data: z.unknown() })

export interface PaystackAccess {
  /** Empty: Paystack is not offered. */
  readonly secretKey: string
  /** Without a slash at the end. */
  readonly url: () => string
}

interface Request<Data extends z.ZodType> {
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly data: Data
}

/** Paystack refused, and says so by this code or these words. */
class PaystackRefusal extends ProviderFailure {
  readonly isNotFound: boolean

  constructor(status: number, code: string, words: string) {
    const said = `${code} ${words}`
    // Paystack documents that a refusal has a code, and not which one an address gets: so the words are looked at, too.
    const problem = /duplicate/i.test(code || words)
      ? 'duplicate'
      : /e-?mail/i.test(said)
        ? 'email'
        : undefined
    super('refused', `status ${status}, ${code || words}`, { problem, words })
    this.isNotFound = /not.?found/i.test(said)
  }
}

/** Null for what Paystack does not know. */
export const orNull = <Data>(answer: Promise<Data>): Promise<Data | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof PaystackRefusal && error.isNotFound) return null
    throw error
  })

/** Paystack's API: https://paystack.com/docs/api. Neither the key nor an answer reaches a log. */
export function createPaystackCalls({ secretKey, url }: PaystackAccess) {
  const again = retry(
    handleWhen((error) => error instanceof ProviderFailure && error.kind === 'away'),
    { maxAttempts: READ_TRIES, backoff: new ExponentialBackoff({ initialDelay: PAUSE_MS }) },
  )

  /** Asks once, without a second try: for calls that must not be made twice. */
  async function ask<Data extends z.ZodType>({ path, body, data }: Request<Data>): Promise<z.output<Data>> {
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
      throw new ProviderFailure('away', `no answer: ${codeOf(cause) ?? reasonOf(error)}`)
    })
    const json = await readJson(answer)
    const { status } = answer
    if (status >= 400 && status < 500 && !SAYS_NOTHING.has(status)) {
      const { code, message: words = '' } = Refused.safeParse(json).data ?? {}
      throw new PaystackRefusal(status, code ?? '', words)
    }
    const parsed = data.safeParse(Answer.safeParse(json).data?.data)
    if (!answer.ok || !parsed.success)
      throw new ProviderFailure('away', `status ${status}, not as documented`)
    return parsed.data
  }

  return {
    ask,
    read: <Data extends z.ZodType>(request: Request<Data>) => again.execute(() => ask(request)),
  }
}

export type PaystackCalls = ReturnType<typeof createPaystackCalls>

async function readJson(answer: Response): Promise<unknown> {
  try {
    return JSON.parse((await readAnswer(answer, ANSWER_BYTES)) ?? 'null')
  } catch {
    return null
  }
}
