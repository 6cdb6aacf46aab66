import { API_ROOT } from '@ozi/contract'
import { io } from 'socket.io-client'
import type { ServerNode } from './nodes.ts'
import type { ChatPeople } from './people.ts'

/** Milliseconds from a logout until the server has cut the session's socket. */
export async function endSession({ url }: ServerNode, { customers }: ChatPeople): Promise<number> {
  const token = customers[0]?.token ?? ''
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const cut = new Promise((resolve) => socket.once('disconnect', resolve))
  const started = performance.now()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}${API_ROOT}/auth/user/logout`, { method: 'POST', headers })
  if (!answer.ok) throw new Error(`the log-out was answered ${answer.status}`)
  await cut
  return performance.now() - started
}
