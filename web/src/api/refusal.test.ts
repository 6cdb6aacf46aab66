import { ORPCError } from '@orpc/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { decodeRefusal, isWorthRetrying, refusalOf } from './refusal'
import { Unreachable } from './transport'

afterEach(() => vi.unstubAllGlobals())

const refused = (status: number, body: unknown) => decodeRefusal(body, { status })

describe('what a screen is told of a refused call', () => {
  test('the server’s own words, its code and its status', () => {
    const error = refused(401, { message: 'Invalid Credentials', code: 'INVALID_CREDENTIALS' })
    expect(refusalOf(error)).toEqual({
      code: 'INVALID_CREDENTIALS',
      message: 'Invalid Credentials',
      status: 401,
    })
  })

  test('which fields are wrong, and how', () => {
    const fields = { email: 'This is not an e-mail address.' }
    const error = refused(400, { message: 'Please check.', code: 'VALIDATION', data: { fields } })
    expect(refusalOf(error).fields).toEqual(fields)
  })

  test('the fare in force and its quote, if the fare changed', () => {
    const data = { fee: 1830.5, quote: { _id: 'q', total: 1830.5 } }
    const changed = refused(409, { message: 'Changed.', code: 'FEE_CHANGED', data })
    expect(refusalOf(changed)).toMatchObject(data)
    const noRoad = refused(422, { message: 'No road.', code: 'NO_ROUTE', data: { end: 'dropoff' } })
    expect(refusalOf(noRoad).end).toBe('dropoff')
  })

  test('data of an unknown shape is left out', () => {
    const error = refused(422, { message: 'No.', code: 'NO_ROUTE', data: { end: 'middle', fee: '1' } })
    expect(refusalOf(error)).toEqual({ code: 'NO_ROUTE', message: 'No.', status: 422 })
  })

  test('that nothing answered, and whether the phone is offline', () => {
    vi.stubGlobal('navigator', { onLine: true })
    expect(refusalOf(new Unreachable('x'))).toMatchObject({ code: 'NETWORK', status: 0 })
    expect(refusalOf(new Unreachable('x')).message).toContain('could not reach Ozi')
    vi.stubGlobal('navigator', { onLine: false })
    expect(refusalOf(new Unreachable('x')).message).toContain('You are offline')
  })

  test.each([[{ error: 'x' }], ['<html>'], [null], [{ code: 7, message: 'x' }]])(
    'an answer that is not ours is no refusal of ours: %j',
    (body) => expect(refused(502, body)).toBeUndefined(),
  )

  test('a fault of our own is told without its inner words', () => {
    expect(refusalOf(new TypeError('x is not a function'))).toEqual({
      code: 'UNKNOWN',
      message: 'Something went wrong',
      status: 0,
    })
  })
})

test('a call is repeated after no answer or a failure, never after a refusal', () => {
  expect(isWorthRetrying(new Unreachable('x'))).toBe(true)
  expect(isWorthRetrying(refused(503, { message: 'x', code: 'UNAVAILABLE' }))).toBe(true)
  expect(isWorthRetrying(new ORPCError('BAD_GATEWAY', { status: 502 }))).toBe(true)
  expect(isWorthRetrying(refused(404, { message: 'x', code: 'NOT_FOUND' }))).toBe(false)
  expect(isWorthRetrying(refused(429, { message: 'x', code: 'RATE_LIMITED' }))).toBe(false)
})
