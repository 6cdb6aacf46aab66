import type { FastifyReply, FastifyRequest } from 'fastify'
import { codeOf } from '../database/failure.ts'
import { createThrottledLog } from '../throttled-log.ts'
import type { Log } from '../log.ts'
import type { Refusal } from '../refusal.ts'
import { logWatchedRefusal, type Visit } from '../security-log.ts'
import { isDiskFull } from './errors.ts'
import { networkOf } from './limits.ts'

/** The declared route of each API request: the log names the call by it. */
const routes = new WeakMap<FastifyRequest, string>()

/** @param route the declared path, with names in place of ids */
export const nameRoute = (request: FastifyRequest, route: string): void => void routes.set(request, route)

const visits = new WeakMap<FastifyRequest, Visit>()

/** The caller of this request, as far as the log may know. */
export function visitOf(request: FastifyRequest, hashNetwork: (network: string) => string): Visit {
  const known = visits.get(request)
  if (known) return known
  const visit: Visit = {
    log: request.log as Log,
    network: () => hashNetwork(networkOf(request.ip)),
  }
  visits.set(request, visit)
  return visit
}

/** Tells the log who is signed in. */
export function noteCaller(request: FastifyRequest, callerId: string): void {
  const visit = visits.get(request)
  if (visit) visit.callerId = callerId
}

/** The declared path of a request, with names in place of ids; `none` if nothing is there. */
export const routeOf = (request: FastifyRequest): string =>
  routes.get(request) ?? request.routeOptions.url ?? 'none'

/**
 * Logs say this about a request: its route, never its URL, which contains ids, searches and the tokens of
 * links.
 */
function describe(request: FastifyRequest, reply: FastifyReply) {
  const { method } = request
  return { method, route: routeOf(request), ms: Math.round(reply.elapsedTime) }
}

/** While a disk is full, all uploads fail alike. */
const DISK_REPEATED_MS = 60_000
const throttledLogs = new WeakMap<object, ReturnType<typeof createThrottledLog>>()

function logFullDisk({ server }: FastifyRequest, error: unknown): void {
  const logThrottled = throttledLogs.get(server.log) ?? createThrottledLog(server.log as Log)
  throttledLogs.set(server.log, logThrottled)
  const errorCode = codeOf(error)
  logThrottled('a disk is full: uploads are refused', {
    fields: { errorCode },
    key: `${errorCode}`,
    everyMs: DISK_REPEATED_MS,
  })
}

/**
 * Logs internal errors in full. Of expected refusals, logs only those that may be an attack or an outage. With
 * `event`, who tried and from where: security-log.ts.
 */
export function logRefused(
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, status, error }: { refusal: Refusal; status: number; error: unknown },
): void {
  const said = { ...describe(request, reply), status }
  const visit = visits.get(request)
  if (isDiskFull(error)) logFullDisk(request, error)
  if (refusal.code === 'INTERNAL') request.log.error({ ...said, err: error }, 'request failed')
  else if (status === 503) {
    request.log.info({ ...said, refusal: refusal.code, errorCode: codeOf(error) }, 'request refused')
  } else if (visit) logWatchedRefusal(visit, { code: refusal.code, status }, said)
}

const MACHINES: ReadonlySet<string> = new Set(['/api/v1/health', '/api/v1/ready', '/metrics'])

/**
 * One line for each request. In development its level is `debug`, so that a terminal shows only what matters; that of
 * health checks and measurements always, because machines ask every few seconds.
 */
export function logAnswered(request: FastifyRequest, reply: FastifyReply, level: 'info' | 'debug'): void {
  const isFromMachine = MACHINES.has(routeOf(request)) && reply.statusCode < 400
  request.log[isFromMachine ? 'debug' : level](
    { ...describe(request, reply), status: reply.statusCode },
    'answered',
  )
}
