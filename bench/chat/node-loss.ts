import type { Message } from '@ozi/contract'
import type { ServerNode } from './nodes.ts'
import type { ChatCustomer } from './people.ts'
import { catchUp } from './reader.ts'
import { createWriter } from './writer.ts'

/** How long somebody is let to go on before the server is taken away. */
const SHARE_BEFORE = 0.4

export interface NodeLoss {
  readonly acknowledged: number
  /** Acknowledged and not stored. */
  readonly lost: number
  /** Stored more often than said. */
  readonly doubled: number
  /** Not where it belongs, by its sequence or among its writer's own. */
  readonly disordered: number
  /** Until each writer who was at the killed server had a message acknowledged at the other, milliseconds. */
  readonly resumedMs: number
}

/**
 * Writers at two servers, of which the second is killed in the middle: what was not acknowledged they say again at the
 * other, with the same clientId. Two write in each conversation when `customers` has half as many.
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

/** Sequences from 2 without gaps, what was written first stands first, and as it was acknowledged. */
function countDisordered(stored: readonly Message[], acknowledged: ReadonlyMap<string, Message>): number {
  return stored.filter(
    ({ sequence, content, clientId }, index) =>
      sequence !== index + 2 ||
      content !== String(index) ||
      acknowledged.get(clientId)?.sequence !== sequence,
  ).length
}
