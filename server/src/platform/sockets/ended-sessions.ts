import type { Caller } from '../sessions/caller.ts'
import type { ClientSocket } from './connection.ts'

/** How often the session of each socket is looked at; a socket outlives its session by that and one query at most. */
const CHECK_MS = 2_000
/** In so many parts: a thousand sessions asked for at once are a moment in which nothing else is answered. */
const PARTS = 10

export interface EndedSessionsParts {
  readonly sockets: () => Iterable<ClientSocket>
  /** Of these sessions those that stand no more, or whose account has another role now. */
  readonly endedSessions: (
    sessions: readonly Pick<Caller, 'sessionId' | 'role'>[],
  ) => Promise<ReadonlySet<string>>
  readonly report: (error: unknown) => void
}

/** Cuts sockets whose session was ended, at whichever process: by logging out, a new password, another role, time. */
export function startCuttingEnded({ sockets, endedSessions, report }: EndedSessionsParts): {
  readonly stop: () => void
} {
  const partOf = new WeakMap<ClientSocket, number>()
  let seen = 0
  let turn = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function inTurn(socket: ClientSocket): boolean {
    const part = partOf.get(socket) ?? seen++ % PARTS
    partOf.set(socket, part)
    return part === turn
  }

  async function cutEnded(): Promise<void> {
    turn = (turn + 1) % PARTS
    const looked = [...sockets()].filter(inTurn)
    if (looked.length === 0) return
    const ended = await endedSessions(looked.map(({ data }) => data.caller))
    for (const socket of looked) {
      if (ended.has(socket.data.caller.sessionId)) socket.disconnect(true)
    }
  }

  function checkLater(): void {
    if (isStopped) return
    timer = setTimeout(() => void cutEnded().catch(report).then(checkLater), CHECK_MS / PARTS)
    timer.unref()
  }
  checkLater()

  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
