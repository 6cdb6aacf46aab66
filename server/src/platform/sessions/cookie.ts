import { DEVICE, SESSION } from '@ozi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const SESSION_COOKIE = 'ozi_session'

const lasting = (days: number, isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: days * 24 * 3600 }) as const

/**
 * Sets a cookie that the browser sends only to this origin and that scripts cannot read. It outlives most
 * sessions: the server decides when a session ends.
 */
export function setSessionCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(SESSION_COOKIE, token, { path: '/', ...lasting(SESSION.longestDays, isSecure) })
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/' })
}

export const DEVICE_COOKIE = 'ozi_device'

/** Lets the server recognise this browser at its next login, long after the session has ended. */
export function setDeviceCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(DEVICE_COOKIE, token, { path: '/api/', ...lasting(DEVICE.lifetimeDays, isSecure) })
}

export const readDeviceToken = (request: FastifyRequest): string | null =>
  request.cookies[DEVICE_COOKIE] ?? null

/** The bearer token; without an Authorization header, the cookie's token. */
export function readToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header !== undefined) return /^Bearer +(\S{1,200})$/i.exec(header)?.[1] ?? ''
  return request.cookies[SESSION_COOKIE] ?? null
}
