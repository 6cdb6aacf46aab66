import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_ROOT } from '@ozi/contract'
import { io } from 'socket.io-client'
import { orderByApi, someErrand } from '../e2e/helpers/errands.ts'
import { newDataDir, removeDataDir, startOzi } from '../e2e/helpers/ozi.ts'
import { processesOf } from '../e2e/helpers/processes.ts'
import {
  closeDatabase,
  openDatabase,
  startEmbedded,
  urlOf,
  withDatabase,
} from '../server/src/platform/database/index.ts'
import { seedChat, type ChatCustomer } from './chat/people.ts'

const CLIENTS = 4
const BETWEEN_MS = 3_000
const ENDS = 12
const RESTARTS = 3
const SILENCE_MS = 15_000
/** How long a client waits for an acknowledgement before it repeats a message. */
const PATIENCE_MS = 3_000
const LIMITS = { unreadyMs: 2_000, answerMs: 10_000 } as const

const quiet = { info: () => undefined, warn: () => undefined, error: console.error }
const judged = (isMet: boolean) => (isMet ? 'met' : 'missed')

/**
 * Orders and messages while the database ends its sessions, restarts, and falls silent: what was acknowledged is stored
 * once, and the same server process answers at the end.
 */
export async function run(): Promise<void> {
  const folder = await newDataDir()
  let database = await startEmbedded({ dataDir: folder, log: quiet })
  const ozi = await startOzi({
    DATABASE_URL: urlOf(database.serving),
    DATABASE_OWNER_URL: urlOf(database.connection),
  })
  const owner = openDatabase(database.connection, { max: 1 })
  const { customers } = await seedChat(owner, { customers: CLIENTS, staff: 1 })
  await closeDatabase(owner)
  const errand = await someErrand(ozi.url)
  const orders = keepSending(
    customers,
    async ({ token }, key) => (await orderByApi(ozi.url, token, errand, key))?.status === 201,
  )
  const chat = openChat(ozi.url, customers)
  const messages = keepSending(customers, chat.send)

  const during = async (name: string, fault: () => Promise<void>) => {
    const startedAt = performance.now()
    await fault()
    await sleep(BETWEEN_MS)
    const gaps = [orders, messages].map((stream) => `${(stream.longestGapMs(startedAt) / 1000).toFixed(1)} s`)
    console.log(`${name}: longest gap of orders ${gaps[0] ?? ''}, of messages ${gaps[1] ?? ''}`)
  }
  await during('quiet', () => sleep(BETWEEN_MS))
  await during(`all sessions ended ${ENDS} times`, async () => {
    for (let count = 0; count < ENDS; count += 1) {
      const operator = openDatabase(withDatabase(database.admin, 'ozi'), { max: 1 })
      await operator`select pg_terminate_backend(pid) from pg_stat_activity
                      where datname = current_database() and pid <> pg_backend_pid()`
      await closeDatabase(operator)
      await sleep(1_000)
    }
  })
  await during(`${RESTARTS} restarts`, async () => {
    for (let count = 0; count < RESTARTS; count += 1) {
      await database.stop()
      database = await startEmbedded({ dataDir: folder, log: quiet })
      await sleep(2_000)
    }
  })
  await during('silent', () => beSilent(folder, ozi.url, customers[0]?.token ?? ''))
  await Promise.all([orders.stop(), messages.stop()])
  chat.close()

  const stored = openDatabase(database.connection, { max: 1 })
  const ids = customers.map(({ accountId }) => accountId)
  const placed = await stored<{ key: string }[]>`
    select package_details as key from orders where customer_id = any(${ids})`
  const written = await stored<{ key: string }[]>`
    select content as key from messages where sender_id = any(${ids}) and sequence > 1`
  await closeDatabase(stored)
  console.log(`orders: ${compare(orders.acknowledged, placed)}`)
  console.log(`messages: ${compare(messages.acknowledged, written)}`)
  console.log(`the same process ended in order: ${judged((await ozi.stop()) === 0)}`)
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  await database.stop()
  await removeDataDir(ozi.dataDir)
  await removeDataDir(folder)
}

/** Each client sends one thing after the other, and repeats it with the same key until it is acknowledged. */
function keepSending(
  clients: readonly ChatCustomer[],
  send: (client: ChatCustomer, key: string) => Promise<boolean>,
) {
  const acknowledged = new Set<string>()
  const moments: number[] = []
  let isOn = true
  const running = clients.map(async (client) => {
    while (isOn) {
      const key = randomUUID()
      while (!(await send(client, key))) await sleep(50)
      acknowledged.add(key)
      moments.push(performance.now())
      await sleep(20)
    }
  })
  return {
    acknowledged,
    longestGapMs(since: number): number {
      const known = [since, ...moments.filter((at) => at > since), performance.now()]
      return Math.max(...known.slice(1).map((at, before) => at - (known[before] ?? at)))
    },
    async stop() {
      isOn = false
      await Promise.all(running)
    },
  }
}

function openChat(url: string, customers: readonly ChatCustomer[]) {
  const sockets = new Map(
    customers.map(({ token }) => {
      const socket = io(url, { transports: ['websocket'], forceNew: true, auth: { token } })
      // The library leaves these to the page.
      const connectLater = () => setTimeout(() => socket.active || socket.connect(), 500).unref()
      socket.on('disconnect', connectLater).on('connect_error', connectLater)
      return [token, socket]
    }),
  )
  return {
    send: async ({ token, conversationId }: ChatCustomer, key: string): Promise<boolean> => {
      const message = { conversationId, clientId: key, content: key }
      const sent = sockets.get(token)?.timeout(PATIENCE_MS).emitWithAck('send_message', message)
      const ack = (await sent?.catch(() => null)) as { ok: boolean } | null
      return ack?.ok === true
    },
    close: () => sockets.forEach((socket) => socket.off('disconnect').disconnect()),
  }
}

/** Stops all processes of the database for a while: connections stay open, and nothing answers. */
async function beSilent(folder: string, url: string, token: string): Promise<void> {
  const pids = processesOf(folder)
    .filter(({ command }) => command.includes('postgres'))
    .flatMap(({ pid }) => [pid, ...childrenOf(pid)])
  const signal = (name: NodeJS.Signals) => {
    for (const pid of new Set(pids)) process.kill(pid, name)
  }
  signal('SIGSTOP')
  const startedAt = performance.now()
  const answer = fetch(`${url}${API_ROOT}/user/orders`, { headers: { authorization: `Bearer ${token}` } })
  const answered = answer.then(({ status }) => ({ status, ms: performance.now() - startedAt }))
  while ((await fetch(`${url}${API_ROOT}/ready`)).status !== 503) await sleep(20)
  const unreadyMs = performance.now() - startedAt
  const { status, ms } = await answered
  await sleep(Math.max(0, SILENCE_MS - (performance.now() - startedAt)))
  signal('SIGCONT')
  console.log(
    `silent: /ready is 503 after ${(unreadyMs / 1000).toFixed(1)} s (${judged(unreadyMs <= LIMITS.unreadyMs)}), ` +
      `a call ${status} after ${(ms / 1000).toFixed(1)} s (${judged(ms <= LIMITS.answerMs)})`,
  )
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

function compare(acknowledged: ReadonlySet<string>, stored: readonly { readonly key: string }[]): string {
  const known = new Set(stored.map(({ key }) => key))
  const lost = [...acknowledged].filter((key) => !known.has(key)).length
  const doubled = stored.length - known.size
  return (
    `acknowledged ${acknowledged.size}, stored ${stored.length}, lost ${lost}, doubled ${doubled}: ` +
    judged(lost + doubled === 0)
  )
}
