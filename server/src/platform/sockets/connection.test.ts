import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Server } from 'socket.io'
import { io as connect } from 'socket.io-client'
import type { Connection } from './event-handler.ts'
import { toConnection, type EventMap, type SocketData } from './connection.ts'

const http = createServer()
const io = new Server<EventMap, EventMap, EventMap, SocketData>(http)
const rooms = () => io.of('/').adapter.rooms
beforeAll(() => new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve)))
afterAll(() => io.close())

/** A connection, and a function that ends it and resolves once the server knows. */
async function connectOne(): Promise<{ connection: Connection; end: () => Promise<void> }> {
  const { port } = http.address() as AddressInfo
  const arrived = new Promise<Connection>((resolve) => {
    io.once('connection', (socket) => resolve(toConnection(socket)))
  })
  const client = connect(`http://127.0.0.1:${port}`, { forceNew: true, transports: ['websocket'] })
  const connection = await arrived
  const gone = new Promise<void>((resolve) => connection.whenGone(resolve))
  return {
    connection,
    async end() {
      client.disconnect()
      await gone
    },
  }
}

test('a room goes with the last who is in it', async () => {
  const { connection, end } = await connectOne()
  await connection.join('a room')
  expect([connection.isIn('a room'), rooms().has('a room')]).toEqual([true, true])
  await end()
  await expect.poll(() => rooms().has('a room')).toBe(false)
})

test('a client that left before its turn joins nothing', async () => {
  const { connection, end } = await connectOne()
  await end()
  await expect.poll(() => rooms().size).toBe(0)
  await connection.join('a room')
  expect(rooms().size).toBe(0)
})

test('whoever asks too late to be told of the end is told all the same', async () => {
  const { connection, end } = await connectOne()
  await end()
  await new Promise<void>((resolve) => connection.whenGone(resolve))
})
