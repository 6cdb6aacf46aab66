import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { unescape } from 'node:querystring'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import proxyAddr from '@fastify/proxy-addr'
import { API_ROOT, BODY_LIMIT, REFUSALS, REQUEST_ID_HEADER } from '@ozi/contract'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { isLoopbackHost } from '../loopback.ts'
import { Refusal } from '../refusal.ts'
import { duringRequest } from '../request-trace.ts'
import { createNetworkHash, duringVisit } from '../security-log.ts'
import { SESSION_COOKIE, takePrefixedCookies } from '../sessions/cookie.ts'
import { refusalBody, toRefusal } from './errors.ts'
import { isPlausibleJson } from './json-shape.ts'
import { logAnswered, logRefused, visitOf } from './request-log.ts'
import { useValidationWords } from './validation-words.ts'

/**
 * How long a client may take to send its headers, and the whole request. Node checks for late ones only at
 * intervals: including that interval, nobody can hold a connection for more than 30 s without sending a
 * request.
 */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 25_000
const TIMEOUT_CHECK_MS = 4_000
/** At a stop: how long answers under way have, and connections that open meanwhile to send their request. */
const LAST_ANSWERS_MS = 10_000
const UNUSED_MS = 1_000
const COMPRESS_FROM_BYTES = 1024
/** At this level of gzip, an answer of 2.6 MB takes half the time of the default level, and 5 % more bytes. */
const GZIP_LEVEL = 3
/** Short enough to read aloud; no two requests of a year have the same. */
const REQUEST_ID_BYTES = 6
/** A proxy's id goes into the log only if it looks like this. */
const REQUEST_ID = /^[\w-]{8,64}$/

const TWO_HOSTS = 'Send one Host header.'
const TOO_MANY_PARTS = 'This has too many parts, or they are nested too deeply.'

const nonces = new WeakMap<IncomingMessage, string>()

/** The nonce for this page's own inline scripts; the same for the whole request. */
export function scriptNonce(request: IncomingMessage): string {
  const known = nonces.get(request)
  if (known) return known
  const nonce = randomBytes(16).toString('base64')
  nonces.set(request, nonce)
  return nonce
}

/** A request may name its host before its path. That name is removed: only the Host header counts. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i

/**
 * The HTTP server with everything that applies to all routes: limits, headers, cookies, errors, logs.
 * @param inlineScriptHashes base64 SHA-256 hashes of inline scripts that any page may contain
 */
export async function createHttpServer(
  config: Config,
  log: Log,
  inlineScriptHashes: readonly string[] = [],
  lastAnswersMs = LAST_ANSWERS_MS,
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Fastify would log URLs, whose queries contain codes and tokens of links.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: createRequestIds(config),
    // Calls that accept more say so: see serveApi.
    bodyLimit: BODY_LIMIT.ofAnyoneBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    rewriteUrl: ({ url = '/' }) => url.replace(ABSOLUTE_FORM, '') || '/',
    frameworkErrors: answerUnreadableAddress,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 400 },
  })
  nameRequests(server, config)
  readJsonBodies(server)
  answerErrors(server)
  useValidationWords()
  await server.register(cookie)
  await server.register(compress, { threshold: COMPRESS_FROM_BYTES, zlibOptions: { level: GZIP_LEVEL } })
  await server.register(helmet, securityHeaders(config, inlineScriptHashes))
  guardPerimeter(server, config)
  closeConnectionsOnStop(server, lastAnswersMs)
  const level = config.isProduction ? 'info' : 'debug'
  server.addHook('onResponse', async (request, reply) => logAnswered(request, reply, level))
  return server
}

/** The id that a trusted proxy gave the request, so that both logs name it alike; otherwise a random one. */
function createRequestIds({ trustProxy }: Pick<Config, 'trustProxy'>) {
  const trusts =
    typeof trustProxy === 'string'
      ? proxyAddr.compile(trustProxy.split(/ *, */))
      : typeof trustProxy === 'function'
        ? trustProxy
        : () => trustProxy
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[REQUEST_ID_HEADER]
    const isGood =
      typeof given === 'string' && REQUEST_ID.test(given) && trusts(socket.remoteAddress ?? '', 0)
    return isGood ? given : randomBytes(REQUEST_ID_BYTES).toString('hex')
  }
}

/**
 * Each answer carries the id by which the log names its request, for people who report a problem. What is
 * logged while a request is handled names its caller.
 */
function nameRequests(server: FastifyInstance, config: Config): void {
  const hashNetwork = createNetworkHash(config)
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id)
    duringRequest(request.id, () => duringVisit(visitOf(request, hashNetwork), done))
  })
  // Reading the body continues in the connection's context.
  server.addHook('preValidation', (request, _reply, done) => {
    duringRequest(request.id, () => duringVisit(visitOf(request, hashNetwork), done))
  })
}

/**
 * The browser's features that pages use, themselves alone. Not `web-share`: that is the default, and a browser without it
 * warns of the name on every page.
 */
