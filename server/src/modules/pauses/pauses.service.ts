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
  readStaffPause,
  recordServed,
  setNotice,
  type Outage,
  type StaffPause,
} from './pauses.store.ts'

export interface PausesDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'everyHere'>
  readonly audit: Pick<AuditService, 'record'>
  readonly sockets: Pick<Sockets<ServerEvents>, 'emit'>
  readonly config: Pick<Config, 'process'>
  readonly log: Log
  /**
   * Postpones the ends that are stored as times, such as those of duties, by the length of the outage; in the same
   * transaction.
   */
  readonly afterOutage: (queries: Queries, outage: Outage) => Promise<void>
}

const LABEL = 'New orders and the clocks'

/**
 * Times that no clock counts: `counted_from` and `deadline_from` of the database leave them out. Outages are recorded
 * when they are over. During pauses of the staff, no new order is taken either.
 */
export function createPausesService(deps: PausesDeps) {
  const { database, jobs, audit, sockets, config, log, afterOutage } = deps

  /**
   * Records that people are served now, and the outage that ends by it. A process that is only a worker serves nobody.
   */
  async function recordServing(): Promise<void> {
    if (config.process === 'worker') return
    const outage = await database.transaction(async (queries) => {
      const ended = await recordServed(queries)
      if (ended) await afterOutage(queries, ended)
      return ended
    })
    if (outage) {
      log.warn({ since: outage.beganAt, seconds: Math.round(outage.seconds) }, 'no clock counts this outage')
    }
  }
  jobs.everyHere(PROCESS_SEEN_SECONDS, 'that people are served', recordServing)

  const toAnswer = (pause: StaffPause | null): { pause: Pause | null } => ({
    pause: pause && { since: pause.since.toISOString(), notice: pause.notice },
  })

  /** Runs `work` with the running pause, or null if there is none, and tells everybody. */
  async function change(work: (queries: Queries, running: StaffPause | null) => Promise<void>) {
    const answer = await database.transaction(async (queries) => {
      await lockPauses(queries)
      await work(queries, await readStaffPause(queries))
      return toAnswer(await readStaffPause(queries))
    })
    sockets.emit(ROLES.map(roleRoom), 'pause_changed', {})
    return answer
  }

  return {
    recordServing,

    async read(): Promise<{ pause: Pause | null }> {
      return toAnswer(await readStaffPause(database.sql))
    },

    /** @throws Refusal ORDERS_PAUSED with `data.notice` during a pause of the staff */
    async requireNone(queries: Queries): Promise<void> {
      const running = await readStaffPause(queries)
      if (running) throw new Refusal('ORDERS_PAUSED', { data: { notice: running.notice } })
    },

    /** Begins a pause, or changes the notice of the running one. */
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
