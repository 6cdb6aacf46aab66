import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SOCKET } from '@ozi/contract'
import { io, type Socket } from 'socket.io-client'
import { Decoder, Encoder } from 'socket.io-parser'
import type { CrowdTask, CrowdClient, WriteFigures } from './crowd.messages.ts'

// Runs many clients in a separate process, so that their processor time is not measured as the server's.

/** A client of the crowd, and its connection. */
interface Member extends CrowdClient {
  readonly socket: Socket
}

const CONNECT_AT_ONCE = 50
/** How long the last messages may take to arrive. */
const TAIL_MS = 5_000

/** The beginning of the packets that no client here listens to. */
const UNHEARD = '2["conversation_updated",'

/**
 * Does not decode events that nothing here listens to. A phone decodes its own events in its own time, but
 * one process decoding a thousand phones' events would delay the times it measures.
 */
class SelectiveDecoder extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== 'string' || !packet.startsWith(UNHEARD)) super.add(packet)
  }
}

const members: Member[] = []
/** Messages from an earlier round that arrive late do not count. */
let round = 0
let heardMs: number[] = []

async function connect(clients: readonly CrowdClient[]): Promise<{ connected: number }> {
  await runConcurrently(CONNECT_AT_ONCE, clients, async (client) => {
    const index = members.length
    const { token, accountId, role } = client
    const socket = io(client.url, {
      transports: ['websocket'],
      forceNew: true,
      auth: { token, accountId, role },
      parser: { Encoder, Decoder: SelectiveDecoder },
      reconnectionDelay: SOCKET.reconnectionDelayMs,
      reconnectionDelayMax: SOCKET.reconnectionDelayMaxMs,
      randomizationFactor: SOCKET.jitter,
      timeout: SOCKET.timeoutMs,
    })
    members.push({ ...client, socket })
    socket.on('new_message', ({ message }: { message: { content: string } }) => {
      const [sentAt, to, inRound] = message.content.split(' ')
      if (Number(to) !== index || Number(inRound) !== round) return
      heardMs.push(performance.now() - Number(sentAt))
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', (error: Error & { data?: { code?: string } }) =>
        reject(new Error(error.data?.code ?? error.message)),
      )
    })
  })
  return { connected: members.filter(({ socket }) => socket.connected).length }
}

async function write(perSecond: number, seconds: number): Promise<WriteFigures> {
  const indexed = members.map((member, index) => ({ ...member, index }))
  const customers = indexed.filter(({ conversationId }) => conversationId !== null)
  const staff = indexed.filter(({ conversationId }) => conversationId === null)
  heardMs = []
  round += 1
  let acknowledged = 0
  let refused = 0
  let sent = 0

  const writeNext = () => {
    const customer = customers[(sent * 7) % customers.length]
    // With two servers, these two clients are connected to different ones.
    const colleague = staff[(sent * 7 + 1) % staff.length]
    if (!customer || !colleague) throw new Error('nobody is here')
    const [from, to] = sent % 2 === 0 ? [customer, colleague] : [colleague, customer]
    sent += 1
    const { conversationId } = customer
    const content = [performance.now(), to.index, round].join(' ')
    const said = { conversationId, clientId: randomUUID(), content }
    from.socket.emit('send_message', said, (ack: { ok: boolean }) => {
      if (ack.ok) acknowledged += 1
      else refused += 1
    })
  }

  const started = performance.now()
  while (sent < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, ((performance.now() - started) / 1_000) * perSecond)
    while (sent < due) writeNext()
    await sleep(2)
  }
  const until = performance.now() + TAIL_MS
  while (performance.now() < until && (acknowledged + refused < sent || heardMs.length < acknowledged)) {
    await sleep(10)
  }
  return { sent, refused, heardMs }
}

function perform(task: CrowdTask): Promise<unknown> {
  switch (task.name) {
    case 'connect':
      return connect(task.given.clients)
    case 'write':
      return write(task.given.perSecond, task.given.seconds)
  }
}

process.on('message', (task: CrowdTask) => {
  perform(task).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))

/** Runs `work` for each item, `atOnce` at a time; rejects with the first failure. */
async function runConcurrently<Item>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items].reverse()
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  })
  await Promise.all(lanes)
}
