import {
  clientEvents,
  type Ack,
  type ClientEventData,
  type ClientEventName,
  type ServerEvent,
  type ServerEvents,
} from '@ozi/contract'
import type { z } from 'zod'
import { reasonOf } from '../database/failure.ts'
import { refusalBody, refusalOfIssues, toRefusal } from '../http/errors.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from '../sessions/caller.ts'
import { createBudget, type Budget } from './budget.ts'

/** What one connection may say: a burst, and then so many a second. Nobody types faster. */
const EVENT_BUDGET: Budget = { burst: 100, perSecond: 40 }
/** What counts for more than one: joining brings up to two hundred messages. Whoever is told to wait joins later. */
const EVENT_COST: Partial<Record<ClientEventName, number>> = { join_conversation: 5 }

/** Whoever says something, as long as they are connected. */
export interface Connection {
  readonly id: string
  readonly caller: Caller
  /** Nothing for one that is gone: what it said is answered all the same. */
  readonly join: (room: string) => Promise<void>
  readonly isIn: (room: string) => boolean
  /** Tells this connection alone. */
  readonly tell: <Name extends keyof ServerEvents>(event: Name, payload: ServerEvent<Name>) => void
  /** Once, when it is gone, however it ended; at once where it is gone already. */
  readonly whenGone: (listener: () => void) => void
}

type Input<Name extends ClientEventName> = z.output<(typeof clientEvents)[Name]['input']>

/** What each event of a client does; a Refusal it throws is what the client is answered. */
export type Answers = {
  readonly [Name in ClientEventName]: (
    input: Input<Name>,
    connection: Connection,
  ) => Promise<ClientEventData<Name>>
}

export interface SaidParts {
  readonly connection: Connection
  readonly answers: () => Answers | undefined
  readonly isLimited: boolean
  readonly report: (message: string) => void
  /** The client said what nobody asked for. */
  readonly cut: () => void
}

/**
 * Answers what one connection says: each event in turn, so that messages are stored in the order they were sent.
 * Never throws; an event is always answered where an answer was asked for.
 */
export function createHearing({ connection, answers, isLimited, report, cut }: SaidParts) {
  const mayBeHeard = isLimited ? createBudget(EVENT_BUDGET) : () => true
  let turn = Promise.resolve()

  return (event: string, ...said: unknown[]): void => {
    const known = answers()
    if (!known || !isClientEvent(event)) return cut()
    const last = said.at(-1)
    const acknowledge = typeof last === 'function' ? (ack: Ack<unknown>) => void last(ack) : () => undefined
    if (!mayBeHeard(EVENT_COST[event] ?? 1)) return acknowledge(refused(new Refusal('RATE_LIMITED')))
    turn = turn
      .then(async () => acknowledge(await answer(known, event, said[0])))
      // What could not be told is this event's alone: those that come after it have their turn.
      .catch((error: unknown) => report(`sockets: ${event}: ${reasonOf(error)}`))
  }

  async function answer(known: Answers, event: ClientEventName, said: unknown): Promise<Ack<unknown>> {
    try {
      const parsed = clientEvents[event].input.safeParse(said)
      if (!parsed.success) throw refusalOfIssues(parsed.error.issues)
      const decide = known[event] as (input: unknown, connection: Connection) => Promise<unknown>
      return { ok: true, data: await decide(parsed.data, connection) }
    } catch (error) {
      const refusal = toRefusal(error)
      if (refusal.code === 'INTERNAL') report(`sockets: ${event}: ${reasonOf(error)}`)
      return refused(refusal)
    }
  }
}

const refused = (refusal: Refusal): Ack<never> => ({ ok: false, error: refusalBody(refusal) })

const isClientEvent = (event: string): event is ClientEventName => Object.hasOwn(clientEvents, event)
