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
  /** Writes until `isOver`, this long after each acknowledgement; a message's text is its client id. */
  readonly writeUntil: (isOver: () => boolean, pauseMs: number) => Promise<void>
  readonly close: () => void
}

const ANSWERED_WITHIN_MS = 3_000
const PAUSE_MS = 50

export function createWriter({ token, conversationId }: Spot, urls: readonly string[]): Writer {
  const acknowledged = new Map<string, Message>()
  const acknowledgedAt: number[] = []
  let at = 0
  let socket: Socket | undefined
  /** Resolves when the connection is lost, so that nobody waits for an answer on it. */
  let lost: Promise<null> | undefined

  function connect(): Socket {
    const opened = io(urls[at % urls.length] ?? '', {
      ...{ transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } },
    })
    lost = new Promise((resolve) => {
      opened.once('disconnect', () => resolve(null))
      opened.once('connect_error', () => resolve(null))
    })
    return opened
  }

  function moveOn(): void {
    socket?.disconnect()
    socket = undefined
    at += 1
  }

  /** @returns null if it was not acknowledged: by an outage, a lost connection, or silence */
  async function say(said: { clientId: string; content: string }): Promise<Message | null> {
    socket ??= connect()
    const sent = socket
      .timeout(ANSWERED_WITHIN_MS)
      .emitWithAck('send_message', { conversationId, ...said }) as Promise<Ack<{ message: Message }>>
    const ack = await Promise.race([sent.catch(() => null), lost])
    if (ack && !ack.ok && ack.error.code !== 'UNAVAILABLE') {
      throw new Error(`a message was refused: ${ack.error.code}`)
    }
    return ack?.ok ? ack.data.message : null
  }

  async function repeat(said: { clientId: string; content: string }): Promise<void> {
    for (let message = await say(said); ; message = await say(said)) {
      if (message) {
        acknowledged.set(said.clientId, message)
        acknowledgedAt.push(performance.now())
        return
      }
      moveOn()
      await sleep(PAUSE_MS)
    }
  }

  return {
    acknowledged,
    acknowledgedAt,
    async write(count) {
      for (let left = count; left > 0; left -= 1) {
        await repeat({ clientId: randomUUID(), content: `${count - left}` })
      }
    },
    async writeUntil(isOver, pauseMs) {
      while (!isOver()) {
        const clientId = randomUUID()
        await repeat({ clientId, content: clientId })
        await sleep(pauseMs)
      }
    },
    close: () => socket?.disconnect(),
  }
}
