import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { API_ROOT, contract, RefusalBody, type Contract } from '@ozi/contract'
import type { FastifyInstance } from 'fastify'

export type Client = ContractRouterClient<Contract>

export interface ClientOptions {
  readonly token?: string | undefined
  /** The network address that the requests seem to come from. */
  readonly from?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

export interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  /** The parsed body; throws if it is not JSON. */
  json(): unknown
}

interface RefusedAnswer {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Sends a request through the server's own HTTP stack, without a port. */
export function createFetch(server: FastifyInstance, options: ClientOptions = {}) {
  return async (request: Request): Promise<Response> => {
    const headers = Object.fromEntries(request.headers)
    if (options.token) headers.authorization = `Bearer ${options.token}`
    const body = request.method === 'GET' ? undefined : await request.text()
    const url = new URL(request.url)
    const reply = await server.inject({
      method: request.method as 'GET',
      url: url.pathname + url.search,
      headers: { ...headers, ...options.headers },
      ...(body ? { payload: body } : {}),
      ...(options.from ? { remoteAddress: options.from } : {}),
    })
    const replyHeaders = new Headers()
    for (const [name, value] of Object.entries(reply.headers)) replyHeaders.append(name, String(value))
    return new Response(reply.body, { status: reply.statusCode, headers: replyHeaders })
  }
}

/**
 * The contract's client for the server under test. Calls reject when refused; `refusalOf` reads the refusal.
 */
export function createClient(server: FastifyInstance, options: ClientOptions = {}): Client {
  const link = new OpenAPILink(contract, {
    url: `http://localhost${API_ROOT}`,
    fetch: createFetch(server, options),
    customErrorResponseBodyDecoder: (body, response) => {
      const refusal = RefusalBody.safeParse(body)
      if (!refusal.success) return null
      const { code, message, data } = refusal.data
      return new ORPCError(code, { status: response.status, message, data, defined: true })
    },
  })
  return createORPCClient(link)
}

/** The refusal of a call. @throws if the call succeeded or failed in another way */
export async function refusalOf(call: Promise<unknown>): Promise<RefusedAnswer> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('value' in outcome) throw new Error(`expected a refusal, got ${JSON.stringify(outcome.value)}`)
  const { error } = outcome
  if (!(error instanceof ORPCError)) throw error
  return {
    status: error.status,
    code: error.code,
    message: error.message,
    data: (error.data ?? {}) as Readonly<Record<string, unknown>>,
  }
}
