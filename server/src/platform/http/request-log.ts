import type { FastifyReply, FastifyRequest } from 'fastify'
import { codeOf } from '../database/failure.ts'
import type { Refusal } from '../refusal.ts'

/** What each call of the API turned out to be: to the framework all of them are one route. */
const routes = new WeakMap<FastifyRequest, string>()

/** @param route as it is declared, with names in place of ids */
export const nameRoute = (request: FastifyRequest, route: string): void => void routes.set(request, route)

/** What logs say of a request: its route, never its address, which carries ids, searches and links' tokens. */
function describe(request: FastifyRequest, reply: FastifyReply) {
  const { method, routeOptions } = request
  const route = routes.get(request) ?? routeOptions.url ?? 'none'
  return { method, route, ms: Math.round(reply.elapsedTime) }
}

/** Faults of ours with all that is known of them; of what is refused by reason, what may be an attack or an outage. */
export function logRefused(
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, status, error }: { refusal: Refusal; status: number; error: unknown },
): void {
  const said = { ...describe(request, reply), status }
  if (refusal.code === 'INTERNAL') request.log.error({ ...said, err: error }, 'request failed')
  else if (status === 503) {
    request.log.info({ ...said, refusal: refusal.code, errorCode: codeOf(error) }, 'request refused')
  } else if (status === 401 || status === 403) {
    request.log.info({ ...said, refusal: refusal.code }, 'request refused')
  }
}

/** One line a request. Where somebody runs it at a terminal, that is for what they must see. */
export function logAnswered(request: FastifyRequest, reply: FastifyReply, level: 'info' | 'debug'): void {
  request.log[level]({ ...describe(request, reply), status: reply.statusCode }, 'answered')
}
