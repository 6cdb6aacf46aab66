import { PROCESS_SEEN_SECONDS, ROLES, type Pause, type ServerEvents } from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { roleRoom, type Sockets } from '../../platform/sockets/sockets.ts'
import type { AuditService } from '../audit/audit.service.ts'
import {
  beginPause,
  endPause,
  lockPauses,
  noteServed,
  readRunning,
  setNotice,
  type Outage,
  type RunningPause,
} from './pauses.store.ts'

export interface PausesDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'everyHere'>
  readonly audit: Pick<AuditService, 'record'>
  readonly sockets: Pick<Sockets<ServerEvents>, 'emit'>
  readonly config: Pick<Config, 'process'>
  readonly log: Log
  /** Moves the ends of what is kept with its end, in the same transaction. */
  readonly afterOutage: (queries: Queries, outage: Outage) => Promise<void>
}

const LABEL = 'New orders and the clocks'

/**
 * Times that no clock counts: `counted_from` and `deadline_from` of the database leave them out. They are outages,
 * which are written down afterwards, and pauses of the staff, in which no new order is taken either.
 */
export function createPausesService(parts: PausesDeps) {
  const { database, jobs, audit, sockets, config, log, afterOutage } = parts

  /** Writes down that people are served, and the outage that ends with it. A worker alone serves nobody. */
  async function noteLife(): Promise<void> {
    if (config.process === 'worker') return
    const outage = await database.transaction(async (queries) => {
      const ended = await noteServed(queries)
      if (ended) await afterOutage(queries, ended)
      return ended
    })
    if (outage) {
      log.warn({ since: outage.beganAt, seconds: Math.round(outage.seconds) }, 'no clock counts this outage')
    }
  }
  jobs.everyHere(PROCESS_SEEN_SECONDS, 'that people are served', noteLife)

  const toAnswer = (pause: RunningPause | null): { pause: Pause | null } => ({
    pause: pause && { since: pause.since.toISOString(), notice: pause.notice },
  })

  /** Changes the pause that goes on, or the state without one, and says so to all. */
  async function change(work: (queries: Queries, running: RunningPause | null) => Promise<void>) {
    const answer = await database.transaction(async (queries) => {
      await lockPauses(queries)
      await work(queries, await readRunning(queries))
      return toAnswer(await readRunning(queries))
    })
    sockets.emit(ROLES.map(roleRoom), 'pause_changed', {})
    return answer
  }

  return {
    noteLife,

    async read(): Promise<{ pause: Pause | null }> {
      return toAnswer(await readRunning(database.sql))
    },

    /** @throws Refusal ORDERS_PAUSED with `data.notice` during a pause of the staff */
    async requireNone(queries: Queries): Promise<void> {
      const running = await readRunning(queries)
      if (running) throw new Refusal('ORDERS_PAUSED', { data: { notice: running.notice } })
    },

    /** Begins a pause; of one that goes on, changes the notice. */
    begin: (caller: Caller, notice: string) =>
      change(async (queries, running) => {
        await (running ? setNotice(queries, running._id, notice) : beginPause(queries, notice))
        await audit.record(queries, caller, {
          action: 'orders.pause',
          subject: { label: LABEL },
          ...(running ? { before: { isPaused: true, notice: running.notice } } : {}),
          after: { isPaused: true, notice },
        })
      }),

    end: (caller: Caller) =>
      change(async (queries, running) => {
        if (!running) return
        await endPause(queries, running._id)
        await audit.record(queries, caller, {
          action: 'orders.resume',
          subject: { label: LABEL },
          before: { isPaused: true },
          after: { isPaused: false },
        })
      }),
  }
}

export type { Outage }
export type PausesService = ReturnType<typeof createPausesService>
