import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSocket } from './socket'
import { forgetToken, storeToken } from './token'

const io = vi.hoisted(() => vi.fn<(options: object) => object>())
vi.mock('socket.io-client', () => ({ io }))

beforeEach(() => {
  vi.stubGlobal('window', {})
  io.mockReturnValue({ on: vi.fn(), onAny: vi.fn(), disconnect: vi.fn(), connected: false })
})
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
})

test('it connects with the stored token, websocket first, and comes back as the specification says', async () => {
  storeToken('of Ada')
  const close = openSocket({ events: {}, connected: vi.fn(), disconnected: vi.fn() })
  await vi.waitFor(() => expect(io).toHaveBeenCalledTimes(1))
  const [options] = io.mock.calls[0] ?? []
  expect(options).toMatchObject({
    transports: ['websocket', 'polling'],
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
    timeout: 20_000,
  })
  expect(options).not.toHaveProperty('reconnection')
  const { auth } = options as { auth: (give: (told: object) => void) => void }
  const give = vi.fn()
  auth(give)
  expect(give).toHaveBeenCalledWith({ token: 'of Ada' })
  close()
})
