import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { MESSAGE_TEXT } from '@ozi/contract'
import { io, type Socket } from 'socket.io-client'
import { residentMegabytes, type ServerNode } from './nodes.ts'
import type { ChatPeople, ChatPerson } from './people.ts'
import { catchUp } from './reader.ts'

/** Six kilobytes each: more than the kernels' buffers and the server's queue for a slow reader hold. */
const MESSAGES = 2_400
const LOOK_EVERY_MS = 50
/** How long the client may take to notice that it was cut: the library first tries the closing handshake. */
const CUT_WITHIN_MS = 45_000

export interface Deafness {
  readonly isDropped: boolean
  /** The server's peak memory, compared with its peak while the same messages were read. */
  readonly grownMb: number
  /** Messages that were still missing after the reader was back and had caught up. */
  readonly missing: number
}

/** Customers write to a staff member whose connection is open but never read, until the server cuts it. */
export async function writeToDeaf({ url, pid }: ServerNode, people: ChatPeople): Promise<Deafness> {
  const [deaf] = people.staff
  if (!deaf) throw new Error('nobody is here')
  const writers = await Promise.all(
    people.customers.map(async (customer) => ({ ...customer, socket: await connect(url, customer) })),
  )
  const each = Math.ceil(MESSAGES / writers.length)
  const writeAll = () => Promise.all(writers.map(({ socket, ...spot }) => write(socket, spot, each)))

  const socket = await connect(url, deaf)
  const cut = new Promise<boolean>((resolve) => socket.once('disconnect', () => resolve(true)))
  const stream = streamOf(socket)
  const before = await mostDuring(pid, writeAll)
  stream.pause()
  const most = await mostDuring(pid, writeAll)
  // Reads what is still under way, and then the end of the connection.
  stream.resume()
  const isDropped = await Promise.race([cut, sleep(CUT_WITHIN_MS, false)])
  socket.disconnect()

  let missing = 0
  for (const writer of writers) {
    writer.socket.disconnect()
    const messages = await catchUp(url, { ...writer, token: deaf.token }, 1 + each)
    missing += each - new Set(messages.map(({ clientId }) => clientId)).size
  }
  return { isDropped, grownMb: most - before, missing }
}

async function connect(url: string, { token }: ChatPerson): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

function streamOf(socket: Socket) {
  const engine = socket.io.engine as unknown as {
    transport: { ws: { _socket: { pause: () => void; resume: () => void } } }
  }
  return engine.transport.ws._socket
}

async function write(socket: Socket, { conversationId }: { conversationId: string }, count: number) {
  const content = '₦'.repeat(MESSAGE_TEXT.max)
  for (let sent = 0; sent < count; sent += 1) {
    const said = { conversationId, clientId: randomUUID(), content }
    const ack = (await socket.timeout(30_000).emitWithAck('send_message', said)) as { ok: boolean }
    if (!ack.ok) throw new Error('a message was refused')
  }
}

/** The peak memory of a process during `work`. */
async function mostDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let isOver = false
  let most = 0
  const done = work().finally(() => (isOver = true))
  while (!isOver) {
    most = Math.max(most, await residentMegabytes(pid))
    await sleep(LOOK_EVERY_MS)
  }
  await done
  return most
}
