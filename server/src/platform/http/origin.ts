import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * An Origin is ours if its host equals the request's Host or PUBLIC_URL's. If PUBLIC_URL is https, so must the
 * Origin be: whoever is in between can serve anything as http.
 */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  const from = URL.parse(origin)
  const own = new URL(publicUrl)
  if (from === null || (own.protocol === 'https:' && from.protocol !== 'https:')) return false
  return from.host === host || from.host === own.host
}

/**
 * Refuses requests that another site could make a browser send with our cookie. A bearer token is proof
 * enough: no browser adds one by itself.
 * @throws Refusal FOREIGN_ORIGIN
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  if (SAFE_METHODS.has(request.method) || request.headers.authorization !== undefined) return
  const { origin, host, 'sec-fetch-site': site } = request.headers
  const isForeign =
    origin === undefined
      ? site === 'cross-site' || site === 'same-site'
      : !isOwnOrigin(origin, host, publicUrl)
  if (isForeign) throw new Refusal('FOREIGN_ORIGIN')
}
