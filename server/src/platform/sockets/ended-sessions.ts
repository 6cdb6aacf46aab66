import { lacksSecondFactor, type Caller } from '../sessions/caller.ts'
import type { ClientSocket } from './connection.ts'

/** How often each socket's session is checked, if the database answers in time. */
const CHECK_MS = 2_000
/** The checks are spread: looking up a thousand sessions at once would block everything else for a moment. */
const GROUPS = 10
const TURN_MS = CHECK_MS / GROUPS

type Session = Pick<Caller, 'sessionId' | 'role'>

export interface EndedSessionsDeps {
  readonly sockets: () => Iterable<ClientSocket>
  /** Which of these sessions have ended, or have an account whose role has changed. */
  readonly endedSessions: (sessions: readonly Session[]) => Promise<readonly Session[]>
  readonly report: (error: unknown) => void
}

/**
 * Disconnects sockets whose session has ended in any process: by a logout, a new password, another role, or
 * its age. Also those of people who now need a second factor.
 */
export function disconnectEndedSessions({ sockets, endedSessions, report }: EndedSessionsDeps): {
  readonly stop: () => void
} {
  const groupOf = new WeakMap<ClientSocket, number>()
  let seen = 0
  let turn = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function inTurn(socket: ClientSocket): boolean {
    const part = groupOf.get(socket) ?? seen++ % GROUPS
    groupOf.set(socket, part)
    return part === turn
  }

  async function disconnectEnded(): Promise<void> {
    turn = (turn + 1) % GROUPS
    const group = [...sockets()].filter(inTurn)
    if (group.length === 0) return
    const ended = await endedSessions(group.map(({ data }) => data.caller))
    const names = new Set(ended.map(nameOf))
    for (const socket of group) {
      const { caller } = socket.data
      // Whoever has turned it on since they connected connects again.
      if (names.has(nameOf(caller)) || lacksSecondFactor(caller)) socket.disconnect(true)
    }
  }

  function checkAfter(waitMs: number): void {
    if (isStopped) return
    timer = setTimeout(() => {
      const begun = performance.now()
      const rest = () => Math.max(0, TURN_MS - (performance.now() - begun))
      void disconnectEnded()
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

/**
 * A session survives a change of its account's role; only its sockets with the earlier role are disconnected.
 */
const nameOf = ({ sessionId, role }: Session): string => `${sessionId} ${role}`
