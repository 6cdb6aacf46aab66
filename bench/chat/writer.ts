import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ack, Message } from '@ozi/contract'
import { io, type Socket } from 'socket.io-client'

export interface Spot {
  readonly token: string
  readonly conversationId: string
}

/** Writes one message after the other, and repeats each at the next server until it is acknowledged. */
export interface Writer {
  readonly acknowledged: ReadonlyMap<string, Message>
  /** When each was acknowledged, by performance.now(). */
  readonly acknowledgedAt: readonly number[]
  /** Resolves when all messages have been acknowledged. */
  readonly write: (count: number) => Promise<void>
  readonly close: () => void
}

const ANSWERED_WITHIN_MS = 3_000
const PAUSE_MS = 50

export function createWriter({ token, conversationId }: Spot, urls: readonly string[]): Writer {
  const acknowledged = new Map<string, Message>()
  const acknowledgedAt: number[] = []
  let at = 0
  let socket: Socket | undefined

  function connected(): Socket {
    socket ??= io(urls[at % urls.length] ?? '', {
      ...{ transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } },
    })
    return socket
  }

  function moveOn(): void {
    socket?.disconnect()
    socket = undefined
    at += 1
  }

  async function say(said: { clientId: string; content: string }): Promise<Message | null> {
    const ack = await (
      connected()
        .timeout(ANSWERED_WITHIN_MS)
        .emitWithAck('send_message', { conversationId, ...said }) as Promise<Ack<{ message: Message }>>
    ).catch(() => null)
    if (ack && !ack.ok) throw new Error(`a message was refused: ${ack.error.code}`)
    return ack?.data.message ?? null
  }

  return {
    acknowledged,
    acknowledgedAt,
    async write(count) {
      for (let left = count; left > 0; left -= 1) {
        const said = { clientId: randomUUID(), content: `${count - left}` }
        for (let message = await say(said); ; message = await say(said)) {
          if (message) {
            acknowledged.set(said.clientId, message)
            acknowledgedAt.push(performance.now())
            break
          }
          moveOn()
          await sleep(PAUSE_MS)
        }
      }
    },
    close: () => socket?.disconnect(),
  }
}
