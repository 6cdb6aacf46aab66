import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
  wrap,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { codeOf, reasonOf } from '../../platform/database/failure.ts'
import { readAnswer } from '../../platform/http/read-answer.ts'
import type { Log } from '../../platform/log.ts'
import { ownVersion } from '../../platform/version.ts'
import { MapsFailure, type MapsService } from './maps.ts'

/** Short, because somebody waits for the answer, and a request is tried twice. */
const DEFAULT_TIMES = { tryMs: 2_500, pauseMs: 100, openMs: 30_000 }
const RETRIES = 1
/** So many failures in a row open the circuit. */
const FAILURES_IN_A_ROW = 5
/**
 * How long a provider that limits requests gets none: as long as it says, up to `longest`; `unsaid` if it does not
 * say.
 */
const REST_MS = { unsaid: 30_000, longest: 600_000 }
/** The way through a whole state is far below this. */
const ANSWER_BYTES = 4 * 1024 ** 2
const CACHE_BYTES = 16 * 1024 ** 2

export type RemoteTimes = typeof DEFAULT_TIMES

export interface RemoteDeps {
  readonly provider: string
  readonly service: MapsService
  /** Without a slash at the end. */
  readonly url: string
  readonly log: Pick<Log, 'error' | 'info'>
  /** Answers stay in memory so long. Absent: the provider's licence forbids it. */
  readonly cachedMs?: number
  readonly times?: Partial<RemoteTimes> | undefined
}

export interface RemoteRequest<Schema extends z.ZodType> {
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly schema: Schema
  /** True if an answer of status 400 is read too, because it says why there is no way. */
  readonly reads400?: boolean
}

/** Why a try failed, whether it is tried again, and whether it counts as the provider's failure. */
class RemoteFailure extends MapsFailure {
  readonly isRetried: boolean
  /** False if a request was refused for its content: whoever types it must not turn the provider off. */
  readonly countsAgainstProvider: boolean

  constructor(
    message: string,
    {
      isRetried = true,
      counts = true,
      kind = 'UNAVAILABLE',
    }: {
      isRetried?: boolean
      counts?: boolean
      kind?: MapsFailure['kind']
    } = {},
  ) {
    super(kind, message)
    this.isRetried = isRetried
    this.countsAgainstProvider = counts
  }
}

/**
 * A service of a map provider, asked over HTTP: with a time limit, a second try, a circuit that opens when it fails again
 * and again, and a rest when it limits requests.
 */
