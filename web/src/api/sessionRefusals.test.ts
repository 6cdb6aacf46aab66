import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onSessionRefused, reportFailedCheck, reportSessionRefusal } from './sessionRefusals'
import { Unsuccessful } from './refusal'
import { forgetToken, storeToken } from './token'
import { Unreachable } from './transport'

// Without storage, the token is kept in memory.
beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
})

const refusal = (code: string, status: number) => new ORPCError(code, { status, defined: true })

function listen() {
  const heard = vi.fn()
  return { heard, stop: onSessionRefused(heard) }
}

test('a session the server no longer knows is over', () => {
  storeToken('present')
  const { heard, stop } = listen()
  reportSessionRefusal(refusal('UNAUTHENTICATED', 401), 'present')
  expect(heard).toHaveBeenCalledExactlyOnceWith('ended')
  stop()
})

test('a check that says “success: false” ends its session, no later one', () => {
  storeToken('present')
  const { heard, stop } = listen()
  const no = new Unsuccessful()
  reportFailedCheck(no, 'earlier')
  reportFailedCheck(refusal('INTERNAL', 500), 'present')
  expect(heard).not.toHaveBeenCalled()
  reportFailedCheck(no, 'present')
  expect(heard).toHaveBeenCalledExactlyOnceWith('ended')
  stop()
})

test('a session whose e-mail code is due is unverified', () => {
  storeToken('present')
  const { heard, stop } = listen()
  reportSessionRefusal(refusal('OTP_REQUIRED', 403), 'present')
  expect(heard).toHaveBeenCalledExactlyOnceWith('unverified')
  stop()
})

test('a session whose account needs a second factor first says so', () => {
  storeToken('present')
  const { heard, stop } = listen()
  reportSessionRefusal(refusal('SECOND_FACTOR_REQUIRED', 403), 'present')
  expect(heard).toHaveBeenCalledExactlyOnceWith('withoutSecondFactor')
  stop()
})

test.each([
  ['wrong credentials', refusal('INVALID_CREDENTIALS', 401)],
  ['an account that exists', refusal('ACCOUNT_EXISTS', 401)],
  ['a wrong role', refusal('FORBIDDEN', 403)],
  ['no network', new Unreachable('no answer')],
])('%s ends no session', (_what, error) => {
  storeToken('present')
  const { heard, stop } = listen()
  reportSessionRefusal(error, 'present')
  expect(heard).not.toHaveBeenCalled()
  stop()
})

test('a late answer to an earlier session’s call does not end this one', () => {
  storeToken('present')
  const { heard, stop } = listen()
  reportSessionRefusal(refusal('UNAUTHENTICATED', 401), 'earlier')
  reportSessionRefusal(refusal('UNAUTHENTICATED', 401), null)
  expect(heard).not.toHaveBeenCalled()
  stop()
})
