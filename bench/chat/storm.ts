import { API_ROOT } from '@ozi/contract'
import { quantile } from '../helpers/figures.ts'
import { gatherCrowd, seatsOf, type Crowd } from './crowd.ts'
import type { ServerNode } from './nodes.ts'
import type { ChatPeople } from './people.ts'
import { startProbe } from './probe.ts'

/** A process can only open a limited number of files, so each crowd process has at most this many sockets. */
const SEATS_OF_CROWD = 2_500

export interface Storm {
  readonly sockets: number
  readonly connected: number
  readonly refused: number
  readonly allBackMs: number
  /** About the API calls that were made every 100 ms meanwhile. */
  readonly calls: {
    readonly count: number
    readonly failed: number
    readonly p99Ms: number
    readonly maxMs: number
  }
}

/** All sockets of a server are lost and reconnect at the same moment, while API calls are made. */
export async function storm({ url }: ServerNode, people: ChatPeople): Promise<Storm> {
  const seats = seatsOf(people, [url])
  const crowds: Crowd[] = []
  for (let first = 0; first < seats.length; first += SEATS_OF_CROWD) {
    const crowd = gatherCrowd({ isModest: true })
    await crowd.ask('connect', { seats: seats.slice(first, first + SEATS_OF_CROWD) })
    crowds.push(crowd)
  }
  const probe = startProbe(
    [`${url}${API_ROOT}/health`, `${url}${API_ROOT}/user/conversations`],
    people.customers[0]?.token ?? '',
  )
  const back = await Promise.all(crowds.map((crowd) => crowd.ask('reconnect', {})))
  const { takenMs, failed } = await probe.stop()
  await Promise.all(crowds.map((crowd) => crowd.leave()))
  const total = (figure: 'connected' | 'refused') => back.reduce((sum, one) => sum + one[figure], 0)
  return {
    sockets: seats.length,
    ...{ connected: total('connected'), refused: total('refused') },
    allBackMs: Math.max(...back.map(({ allBackMs }) => allBackMs)),
    calls: { count: takenMs.length, failed, p99Ms: quantile(takenMs, 0.99), maxMs: Math.max(...takenMs) },
  }
}
