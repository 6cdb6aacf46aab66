import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatPeople } from './people.ts'
import { gatherCrowd, clientsOf, type Crowd } from './crowd.ts'
import { processorMs, residentMegabytes, type ServerNode } from './nodes.ts'
import { median, quantile } from '../helpers/figures.ts'

const PER_SECOND = 200
const ROUND_SECONDS = 6
const ROUNDS = 15
/** The first sockets make the server allocate what it needs only once, so they are not measured. */
const FIRST_CLIENTS = 200
const SETTLE_MS = 2_000
const TARGET = 4
const BURST = { perSecond: 1_000, seconds: 10 } as const

export interface Side {
  readonly name: string
  readonly nodes: readonly ServerNode[]
}

interface ChatSide extends Side {
  readonly crowd: Crowd
  readonly socketKilobytes: number
}

interface Round {
  readonly p50: number
  readonly p99: number
  readonly lost: number
  /** Processor time of the servers per message. */
  readonly processorMs: number
}

/** Compares both sides in turn, each with 1,000 sockets and 200 messages a second. */
export async function compareDelivery(
  title: string,
  people: ChatPeople,
  [ours, bare]: [Side, Side],
): Promise<void> {
  const sides = [await connectCrowd(ours, people), await connectCrowd(bare, people)] as const
  const rounds: [Round[], Round[]] = [[], []]
  // The first round warms both up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    // The order alternates: work that the first side leaves behind would slow down the second.
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
    for (const index of order) {
      const measured = await measure(sides[index])
      if (round > 0) rounds[index].push(measured)
    }
  }
  const burst = await sides[0].crowd.ask('write', BURST)
  await Promise.all(sides.map(({ crowd }) => crowd.leave()))

  const middle = (index: 0 | 1, figure: keyof Round) => median(rounds[index].map((round) => round[figure]))
  const rows = sides.map(({ name, socketKilobytes }, index) => [
    name,
    {
      'p50 ms': middle(index as 0 | 1, 'p50').toFixed(1),
      'p99 ms': middle(index as 0 | 1, 'p99').toFixed(1),
      'not heard': rounds[index as 0 | 1].reduce((sum, { lost }) => sum + lost, 0),
      'processor ms a message': middle(index as 0 | 1, 'processorMs').toFixed(2),
      'KB a socket': socketKilobytes.toFixed(0),
    },
  ])
  console.log(`${title}: ${countClients(people)} sockets, ${PER_SECOND} messages/s`)
  console.table(Object.fromEntries(rows))
  const ratio = (figure: 'p50' | 'p99') =>
    median(rounds[0].map((round, index) => round[figure] / (rounds[1][index]?.[figure] ?? NaN)))
  console.log(
    `p50 ratio ${ratio('p50').toFixed(2)}, p99 ratio ${ratio('p99').toFixed(2)} ` +
      `(at most ${TARGET}: ${ratio('p99') <= TARGET ? 'met' : 'missed'}); medians of ${ROUNDS} interleaved rounds`,
  )
  const { sent, refused, heardMs } = burst
  console.log(
    `${BURST.perSecond} messages/s for ${BURST.seconds} s: ${refused} refused, ${sent - refused - heardMs.length} not heard ` +
      `(${heardMs.length === sent ? 'met' : 'missed'}), p99 ${quantile(heardMs, 0.99).toFixed(0)} ms`,
  )
}

const countClients = ({ customers, staff }: ChatPeople) => customers.length + staff.length

async function connectCrowd(side: Side, people: ChatPeople): Promise<ChatSide> {
  const all = clientsOf(
    people,
    side.nodes.map(({ url }) => url),
  )
  const crowd = gatherCrowd()
  await crowd.ask('connect', { clients: all.slice(0, FIRST_CLIENTS) })
  const before = await megabytesOf(side)
  await crowd.ask('connect', { clients: all.slice(FIRST_CLIENTS) })
  const after = await megabytesOf(side)
  return { ...side, crowd, socketKilobytes: ((after - before) * 1_024) / (all.length - FIRST_CLIENTS) }
}

async function megabytesOf({ nodes }: Side): Promise<number> {
  await sleep(SETTLE_MS)
  return total(nodes, residentMegabytes)
}

async function total(nodes: readonly ServerNode[], of: (pid: number) => Promise<number>): Promise<number> {
  const each = await Promise.all(nodes.map(({ pid }) => of(pid)))
  return each.reduce((sum, one) => sum + one, 0)
}

async function measure({ crowd, nodes }: ChatSide): Promise<Round> {
  const before = await total(nodes, processorMs)
  const { sent, heardMs } = await crowd.ask('write', { perSecond: PER_SECOND, seconds: ROUND_SECONDS })
  return {
    p50: quantile(heardMs, 0.5),
    p99: quantile(heardMs, 0.99),
    lost: sent - heardMs.length,
    processorMs: ((await total(nodes, processorMs)) - before) / sent,
  }
}
