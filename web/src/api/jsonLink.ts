import { type ClientContext, type ClientLink, type ClientOptions, ORPCError } from '@orpc/client'
import type { AnyContractRouter } from '@orpc/contract'
import type { FailedCall } from './failureLog'
import { decodeRefusal, Unsuccessful } from './refusal'
import { saysNo } from './refusalBody'
import { Unreachable } from './transport'

interface JsonLinkParts {
  /** Looked through for each call: more may be added. */
  readonly tables: readonly AnyContractRouter[]
  /** The prefix of every path, e.g. https://ozi.ng/api/v1. */
  readonly root: () => string
  readonly headers: () => Readonly<Record<string, string>>
  readonly send: (request: Request) => Promise<Response>
  /** Called for each failed call before it throws; not for aborted calls. */
  readonly onFailed?: (call: FailedCall) => void
}

interface Route {
  readonly method: string
  readonly path: string
  readonly inputStructure?: 'compact' | 'detailed'
}

/** The parts of a request that a call's input is distributed to. */
interface Parts {
  readonly params?: Fields
  readonly query?: Fields
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** The contract's calls as requests: JSON in, JSON out, and a refusal as an error (docs/decisions/0025). */
export function createJsonLink(parts: JsonLinkParts): ClientLink<ClientContext> {
  const { tables, root, headers, send, onFailed } = parts

  async function ask(route: Route, input: unknown, signal: AbortSignal | undefined): Promise<unknown> {
    const { params = {}, query = {}, body, ...rest } = partsOf(route, input)
    const request = new Request(`${root()}${filled(route.path, params)}${queryOf(query)}`, {
      method: route.method,
      headers: {
        ...rest.headers,
        ...headers(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    const response = await send(request)
    const answer: unknown = await response.json()
    if (response.ok && saysNo(answer)) throw new Unsuccessful()
    if (response.ok) return answer
    throw decodeRefusal(answer, response) ?? new ORPCError('UNKNOWN', { status: response.status })
  }

  return {
    async call(path: readonly string[], input: unknown, { signal }: ClientOptions<ClientContext>) {
      const route = routeAt(tables, path)
      try {
        return await ask(route, input, signal)
      } catch (error) {
        if (!signal?.aborted) onFailed?.({ method: route.method, path: route.path, ...whyOf(error) })
        throw error
      }
    },
  }
}

function whyOf(error: unknown): Pick<FailedCall, 'status' | 'code' | 'message'> {
  if (error instanceof Unreachable) return { status: 0, code: 'NETWORK', message: error.message }
  if (error instanceof ORPCError) {
    const { status, code, defined, message } = error
    return { status, code, message: defined ? message : 'not an answer of ours' }
  }
  // The error's message may quote the answer.
  return { status: 0, code: 'UNKNOWN', message: error instanceof Error ? error.name : 'unknown' }
}

function routeAt(tables: readonly AnyContractRouter[], path: readonly string[]): Route {
  for (const table of tables) {
    const found = path.reduce<unknown>((inner, name) => (inner as Fields | undefined)?.[name], table)
    if (found) return (found as { '~orpc': { route: Route } })['~orpc'].route
  }
  throw new Error(`the page has no call ${path.join('.')}`)
}

/**
 * A compact input is one object: names in the path go there, the rest into the query of a GET or into the
 * body.
 */
function partsOf({ method, path, inputStructure }: Route, input: unknown): Parts {
  if (inputStructure === 'detailed') return input as Parts
  if (input === undefined) return {}
  const names = namesIn(path)
  const entries = Object.entries(input as Fields)
  const params = Object.fromEntries(entries.filter(([name]) => names.includes(name)))
  const rest = Object.fromEntries(entries.filter(([name]) => !names.includes(name)))
  if (method === 'GET') return { params, query: rest }
  // A call whose input is entirely in its path has no body.
  return { params, body: names.length > 0 && Object.keys(rest).length === 0 ? undefined : rest }
}

const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const filled = (path: string, params: Fields): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name])))

/** Omits undefined values. */
function queryOf(query: Fields): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) value.forEach((one, at) => search.append(`${name}[${String(at)}]`, String(one)))
    else if (value !== undefined) search.append(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
