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

/** One connection may send a burst, then this many events per second. Nobody types faster. */
const EVENT_BUDGET: Budget = { burst: 100, perSecond: 40 }
/** A connected client that sends events. */
export interface Connection {
  readonly id: string
  readonly caller: Caller
  /** Does nothing if the client is gone: its last events are still answered. */
  readonly join: (room: string) => Promise<void>
  readonly leave: (room: string) => Promise<void>
  readonly isIn: (room: string) => boolean
  /** Sends an event to this connection only. */
  readonly send: <Name extends keyof ServerEvents>(event: Name, payload: ServerEvent<Name>) => void
  /** Calls the listener once when the connection ends, however it ends; at once if it has ended already. */
  readonly whenGone: (listener: () => void) => void
}

type Input<Name extends ClientEventName> = z.output<(typeof clientEvents)[Name]['input']>

/** Answers each event from clients. If an answer throws a Refusal, the client gets that. */
export type EventAnswers = {
  readonly [Name in ClientEventName]: (
    input: Input<Name>,
    connection: Connection,
  ) => Promise<ClientEventData<Name>>
}

interface EventHandlerDeps {
  readonly connection: Connection
  readonly answers: () => EventAnswers | undefined
  readonly isLimited: boolean
  readonly report: (message: string) => void
  /** Called with each refused event; of those over the limit, only with the first one. */
  readonly logRefused: (event: ClientEventName, refusal: Refusal) => void
  /** Called when the client sent an unknown event, or one before there are answers. */
  readonly disconnect: () => void
}

/**
 * Answers the events of one connection one after the other, so that messages are stored in the order they
 * were sent. Never throws. Every event that asks for an acknowledgement gets one.
 */
export function createEventHandler({
  connection,
  answers,
  isLimited,
  report,
  logRefused,
  disconnect,
}: EventHandlerDeps) {
  const allowEvent = isLimited ? createBudget(EVENT_BUDGET) : () => true
  let hasLoggedLimit = false
  let turn = Promise.resolve()

  return (event: string, ...args: unknown[]): void => {
    const known = answers()
    if (!known || !isClientEvent(event)) return disconnect()
    const last = args.at(-1)
    const acknowledge = typeof last === 'function' ? (ack: Ack<unknown>) => void last(ack) : () => undefined
    if (!allowEvent(clientEvents[event].cost)) return acknowledge(overLimit(event))
    turn = turn
      .then(async () => acknowledge(await answer(known, event, args[0])))
      // If an acknowledgement cannot be sent, only this event is affected: the next one still has its turn.
      .catch((error: unknown) => report(`sockets: ${event}: ${reasonOf(error)}`))
  }

  function overLimit(event: ClientEventName): Ack<never> {
    const refusal = new Refusal('RATE_LIMITED')
    if (!hasLoggedLimit) logRefused(event, refusal)
    hasLoggedLimit = true
    return refused(refusal)
  }

  async function answer(
    known: EventAnswers,
    event: ClientEventName,
    payload: unknown,
  ): Promise<Ack<unknown>> {
    try {
      const parsed = clientEvents[event].input.safeParse(payload)
      if (!parsed.success) throw refusalOfIssues(parsed.error.issues)
      const decide = known[event] as (input: unknown, connection: Connection) => Promise<unknown>
      return { ok: true, data: await decide(parsed.data, connection) }
    } catch (error) {
      const refusal = toRefusal(error)
      if (refusal.code === 'INTERNAL') report(`sockets: ${event}: ${reasonOf(error)}`)
      else logRefused(event, refusal)
      return refused(refusal)
    }
  }
}

const refused = (refusal: Refusal): Ack<never> => ({ ok: false, error: refusalBody(refusal) })

const isClientEvent = (event: string): event is ClientEventName => Object.hasOwn(clientEvents, event)
