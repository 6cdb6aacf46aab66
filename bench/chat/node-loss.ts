import type { Message } from '@ozi/contract'
import type { ServerNode } from './nodes.ts'
import type { ChatCustomer } from './people.ts'
import { catchUp } from './reader.ts'
import { createWriter } from './writer.ts'

/** The share of the messages that must be acknowledged before the server is killed. */
const SHARE_BEFORE = 0.4

export interface NodeLoss {
  readonly acknowledged: number
  /** Acknowledged but not stored. */
  readonly lost: number
  /** Stored more often than they were sent. */
  readonly doubled: number
  /** Out of order, by sequence or among the writer's own messages. */
  readonly disordered: number
  /** Milliseconds until every writer at the killed server had a message acknowledged by the other one. */
  readonly resumedMs: number
}

/**
 * Each customer writes in their own conversation, half of them at each server. The second server is killed
 * while they write. Its writers repeat unacknowledged messages at the other server, with the same clientId.
 */
export async function loseNode(
  [staying, going]: readonly [ServerNode, ServerNode],
  customers: readonly ChatCustomer[],
  each: number,
): Promise<NodeLoss> {
  const writers = customers.map((customer, index) => {
    const urls = index % 2 === 0 ? [staying.url, going.url] : [going.url, staying.url]
    return { customer, isAtGoing: index % 2 === 1, ...createWriter(customer, urls) }
  })
  const writing = Promise.all(writers.map((writer) => writer.write(each)))
  const total = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  while (total() < customers.length * each * SHARE_BEFORE)
    await new Promise((resolve) => setTimeout(resolve, 5))
  const killedAt = performance.now()
  await going.kill()
  await writing
  for (const writer of writers) writer.close()

  const resumed = writers
    .filter(({ isAtGoing }) => isAtGoing)
    .map(({ acknowledgedAt }) => (acknowledgedAt.find((at) => at > killedAt) ?? killedAt) - killedAt)
  const figures = { acknowledged: total(), lost: 0, doubled: 0, disordered: 0 }
  for (const { customer, acknowledged } of writers) {
    const stored = await catchUp(staying.url, customer, 1)
    const known = new Set(stored.map(({ clientId }) => clientId))
    figures.lost += [...acknowledged.keys()].filter((clientId) => !known.has(clientId)).length
    figures.doubled += stored.length - known.size + Math.max(0, stored.length - each)
    figures.disordered += countDisordered(stored, acknowledged)
  }
  return { ...figures, resumedMs: Math.max(...resumed) }
}

/** Sequences must run from 2 without gaps, in writing order, and match the acknowledgements. */
function countDisordered(stored: readonly Message[], acknowledged: ReadonlyMap<string, Message>): number {
  return stored.filter(
    ({ sequence, content, clientId }, index) =>
      sequence !== index + 2 ||
      content !== String(index) ||
      acknowledged.get(clientId)?.sequence !== sequence,
  ).length
}
