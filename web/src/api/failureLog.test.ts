import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { type Contract, contract } from '@ozi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logFailedCall } from './failureLog'
import { createJsonLink } from './jsonLink'
import { post } from './post'
import { Unreachable } from './transport'

const warn = vi.fn<typeof console.warn>()
beforeEach(() => {
  warn.mockReset()
  vi.stubGlobal('console', { ...console, warn })
})
afterEach(() => vi.unstubAllGlobals())

/** The contract's calls, each answered by this function. */
function callsAnswered(send: (request: Request) => Promise<Response>) {
  const parts = { tables: [contract], root: () => 'https://ozi.test/api/v1', headers: () => ({}) }
  const link = createJsonLink({ ...parts, send, onFailed: logFailedCall })
  return createORPCClient<JsonifiedClient<ContractRouterClient<Contract>>>(link)
}
const refused = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }))

// promise (operator): Every failed call is logged, by its path alone
test('a refused call is logged once, by its path in the contract, and thrown', async () => {
  const body = { code: 'FORBIDDEN', message: 'Not for your role' }
  const { customers } = callsAnswered(refused(403, body))
  await expect(customers.list({ search: 'ngozi@ozi.test' })).rejects.toMatchObject(body)
  expect(warn.mock.calls).toEqual([['GET /get/users/all failed: 403 FORBIDDEN Not for your role']])
})

// promise (operator): Every failed call is logged, by its path alone
test('neither ids, link tokens, nor what was typed or answered is logged', async () => {
  const data = { fields: { email: 'ada@ozi.test is in use' }, current: { name: 'Ada' } }
  const { vendors, staffOrders } = callsAnswered(
    refused(409, { code: 'CHANGED_MEANWHILE', message: 'It was changed meanwhile', data }),
  )
  const id = '01890000-0000-7000-8000-000000000000'
  await vendors.update({ id, name: 'Ada', mobileNumber: '+2348031234567' }).catch(() => undefined)
  await staffOrders.read({ id }).catch(() => undefined)
  expect(warn.mock.calls).toEqual([
    ['PUT /vendor/{id} failed: 409 CHANGED_MEANWHILE It was changed meanwhile'],
    ['GET /admin/orders/{id} failed: 409 CHANGED_MEANWHILE It was changed meanwhile'],
  ])
})

test('answers that are not ours are logged without their text', async () => {
  const away = callsAnswered(() => Promise.reject(new Unreachable('200 without JSON')))
  await away.orders.listOwn({}).catch(() => undefined)
  await callsAnswered(refused(500, { name: 'Ada' }))
    .orders.listOwn({})
    .catch(() => undefined)
  await callsAnswered(() => Promise.resolve(new Response('{"name":"Ada')))
    .orders.listOwn({})
    .catch(() => undefined)
  expect(warn.mock.calls).toEqual([
    ['GET /user/orders failed: 0 NETWORK 200 without JSON'],
    ['GET /user/orders failed: 500 UNKNOWN not an answer of ours'],
    ['GET /user/orders failed: 0 UNKNOWN SyntaxError'],
  ])
})

test('a call that was called off, and one that went well, are no failures', async () => {
  const stop = new AbortController()
  const { orders } = callsAnswered((request) => Promise.reject(request.signal.reason as Error))
  stop.abort()
  await orders.listOwn({}, { signal: stop.signal }).catch(() => undefined)
  await callsAnswered(() => Promise.resolve(Response.json({}))).orders.listOwn({})
  expect(warn).not.toHaveBeenCalled()
})

test('a call of a page without a framework is logged alike', async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string, init: RequestInit) {
        super(`https://ozi.test${path}`, init)
      }
    },
  )
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementationOnce(
    refused(401, { code: 'INVALID_CREDENTIALS', message: 'Invalid Credentials' }),
  )
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await post('/auth/user/login', { email: 'ada@ozi.test' })
  await post('/auth/user/login', { email: 'ada@ozi.test' })
  expect(warn.mock.calls).toEqual([
    ['POST /auth/user/login failed: 401 INVALID_CREDENTIALS Invalid Credentials'],
    ['POST /auth/user/login failed: 0 NETWORK no answer'],
  ])
})
