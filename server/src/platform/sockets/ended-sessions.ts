import type { Caller } from '../sessions/caller.ts'
import type { ClientSocket } from './connection.ts'

/** How often the session of each socket is looked at, where the database answers in time. */
const CHECK_MS = 2_000
/** In so many parts: a thousand sessions asked for at once are a moment in which nothing else is answered. */
const PARTS = 10
const TURN_MS = CHECK_MS / PARTS

type Session = Pick<Caller, 'sessionId' | 'role'>

export interface EndedSessionsParts {
  readonly sockets: () => Iterable<ClientSocket>
  /** Of these sessions those that stand no more, or whose account has another role now. */
  readonly endedSessions: (sessions: readonly Session[]) => Promise<readonly Session[]>
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
    const names = new Set(ended.map(nameOf))
    for (const socket of looked) {
      if (names.has(nameOf(socket.data.caller))) socket.disconnect(true)
    }
  }

  function checkAfter(waitMs: number): void {
    if (isStopped) return
    timer = setTimeout(() => {
      const begun = performance.now()
      const rest = () => Math.max(0, TURN_MS - (performance.now() - begun))
      void cutEnded()
        .catch(report)
        .then(() => checkAfter(rest()))
    }, waitMs)
    timer.unref()
  }
  checkAfter(TURN_MS)

  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** A session stays while its account's role changes: of its sockets those with the earlier role are cut. */
const nameOf = ({ sessionId, role }: Session): string => `${sessionId} ${role}`
