import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onSessionRefused } from '~/api/sessionRefusals'
import { openSocket, emitOnceConnected } from './socket'
import { forgetToken, storeToken } from '~/api/token'

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

test('it connects with the stored token, websocket first', async () => {
  storeToken('of Ada')
  const close = openSocket({ events: {} })
  await vi.waitFor(() => expect(io).toHaveBeenCalledTimes(1), { timeout: 15_000 })
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

/** A fake connection that connects or fails on command. */
function someConnection() {
  const heard = new Map<string, (error?: Error) => void>()
  const emitWithAck = vi.fn(() => Promise.resolve({ ok: true, data: {} }))
  const socket = {
    onAny: vi.fn(),
    disconnect: vi.fn(),
    active: true,
    connected: false,
    on: (event: string, tell: (error?: Error) => void) => heard.set(event, tell),
    timeout: () => ({ emitWithAck }),
  }
  io.mockReturnValue(socket)
  return {
    emitWithAck,
    stand: () => {
      socket.connected = true
      heard.get('connect')?.()
    },
    fail: (data?: object) => heard.get('connect_error')?.(Object.assign(new Error('No.'), { data })),
    lose: () => {
      socket.connected = false
      heard.get('disconnect')?.()
    },
    isMade: () => vi.waitFor(() => expect(heard.has('connect')).toBe(true), { timeout: 15_000 }),
  }
}

const pending = { conversationId: 'of Ada', status: 'pending' } as const
const deaf = { events: {} }

// promise (staff): Chat: a status chosen before the connection stands is set later
test('what is asked for before the connection stands is said once it does', async () => {
  const connection = someConnection()
  const close = openSocket(deaf)
  const said = emitOnceConnected('update_status', pending)
  await connection.isMade()
  expect(connection.emitWithAck).not.toHaveBeenCalled()
  connection.stand()
  await said
  expect(connection.emitWithAck).toHaveBeenCalledWith('update_status', pending)
  close()
})

test('without a connection, a request is refused at once', async () => {
  const connection = someConnection()
  const close = openSocket(deaf)
  const said = emitOnceConnected('update_status', pending)
  await connection.isMade()
  connection.fail()
  await expect(said).rejects.toThrow('no connection')
  connection.stand()
  connection.lose()
  await expect(emitOnceConnected('update_status', pending)).rejects.toThrow('no connection')
  expect(connection.emitWithAck).not.toHaveBeenCalled()
  close()
})

test('an open page learns by its connection that its session was ended', async () => {
  const told = vi.fn()
  const stopListening = onSessionRefused(told)
  io.mockClear()
  const connection = someConnection()
  storeToken('of Ada')
  const close = openSocket({ events: {} })
  await connection.isMade()
  const options = io.mock.lastCall?.[0] as { auth: (give: (told: object) => void) => void }
  options.auth(vi.fn())
  for (const harmless of [undefined, { code: 'RATE_LIMITED' }, { code: 'UNAVAILABLE' }])
    connection.fail(harmless)
  expect(told).not.toHaveBeenCalled()
  connection.fail({ code: 'UNAUTHENTICATED' })
  expect(told).toHaveBeenCalledWith('ended')
  // Events of an earlier session's connection say nothing about the current one.
  told.mockClear()
  storeToken('of Bola')
  connection.fail({ code: 'UNAUTHENTICATED' })
  expect(told).not.toHaveBeenCalled()
  close()
  stopListening()
})

test('who polls is called every 20 s while the socket is not connected', async () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  const connection = someConnection()
  const poll = vi.fn()
  const close = openSocket(deaf)
  await connection.isMade()
  vi.useFakeTimers()
  const stop = openSocket({ events: {}, poll })
  vi.advanceTimersByTime(20_000)
  expect(poll).toHaveBeenCalledTimes(1)
  connection.stand()
  vi.advanceTimersByTime(40_000)
  expect(poll).toHaveBeenCalledTimes(1)
  connection.lose()
  document.visibilityState = 'hidden'
  vi.advanceTimersByTime(20_000)
  expect(poll).toHaveBeenCalledTimes(1)
  stop()
  close()
  vi.useRealTimers()
})
