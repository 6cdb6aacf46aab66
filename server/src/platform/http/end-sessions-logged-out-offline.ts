import { LEFT_COOKIE } from '@ozi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { clearSessionCookie, hideSession, SESSION_COOKIE } from '../sessions/cookie.ts'

/**
 * Ends the session of a browser that logged out without a network. Its script can neither reach the server then nor
 * delete the session's cookie, so it sets a cookie of its own. The first request with that cookie ends the session, and
 * is itself answered as one without a session.
 */
export function endSessionsLoggedOutOffline(
  server: FastifyInstance,
  {
    endSession,
    publicUrl,
    log,
  }: {
    readonly endSession: (token: string) => Promise<void>
    readonly publicUrl: string
    readonly log: Pick<Log, 'warn'>
  },
): void {
  const isSecure = publicUrl.startsWith('https:')
  const ended = new WeakSet<FastifyRequest>()

  server.addHook('onRequest', async (request, reply) => {
    if (request.cookies[LEFT_COOKIE] === undefined) return
    const token = request.cookies[SESSION_COOKIE]
    hideSession(request)
    try {
      if (token !== undefined) await endSession(token)
    } catch (err) {
      // The cookies stay, and the next request tries again.
      log.warn({ err }, 'a session that was logged out of did not end')
      return
    }
    clearSessionCookie(reply, isSecure)
    ended.add(request)
  })

  // A proxy may keep public pages. It must not keep this one, whose cookies would log others out.
  server.addHook('onSend', async (request, reply) => {
    if (ended.has(request)) void reply.header('cache-control', 'private, no-store')
  })
}
