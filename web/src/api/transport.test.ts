import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send, Unreachable } from './transport'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const request = (signal?: AbortSignal) =>
  new Request('https://ozi.test/api/v1/health', signal ? { signal } : {})

/** A connection that never answers, until it is aborted. */
const silent: typeof fetch = (_request, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
  })

test('a JSON answer is passed on, whatever its status', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'no' }, { status: 403 }))
  expect((await send(request())).status).toBe(403)
  expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include')
})

test.each([200, 403])('a hotspot’s login page of status %i is not Ozi', async (status) => {
  fetched.mockResolvedValue(
    new Response('<html>Buy data</html>', { status, headers: { 'content-type': 'text/html' } }),
  )
  await expect(send(request())).rejects.toBeInstanceOf(Unreachable)
})

// promise (everyone): An error page of a proxy is told as the server's fault, not as the connection's
test('a proxy’s error page is an answer, of its status', async () => {
  fetched.mockResolvedValue(new Response('<html>Bad Gateway</html>', { status: 502 }))
  const answer = await send(request())
  expect([answer.status, await answer.json()]).toEqual([502, null])
})

test('no network is told as such', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(send(request())).rejects.toBeInstanceOf(Unreachable)
})

test('a connection that hangs is given up', async () => {
  vi.useFakeTimers()
  fetched.mockImplementation(silent)
  const answer = expect(send(request())).rejects.toBeInstanceOf(Unreachable)
  await vi.advanceTimersByTimeAsync(30_000)
  await answer
})

test('an aborted call stays aborted, and is no network error', async () => {
  fetched.mockImplementation(silent)
  const caller = new AbortController()
  const answer = send(request(caller.signal))
  caller.abort(new DOMException('newer question', 'AbortError'))
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})
