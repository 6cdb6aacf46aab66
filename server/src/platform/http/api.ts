import { implement } from '@orpc/server'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ORPCError } from '@orpc/client'
import { API_ROOT, BODY_LIMIT, contract, RELEASE_HEADER, type CallMeta, type Contract } from '@ozi/contract'
import type { AnyContractRouter } from '@orpc/contract'
import type { Router } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestSession, type Caller, type Identify } from '../sessions/caller.ts'
import {
  clearSessionCookie,
  readDeviceToken,
  readToken,
  SESSION_COOKIE,
  setDeviceCookie,
  setSessionCookie,
} from '../sessions/cookie.ts'
import type { RequestContext } from './context.ts'
import { refusalBody, toRefusal } from './errors.ts'
import { countCall, countUnknownId, createCountOnce, passGate } from './gate.ts'
import type { Limits } from './limits.ts'
import { requireOwnOrigin } from './origin.ts'
import { logRefused, nameRoute, noteCaller } from './request-log.ts'
import { answerNotFound, notFoundUnread } from './server.ts'

/** The handlers of all calls in the contract; a missing one is a compile error. */
export type ApiRouter = Router<Contract, RequestContext>

/** Modules build their handlers with this: `implementer.accounts.login.handler(...)`. */
export const implementer = implement(contract).$context<RequestContext>()

interface ApiOptions {
  readonly identify: Identify
  /** @throws Refusal REAUTHENTICATE if the session's holder has not proved lately who they are */
  readonly requireRecentProof: (caller: Caller) => Promise<void>
  readonly limits: Pick<Limits, 'countRequest' | 'accounts'>
  readonly publicUrl: string
  /** The release of the built web; absent if only the API is served. */
  readonly release?: string | undefined
}

/** Serves the contract's calls below API_ROOT. */
export function serveApi(server: FastifyInstance, router: ApiRouter, options: ApiOptions): void {
  const { countRequest, accounts } = options.limits
  const guarded = implementer
    .use(async ({ context, next, procedure }) => {
      const { path } = procedure['~orpc'].route as { path?: string }
      context.nameRoute(API_ROOT + (path ?? ''))
      await passGate(procedure['~orpc'].meta as CallMeta, context)
      return next()
    })
    .router(router)

  const handler = new OpenAPIHandler<RequestContext>(guarded, {
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next()
        } catch (error) {
          if (toRefusal(error).code === 'NOT_FOUND') await countUnknownId(context.session, accounts)
          throw answerable(error, context)
        }
      },
    ],
    customErrorResponseBodyEncoder: (error) => refusalBody(toRefusal(error)),
  })

  // For refusals too. The URL does not tell who is asking, so no cache may store an answer, neither on the
  // way nor on a shared phone.
  server.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${API_ROOT}/`)) return
    void reply.header('cache-control', 'no-store')
    if (options.release !== undefined) void reply.header(RELEASE_HEADER, options.release)
  })

  const isSecure = options.publicUrl.startsWith('https:')
  const contextOf = (request: FastifyRequest, reply: FastifyReply): RequestContext => {
    const session = new RequestSession(readToken(request), async (token) => {
      const caller = await options.identify(token, request.ip)
      if (caller) noteCaller(request, caller.accountId)
      return caller
    })
    return {
      session,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      countOnce: createCountOnce(countRequest, request.ip),
      requireRecentProof: async () => options.requireRecentProof(await session.caller()),
      nameRoute: (route) => nameRoute(request, route),
      logRefused: (refusal, error) => logRefused(request, reply, { refusal, status: refusal.status, error }),
      setHeader: (name, value) => void reply.header(name, value),
      cookie: {
        set: (token) => setSessionCookie(reply, token, isSecure),
        clear: () => clearSessionCookie(reply, isSecure),
        isMissing: request.cookies[SESSION_COOKIE] === undefined,
      },
      device: {
        token: readDeviceToken(request),
        set: (token) => setDeviceCookie(reply, token, isSecure),
      },
    }
  }

  const contexts = new WeakMap<FastifyRequest, RequestContext>()
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const context = contexts.get(request)
    if (!context) return answerNotFound(reply)
    const { matched } = await handler.handle(request, reply, { prefix: API_ROOT, context })
    return matched ? reply : answerNotFound(reply)
  }

  for (const { method, path, meta } of callsOf(contract)) {
    server.route({
      method,
      url: API_ROOT + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      bodyLimit: meta.bodyBytes ?? (meta.access === 'anyone' ? BODY_LIMIT.ofAnyoneBytes : BODY_LIMIT.bytes),
      // Runs before the body is read, so that unauthorised callers cannot make the server buffer and parse
      // megabytes. The oRPC handler passes the gate again, as a second check.
      onRequest: async (request, reply) => {
        requireOwnOrigin(request, options.publicUrl)
        const context = contextOf(request, reply)
        contexts.set(request, context)
        await passGate(meta, context)
        await countCall(meta, context.session, { limits: accounts, isOfOneRecord: path.includes('{') })
      },
      handler: answer,
    })
  }
  server.all(`${API_ROOT}/*`, notFoundUnread)
}

/** The error in oRPC's form, with our code, status and message. Only unexpected errors are logged in full. */
function answerable(error: unknown, context: RequestContext): unknown {
  const refusal = toRefusal(error)
  context.logRefused(refusal, error instanceof ORPCError ? (error.cause ?? error) : error)
  if (refusal.retryAfterSeconds !== undefined) {
    context.setHeader('retry-after', String(refusal.retryAfterSeconds))
  }
  return new ORPCError(refusal.code, { status: refusal.status, message: refusal.message, cause: refusal })
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Call {
  readonly method: Method
  readonly path: string
  readonly meta: CallMeta
}

function callsOf(router: AnyContractRouter): Call[] {
  if (!('~orpc' in router)) return Object.values(router).flatMap(callsOf)
  const { meta, route } = router['~orpc'] as { meta: CallMeta; route: { method?: Method; path?: string } }
  if (!route.method || !route.path) throw new Error('a call of the contract has no address')
  return [{ method: route.method, path: route.path, meta }]
}
