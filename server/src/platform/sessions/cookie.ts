import { DEVICE, LEFT_COOKIE, SESSION } from '@ozi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const SESSION_COOKIE = 'ozi_session'
const DEVICE_COOKIE = 'ozi_device'

/** A browser takes a cookie of such a name from this very host over https alone: no neighbouring host can plant one. */
const HOST_PREFIX = '__Host-'
const nameOf = (cookie: string, isSecure: boolean): string => (isSecure ? HOST_PREFIX : '') + cookie

/** With https, only cookies with the prefix count. Puts them under their names without it. */
export function takePrefixedCookies({ cookies }: FastifyRequest): void {
  for (const cookie of [SESSION_COOKIE, DEVICE_COOKIE, LEFT_COOKIE])
    cookies[cookie] = cookies[HOST_PREFIX + cookie]
}

const SESSION_IN_HEADER = new RegExp(`^\\s*(?:${HOST_PREFIX})?${SESSION_COOKIE}=`)

/** Makes this request one of a visitor without a session, also for pages, which read the header themselves. */
export function hideSession({ cookies, headers }: FastifyRequest): void {
  cookies[SESSION_COOKIE] = undefined
  const others = headers.cookie?.split(';').filter((cookie) => !SESSION_IN_HEADER.test(cookie))
  headers.cookie = others?.join(';')
}

const lasting = (days: number, isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: days * 24 * 3600 }) as const

/**
 * Sets a cookie that the browser sends only to this origin and that scripts cannot read. It outlives most
 * sessions: the server decides when a session ends.
 */
export function setSessionCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  const name = nameOf(SESSION_COOKIE, isSecure)
  reply.setCookie(name, token, { path: '/', ...lasting(SESSION.longestDays, isSecure) })
  // A log-out that the server has not heard of yet is about the session before this one.
  reply.clearCookie(nameOf(LEFT_COOKIE, isSecure), { path: '/', secure: isSecure })
}

export function clearSessionCookie(reply: FastifyReply, isSecure: boolean): void {
  for (const cookie of [SESSION_COOKIE, LEFT_COOKIE])
    reply.clearCookie(nameOf(cookie, isSecure), { path: '/', secure: isSecure })
}

/** Lets the server recognise this browser at its next login, long after the session has ended. */
export function setDeviceCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  // Browsers take a cookie with the prefix only for the path `/`.
  const path = isSecure ? '/' : '/api/'
  const name = nameOf(DEVICE_COOKIE, isSecure)
  reply.setCookie(name, token, { path, ...lasting(DEVICE.lifetimeDays, isSecure) })
}

export const readDeviceToken = (request: FastifyRequest): string | null =>
  request.cookies[DEVICE_COOKIE] ?? null

/** The bearer token; without an Authorization header, the cookie's token. */
export function readToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header !== undefined) return /^Bearer +(\S{1,200})$/i.exec(header)?.[1] ?? ''
  return request.cookies[SESSION_COOKIE] ?? null
}