export function createRemoteService(deps: RemoteDeps) {
  const { provider, service, url, log, cachedMs } = deps
  const times = { ...DEFAULT_TIMES, ...deps.times }
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof RemoteFailure && error.countsAgainstProvider),
    { halfOpenAfter: times.openMs, breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW) },
  )
  const policy = wrap(
    retry(
      handleWhen((error) => error instanceof RemoteFailure && error.isRetried),
      {
        maxAttempts: RETRIES,
        backoff: new ExponentialBackoff({ initialDelay: times.pauseMs, maxDelay: times.pauseMs * 5 }),
      },
    ),
    breaker,
  )
  const cache =
    cachedMs === undefined
      ? undefined
      : new LRUCache<string, { value: unknown }>({ ttl: cachedMs, maxSize: CACHE_BYTES })
  let restUntil = 0
  let failingSince: Date | undefined
  const isResting = () => Date.now() < restUntil

  async function send<Schema extends z.ZodType>(
    request: RemoteRequest<Schema>,
    address: string,
  ): Promise<{ value: z.output<Schema>; size: number }> {
    const { schema, reads400 } = request
    const signal = AbortSignal.timeout(times.tryMs)
    try {
      const answer = await fetch(address, {
        headers: { accept: 'application/json', 'user-agent': `Ozi/${ownVersion()}` },
        // Another host must get neither the token nor the customer's words.
        redirect: 'manual',
        signal,
      })
      if (answer.status !== 200 && !(reads400 && answer.status === 400)) {
        await answer.body?.cancel()
        throw failureOf(answer)
      }
      const text = await readAnswer(answer, ANSWER_BYTES)
      if (text === null) throw new RemoteFailure('the answer is too long')
      const parsed = parse(text, schema)
      // An answer of status 400 counts only if it has one of the documented reasons.
      if (parsed instanceof RemoteFailure) throw answer.status === 200 ? parsed : failureOf(answer)
      return { value: parsed.value, size: text.length }
    } catch (error) {
      if (error instanceof RemoteFailure) throw error
      if (signal.aborted) throw new RemoteFailure(`no answer within ${times.tryMs} ms`)
      const { cause } = error as { cause?: unknown }
      throw new RemoteFailure(`no connection: ${codeOf(cause) ?? reasonOf(cause ?? error)}`)
    }
  }

  function failureOf(answer: Response): RemoteFailure {
    const message = `status ${answer.status}`
    if (answer.status === 429) {
      restUntil = Date.now() + restMs(answer.headers)
      return new RemoteFailure(message, { isRetried: false, counts: false, kind: 'RATE_LIMITED' })
    }
    if (answer.status >= 500) return new RemoteFailure(message)
    const isAboutRequest = [400, 413, 414, 422].includes(answer.status)
    return new RemoteFailure(message, { isRetried: false, counts: !isAboutRequest })
  }

  function noteSuccess(): void {
    if (failingSince === undefined) return
    failingSince = undefined
    log.info({ provider, service }, 'the map provider answers again')
  }

  function noteFailure(failure: MapsFailure): void {
    if (failingSince !== undefined || (breaker.state === CircuitState.Closed && !isResting())) return
    failingSince = new Date()
    log.error({ provider, service, reason: failure.message }, 'the map provider does not answer')
  }

  return {
    /** @throws MapsFailure if there is no answer that fits the schema */
    async ask<Schema extends z.ZodType>(request: RemoteRequest<Schema>): Promise<z.output<Schema>> {
      const address = addressOf(url, request)
      const known = cache?.get(address)
      if (known) return known.value as z.output<Schema>
      if (isResting()) throw new MapsFailure('RATE_LIMITED', 'it limits requests')
      try {
        const { value, size } = await policy.execute(() => send(request, address))
        noteSuccess()
        cache?.set(address, { value }, { size: size + address.length })
        return value
      } catch (error) {
        const failure = isBrokenCircuitError(error)
          ? new MapsFailure('UNAVAILABLE', 'it failed often')
          : error
        if (failure instanceof MapsFailure) noteFailure(failure)
        throw failure
      }
    },

    /** Undefined while it answers, and while single requests fail. */
    failing: (): { service: MapsService; since: Date } | undefined =>
      failingSince && { service, since: failingSince },
  }
}

export type RemoteService = ReturnType<typeof createRemoteService>

function addressOf(
  url: string,
  { path, query = {} }: Pick<RemoteRequest<z.ZodType>, 'path' | 'query'>,
): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const text = new URLSearchParams(given).toString()
  return `${url}${path}${text === '' ? '' : `?${text}`}`
}

function parse<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): { value: z.output<Schema> } | RemoteFailure {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return new RemoteFailure('the answer is not JSON')
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return { value: parsed.data }
  const at = parsed.error.issues[0]?.path.join('.')
  return new RemoteFailure(`the answer is not as documented${at ? `, at ${at}` : ''}`)
}

/** Retry-After in seconds or as a date; Mapbox says in seconds since 1970 when its limit ends. */
function restMs(headers: Headers): number {
  const after = headers.get('retry-after')
  const reset = headers.get('x-rate-limit-reset')
  const said =
    after === null
      ? Number(reset ?? NaN) * 1000 - Date.now()
      : /^\d+$/.test(after)
        ? Number(after) * 1000
        : Date.parse(after) - Date.now()
  return said > 0 ? Math.min(said, REST_MS.longest) : REST_MS.unsaid
}
