import { setTimeout as sleep } from 'node:timers/promises'
import { someErrand } from '../../e2e/helpers/errands.ts'
import type { Sql } from '../../server/src/platform/database/index.ts'
import { openListener, openOrderListener } from '../chat/listener.ts'
import { seedChat, type ChatCustomer } from '../chat/people.ts'
import { createWriter } from '../chat/writer.ts'
import { compareStored, longestGapMs, type Comparison } from '../helpers/acknowledged.ts'
import { OrderStream } from '../helpers/order-stream.ts'
import { PictureStream } from './picture-stream.ts'

/** What became of one kind of thing that was sent while a part was away. */
export interface Outcome extends Comparison {
  readonly kind: 'orders' | 'messages' | 'pictures'
  /** The longest time without an acknowledgement. */
  readonly gapMs: number
  /** Of orders and messages: stored, but not at an open page of the staff. Of pictures: named, but not readable. */
  readonly missing: number
  /** Of orders: how often each answer came that was no acknowledgement, by its status; 0 for a cut connection. */
  readonly refusals: ReadonlyMap<number, number>
}

export interface Load {
  /** Stops sending, once all that was begun is acknowledged. */
  readonly stop: () => Promise<void>
  /** Compares what was acknowledged with the database, as it is now. */
  readonly compare: (sql: Sql) => Promise<Outcome[]>
}

const ORDERING = 4
const WRITING = 4
const WRITING_PAUSE_MS = 20
/** Pages with the list of orders; the proxy gives each to another server. */
const WATCHING = 3
/** How long the other side may take to have the last message: pages connect again after some seconds. */
const HEARD_MS = 15_000

/** New people order, write and send pictures, each as fast as they are answered, and staff listen. */
export async function startLoad(url: string, sql: Sql): Promise<Load> {
  const people = await seedChat(sql, { customers: ORDERING + WRITING + 1, staff: 1 })
  const [staff] = people.staff
  const ordering = people.customers.slice(0, ORDERING)
  const writing = people.customers.slice(ORDERING, ORDERING + WRITING)
  const sending = people.customers.at(-1)
  if (!staff || !sending) throw new Error('nobody is here')

  const orders = new OrderStream(
    url,
    ordering.map(({ token }) => token),
    await someErrand(url),
  )
  const writers = writing.map((customer) => createWriter(customer, [url]))
  const listeners = writing.map((customer) => openListener(url, { ...customer, token: staff.token }))
  const watchers = Array.from({ length: WATCHING }, () =>
    openOrderListener(url, staff, () => orders.acknowledged),
  )
  const pictures = new PictureStream(url, sending)
  let isOver = false
  orders.start(ORDERING)
  pictures.start()
  const written = Promise.all(writers.map((writer) => writer.writeUntil(() => isOver, WRITING_PAUSE_MS)))

  const texts = () =>
    new Set(writers.flatMap(({ acknowledged }) => [...acknowledged.values()].map(({ content }) => content)))
  const unheard = () => [...texts()].filter((text) => !listeners.some(({ heard }) => heard.has(text))).length
  const unseen = () =>
    [...orders.acknowledged].filter((key) => !watchers.every(({ heard }) => heard.has(key))).length

  return {
    async stop() {
      isOver = true
      await Promise.all([orders.stop(), pictures.stop(), written])
      for (const until = Date.now() + HEARD_MS; unheard() + unseen() > 0 && Date.now() < until;) {
        await sleep(100)
      }
      for (const { close } of [...writers, ...listeners, ...watchers]) close()
    },
    async compare(sql) {
      const ids = ordering.map(({ accountId }) => accountId)
      const placed = await sql<{ key: string }[]>`
        select package_details as key from orders where customer_id = any(${ids})`
      return [
        {
          kind: 'orders',
          ...compareStored(
            orders.acknowledged,
            placed.map(({ key }) => key),
          ),
          gapMs: orders.phases()[0]?.longestPauseMs ?? NaN,
          missing: unseen(),
          refusals: orders.refusals,
        },
        {
          kind: 'messages',
          ...compareStored(texts(), await readMessages(sql, writing)),
          gapMs: longestGapMs(writers.flatMap(({ acknowledgedAt }) => acknowledgedAt)),
          missing: unheard(),
          refusals: new Map(),
        },
        {
          kind: 'pictures',
          ...compareStored(pictures.acknowledged, await readMessages(sql, [sending])),
          gapMs: longestGapMs(pictures.acknowledgedAt),
          missing: await pictures.countMissing(),
          refusals: new Map(),
        },
      ]
    },
  }
}

async function readMessages(sql: Sql, customers: readonly ChatCustomer[]): Promise<string[]> {
  const ids = customers.map(({ conversationId }) => conversationId)
  const rows = await sql<{ content: string }[]>`
    select content from messages where conversation_id = any(${ids}) and sequence > 1`
  return rows.map(({ content }) => content)
}
