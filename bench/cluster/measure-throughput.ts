import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { API_ROOT } from '@ozi/contract'
import type { Cluster } from '../../scripts/cluster/start-cluster.ts'
import { closeDatabase, openDatabase, type Sql } from '../../server/src/platform/database/index.ts'
import { createBareTable, storeBare } from '../chat/bare-store.ts'
import { processorMsWithChildren } from '../chat/nodes.ts'
import { seedChat } from '../chat/people.ts'
import { createWriter } from '../chat/writer.ts'
import { median, perSecond } from '../helpers/figures.ts'
import { signUp, type Bench } from '../helpers/orders.ts'
import { createPoster, orderBody, placeFirst, toBare } from '../helpers/placing.ts'
import { placeBare } from '../orders.bare.ts'

const CLIENTS = 16
const ROUNDS = 7
const ROUND_MS = 3_000
const NODE_COUNTS = [1, 2, 3] as const

type Kind = 'orders' | 'messages'

/** One way to place orders or to write messages: through some of the servers, or straight into the database. */
interface Side {
  readonly kind: Kind
  readonly name: string
  readonly task: (client: number) => Promise<unknown>
}

interface Round {
  readonly perSecond: number
  /** Processor time for each, by part. */
  readonly processorMs: Readonly<Record<Part, number>>
}

const PARTS = ['servers', 'primary', 'standby', 'proxy', 'Redis', 'clients'] as const
type Part = (typeof PARTS)[number]

/**
 * Orders and messages per second through one, two and three servers, beside the same statements without any
 * server, in one run whose sides take turns.
 */
export async function run(cluster: Cluster): Promise<boolean> {
  const connection = { kind: 'url', url: cluster.pair.primaryUrl() } as const
  const sql = openDatabase(connection, { max: CLIENTS, statementTimeoutMs: 60_000 })
  const proxies = await Promise.all(NODE_COUNTS.map((count) => cluster.startProxy(count)))
  const orders = await orderSides(
    { api: cluster.url + API_ROOT, connection, stop: cluster.stop },
    proxies.map(({ url }) => url),
    sql,
  )
  const messages = await messageSides(
    proxies.map(({ url }) => url),
    sql,
  )
  const sides = [...orders.sides, ...messages.sides]
  const rounds = sides.map((): Round[] => [])
  const measured = () =>
    processorMsOf(cluster, [cluster.proxy.pid(), ...proxies.map(({ part }) => part.pid())])
  // The first round warms up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    // The order alternates: work that one side leaves behind would slow down the next.
    const turns = round % 2 === 0 ? [...sides.keys()] : [...sides.keys()].reverse()
    for (const at of turns) {
      const side = sides[at]
      if (side === undefined) continue
      const before = await measured()
      const rate = await perSecond(CLIENTS, ROUND_MS, side.task)
      const after = await measured()
      const count = rate * (ROUND_MS / 1000)
      const each = PARTS.map((part) => [part, (after[part] - before[part]) / count] as const)
      const processorMs = Object.fromEntries(each) as Record<Part, number>
      if (round > 0) rounds[at]?.push({ perSecond: rate, processorMs })
    }
  }
  orders.close()
  messages.close()
  await closeDatabase(sql)
  for (const kind of ['orders', 'messages'] as const) print(kind, sides, rounds)
  console.log(
    `medians of ${ROUNDS} rounds of ${ROUND_MS / 1000} s that took turns, ${CLIENTS} clients; ` +
      `load of the machine: ${loadavg()[0]?.toFixed(1)}`,
  )
  return true
}

async function orderSides(bench: Bench, urls: readonly string[], sql: Sql) {
  await sql`select pgboss.create_queue('bench-mail', '{"policy": "standard", "partition": false}'::jsonb)`
  const customers = await Promise.all(Array.from({ length: CLIENTS }, (_, index) => signUp(bench, index)))
  await sql`update accounts set verified_at = now() where verified_at is null`
  const [first] = customers
  if (!first) throw new Error('there are no customers')
  const order = await placeFirst(bench, first)
  const posters = urls.map((url) => createPoster(url + API_ROOT, orderBody(order), CLIENTS))
  const bareOrders = customers.map((customer) => toBare(customer, order))
  const sides: Side[] = posters.map(({ post }, at) => ({
    ...{ kind: 'orders', name: nameOf(at) },
    task: (client) => post(customers[client]?.token ?? ''),
  }))
  const task = (client: number) => placeBare(sql, bareOrders[client] ?? toBare(first, order))
  sides.push({ kind: 'orders', name: BARE, task })
  return { sides, close: () => posters.forEach(({ close }) => close()) }
}

async function messageSides(urls: readonly string[], sql: Sql) {
  await createBareTable(sql)
  const { customers } = await seedChat(sql, { customers: CLIENTS, staff: 1 })
  const writers = urls.map((url) => customers.map((customer) => createWriter(customer, [url])))
  const sides: Side[] = writers.map((ofProxy, at) => ({
    ...{ kind: 'messages', name: nameOf(at) },
    task: async (client) => ofProxy[client]?.write(1),
  }))
  const task = async (client: number) => {
    const customer = customers[client]
    if (!customer) throw new Error('there are no customers')
    const said = { conversationId: customer.conversationId, clientId: randomUUID(), content: 'A message' }
    await storeBare(sql, customer, said)
  }
  sides.push({ kind: 'messages', name: BARE, task })
  return { sides, close: () => writers.flat().forEach(({ close }) => close()) }
}

const BARE = 'the database alone'
const nameOf = (at: number) => `${NODE_COUNTS[at]} ${at === 0 ? 'server' : 'servers'}`

async function processorMsOf({ nodes, pair, redis }: Cluster, proxies: readonly number[]) {
  const total = async (pids: readonly number[]) =>
    (await Promise.all(pids.map(processorMsWithChildren))).reduce((sum, ms) => sum + ms, 0)
  const { user, system } = process.cpuUsage()
  return {
    servers: await total(nodes.map(({ pid }) => pid())),
    primary: await total([pair.primaryPid()]),
    standby: await total([pair.standbyPid()]),
    proxy: await total(proxies),
    Redis: await total([redis.pid()]),
    clients: (user + system) / 1000,
  }
}

function print(kind: Kind, sides: readonly Side[], rounds: readonly Round[][]): void {
  const bare = rounds[sides.findIndex((side) => side.kind === kind && side.name === BARE)] ?? []
  const rows = sides.flatMap((side, at) => {
    if (side.kind !== kind) return []
    const own = rounds[at] ?? []
    const share = median(own.map((round, index) => round.perSecond / (bare[index]?.perSecond ?? NaN)))
    const each = PARTS.map((part) => [
      `${part} ms`,
      median(own.map(({ processorMs }) => processorMs[part])).toFixed(2),
    ])
    return [
      [
        side.name,
        {
          [`${kind}/s`]: median(own.map((round) => round.perSecond)).toFixed(0),
          'of the database alone': share.toFixed(2),
          ...Object.fromEntries(each),
        },
      ],
    ]
  })
  console.log(`${kind}, and the processor time of each`)
  console.table(Object.fromEntries(rows))
}
