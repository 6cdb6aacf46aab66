import { API_ROOT } from '@ozi/contract'
import { io } from 'socket.io-client'
import type { ChatDatabase } from './database.ts'
import { writeToDeaf } from './deaf.ts'
import { loseNode } from './node-loss.ts'
import { type ServerNode, startBareNode, startNode } from './nodes.ts'
import { type ChatPeople, seedChat } from './people.ts'
import { storm } from './storm.ts'

const WRITERS = 20
const EACH = 50
const STORM_SOCKETS = 5_000
const LIMITS = {
  resumedMs: 10_000,
  allBackMs: 15_000,
  callMs: 1_000,
  sessionEndMs: 5_000,
  grownMb: 50,
} as const

const judged = (isMet: boolean) => (isMet ? 'met' : 'missed')
const seconds = (ms: number) => (ms / 1_000).toFixed(1)

/** 20 writers send 1,000 messages through two servers, one of which is killed meanwhile. */
export async function reportNodeLoss({ connection, dataDir, sql }: ChatDatabase): Promise<void> {
  const people = await seedChat(sql, { customers: WRITERS, staff: 1 })
  const staying = await startNode(connection, dataDir)
  const going = await startNode(connection, dataDir)
  const { acknowledged, lost, doubled, disordered, resumedMs } = await loseNode(
    [staying, going],
    people.customers,
    EACH,
  )
  await staying.stop()
  const isMet = lost + doubled + disordered === 0 && resumedMs <= LIMITS.resumedMs
  console.log(
    `one of two servers killed: ${acknowledged} messages acknowledged, ${lost} lost, ${doubled} doubled, ` +
      `${disordered} out of order, resumed after ${seconds(resumedMs)} s ` +
      `(at most ${seconds(LIMITS.resumedMs)} s: ${judged(isMet)})`,
  )
}

/** 5,000 sockets reconnect at once, beside the yardstick. */
export async function reportStorm({ connection, dataDir, sql }: ChatDatabase): Promise<void> {
  const people = await seedChat(sql, { customers: STORM_SOCKETS - 1, staff: 1 })
  const sides = [
    ['Ozi           ', () => startNode(connection, dataDir)],
    ['bare Socket.IO', () => startBareNode(connection, 1)],
  ] as const
  for (const [name, start] of sides) {
    const node = await start()
    const { connected, sockets, refused, allBackMs, calls } = await storm(node, people)
    await node.stop()
    const isMet =
      connected === sockets &&
      calls.failed === 0 &&
      allBackMs <= LIMITS.allBackMs &&
      calls.maxMs <= LIMITS.callMs
    console.log(
      `${name}: ${connected} of ${sockets} back after ${seconds(allBackMs)} s, ${refused} refused; ` +
        `${calls.count} calls meanwhile, ${calls.failed} failed, p99 ${calls.p99Ms.toFixed(0)} ms, ` +
        `longest ${calls.maxMs.toFixed(0)} ms (at most ${seconds(LIMITS.allBackMs)} s and ${LIMITS.callMs} ms: ` +
        `${judged(isMet)})`,
    )
  }
}

/** A client that never reads, and a session that ends. */
export async function reportSingles({ connection, dataDir, sql }: ChatDatabase): Promise<void> {
  const people = await seedChat(sql, { customers: 20, staff: 1 })
  const node = await startNode(connection, dataDir)
  const { isDropped, grownMb, missing } = await writeToDeaf(node, people)
  console.log(
    `a reader that never reads: ${isDropped ? 'dropped' : 'kept'}, ${grownMb.toFixed(0)} MB more at most, ` +
      `${missing} missing after catching up ` +
      `(under ${LIMITS.grownMb} MB: ${judged(isDropped && missing === 0 && grownMb < LIMITS.grownMb)})`,
  )
  const cutMs = await endSession(node, people)
  await node.stop()
  console.log(
    `a session that ended was cut after ${seconds(cutMs)} s ` +
      `(at most ${seconds(LIMITS.sessionEndMs)} s: ${judged(cutMs <= LIMITS.sessionEndMs)})`,
  )
}

/** Milliseconds from a logout until the server has cut the session's socket. */
async function endSession({ url }: ServerNode, { customers }: ChatPeople): Promise<number> {
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
