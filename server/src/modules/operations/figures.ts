import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hostname } from 'node:os'
import type { Problem, UploadsUse } from '@ozi/contract'
import { UPLOADS } from '@ozi/contract'
import type { ArchiveRunner } from '../../platform/archive/run-archive.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { countFailedJobs, countWaitingJobs } from '../../platform/jobs/jobs.store.ts'
import { isNearlyFull, readDisk } from '../../platform/storage/disk.ts'
import type { UploadsSize } from '../../platform/storage/uploads-size.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ownVersion } from '../../platform/version.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import type { PlacesService } from '../places/places.service.ts'
import type { ReconciliationService } from '../reconciliation/reconciliation.service.ts'
import { listProcesses, readBackup, readMigrations, writeProcess } from './operations.store.ts'

/** Figures are reused for so long: several scrapes and open pages cost the database no more than one. */
const REUSED_MS = 15_000
/** The longest that a reader waits for new figures, e.g. while a table is locked. */
const DEADLINE_MS = 2_000
/** A day, from one nightly backup to the next, and two hours. */
const BACKUP_SECONDS = 26 * 3600
/** Names of jobs that send mails end so. */
const isMail = ({ name }: { readonly name: string }) => name.endsWith('-mail')

export interface FiguresDeps {
  readonly database: Database
  readonly config: Pick<Config, 'dataDir' | 'isDataKeyLost'>
  readonly payments: Pick<PaymentsService, 'stagesNow'>
  readonly uploads: Pick<UploadsSize, 'use'>
  readonly region: { isOutdated(): boolean }
  readonly places: Pick<PlacesService, 'health'>
  readonly reconciliation: Pick<ReconciliationService, 'countOpen'>
  readonly dependencies: Pick<Dependencies, 'look' | 'failing'>
  readonly archiveRunner?: Pick<ArchiveRunner, 'state'> | undefined
}

export type Figures = Awaited<ReturnType<ReturnType<typeof createFigures>['read']>>

/** Measures how Ozi runs, at most every REUSED_MS. */
export function createFigures(deps: FiguresDeps) {
  const { config, dependencies } = deps
  const own = { _id: randomUUID(), hostname: hostname(), pid: process.pid, version: ownVersion() }
  const startedAt = new Date(Date.now() - performance.now()).toISOString()
  let known: { readonly at: number; readonly figures: ReturnType<typeof measure> } | undefined

  async function measure() {
    const { sql } = deps.database
    const measuredDisk = await readDisk(config.dataDir)
    await writeProcess(sql, { ...own, startedAt, ...measuredDisk }, dependencies.failing())
    const [waiting, failed, backup, migrations, stages, processes, archive, differences] = await Promise.all([
      countWaitingJobs(sql),
      countFailedJobs(sql),
      readBackup(sql),
      readMigrations(sql),
      deps.payments.stagesNow(),
      listProcesses(sql),
      deps.archiveRunner?.state() ?? null,
      deps.reconciliation.countOpen(),
    ])
    return {
      version: own.version,
      waiting,
      mails: waiting.filter(isMail),
      failed,
      backup,
      migrations,
      stages,
      processes,
      archive,
      differences,
      disk: measuredDisk,
      uploads: deps.uploads.use(),
      isDataKeyLost: config.isDataKeyLost,
      isRegionOutdated: deps.region.isOutdated(),
      areMapsFailing: deps.places.health().failing.length > 0,
    }
  }

  /** The latest figures that were measured completely. */
  let latest: Awaited<ReturnType<typeof measure>> | undefined

  return {
    /**
     * Reads the figures. If the database does not answer in time, e.g. because a table is locked, answers the latest
     * figures with `isLate`.
     * @param isFresh measures now
     * @throws Refusal UNAVAILABLE if nothing was measured before
     */
    async read(isFresh = false) {
      if (!known || isFresh || performance.now() - known.at >= REUSED_MS) {
        const figures = measure()
        known = { at: performance.now(), figures }
        figures.then(
          (measured) => (latest = measured),
          // A failure is not reused.
          () => (known = undefined),
        )
      }
      const late = sleep(DEADLINE_MS, null, { ref: false })
      const measured = await Promise.race([known.figures, late])
      if (measured) return { ...measured, isLate: false }
      if (!latest) throw Refusal.unavailable()
      return { ...latest, isLate: true }
    },
  }
}

const areUploadsNearlyFull = ({ usedBytes, maxBytes }: UploadsUse) =>
  usedBytes >= maxBytes * UPLOADS.warnShare

/** Finds what is wrong by these figures. */
export function findProblems(figures: Figures): Problem[] {
  const { waiting, processes } = figures
  const isReported = (name: Problem) =>
    processes.some(({ isGone, problems }) => !isGone && problems.includes(name))
  const others = waiting.filter((each) => !isMail(each))
  const found: Readonly<Record<Problem, boolean>> = {
    database: figures.isLate,
    mail: figures.mails.some(({ stuck }) => stuck > 0),
    jobs: others.some(({ stuck }) => stuck > 0),
    failed_jobs: figures.failed.some(({ lately }) => lately > 0),
    disk: processes.some((process) => !process.isGone && isNearlyFull(process)),
    uploads: areUploadsNearlyFull(figures.uploads),
    backup: figures.backup.ageSeconds > BACKUP_SECONDS,
    migrations: figures.migrations.pending.length > 0,
    data_key: figures.isDataKeyLost,
    region: figures.isRegionOutdated,
    maps: figures.areMapsFailing,
    backup_log: isReported('backup_log'),
    backup_check: isReported('backup_check'),
    uploads_disk: isReported('uploads_disk'),
    bucket: isReported('bucket'),
    redis: isReported('redis'),
    money: figures.differences > 0,
  }
  return (Object.keys(found) as Problem[]).filter((name) => found[name])
}
