import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { post } from './post'
import { forgetToken, storeToken } from './token'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('console', { ...console, warn: vi.fn() })
  // Without storage, the token is kept in memory.
  vi.stubGlobal('window', {})
  // Addresses of a page are below its origin.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string, init: RequestInit) {
        super(`https://ozi.test${path}`, init)
      }
    },
  )
})
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
})

const sent = () => fetched.mock.calls[0]?.[0] as Request

test('a call is JSON below the API’s root with the caller’s token', async () => {
  fetched.mockResolvedValue(Response.json({ success: true }))
  storeToken('secret')
  expect(await post('/contact', { name: 'Ada' })).toEqual({ answer: { success: true } })
  expect(new URL(sent().url).pathname).toBe('/api/v1/contact')
  expect(sent().headers.get('content-type')).toBe('application/json')
  expect(sent().headers.get('authorization')).toBe('Bearer secret')
  expect(await sent().json()).toEqual({ name: 'Ada' })
})

test('a refusal comes in the server’s words, with what it says of each field', async () => {
  const body = { code: 'VALIDATION', message: 'Please check.', data: { fields: { email: 'No address.' } } }
  fetched.mockResolvedValue(Response.json(body, { status: 400 }))
  expect(await post('/contact', {})).toEqual({
    refusal: {
      code: 'VALIDATION',
      message: 'Please check.',
      status: 400,
      fields: { email: 'No address.' },
    },
  })
})

// promise (everyone): An error page of a proxy is told as the server's fault, not as the connection's
test.each([
  ['JSON that is no refusal of ours', Response.json({ error: 'stack' }, { status: 502 })],
  ['a proxy’s error page', new Response('<html>Bad Gateway</html>', { status: 502 })],
])('%s says that something went wrong', async (_what, response) => {
  fetched.mockResolvedValue(response)
  expect(await post('/contact', {})).toEqual({
    refusal: { code: 'UNKNOWN', message: 'Something went wrong', status: 502 },
  })
})
test.each([
  ['an answer that says it did not succeed', { success: false }, 201],
  ['an answer of another status', { success: true }, 200],
])('%s says that something went wrong', async (_what, body, status) => {
  fetched.mockResolvedValue(Response.json(body, { status }))
  expect(await post('/contact', {}, 201)).toEqual({
    refusal: { code: 'UNKNOWN', message: 'Something went wrong', status },
  })
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a hotspot’s page', () => Promise.resolve(new Response('<html>'))],
  [
    'half an answer',
    () => Promise.resolve(new Response('{"succ', { headers: { 'content-type': 'application/json' } })),
  ],
])('%s means that Ozi was not reached', async (_what, answer) => {
  fetched.mockImplementation(answer)
  expect(await post('/contact', {})).toMatchObject({ refusal: { code: 'NETWORK', status: 0 } })
})

test('a phone without a network is told so', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const { refusal } = (await post('/contact', {})) as { refusal: { message: string } }
  expect(refusal.message).toContain('You are offline')
})