const FEATURES_USED = [
  ...['autoplay', 'clipboard-write', 'geolocation'],
  ...['publickey-credentials-create', 'publickey-credentials-get'],
]
const FEATURES_OFF = [
  ...['accelerometer', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'gyroscope', 'hid'],
  ...['idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['screen-wake-lock', 'serial', 'storage-access', 'usb', 'xr-spatial-tracking'],
]
const PERMISSIONS_POLICY = [
  ...FEATURES_USED.map((feature) => `${feature}=(self)`),
  ...FEATURES_OFF.map((feature) => `${feature}=()`),
].join(', ')

/**
 * Refuses requests that name two hosts, keeps pages for developers to this machine, and limits the features of
 * browsers.
 */
function guardPerimeter(server: FastifyInstance, config: Config): void {
  const isSecure = config.publicUrl.startsWith('https:')
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY)
    if (isSecure) takePrefixedCookies(request)
    // Of two Host headers, a proxy could heed one and the server the other.
    const hosts = request.raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host')
    if (hosts.length > 1) throw new Refusal('VALIDATION', { message: TWO_HOSTS, data: { fields: {} } })
    // A stranger's domain may point to this machine (DNS rebinding). Its page could read the answer as its own.
    if (isDevPage(request.url) && !isLoopbackHost(request.headers.host ?? '')) return answerNotFound(reply)
    return undefined
  })
}

/** True if the router may find a page for developers at this address. */
const isDevPage = (url: string): boolean => /^\/+dev(?:[/?#]|$)/i.test(unescape(url))

/** A URL that cannot be decoded, such as /%, gets NOT_FOUND. */
function answerUnreadableAddress(_error: unknown, _request: unknown, reply: FastifyReply): FastifyReply {
  return answerNotFound(reply)
}

/** Answers NOT_FOUND for an address without a route. */
export function answerNotFound(reply: FastifyReply): FastifyReply {
  const refusal = new Refusal('NOT_FOUND')
  return reply.status(refusal.status).send(refusalBody(refusal))
}

/** Answers NOT_FOUND before the body is read. */
export const notFoundUnread = {
  onRequest: async (_request: unknown, reply: FastifyReply) => answerNotFound(reply),
  handler: (_request: unknown, reply: FastifyReply) => answerNotFound(reply),
}

/**
 * Once a stop is requested, each answer under way closes its connection. Connections that have not received
 * any data are closed at once, or soon after they open: clients open some ahead of need. Otherwise clients
 * would keep both kinds open, and the stop would wait for them. After `lastAnswersMs` all are closed: from
 * then on Node does not end requests that arrive too slowly.
 */
function closeConnectionsOnStop(server: FastifyInstance, lastAnswersMs: number): void {
  const connections = new Set<Socket>()
  let isStopping = false
  server.server.on('connection', (connection: Socket) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
    if (isStopping) setTimeout(() => destroyUnused(connection), UNUSED_MS).unref()
  })
  server.addHook('preClose', async () => {
    isStopping = true
    connections.forEach(destroyUnused)
    setTimeout(() => server.server.closeAllConnections(), lastAnswersMs).unref()
  })
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}

function destroyUnused(connection: Socket): void {
  if (connection.bytesRead === 0) connection.destroy()
}

/**
 * Only JSON is accepted. An empty body counts as an empty object, because some clients send the JSON header
 * without a body.
 */
function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text === '') done(null, {})
    else if (isPlausibleJson(text)) parse(request, text, done)
    else done(new Refusal('MALFORMED_JSON', { message: TOO_MANY_PARTS }))
  })
}

function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error)
    const isForeignForm =
      refusal.code === 'UNSUPPORTED_MEDIA_TYPE' &&
      request.headers.authorization === undefined &&
      request.cookies[SESSION_COOKIE] !== undefined
    // Only a plain HTML form sends such a body, and ours do not: with a cookie and no token, it comes from
    // another site.
    const status = isForeignForm ? REFUSALS.FOREIGN_ORIGIN.status : refusal.status
    logRefused(request, reply, { refusal, status, error })
    if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', refusal.retryAfterSeconds)
    return reply.status(status).send(refusalBody(refusal))
  })
}

function securityHeaders(config: Config, inlineScriptHashes: readonly string[]) {
  const isSecure = config.publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: true,
      directives: {
        'script-src': [
          "'self'",
          // A cached public page cannot contain a nonce, so its inline scripts are allowed by their hashes.
          ...inlineScriptHashes.map((hash) => `'sha256-${hash}'`),
          (request: IncomingMessage) => `'nonce-${scriptNonce(request)}'`,
        ],
        // Components set inline styles to position themselves.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'upgrade-insecure-requests': isSecure ? [] : null,
      },
    },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  }
}

/** Answers NOT_FOUND for API paths without a route. */
export function answerUnknownApiPaths(server: FastifyInstance): void {
  server.all(`${API_ROOT.split('/').slice(0, 2).join('/')}/*`, notFoundUnread)
}
