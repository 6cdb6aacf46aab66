import { request } from 'node:http'
import type { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { PASSWORD, startTestApp, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { connect, listen, quiet, type Listener } from '../../../test/sockets.ts'

const app = await startAppForFile()
const address = await listen(app)
const ada = await app.customer()

async function refusalOf(connecting: Promise<unknown>): Promise<unknown> {
  try {
    await connecting
  } catch (error) {
    return (error as { data?: { code?: string } }).data?.code ?? (error as Error).message
  }
  throw new Error('it connected')
}

/** Sends an event that the contract does not know. */
function say({ socket }: Listener, what: unknown): void {
  ;(socket as unknown as { emit: (event: string, what: unknown) => void }).emit('order_updated', what)
}

async function signInAgain(person: Person): Promise<Person> {
  const { user, token } = await app.client().accounts.login({ email: person.user.email, password: PASSWORD })
  return { user, token, client: app.client({ token }) }
}

test('by websocket and by polling alike, a signed-in customer is connected', async () => {
  for (const transport of ['websocket', 'polling'] as const) {
    const listener = await connect(address, ada.token, { transports: [transport] })
    const order = await sendParcel(ada)
    expect((await listener.hears(order, 'created')).number).toBe(order.number)
    listener.close()
  }
})

test('no token, a wrong one, or an unverified account connects nobody', async () => {
  expect(await refusalOf(connect(address, undefined))).toBe('UNAUTHENTICATED')
  expect(await refusalOf(connect(address, 'x'.repeat(43)))).toBe('UNAUTHENTICATED')
  expect(await refusalOf(connect(address, { toString: () => ada.token } as unknown as string))).toBe(
    'UNAUTHENTICATED',
  )
  expect(await refusalOf(connect(address, (await app.newcomer()).token))).toBe('OTP_REQUIRED')
})

test("another site's page is refused, our own is not", async () => {
  const foreign = connect(address, ada.token, { origin: 'https://evil.example' })
  await expect(foreign).rejects.toThrow()
  const byPolling = connect(address, ada.token, { origin: 'https://evil.example', transports: ['polling'] })
  await expect(byPolling).rejects.toThrow()
  const own = await connect(address, ada.token, { origin: address })
  own.close()
})

test('logging out cuts that session and no other', async () => {
  const here = await signInAgain(ada)
  const leaving = await connect(address, here.token)
  const staying = await connect(address, ada.token)
  await here.client.accounts.logout()
  expect(await leaving.cut).toBe('io server disconnect')
  expect(staying.socket.connected).toBe(true)
  staying.close()
})

test('a new password and a deleted account cut every session, a new role too', async () => {
  const ngozi = await app.customer()
  const first = await connect(address, ngozi.token)
  const second = await connect(address, (await signInAgain(ngozi)).token)
  const passwords = { newPassword: 'another quiet evening', confirmPassword: 'another quiet evening' }
  await ngozi.client.accounts.password({ currentPassword: PASSWORD, ...passwords })
  expect(await Promise.all([first.cut, second.cut])).toEqual(Array(2).fill('io server disconnect'))

  const kelechi = await app.customer()
  const removed = await connect(address, kelechi.token)
  await app.sql`update accounts set deleted_at = now() where _id = ${kelechi.user._id}`
  expect(await removed.cut).toBe('io server disconnect')

  const uche = await app.customer()
  const promoted = await connect(address, uche.token)
  await app.sql`update accounts set role = 'rider' where _id = ${uche.user._id}`
  expect(await promoted.cut).toBe('io server disconnect')
})

test('whoever says what nobody asked for is cut', async () => {
  const listener = await connect(address, ada.token)
  say(listener, {})
  expect(await listener.cut).toBe('io server disconnect')
})

test('a message that is too long ends the connection', async () => {
  const listener = await connect(address, ada.token)
  say(listener, 'x'.repeat(33 * 1024))
  expect(await listener.cut).toMatch(/transport/)
})

test('a client that never reads is cut, and the others go on', async () => {
  const reader = await connect(address, ada.token)
  const deaf = await connect(address, ada.token)
  const engine = deaf.socket.io.engine as unknown as {
    transport: { ws: { _socket: { pause: () => void } } }
  }
  engine.transport.ws._socket.pause()
  const sockets = () => app.parts.sockets.count()
  const before = sockets()
  const order = await sendParcel(ada)
  const heavy = { ...order, packageDetails: 'x'.repeat(60_000) }
  const room = `account:${ada.user._id}`
  // The kernels' socket buffers hold tens of megabytes before anything waits in this process.
  for (let sent = 0; sent < 4_000 && sockets() === before; sent += 1) {
    app.parts.sockets.emit([room], 'order_updated', { order: heavy })
    if (sent % 10 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  expect(sockets()).toBe(before - 1)
  const later = await sendParcel(ada)
  await reader.hears(later, 'created')
  reader.close()
  deaf.close()
})

test('events of one moment keep their order, and leave in one write', async () => {
  let writes = 0
  app.server.server.once('upgrade', (_request, stream: Writable) => {
    for (const name of ['_write', '_writev'] as const) {
      const write = stream[name]?.bind(stream) as (...given: unknown[]) => void
      Object.assign(stream, { [name]: (...given: unknown[]) => ((writes += 1), write(...given)) })
    }
  })
  const listener = await connect(address, ada.token)
  const order = await sendParcel(ada)
  await listener.hears(order, 'created')
  await quiet()
  const before = { writes, heard: listener.orders.length }
  const told = Array.from({ length: 50 }, (_, index) => ({ ...order, number: String(index) }))
  for (const one of told) {
    app.parts.sockets.emit([`account:${ada.user._id}`], 'order_updated', { order: one })
  }
  await expect.poll(() => listener.orders.length - before.heard).toBe(told.length)
  expect(listener.orders.slice(before.heard).map(({ number }) => number)).toEqual(
    told.map(({ number }) => number),
  )
  expect(writes - before.writes).toBe(2)
  listener.close()
})

// promise (operator): Open pages catch up after events of other processes were missed
test('after a lost listening connection clients connect again', async () => {
  const other = await startTestApp({}, app)
  await listen(other)
  for (let round = 0; round < 2; round += 1) {
    const listener = await connect(other.server.listeningOrigin, ada.token)
    await app.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ozi sockets' and datname = current_database()`
    expect(await listener.cut).toBe('transport close')
    // At once: what was missed is read by now, and what comes is heard.
    const again = await connect(other.server.listeningOrigin, ada.token)
    const order = await sendParcel(ada)
    expect((await again.hears(order, 'created')).number).toBe(order.number)
    again.close()
  }
  await other.stop()
})

test('a stop does not wait for connected or silent clients', async () => {
  const other = await startTestApp({}, app)
  const where = await listen(other)
  const listener = await connect(where, ada.token)
  const silent = await new Promise<{ destroy: () => void }>((resolve) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.from('0123456789abcdef').toString('base64'),
    }
    const sent = request(`${where}/socket.io/?EIO=4&transport=websocket`, { headers })
    sent.once('upgrade', (_response, stream) => resolve(stream))
    sent.end()
  })
  // It would wait for ever: neither client ends its connection.
  await other.server.close()
  await listener.cut
  silent.destroy()
  await other.stop()
})
