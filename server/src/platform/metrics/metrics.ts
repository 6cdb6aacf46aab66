import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { reasonOf } from '../database/failure.ts'
import { answerNotFound } from '../http/server.ts'
import { routeOf } from '../http/request-log.ts'
import { createThrottledLog } from '../throttled-log.ts'
import type { Log } from '../log.ts'
import { hashToken } from '../sessions/token.ts'

export const METRICS_PATH = '/metrics'
/** In seconds: what people feel as at once, as slow, and as broken. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A gauge shows one value, or one for each value of its label. */
export type GaugeValue = number | ReadonlyMap<string, number>

/** A gauge; its name ends with its unit. */
interface GaugeDescription {
  readonly name: string
  readonly help: string
  readonly label?: string
}

/** Gauges that are read together, each time somebody asks for the metrics. */
export interface GaugeGroup<Name extends string> {
  readonly gauges: Readonly<Record<Name, Omit<GaugeDescription, 'name'>>>
  /** If it fails, these gauges are missing from the answer. */
  readonly read: () => Promise<Readonly<Record<Name, GaugeValue>>> | Readonly<Record<Name, GaugeValue>>
}

export interface Metrics {
  add<Name extends string>(group: GaugeGroup<Name>): void
}

interface MetricsDeps {
  readonly server: FastifyInstance
  readonly config: Pick<Config, 'metrics' | 'host'>
  readonly log: Log
}

/**
 * Measures for Prometheus: requests by route, the process, and the gauges that are added. Null if no setting asks for
 * them: then nothing is measured.
 */
export function createMetrics({ server, config, log }: MetricsDeps): Metrics | null {
  const { token, port } = config.metrics
  if (token === undefined && port === undefined) return null
  const registry = new Registry()
  const logThrottled = createThrottledLog(log)
  collectDefaultMetrics({ register: registry })
  // Gauges with a counter's name, which promtool objects to.
  for (const what of ['handles', 'requests', 'resources']) {
    registry.removeSingleMetric(`nodejs_active_${what}_total`)
  }
  countRequests(server, registry)
  const groups: (() => Promise<void>)[] = []

  async function answer(): Promise<string> {
    await Promise.all(groups.map((read) => read()))
    return registry.metrics()
  }

  if (token !== undefined) serveOnServer(server, { token, type: registry.contentType, answer })
  if (port !== undefined)
    serveOnPort(server, { port, host: config.host, token, type: registry.contentType, answer })

  return {
    add({ gauges, read }) {
      const all = Object.entries<Omit<GaugeDescription, 'name'>>(gauges).map(([name, { help, label }]) => {
        const labelNames = label === undefined ? [] : [label]
        return { name, label, gauge: new Gauge({ name, help, labelNames, registers: [registry] }) }
      })
      groups.push(async () => {
        // A gauge that cannot be read is not shown with its last value.
        for (const { gauge } of all) gauge.reset()
        for (const { gauge, label } of all) if (label === undefined) gauge.remove()
        try {
          const readings: Readonly<Record<string, GaugeValue>> = await read()
          for (const { name, label, gauge } of all) set(gauge, label, readings[name])
        } catch (error) {
          logThrottled(`metrics: ${reasonOf(error)}`)
        }
      })
    },
  }
}

function set(gauge: Gauge, label: string | undefined, reading: GaugeValue | undefined): void {
  if (typeof reading === 'number') return gauge.set(reading)
  for (const [value, number] of reading ?? []) gauge.set({ [label ?? 'name']: value }, number)
}

function countRequests(server: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'ozi_http_request_duration_seconds',
    help: 'How long requests took, by declared route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  server.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
}

interface MetricsPage {
  readonly type: string
  readonly answer: () => Promise<string>
}

function serveOnServer(
  server: FastifyInstance,
  { token, type, answer }: MetricsPage & { token: string },
): void {
  server.get(METRICS_PATH, async (request, reply) => {
    if (!isBearer(request.raw, token)) return answerNotFound(reply)
    return reply
      .type(type)
      .header('cache-control', 'no-store')
      .send(await answer())
  })
}

function serveOnPort(
  server: FastifyInstance,
  {
    port,
    host,
    token,
    type,
    answer,
  }: MetricsPage & { port: number; host: string; token: string | undefined },
): void {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== METRICS_PATH || (token !== undefined && !isBearer(request, token))) {
      response.writeHead(404).end()
      return
    }
    const text = await answer()
    response.writeHead(200, { 'content-type': type }).end(text)
  }
  const own = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  server.addHook('onListen', async () => {
    own.listen(port, host)
    await once(own, 'listening')
  })
  server.addHook('preClose', async () => {
    own.close()
    own.closeAllConnections()
  })
}

function isBearer({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(hashToken(given), hashToken(token))
}
